/** The line between two statements of a migration. */
export const BREAKPOINT = "--> statement-breakpoint";

const COMMENT_OR_TEXT = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g;

/**
 * SQL without its comments and texts, so that words in them are not taken for SQL. Blanks stand in
 * their place and lines stay lines: a position in it is one in the file.
 */
export function codeOf(sql: string): string {
  return sql.replace(COMMENT_OR_TEXT, (part) => part.replace(/[^\n]/g, " "));
}

/** The line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split("\n").length;
}
