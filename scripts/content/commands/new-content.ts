import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError } from "#scripts/command.ts";
import { PLACE_CATEGORIES } from "#shared/domain/places/eat-and-stay.ts";
import { foldForSearch } from "#shared/domain/text/search-text.ts";
import { DRIVING_DISTANCES, TIMES_AVAILABLE } from "#shared/domain/trips/trip-options.ts";
import { WINERY_FACTS } from "#shared/domain/winery/winery-facts.ts";
import { site } from "#shared/site.ts";
import { addMigration, findMigrationOf, readMigrations } from "../migration-files.ts";
import { hoursColumns, quote } from "./change-sql.ts";
import { CHANGE_USAGE } from "./new-change.ts";

/** The migrations that can be begun: the files of `templates`. */
type TemplateKind = "winery" | "post" | "trip" | "place" | "change";

const folder = resolve(import.meta.dirname, "../templates");
const quoted = (texts: readonly string[]) => texts.map(quote).join(", ");
const valuesOf = (options: readonly { readonly value: string }[]) =>
  quoted(options.map(({ value }) => value));
const authorOf = ({ id, name }: { readonly id: string; readonly name: string }) =>
  quoted([id, name]);

/** Longest slug, which also names a file. */
const MAX_SLUG_LENGTH = 150;

/** The slug of a name or title: "Côte Bonneville" becomes "cote-bonneville". */
export function slugOf(name: string): string {
  return foldForSearch(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A migration to fill in; one that adds a row refuses to run until its required columns are. */
export function contentTemplate(kind: TemplateKind, name: string): string {
  const slug = slugOf(name);
  const values: Readonly<Record<string, string>> = {
    name: name.replaceAll("\n", " "),
    slug,
    "'name'": quote(name),
    "'slug'": quote(slug),
    "unknown facts": quoted(WINERY_FACTS),
    founder: authorOf(site.founder),
    "wine writer": authorOf(site.wineWriter),
    categories: quoted(PLACE_CATEGORIES),
    "times available": valuesOf(TIMES_AVAILABLE),
    "driving distances": valuesOf(DRIVING_DISTANCES),
  };
  const template = readFileSync(resolve(folder, `${kind}.sql`), "utf8");
  return template.replace(/\{\{([^}]+)\}\}/g, (whole, key: string) => values[key] ?? whole);
}

/** The hours columns of one text, for a file written by hand. */
export function hoursLines(text: string): string {
  const { columns } = hoursColumns(text);
  const lines = Object.entries(columns).map(([column, value]) => `  -- ${column}\n  ${value}`);
  return lines.join(",\n");
}

const USAGE = `What shall be written?

  npm run content:new -- winery "Name"                  a migration that adds a winery
  npm run content:new -- post "Title"                   a migration that adds an article
  npm run content:new -- trip "Title"                   a migration that adds a ready-made trip
  npm run content:new -- place "Name"                   a migration that adds a place to eat or stay
  npm run content:new -- change "What it corrects"      a migration that changes live rows
  npm run content:new -- hours "Th-Mo 11:00-17:00"      prints the hours columns of a winery

${CHANGE_USAGE}`;

/** What can be begun: its file, and the table in which its slug is to be free. */
const KINDS: Readonly<Record<TemplateKind, { file: string; table?: string; called?: string }>> = {
  winery: { file: "add_winery", table: "wineries", called: "The address /winery/" },
  post: { file: "add_post", table: "posts", called: "The address /blog/" },
  trip: { file: "add_trip", table: "ready_trips", called: "The address /ready-made-trips/" },
  place: { file: "add_place", table: "places_to_eat_and_stay", called: "The slug " },
  change: { file: "change" },
};

/**
 * Starts a piece of content for an editor.
 *
 * @returns what it wrote, and what to do next.
 * @throws CommandError for a name whose slug is taken, and with the usage for what cannot be begun.
 */
export async function newContent(
  migrationsFolder: string,
  { kind, subject, now }: { readonly kind: string; readonly subject: string; readonly now: Date },
): Promise<string> {
  const name = subject.trim();
  const slug = slugOf(name);
  if (name === "") throw new CommandError(USAGE);
  if (kind === "hours") return hoursLines(name);
  if (slug === "" || slug.length > MAX_SLUG_LENGTH) {
    throw new CommandError(`"${name}" makes no address: 1 to ${MAX_SLUG_LENGTH} letters do.`);
  }
  if (!isKind(kind)) throw new CommandError(USAGE);
  const { table, called, file } = KINDS[kind];
  const taken = table && findMigrationOf(await readMigrations(migrationsFolder), table, slug);
  if (taken) {
    throw new CommandError(`${called}${slug} is taken: ${taken.name} adds it. Change that row with
  npm run content:new -- change "${name}"
or, if this is another ${kind}, give it a name of its own.`);
  }
  const path = await addMigration(migrationsFolder, {
    name: `${file}_${slug}`.replaceAll("-", "_"),
    sql: contentTemplate(kind, name),
    now,
  });
  return `Fill in ${path}\nthen run: npm run content:check`;
}

function isKind(kind: string): kind is TemplateKind {
  return Object.hasOwn(KINDS, kind);
}
