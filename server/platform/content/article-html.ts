import { Marked } from "marked";
import sanitize from "sanitize-html";
import { articleParts } from "#shared/domain/text/article-illustrations.ts";

/** What an article is made of; everything else of HTML and Markdown is lost. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: "h2 h3 p strong em ul ol li blockquote a hr br".split(" "),
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
};

/** Editors write Markdown; HTML between it is left out. */
const markdown = new Marked({ gfm: true, async: false, renderer: { html: () => "" } });

/** The safe HTML of a piece of an article's Markdown: running text and links. */
export const safeHtml = (text: string): string =>
  sanitize(markdown.parse(text, { async: false }), ALLOWED).trim();

/**
 * An article's text as HTML that stands by itself: links inside the site are addresses.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function articleHtml(content: string, origin: string): string {
  // Drawings are the page's own: what reads elsewhere gets the text.
  const text = articleParts(content).flatMap((part) => (part.kind === "text" ? part.markdown : []));
  return safeHtml(text.join("\n\n")).replaceAll('href="/', `href="${origin}/`);
}
