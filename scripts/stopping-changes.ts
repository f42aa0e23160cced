/** Before this one, nobody had released a build that reads what a migration takes away. */
const FIRST_CHECKED = 37;

/** What a build that is already serving may trip over, by how the statement begins or what it holds. */
const STOPPING: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|view|type|schema)\b/i, "drops what an older build may read"],
  [/\brename\s+(?:to|column|constraint)?\b/i, "renames what an older build may read"],
  [/\bset\s+not\s+null\b/i, "refuses rows that an older build may write"],
  [/\balter\s+column\b[^;]*\btype\b/i, "changes a type that an older build reads"],
  [
    /\badd\s+column\b(?![^;]*\bdefault\b)[^;]*\bnot\s+null\b/i,
    "needs a value that no older build writes",
  ],
];

/** The first line of a migration before which every process is stopped, and why. */
const NEEDS_A_STOP = /^-- needs a stop: \S/;

/**
 * What keeps old and new builds from serving side by side (docs/operations.md, expand and contract).
 *
 * @param name the migration's file name, which begins with its number.
 * @returns a sentence for each fault; none where the file says that it needs a stop.
 */
export function stoppingChanges(name: string, sql: string): string[] {
  if (Number(name.slice(0, 4)) < FIRST_CHECKED || NEEDS_A_STOP.test(sql)) return [];
  return sql
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("--"))
    .join("\n")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(";")
    .flatMap((statement) =>
      STOPPING.filter(([pattern]) => pattern.test(statement)).map(
        ([, why]) =>
          `${name}: "${statement.trim().split("\n")[0]?.slice(0, 80)}" ${why}. Do it a release later, or begin the file with "-- needs a stop: why".`,
      ),
    );
}
