import { markupText } from "#shared/domain/text/markup-text.ts";

class Markup extends String {
  /** No other text is taken for it. */
  declare readonly isSafe: true;
}

/** Markup that needs no more escaping; only the tag `html` makes it. */
export type Html = Markup;

/** Markup that other code made, safe as it stands. */
export const safeMarkup = (markup: string): Html => new Markup(markup);

/** What may be in a template: text is escaped, markup and lists of it are not, nothing is nothing. */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

/** Every interpolation is escaped for element content and for quoted attributes alike. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Markup(
    strings.reduce((markup, text, index) => markup + render(parts[index - 1]) + text),
  );
}

function render(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return "";
  if (part instanceof Markup) return part.toString();
  if (typeof part === "object") return part.map(render).join("");
  return markupText(String(part));
}
