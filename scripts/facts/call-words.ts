/** The answers of one call, typed in one go. */
import {
  CONFIRMED_FACT_NAMES,
  type ConfirmedFact,
  type FactAnswer,
  type FactAnswers,
  readValue,
} from "#shared/domain/winery/confirmed-facts.ts";

/** What the facts are called on the phone; the first word decides. */
const CALLED: readonly (readonly [RegExp, ConfirmedFact])[] = [
  [/^(?:hours|open)\b:?/i, "hours"],
  [/^closed\b:?/i, "closedWeeks"],
  [/^fee\b:?/i, "tastingFee"],
  [/^(?:bookings?|reservations?)\b:?/i, "reservationsRequired"],
  [/^walk-?ins?\b:?/i, "walkInsWelcome"],
  [/^groups?\b:?/i, "groups"],
  [/^dogs?\b:?/i, "dogs"],
  [/^(?:children|kids)\b:?/i, "children"],
  [/^food\b:?/i, "food"],
  [/^(?:wheelchair|access)\b:?/i, "wheelchair"],
  [/^phone\b:?/i, "phone"],
];

export type CallReading =
  | { readonly ok: true; readonly answers: FactAnswers }
  | { readonly ok: false; readonly faults: readonly string[] };

/** One answer as an editor types it: "right", "hide", or a value. */
export function readAnswer(
  fact: ConfirmedFact,
  text: string,
):
  | { readonly ok: true; readonly answer: FactAnswer }
  | { readonly ok: false; readonly advice: string } {
  if (text === "right" || text === "hide") return { ok: true, answer: { say: text } };
  const reading = readValue(fact, text);
  return reading.ok ? { ok: true, answer: { say: "changed", value: reading.value } } : reading;
}

/**
 * Reads "fee 20, waived with two bottles; booking no; groups 8 or more call first". A part that begins
 * with no fact's name continues with the one before it, so that hours may have rules of their own; "right" and
 * "hide" stand for still right and not to be published.
 */
export function readCall(text: string): CallReading {
  const parts: { fact: ConfirmedFact; value: string }[] = [];
  const faults: string[] = [];
  for (const part of text.split(";").map((each) => each.trim())) {
    const [form, fact] = CALLED.find(([pattern]) => pattern.test(part)) ?? [];
    const last = parts.at(-1);
    if (form && fact) parts.push({ fact, value: part.replace(form, "").trim() });
    else if (last?.fact === "hours" || last?.fact === "closedWeeks") last.value += `; ${part}`;
    else if (part !== "")
      faults.push(`"${part}" begins with none of ${CONFIRMED_FACT_NAMES.join(", ")}`);
  }
  const answers = parts.flatMap(({ fact, value }): [string, FactAnswer][] => {
    const reading = readAnswer(fact, value.replace(fact === "closedWeeks" ? /;/g : /$^/, ","));
    if (reading.ok) return [[fact, reading.answer]];
    faults.push(`${fact} "${value}": ${reading.advice}`);
    return [];
  });
  if (parts.length > new Set(parts.map(({ fact }) => fact)).size)
    faults.push("a fact is said twice");
  if (parts.length === 0 && faults.length === 0) faults.push("nothing was said");
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, answers: Object.fromEntries(answers) };
}
