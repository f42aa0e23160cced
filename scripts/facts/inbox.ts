/** `npm run facts:inbox`: answers beside what the guide says, and their ways into a migration. */

import { CommandError, EXIT } from "#scripts/command.ts";
import { quote } from "#scripts/content/commands/change-sql.ts";
import { BREAKPOINT } from "#scripts/content/migration-files.ts";
import type { GuideNow } from "#scripts/content/trip-proposals.ts";
import type { CommandDeps } from "#scripts/newsletter/send-command.ts";
import {
  type ConfirmableFact,
  confirmableFacts,
} from "#server/features/facts/confirmable-facts.ts";
import {
  type FactAnswerRow,
  findConfirmableWineries,
  listDepartedAnswers,
  listOpenAnswers,
  listReportsSince,
  settleAnswer,
  settleFacts,
} from "#server/features/facts/fact-answer-queries.ts";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import type { MailFrame } from "#server/mail/never-mail.ts";
import { requestedMail } from "#server/mail/short-mail.ts";
import { mailUnlessRefused } from "#server/mail/visitor-mail.ts";
import type { Db } from "#server/platform/database/db.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { paths } from "#shared/domain/site/paths.ts";
import {
  CONFIRMED_FACT_NAMES,
  type ConfirmedFact,
  type FactAnswer,
  type FactAnswers,
  plainText,
} from "#shared/domain/winery/confirmed-facts.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { site } from "#shared/site.ts";
import { inWords } from "./answer-change.ts";
import { hoursFaults } from "./answered-hours.ts";
import { readAnswer } from "./call-words.ts";
import {
  conflictInWords,
  conflictsOf,
  type GuideToWrite,
  writeConfirmation,
} from "./confirmation-file.ts";

const CONFIRMED = "The winery, by its confirmation";
const HALF_A_YEAR_MS = 180 * 86_400_000;
/** A fee that moves by more than this wants a second look. */
const LARGE_FEE_CHANGE = 15;

/** One fact of an answer beside what the guide says. */
interface InboxLine extends ConfirmableFact {
  readonly answer: FactAnswer;
  /** Why a human decides: none where it may be accepted as it is. */
  readonly held: readonly string[];
}

/** One answer of a winery. */
export interface InboxEntry {
  readonly row: FactAnswerRow;
  readonly winery: WineryRow;
  readonly lines: readonly InboxLine[];
}

/** Open answers beside what the guide says, all or one of them; of wineries in the guide. */
export async function readInbox(guide: GuideNow, only?: number): Promise<InboxEntry[]> {
  const { db, now } = guide;
  const rows = await listOpenAnswers(db);
  const reports = await listReportsSince(db, new Date(now.getTime() - HALF_A_YEAR_MS));
  const confirmable = await findConfirmableWineries(
    db,
    rows.map(({ wineryId }) => wineryId),
  );
  const entries: InboxEntry[] = [];
  for (const row of rows.filter(({ id }) => only === undefined || only === id)) {
    const found = confirmable.get(row.wineryId);
    if (!found) continue;
    const { winery, sources } = found;
    const others = rows.filter((each) => each.wineryId === row.wineryId && each.id !== row.id);
    const ofWinery = reports.filter(({ wineryId }) => wineryId === row.wineryId);
    const conflicts = await conflictsOf(guide, winery, row.answers);
    const ofHours = [...hoursFaults(winery, row.answers), ...conflicts.map(conflictInWords)];
    const lines = confirmableFacts(winery, sources).flatMap((fact): InboxLine[] => {
      const answer = row.answers[fact.fact];
      if (answer === undefined) return [];
      const held = [
        ...heldByAge(fact, answer, clockInWashington(row.createdAt).date),
        ...heldByValue(winery, fact, row.answers),
        ...heldByVisits(winery, fact.fact, row.answers),
        ...(decidesHours(fact.fact, row.answers) ? ofHours : []),
        ...others.flatMap(({ id, answers: { [fact.fact]: other } }) =>
          other && inWords(other) !== inWords(answer) ? [`answer ${id} says otherwise`] : [],
        ),
        ...ofWinery
          .filter((report) => isAbout(report.fact, fact.fact))
          .map(({ suggested }) => `a visitor says "${plainText(suggested).slice(0, 80)}"`),
      ];
      return [{ ...fact, answer, held }];
    });
    entries.push({ row, winery, lines: heldTogether(lines) });
  }
  return entries;
}

/** A visitor's report of visits stands for bookings and walk-ins. */
const isAbout = (reported: string, fact: ConfirmedFact) =>
  reported === fact ||
  (reported === "visits" && /^(?:reservations|walkIns|groups)/.test(fact)) ||
  reported === "closed";

/** Of hours and closed weeks, the one that changes an answer's hours. */
const decidesHours = (fact: ConfirmedFact, { hours, closedWeeks }: FactAnswers) =>
  fact === (closedWeeks && (!hours || hours.say === "right") ? "closedWeeks" : "hours");

const TOGETHER = "hours and closed weeks are accepted together";
const isOfHours = ({ fact }: InboxLine) => fact === "hours" || fact === "closedWeeks";

/** Hours and closed weeks of an answer are one change: where one is held, the other is not half of it. */
function heldTogether(lines: readonly InboxLine[]): InboxLine[] {
  const isHeld = lines.some((line) => isOfHours(line) && line.held.length > 0);
  return lines.map((line) =>
    isHeld && isOfHours(line) && line.held.length === 0 ? { ...line, held: [TOGETHER] } : line,
  );
}

/** What is accepted: of what is held, what the editor takes along. */
function takenOf(lines: readonly InboxLine[], also: readonly ConfirmedFact[]): InboxLine[] {
  const isTaken = ({ fact, held }: InboxLine) =>
    held.every((why) => why === TOGETHER) || also.includes(fact);
  const isWhole = lines.filter(isOfHours).every(isTaken);
  return lines.filter((line) => isTaken(line) && (isWhole || !isOfHours(line)));
}

/** An answer that the guide's own source is newer than, or that confirms what the guide no longer says. */
function heldByAge({ shown, date }: ConfirmableFact, answer: FactAnswer, day: string): string[] {
  if (date !== null && date > day) return [`answered on ${day}, before the guide's source`];
  const confirmed = answer.say === "right" ? answer.shown : undefined;
  if (confirmed === undefined || confirmed === plainText(shown ?? "")) return [];
  return [`it confirmed "${confirmed.slice(0, 80)}"`];
}

function heldByValue(
  winery: WineryRow,
  { fact, shown }: ConfirmableFact,
  { hours, [fact]: answer }: FactAnswers,
): string[] {
  if (answer?.say !== "changed") {
    return answer?.say === "right" && shown === null && fact !== "closedWeeks"
      ? ["nothing is known that could be right"]
      : [];
  }
  if (fact === "closedWeeks" && !hours)
    return ["it says nothing of the hours, whose date this renews"];
  if (fact === "phone" && shown !== null && shown !== answer.value) return ["a new phone number"];
  const fee = Number.parseFloat(answer.value) || 0;
  const isLarge = Math.abs(fee - (winery.tastingFee ?? 0)) > LARGE_FEE_CHANGE;
  if (fact === "tastingFee" && isKnown(winery, fact) && isLarge) return ["a large change of fee"];
  const isShut = answer.value.split(";").every((rule) => /\b(?:off|closed)"?\s*$/i.test(rule));
  if (fact === "hours" && isShut) return ["closed"];
  return [];
}

/** Whether a line would publish a sentence of the winery's. */
const hasOwnWords = ({ fact, answer }: InboxLine) =>
  answer.say === "changed" &&
  (fact === "groups" || (fact === "tastingFee" && answer.value.includes(",")));

const VISITS = ["reservationsRequired", "walkInsWelcome"] as const;

/** Reservations required and walk-ins welcome: one of the two is wrong. */
function heldByVisits(winery: WineryRow, fact: ConfirmedFact, answers: FactAnswers): string[] {
  const isTrue = (each: (typeof VISITS)[number]) => {
    const answer = answers[each];
    if (answer?.say === "changed") return answer.value === "yes";
    return winery[each] && isKnown(winery, each) && answer?.say !== "hide";
  };
  const isEither = VISITS.some((each) => each === fact);
  return isEither && VISITS.every(isTrue) ? ["reservations required and walk-ins welcome"] : [];
}

/** Answers of wineries that left the guide since: there is no page to change, and perhaps they are back. */
export async function departedText(db: Db): Promise<string> {
  const departed = await listDepartedAnswers(db);
  const sections = departed.map(({ row, name, slug, left }) => {
    const answers = Object.entries(row.answers).map(
      ([fact, answer]) => `${fact} ${inWords(answer)}`,
    );
    const answered = [...answers, ...(row.note ? [`note: ${plainText(row.note)}`] : [])].join("; ");
    return `No. ${row.id}  ${name} (${slug}) left the guide (${left}) and answered all the same: ${answered}
      It is gone: npm run facts:inbox -- drop ${row.id}
      It is back: npm run content:new -- change "${name} is back", with the lines below in the place of its statement, then npm run content:check, which names its illustration;
      once the site has run it, it stands in the inbox again: accept ${row.id}
${backSql(slug)}`;
  });
  return sections.join("\n\n");
}

/** What brings a winery back: its row as one of the guide, without the source of why it left. */
const backSql = (
  slug: string,
) => `update "wineries" set "left_kind" = null, "left_reason" = null, "left_since" = null, "updated_at" = now()
where "slug" = ${quote(slug)};
${BREAKPOINT}
delete from "fact_sources"
where "fact" = 'left' and "winery_id" = (select "id" from "wineries" where "slug" = ${quote(slug)});`;

/** The inbox as an editor reads it. */
export function inboxText(entries: readonly InboxEntry[]): string {
  if (entries.length === 0) return "No answers are waiting.";
  const plain = entries.filter(({ row, lines }) => {
    const isPlain = lines.every((line) => line.held.length === 0 && !hasOwnWords(line));
    return lines.length > 0 && isPlain && row.note === null && row.state === "waiting";
  });
  const sections = entries.map(({ row, winery, lines }) => {
    const day = clockInWashington(row.createdAt).date;
    const of = `${winery.name} (${winery.slug}), ${row.season}, answered ${day}`;
    return [
      `No. ${row.id}  ${of}${row.state === "asked" ? ", asked back" : ""}`,
      ...lines.flatMap(({ label, shown, source, answer, held }) => [
        `  ${label}: ${inWords(answer)}`,
        `      the guide says ${shown ?? "nothing"}${source ? ` (${source})` : ""}`,
        ...held.map((why) => `      HELD: ${why}`),
      ]),
      ...(row.note ? [`  Note, to be read: ${plainText(row.note)}`] : []),
    ].join("\n");
  });
  const ids = plain.map(({ row }) => ` ${row.id}`).join("");
  return `${sections.join("\n\n")}

Nothing is held or in words of their own in ${plain.length} of ${entries.length}${ids && `:${ids}`}

npm run facts:inbox -- accept 12 14                  what is not held, a migration for each
npm run facts:inbox -- accept 12 --with phone,hours  these too
npm run facts:inbox -- edit 12 hours "Th-Mo 11-17"   the answer as it should read
npm run facts:inbox -- ask 12 "Which Monday?"        by email; the answer waits on
npm run facts:inbox -- drop 12`;
}

interface Accepting extends GuideToWrite {
  readonly id: number;
  /** Facts that are held, and accepted all the same. */
  readonly also: readonly ConfirmedFact[];
}

/**
 * Writes one migration of an answer's facts. What is held waits on; of the winery's other answers of that
 * season, what they say of these facts is done with.
 *
 * @returns what it wrote, and what is left.
 * @throws CommandError where nothing of it can be accepted.
 */
export async function acceptAnswer({ id, also, ...guide }: Accepting): Promise<string> {
  const [entry] = await readInbox(guide, id);
  if (!entry) {
    const isDeparted = (await listDepartedAnswers(guide.db)).some(({ row }) => row.id === id);
    throw isDeparted ? new CommandError(`The winery of ${id} left the guide.`) : noAnswer(id);
  }
  const { row, winery, lines } = entry;
  const taken = takenOf(lines, also);
  const kept = lines.filter((line) => !taken.includes(line)).map(({ fact }) => fact);
  if (taken.length === 0) {
    const why = kept.length > 0 ? `${kept.join(", ")} are held: add --with` : "it has a note alone";
    throw new CommandError(`Nothing of ${id} can be accepted: ${why}, or drop it.`);
  }
  const answers = Object.fromEntries(taken.map(({ fact, answer }) => [fact, answer]));
  const source = { name: CONFIRMED, date: clockInWashington(row.createdAt).date };
  const wrote = await writeConfirmation(guide, winery, answers, source);
  const facts = taken.map(({ fact }) => fact);
  if (!(await settleFacts(guide.db, { ...row, facts }, guide.now))) {
    throw new CommandError(
      `${wrote}\nBut another editor settled answer ${id} meanwhile: drop this file again (npm run content:drop).`,
    );
  }
  const left = kept.length > 0 ? [`Held, and waiting on: ${kept.join(", ")}`] : [];
  const note = row.note ? [`Note, to be read: ${plainText(row.note)}`] : [];
  return [wrote, ...left, ...note].join("\n");
}

/**
 * Puts another value in the place of what was answered.
 *
 * @throws CommandError for no such answer or fact, and for a value that cannot be read.
 */
export async function editAnswer(
  { db, now }: Pick<GuideNow, "db" | "now">,
  id: number,
  [fact = "", ...words]: readonly string[],
): Promise<string> {
  const row = (await listOpenAnswers(db)).find((each) => each.id === id);
  if (!row) throw noAnswer(id);
  const name = readFact(fact);
  const answer = readAnswer(name, words.join(" "));
  const answers = { ...row.answers, [name]: answer };
  if (!(await settleAnswer(db, id, { answers }, now))) throw noAnswer(id);
  return `No. ${id} says now: ${fact} ${inWords(answer)}`;
}

/** @throws CommandError for no such answer. */
export async function dropAnswer(db: Db, id: number, now: Date): Promise<string> {
  const isOpen = (await listOpenAnswers(db)).some((row) => row.id === id);
  if (!isOpen || !(await settleAnswer(db, id, { state: "dropped" }, now))) throw noAnswer(id);
  return `Dropped ${id}.`;
}

/** Does the same to each of the answers in turn; those that are refused say why. */
export async function inTurn(
  { say }: Pick<CommandDeps, "say">,
  ids: readonly number[],
  act: (id: number) => Promise<string>,
): Promise<number> {
  let exit: number = EXIT.done;
  for (const id of ids) {
    try {
      say(await act(id));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      say(`No. ${id}: ${error.message}`);
      exit = EXIT.notBegun;
    }
  }
  return exit;
}

/** @throws CommandError for what is not the number of an answer. */
export function readId(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  throw new CommandError(`"${word}" is not the number of an answer: several are written 12 14.`);
}

/** @throws CommandError for a fact that wineries do not confirm. */
export function readFact(word: string): ConfirmedFact {
  const fact = CONFIRMED_FACT_NAMES.find((name) => name === word);
  if (fact) return fact;
  throw new CommandError(`"${word}" is none of ${CONFIRMED_FACT_NAMES.join(", ")}`);
}

/** There is no such answer, or another editor was faster. */
const noAnswer = (id: number) => new CommandError(`No answer ${id} waits.`);

/**
 * Mails the winery an editor's question; its answer waits on.
 *
 * @throws CommandError for no such answer or question, and where the winery gets no email.
 */
export async function askBack(deps: CommandDeps, id: number, question: string): Promise<string> {
  const { db, now } = deps;
  const row = (await listOpenAnswers(db)).find((each) => each.id === id);
  const found = row && (await findConfirmableWineries(db, [row.wineryId])).get(row.wineryId);
  if (!found) throw noAnswer(id);
  const { name, slug, email } = found.winery;
  if (question === "") throw new CommandError("Say what is asked, in a sentence.");
  if (email === null) throw new CommandError(`${name} has no address: call it.`);
  const words = {
    subject: `A question about ${name}`,
    title: name,
    paragraphs: [`Thank you for confirming your facts for the ${site.name}.`, question],
    action: { text: "Your page", path: paths.winery(slug) },
    smallPrint: ["Please reply to this email."],
  };
  const compose = (frame: MailFrame) => requestedMail(email, frame, words);
  const signal = AbortSignal.timeout(60_000);
  const sent = await mailUnlessRefused(deps, { email, compose }, { signal });
  if (!sent) throw new CommandError(`${name} wants no email from here: call it.`);
  await settleAnswer(db, id, { state: "asked" }, now());
  return `Asked ${name}; the answer comes to the sender's address.`;
}
