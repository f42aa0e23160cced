import { isKnownAddress } from "#server/mail/known-address-queries.ts";
import type { MapPainter } from "#server/pictures/map-painter.ts";
import { sceneInWords, sceneOf } from "#server/pictures/map-scene.ts";
import { PICTURE } from "#server/pictures/map-svg.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { takenTripFrom } from "#shared/api/trips/taken-trip.ts";
import type { Trip, TripBody } from "#shared/api/trips/trip.ts";
import type { TakenTrip } from "#shared/domain/take-out/taken-trip.ts";
import { nameForMail } from "#shared/domain/trip/kept/trip-name.ts";
import { canonicalVarietal } from "#shared/domain/winery/varietals.ts";
import type { MapPicture } from "./itinerary-email.ts";
import type { MailedPlan } from "./itinerary-email-words.ts";

/**
 * Keeps the trip a mail is about, with an owner where one is given, and plans it; `discard` takes it back
 * where the mail was refused for good.
 */
type KeepTrip = (
  body: TripBody,
  asked: {
    readonly userId: string | undefined;
    readonly press: string | undefined;
    readonly ip: string | undefined;
  },
) => Promise<{ readonly trip: Trip; readonly discard: () => Promise<void> }>;

/** What plans for mails are made with. */
export interface PlanMakers {
  readonly keepTrip: KeepTrip;
  readonly painter: MapPainter;
}

/** A plan and the picture of its map. */
interface DrawnPlan {
  readonly plan: MailedPlan;
  readonly picture: MapPicture | null;
  /** Takes the trip back where the mail was refused for good. */
  readonly discard: () => Promise<void>;
}

/** Half the pixels of the picture, which is drawn for sharp screens. */
const SHOWN = { width: PICTURE.width / 2, height: PICTURE.height / 2 } as const;

/** What a visitor asks to be mailed. */
interface AskedTrip {
  readonly body: TripBody;
  /** The address the mail goes to. */
  readonly to: string;
  /** The visitor who asks, if signed in. */
  readonly asker: Express.User | undefined;
  /** Everything that makes two presses of Send the same one, where the caller names the press. */
  readonly press: string | undefined;
  readonly ip: string | undefined;
}

/** Makes plans for mails: trips that stay, each with a page of its own. */
export function planMaker(
  { config, db }: Pick<AppDeps, "config" | "db">,
  { keepTrip, painter }: PlanMakers,
) {
  /** @throws HttpProblem 503 when too many plans are being worked out, or too many trips were made. */
  return async ({ body, to, asker, press, ip }: AskedTrip): Promise<DrawnPlan> => {
    const isConfirmed = await isKnownAddress(db, to);
    const { trip, discard } = await keepTrip(body, { userId: asker?.id, press, ip });
    const taken = takenTripFrom(trip, config.publicUrl);
    if (!taken) throw new Error("a trip with wineries was kept without a plan");
    const name = nameForMail({ name: trip.name, to, isConfirmed, asker: asker ?? null });
    const plan = {
      trip: name === null ? taken : { ...taken, title: name },
      isNamed: name !== null,
      wineries: trip.wineries,
      varietals: [
        ...new Set(body.answers.preferences.flatMap((text) => canonicalVarietal(text) ?? [])),
      ],
      editUrl: config.publicUrl + linkFor(trip, to, asker),
      expiresOn: trip.expiresOn,
    };
    return { plan, picture: await pictureOf(painter, taken), discard };
  };
}

/** Nothing waits for a picture: a mail whose map could not be drawn goes without it. */
async function pictureOf(painter: MapPainter, trip: TakenTrip): Promise<MapPicture | null> {
  const scene = sceneOf(trip);
  const png = scene && (await painter.paint(scene));
  return scene && png ? { png, ...SHOWN, alternative: sceneInWords(trip, scene) } : null;
}

/**
 * The link by which the reader changes the plan. A trip that went into an account is mailed to
 * others with the link that shows it: they make a copy of their own.
 */
function linkFor(trip: Trip, to: string, asker: AskedTrip["asker"]): string {
  const isOthers = trip.isOwner && asker?.email?.toLowerCase() !== to.toLowerCase();
  return isOthers ? trip.url : (trip.editUrl ?? trip.url);
}
