import type { Db } from "#server/platform/database/db.ts";
import { type TripTokens, tokensOf } from "./trip-links.ts";
import { type ItineraryRow, writeLinks } from "./trip-queries.ts";

/**
 * The tokens of a trip for its owner. Where the stored digests are not theirs (a trip saved before
 * there were links, or under another secret) the links are made: older ones end then.
 */
export async function readableLinks(
  { db, secret }: { readonly db: Db; readonly secret: string },
  row: ItineraryRow,
): Promise<TripTokens> {
  const tokens = tokensOf(secret, row);
  const { viewDigest, editDigest } = tokens;
  if (row.viewDigest !== viewDigest || row.editDigest !== editDigest) {
    await writeLinks(db, row, { viewDigest, editDigest });
  }
  return tokens;
}
