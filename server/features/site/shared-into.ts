import { isPagePath } from "#shared/domain/site/page-routes.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { foldForSearch, MAX_SEARCH_LENGTH } from "#shared/domain/site/search-text.ts";
import { trimmedOf } from "#shared/domain/site/trimmed-text.ts";
import type { SiteContent } from "./site-content-queries.ts";

/** What another app hands over: each part may be missing, and anything may stand in any of them. */
export interface SharedText {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

type Known = Pick<SiteContent, "wineries" | "departed">;

/** As much as is read of each part; a page or a place that is shared has less. */
const MOST_READ = 600;
const MOST_LINKS = 10;
const MOST_LINES = 10;

/**
 * Makes what leads something shared to a path of this site: a link to one of its own pages opens it, a
 * winery's own website or its name opens that winery, and everything else is searched in the directory.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function sharedReader(
  { wineries, departed }: Known,
  origin: string,
): (shared: SharedText) => string {
  const ownOrigin = new URL(origin).origin;
  const sites = wineries.flatMap(({ slug, website }) =>
    website && URL.canParse(website) ? [{ slug, at: placeOnTheWeb(new URL(website)) }] : [],
  );
  const names = [...wineries, ...departed].map(({ slug, name }) => ({
    slug,
    name: ` ${foldForSearch(name)} `,
  }));
  return (shared) => {
    const [title = "", text = "", url = ""] = [shared.title, shared.text, shared.url].map((part) =>
      part.slice(0, MOST_READ),
    );
    const links = [url, text, title].flatMap(linksIn).slice(0, MOST_LINKS);
    const own = links.find((link) => link.origin === ownOrigin && isPagePath(link.pathname));
    if (own) return own.pathname + own.search + own.hash;
    const foreign = links.filter((link) => link.origin !== ownOrigin);
    const lines = [text, title].flatMap(linesOf).slice(0, MOST_LINES);
    const slug = slugOfWebsite(foreign, sites) ?? slugOfName(lines, names);
    if (slug !== undefined) return paths.winery(slug);
    const words = lines[0] ?? foreign[0]?.hostname.replace(/^www\./, "");
    return words ? `${paths.wineries}?${new URLSearchParams({ q: cut(words) })}` : paths.wineries;
  };
}

/** Ends an address, or stands around it. */
const AROUND_LINKS = /[\s<>"“”]+/;

/** The parts of a word before the address that begins in it, and from there on. */
function splitAtLink(word: string): readonly [before: string, address: string] {
  const at = word.search(/https?:\/\//i);
  return at < 0 ? [word, ""] : [word.slice(0, at), word.slice(at)];
}

/** The addresses in a text, without what ends the sentence around them. */
function linksIn(text: string): URL[] {
  return text.split(AROUND_LINKS).flatMap((word) => {
    const address = trimmedOf(splitAtLink(word)[1], "", ".,;:!?)]}'’*_");
    return URL.canParse(address) ? [new URL(address)] : [];
  });
}

/** Its lines of words: without addresses, and without the quotes around what was marked. */
function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => {
      const words = line.split(/[\s\p{Cc}]+/u).map((word) => splitAtLink(word)[0]);
      const quotes = ` "'“”‘’«»`;
      return trimmedOf(words.filter(Boolean).join(" "), quotes, `${quotes}:|–—-`);
    })
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** `https://www.amavi.test/visit/?a=b` as `amavi.test/visit`. */
function placeOnTheWeb({ hostname, pathname }: URL): string {
  return trimmedOf(`${hostname.replace(/^www\./, "")}${pathname}`.toLowerCase(), "", "/");
}

interface Site {
  readonly slug: string;
  readonly at: string;
}

/** The one winery whose website, or a page below it, is linked; several may share a house's. */
function slugOfWebsite(links: readonly URL[], sites: readonly Site[]): string | undefined {
  const shared = links.map(placeOnTheWeb);
  const found = sites
    .filter(({ at }) => shared.some((link) => link === at || link.startsWith(`${at}/`)))
    .sort((one, other) => other.at.length - one.at.length);
  const [closest, next] = found;
  return closest?.at === next?.at ? undefined : closest?.slug;
}

interface Named {
  readonly slug: string;
  /** Folded, between spaces. */
  readonly name: string;
}

/**
 * The one winery that the lines name. A name of one word must be a line of its own: within a sentence
 * it may be a word like any other.
 */
function slugOfName(lines: readonly string[], names: readonly Named[]): string | undefined {
  const texts = lines.map((line) => ` ${foldForSearch(line)} `);
  const found = names
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
  if (letters.length <= MAX_SEARCH_LENGTH) return words;
  const kept = letters.slice(0, MAX_SEARCH_LENGTH).join("");
  return kept.slice(0, kept.lastIndexOf(" ")).trim() || kept;
}
