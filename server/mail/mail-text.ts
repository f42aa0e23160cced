import { addressOf } from "#server/platform/config.ts";

/** Plain text as mail programs show it best: RFC 5322 §2.1.1 asks for lines of at most 78. */
const WIDTH = 76;

/**
 * Breaks a paragraph into lines of at most 76 characters, each indented; a word longer than a line
 * (an address of the web) stays whole on a line of its own.
 */
export function wrapText(paragraph: string, indent = ""): string {
  const line = new RegExp(`\\S.{0,${WIDTH - indent.length - 1}}(?= |$)|\\S+`, "g");
  const lines = paragraph.trim().replace(/\s+/g, " ").match(line) ?? [];
  return lines.map((text) => indent + text).join("\n");
}

/** Paragraphs with an empty line between them; absent ones leave no gap. */
export function textBlocks(...blocks: readonly (string | null | undefined | false)[]): string {
  return blocks.filter(Boolean).join("\n\n");
}

/** The address inside `Name <address>`; null for the default sender of an unconfigured site. */
export function replyAddress(mailFrom: string): string | null {
  const address = addressOf(mailFrom);
  return address.endsWith("@localhost") ? null : address;
}
