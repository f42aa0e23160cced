import { useMemo } from "react";
import { privateHead } from "#shared/domain/site/head/page-head.ts";
import { usePageHead } from "./use-page-head.ts";

/**
 * Gives the document the title `title · site name` and keeps the page from search engines: for pages
 * that are one visitor's own. Null (still loading) leaves what is there.
 */
export function usePageTitle(title: string | null): void {
  usePageHead(useMemo(() => (title === null ? null : privateHead(title)), [title]));
}
