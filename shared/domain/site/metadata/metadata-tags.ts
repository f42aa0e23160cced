import { site } from "#shared/site.ts";
import {
  documentTitle,
  type PageMetadata,
  SHARE_PICTURE,
  type StructuredData,
} from "./page-metadata.ts";

/** An element of a document's head; its text is not escaped yet. */
export interface MetadataTag {
  readonly tag: "title" | "meta" | "link" | "script";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** @param by what names it: Open Graph has properties. */
const meta = (name: string, content: string, by = "name"): MetadataTag => ({
  tag: "meta",
  attributes: { [by]: name, content },
});

const property = (name: string, content: string) => meta(name, content, "property");

/** @param origin without a slash at the end. */
export function metadataTags(metadata: PageMetadata, origin: string): MetadataTag[] {
  const absolute = (path: string) => new URL(path, origin).href;
  const title = documentTitle(metadata);
  const own: MetadataTag[] = [
    { tag: "title", attributes: {}, text: title },
    meta("description", metadata.description),
  ];
  if (metadata.canonical === null) return [...own, meta("robots", "noindex")];
  const address = absolute(metadata.canonical);
  const picture = metadata.picture ?? site.picture;
  const nodes = metadata.data?.(absolute) ?? [];
  return [
    ...own,
    { tag: "link", attributes: { rel: "canonical", href: address } },
    property("og:site_name", site.name),
    property("og:type", metadata.published ? "article" : "website"),
    property("og:title", metadata.title || site.name),
    property("og:description", metadata.description),
    property("og:url", address),
    property("og:locale", "en_US"),
    property("og:image", absolute(picture.path)),
    property("og:image:alt", picture.text),
    property("og:image:width", String(SHARE_PICTURE.width)),
    property("og:image:height", String(SHARE_PICTURE.height)),
    ...(metadata.published ? [property("article:published_time", metadata.published)] : []),
    meta("twitter:card", "summary_large_image"),
    meta("twitter:image:alt", picture.text),
    ...(nodes.length > 0 ? [structuredData(nodes)] : []),
  ];
}

const structuredData = (nodes: readonly StructuredData[]): MetadataTag => ({
  tag: "script",
  attributes: { type: "application/ld+json" },
  // Only "<" can end a script element.
  text: JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll(
    "<",
    "\\u003c",
  ),
});
