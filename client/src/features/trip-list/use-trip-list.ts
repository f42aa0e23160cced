import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "#client/entities/sign-in-redirect.ts";
import { currentUserQuery, useCurrentUser } from "#client/entities/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { toast } from "#client/ui/toast-store.ts";
import { tripListApi } from "#shared/api/calls.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";
import {
  accountTripListQuery,
  type ListedWineries,
  readLocalTripList,
  useListedWineries,
  type WineryIds,
  withAll,
  without,
  writeLocalTripList,
} from "./trip-list-store.ts";

interface TripList extends ListedWineries {
  readonly add: (wineryId: number) => void;
  readonly remove: (wineryId: number) => void;
  readonly clear: () => void;
}

/** A change of the account's list, and the call that makes it so. */
interface Change {
  readonly adds: boolean;
  readonly wineryIds: WineryIds;
  /** Answers the whole list where the server sends it. */
  readonly call: () => Promise<{ readonly wineryIds: WineryIds } | undefined>;
}

const applied = (ids: WineryIds, { adds, wineryIds }: Omit<Change, "call">) =>
  adds ? withAll(ids, wineryIds) : without(ids, wineryIds);

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
  const accountIds = () =>
    userId ? queryClient.getQueryData(accountTripListQuery(userId).queryKey) : undefined;

  const add = (wineryId: number) => {
    const wineryIds = [wineryId];
    const stored = accountIds();
    const all = withAll(stored ?? [], readLocalTripList());
    if (all.includes(wineryId)) return;
    if (all.length >= TRIP_LIST_MAX) return showFull();
    // Until the account's list has arrived, additions wait on the device.
    if (!stored) return writeLocalTripList(withAll(readLocalTripList(), wineryIds));
    const call = () => callApi(tripListApi.add, { body: { wineryIds } }, LASTING);
    mutate({ adds: true, wineryIds, call });
  };

  const remove = (wineryId: number) => {
    writeLocalTripList(without(readLocalTripList(), [wineryId]));
    const call = () => callApi(tripListApi.remove, { params: { wineryId } }, LASTING);
    if (userId) mutate({ adds: false, wineryIds: [wineryId], call });
  };

  const clear = () => {
    writeLocalTripList([]);
    const call = () => callApi(tripListApi.clear, {}, LASTING);
    if (userId) mutate({ adds: false, wineryIds: accountIds() ?? [], call });
  };

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
    onMutate: (change) => {
      queryClient.setQueryData(key, (ids) => ids && applied(ids, change));
    },
    onSuccess: (answer) => {
      // The newest of several changes under way has the whole list.
      if (!answer || queryClient.isMutating({ mutationKey: CHANGE_KEY }) > 1) return;
      queryClient.setQueryData(key, answer.wineryIds);
    },
    onError: (error, change) => {
      const back = { ...change, adds: !change.adds };
      queryClient.setQueryData(key, (ids) => ids && applied(ids, back));
      if (isUnauthorized(error)) {
        // The session is gone; what was meant is kept on the device until the next sign-in.
        queryClient.setQueryData(currentUserQuery.queryKey, null);
        writeLocalTripList(applied(readLocalTripList(), change));
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
