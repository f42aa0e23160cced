import { endpointQuery } from "#client/lib/api.ts";
import { readyTripsApi } from "#shared/api/calls.ts";

export const readyTripQueries = {
  all: () => endpointQuery(readyTripsApi.list, {}),
  bySlug: (slug: string) => endpointQuery(readyTripsApi.bySlug, { params: { slug } }),
};
