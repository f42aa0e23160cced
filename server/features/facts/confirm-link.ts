/** The link of a season mail: for one winery and one season, until a day. */
import { signed, unsigned } from "#server/mail/never-mail.ts";

/** How long a winery can answer. */
const ANSWER_DAYS = 60;
const DAY_MS = 86_400_000;

export interface ConfirmLink {
  readonly wineryId: number;
  /** `2027-summer`. */
  readonly season: string;
  readonly expires: Date;
}

/** When the links of a request that began then expire. */
export const expiryOf = (begun: Date) => new Date(begun.getTime() + ANSWER_DAYS * DAY_MS);

/** The end of the link's address. */
export function confirmToken(secret: string, { wineryId, season, expires }: ConfirmLink): string {
  const parts = [wineryId.toString(36), season, expires.getTime().toString(36)];
  return signed(secret, "confirm-facts", parts);
}

/** What a link is for, whether or not it has expired; undefined for one that no request carried. */
export function readConfirmToken(
  secrets: readonly string[],
  token: string,
): ConfirmLink | undefined {
  const [wineryId, season, expires] = unsigned(secrets, "confirm-facts", token) ?? [];
  if (!wineryId || !season || !expires) return undefined;
  return {
    wineryId: Number.parseInt(wineryId, 36),
    season,
    expires: new Date(Number.parseInt(expires, 36)),
  };
}
