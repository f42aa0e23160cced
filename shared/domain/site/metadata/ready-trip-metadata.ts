import { paths } from "../paths.ts";
import { PAGE_METADATA, publisher } from "./fixed-metadata.ts";
import { asDescription, breadcrumbs, itemList, type PageMetadata } from "./page-metadata.ts";
import { sharePicture, sharePicturePaths } from "./share-picture.ts";

interface Trip {
  readonly slug: string;
  readonly title: string;
  readonly standfirst: string;
  /** In the order of the text. */
  readonly wineries: readonly { readonly slug: string; readonly name: string }[];
}

export function readyTripMetadata({ slug, title, standfirst, wineries }: Trip): PageMetadata {
  const path = paths.readyTrip(slug);
  const description = asDescription(standfirst);
  return {
    title,
    description,
    canonical: path,
    picture: sharePicture(sharePicturePaths.readyTrip(slug), `${title}, beside a map of the way`),
    data: (absolute) => [
      {
        "@type": "TouristTrip",
        "@id": `${absolute(path)}#trip`,
        name: title,
        description,
        url: absolute(path),
        provider: publisher(absolute),
        itinerary: itemList(absolute, title, wineries, (winery) => [
          winery.name,
          paths.winery(winery.slug),
        ]),
      },
      breadcrumbs(absolute, [
        [PAGE_METADATA.readyTrips.title, paths.readyTrips],
        [title, path],
      ]),
    ],
  };
}
