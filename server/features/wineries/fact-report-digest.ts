import { randomUUID } from "node:crypto";
import { subMilliseconds } from "date-fns";
import { millisecondsInDay } from "date-fns/constants";
import { link, mailDocument, row, styles } from "#server/mail/mail-layout.ts";
import { textBlocks, wrapText } from "#server/mail/mail-text.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { type Html, html } from "#server/platform/html.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted } from "#shared/domain/text/words.ts";
import { REPORTED_FACTS, type ReportedFact } from "#shared/domain/winery/reported-facts.ts";
import {
  claimFactReports,
  pruneFactReports,
  releaseFactReports,
  settleFactReports,
  type WineryReport,
} from "./fact-report-queries.ts";

type Deps = Pick<AppDeps, "config" | "db" | "mailer" | "now">;

const MAIL_MS = 8_000;
/** So long an editor can come back to one, and its visitor's address is kept. */
const KEPT_MS = 180 * millisecondsInDay;

/**
 * Mails the editor what visitors suggested, where it is due, and forgets what is half a year old; for
 * the housekeeping timer, of any number of processes. Each suggestion is in one digest; one that the
 * mail server took without a word is mailed again.
 *
 * @throws MailError where it was not mailed; the next round does.
 */
export async function mailFactReports({ config, db, mailer, now }: Deps): Promise<void> {
  const digest = randomUUID();
  await pruneFactReports(db, subMilliseconds(now(), KEPT_MS));
  const reports = await claimFactReports(db, digest, now());
  if (reports.length === 0) return;
  try {
    await mailer.send(digestMail(reports, config), { signal: AbortSignal.timeout(MAIL_MS) });
  } catch (error) {
    await releaseFactReports(db, digest);
    throw error;
  }
  await settleFactReports(db, digest);
}

const NOBODY_CHECKED =
  "Nobody has checked these. Each ends with the command that writes the change: look at its value, and fill in what stands in capitals.";

/** All that visitors suggested since the last digest, each with the command that lands it. */
function digestMail(
  reports: readonly WineryReport[],
  { editorEmail, publicUrl }: AppDeps["config"],
): Mail {
  const wineries = new Set(reports.map(({ winery }) => winery.slug)).size;
  const title = `${counted(reports.length, "correction")} suggested for ${counted(wineries, "winery", "wineries")}`;
  const all = reports.map((report) => linesOf(report, publicUrl));
  return {
    to: editorEmail,
    subject: title,
    text: `${textBlocks(
      title.toUpperCase(),
      wrapText(NOBODY_CHECKED),
      ...all.map(({ heading, shown, suggested, notes, command, page }) =>
        textBlocks(
          "-".repeat(40),
          `${heading}\n${page}`,
          [wrapText(shown), ...suggested.map((line) => wrapText(line, "> ") || ">")].join("\n"),
          notes.map((note) => wrapText(note)).join("\n"),
          command,
        ),
      ),
    )}\n`,
    html: mailDocument({
      title,
      preview: all.map(({ heading }) => heading).join("; "),
      rows: [
        row(html`<p class="soft" style="${styles.lead}">${NOBODY_CHECKED}</p>`, "28px 32px 0"),
      ].concat(all.map((lines) => reportRow(lines))),
    }),
  };
}

function linesOf(report: WineryReport, publicUrl: string) {
  const { id, fact, shown, suggested, source, email, createdAt, winery } = report;
  return {
    heading: `${winery.name}: ${REPORTED_FACTS[fact]}`,
    shown: `The page says: ${shown || "nothing"}`,
    suggested: suggested.split(/\r?\n/),
    notes: [
      source && `How they know: ${source.replaceAll(/\s+/g, " ")}`,
      email && `They would like to hear of it: ${email}`,
      `No. ${id}, ${clockInWashington(createdAt).date}`,
    ].flatMap((note) => note || []),
    command: readyCommand(report),
    page: publicUrl + paths.winery(winery.slug),
  };
}

function reportRow(lines: ReturnType<typeof linesOf>): Html {
  const { heading, shown, suggested, notes, command, page } = lines;
  return row(
    html`<h2 class="ink" style="${styles.heading}">${link(page, heading)}</h2>
<p class="soft" style="${styles.text}">${shown}</p>
<blockquote class="soft rule" style="margin:8px 0;${styles.quote};${styles.text}">${suggested.map((line) => html`${line}<br>`)}</blockquote>
${notes.map((note) => html`<p class="faint" style="${styles.small}">${note}</p>`)}
<pre class="ink" style="white-space:pre-wrap;word-break:break-all">${command}</pre>`,
    "24px 32px 0",
  );
}

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
