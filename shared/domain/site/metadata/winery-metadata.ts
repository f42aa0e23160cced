import type { Winery } from "#shared/api/wineries.ts";
import type { CalendarDate } from "../../trips/calendar-date.ts";
import type { HasHours } from "../../winery/dated-hours.ts";
import { isKnown } from "../../winery/winery-facts.ts";
import { requiresReservation, type VisitPolicy } from "../../winery/winery-labels.ts";
import type { Addressed } from "../directions.ts";
import { paths } from "../paths.ts";
import { PAGE_METADATA } from "./fixed-metadata.ts";
import { hoursData } from "./hours-data.ts";
import {
  asDescription,
  type PageMetadata,
  pageBelow,
  type StructuredData,
} from "./page-metadata.ts";

type Shown = "slug" | "region" | "description" | "phone" | "email" | "website";
type Located = "latitude" | "longitude" | "locationIsApproximate";
type WineryFacts = Addressed & HasHours & VisitPolicy & Readonly<Pick<Winery, Shown | Located>>;

/**
 * The metadata of a winery's page. Structured data leaves out unknown hours, approximate positions
 * and third-party ratings. Seasons and holidays are those of the year from `today` on.
 */
export function wineryMetadata(winery: WineryFacts, today: CalendarDate): PageMetadata {
  const { name, city, region } = winery;
  return pageBelow(PAGE_METADATA.wineries, {
    title: name,
    description: asDescription(
      winery.description ??
        `${name} in ${city}, Washington (${region}): where it is, when it is open, what a tasting costs, and what is near.`,
    ),
    path: paths.winery(winery.slug),
    pictureText: `${name} in ${city} on a map of ${region}, drawn`,
    id: "winery",
    node: () => asPlace(winery, today),
  });
}

function asPlace(winery: WineryFacts, today: CalendarDate): StructuredData {
  const { phone, email, website, zipCode } = winery;
  return {
    "@type": "Winery",
    name: winery.name,
    ...(winery.description && { description: winery.description }),
    address: {
      "@type": "PostalAddress",
      streetAddress: winery.address,
      addressLocality: winery.city,
      addressRegion: winery.state,
      ...(zipCode && { postalCode: zipCode }),
      addressCountry: "US",
    },
    ...(!winery.locationIsApproximate && {
      geo: {
        "@type": "GeoCoordinates",
        latitude: Number(winery.latitude),
        longitude: Number(winery.longitude),
      },
    }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(website && { sameAs: website }),
    ...(isKnown(winery, "hours") && hoursData(winery, today)),
    ...(requiresReservation(winery) && { acceptsReservations: true }),
  };
}
