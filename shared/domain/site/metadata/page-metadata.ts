import { site } from "#shared/site.ts";

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
  readonly picture?: { readonly path: string; readonly text: string };
  /** Publication of an article, as an ISO instant. */
  readonly published?: string;
  /** Structured data without unknown facts and third-party ratings. */
  readonly data?: (absolute: Absolute) => readonly StructuredData[];
}

/** The size of pictures for shared links in pixels, which networks show uncropped. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** The picture for shared links to a page. */
export const sharePicturePath = (page: string): string => `/pictures${page}.png`;

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
  const [kept] = /^.*[^ ,;:.–-]/.exec(cut.slice(0, cut.lastIndexOf(" "))) ?? [""];
  return `${kept}…`;
}

export type Link = readonly [name: string, path: string];

/** A breadcrumb list; the home page is added. */
export function breadcrumbs(absolute: Absolute, steps: readonly Link[]): StructuredData {
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

export function itemList(
  absolute: Absolute,
  title: string,
  items: readonly Link[],
): StructuredData {
  return {
    "@type": "ItemList",
    name: title,
    numberOfItems: items.length,
    itemListElement: items.slice(0, LISTED_ITEMS).map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absolute(path),
    })),
  };
}

interface Detail extends Pick<PageMetadata, "title" | "description" | "published"> {
  readonly path: string;
  /** Alternative text of the picture for shared links. */
  readonly pictureText: string;
  /** The fragment of the node's `@id`. */
  readonly id: string;
  /** What the page is about. */
  readonly node: (absolute: Absolute) => StructuredData;
}

/** The metadata of a page below a list, such as a winery's below the directory. */
export function pageBelow(
  list: PageMetadata,
  { path, pictureText, id, node, ...rest }: Detail,
): PageMetadata {
  return {
    ...rest,
    canonical: path,
    picture: { path: sharePicturePath(path), text: pictureText },
    data: (absolute) => [
      { "@id": `${absolute(path)}#${id}`, url: absolute(path), ...node(absolute) },
      breadcrumbs(absolute, [
        [list.title, list.canonical ?? ""],
        [rest.title, path],
      ]),
    ],
  };
}
