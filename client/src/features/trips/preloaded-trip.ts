/** The trip that came with its page: used once, then it is fetched. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { mayBeSignedIn } from "#client/entities/may-be-signed-in.ts";
import { currentUserQuery } from "#client/entities/use-current-user.ts";
import { saysMissing } from "#client/lib/api.ts";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import { notedVisitor } from "#client/lib/visitor-storage.ts";
import { type TripPageData, tripPageKey } from "#shared/api/trips/trip-page-data.ts";
import { type FetchedTrip, fetchTrip } from "./store/trip-calls.ts";
import { tripKeyHere } from "./store/trip-key.ts";
import { BesideThePlan } from "./trip-view.tsx";

/** The trip as the server rendered it; some visitors have fetched their own view of it. */
interface PreloadedTrip extends TripPageData, Partial<Pick<FetchedTrip, "keptAt">> {}

/** The visitor's own view, if it shows more than everybody's; null if the trip is gone. */
const ownTripKey = (token: string) => ["own", ...tripPageKey(token)];

/**
 * The trip that came with the page: as everybody sees it, and after hydration as this visitor does. Null
 * if it came with none, or was used before.
 */
export function usePreloadedTrip(token: string): PreloadedTrip | null {
  const queryClient = useQueryClient();
  const isHydrated = useIsHydrated();
  const [{ rendered, own }] = useState(() => ({
    rendered: queryClient.getQueryData<PreloadedTrip>(tripPageKey(token)) ?? null,
    own: queryClient.getQueryData<{ readonly trip: PreloadedTrip | null }>(ownTripKey(token)),
  }));
  useEffect(() => {
    // Or a later visit would show an old trip.
    for (const queryKey of [tripPageKey(token), ownTripKey(token)]) {
      queryClient.removeQueries({ queryKey });
    }
  }, [queryClient, token]);
  return isHydrated && own ? own.trip : rendered;
}

interface Visit {
  /** Undefined on the server, which renders for everybody. */
  readonly queryClient?: QueryClient | undefined;
}

/**
 * Preloads the trip for visitors who may see more than everybody: those with an editing key, and those
 * who may be its owner.
 *
 * @throws Error if it could not be fetched.
 */
export async function prepareTripVisit(token: string, { queryClient }: Visit): Promise<void> {
  if (!queryClient) {
    await BesideThePlan.prepare();
    return;
  }
  const rendered = queryClient.getQueryData<PreloadedTrip>(tripPageKey(token));
  const visitor = mayBeSignedIn() ? await whoIsHere(queryClient) : null;
  const key = tripKeyHere(visitor, token);
  if (!rendered || (key === null && !mayBeSignedIn())) return;
  try {
    const [own] = await Promise.all([
      fetchTrip(token, key),
      // Editors see the whole page at once; the chunk's own boundary reports a failure.
      BesideThePlan.prepare().catch(() => {}),
    ]);
    // Every change and guest mark raises `sequence`.
    const isSame = own.trip.sequence === rendered.trip.sequence && own.keptAt === null;
    const preloaded: PreloadedTrip = { ...rendered, ...own, plan: isSame ? rendered.plan : null };
    queryClient.setQueryData(ownTripKey(token), { trip: preloaded });
  } catch (error) {
    if (!saysMissing(error)) throw error;
    // The trip was deleted since: the page asks again, and says so.
    queryClient.setQueryData(ownTripKey(token), { trip: null });
  }
}

/** Whose keys to use: the last known visitor if the server cannot be reached. */
const whoIsHere = (queryClient: QueryClient): Promise<string | null> =>
  queryClient.fetchQuery(currentUserQuery).then((user) => user?.id ?? null, notedVisitor);
