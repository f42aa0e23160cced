import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { isNotThere } from "#client/lib/api.ts";

interface LinkedTripOptions<Offer> {
  /** The parameter of the planner's address that names the trip. */
  readonly parameter: string;
  /**
   * The trip as an offer to the planner; null where there is none.
   *
   * @throws where it cannot be fetched.
   */
  readonly fetchOffer: (
    queries: QueryClient,
    slug: string,
    search: URLSearchParams,
  ) => Promise<Offer | null>;
  /** What to say where there is none, and where it cannot be fetched. */
  readonly missing: string;
  readonly failure: string;
}

/** The trip that the planner's address asks for, until it is taken or declined. */
export function useLinkedTrip<Offer>(options: LinkedTripOptions<Offer>) {
  const { parameter, fetchOffer, missing, failure } = options;
  const [search, setSearch] = useSearchParams();
  const slug = search.get(parameter);
  // Once asked for, the trip list stays out of the choice until the page is left.
  const [isLinked, setLinked] = useState(slug !== null);
  // The address is read once the page is hydrated.
  if (slug !== null && !isLinked) setLinked(true);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["linked-trip", parameter, `${search}`],
    queryFn: () => fetchOffer(queries, slug ?? "", search),
    enabled: slug !== null,
    gcTime: 0,
  });
  // A trip the site does not have is missing, not failed: trying again would not help.
  const isMissing = slug !== null && (data === null || isNotThere(error));
  return {
    isLinked: isLinked && !isMissing,
    offered: (slug !== null && data) || undefined,
    missing: isMissing ? missing : null,
    failure: slug !== null && error && !isMissing ? failure : null,
    retry: () => void refetch(),
    settle: () => setSearch({}, { replace: true }),
  };
}
