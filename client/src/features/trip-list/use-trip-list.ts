import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { isUnauthorized } from "#client/entities/sign-in-redirect.ts";
import { currentUserQuery, useCurrentUser } from "#client/entities/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { toast } from "#client/ui/toast-store.ts";
import { tripListApi } from "#shared/api/calls.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";
import { accountTripListQuery, readLocalTripList, writeLocalTripList } from "./trip-list-store.ts";
import {
  type ListedWineries,
  useListedWineries,
  type WineryIds,
  withAll,
  without,
} from "./use-listed-wineries.ts";

interface TripList extends ListedWineries {
  readonly add: (wineryId: number) => void;
  readonly remove: (wineryId: number) => void;
  readonly clear: () => void;
}

/** A change of the account's list: what it is afterward, and the call that makes it so. */
interface Change {
  readonly apply: (ids: WineryIds) => WineryIds;
  readonly undo: (ids: WineryIds) => WineryIds;
  /** Answers the whole list where the server sends it. */
  readonly call: () => Promise<{ readonly wineryIds: WineryIds } | undefined>;
}

/**
 * The wineries a visitor means to visit: kept on this device, and for those who are signed in with
 * their account, where a change shows at once and is taken back when it cannot be stored.
 */
export function useTripList(): TripList {
  const listed = useListedWineries();
  const userId = useCurrentUser().user?.id;
  const { mutate } = useAccountChange(userId);
  const queryClient = useQueryClient();

  /** The account's list as it is at this moment; undefined without one, or until it has arrived. */
  const accountIds = useCallback(
    () => userId && queryClient.getQueryData(accountTripListQuery(userId).queryKey),
    [queryClient, userId],
  );

  const add = useCallback(
    (wineryId: number) => {
      const stored = accountIds();
      const all = withAll(stored || [], readLocalTripList());
      if (all.includes(wineryId)) return;
      if (all.length >= TRIP_LIST_MAX) return showFull();
      // Until the account's list has arrived, additions wait on the device.
      if (!stored) return writeLocalTripList(withAll(readLocalTripList(), [wineryId]));
      mutate({
        apply: (ids) => withAll(ids, [wineryId]),
        undo: (ids) => without(ids, [wineryId]),
        call: () => callApi(tripListApi.add, { body: { wineryIds: [wineryId] } }, LASTING),
      });
    },
    [accountIds, mutate],
  );

  const remove = useCallback(
    (wineryId: number) => {
      writeLocalTripList(without(readLocalTripList(), [wineryId]));
      if (!userId) return;
      mutate({
        apply: (ids) => without(ids, [wineryId]),
        undo: (ids) => withAll(ids, [wineryId]),
        call: () => callApi(tripListApi.remove, { params: { wineryId } }, LASTING),
      });
    },
    [userId, mutate],
  );

  const clear = useCallback(() => {
    const before = accountIds() || [];
    writeLocalTripList([]);
    if (!userId) return;
    mutate({
      apply: () => [],
      undo: (ids) => withAll(before, ids),
      call: () => callApi(tripListApi.clear, {}, LASTING),
    });
  }, [accountIds, userId, mutate]);

  return { ...listed, add, remove, clear };
}

/** Pressed and left at once: the change is made all the same. */
const LASTING = { outlivesPage: true };

const CHANGE_KEY = ["trip-list-change"];

function useAccountChange(userId: string | undefined) {
  const queryClient = useQueryClient();
  const key = accountTripListQuery(userId ?? "").queryKey;
  return useMutation({
    mutationKey: CHANGE_KEY,
    mutationFn: ({ call }: Change) => call(),
    onMutate: ({ apply }) => {
      queryClient.setQueryData(key, (ids) => ids && apply(ids));
    },
    onSuccess: (answer) => {
      // The newest of several changes under way has the whole list.
      if (!answer || queryClient.isMutating({ mutationKey: CHANGE_KEY }) > 1) return;
      queryClient.setQueryData(key, answer.wineryIds);
    },
    onError: (error, { apply, undo }) => {
      queryClient.setQueryData(key, (ids) => ids && undo(ids));
      if (isUnauthorized(error)) {
        // The session is gone; what was meant is kept on the device until the next sign-in.
        queryClient.setQueryData(currentUserQuery.queryKey, null);
        writeLocalTripList(apply(readLocalTripList()));
        return;
      }
      toast({
        title: "Your trip list was not saved",
        description: "Please try again.",
        variant: "destructive",
      });
    },
  });
}

function showFull(): void {
  toast({
    title: "Your trip list is full",
    description: `It holds ${TRIP_LIST_MAX} wineries. Remove one to add another.`,
    variant: "destructive",
  });
}
