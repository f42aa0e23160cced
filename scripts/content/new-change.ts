import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { SOURCE_DATE } from "#shared/domain/winery/fact-source.ts";
import { changeSql, quote, type Source } from "./commands/change-sql.ts";
import { type Options, WINERY_CHANGES } from "./commands/winery-changes.ts";
import { isWebAddress } from "./faults/content-fault.ts";
import { addMigration, findMigrationOf, readMigrations } from "./migration-files.ts";

/** What a command for editors prints, and whether it did what was asked. */
export interface NewContentAnswer {
  readonly ok: boolean;
  readonly text: string;
}

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
  return kind === "publish" || (kind in WINERY_CHANGES && !(kind === "hours" && words < 2));
}

/** Writes a change of a winery, or the day of an article, as a finished migration. */
export async function newChange(folder: string, request: ChangeRequest): Promise<NewContentAnswer> {
  const { kind, slug, now } = request;
  const table = kind === "publish" ? "posts" : "wineries";
  const files = await readMigrations(folder);
  if (findMigrationOf(files, table, slug) === undefined) {
    const near = slugsLike(files.map(({ sql }) => sql).join("\n"), slug);
    const meant = near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
    return refused(
      `No migration adds "${slug}" to ${table}: check the slug, the end of its page's address.${meant}`,
    );
  }
  const sql = kind === "publish" ? publishSql(request) : wineryChangeSql(request);
  if (!sql.ok) return refused(sql.text);
  const name = `${kind}_${slug}`.replaceAll("-", "_");
  const earlier = files.filter((file) => kind === "publish" && file.name.endsWith(`_${name}.sql`));
  const path = await addMigration(folder, { name, sql: sql.text, now });
  const twice = earlier.map((file) => `\n${file.name} publishes it too: the later file decides`);
  return { ok: true, text: `Wrote ${path}${twice.join("")}\nthen run: npm run content:check` };
}

function wineryChangeSql({ kind, slug, values, options, now }: ChangeRequest): NewContentAnswer {
  const reading = WINERY_CHANGES[kind]?.(values, options);
  if (!reading) return refused(CHANGE_USAGE);
  if (!reading.ok) return reading;
  const { source, wrong } = sourceOf(options, clockInWashington(now).date);
  if (source === undefined) return refused(`${slug}: ${wrong}`);
  const subject = `${kind} ${slug}: ${values.join(", ")}`;
  return { ok: true, text: changeSql(subject, slug, reading.change, source) };
}

type SourceReading =
  | { readonly source: Source; readonly wrong?: undefined }
  | { readonly source?: undefined; readonly wrong: string };

/** @param today `2026-11-22`: a source of tomorrow cannot have been read. */
function sourceOf({ source, url, date, sureness }: Options, today: string): SourceReading {
  const wrong = (text: string) => ({ wrong: text });
  if (source === undefined || !/\p{L}/u.test(source)) {
    return wrong(
      `Say where it stands: --source "The winery's page" --url https://… --date 2026-11-20`,
    );
  }
  if (url !== undefined && !isWebAddress(url)) {
    return wrong(`--url ${url} is no web address: give a whole one, https://…, or leave it out`);
  }
  const untimely = date === undefined ? null : dateFault(date, today);
  if (untimely !== null) return wrong(untimely);
  const sure = (["high", "medium", "low"] as const).find((each) => each === sureness);
  if (sureness !== undefined && sure === undefined) {
    return wrong(`--sureness is high, medium or low, not "${sureness}"`);
  }
  if (sure === "high" && date === undefined) {
    return wrong("--sureness high needs the date that the source states: --date 2026-11-20");
  }
  const sureOfDate = sure ?? (date === undefined ? "medium" : "high");
  return { source: { name: source, url: url ?? null, date: date ?? null, sureness: sureOfDate } };
}

function dateFault(date: string, today: string): string | null {
  if (!SOURCE_DATE.test(date)) {
    return `--date ${date} cannot be read: write 2026-08-16, 2026-08 or 2026`;
  }
  if (date <= today.slice(0, date.length)) return null;
  return `--date ${date} has not come yet: give the day on which it was said`;
}

function publishSql({ slug, values: [at = ""] }: ChangeRequest): NewContentAnswer {
  if (!isTime(at)) {
    return refused(`"${at}" is no time: write "2026-12-01 09:00", as clocks in Washington say it`);
  }
  return {
    ok: true,
    text: `-- ${slug} comes out on ${at}, in Washington's time.
update "posts" set
  "published_at" = timestamp ${quote(at)} at time zone 'America/Los_Angeles',
  "updated_at" = now()
where "slug" = ${quote(slug)};
`,
  };
}

/** Whether a calendar and a clock have this time: no February 30, no 25:00. */
function isTime(at: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(at)) return false;
  const iso = `${at.replace(" ", "T")}:00.000Z`;
  const time = new Date(iso);
  return !Number.isNaN(time.getTime()) && time.toISOString() === iso;
}

/** Addresses that begin or end as a misspelled one does. */
function slugsLike(sql: string, slug: string): string[] {
  const [first = ""] = slug.split("-");
  const slugs = new Set(
    [...sql.matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)*)'/g)].map(([, text]) => text ?? ""),
  );
  return [...slugs]
    .filter((each) => first.length > 2 && each.startsWith(first.slice(0, 4)) && each !== slug)
    .slice(0, 3);
}

function refused(text: string): NewContentAnswer {
  return { ok: false, text };
}
