import { site } from "#shared/site.ts";
import { trimmedOf } from "../../text/trimmed-text.ts";
import type { MetadataPicture } from "./share-picture.ts";

/** A node of structured data (schema.org). */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Turns a path into an absolute address. */
export type Absolute = (path: string) => string;

/** What search engines, feeds and shared links learn about a page. */
export interface PageMetadata {
  /** "" for the site's name alone. */
  readonly title: string;
  readonly description: string;
  /** The page's path; null for `noindex`. */
  readonly canonical: string | null;
  /** For shared links; default: the site's own. */
  readonly picture?: MetadataPicture;
  /** Publication of an article, as an ISO instant. */
  readonly published?: string;
  /** Structured data without unknown facts and third-party ratings. */
  readonly data?: (absolute: Absolute) => readonly StructuredData[];
}

/** The document's title: `title · site name`. */
export function documentTitle({ title }: Pick<PageMetadata, "title">): string {
  return title === "" ? site.name : `${title} · ${site.name}`;
}

/** The metadata of a private page, which search engines must not index. */
export function privateMetadata(title: string): PageMetadata {
  return { title, description: site.footerText, canonical: null };
}

/** About what search engines show. */
const DESCRIPTION_LENGTH = 160;

/** A description on one line, cut after a word if too long. */
export function asDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1);
  return `${trimmedOf(cut.slice(0, cut.lastIndexOf(" ")), "", " ,;:.–-")}…`;
}

/** A breadcrumb list; the home page is added. */
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

/** Every visitor of a list loads its names, so they are limited. */
const LISTED_ITEMS = 200;

export function itemList<T>(
  absolute: Absolute,
  name: string,
  items: readonly T[],
  linkOf: (item: T) => readonly [name: string, path: string],
): StructuredData {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.slice(0, LISTED_ITEMS).map((item, index) => {
      const [itemName, path] = linkOf(item);
      return { "@type": "ListItem", position: index + 1, name: itemName, url: absolute(path) };
    }),
  };
}
