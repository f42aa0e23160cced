/** The questions wineries get once a season, and the form of answers (docs/editing.md). */
import { parseOsmHours } from "./osm-hours.ts";
import { NoSpan, readSpan } from "./year-span.ts";

const fact = <const K extends string>(label: string, kind: K, question: string) => ({
  label,
  kind,
  question,
});

/**
 * The facts of the season mail, in the order in which one speaks of them. `kind` is the form of a
 * changed value; `question` is for the phone.
 */
export const CONFIRMED_FACTS = {
  hours: fact("Hours", "hours", "When are you open this season, and for which dates?"),
  closedWeeks: fact("Weeks you are closed", "dates", "Are there weeks when you are closed?"),
  tastingFee: fact(
    "Tasting fee, and what waives it",
    "fee",
    "What does a tasting cost, and what waives the fee?",
  ),
  reservationsRequired: fact("Reservations required", "yesNo", "Do visitors need a reservation?"),
  walkInsWelcome: fact("Walk-ins welcome", "yesNo", "Do you take walk-ins?"),
  groups: fact(
    "How to book, and for how many",
    "text",
    "How large a group should call first, and how many can you take?",
  ),
  dogs: fact("Dogs welcome", "yesNo", "Are dogs welcome?"),
  children: fact("Children welcome", "yesNo", "Are children welcome?"),
  food: fact("Food served", "yesNo", "Do you serve food?"),
  wheelchair: fact(
    "Wheelchair access",
    "yesNo",
    "Can a guest in a wheelchair get in, and into a restroom?",
  ),
  phone: fact("Phone", "phone", "Is this the number visitors should call?"),
};

export type ConfirmedFact = keyof typeof CONFIRMED_FACTS;

export type AnswerKind = (typeof CONFIRMED_FACTS)[ConfirmedFact]["kind"];

export const CONFIRMED_FACT_NAMES = Object.keys(CONFIRMED_FACTS) as readonly ConfirmedFact[];

/** Still right (of what the page showed, if known), to be hidden, or changed to a value in its normal form. */
export type FactAnswer =
  | { readonly say: "right"; readonly shown?: string | undefined }
  | { readonly say: "hide" }
  | { readonly say: "changed"; readonly value: string };

export type FactAnswers = Readonly<Partial<Record<ConfirmedFact, FactAnswer>>>;

export type ValueReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly advice: string };

const MAX_TEXT_LENGTH = 300;
const FEE = /^(free|\$?\d{1,3}(?:\.\d{2})?)(?:,\s*(\S.*))?$/i;
const MAX_FEE_NOTE_LENGTH = 200;

const read = (value: string): ValueReading => ({ ok: true, value });
const wrong = (advice: string): ValueReading => ({ ok: false, advice });

const READERS: Readonly<Record<AnswerKind, (text: string) => ValueReading>> = {
  hours: (text) => {
    const reading = parseOsmHours(text);
    return reading.ok ? read(text) : wrong(`“${reading.rule}”: ${reading.reason}`);
  },
  dates: (text) => {
    try {
      for (const span of spansOf(text)) readSpan(span);
      return read(spansOf(text).join(", "));
    } catch (error) {
      if (error instanceof NoSpan) return wrong(error.message);
      throw error;
    }
  },
  fee: (text) => {
    const [, amount = "", note] = FEE.exec(text) ?? [];
    if (amount === "") return wrong("Write the fee in dollars, or “free”");
    if (note && note.length > MAX_FEE_NOTE_LENGTH)
      return wrong(`Say what waives it in at most ${MAX_FEE_NOTE_LENGTH} characters`);
    const fee = amount.replace("$", "").toLowerCase();
    return read(note === undefined ? fee : `${fee}, ${note}`);
  },
  yesNo: (text) => (/^(yes|no)$/i.test(text) ? read(text.toLowerCase()) : wrong("Say yes or no")),
  phone: (text) => {
    const digits = text.replaceAll(/[^\d]/g, "").replace(/^1(?=\d{10}$)/, "");
    return digits.length === 10 ? read(`+1${digits}`) : wrong("Write all ten digits");
  },
  text: (text) =>
    text.length <= MAX_TEXT_LENGTH ? read(text) : wrong(`At most ${MAX_TEXT_LENGTH} characters`),
};

/** The normal form of a value, or what is wrong with it. */
export function readValue(fact: ConfirmedFact, text: string): ValueReading {
  const plain = plainText(text);
  if (plain === "") return wrong("Tell us what is right");
  return READERS[CONFIRMED_FACTS[fact].kind](plain);
}

/** A stranger's text on one line, without control characters and SQL comments (`--`). */
export const plainText = (text: string) =>
  text
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .replaceAll(/-{2,}/g, "–")
    .trim();

/** The spans of "2027 Jan 4-17, 2027 Feb 1-7". */
export const spansOf = (text: string) => text.split(/,\s*/);
