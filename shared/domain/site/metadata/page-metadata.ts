import { site } from "#shared/site.ts";
import { trimmedOf } from "../../text/trimmed-text.ts";
import type { MetadataPicture } from "./share-picture.ts";

/** One node of structured data (schema.org), without its context. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Makes a path of the site an address with its origin. */
export type Absolute = (path: string) => string;

/** What search engines, feeds and shared links learn about a page; the same on server and in the browser. */
export interface PageMetadata {
  /** Before the site's name; "" is the site's name alone. */
  readonly title: string;
  readonly description: string;
  /** The page's one path; null for what search engines shall not keep. */
  readonly canonical: string | null;
  /** What shared links show; the site's own picture where it has none. */
  readonly picture?: MetadataPicture;
  /** ISO instant of publication; only articles have one. */
  readonly published?: string;
  /** Structured data; unknown facts are left out, and no third party's score is in it. */
  readonly data?: (absolute: Absolute) => readonly StructuredData[];
}

/** The document's title: `title · site name`. */
export function documentTitle({ title }: Pick<PageMetadata, "title">): string {
  return title === "" ? site.name : `${title} · ${site.name}`;
}

/** The metadata of a page that is nobody else's business: its links and its title are the visitor's. */
export function privateMetadata(title: string): PageMetadata {
  return { title, description: site.footerText, canonical: null };
}

/** About what a search engine shows of a description. */
const DESCRIPTION_LENGTH = 160;

/** A text as a description: one line, cut after a word where it is longer than is shown. */
export function asDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1);
  return `${trimmedOf(cut.slice(0, cut.lastIndexOf(" ")), "", " ,;:.–-")}…`;
}

/** A way through the site to a page: names and paths, from the home page on, which needs no naming. */
export function breadcrumbs(
  absolute: Absolute,
  steps: readonly (readonly [name: string, path: string])[],
): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [["Home", "/"] as const, ...steps].map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

/** More names than that help nobody, and every visitor of the list would load them. */
const LISTED_ITEMS = 200;

/** A list of the site's pages, in the order of the page that shows it, each by its name and path. */
export function itemList<T>(
  absolute: Absolute,
  name: string,
  items: readonly T[],
  told: (item: T) => readonly [name: string, path: string],
): StructuredData {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.slice(0, LISTED_ITEMS).map((item, index) => {
      const [itemName, path] = told(item);
      return { "@type": "ListItem", position: index + 1, name: itemName, url: absolute(path) };
    }),
  };
}
