import { isUtf8 } from "node:buffer";
import { BREAKPOINT, codeOf, lineAt, statementsOf } from "../migration-files.ts";

interface WrittenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the developers' tools wrote it for a change of tables. */
  readonly changesTables: boolean;
}

const SAVE = "save the file as UTF-8 (in the editor's own menu, without a byte order mark)";
// No lookbehind: an article is one long blank, which it would read back from each of its places.
const TRANSACTION = /(?:^|;)\s*(begin|start\s+transaction|commit|rollback|savepoint|end)\b/i;
const OF_TABLES = /(?:^|;)\s*(create|alter|drop|truncate|grant|revoke|copy|set|reset|vacuum)\b/i;
const NEXT_STATEMENT = /;\s*(\S)/;

/**
 * What is wrong with a new migration's file before any of it runs: letters that cannot be read, statements that
 * content has not.
 *
 * @returns a line for each fault, and whether it must not run, not even on a throw-away database.
 */
export function fileFaults({ name, bytes, changesTables }: WrittenFile) {
  const unreadable = letterFault(bytes);
  if (unreadable) return { faults: [`${name}, ${unreadable}`], stops: true };
  const sql = new TextDecoder().decode(bytes);
  const code = codeOf(sql);
  if (code.trim() === "") {
    const [number] = name.split("_");
    const advice = `nothing stands in it yet: write its statement, or take it back with npm run content:drop -- ${number}`;
    return { faults: [`${name}: ${advice}`], stops: false };
  }
  const statements = statementsOf(sql);
  const whereHeld =
    (pattern: RegExp, adviceOf: (word: string) => string) =>
    ({ text, start }: (typeof statements)[number]) => {
      const match = pattern.exec(code.slice(start, start + text.length));
      if (!match) return [];
      const [whole, word = ""] = match;
      const line = lineAt(sql, start + match.index + whole.length - word.length);
      return [`${name}, line ${line}: ${adviceOf(word.toLowerCase())}`];
    };
  const ofTransactions = whereHeld(
    TRANSACTION,
    (word) => `"${word}": all statements are one transaction already: take it out`,
  );
  const ofTables = whereHeld(
    OF_TABLES,
    (word) =>
      `"${word}" is no change of content, which only inserts, updates and deletes rows: take it out (developers change tables with npm run db:generate)`,
  );
  const forbidden = statements.flatMap((statement) => [
    ...ofTransactions(statement),
    ...(changesTables ? [] : ofTables(statement)),
  ]);
  const advice = `a second statement begins here: put a line "${BREAKPOINT}" between the two`;
  const joined = statements.flatMap(whereHeld(NEXT_STATEMENT, () => advice));
  return { faults: [...forbidden, ...joined], stops: forbidden.length > 0 };
}

/** The first line that is not UTF-8, and what to do about it. */
function letterFault(bytes: Uint8Array): string | undefined {
  // Latin-1 keeps every byte, so that the file falls into lines before its letters are judged.
  const text = Buffer.from(bytes).toString("latin1");
  if (text.startsWith("\xef\xbb\xbf")) return `line 1: begins with a byte order mark: ${SAVE}`;
  const at = text
    .split("\n")
    .findIndex((row) => row.includes("\0") || !isUtf8(Buffer.from(row, "latin1")));
  if (at < 0) return undefined;
  return `line ${at + 1}: a letter is not written in UTF-8: ${SAVE}, and look at the letter`;
}
