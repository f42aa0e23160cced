import { type Change, changedColumns } from "../changes.ts";
import { codeOf, lineAt } from "../migration-files.ts";
import type { ReplayedFile, ReplayedStatement } from "../replay.ts";

/** Statements that describe tables are the developers'; the rest writes rows. */
const WRITES = /^\s*(?:insert|update|delete|with|do|merge)\b/i;

/** What is wrong with the statements of a new migration, a line for each, with its line in the file. */
export function statementFaults({ name, sql, statements }: ReplayedFile): string[] {
  return statements.flatMap((statement) => {
    const leading = /^(?:\s|--[^\n]*\n?)*/.exec(statement.text)?.[0].length ?? 0;
    const line = lineAt(sql, statement.start + leading);
    return faultsOf(statement).map((advice) => `${name}, line ${line}: ${advice}`);
  });
}

function faultsOf({ text, changes }: ReplayedStatement): string[] {
  const code = codeOf(text);
  if (!WRITES.test(code)) return [];
  const boundless = /^\s*(update|delete)\b/i.exec(code)?.[1];
  if (boundless !== undefined && !/\bwhere\b/i.test(code)) {
    return [
      `this ${boundless.toLowerCase()} has no "where" and touches every row (${changes.length}): name the row, where "slug" = 'the-slug'`,
    ];
  }
  const unsaid = unsaidRows(text, code, changes);
  if (unsaid !== null) return [unsaid];
  if (changes.length === 0) {
    return [`this statement changes no row: check ${slugsIn(text)}`];
  }
  const idle = changes.filter((change) => changedColumns(change).length === 0);
  if (idle.length === 0) return [];
  const rows = [...new Set(idle.map(({ row }) => row))].slice(0, 3).join(", ");
  return [
    /\breplace\s*\(/i.test(code)
      ? `${rows}: replace() does not find its first text there, so nothing changes: copy the passage from the row to the letter`
      : `${rows}: the row has these values already, so nothing changes: leave the statement out, or correct the value`,
  ];
}

/** A statement, also within a `with`, that touches more rows than the comment above it says; null for one row. */
function unsaidRows(text: string, code: string, changes: readonly Change[]): string | null {
  if (/\bwhere\s+true\b/i.test(code)) {
    return `"where true" touches every row (${changes.length}): name them, where "slug" in ('one', 'other')`;
  }
  // New rows are none that were there; sources and stays are parts of their row.
  const old = changes.filter(({ before }) => before !== null);
  const rows = new Set(old.map(({ row }) => row)).size;
  const announced = Number(/--[^\n]*?\b(\d{1,6}) rows\b/.exec(text)?.[1] ?? 1);
  if (rows <= announced) return null;
  return `this touches ${rows} rows, and the comment above it says ${announced}: name fewer, or write "-- ${rows} rows" above it`;
}

/** The slugs that a statement looks for, for the one that is misspelled. */
function slugsIn(text: string): string {
  const slugs = [...text.matchAll(/"?slug"?\s*(?:=|in\s*\()\s*'([^']*)'/gi)].map(
    ([, slug]) => slug,
  );
  return slugs.length === 0 ? 'what stands after "where"' : `the slug '${slugs.join("', '")}'`;
}
