import { AVAS } from "../../places/ava-table.ts";
import { paths } from "../paths.ts";
import { itemList, type PageHead } from "./page-head.ts";
import { PAGE_HEADS } from "./page-heads.ts";

/** A page's head with the list that the page shows. */
function withList(
  head: PageHead,
  items: readonly (readonly [name: string, path: string])[],
): PageHead {
  return {
    ...head,
    data: (absolute) => [...(head.data?.(absolute) ?? []), itemList(absolute, head.title, items)],
  };
}

/** The directory with its wineries. */
export function directoryHead(
  wineries: readonly { readonly slug: string; readonly name: string }[],
): PageHead {
  return withList(
    PAGE_HEADS.wineries,
    wineries.map(({ name, slug }) => [name, paths.winery(slug)]),
  );
}

/** The list of articles with the articles. */
export function blogHead(
  posts: readonly { readonly slug: string; readonly title: string }[],
): PageHead {
  return withList(
    PAGE_HEADS.blog,
    posts.map(({ title, slug }) => [title, paths.post(slug)]),
  );
}

/** The ready-made trips, the shortest first. */
export function readyTripsHead(
  trips: readonly { readonly slug: string; readonly title: string }[],
): PageHead {
  return withList(
    PAGE_HEADS.readyTrips,
    trips.map(({ title, slug }) => [title, paths.readyTrip(slug)]),
  );
}

/** The wine regions, in the order of their establishment. */
export const REGIONS_HEAD: PageHead = withList(
  PAGE_HEADS.regions,
  AVAS.map(({ id, name }) => [name, paths.region(id)]),
);
