import { endpointQuery } from "#client/lib/api.ts";
import { placesApi } from "#shared/api/calls.ts";

export const placeQueries = {
  all: () => endpointQuery(placesApi.list, {}),
};
