const EXCERPT_LENGTH = 150;

/** The editor's excerpt, or the first 150 characters of the text without Markdown (spec §3). */
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

/** Slugs of the wineries, or ids of the regions, that a text links to, in its order, each once. */
export function linkedIn(markdown: string, folder: "regions" | "winery"): string[] {
  const links = [...markdown.matchAll(/\]\(\/(regions|winery)\/([a-z0-9-]+)\)/g)];
  return [...new Set(links.flatMap(([, of, name = ""]) => (of === folder ? name : [])))];
}
