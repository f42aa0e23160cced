import type { DayHours, WeeklyHours } from "../../winery/opening-hours.ts";
import { WEEKDAYS, weekdayName } from "../../winery/opening-hours.ts";
import { isKnown } from "../../winery/winery-facts.ts";
import { requiresReservation } from "../../winery/winery-labels.ts";
import { paths } from "../paths.ts";
import { asDescription, breadcrumbs, type PageHead, type StructuredData } from "./page-head.ts";
import { PAGE_HEADS } from "./page-heads.ts";
import { sharePicture, sharePicturePaths } from "./share-picture.ts";

interface WineryFacts {
  readonly slug: string;
  readonly name: string;
  readonly region: string;
  readonly description: string | null;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  /** Decimal degrees as text. */
  readonly latitude: string;
  readonly longitude: string;
  readonly locationIsApproximate: boolean;
  readonly openingHours: WeeklyHours | null;
  readonly reservationsRequired: boolean;
  readonly unknownFacts: readonly string[];
}

/**
 * The head of a winery's page. Its structured data says what is known and nothing else: no hours
 * where nobody verified them, no position that is a guess, and never a rating, for the scores that
 * the page shows were given elsewhere.
 */
export function wineryHead(winery: WineryFacts): PageHead {
  const { name, city, region } = winery;
  const path = paths.winery(winery.slug);
  return {
    title: name,
    description: asDescription(
      winery.description ??
        `${name} in ${city}, Washington (${region}): where it is, when it is open, what a tasting costs, and what is near.`,
    ),
    canonical: path,
    picture: sharePicture(
      sharePicturePaths.winery(winery.slug),
      `${name} in ${city} on a map of ${region}, drawn`,
    ),
    data: (absolute) => [
      {
        "@type": "Winery",
        "@id": `${absolute(path)}#winery`,
        url: absolute(path),
        ...asPlace(winery),
      },
      breadcrumbs(absolute, [
        [PAGE_HEADS.wineries.title, paths.wineries],
        [name, path],
      ]),
    ],
  };
}

function asPlace(winery: WineryFacts): StructuredData {
  const { phone, email, website, openingHours, zipCode } = winery;
  const hours = openingHours && isKnown(winery, "hours") ? openTimes(openingHours) : [];
  return {
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
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(requiresReservation(winery) && { acceptsReservations: true }),
  };
}

/** The days with times; a day without (by appointment) or without an end is left out. */
function openTimes(weekly: WeeklyHours): StructuredData[] {
  return WEEKDAYS.flatMap((weekday) => {
    const day: DayHours = weekly[weekday];
    return (day ?? []).flatMap(({ opens, closes }) =>
      closes === null
        ? []
        : {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: `https://schema.org/${weekdayName(weekday)}`,
            opens: clock(opens),
            closes: clock(closes),
          },
    );
  });
}

/** "09:30" for minutes after midnight; hours after midnight belong to the next morning. */
function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
