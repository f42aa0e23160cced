/** What a trip is called, and where its name may be written (docs/readings.md, trip name in mails). */

/** Names in a mail's subject and in calendars are cut to so many characters. */
const LONGEST_IN_MAIL = 60;

/** The name the visitor gave, or one that says where the trip starts. */
export function tripTitle(trip: {
  readonly name: string | null;
  readonly startCity: string;
}): string {
  return trip.name ?? `Wine trip from ${trip.startCity}`;
}

/** Longest name of a trip. */
const LONGEST_NAME = 100;

/** The name of a trip's copy; a name too long to say so stays as it is. */
export function copyName(name: string): string {
  const copy = `${name} (copy)`;
  return copy.length <= LONGEST_NAME ? copy : name;
}

/** Whom a mail with a trip goes to, and who asks for it. */
interface NamedMail {
  /** The name as it was typed. */
  readonly name: string | null | undefined;
  /** The address the mail goes to. */
  readonly to: string;
  /** Whether whoever reads mails to it has confirmed it to us: by the letter, or as an account. */
  readonly isConfirmed: boolean;
  /** The visitor who asks, if signed in. */
  readonly asker: { readonly email: string | null; readonly emailVerified: boolean } | null;
}

/**
 * The trip's name as a mail may say it: on one line, capped; null where the mail carries the site's
 * own title. A stranger's text goes to nobody who has not asked this site for anything: only to the
 * owner who is signed in, or to an address that has confirmed.
 */
export function nameForMail({ name, to, isConfirmed, asker }: NamedMail): string | null {
  const isOwn = asker?.emailVerified === true && sameAddress(asker.email, to);
  if (!isConfirmed && !isOwn) return null;
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
