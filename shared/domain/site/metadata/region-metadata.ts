import type { Ava } from "../../places/ava-table.ts";
import { listed, plural } from "../../text/words.ts";
import { paths } from "../paths.ts";
import { PAGE_METADATA } from "./fixed-metadata.ts";
import { asDescription, type PageMetadata, pageBelow } from "./page-metadata.ts";

export function regionMetadata(ava: Ava): PageMetadata {
  const description = inShort(ava);
  return pageBelow(PAGE_METADATA.regions, {
    title: ava.name,
    description,
    path: paths.region(ava.id),
    pictureText: `${ava.name} on a map of Washington, drawn`,
    id: "place",
    node: () => ({
      "@type": "Place",
      name: `${ava.name} AVA`,
      description,
      ...(ava.labelPoint && { geo: { "@type": "GeoCoordinates", ...ava.labelPoint } }),
    }),
  });
}

function inShort({ name, effective, parents, counties }: Ava): string {
  const within = parents.at(-1);
  const county = plural(counties.length, "County", "Counties");
  return asDescription(
    `${name}, an American Viticultural Area since ${effective.slice(0, 4)}${within ? `, within ${within}` : ""}: map, facts, wineries and articles. ${listed(counties)} ${county}.`,
  );
}
