import { paths } from "../paths.ts";
import { asDescription, breadcrumbs, itemList, type PageHead } from "./page-head.ts";
import { PAGE_HEADS, publisher } from "./page-heads.ts";
import { sharePicture, sharePicturePaths } from "./share-picture.ts";

interface Trip {
  readonly slug: string;
  readonly title: string;
  readonly standfirst: string;
  /** In the order of the text. */
  readonly wineries: readonly { readonly slug: string; readonly name: string }[];
}

/** The head of a ready-made trip's page, with its wineries as the stops of a tourist's trip. */
export function readyTripHead({ slug, title, standfirst, wineries }: Trip): PageHead {
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
        itinerary: itemList(
          absolute,
          title,
          wineries.map((winery) => [winery.name, paths.winery(winery.slug)]),
        ),
      },
      breadcrumbs(absolute, [
        [PAGE_HEADS.readyTrips.title, paths.readyTrips],
        [title, path],
      ]),
    ],
  };
}
