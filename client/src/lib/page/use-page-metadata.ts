import { useEffect, useMemo } from "react";
import { whenIdle } from "#client/lib/chunks/when-to-start.ts";
import { type MetadataTag, metadataTags } from "#shared/domain/site/metadata/metadata-tags.ts";
import { type PageMetadata, privateMetadata } from "#shared/domain/site/metadata/page-metadata.ts";

/** Marks the elements that describe the page, from the server or from here. */
const MARK = "data-page-head";

/**
 * Keeps the document's metadata in step with the page shown, with the same elements that the server
 * sends. Null (still loading) leaves what is there. Pass the same object while nothing changes.
 */
export function usePageMetadata(metadata: PageMetadata | null): void {
  useEffect(() => {
    if (!metadata) return;
    const show = () => showMetadata(metadataTags(metadata, siteOrigin()));
    // The server sent the same with this page, so comparing the two can wait.
    const stop = isServers ? whenIdle(show) : show();
    return () => {
      stop?.();
      isServers = false;
    };
  }, [metadata]);
}

/** Whether the metadata is still what the server sent. */
let isServers = typeof document !== "undefined" && document.querySelector(`[${MARK}]`) !== null;

/** The site's public origin as the server named it; visitors may use another host name. */
let named: string | undefined;

function siteOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  named ??= canonical ? new URL(canonical.href).origin : undefined;
  return named ?? window.location.origin;
}

function showMetadata(tags: readonly MetadataTag[]): void {
  const before = [...document.head.querySelectorAll(`[${MARK}]`)];
  const kept = new Set<Element>();
  for (const wanted of tags.map(elementOf)) {
    const same = before.find((element) => !kept.has(element) && element.isEqualNode(wanted));
    kept.add(same ?? wanted);
    if (!same) document.head.append(wanted);
  }
  for (const element of before) if (!kept.has(element)) element.remove();
}

function elementOf({ tag, attributes, text = "" }: MetadataTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, "");
  element.textContent = text;
  return element;
}

/**
 * Sets the title `title · site name` and keeps the page out of search engines: for one visitor's own
 * pages. Null (still loading) leaves what is there.
 */
export function usePageTitle(title: string | null): void {
  usePageMetadata(useMemo(() => (title === null ? null : privateMetadata(title)), [title]));
}
