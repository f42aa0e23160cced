import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError, callApi } from "#client/lib/api.ts";
import { authApi, type User } from "#shared/api/auth.ts";
import { hasSessionHint } from "#shared/domain/account/session-hint.ts";

/**
 * The signed-in visitor; null for somebody who is not (401). Asked only where the hint says that a
 * session may exist: an anonymous visitor's page asks nothing.
 */
export const currentUserQuery = queryOptions({
  queryKey: [authApi.user.path],
  initialData: (): User | null | undefined => (hasSessionHint(document.cookie) ? undefined : null),
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await callApi(authApi.user, {}, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

interface CurrentUser {
  readonly user: User | null;
  /** Counts only once the call has answered with a user (spec §6). */
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
}

/** Who is here (spec §3 Auth state); a call that fails leaves the visitor signed out. */
export function useCurrentUser(): CurrentUser {
  const { data, isPending } = useQuery(currentUserQuery);
  const user = data ?? null;
  return { user, isAuthenticated: user !== null, isLoading: isPending };
}
