import { codeOf } from "./content/migration-files.ts";

/** Before this one, nobody had released a build that reads what a migration takes away. */
const FIRST_CHECKED = 37;

const REFUSES_ROWS = "refuses rows that an older build may write";

/** What a build that is already serving may trip over, by how the statement begins or what it holds. */
const STOPPING: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|view|type|schema)\b/i, "drops what an older build may read"],
  [/\brename\s+(?:to|column|constraint)?\b/i, "renames what an older build may read"],
  [/\bset\s+not\s+null\b/i, REFUSES_ROWS],
  [/\badd\s+(?:constraint\s+\S+\s+)?(?:check|unique|foreign\s+key|exclude)\b/i, REFUSES_ROWS],
  [/\bcreate\s+unique\s+index\b/i, REFUSES_ROWS],
  [/\bdrop\s+default\b/i, "needs a value that no older build writes"],
  [/\balter\s+column\b[^;]*\btype\b/i, "changes a type that an older build reads"],
  [
    /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
    "needs a value that no older build writes",
  ],
];

/** The first line of a migration before which every process is stopped, and why. */
const NEEDS_A_STOP = /^-- needs a stop: \S/;

/** What a file adds; no older build writes to it, so that a rule for it refuses none of its rows. */
const NEW_TABLE = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
const NEW_COLUMN = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
/** A rule that a file drops and adds again, wider: adding to a list of states is no stop. */
const DROPPED_RULE = /\bdrop\s+constraint\s+(?:if\s+exists\s+)?"?(\w+)"?/gi;
/** The table of a statement, and what it does to it. */
const RULE =
  /^\s*(?:alter\s+table|create\s+unique\s+index\b.*?\bon)\s+(?:only\s+)?"?(\w+)"?(.*)$/is;

/**
 * What keeps old and new builds from serving side by side (docs/operations.md, expand and contract).
 *
 * @param name the migration's file name, which begins with its number.
 * @returns a sentence for each fault; none where the file says that it needs a stop.
 */
export function stoppingChanges(name: string, sql: string): string[] {
  if (Number(name.slice(0, 4)) < FIRST_CHECKED || NEEDS_A_STOP.test(sql)) return [];
  const namesOf = (pattern: RegExp) => [...sql.matchAll(pattern)].map(([, name = ""]) => name);
  const tables = namesOf(NEW_TABLE);
  const names = [...namesOf(NEW_COLUMN), ...namesOf(DROPPED_RULE)];
  const isOfNew = (statement: string) => {
    const [, table = "", rule = ""] = RULE.exec(statement) ?? [];
    const isRule = !/\badd\s+column\b/i.test(rule);
    return tables.includes(table) || (isRule && names.some((name) => rule.includes(`"${name}"`)));
  };
  return codeOf(sql)
    .split(";")
    .filter((statement) => !isOfNew(statement))
    .flatMap((statement) =>
      STOPPING.filter(([pattern]) => pattern.test(statement)).map(
        ([, why]) =>
          `${name}: "${statement.trim().split("\n")[0]?.slice(0, 80)}" ${why}. Do it a release later, or begin the file with "-- needs a stop: why".`,
      ),
    );
}
