import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { paths } from "../paths.ts";
import { PAGE_METADATA, publisher } from "./fixed-metadata.ts";
import { asDescription, itemList, type PageMetadata, pageBelow } from "./page-metadata.ts";

interface Trip extends Pick<ReadyTrip, "slug" | "title" | "standfirst"> {
  /** In the order of the text. */
  readonly wineries: readonly { readonly slug: string; readonly name: string }[];
}

export function readyTripMetadata({ slug, title, standfirst, wineries }: Trip): PageMetadata {
  const description = asDescription(standfirst);
  const links = wineries.map((winery) => [winery.name, paths.winery(winery.slug)] as const);
  return pageBelow(PAGE_METADATA.readyTrips, {
    title,
    description,
    path: paths.readyTrip(slug),
    pictureText: `${title}, beside a map of the way`,
    id: "trip",
    node: (absolute) => ({
      "@type": "TouristTrip",
      name: title,
      description,
      provider: publisher(absolute),
      itinerary: itemList(absolute, title, links),
    }),
  });
}
