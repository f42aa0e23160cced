import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ApiError, callApi, EVERYBODY, isUnauthorized } from "#client/lib/api.ts";
import { followKept } from "#client/lib/kept.ts";
import { listen } from "#client/lib/listen.ts";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import { leavePage } from "#client/lib/page/leave-page.ts";
import {
  hasLeft,
  NOTED,
  notedVisitor,
  noteVisitor,
  type VisitorId,
} from "#client/lib/visitor-storage.ts";
import type { User } from "#shared/api/account/auth.ts";
import { authApi } from "#shared/api/calls.ts";
import { mayBeSignedIn } from "./may-be-signed-in.ts";

/**
 * The signed-in visitor; null for somebody who is not (401). Asked only where the hint says that a
 * session may exist: an anonymous visitor's page asks nothing.
 */
export const currentUserQuery = queryOptions({
  queryKey: [EVERYBODY, authApi.user.path, {}],
  initialData: (): User | null | undefined => (mayBeSignedIn() ? undefined : null),
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const user = await callApi(authApi.user, {}, { signal });
      noteVisitor(user.id);
      return user;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      noteVisitor(null, { mayReturn: true });
      return null;
    }
  },
  // Many parts of a page ask; a call that failed is made again when the visitor says so.
  retryOnMount: false,
});

/** Who is here (spec §3 Auth state); nobody while a page hydrates, which the server rendered for all. */
export function useCurrentUser() {
  const mayBeSomebody = useIsHydrated() && mayBeSignedIn();
  const { data, isPending, error, refetch } = useQuery(currentUserQuery);
  const user = (mayBeSomebody && data) || null;
  return {
    user,
    /** Counts only once the call has answered with a user (spec §6). */
    isAuthenticated: user !== null,
    isLoading: mayBeSomebody && isPending,
    /** It could not be found out who is here: they see what everybody sees, and may try again. */
    error: mayBeSomebody ? error : null,
    retry: () => void refetch(),
  };
}

/**
 * For whom this device keeps things; undefined until it is known who is here. Where that cannot be
 * asked it is whoever was here last.
 */
export function useVisitor(): VisitorId | undefined {
  const { user, isLoading, error } = useCurrentUser();
  if (isLoading) return undefined;
  return error ? notedVisitor() : (user?.id ?? null);
}

/**
 * Asks again who is here when another tab has noted somebody else. A page of somebody who has left this
 * device, which Back may bring again, starts anew: what it shows and keeps is theirs.
 */
export function useOtherTabs(): void {
  const client = useQueryClient();
  const visitor = useVisitor();
  const shownTo = useRef<VisitorId>(null);
  useEffect(() => {
    if (!visitor) return;
    shownTo.current ??= visitor;
    // The site may tell it before another tab does, or where nothing can be noted.
    if (shownTo.current !== visitor) leavePage.anew();
  }, [visitor]);
  useEffect(() => {
    const lookAgain = () => {
      if (shownTo.current && hasLeft(shownTo.current)) leavePage.anew();
      else void client.invalidateQueries(currentUserQuery);
    };
    const ends = [
      followKept(NOTED, lookAgain),
      listen(window, "pageshow", ({ persisted }: PageTransitionEvent) => persisted && lookAgain()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
}

/** Once a call failed as nobody's, the visitor is nobody any more: the session has ended elsewhere. */
export function useSessionEnd(error: Error | null): void {
  const isOver = isUnauthorized(error);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isOver) queryClient.setQueryData(currentUserQuery.queryKey, null);
  }, [isOver, queryClient]);
}
