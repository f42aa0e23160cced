import { isUtf8 } from "node:buffer";
import { BREAKPOINT, codeOf, lineAt, statementsOf } from "../migration-files.ts";

/** What a migration's file says before any of it runs. */
export interface FileFaults {
  /** One line for each fault. */
  readonly faults: readonly string[];
  /** Whether it must not run, not even on a throw-away database. */
  readonly stops: boolean;
}

interface WrittenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether the developers' tools wrote it for a change of tables. */
  readonly changesTables: boolean;
}

const SAVE = "save the file as UTF-8 (in the editor's own menu, without a byte order mark)";
const START = "(?:^|;)\\s*";
const TRANSACTION = new RegExp(
  `${START}(begin|start\\s+transaction|commit|rollback|savepoint|end)\\b`,
  "i",
);
const OF_TABLES = new RegExp(
  `${START}(create|alter|drop|truncate|grant|revoke|copy|set|reset|vacuum)\\b`,
  "i",
);

/** What is wrong with a new migration's file: letters that cannot be read, statements that content has not. */
export function fileFaults({ name, bytes, changesTables }: WrittenFile): FileFaults {
  const unreadable = letterFault(bytes);
  if (unreadable) return { faults: [`${name}, ${unreadable}`], stops: true };
  const sql = new TextDecoder().decode(bytes);
  const code = codeOf(sql);
  if (code.trim() === "") {
    const [number] = name.split("_");
    const advice = `nothing stands in it yet: write its statement, or take it back with npm run content:drop -- ${number}`;
    return { faults: [`${name}: ${advice}`], stops: false };
  }
  const at = (position: number, advice: string) =>
    `${name}, line ${lineAt(sql, position)}: ${advice}`;
  const pieces = statementsOf(sql).map(({ text, start }) => ({
    start,
    code: code.slice(start, start + text.length),
  }));
  const forbidden = pieces.flatMap((piece) =>
    forbiddenIn(piece.code, changesTables).map(({ index, advice }) =>
      at(piece.start + index, advice),
    ),
  );
  const joined = pieces.flatMap((piece) => {
    const next = /;\s*(?=\S)/.exec(piece.code);
    if (!next) return [];
    const start = piece.start + next.index + next[0].length;
    return [
      at(start, `a second statement begins here: put a line "${BREAKPOINT}" between the two`),
    ];
  });
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

function forbiddenIn(code: string, changesTables: boolean) {
  const adviseOn = (match: RegExpExecArray | null, adviceOf: (word: string) => string) => {
    const [whole = "", word = ""] = match ?? [];
    if (!match) return [];
    const advice = adviceOf(word.toLowerCase());
    return [{ index: match.index + whole.length - word.length, advice }];
  };
  return [
    ...adviseOn(
      TRANSACTION.exec(code),
      (word) => `"${word}": all statements are one transaction already: take it out`,
    ),
    ...(changesTables
      ? []
      : adviseOn(
          OF_TABLES.exec(code),
          (word) =>
            `"${word}" is no change of content, which only inserts, updates and deletes rows: take it out (developers change tables with npm run db:generate)`,
        )),
  ];
}
