interface ArticleHtmlProps {
  /** What the HTML was made of. */
  readonly markdown: string;
  /** Safe HTML: running text and links. */
  readonly html: string;
  readonly className: string;
}

/** A piece of an article's text, known by what it was made of. */
export function ArticleHtml({ markdown, html, className }: ArticleHtmlProps) {
  return (
    <div
      className={className}
      data-text={digestOf(markdown)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: who draws it has made sure that it is safe.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const TAGS: ReadonlySet<string> = new Set([
  "h2",
  "h3",
  "p",
  "strong",
  "em",
  "ul",
  "ol",
  "li",
  "blockquote",
  "a",
  "hr",
  "br",
]);

/**
 * The HTML that the server has made of a piece of an article, where it is on the page and has nothing
 * but running text and links; else null.
 */
export function drawnText(markdown: string): string | null {
  if (typeof document === "undefined") return null;
  const drawn = document.querySelector(`#root [data-text="${digestOf(markdown)}"]`);
  const isPlain = drawn && [...drawn.querySelectorAll("*")].every(isRunningText);
  return isPlain ? drawn.innerHTML : null;
}

function isRunningText(element: Element): boolean {
  const attributes = element.getAttributeNames();
  const leads = element instanceof HTMLAnchorElement ? element.protocol : "https:";
  return (
    TAGS.has(element.localName) &&
    attributes.every((name) => name === "href") &&
    /^(https?|mailto|tel):$/.test(leads)
  );
}

/** Tells texts apart; not against anybody who tries to make two alike. */
function digestOf(text: string): string {
  let digest = 5381;
  for (const letter of text) digest = (digest * 33 + (letter.codePointAt(0) ?? 0)) % 4_294_967_296;
  return `${text.length}-${digest}`;
}
