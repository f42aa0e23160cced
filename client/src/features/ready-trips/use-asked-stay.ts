import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { readyTripQueries } from "#client/entities/trip/ready-trip-queries.ts";
import { isNotThere } from "#client/lib/api.ts";
import { READY_STAY, READY_TRIP } from "#shared/domain/site/paths.ts";
import { offeredTrip } from "./offered-trip.ts";

/** The ready-made trip that the planner's address asks for, until it was taken or left. */
export function useAskedStay() {
  const [search, setSearch] = useSearchParams();
  const slug = search.get(READY_TRIP);
  const stay = search.get(READY_STAY);
  const number = stay === null ? null : Number(stay);
  // An address asked for once keeps the trip list out of the choice for as long as the page is shown.
  const [wasAsked, setWasAsked] = useState(slug !== null);
  // The address is read once the page is hydrated.
  if (slug !== null && !wasAsked) setWasAsked(true);
  const { data, error, refetch } = useQuery({
    ...readyTripQueries.bySlug(slug ?? ""),
    enabled: slug !== null,
  });
  const offered = useMemo(
    () => (slug !== null && data ? offeredTrip(data, number, new Date()) : undefined),
    [slug, data, number],
  );
  // What the site answered it answers again: only what did not arrive is worth another try.
  const isMissing = slug !== null && (data ? offered === undefined : isNotThere(error));
  return {
    wasAsked: wasAsked && !isMissing,
    offered,
    missing: isMissing ? "We couldn’t find that ready-made trip." : null,
    failure:
      slug !== null && error && !isMissing ? "The ready-made trip could not be loaded." : null,
    retry: () => void refetch(),
    settle: () => setSearch({}, { replace: true }),
  };
}
