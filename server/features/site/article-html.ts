import { Marked } from "marked";
import { articleParts } from "#shared/domain/site/article-drawings.ts";

/** Editors write Markdown; HTML between it is left out, as the browser's sanitizer does. */
const markdown = new Marked({ gfm: true, async: false, renderer: { html: () => "" } });

/**
 * An article's text as HTML that stands by itself: links inside the site are addresses.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function articleHtml(content: string, origin: string): string {
  // Drawings are the page's own: what reads elsewhere gets the text.
  const text = articleParts(content).flatMap((part) => (part.kind === "text" ? part.markdown : []));
  const html = markdown.parse(text.join("\n\n"), { async: false });
  return html.replaceAll('href="/', `href="${origin}/`).trim();
}
