/** The tokens in a trip's links: derived, so that they can be shown again, and kept as digests only. */
import { createHmac } from "node:crypto";
import type { Db } from "#server/platform/database/db.ts";
import { digestOf } from "#server/platform/secret.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { type TripRow, writeLinks } from "./trip-queries.ts";

/** 144 bits: 24 characters of base64url. */
const TOKEN_BYTES = 18;
/** Links that go on although the installation's secret was changed so often since. */
const MAX_FORMER = 5;

/** What a trip's links are derived from. Raising an epoch ends the link and makes another. */
type LinkSource = Pick<TripRow, "id" | "viewEpoch" | "editEpoch">;

/** The tokens of a trip, and the digests they are known by. */
export interface LinkTokens {
  /** In the address: whoever has it may see the trip. */
  readonly token: string;
  /** Behind the address, as a fragment: whoever has it may change the trip. */
  readonly editKey: string;
  readonly viewDigest: string;
  readonly editDigest: string;
}

export function tokensOf(secret: string, { id, viewEpoch, editEpoch }: LinkSource): LinkTokens {
  const token = derived(secret, `trip-view:${id}:${viewEpoch}`);
  const editKey = derived(secret, `trip-edit:${id}:${editEpoch}`);
  return { token, editKey, viewDigest: digestOf(token), editDigest: digestOf(editKey) };
}

function derived(secret: string, purpose: string): string {
  const mac = createHmac("sha256", secret).update(purpose).digest();
  return mac.subarray(0, TOKEN_BYTES).toString("base64url");
}

/** Whether a key changes this trip. */
export function isKeyOf(
  key: string,
  { editDigest, formerEditDigests }: Pick<TripRow, "editDigest" | "formerEditDigests">,
): boolean {
  return [editDigest, ...formerEditDigests].includes(digestOf(key));
}

/**
 * The tokens of a trip for its owner. Where the stored digests are not theirs (a trip saved before
 * there were links, or under another secret) links are made; those that somebody was given go on.
 */
export async function readableLinks(
  { db, secret }: { readonly db: Db; readonly secret: string },
  row: TripRow,
): Promise<LinkTokens> {
  const tokens = tokensOf(secret, row);
  const { viewDigest, editDigest } = tokens;
  if (row.viewDigest !== viewDigest || row.editDigest !== editDigest) {
    await writeLinks(db, row, {
      ...{ viewDigest, editDigest },
      formerViewDigests: withFormer(row.formerViewDigests, row.viewDigest, viewDigest),
      formerEditDigests: withFormer(row.formerEditDigests, row.editDigest, editDigest),
    });
  }
  return tokens;
}

function withFormer(former: readonly string[], digest: string | null, next: string): string[] {
  return digest === null || digest === next
    ? [...former]
    : [digest, ...former].slice(0, MAX_FORMER);
}

/** A link that nobody is given: it tells a request that is repeated from others. */
export const linkOfRequest = (secret: string, request: readonly unknown[]): string =>
  derived(secret, `trip-renewal:${JSON.stringify(request)}`);

/**
 * Other links in the place of those that were given: they end, and so do all former ones of the kind.
 *
 * @param request its `linkOfRequest`, by which the trip is found until its links are renewed again.
 */
export function renewedLinks(
  secret: string,
  row: TripRow,
  { renew, request }: { readonly renew: "edit" | "both"; readonly request: string },
) {
  const view = renew === "both";
  const epochs = { viewEpoch: row.viewEpoch + (view ? 1 : 0), editEpoch: row.editEpoch + 1 };
  const made = [digestOf(request)];
  const tokens = tokensOf(secret, { id: row.id, ...epochs });
  const { viewDigest, editDigest } = tokens;
  return {
    tokens,
    stored: {
      ...{ ...epochs, viewDigest, editDigest },
      formerViewDigests: view
        ? made
        : withFormer(row.formerViewDigests, row.viewDigest, viewDigest),
      formerEditDigests: made,
    },
  };
}

/** `/trip/{token}` and the same with `#edit={key}`; the key is never part of what a browser requests. */
export function linksOf({ token, editKey }: Pick<LinkTokens, "token" | "editKey">) {
  const url = paths.sharedTrip(token);
  return { url, editUrl: `${url}#edit=${editKey}` };
}
