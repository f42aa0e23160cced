import { AVAS } from "../../places/ava-table.ts";
import { paths } from "../paths.ts";
import { PAGE_METADATA } from "./fixed-metadata.ts";
import { itemList, type PageMetadata } from "./page-metadata.ts";

/** Adds the list that a page shows. */
function withList<T>(
  metadata: PageMetadata,
  items: readonly T[],
  linkOf: (item: T) => readonly [name: string, path: string],
): PageMetadata {
  return {
    ...metadata,
    data: (absolute) => [
      ...(metadata.data?.(absolute) ?? []),
      itemList(absolute, metadata.title, items, linkOf),
    ],
  };
}

export function directoryMetadata(
  wineries: readonly { readonly slug: string; readonly name: string }[],
): PageMetadata {
  return withList(PAGE_METADATA.wineries, wineries, ({ name, slug }) => [name, paths.winery(slug)]);
}

export function blogMetadata(
  posts: readonly { readonly slug: string; readonly title: string }[],
): PageMetadata {
  return withList(PAGE_METADATA.blog, posts, ({ title, slug }) => [title, paths.post(slug)]);
}

export function readyTripsMetadata(
  trips: readonly { readonly slug: string; readonly title: string }[],
): PageMetadata {
  return withList(PAGE_METADATA.readyTrips, trips, ({ title, slug }) => [
    title,
    paths.readyTrip(slug),
  ]);
}

export const REGIONS_METADATA: PageMetadata = withList(
  PAGE_METADATA.regions,
  AVAS,
  ({ id, name }) => [name, paths.region(id)],
);
