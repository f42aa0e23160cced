/** The editors' commands: `npm run content:check` and its siblings (docs/editing.md). */
import { parseArgs } from "node:util";
import { reportContent } from "#scripts/content/content-report.ts";
import { contentLinks, deadLinks } from "#scripts/content/dead-links.ts";
import { dropContent } from "#scripts/content/drop-content.ts";
import {
  CHANGE_USAGE,
  isChange,
  type NewContentAnswer,
  newChange,
} from "#scripts/content/new-change.ts";
import { newContent } from "#scripts/content/new-content.ts";
import { readPublished } from "#scripts/content/published-migrations.ts";
import { lostNote, rowText, withContent } from "#scripts/content/show-row.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";
import { migrationsFolder } from "#server/platform/paths.ts";
import { coverageText } from "./coverage-text.ts";

type Command = (args: readonly string[]) => Promise<NewContentAnswer>;

const COMMANDS: Readonly<Record<string, Command>> = {
  /** Runs every migration on an empty database and reads every row in it. */
  check: async () => {
    const { faults, changes, summary } = await reportContent(migrationsFolder, { now: new Date() });
    if (changes.length > 0) console.log(["What changes:", ...changes].join("\n  "));
    for (const fault of faults) console.error(fault);
    return { ok: faults.length === 0, text: summary };
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
    if (dead.length === 0) return { ok: true, text: "All of them open." };
    const advice = "look for the page's new address, or the source's new home";
    return { ok: false, text: `${dead.length} are dead: ${advice}.` };
  },
  new: write,
  /** What the guide knows and does not know. */
  report: async () => ({
    ok: true,
    text: await withContent(migrationsFolder, (db) => coverageText(db, new Date())),
  }),
  /** A winery, an article, a trip or a place as it stands after all migrations. */
  show: async ([slug = ""]) => {
    const text = await withContent(migrationsFolder, (db) => rowText(db, slug));
    if (text !== null) return { ok: true, text };
    return {
      ok: false,
      text: `No row has the slug "${slug}": it is the end of its page's address.`,
    };
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
async function write(args: readonly string[]): Promise<NewContentAnswer> {
  const now = new Date();
  // A longitude begins with a minus and is no option.
  const spared = args.map((arg) => (/^-\d/.test(arg) ? ` ${arg}` : arg));
  try {
    const parsed = parseArgs({ args: spared, options: OPTIONS, allowPositionals: true });
    const [kind = "", ...words] = parsed.positionals.map((word) => word.trim());
    if (!isChange(kind, words.length)) {
      return await newContent(migrationsFolder, { kind, subject: words.join(" "), now });
    }
    const [slug = "", ...values] = words;
    const { approximate, ...given } = parsed.values;
    const lost = given.note === undefined ? await lostNote(migrationsFolder, kind, slug) : null;
    const options = { ...given, ...(approximate && { approximate: "yes" }) };
    const answer = await newChange(migrationsFolder, { kind, slug, values, options, now });
    if (!answer.ok || lost === null) return answer;
    const note = `Its note goes: "${lost}". Where it still holds, repeat it with --note.`;
    return { ok: true, text: `${answer.text}\n${note}` };
  } catch (error) {
    if (error instanceof MigrationError) throw error;
    const why = error instanceof Error ? error.message : error;
    return { ok: false, text: `${why}\n\n${CHANGE_USAGE}` };
  }
}

function refused(error: unknown): NewContentAnswer {
  if (error instanceof MigrationError) return { ok: false, text: error.message };
  throw error;
}

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) throw new Error(`content.ts: ${Object.keys(COMMANDS).join(", ")}, not "${name}"`);
const answer = await command(args).catch(refused);
(answer.ok ? console.log : console.error)(answer.text);
process.exit(answer.ok ? 0 : 1);
