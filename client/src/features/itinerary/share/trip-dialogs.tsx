/** What is asked before a trip is renamed or deleted; it comes when somebody wants to. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { refreshTripLists } from "#client/entities/trip/trip-lists.ts";
import { callApi } from "#client/lib/api.ts";
import { forgetTripOffline } from "#client/lib/offline/keep-offline.ts";
import { Field } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { Input } from "#client/ui/input.tsx";
import { toast } from "#client/ui/toast/toast-store.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { forgetGuestDraft } from "../group/guest-draft.ts";
import { forgetDayLog } from "../today/day-log.ts";
import { keyHeader } from "./trip-calls.ts";
import { forgetTripKey } from "./trip-key.ts";

const MAX_NAME = 100;

interface RenameDialogProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
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

export function DeleteDialog({ token, tripKey, onClose }: DeleteDialogProps) {
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
