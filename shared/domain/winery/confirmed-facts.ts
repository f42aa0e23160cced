/** The questions wineries get once a season, and the form of answers (docs/editing.md). */
import { parseOsmHours } from "./osm-hours.ts";
import { NoSpan, readSpan } from "./year-span.ts";

/**
 * The facts of the season mail, in the order in which one speaks of them. `kind` is the form of a
 * changed value; `question` is for the phone.
 */
export const CONFIRMED_FACTS = {
  hours: {
    label: "Hours",
    kind: "hours",
    question: "When are you open this season, and for which dates?",
  },
  closedWeeks: {
    label: "Weeks you are closed",
    kind: "dates",
    question: "Are there weeks when you are closed?",
  },
  tastingFee: {
    label: "Tasting fee, and what waives it",
    kind: "fee",
    question: "What does a tasting cost, and what waives the fee?",
  },
  reservationsRequired: {
    label: "Reservations required",
    kind: "yesNo",
    question: "Do visitors need a reservation?",
  },
  walkInsWelcome: { label: "Walk-ins welcome", kind: "yesNo", question: "Do you take walk-ins?" },
  groups: {
    label: "How to book, and for how many",
    kind: "text",
    question: "How large a group should call first, and how many can you take?",
  },
  dogs: { label: "Dogs welcome", kind: "yesNo", question: "Are dogs welcome?" },
  children: { label: "Children welcome", kind: "yesNo", question: "Are children welcome?" },
  food: { label: "Food served", kind: "yesNo", question: "Do you serve food?" },
  wheelchair: {
    label: "Wheelchair access",
    kind: "yesNo",
    question: "Can a guest in a wheelchair get in, and into a restroom?",
  },
  phone: { label: "Phone", kind: "phone", question: "Is this the number visitors should call?" },
} as const;

export type ConfirmedFact = keyof typeof CONFIRMED_FACTS;

export type AnswerKind = (typeof CONFIRMED_FACTS)[ConfirmedFact]["kind"];

export const CONFIRMED_FACT_NAMES = Object.keys(CONFIRMED_FACTS) as readonly ConfirmedFact[];

/** Still right, to be hidden, or changed to a value in its normal form. */
export type FactAnswer =
  | { readonly say: "right" | "hide" }
  | { readonly say: "changed"; readonly value: string };

export type FactAnswers = Readonly<Partial<Record<ConfirmedFact, FactAnswer>>>;

export type ValueReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly advice: string };

const LONGEST_TEXT = 300;
const FEE = /^(free|\$?\d{1,3}(?:\.\d{2})?)(?:,\s*(\S.{0,200}))?$/i;

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
    const fee = amount.replace("$", "").toLowerCase();
    return read(note === undefined ? fee : `${fee}, ${note}`);
  },
  yesNo: (text) => (/^(yes|no)$/i.test(text) ? read(text.toLowerCase()) : wrong("Say yes or no")),
  phone: (text) => {
    const digits = text.replaceAll(/[^\d]/g, "").replace(/^1(?=\d{10}$)/, "");
    return digits.length === 10 ? read(`+1${digits}`) : wrong("Write all ten digits");
  },
  text: (text) =>
    text.length <= LONGEST_TEXT ? read(text) : wrong(`At most ${LONGEST_TEXT} characters`),
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
