import type { PostSummary } from "#shared/api/posts.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { AVAS } from "../../places/ava-table.ts";
import { paths } from "../paths.ts";
import { PAGE_METADATA } from "./fixed-metadata.ts";
import { itemList, type Link, type PageMetadata } from "./page-metadata.ts";

/** Adds the list that a page shows. */
function withList(metadata: PageMetadata, links: readonly Link[]): PageMetadata {
  return {
    ...metadata,
    data: (absolute) => [
      ...(metadata.data?.(absolute) ?? []),
      itemList(absolute, metadata.title, links),
    ],
  };
}

const titledList =
  (metadata: PageMetadata, pathOf: (slug: string) => string) =>
  (items: readonly Pick<PostSummary, "slug" | "title">[]): PageMetadata =>
    withList(
      metadata,
      items.map(({ title, slug }) => [title, pathOf(slug)]),
    );

export const directoryMetadata = (
  wineries: readonly Pick<Winery, "slug" | "name">[],
): PageMetadata =>
  withList(
    PAGE_METADATA.wineries,
    wineries.map(({ name, slug }) => [name, paths.winery(slug)]),
  );

export const blogMetadata = titledList(PAGE_METADATA.blog, paths.post);

export const readyTripsMetadata = titledList(PAGE_METADATA.readyTrips, paths.readyTrip);

export const REGIONS_METADATA: PageMetadata = withList(
  PAGE_METADATA.regions,
  AVAS.map(({ id, name }) => [name, paths.region(id)]),
);
