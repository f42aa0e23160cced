import type { ReactNode } from "react";
import { ChoiceGroup } from "#client/ui/choice-group.tsx";
import { TextField } from "#client/ui/field.tsx";
import type { ResponseOf } from "#shared/api/endpoint.ts";
import type { factConfirmationsApi } from "#shared/api/fact-confirmations.ts";
import { ANSWER_MAX } from "#shared/api/limits.ts";
import type { AnswerKind } from "#shared/domain/winery/confirmed-facts.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { type AnswerDraft, DAY_CODES, type Gap, linesShown } from "./answer-drafts.ts";

interface FactQuestionProps {
  readonly question: ResponseOf<typeof factConfirmationsApi.questions>["facts"][number];
  readonly draft: AnswerDraft;
  readonly error: string | undefined;
  readonly gap: Gap | undefined;
  readonly onChange: (draft: AnswerDraft) => void;
}

/** One fact: what the guide says of it and since when, and the winery's answer. */
export function FactQuestion({ question, draft, error, gap, onChange }: FactQuestionProps) {
  const { fact, label, kind, source } = question;
  const shown = kind === "phone" && question.shown ? formatPhone(question.shown) : question.shown;
  const choices = [
    ...(shown === null ? [] : [["right", "Still right"] as const]),
    ["changed", shown === null ? "Tell us" : "Changed"] as const,
    ...(kind === "dates" ? [] : [["hide", "Don’t publish"] as const]),
    // Takes back what was pressed by mistake.
    [undefined, "No answer"] as const,
  ];
  return (
    <fieldset className="grid gap-2 border-t border-rule py-5">
      <legend className="float-left font-display text-xl">{label}</legend>
      <p className="clear-both text-ink">
        {question.inWords ?? shown ?? (kind === "dates" ? "None that we know of" : "We don’t know")}
        {source ? <span className="block text-sm text-ink-faint">{source}</span> : null}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(([say, words]) => (
          <label key={words} className="flex min-h-11 items-center gap-2 font-semibold">
            <input
              type="radio"
              name={fact}
              checked={draft.say === say}
              onChange={() => onChange({ say, fields: draft.fields })}
            />
            {words}
          </label>
        ))}
      </div>
      {draft.say === "changed" ? (
        <ChangedValue
          kind={kind}
          fields={draft.fields}
          error={error}
          gap={gap}
          onChange={(name, value) =>
            onChange({ ...draft, fields: { ...draft.fields, [name]: value } })
          }
        />
      ) : null}
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {kind === "hours" || kind === "dates" ? error : null}
      </p>
    </fieldset>
  );
}

interface ChangedValueProps {
  readonly kind: AnswerKind;
  readonly fields: AnswerDraft["fields"];
  readonly error: string | undefined;
  readonly gap: Gap | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** The fields in which a winery says what is right. */
function ChangedValue({ kind, fields, error, gap, onChange }: ChangedValueProps) {
  const text = (name: string, label: string, more: Readonly<Record<string, string>> = {}) => (
    <TextField
      label={label}
      error={name === gap?.field ? gap.text : name === "text" ? error : undefined}
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
  const shown = linesShown(fields);
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
      return shown.map((line) => <div key={line}>{dates(line, "Closed from", "Until")}</div>);
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
