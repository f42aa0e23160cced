import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Field } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
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
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: trip.name },
  });
  const { mutate, isPending } = useRenameTrip(onClose);
  return (
    <FormDialog
      title="Rename this trip"
      action="Save"
      pending="Saving..."
      isPending={isPending}
      onSubmit={(event) => void handleSubmit(({ name }) => mutate({ id: trip.id, name }))(event)}
      onClose={onClose}
    >
      <Field label="Trip name" error={formState.errors.name?.message} required>
        {(control) => <Input {...control} {...register("name")} autoComplete="off" />}
      </Field>
    </FormDialog>
  );
}
