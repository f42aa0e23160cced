import type { ResponseOf } from "#shared/api/endpoint.ts";
import type { factConfirmationsApi } from "#shared/api/fact-confirmations.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import type { AnswerDraft } from "./answer-drafts.ts";
import { ChangedValue } from "./changed-value.tsx";

interface FactQuestionProps {
  readonly question: ResponseOf<typeof factConfirmationsApi.questions>["facts"][number];
  readonly draft: AnswerDraft;
  readonly error: string | undefined;
  readonly onChange: (draft: AnswerDraft) => void;
}

/** One fact: what the guide says of it and since when, and the winery's answer. */
export function FactQuestion({ question, draft, error, onChange }: FactQuestionProps) {
  const { fact, label, kind, source } = question;
  const shown = kind === "phone" && question.shown ? formatPhone(question.shown) : question.shown;
  const choices = [
    ...(shown === null ? [] : [["right", "Still right"] as const]),
    ["changed", shown === null ? "Tell us" : "Changed"] as const,
    ...(kind === "dates" ? [] : [["hide", "Don’t publish"] as const]),
  ];
  return (
    <fieldset className="grid gap-2 border-t border-rule py-5">
      <legend className="float-left font-display text-xl">{label}</legend>
      <p className="clear-both text-ink">
        {shown ?? (kind === "dates" ? "None that we know of" : "We don’t know")}
        {source ? <span className="block text-sm text-ink-faint">{source}</span> : null}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(([say, words]) => (
          <label key={say} className="flex min-h-11 items-center gap-2 font-semibold">
            <input
              type="radio"
              name={fact}
              checked={draft.say === say}
              onChange={() => onChange({ ...draft, say })}
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
          onChange={(name, value) =>
            onChange({ ...draft, fields: { ...draft.fields, [name]: value } })
          }
        />
      ) : null}
    </fieldset>
  );
}
