import { useQuery } from "@tanstack/react-query";
import { isUnauthorized } from "#client/entities/sign-in-redirect.ts";
import { useCurrentUser, useSessionEnd } from "#client/entities/use-current-user.ts";
import { accountTripListQuery, useLocalTripList } from "./trip-list-store.ts";

/** Ids of wineries. */
export type WineryIds = readonly number[];

export interface ListedWineries {
  /** In the order in which they were added. */
  readonly wineryIds: WineryIds;
  /** The account's part is on its way. */
  readonly isLoading: boolean;
  /** Why the account's part could not be loaded: what this device holds is all there is to see. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The ids that are not among those gone. */
export const without = (ids: WineryIds, gone: WineryIds) => ids.filter((id) => !gone.includes(id));

/** The ids, then those of the others that are not among them. */
export const withAll = (ids: WineryIds, more: WineryIds) => [...ids, ...without(more, ids)];

/** What stands on the trip list, on this device and in the account; `useTripList` also changes it. */
export function useListedWineries(): ListedWineries {
  const { user, isLoading: isUserLoading, error: userError, retry: retryUser } = useCurrentUser();
  const local = useLocalTripList();
  const account = useQuery({ ...accountTripListQuery(user?.id ?? ""), enabled: user !== null });
  useSessionEnd(isUnauthorized(account.error));
  return {
    wineryIds: withAll(account.data ?? [], local),
    isLoading: isUserLoading || account.isLoading,
    error: userError ?? account.error,
    retry: userError ? retryUser : () => void account.refetch(),
  };
}
