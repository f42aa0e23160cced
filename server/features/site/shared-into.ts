import { isPagePath } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { foldForSearch } from "#shared/domain/site/search-text.ts";
import type { SiteContent } from "./site-content-queries.ts";

/** What another app hands over: each part may be missing, and anything may stand in any of them. */
export interface SharedText {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

type Known = Pick<SiteContent, "wineries" | "departed">;

/** As much as the directory's search keeps. */
const MOST_LETTERS = 100;

/**
 * The path of this site that something shared leads to: a link to one of its own pages opens it, a
 * winery's own website or its name opens that winery, and everything else is looked for in the directory.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function sharedInto(
  shared: SharedText,
  { wineries, departed }: Known,
  origin: string,
): string {
  const { title, text, url } = shared;
  const ownOrigin = new URL(origin).origin;
  const links = [url, text, title].flatMap(linksIn);
  const own = links.find((link) => link.origin === ownOrigin && isPagePath(link.pathname));
  if (own) return own.pathname + own.search + own.hash;
  const foreign = links.filter((link) => link.origin !== ownOrigin);
  const lines = [text, title].flatMap(linesOf);
  const slug =
    slugOfWebsite(foreign, wineries) ?? slugOfName(lines, [...wineries, ...departed]) ?? null;
  if (slug !== null) return paths.winery(slug);
  const words = lines[0] ?? foreign[0]?.hostname.replace(/^www\./, "");
  return words ? `${paths.wineries}?${new URLSearchParams({ q: cut(words) })}` : paths.wineries;
}

const LINK = /https?:\/\/[^\s<>"“”]+/gi;

/** The addresses in a text, without what ends the sentence around them. */
function linksIn(text: string): URL[] {
  return (text.match(LINK) ?? []).flatMap((found) => {
    const address = found.replace(/[.,;:!?)\]}'’*_]+$/, "");
    return URL.canParse(address) ? [new URL(address)] : [];
  });
}

/** Its lines of words: without addresses, and without the quotes around what was marked. */
function linesOf(text: string): string[] {
  return text
    .replace(LINK, " ")
    .split(/[\r\n]+/)
    .map((line) =>
      line.replace(/[\s\p{Cc}]+/gu, " ").replace(/^[\s"'“”‘’«»]+|[\s"'“”‘’«»:|–—-]+$/gu, ""),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** `https://www.amavi.test/visit/?a=b` as `amavi.test/visit`. */
function placeOnTheWeb({ hostname, pathname }: URL): string {
  return `${hostname.replace(/^www\./, "")}${pathname}`.toLowerCase().replace(/\/+$/, "");
}

/** The one winery whose website, or a page below it, is linked; several may share a house's. */
function slugOfWebsite(links: readonly URL[], wineries: Known["wineries"]): string | undefined {
  const shared = links.map(placeOnTheWeb);
  const sites = wineries.flatMap(({ slug, website }) =>
    website && URL.canParse(website) ? [{ slug, at: placeOnTheWeb(new URL(website)) }] : [],
  );
  const found = sites
    .filter(({ at }) => shared.some((link) => link === at || link.startsWith(`${at}/`)))
    .sort((one, other) => other.at.length - one.at.length);
  const [closest, next] = found;
  return closest?.at === next?.at ? undefined : closest?.slug;
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

/**
 * The one winery that the lines name. A name of one word must be a line of its own: within a sentence
 * it may be a word like any other.
 */
function slugOfName(lines: readonly string[], wineries: readonly Named[]): string | undefined {
  const texts = lines.map((line) => ` ${foldForSearch(line)} `);
  const found = wineries
    .map(({ slug, name }) => ({ slug, name: ` ${foldForSearch(name)} ` }))
    .filter(({ name }) =>
      texts.some((text) => (name.trim().includes(" ") ? text.includes(name) : text === name)),
    )
    .sort((one, other) => other.name.length - one.name.length);
  const [longest, ...others] = found;
  return others.every(({ name }) => longest?.name.includes(name)) ? longest?.slug : undefined;
}

/** Cut after a word, or within one that is too long. */
function cut(words: string): string {
  const letters = [...words];
  if (letters.length <= MOST_LETTERS) return words;
  const kept = letters.slice(0, MOST_LETTERS).join("");
  return kept.slice(0, kept.lastIndexOf(" ")).trim() || kept;
}
