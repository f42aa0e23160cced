import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSignInRedirect } from "#client/entities/sign-in-redirect.ts";
import { useCurrentUser, useSessionEnd } from "#client/entities/use-current-user.ts";
import { callApi, endpointQuery, isUnauthorized } from "#client/lib/api.ts";
import { explainFailure } from "#client/lib/call-failure.ts";
import { warn } from "#client/ui/toast-store.ts";
import type { Favorite } from "#shared/api/account/favorites.ts";
import { favoritesApi } from "#shared/api/calls.ts";

/** The favorites of the account, newest first. */
export function favoritesQuery(userId: string) {
  return queryOptions({
    ...endpointQuery(favoritesApi.list, {}, { owner: userId }),
    // Every heart on a page asks; a call that failed is made again when the visitor says so.
    retryOnMount: false,
  });
}

interface Wish {
  readonly wineryId: number;
  readonly wanted: boolean;
}

/** The visitor's favorite wineries; a change shows at once and is taken back when it fails. */
export function useFavorites() {
  const { user } = useCurrentUser();
  const query = favoritesQuery(user?.id ?? "");
  const { data, error, refetch } = useQuery({ ...query, enabled: user !== null });
  useSessionEnd(error);
  const { mutate } = useSetFavorite(query.queryKey);
  const wineryIds = useMemo(() => data?.map(({ wineryId }) => wineryId), [data]);
  const has = useCallback(
    (wineryId: number) => wineryIds?.includes(wineryId) ?? false,
    [wineryIds],
  );
  return {
    /** False for visitors who are not signed in: they see no favorites (spec §6). */
    isAvailable: user !== null,
    /** Newest first; undefined while loading. */
    wineryIds,
    error,
    retry: () => void refetch(),
    has,
    toggle: (wineryId: number) => mutate({ wineryId, wanted: !has(wineryId) }),
  };
}

function useSetFavorite(queryKey: ReturnType<typeof favoritesQuery>["queryKey"]) {
  const queryClient = useQueryClient();
  const redirectToSignIn = useSignInRedirect();
  const show = ({ wineryId, wanted }: Wish) => {
    queryClient.setQueryData(queryKey, (favorites: Favorite[] = []) => {
      const others = favorites.filter((favorite) => favorite.wineryId !== wineryId);
      return wanted ? [{ wineryId, addedAt: new Date().toISOString() }, ...others] : others;
    });
  };
  return useMutation({
    mutationFn: ({ wineryId, wanted }: Wish) => {
      const params = { wineryId };
      return wanted
        ? callApi(favoritesApi.add, { params }, { outlivesPage: true })
        : callApi(favoritesApi.remove, { params }, { outlivesPage: true });
    },
    // Presses of one heart reach the server in the order in which they were made.
    scope: { id: "favorites" },
    onMutate: async (wish) => {
      await queryClient.cancelQueries({ queryKey });
      show(wish);
    },
    onError: (error, { wineryId, wanted }) => {
      show({ wineryId, wanted: !wanted });
      if (isUnauthorized(error)) return redirectToSignIn();
      warn(wanted ? "Favorite not added" : "Favorite not removed", explainFailure(error));
    },
  });
}
