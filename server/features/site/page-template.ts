import { html } from "#server/platform/html.ts";
import { type MetadataTag, metadataTags } from "#shared/domain/site/metadata/metadata-tags.ts";
import type { PageMetadata } from "#shared/domain/site/metadata/page-metadata.ts";
import type { PageBody } from "./page-renderer.ts";

/** Puts a page's own metadata and its markup into the page of the build. One without a body is rendered by the browser. */
export type PageTemplate = (metadata: PageMetadata, body?: PageBody) => string;

/**
 * Reads the build's page once: what stands between its marks is each page's own.
 *
 * @param origin where the site is reached, without a slash at the end.
 * @throws Error where a mark is missing.
 */
export function pageTemplate(page: string, origin: string): PageTemplate {
  const [beforeHead, , afterHead] = split(page, "page-head");
  const [beforeLinks, , afterLinks] = split(afterHead, "page-links");
  const [beforeMarkup, , afterMarkup] = split(afterLinks, "page-markup");
  const [beforeData, , afterData] = split(afterMarkup, "page-data");
  const code = [...beforeLinks.matchAll(CODE)].map(([, script, part]) => script ?? part ?? "");
  const withoutCode = beforeLinks.replace(CODE, "");
  return (metadata, { links, markup, data, later } = NO_BODY) =>
    [
      beforeHead,
      metadataTags(metadata, origin).map(written).join("\n    "),
      later ? withoutCode : beforeLinks,
      links,
      beforeMarkup,
      markup,
      beforeData,
      data,
      later && startElement(later, code),
      afterData,
    ].join("");
}

/** The build's entry, with what it imports. */
const CODE =
  /\s{0,9}<(?:script type="module" crossorigin src="([^"<]+)"><\/script>|link rel="modulepreload" crossorigin href="([^"<]+)">)/g;

/**
 * The inline script and what it asks for. Its text is the same in every page, so that one digest in
 * the Content-Security-Policy allows it.
 */
function startElement(
  { start, scripts, asked }: NonNullable<PageBody["later"]>,
  [entry, ...parts]: readonly string[],
): string {
  const list = (paths: readonly string[]) => String(html`${paths.join(" ")}`);
  return `<script data-entry="${list([entry ?? ""])}" data-parts="${list([...parts, ...scripts])}" data-asked="${list(asked)}">${start}</script>`;
}

const NO_BODY: PageBody = { links: "", markup: "", data: "" };

function split(page: string, mark: string): [string, string, string] {
  const [before, rest] = cut(page, `<!--${mark}-->`);
  const [within, after] = cut(rest, `<!--/${mark}-->`);
  return [before, within, after];
}

function cut(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  if (index < 0) throw new Error(`the build's page has no ${at}; see client/index.html`);
  return [text.slice(0, index), text.slice(index + at.length)];
}

/** An element of the head, marked as the page's own, so that the browser can put another in its place. */
function written({ tag, attributes, text }: MetadataTag): string {
  const given = Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`);
  const start = `<${tag}${given.join("")} data-page-head="">`;
  if (tag === "meta" || tag === "link") return start;
  // A script's text is read as it stands; metadataTags leaves no "<" in it.
  return `${start}${tag === "script" ? (text ?? "") : html`${text}`}</${tag}>`;
}
