import type { NamedPlace } from "#server/planning/plan-places.ts";
import {
  type ExportedTrip,
  geometryOf,
  routeOf,
  wineryOf,
} from "#shared/domain/export/exported-trip.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { basesAmong } from "#shared/domain/trips/day-legs.ts";
import type { RouteSegment } from "#shared/domain/trips/route-geometry.ts";

/** Twice the pixels of the mail's column, for sharp screens. */
export const PICTURE = { width: 1072, height: 600 } as const;

interface PictureDay {
  /** From 1. */
  readonly number: number;
  /** By the number that each has in the plan, from 1 within its day. */
  readonly stops: readonly (NamedPlace & { readonly number: number })[];
  /** The segments of its drives in order, the drive back included. */
  readonly segments: readonly RouteSegment[];
}

/** What a picture of a plan shows; it can be handed to another thread. */
export interface MapPicture {
  /** Where days begin and end, each once. */
  readonly bases: readonly NamedPlace[];
  /** Days that go somewhere. */
  readonly days: readonly PictureDay[];
}

/** The picture of a plan; null where no stop has a place on the map. */
export function mapPictureOf(trip: ExportedTrip): MapPicture | null {
  const days = trip.plan.days.flatMap((day, index): PictureDay[] => {
    const stops = day.stops.flatMap(({ wineryId }, stop) => {
      const winery = wineryOf(trip, wineryId);
      const position = positionOf(winery);
      return position ? [{ number: stop + 1, name: winery.name, ...position }] : [];
    });
    const segments = geometryOf(trip, index);
    return segments.length === 0 ? [] : [{ number: index + 1, stops, segments }];
  });
  if (days.every(({ stops }) => stops.length === 0)) return null;
  return { bases: basesAmong(trip.ends), days };
}

/** What the picture shows, in words. */
export function pictureInWords(trip: ExportedTrip, { days }: MapPicture): string {
  const inWords = days.map(({ number, stops }) => {
    const names = stops.map((stop) => `${stop.number} ${stop.name}`);
    const said = names.length === 0 ? "on the road" : names.join(", ");
    return days.length === 1 ? said : `day ${number}: ${said}`;
  });
  return `Map of the plan from ${routeOf(trip)}: ${inWords.join("; ")}`;
}
