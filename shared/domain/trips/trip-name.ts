/** The title of a trip, and where its name may appear (docs/readings.md, trip name in mails). */

import { cappedText, oneLine } from "../export/well-formed-text.ts";
import { townNameOf } from "../places/place-name.ts";
import { endsOf, type Routed } from "../schedule/plan-request.ts";
import { listed } from "../text/words.ts";
import { shownText, withoutHidden } from "./guest-name.ts";

const MAX_LENGTH_IN_MAIL = 60;

/** More towns on the way are only counted. */
const MAX_NAMED = 3;

/** A trip's towns: "Walla Walla", or "Seattle through Yakima to Walla Walla". */
export function routeText(trip: Routed): string {
  const ends = endsOf(trip);
  const towns = [trip.ends?.[0]?.from ?? trip.base, ...ends.map(({ to }) => to)].map(townNameOf);
  const [first = "", last = first] = [towns[0], towns.at(-1)];
  const between = [...new Set(towns)].filter((town) => town !== first && town !== last);
  const named = between.length > MAX_NAMED ? `${between.length} towns` : listed(between);
  return `${first}${named && ` through ${named}`}${last === first ? "" : ` to ${last}`}`;
}

export function tripTitle(trip: Routed & { readonly name: string | null }): string {
  return shownName(trip.name) || `Wine trip from ${routeText(trip)}`;
}

/** On one line, without characters that turn or hide what stands beside it; often empty. */
const shownName = (name: string | null | undefined): string =>
  oneLine(withoutHidden(shownText(name ?? "")));

const MAX_NAME_LENGTH = 100;

/** The name of a copied trip; unchanged if it would get too long. */
export function copyName(name: string): string {
  const copy = `${name} (copy)`;
  return copy.length <= MAX_NAME_LENGTH ? copy : name;
}

interface MailReader {
  /** The recipient's address. */
  readonly to: string;
  /** Whether the recipient has confirmed the address, for the newsletter or an account. */
  readonly isConfirmed: boolean;
  /** The visitor who asks, if signed in. */
  readonly asker: { readonly email: string | null; readonly emailVerified: boolean } | null;
}

/**
 * Whether a mail may contain what a visitor typed: the trip's name and places of their own. Text
 * from strangers goes only to a signed-in owner or a confirmed address, so that nobody can spam
 * through us.
 */
export function mayReadTyped({ to, isConfirmed, asker }: MailReader): boolean {
  return isConfirmed || (asker?.emailVerified === true && sameAddress(asker.email, to));
}

/** The trip's name for a mail: on one line, capped; null if empty. */
export function nameForMail(name: string | null | undefined): string | null {
  return cappedText(shownName(name), MAX_LENGTH_IN_MAIL).replace(/ …$/, "…") || null;
}

const sameAddress = (one: string | null, other: string): boolean =>
  one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
