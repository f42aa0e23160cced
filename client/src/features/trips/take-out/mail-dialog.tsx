import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useCurrentUser } from "#client/entities/user/use-current-user.ts";
import { Field } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { Input } from "#client/ui/input.tsx";
import { emailSchema } from "#shared/api/fields.ts";
import { z } from "#shared/zod.ts";
import type { MadeLinks } from "../store/trip-key.ts";
import { type Mailed, useMailTrip } from "./use-mail-trip.ts";

export interface MailDialogProps {
  /** "4 wineries over 2 days from Walla Walla". */
  readonly summary: string;
  readonly mailed: Mailed;
  /** Gets the links of a trip that was made by mailing it. */
  readonly onSent: (email: string, links: MadeLinks | null) => void;
  readonly onClose: () => void;
}

const formSchema = z.object({ email: emailSchema });

/** Asks where to send the plan (spec §2, §5); it is validated on submit, then on every change. */
export function MailDialog({ summary, mailed, onSent, onClose }: MailDialogProps) {
  const { user } = useCurrentUser();
  const mailing = useMailTrip(mailed, (email, links) => {
    writeTypedEmail("");
    onSent(email, links);
  });
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    // What was typed before, else the address of somebody who is signed in.
    defaultValues: { email: readTypedEmail() || (user?.email ?? "") },
  });
  const field = register("email", {
    onChange: (event: { target: { value: string } }) => {
      writeTypedEmail(event.target.value);
      mailing.forgetFailure();
    },
  });

  return (
    <FormDialog
      title="Email your itinerary"
      description={summary}
      action="Send Itinerary"
      pending="Sending..."
      isPending={mailing.isSending}
      onSubmit={(event) => void handleSubmit(({ email }) => mailing.send(email))(event)}
      onClose={onClose}
    >
      <Field
        label="Email address"
        hint="Used for this one message and nothing else."
        error={formState.errors.email?.message}
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
        {mailing.failure}
      </p>
    </FormDialog>
  );
}

const EMAIL_KEY = "trip-email";

/** The address typed for the plan; it lives no longer than the browser's tab. */
function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(EMAIL_KEY) ?? "";
  } catch {
    return "";
  }
}

function writeTypedEmail(email: string): void {
  try {
    if (email === "") sessionStorage.removeItem(EMAIL_KEY);
    else sessionStorage.setItem(EMAIL_KEY, email);
  } catch {
    // It stands in its field as long as that is there.
  }
}
