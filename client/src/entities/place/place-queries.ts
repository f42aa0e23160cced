import { endpointQuery } from "#client/lib/api.ts";
import { placesApi } from "#shared/api/places.ts";

export const placeQueries = {
  all: () => endpointQuery(placesApi.list, {}),
};
