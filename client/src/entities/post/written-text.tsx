import DOMPurify from "dompurify";
import { Marked, marked } from "marked";
import { useMemo } from "react";
import { ArticleHtml } from "./article-html.tsx";

const ALLOWED = {
  ALLOWED_TAGS: ["h2", "h3", "p", "strong", "em", "ul", "ol", "li", "blockquote", "a", "hr", "br"],
  ALLOWED_ATTR: ["href"],
};

const withoutHtml = new Marked({ gfm: true, renderer: { html: () => "" } });

/** Safe HTML of an article's Markdown: only running text and links survive. */
function markdownToHtml(markdown: string): string {
  // On the server there is no document to sanitize with; there, HTML between the Markdown is left out.
  if (!DOMPurify.isSupported) return withoutHtml.parse(markdown, { async: false });
  const html = marked.parse(markdown, { async: false, gfm: true });
  return DOMPurify.sanitize(html, ALLOWED);
}

interface WrittenTextProps {
  readonly markdown: string;
  readonly className: string;
}

/** A piece of an article's text, made of its Markdown. */
export function WrittenText({ markdown, className }: WrittenTextProps) {
  const html = useMemo(() => markdownToHtml(markdown), [markdown]);
  return <ArticleHtml markdown={markdown} html={html} className={className} />;
}
