import { endpointQuery } from "#client/lib/api.ts";
import { wineriesApi } from "#shared/api/calls.ts";

export const wineryQueries = {
  all: () => endpointQuery(wineriesApi.list, {}, { failureMessage: "Failed to fetch wineries" }),
  featured: () =>
    endpointQuery(wineriesApi.featured, {}, { failureMessage: "Failed to fetch wineries" }),
  departed: () => endpointQuery(wineriesApi.departed, {}),
  nearby: (slug: string) => endpointQuery(wineriesApi.nearby, { params: { slug } }),
};
