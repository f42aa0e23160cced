import { isMatch } from "date-fns";
import { CommandError } from "#scripts/command.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { SOURCE_DATE, SURENESSES } from "#shared/domain/winery/fact-source.ts";
import { sourceFaults } from "../faults/source-faults.ts";
import { addMigration, findMigrationOf, readMigrations } from "../migration-files.ts";
import { changeSql, quote, type Source } from "./change-sql.ts";
import { checkWords, isWineryChange, type Options, WINERY_CHANGES } from "./winery-changes.ts";

interface ChangeRequest {
  readonly kind: string;
  readonly slug: string;
  readonly values: readonly string[];
  readonly options: Options;
  readonly now: Date;
}

/** How each change is asked for. */
export const CHANGE_USAGE = `Changes of what is there, as finished SQL; each says where the new value stands:
  --source "The winery's page" --url https://… --date 2026-11-20 (a day, a month, a year; leave it out where there is none)

  npm run content:new -- close abeja "Its owners retired in October 2026." --since 2026-10 --source …
      (--as private, unconfirmed or not-a-winery where it did not close)
  npm run content:new -- hours abeja "Th-Mo 11:00-17:00; PH off" --source …
  npm run content:new -- fee abeja 20 --note "waived with two bottles" --source …
  npm run content:new -- move abeja "1 Main Street" "Walla Walla" 99362 46.0646 -118.3430 --source …
      (--region "Red Mountain" where that changes too; --approximate where the position is)
  npm run content:new -- fact abeja phone +15095551234 --source …          (or: phone unknown)
  npm run content:new -- publish its-slug "2026-12-01 09:00"               (a draft; the time of Washington)`;

/** Whether a word asks for a change of a row, and not for a new one. */
export function isChange(kind: string, words: number): boolean {
  return kind === "publish" || (isWineryChange(kind) && !(kind === "hours" && words < 2));
}

/**
 * Writes a change of a winery, or the day of an article, as a finished migration.
 *
 * @returns what it wrote, for the editor.
 * @throws CommandError for a slug, a value or a source that cannot be.
 */
export async function newChange(folder: string, request: ChangeRequest): Promise<string> {
  const { kind, slug, now } = request;
  const table = kind === "publish" ? "posts" : "wineries";
  const files = await readMigrations(folder);
  if (/[A-Z]/.test(slug) || !findMigrationOf(files, table, slug)) {
    const near = slugsLike(files.map(({ sql }) => sql).join("\n"), slug);
    const meant = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
    throw new CommandError(
      `No migration adds "${slug}" to ${table}: check the slug, the end of its page's address.${meant}`,
    );
  }
  const sql = kind === "publish" ? publishSql(request) : wineryChangeSql(request);
  const name = `${kind}_${slug}`.replaceAll("-", "_");
  const earlier = files.filter((file) => kind === "publish" && file.name.endsWith(`_${name}.sql`));
  const path = await addMigration(folder, { name, sql, now });
  const twice = earlier.map((file) => `\n${file.name} publishes it too: the later file decides`);
  return `Wrote ${path}${twice.join("")}\nthen run: npm run content:check`;
}

function wineryChangeSql({ kind, slug, values, options, now }: ChangeRequest): string {
  if (!isWineryChange(kind)) throw new CommandError(CHANGE_USAGE);
  checkWords(kind, values);
  const change = WINERY_CHANGES[kind](values, options);
  const source = sourceOf(options, clockInWashington(now).date);
  return changeSql(`${kind} ${slug}: ${values.join(", ")}`, slug, change, source);
}

/** @param today `2026-11-22`: a source of tomorrow cannot have been read. */
function sourceOf(options: Options, today: string): Source {
  const { source: name = "", url = null, date = null } = options;
  const { sureness: given = date === null ? "medium" : "high" } = options;
  const sureness = SURENESSES.find((each) => each === given);
  if (sureness === undefined) {
    throw new CommandError(`--sureness is high, medium or low, not "${given}"`);
  }
  if (date !== null && !SOURCE_DATE.test(date)) {
    throw new CommandError(`--date ${date} cannot be read: write 2026-08-16, 2026-08 or 2026`);
  }
  const source = { name, url, date, sureness };
  const [fault] = sourceFaults(source, today);
  if (!fault) return source;
  throw new CommandError(
    `The source ${fault.advice}\n  --source "The winery's page" --url https://… --date 2026-11-20`,
  );
}

function publishSql({ slug, values: [at = ""] }: ChangeRequest): string {
  if (!isTime(at)) {
    throw new CommandError(
      `"${at}" is no time: write "2026-12-01 09:00", as clocks in Washington say it`,
    );
  }
  return `-- ${slug} comes out on ${at}, in Washington's time.
update "posts" set
  "published_at" = timestamp ${quote(at)} at time zone 'America/Los_Angeles',
  "updated_at" = now()
where "slug" = ${quote(slug)};
`;
}

/** Whether a calendar and a clock have this time: no February 30, no 25:00. */
function isTime(at: string): boolean {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(at) && isMatch(at, "yyyy-MM-dd HH:mm");
}

/** Addresses that begin or end as a misspelled one does. */
function slugsLike(sql: string, slug: string): string[] {
  const [first = ""] = slug.toLowerCase().split("-");
  const slugs = new Set(
    [...sql.matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)*)'/g)].map(([, text]) => text ?? ""),
  );
  return [...slugs]
    .filter((each) => first.length > 2 && each.startsWith(first.slice(0, 4)) && each !== slug)
    .slice(0, 3);
}
