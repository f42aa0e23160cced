import { site } from "#shared/site.ts";
import { documentTitle, type PageHead } from "./page-head.ts";
import type { HeadPicture } from "./share-picture.ts";

/** One element of a document's head; its text is not escaped yet. */
export interface HeadTag {
  readonly tag: "title" | "meta" | "link" | "script";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const meta = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { name, content },
});

const property = (name: string, content: string): HeadTag => ({
  tag: "meta",
  attributes: { property: name, content },
});

/**
 * The elements that a page's head stands for: title, description, canonical address or `noindex`,
 * Open Graph, Twitter card and structured data.
 *
 * @param origin where the site is reached, without a slash at the end.
 */
export function headTags(head: PageHead, origin: string): HeadTag[] {
  const absolute = (path: string) => new URL(path, origin).href;
  const title = documentTitle(head);
  const own: HeadTag[] = [
    { tag: "title", attributes: {}, text: title },
    meta("description", head.description),
  ];
  if (head.canonical === null) return [...own, meta("robots", "noindex")];
  const address = absolute(head.canonical);
  const picture: HeadPicture = head.picture ?? site.picture;
  return [
    ...own,
    { tag: "link", attributes: { rel: "canonical", href: address } },
    property("og:site_name", site.name),
    property("og:type", head.published ? "article" : "website"),
    property("og:title", head.title || site.name),
    property("og:description", head.description),
    property("og:url", address),
    property("og:locale", "en_US"),
    property("og:image", absolute(picture.path)),
    property("og:image:alt", picture.text),
    property("og:image:width", String(picture.width)),
    property("og:image:height", String(picture.height)),
    ...(head.published ? [property("article:published_time", head.published)] : []),
    meta("twitter:card", "summary_large_image"),
    meta("twitter:image:alt", picture.text),
    ...structuredData(head, absolute),
  ];
}

function structuredData(head: PageHead, absolute: (path: string) => string): HeadTag[] {
  const nodes = head.data?.(absolute) ?? [];
  if (nodes.length === 0) return [];
  const graph = { "@context": "https://schema.org", "@graph": nodes };
  return [
    {
      tag: "script",
      attributes: { type: "application/ld+json" },
      // Within a script element only "<" can end it or change how it is read.
      text: JSON.stringify(graph).replaceAll("<", "\\u003c"),
    },
  ];
}
