/** Slugs of the wineries that an article's text links to, in its order, each once. */
export function linkedWinerySlugs(markdown: string): string[] {
  const links = markdown.matchAll(/\]\(\/winery\/([a-z0-9-]+)\)/g);
  return [...new Set([...links].map(([, slug = ""]) => slug))];
}
