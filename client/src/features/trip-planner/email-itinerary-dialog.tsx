import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { Field } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { Input } from "#client/ui/input.tsx";
import { emailSchema } from "#shared/api/fields.ts";
import { readTypedEmail, writeTypedEmail } from "./form/trip-draft.ts";

interface EmailItineraryDialogProps {
  /** "4 wineries over 2 days from Walla Walla". */
  readonly summary: string;
  readonly isSending: boolean;
  /** What to say about the last attempt. */
  readonly failure: string | null;
  readonly onSend: (email: string) => void;
  readonly onCancel: () => void;
  readonly onEdit: () => void;
}

const formSchema = z.object({ email: emailSchema });

/** Asks where to send the plan (spec §2, §5); it is validated on submit, then on every change. */
export function EmailItineraryDialog(props: EmailItineraryDialogProps) {
  const { summary, isSending, failure, onSend, onCancel, onEdit } = props;
  const { user } = useCurrentUser();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    // What was typed before, else the address of somebody who is signed in.
    defaultValues: { email: readTypedEmail() || (user?.email ?? "") },
  });
  const field = register("email", {
    onChange: (event: { target: { value: string } }) => {
      writeTypedEmail(event.target.value);
      onEdit();
    },
  });

  return (
    <FormDialog
      title="E-mail your itinerary"
      description={summary}
      action="Send Itinerary"
      pending="Sending..."
      isPending={isSending}
      onSubmit={(event) => void handleSubmit(({ email }) => onSend(email))(event)}
      onClose={onCancel}
    >
      <Field
        label="E-mail address"
        hint="Used for this one message and nothing else."
        error={formState.errors.email?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...field}
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="you@example.com"
          />
        )}
      </Field>
      <p
        role="alert"
        className="mt-4 border-l-2 border-danger bg-danger-tint px-4 py-3 font-sans text-sm text-ink empty:hidden"
      >
        {failure}
      </p>
    </FormDialog>
  );
}
