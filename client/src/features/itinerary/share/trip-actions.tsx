import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { refreshTripLists } from "#client/entities/trip/trip-lists.ts";
import { callApi } from "#client/lib/api.ts";
import { forgetTripOffline } from "#client/lib/offline/keep-offline.ts";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { Input } from "#client/ui/input.tsx";
import { toast } from "#client/ui/toast/toast-store.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { forgetGuestDraft } from "../group/guest-draft.ts";
import { forgetDayLog } from "../today/day-log.ts";
import { keyHeader } from "./trip-calls.ts";
import { forgetTripKey, keepNewLinks } from "./trip-key.ts";

const MAX_NAME = 100;

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

interface RenameDialogProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const tooLong = typed.trim().length > MAX_NAME;
  return (
    <FormDialog
      title="Rename this trip"
      action="Save"
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLong) onRename(typed.trim());
      }}
      onClose={onClose}
    >
      <Field
        label="Trip name"
        hint="Everybody with the link reads it."
        error={tooLong ? `At most ${MAX_NAME} characters` : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
          />
        )}
      </Field>
    </FormDialog>
  );
}

interface DeleteDialogProps {
  readonly token: string;
  readonly tripKey: string | null;
  readonly onClose: () => void;
}

function DeleteDialog({ token, tripKey, onClose }: DeleteDialogProps) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const removing = useMutation({
    mutationFn: () => callApi(tripsApi.remove, { params: { token }, headers: keyHeader(tripKey) }),
    onSuccess: () => {
      forgetTripKey(token);
      forgetDayLog(token);
      forgetGuestDraft(token);
      forgetTripOffline(token);
      refreshTripLists(queryClient);
      toast({ title: "Trip deleted", description: "Its links show nothing any more." });
      navigate(paths.trips);
    },
  });
  return (
    <FormDialog
      title="Delete this trip?"
      description="Its links end at once, for everybody who has them."
      cancel="Keep it"
      action="Delete it"
      isPending={removing.isPending}
      variant="danger"
      onSubmit={(event) => {
        event.preventDefault();
        removing.mutate();
      }}
      onClose={onClose}
    >
      <p role="alert" className="font-sans text-sm text-danger empty:hidden">
        {removing.isError ? "It was not deleted. Please try again." : ""}
      </p>
    </FormDialog>
  );
}
