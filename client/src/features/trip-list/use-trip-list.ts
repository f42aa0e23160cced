import { useMutation, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery, useCurrentUser } from "#client/entities/use-current-user.ts";
import { callApi, isUnauthorized } from "#client/lib/api.ts";
import { explainFailure, whatFailed } from "#client/lib/call-failure.ts";
import { warn } from "#client/ui/toast-store.ts";
import { tripListApi } from "#shared/api/calls.ts";
import { TRIP_LIST_MAX } from "#shared/api/limits.ts";
import {
  accountTripListQuery,
  readLocalTripList,
  useListedWineries,
  type WineryIds,
  withAll,
  without,
  writeLocalTripList,
} from "./trip-list-store.ts";

/** An optimistic change of the account's list, and its call. */
interface Change {
  readonly adds: boolean;
  readonly wineryIds: WineryIds;
  /** Resolves to the whole list if the server sends it. */
  readonly call: () => Promise<{ readonly wineryIds: WineryIds } | undefined>;
}

const CHANGE_KEY = ["trip-list-change"];

const FULL = `It holds ${TRIP_LIST_MAX} wineries. Remove one to add another.`;
const warnOfFull = () => warn("Your trip list is full", FULL);

const applied = (ids: WineryIds, { adds, wineryIds }: Omit<Change, "call">) =>
  adds ? withAll(ids, wineryIds) : without(ids, wineryIds);

/**
 * The trip list and its changes: kept on this device, or in the account, where a change shows at once and
 * is reverted if it fails.
 */
export function useTripList() {
  const listed = useListedWineries();
  const userId = useCurrentUser().user?.id;
  const queryClient = useQueryClient();
  const { queryKey } = accountTripListQuery(userId ?? "");
  const { mutate } = useMutation({
    mutationKey: CHANGE_KEY,
    // Changes reach the server in the order in which they were made.
    scope: { id: "trip-list" },
    mutationFn: ({ call }: Change) => call(),
    onMutate: (change) => {
      const isLoaded = queryClient.getQueryData(queryKey) !== undefined;
      queryClient.setQueryData(queryKey, (ids) => ids && applied(ids, change));
      return { isLoaded };
    },
    onSettled: async (_answer, _error, _change, before) => {
      if (before?.isLoaded) return;
      // A list that was on its way may be older than the change.
      await queryClient.cancelQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey });
    },
    onSuccess: (answer, { wineryIds }) => {
      if (!answer) return;
      const isFull = answer.wineryIds.length >= TRIP_LIST_MAX;
      // Another device has filled it.
      if (isFull && without(wineryIds, answer.wineryIds).length > 0) warnOfFull();
      // Of several pending changes, only the last answer is current.
      if (queryClient.isMutating({ mutationKey: CHANGE_KEY }) > 1) return;
      queryClient.setQueryData(queryKey, answer.wineryIds);
    },
    onError: (error, change) => {
      const back = { ...change, adds: !change.adds };
      queryClient.setQueryData(queryKey, (ids) => ids && applied(ids, back));
      if (isUnauthorized(error)) {
        // The session is gone: the change is kept on the device until the next sign-in.
        queryClient.setQueryData(currentUserQuery.queryKey, null);
        writeLocalTripList(applied(readLocalTripList(), change));
        return;
      }
      warn(whatFailed("Your trip list was not saved", error), explainFailure(error));
    },
  });

  /** Undefined without an account, or until its list is loaded. */
  const accountIds = () => (userId ? queryClient.getQueryData(queryKey) : undefined);

  const add = (wineryId: number) => {
    const wineryIds = [wineryId];
    const stored = accountIds();
    const all = withAll(stored ?? [], readLocalTripList());
    if (all.includes(wineryId)) return;
    if (all.length >= TRIP_LIST_MAX) return warnOfFull();
    // Until the account's list is loaded, additions stay on the device.
    if (!stored) return writeLocalTripList(withAll(readLocalTripList(), wineryIds));
    const call = () => callApi(tripListApi.add, { body: { wineryIds } }, { outlivesPage: true });
    mutate({ adds: true, wineryIds, call });
  };

  const remove = (wineryId: number) => {
    writeLocalTripList(without(readLocalTripList(), [wineryId]));
    const call = () =>
      callApi(tripListApi.remove, { params: { wineryId } }, { outlivesPage: true });
    if (userId) mutate({ adds: false, wineryIds: [wineryId], call });
  };

  const clear = () => {
    writeLocalTripList([]);
    const call = () => callApi(tripListApi.clear, {}, { outlivesPage: true });
    if (userId) mutate({ adds: false, wineryIds: accountIds() ?? [], call });
  };

  return { ...listed, add, remove, clear };
}
