/** Starts a winery, an article or a trip, or writes a change of one: a numbered migration. */
import { parseArgs } from "node:util";
import type { NewContentAnswer } from "#scripts/content/content-answer.ts";
import { CHANGE_USAGE, isChange, newChange } from "#scripts/content/new-change.ts";
import { newContent } from "#scripts/content/new-content.ts";
import { lostNote } from "#scripts/content/show-row.ts";
import { MigrationError } from "#server/platform/database/migration-failure.ts";
import { migrationsFolder } from "#server/platform/paths.ts";

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

const { ok, text: answer } = await write(process.argv.slice(2));
(ok ? console.log : console.error)(answer);
process.exit(ok ? 0 : 1);

async function write(args: readonly string[]): Promise<NewContentAnswer> {
  const now = new Date();
  // A longitude begins with a minus and is no option.
  const isNumber = (arg: string) => /^-\d/.test(arg);
  const spared = args.map((arg) => (isNumber(arg) ? ` ${arg}` : arg));
  try {
    const parsed = parseArgs({ args: spared, options: OPTIONS, allowPositionals: true });
    const [kind = "", ...words] = parsed.positionals.map((word) => word.trim());
    if (!isChange(kind, words.length)) {
      return await newContent(migrationsFolder, { kind, subject: words.join(" "), now });
    }
    const [slug = "", ...values] = words;
    const { approximate, ...options } = parsed.values;
    const lost = options.note === undefined ? await lostNote(migrationsFolder, kind, slug) : null;
    const { ok, text } = await newChange(migrationsFolder, {
      kind,
      slug,
      values,
      options: { ...options, ...(approximate && { approximate: "yes" }) },
      now,
    });
    if (!ok || lost === null) return { ok, text };
    return {
      ok,
      text: `${text}\nIts note goes: "${lost}". Where it still holds, repeat it with --note.`,
    };
  } catch (error) {
    if (error instanceof MigrationError) return { ok: false, text: error.message };
    return {
      ok: false,
      text: `${error instanceof Error ? error.message : error}\n\n${CHANGE_USAGE}`,
    };
  }
}
