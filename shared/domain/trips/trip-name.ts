/** What a trip is called, and where its name may be written (docs/readings.md, trip name in mails). */

import { townNameOf } from "../places/place-name.ts";
import { endsOf, type PlanRequest } from "../schedule/plan-request.ts";
import { listed } from "../text/words.ts";

/** Names in a mail's subject and in calendars are cut to so many characters. */
const LONGEST_IN_MAIL = 60;

/** As far as a trip says where it goes. */
type Routed = Pick<PlanRequest, "base" | "days" | "ends">;

/** Of more towns on the way only the number is said. */
const MOST_NAMED = 3;

/**
 * Where a trip goes, by its towns: "Walla Walla", or "Seattle through Yakima to Walla Walla" where its
 * days begin and end in several.
 */
export function routeText(trip: Routed): string {
  const ends = endsOf(trip);
  const towns = [trip.ends?.[0]?.from ?? trip.base, ...ends.map(({ to }) => to)].map(townNameOf);
  const [first = "", last = first] = [towns[0], towns.at(-1)];
  const between = [...new Set(towns)].filter((town) => town !== first && town !== last);
  const named = between.length > MOST_NAMED ? `${between.length} towns` : listed(between);
  return `${first}${named && ` through ${named}`}${last === first ? "" : ` to ${last}`}`;
}

/** The name the visitor gave, or one that says where the trip goes. */
export function tripTitle(trip: Routed & { readonly name: string | null }): string {
  return trip.name ?? `Wine trip from ${routeText(trip)}`;
}

/** Longest name of a trip. */
const LONGEST_NAME = 100;

/** The name of a trip's copy; a name too long to say so stays as it is. */
export function copyName(name: string): string {
  const copy = `${name} (copy)`;
  return copy.length <= LONGEST_NAME ? copy : name;
}

/** Whom a mail with a trip goes to, and who asks for it. */
interface MailReader {
  /** The address the mail goes to. */
  readonly to: string;
  /** Whether whoever reads mails to it has confirmed it to us: by the letter, or as an account. */
  readonly isConfirmed: boolean;
  /** The visitor who asks, if signed in. */
  readonly asker: { readonly email: string | null; readonly emailVerified: boolean } | null;
}

/**
 * Whether a mail may say what a visitor typed: the trip's name, places of their own. A stranger's text
 * goes to nobody who has not asked this site for anything: only to the owner who is signed in, or to
 * an address that has confirmed.
 */
export function mayReadTyped({ to, isConfirmed, asker }: MailReader): boolean {
  return isConfirmed || (asker?.emailVerified === true && sameAddress(asker.email, to));
}

/** The trip's name as a mail may say it: on one line, capped; null where there is none. */
export function nameForMail(name: string | null | undefined): string | null {
  const line = (name ?? "").replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  if (line === "") return null;
  const letters = [...line];
  if (letters.length <= LONGEST_IN_MAIL) return line;
  return `${letters
    .slice(0, LONGEST_IN_MAIL - 1)
    .join("")
    .trimEnd()}…`;
}

const sameAddress = (one: string | null, other: string): boolean =>
  one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
