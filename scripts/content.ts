/** The editors' commands: `npm run content:check` and its siblings (docs/editing.md). */
import { CommandError, readCommandLine, runCommand } from "#scripts/command.ts";
import { CHANGE_USAGE, isChange, newChange } from "#scripts/content/commands/new-change.ts";
import { newContent } from "#scripts/content/commands/new-content.ts";
import { reportContent } from "#scripts/content/content-report.ts";
import { contentLinks, deadLinks } from "#scripts/content/dead-links.ts";
import { dropContent, readPublished } from "#scripts/content/migration-files.ts";
import { lostNote, rowText, withContent } from "#scripts/content/show-row.ts";
import { contentCoverage, type Share } from "#server/features/operations/coverage.ts";
import { readContentRows } from "#server/features/operations/coverage-queries.ts";
import type { Db } from "#server/platform/database/db.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

/** Enough for an afternoon's work; the page /dev/content and this have the same order. */
const MAX_ROWS = 40;
const BAR = 30;

/** What the guide knows, and what is old, contradictory or missing, for `npm run content:report`. */
async function coverageText(db: Db, now: Date): Promise<string> {
  const report = contentCoverage(await readContentRows(db, now));
  const sections: Readonly<Record<string, readonly string[]>> = {
    "Known by fact": report.facts.map(bar),
    "Known by region": report.regions.map(bar),
    "Places to eat and stay": report.places.map(bar),
    "Sources that contradict each other": report.conflicts.map(
      ({ slug, what }) => `${slug}: ${what}`,
    ),
    "Shared by several wineries": report.duplicates.map(
      ({ what, slugs }) => `${what}: ${slugs.join(", ")}`,
    ),
    "Oldest facts": report.oldest
      .slice(0, MAX_ROWS)
      .map(({ slug, fact, date }) => `${date ?? "no date"}  ${slug}, ${fact}`),
    "Named by articles": report.named
      .slice(0, MAX_ROWS)
      .map(
        ({ slug, articles, unknown }) => `${slug}, ${articles}: unknown are ${unknown.join(", ")}`,
      ),
  };
  return Object.entries(sections)
    .map(([title, lines]) => [`\n${title}`, ...lines.map((line) => `  ${line}`)].join("\n"))
    .join("\n");
}

function bar({ name, known, old, of }: Share): string {
  const full = Math.round((known / of) * BAR);
  return `${"█".repeat(full).padEnd(BAR, "·")} ${known} of ${of}${old > 0 ? `, ${old} old` : ""}  ${name}`;
}

/** Answers with what it prints; throws a `CommandError` where it finds faults or cannot be followed. */
type Command = (args: readonly string[]) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  /** Runs every migration on an empty database and reads every row in it. */
  check: async () => {
    const { faults, changes, summary } = await reportContent(migrationsFolder, { now: new Date() });
    if (changes.length > 0) console.log(["What changes:", ...changes].join("\n  "));
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) throw new CommandError(summary);
    return summary;
  },
  /** Takes back a migration that is not published yet. */
  drop: async ([name = ""]) =>
    dropContent(migrationsFolder, name, await readPublished(migrationsFolder)),
  /** Opens the links of the content, once a month, and names those that are dead. */
  links: async () => {
    const links = await withContent(migrationsFolder, contentLinks);
    console.log(`Opening ${links.length} links; this takes some minutes.`);
    const dead = await deadLinks(links);
    for (const line of dead) console.error(line);
    if (dead.length === 0) return "All of them open.";
    const advice = "look for the page's new address, or the source's new home";
    throw new CommandError(`${dead.length} are dead: ${advice}.`);
  },
  new: write,
  /** What the guide knows and does not know. */
  report: () => withContent(migrationsFolder, (db) => coverageText(db, new Date())),
  /** A winery, an article, a trip or a place as it stands after all migrations. */
  show: async ([slug = ""]) => {
    const text = await withContent(migrationsFolder, (db) => rowText(db, slug));
    if (text !== null) return text;
    throw new CommandError(`No row has the slug "${slug}": it is the end of its page's address.`);
  },
};

const text = { type: "string" } as const;
const OPTIONS = {
  source: text,
  url: text,
  date: text,
  sureness: text,
  since: text,
  as: text,
  note: text,
  region: text,
  county: text,
  approximate: { type: "boolean" },
} as const;

/** Starts a winery, an article, a trip or a place, or writes a change of one: a numbered migration. */
async function write(args: readonly string[]): Promise<string> {
  const now = new Date();
  // A longitude begins with a minus and is no option.
  const spared = args.map((arg) => (/^-\d/.test(arg) ? ` ${arg}` : arg));
  const parseOptions = { args: spared, options: OPTIONS, allowPositionals: true } as const;
  const { positionals, values: given } = readCommandLine(parseOptions, CHANGE_USAGE);
  const [kind = "", ...words] = positionals.map((word) => word.trim());
  if (!isChange(kind, words.length)) {
    return newContent(migrationsFolder, { kind, subject: words.join(" "), now });
  }
  const [slug = "", ...values] = words;
  const { approximate, ...rest } = given;
  const lost = given.note === undefined ? await lostNote(migrationsFolder, kind, slug) : null;
  const options = { ...rest, ...(approximate && { approximate: "yes" }) };
  const wrote = await newChange(migrationsFolder, { kind, slug, values, options, now });
  if (lost === null) return wrote;
  return `${wrote}\nIts note goes: "${lost}". Where it still holds, repeat it with --note.`;
}

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) throw new Error(`content.ts: ${Object.keys(COMMANDS).join(", ")}, not "${name}"`);
await runCommand(() => command(args));
// Whatever threads are left have nothing to do any more.
process.exit();
