import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { readyTripQueries } from "#client/entities/ready-trip/ready-trip-queries.ts";
import { READY_STAY, READY_TRIP } from "#shared/domain/site/paths.ts";
import { offeredStay } from "./offered-stay.ts";

/** The ready-made trip that the planner's address asks for, until it was taken or left. */
export function useAskedStay() {
  const [search, setSearch] = useSearchParams();
  const slug = search.get(READY_TRIP);
  const number = Number(search.get(READY_STAY) ?? 1);
  // An address asked for once keeps the trip list out of the choice for as long as the page is shown.
  const [wasAsked] = useState(slug !== null);
  const { data, error, refetch } = useQuery({
    ...readyTripQueries.bySlug(slug ?? ""),
    enabled: slug !== null,
  });
  const offered = useMemo(
    () => (slug !== null && data ? offeredStay(data, number, new Date()) : undefined),
    [slug, data, number],
  );
  return {
    wasAsked,
    offered,
    failure: slug !== null && error ? "The ready-made trip could not be fetched." : null,
    retry: () => void refetch(),
    settle: () => setSearch({}, { replace: true }),
  };
}
