import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { refreshTripLists } from "#client/entities/trip/trip-lists.ts";
import { callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { toast } from "#client/ui/toast/toast-store.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { keepNewLinks } from "./trip-key.ts";

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
  readonly token: string;
  readonly tripKey: string | null;
  readonly name: string | null;
  /** Absent where the trip cannot be changed. */
  readonly onRename?: ((name: string) => void) | undefined;
}

/** What can be done with the trip as a whole. */
export function TripActions({ token, tripKey, name, onRename }: TripActionsProps) {
  const [asks, setAsks] = useState<"name" | "delete" | null>(null);
  const duplicate = useDuplicate(token);
  return (
    <div className="-mx-4 flex flex-wrap gap-x-1 print:hidden">
      {onRename ? (
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
        {onRename ? "Duplicate" : "Make a copy of my own"}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => window.print()}>
        Print
      </Button>
      {onRename ? (
        <Button variant="quiet" size="sm" onClick={() => setAsks("delete")}>
          Delete
        </Button>
      ) : null}
      {asks === "name" ? (
        <RenameDialog
          name={name ?? ""}
          onClose={() => setAsks(null)}
          onRename={(text) => {
            onRename?.(text);
            setAsks(null);
          }}
        />
      ) : null}
      {asks === "delete" ? (
        <DeleteDialog token={token} tripKey={tripKey} onClose={() => setAsks(null)} />
      ) : null}
    </div>
  );
}

/** A copy with links of its own, opened at once. */
function useDuplicate(token: string) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(tripsApi.duplicate, { params: { token } }),
    onSuccess: (links) => {
      keepNewLinks(links);
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
