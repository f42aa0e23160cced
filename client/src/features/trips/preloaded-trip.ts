/** The trip that came with its page: shown once, and fetched from then on. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { mayBeSignedIn } from "#client/entities/may-be-signed-in.ts";
import { currentUserQuery } from "#client/entities/use-current-user.ts";
import { withPatience } from "#client/lib/api.ts";
import type { LoadChunk } from "#client/lib/chunks/load-chunk.ts";
import { meaningOf } from "#client/lib/fetch-failure.ts";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import { notedVisitor } from "#client/lib/visitor-storage.ts";
import { type TripPageData, tripPageKey } from "#shared/api/trips/trip-page-data.ts";
import { BesideThePlan } from "./share/beside-the-plan-chunk.tsx";
import { type FetchedTrip, fetchTrip } from "./store/trip-calls.ts";
import { tripKeyHere } from "./store/trip-key.ts";

/** A drawn trip; whoever has more to see of it has fetched it for themselves. */
interface PreloadedTrip extends TripPageData, Partial<Pick<FetchedTrip, "keptAt">> {}

/** The trip as its visitor sees it, where that is more than anybody sees; null where it is gone since. */
const ownTripKey = (token: string) => ["own", ...tripPageKey(token)];

/**
 * The trip that came with the page, once it is hydrated as its visitor sees it; null where the page has
 * been there before, or came without.
 */
export function usePreloadedTrip(token: string): PreloadedTrip | null {
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  const [{ drawn, own }] = useState(() => ({
    drawn: queryClient.getQueryData<PreloadedTrip>(tripPageKey(token)) ?? null,
    own: queryClient.getQueryData<{ readonly trip: PreloadedTrip | null }>(ownTripKey(token)),
  }));
  useEffect(() => {
    // Or a later visit would show an old trip.
    for (const queryKey of [tripPageKey(token), ownTripKey(token)]) {
      queryClient.removeQueries({ queryKey });
    }
  }, [queryClient, token]);
  return isHydrated && own ? own.trip : drawn;
}

interface Visit {
  /** With the answers that the page came with; none on the server, which draws for anybody. */
  readonly queryClient?: QueryClient | undefined;
  readonly loadWith?: LoadChunk | undefined;
}

/**
 * Preloads the trip as this visitor may see it, where they may see more than everybody: with an
 * editing key, or as somebody who may be its owner. It is shown once the page is hydrated.
 *
 * @throws Error where it did not arrive.
 */
export async function prepareTripVisit(
  token: string,
  { queryClient, loadWith }: Visit,
): Promise<void> {
  if (!queryClient) {
    await BesideThePlan.prepare(loadWith);
    return;
  }
  const drawn = queryClient.getQueryData<PreloadedTrip>(tripPageKey(token));
  const visitor = mayBeSignedIn() ? await whoIsHere(queryClient) : null;
  const key = tripKeyHere(visitor, token);
  if (!drawn || (key === null && !mayBeSignedIn())) return;
  try {
    const [own] = await Promise.all([
      withPatience(new AbortController().signal, (signal) => fetchTrip(token, key, { signal })),
      // Editors get the whole page at once; a chunk that fails says so in its place.
      BesideThePlan.prepare().catch(() => {}),
    ]);
    // Each change and each mark of a guest raises it.
    const isSame = own.trip.sequence === drawn.trip.sequence && own.keptAt === null;
    const preloaded: PreloadedTrip = { ...drawn, ...own, plan: isSame ? drawn.plan : null };
    queryClient.setQueryData(ownTripKey(token), { trip: preloaded });
  } catch (error) {
    if (!(error instanceof Error) || meaningOf(error) !== "missing") throw error;
    // It is gone since: the page asks again, and says so.
    queryClient.setQueryData(ownTripKey(token), { trip: null });
  }
}

/** Whose keys may be used; the last known visitor if the server cannot be reached. */
async function whoIsHere(queryClient: QueryClient): Promise<string | null> {
  try {
    return (await queryClient.fetchQuery(currentUserQuery))?.id ?? null;
  } catch {
    return notedVisitor();
  }
}
