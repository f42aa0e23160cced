/** Dialogs before a trip is renamed or deleted, in a chunk of their own. */
import { useRef } from "react";
import { useLocation } from "wouter";
import { callApi, isNotThere } from "#client/lib/api.ts";
import { forgetAllOf } from "#client/lib/visitor-storage.ts";
import { forgetTripOffline } from "#client/offline/keep-offline.ts";
import { useCheckedForm } from "#client/ui/checked-form.ts";
import { TextField } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { toast } from "#client/ui/toast-store.ts";
import { tripsApi } from "#shared/api/calls.ts";
import { tripFormSchema } from "#shared/api/trips/trip-form.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { z } from "#shared/zod.ts";
import { PressFailure } from "./plan/trip-section.tsx";
import { useTripAction } from "./saved-trip-queries.ts";
import type { ServerStore } from "./store/server-store.ts";
import { refusalOf } from "./store/trip-calls.ts";

interface RenameDialogProps {
  readonly name: string;
  readonly hint?: string;
  readonly isPending?: boolean;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

const nameSchema = z.object({ name: tripFormSchema.shape.name });

/** Validates with the trip form's rule for names (spec §5). */
export function RenameDialog({ name, hint, isPending, onRename, onClose }: RenameDialogProps) {
  const { field, handleSubmit } = useCheckedForm(nameSchema, { name });
  return (
    <FormDialog
      title="Rename this trip"
      action="Save"
      pending="Saving..."
      {...(isPending && { isPending })}
      onSubmit={(event) => void handleSubmit((typed) => onRename(typed.name))(event)}
      onClose={onClose}
    >
      <TextField {...field("name")} label="Trip name" hint={hint} required autoComplete="off" />
    </FormDialog>
  );
}

interface DeleteDialogProps {
  readonly store: ServerStore;
  readonly onClose: () => void;
}

export function DeleteDialog({ store, onClose }: DeleteDialogProps) {
  const { token } = store;
  const [, navigate] = useLocation();
  const mayBeGone = useRef(false);
  const removing = useTripAction({
    call: () =>
      callApi(tripsApi.remove, store.address).catch((error) => {
        // An earlier press may have deleted it, and its answer was lost.
        if (mayBeGone.current && isNotThere(error)) return;
        mayBeGone.current ||= refusalOf(error) === null;
        throw error;
      }),
    onDone: () => {
      // Its key, unsent changes, and marks.
      for (const id of [token, store.read().stored?.calendarId]) forgetAllOf(`:${id}`);
      forgetTripOffline(token);
      toast({ title: "Trip deleted", description: "Its links no longer work." });
      if (window.location.pathname === paths.sharedTrip(token)) navigate(paths.trips);
    },
  });
  return (
    <FormDialog
      title="Delete this trip?"
      description="Its links stop working right away, for everyone who has them."
      cancel="Keep it"
      action="Delete it"
      isPending={removing.isPending}
      variant="danger"
      onSubmit={() => removing.mutate()}
      onClose={onClose}
    >
      <PressFailure error={removing.error} text="It was not deleted." />
    </FormDialog>
  );
}
