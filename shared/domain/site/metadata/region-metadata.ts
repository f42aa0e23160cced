import type { Ava } from "../../places/ava-table.ts";
import { listed, plural } from "../../text/words.ts";
import { paths } from "../paths.ts";
import { PAGE_METADATA } from "./fixed-metadata.ts";
import { asDescription, breadcrumbs, type PageMetadata } from "./page-metadata.ts";
import { sharePicture, sharePicturePaths } from "./share-picture.ts";

export function regionMetadata(ava: Ava): PageMetadata {
  const path = paths.region(ava.id);
  const description = inShort(ava);
  return {
    title: ava.name,
    description,
    canonical: path,
    picture: sharePicture(
      sharePicturePaths.region(ava.id),
      `${ava.name} on a map of Washington, drawn`,
    ),
    data: (absolute) => [
      breadcrumbs(absolute, [
        [PAGE_METADATA.regions.title, paths.regions],
        [ava.name, path],
      ]),
      {
        "@type": "Place",
        "@id": `${absolute(path)}#place`,
        name: `${ava.name} AVA`,
        url: absolute(path),
        description,
        ...(ava.labelPoint && { geo: { "@type": "GeoCoordinates", ...ava.labelPoint } }),
      },
    ],
  };
}

function inShort({ name, effective, parents, counties }: Ava): string {
  const within = parents.at(-1);
  const county = plural(counties.length, "County", "Counties");
  return asDescription(
    `${name}, an American Viticultural Area since ${effective.slice(0, 4)}${within ? `, within ${within}` : ""}: map, facts, wineries and articles. ${listed(counties)} ${county}.`,
  );
}
