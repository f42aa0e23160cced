import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { ReportedFact } from "#shared/domain/winery/reported-facts.ts";
import type { WineryReport } from "../fact-report-queries.ts";

/** The value in a visitor's words, where they hold exactly one of this form; else its place. */
function only(text: string, form: RegExp, place: string): string {
  const found = [...new Set(Array.from(text.matchAll(form), ([, value]) => value))];
  return found.length === 1 && found[0] ? found[0] : place;
}

/** "+15095551234" of ten digits, however they are written. */
function phoneIn(text: string): string {
  const written = /(?:\+?1[ .-]*)?\(?(\d{3})\)?[ .-]*(\d{3})[ .-]*(\d{4})(?!\d)/g;
  const digits = Array.from(text.matchAll(written), ([, ...parts]) => `+1${parts.join("")}`);
  return digits.length === 1 && digits[0] ? digits[0] : "PHONE";
}

type Words = (slug: string, text: string) => string;
const fact =
  (name: string, valueIn: (text: string) => string): Words =>
  (slug, text) =>
    `fact ${slug} ${name} ${valueIn(text)}`;
const change =
  (what: string): Words =>
  (slug) =>
    `change "${slug}: ${what}"`;
const yesOrNo = (text: string) => only(text.toLowerCase(), /^\s*(yes|no)\b/g, "YES-OR-NO");

/**
 * What follows `content:new --`. Nothing that a visitor typed goes into it but digits, and letters and
 * signs that mean nothing to a shell: an editor pastes it.
 */
const COMMANDS: Readonly<Record<ReportedFact, Words>> = {
  hours: (slug) => `hours ${slug} "HOURS"`,
  tastingFee: (slug, text) =>
    `fee ${slug} ${only(text, /\$?\b(\d{1,3}(?:\.\d{2})?)\b/g, "AMOUNT")}`,
  visits: fact("reservationsRequired", () => "YES-OR-NO"),
  address: (slug) => `move ${slug} "STREET" "TOWN" ZIP LATITUDE LONGITUDE`,
  phone: fact("phone", phoneIn),
  email: fact("email", (text) =>
    only(text, /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g, "EMAIL"),
  ),
  website: fact("website", (text) => only(text, /(https?:\/\/[\w./~-]*[\w/])/gi, "WEBSITE")),
  varietals: fact("varietals", () => '"VARIETALS"'),
  specialties: fact("specialties", () => '"SPECIALTIES"'),
  setting: fact("setting", () => '"SETTING"'),
  founded: fact("founded", (text) => only(text, /\b((?:1[89]|20)\d{2})\b/g, "YEAR")),
  winemaker: fact("winemaker", () => '"NAME"'),
  onlineSales: fact("onlineSales", yesOrNo),
  wineClub: fact("wineClub", yesOrNo),
  shipsToState: fact("shipsToState", yesOrNo),
  ratings: change("ratings"),
  closed: (slug) => `close ${slug} "REASON."`,
  other: change("a correction"),
};

/** The editor's command for a report, with the visitor's value where it is plain; words in capitals are to be filled in. */
export function readyCommand({ fact: name, suggested, createdAt, winery }: WineryReport): string {
  const words = COMMANDS[name](winery.slug, suggested);
  if (words.startsWith("change")) return `npm run content:new -- ${words}`;
  const { date } = clockInWashington(createdAt);
  return `npm run content:new -- ${words} --source "A visitor of the guide" --date ${date}`;
}
