import { useMemo } from "react";
import { privateMetadata } from "#shared/domain/site/metadata/page-metadata.ts";
import { usePageMetadata } from "./use-page-metadata.ts";

/**
 * Gives the document the title `title · site name` and keeps the page from search engines: for pages
 * that are one visitor's own. Null (still loading) leaves what is there.
 */
export function usePageTitle(title: string | null): void {
  usePageMetadata(useMemo(() => (title === null ? null : privateMetadata(title)), [title]));
}
