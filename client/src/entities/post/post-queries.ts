import { endpointQuery } from "#client/lib/api.ts";
import { postsApi } from "#shared/api/calls.ts";

export const postQueries = {
  all: () => endpointQuery(postsApi.list, {}),
  bySlug: (slug: string) => endpointQuery(postsApi.bySlug, { params: { slug } }),
};
