import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { refreshTripLists } from "#client/entities/trip/trip-lists.ts";
import { useVisitor } from "#client/entities/user/use-current-user.ts";
import { callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { toast } from "#client/ui/toast/toast-store.ts";
import { tripsApi } from "#shared/api/calls.ts";
import type { ServerStore } from "../store/server-store.ts";
import { keepNewLinks } from "../store/trip-key.ts";
import type { StoreState } from "../store/trip-store.ts";

const dialogs = () => import("./trip-dialogs.tsx");
const RenameDialog = lazyPart(() => dialogs().then((m) => m.RenameDialog), {
  failure: DialogFailure,
  waiting: null,
});
const DeleteDialog = lazyPart(() => dialogs().then((m) => m.DeleteDialog), {
  failure: DialogFailure,
  waiting: null,
});

interface TripActionsProps {
  readonly store: ServerStore;
  readonly state: StoreState;
  /** Opens the question where to mail it; absent for a trip without wineries. */
  readonly onMail?: (() => void) | undefined;
}

/** What can be done with the trip as a whole. */
export function TripActions({ store, state, onMail }: TripActionsProps) {
  const { mayEdit, trip } = state;
  const [asks, setAsks] = useState<"name" | "delete" | null>(null);
  const duplicate = useDuplicate(store.token);
  const close = () => setAsks(null);
  return (
    <div className="-mx-4 flex flex-wrap gap-x-1 print:hidden">
      {onMail ? (
        <Button variant="quiet" size="sm" onClick={onMail}>
          Email it
        </Button>
      ) : null}
      {mayEdit ? (
        <Button variant="quiet" size="sm" onClick={() => setAsks("name")}>
          Rename
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        disabled={duplicate.isPending}
        onClick={() => duplicate.mutate()}
      >
        {mayEdit ? "Duplicate" : "Make a copy of my own"}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => window.print()}>
        Print
      </Button>
      {mayEdit ? (
        <Button variant="quiet" size="sm" onClick={() => setAsks("delete")}>
          Delete
        </Button>
      ) : null}
      {asks === "name" ? (
        <RenameDialog
          name={trip.name ?? ""}
          hint="Everybody with the link reads it."
          onClose={close}
          onRename={(name) => {
            store.edit([{ kind: "rename", name }]);
            close();
          }}
        />
      ) : null}
      {asks === "delete" ? <DeleteDialog store={store} onClose={close} /> : null}
    </div>
  );
}

/** A copy with links of its own, opened at once. */
function useDuplicate(token: string) {
  const [, navigate] = useLocation();
  const visitor = useVisitor() ?? null;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(tripsApi.duplicate, { params: { token } }),
    onSuccess: (links) => {
      keepNewLinks(visitor, links);
      refreshTripLists(queryClient);
      toast({ title: "This is your copy", description: "Changes here leave the other as it is." });
      navigate(links.url);
    },
    onError: () =>
      toast({
        variant: "destructive",
        title: "The trip was not copied",
        description: "Please try again.",
      }),
  });
}

function DialogFailure({ onRetry }: FailureProps) {
  return <TryAgain title="What is asked first could not be fetched." onRetry={onRetry} />;
}
