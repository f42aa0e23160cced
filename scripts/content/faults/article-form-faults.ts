import type { Token } from "marked";
import { drawingNamed } from "#shared/domain/text/article-drawings.ts";
import { ILLUSTRATIONS } from "../illustrations.ts";
import type { RowFault } from "./content-fault.ts";

/** What an article's page shows; everything else of Markdown is lost there. */
const SHOWN = new Set([
  "space",
  "heading",
  "paragraph",
  "text",
  "strong",
  "em",
  "list",
  "list_item",
  "blockquote",
  "link",
  "image",
  "hr",
  "br",
  "escape",
  "html",
]);

/** A table whose second line is not its rule reads as a paragraph with bars in it. */
const BARS = /^\s*\|.*\|.*\|\s*$|^[^\n|]*\S \| \S[^\n]*\n[^\n|]*\S \| \S/m;

/** What is wrong with the form of a piece of Markdown, or null. */
export function formFault(token: Token): string | null {
  const raw = token.raw.trim();
  if (token.type === "html") return `"${raw}" is HTML: write Markdown only`;
  if (token.type === "heading" && token.depth === 1) {
    return `"${raw}" takes the title's place: begin headings with ##`;
  }
  if (token.type === "heading" && token.depth > 3) {
    return `"${raw}" is a heading of a kind that articles do not have: begin it with ## or ###`;
  }
  if (token.type === "image") return pictureFault(raw, String(token.href));
  if (token.type === "table" || (token.type === "paragraph" && BARS.test(raw))) {
    return `the table "${raw.slice(0, 30).replace(/\n/g, " ")}…" would not show: write it as a list, a line for each row (- **Chelan**: four rooms)`;
  }
  if (SHOWN.has(token.type)) return null;
  return `"${raw.slice(0, 40)}" would lose its form: articles have headings (##), paragraphs, **bold**, *italics*, lists, quotes (>) and links`;
}

/** A drawing amid a line is lost: it needs a paragraph of its own. */
export function placedFaults(content: string): RowFault[] {
  const lines = new Set(content.split("\n").map((line) => line.trimEnd()));
  return [...content.matchAll(/!\[[^\]\n]*\]\(drawing:[^)\n]*\)/g)]
    .filter(([drawing]) => !lines.has(drawing))
    .map(([drawing]) => ({
      field: "content",
      advice: `the drawing "${drawing}" would not show amid a line: give it a paragraph of its own`,
    }));
}

function pictureFault(raw: string, address: string): string | null {
  const name = drawingNamed(address);
  if (name !== null && ILLUSTRATIONS.includes(name)) return null;
  return `the picture "${raw}" would not show: articles have illustrations by name, in a paragraph of their own, as in ![A lake between hills](drawing:lake); the names are ${ILLUSTRATIONS.join(", ")}`;
}
