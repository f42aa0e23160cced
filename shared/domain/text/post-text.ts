/** Without an excerpt, a list shows this many characters of the text (spec §3). */
const EXCERPT_LENGTH = 150;

/** The editor's excerpt, or the first 150 characters of the text without its Markdown marks (spec §3). */
export function excerptOf(post: {
  readonly excerpt: string | null;
  readonly content: string;
}): string {
  return post.excerpt || plainText(post.content).slice(0, EXCERPT_LENGTH);
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/^[ \t]*(#{1,6}|[-*>]|\d+\.)[ \t]+/gm, "")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Ids of the wine regions a text links to, in its order, each once. */
export function linkedRegionIds(markdown: string): string[] {
  const links = markdown.matchAll(/\]\(\/regions\/([a-z0-9-]+)\)/g);
  return [...new Set([...links].map(([, id = ""]) => id))];
}
