import { endpointQuery } from "#client/lib/api.ts";
import { citiesApi } from "#shared/api/calls.ts";

export const cityQueries = {
  search: (search: string) =>
    endpointQuery(
      citiesApi.search,
      { query: { search } },
      { failureMessage: "Failed to search cities" },
    ),
};
