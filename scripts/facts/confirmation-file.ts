/** The one migration of what a winery confirmed, with what it asks of ready-made trips. */
import { sql } from "drizzle-orm";
import { CommandError } from "#scripts/command.ts";
import { hoursColumns, quote } from "#scripts/content/commands/change-sql.ts";
import {
  addMigration,
  BREAKPOINT,
  journalTags,
  type MigrationFile,
  readMigrations,
} from "#scripts/content/migration-files.ts";
import {
  type GuideNow,
  type HoursConflict,
  tripsBrokenBy,
} from "#scripts/content/trip-proposals.ts";
import { filedAs } from "#server/features/facts/confirmable-facts.ts";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import type { Db } from "#server/platform/database/db.ts";
import { CONFIRMED_FACT_NAMES, type FactAnswers } from "#shared/domain/winery/confirmed-facts.ts";
import { parseOsmHours } from "#shared/domain/winery/osm-hours.ts";
import { YES_OR_NO } from "#shared/domain/winery/settings.ts";
import { type AnswerSource, answersSql } from "./answer-change.ts";
import { hoursAnswered } from "./answered-hours.ts";

/** What changes are checked against, and where they are written. */
export interface GuideToWrite extends GuideNow {
  /** Where migrations are. */
  readonly folder: string;
}

/** Facts whose new value is made from the row that stands: a file that has not run would be lost in it. */
const BUILT_ON_THE_ROW = ["hours", "closedWeeks", ...Object.keys(YES_OR_NO)];

/**
 * Writes the file of a winery's confirmation; a trip that its hours break comes with the proposal.
 *
 * @returns what it wrote, for the editor.
 * @throws CommandError for what cannot become a migration, and while an earlier file of the winery waits: the
 *   new one would be made from what that one changes.
 */
export async function writeConfirmation(
  { folder, ...guide }: GuideToWrite,
  winery: WineryRow,
  answers: FactAnswers,
  source: AnswerSource,
): Promise<string> {
  const name = `confirm_${winery.slug.replaceAll("-", "_")}`;
  const waiting = (await filesToCome(guide.db, folder)).find(({ sql: text }) =>
    wouldBeLost(text, winery, answers),
  );
  if (waiting !== undefined) {
    throw new CommandError(
      `${waiting.name} is not live yet: start the site with it, then run this again.`,
    );
  }
  const conflicts = await conflictsOf(guide, winery, answers);
  const comments = conflicts.map((each) => `-- ${conflictInWords(each).replaceAll(/\s+/g, " ")}\n`);
  const mended = conflicts.flatMap(({ proposal }) => proposal?.sql ?? []);
  const statements = [answersSql(winery, answers, source), ...mended];
  const text = comments.join("") + statements.join("--> statement-breakpoint\n");
  const path = await addMigration(folder, { name, sql: text, now: guide.now });
  return [`Wrote ${path}`, ...conflicts.map(conflictInWords)].join("\n");
}

const NO_HOURS = { hoursAsWritten: null, hours: null, openingHours: null, datedHours: null };

/** The ready-made trips that a winery's answers break. */
export async function conflictsOf(
  guide: GuideNow,
  winery: WineryRow,
  answers: FactAnswers,
): Promise<HoursConflict[]> {
  const text = hoursAnswered(winery, answers);
  if (text === undefined) return [];
  // What cannot be read is refused where it is accepted, and breaks nothing before.
  if (text !== null && !parseOsmHours(text).ok) return [];
  const hours = text === null ? NO_HOURS : hoursColumns(text).row;
  return tripsBrokenBy(guide, { ...winery, ...hours });
}

/** "breaks the trip sodo-on-foot (there is no time …). With it: begin on Friday". */
export function conflictInWords({ slug, why, proposal }: HoursConflict): string {
  const optOut = proposal?.text ?? "no weekday and no room nearby helps; change the trip by hand";
  return `breaks the trip ${slug} (${why}). With it: ${optOut}; read its words again`;
}

/** The files of a folder that came after the last one a database has run. */
async function filesToCome(db: Db, folder: string): Promise<MigrationFile[]> {
  const [last] = await db
    .select({ at: sql<string | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`);
  const tags = await journalTags(folder, Number(last?.at));
  return (await readMigrations(folder)).filter(({ name }) => tags.includes(name.slice(0, -4)));
}

/** Whether a file changes what a winery's answers are compared with or made from, whoever wrote it. */
function wouldBeLost(text: string, { slug }: WineryRow, answers: FactAnswers): boolean {
  const ofWinery = text
    .split(BREAKPOINT)
    .filter(
      (part) =>
        part.includes(quote(slug)) && /\bupdate\s+"?wineries\b|\bfact_sources\b/i.test(part),
    );
  if (BUILT_ON_THE_ROW.some((fact) => fact in answers)) return ofWinery.length > 0;
  return CONFIRMED_FACT_NAMES.some(
    (fact) => answers[fact] && ofWinery.some((part) => part.includes(quote(filedAs(fact)))),
  );
}
