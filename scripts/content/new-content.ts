import { contentTemplate, hoursLines, slugOf } from "./content-templates.ts";
import { addMigration, findMigrationOf, readMigrations } from "./migration-files.ts";
import { CHANGE_USAGE, type NewContentAnswer } from "./new-change.ts";

const USAGE = `What shall be written?

  npm run content:new -- winery "Name"                  a migration that adds a winery
  npm run content:new -- post "Title"                   a migration that adds an article
  npm run content:new -- trip "Title"                   a migration that adds a ready-made trip
  npm run content:new -- place "Name"                   a migration that adds a place to eat or stay
  npm run content:new -- change "What it corrects"      a migration that changes live rows
  npm run content:new -- hours "Th-Mo 11:00-17:00"      prints the hours columns of a winery

${CHANGE_USAGE}`;

const TABLES = {
  winery: { table: "wineries", called: "The address /winery/" },
  post: { table: "posts", called: "The address /blog/" },
  trip: { table: "ready_trips", called: "The address /ready-made-trips/" },
  place: { table: "places_to_eat_and_stay", called: "The slug " },
} as const;

/** Starts a piece of content for an editor; refuses a name whose slug is taken. */
export async function newContent(
  migrationsFolder: string,
  { kind, subject, now }: { readonly kind: string; readonly subject: string; readonly now: Date },
): Promise<NewContentAnswer> {
  const name = subject.trim();
  const slug = slugOf(name);
  if (name === "") return { ok: false, text: USAGE };
  if (kind === "hours") return hoursLines(name);
  if (slug === "") {
    return { ok: false, text: `"${name}" has no letter or digit to make an address of.` };
  }
  if (kind === "change") {
    const sql = contentTemplate(kind, name);
    return write(migrationsFolder, { name: `change_${slug}`, sql, now });
  }
  if (!isKind(kind)) return { ok: false, text: USAGE };
  const { table, called } = TABLES[kind];
  const taken = findMigrationOf(await readMigrations(migrationsFolder), table, slug);
  if (taken !== undefined) {
    return {
      ok: false,
      text: `${called}${slug} is taken: ${taken.name} adds it. Change that row with
  npm run content:new -- change "${name}"
or, if this is another ${kind}, give it a name of its own.`,
    };
  }
  return write(migrationsFolder, {
    name: `add_${kind}_${slug}`,
    sql: contentTemplate(kind, name),
    now,
  });
}

function isKind(kind: string): kind is keyof typeof TABLES {
  return Object.hasOwn(TABLES, kind);
}

async function write(
  folder: string,
  { name, sql, now }: { readonly name: string; readonly sql: string; readonly now: Date },
): Promise<NewContentAnswer> {
  const path = await addMigration(folder, { name: name.replaceAll("-", "_"), sql, now });
  return { ok: true, text: `Fill in ${path}\nthen run: npm run content:check` };
}
