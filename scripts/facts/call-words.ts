/** The answers of one call, typed in one go. */
import { CommandError } from "#scripts/command.ts";
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

/**
 * One answer as an editor types it: "right", "hide", or a value.
 *
 * @throws CommandError for a value that cannot be read.
 */
export function readAnswer(fact: ConfirmedFact, text: string): FactAnswer {
  const word = text.trim().toLowerCase().replace(/[.!]$/, "");
  if (word === "right" || word === "hide") return { say: word };
  const reading = readValue(fact, text);
  if (reading.ok) return { say: "changed", value: reading.value };
  throw new CommandError(`${fact} "${text}": ${reading.advice}`);
}

/** What is typed short on the phone, as it is stored or printed: "8+". */
function asWritten(fact: ConfirmedFact, value: string): string {
  if (fact === "closedWeeks") return value.replace(/;/g, ",");
  return fact === "groups" ? value.replace(/^(\d+)\+$/, "Groups of $1 or more call first") : value;
}

/**
 * Reads "fee 20, waived with two bottles; booking no; groups 8 or more call first". A part that begins
 * with no fact's name continues with the one before it, so that hours may have rules of their own; "right" and
 * "hide" stand for still right and not to be published.
 *
 * @throws CommandError with all that cannot be read.
 */
export function readCall(text: string): FactAnswers {
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
    try {
      return [[fact, readAnswer(fact, asWritten(fact, value))]];
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      faults.push(error.message);
      return [];
    }
  });
  if (parts.length > new Set(parts.map(({ fact }) => fact)).size)
    faults.push("a fact is said twice");
  if (parts.length === 0 && faults.length === 0) faults.push("nothing was said");
  if (faults.length > 0) throw new CommandError(faults.join("\n"));
  return Object.fromEntries(answers);
}
