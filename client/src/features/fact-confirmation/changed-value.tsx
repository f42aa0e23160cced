import type { ReactNode } from "react";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { ANSWER_MAX } from "#shared/api/limits.ts";
import type { AnswerKind } from "#shared/domain/winery/confirmed-facts.ts";
import { type AnswerDraft, DAY_CODES, LINES } from "./answer-drafts.ts";

interface ChangedValueProps {
  readonly kind: AnswerKind;
  readonly fields: AnswerDraft["fields"];
  readonly error: string | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** The fields in which a winery says what is right. */
export function ChangedValue({ kind, fields, error, onChange }: ChangedValueProps) {
  const text = (name: string, label: string, more: Readonly<Record<string, string>> = {}) => (
    <TextField
      label={label}
      error={name === "text" ? error : undefined}
      {...more}
      value={fields[name] ?? ""}
      maxLength={ANSWER_MAX / 2}
      onChange={(event) => onChange(name, event.target.value)}
    />
  );
  const pair = (first: ReactNode, second: ReactNode) => (
    <div className="grid gap-3 sm:grid-cols-2">
      {first}
      {second}
    </div>
  );
  const dates = (line: number | "", from: string, until: string) =>
    pair(
      text(`from${line}`, from, { type: "date" }),
      text(`until${line}`, until, { type: "date" }),
    );
  const shown = LINES.filter(
    (line) => line === 0 || fields[`days${line - 1}`] || fields[`from${line - 1}`],
  );
  switch (kind) {
    case "yesNo":
      return (
        <ChoiceGroup
          label="What is right?"
          look="line"
          choices={YES_NO}
          error={error}
          inputOf={(value) => ({
            checked: fields.text === value,
            onChange: () => onChange("text", value),
          })}
        />
      );
    case "fee":
      return pair(
        text("text", "Dollars a person, or “free”", { inputMode: "text", placeholder: "20" }),
        text("note", "What waives it (optional)", { placeholder: "waived with two bottles" }),
      );
    case "phone":
      return text("text", "Phone", { type: "tel", autoComplete: "tel" });
    case "dates":
      return (
        <>
          {shown.map((line) => (
            <div key={line}>{dates(line, "Closed from", "Until")}</div>
          ))}
          <Wrong text={error} />
        </>
      );
    case "hours":
      return (
        <>
          {dates("", "These hours hold from (optional)", "Until")}
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={fields.text === "appointment"}
              onChange={(event) => onChange("text", event.target.checked ? "appointment" : "")}
            />
            By appointment only
          </label>
          {fields.text === "appointment"
            ? null
            : shown.map((line) => (
                <fieldset key={line} className="mt-3 grid gap-3">
                  <legend className="text-sm font-semibold">
                    {line === 0 ? "Open on" : "Other hours on"}
                  </legend>
                  <Days
                    days={fields[`days${line}`] ?? ""}
                    onChange={(days) => onChange(`days${line}`, days)}
                  />
                  {pair(
                    text(`opens${line}`, "From", { type: "time" }),
                    text(`closes${line}`, "To", { type: "time" }),
                  )}
                </fieldset>
              ))}
          <Wrong text={error} />
        </>
      );
    default:
      return text("text", "What is right?");
  }
}

const DAY_NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

function Wrong({ text }: { readonly text: string | undefined }) {
  return (
    <p role="alert" className="text-sm font-medium text-danger empty:hidden">
      {text}
    </p>
  );
}

interface DaysProps {
  /** Codes of the days that are chosen. */
  readonly days: string;
  readonly onChange: (days: string) => void;
}

function Days({ days, onChange }: DaysProps) {
  return (
    <div className="flex flex-wrap gap-x-4">
      {DAY_CODES.map((code, day) => (
        <label key={code} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={days.includes(code)}
            onChange={({ target }) =>
              onChange(target.checked ? days + code : days.replace(code, ""))
            }
          />
          {DAY_NAMES[day]}
        </label>
      ))}
    </div>
  );
}
