import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import type { SavedItinerary } from "#shared/api/trips/saved-itineraries.ts";
import { tripFormSchema } from "#shared/api/trips/trip-form.ts";
import { useRenameTrip } from "./saved-trip-queries.ts";

interface RenameTripDialogProps {
  readonly trip: SavedItinerary;
  readonly onClose: () => void;
}

const formSchema = z.object({ name: tripFormSchema.shape.name });

/** Asks for a trip's new name, with the trip form's own rule (spec §5). */
export function RenameTripDialog({ trip, onClose }: RenameTripDialogProps) {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: trip.name },
  });
  const { mutate, isPending } = useRenameTrip(onClose);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Rename this trip"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} className="max-sm:flex-1">
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending} className="max-sm:flex-1">
            {isPending ? "Saving..." : "Save"}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit(({ name }) => mutate({ id: trip.id, name }))(event)}
      >
        <Field label="Trip name" error={formState.errors.name?.message} required>
          {(control) => <Input {...control} {...register("name")} autoComplete="off" />}
        </Field>
      </form>
    </Dialog>
  );
}
