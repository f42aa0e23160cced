/** The tokens in a trip's links: derived, so that they can be shown again, and kept as digests only. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { paths } from "#shared/domain/site/paths.ts";

/** 144 bits: 24 characters of base64url. */
const TOKEN_BYTES = 18;

/** What a trip's links are derived from. Raising an epoch ends the link and makes another. */
export interface LinkSource {
  readonly id: string;
  readonly viewEpoch: number;
  readonly editEpoch: number;
}

/** The tokens of a trip, and the digests they are known by. */
export interface TripTokens {
  /** In the address: whoever has it may see the trip. */
  readonly token: string;
  /** Behind the address, as a fragment: whoever has it may change the trip. */
  readonly editKey: string;
  readonly viewDigest: string;
  readonly editDigest: string;
}

export function tokensOf(secret: string, { id, viewEpoch, editEpoch }: LinkSource): TripTokens {
  const token = derived(secret, `trip-view:${id}:${viewEpoch}`);
  const editKey = derived(secret, `trip-edit:${id}:${editEpoch}`);
  return { token, editKey, viewDigest: digestOf(token), editDigest: digestOf(editKey) };
}

function derived(secret: string, purpose: string): string {
  const mac = createHmac("sha256", secret).update(purpose).digest();
  return mac.subarray(0, TOKEN_BYTES).toString("base64url");
}

/** SHA-256 in hexadecimal: what is stored of a token, an editing key or a guest's key. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether a key is the one with this digest. */
export function isKeyOf(key: string, digest: string | null): boolean {
  if (digest === null) return false;
  const [given, known] = [Buffer.from(digestOf(key), "hex"), Buffer.from(digest, "hex")];
  return given.length === known.length && timingSafeEqual(given, known);
}

/** `/trip/{token}` and the same with `#edit={key}`; the key is never part of what a browser requests. */
export function linksOf({ token, editKey }: Pick<TripTokens, "token" | "editKey">) {
  const url = paths.sharedTrip(token);
  return { url, editUrl: `${url}#edit=${editKey}` };
}
