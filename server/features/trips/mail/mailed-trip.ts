import type { MapPainter } from "#server/pictures/map-painter.ts";
import { sceneInWords, sceneOf } from "#server/pictures/map-scene.ts";
import { PICTURE } from "#server/pictures/map-svg.ts";
import { takenTripFrom } from "#shared/api/trips/taken-trip.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import type { TakenTrip } from "#shared/domain/take-out/taken-trip.ts";
import { nameForMail } from "#shared/domain/trips/trip-name.ts";
import { canonicalVarietal } from "#shared/domain/winery/varietals.ts";
import type { MapPicture } from "./trip-email.ts";
import type { Letter } from "./trip-email-words.ts";

/** Half the pixels of the picture, which is drawn for sharp screens. */
const SHOWN = { width: PICTURE.width / 2, height: PICTURE.height / 2 } as const;

interface Mailing {
  readonly painter: MapPainter;
  readonly publicUrl: string;
  /** The address the mail goes to. */
  readonly to: string;
  /** The visitor who asks, if signed in. */
  readonly asker: Express.User | undefined;
  /** Whether this reader is shown what a visitor typed (`mayReadTyped`). */
  readonly mayReadTyped: boolean;
}

/** What a mail says of a trip, and the picture of its map; null for a trip without a plan. */
export async function mailedTrip(
  trip: Trip,
  { painter, publicUrl, to, asker, mayReadTyped }: Mailing,
): Promise<{ readonly plan: Letter; readonly picture: MapPicture | null } | null> {
  const taken = takenTripFrom(trip, publicUrl);
  if (!taken) return null;
  const name = mayReadTyped ? nameForMail(trip.name) : null;
  const { preferences } = trip.answers;
  const plan = {
    trip: name === null ? taken : { ...taken, title: name },
    isNamed: name !== null,
    wineries: trip.wineries,
    varietals: [...new Set(preferences.flatMap((text) => canonicalVarietal(text) ?? []))],
    editUrl: publicUrl + linkFor(trip, to, asker),
    expiresOn: trip.expiresOn,
  };
  return { plan, picture: await pictureOf(painter, taken) };
}

/** Nothing waits for a picture: a mail whose map could not be drawn goes without it. */
async function pictureOf(painter: MapPainter, trip: TakenTrip): Promise<MapPicture | null> {
  const scene = sceneOf(trip);
  const png = scene && (await painter.paint(scene));
  return scene && png ? { png, ...SHOWN, alternative: sceneInWords(trip, scene) } : null;
}

/**
 * The link by which the reader changes the plan. One that is in an account is mailed to others
 * with the link that shows it: they make a copy of their own.
 */
function linkFor(trip: Trip, to: string, asker: Mailing["asker"]): string {
  const isOwners = trip.isOwner && asker?.email?.toLowerCase() === to.toLowerCase();
  return trip.hasOwner && !isOwners ? trip.url : (trip.editUrl ?? trip.url);
}
