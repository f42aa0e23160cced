import { type ComponentProps, type FormEvent, type ReactNode, useState } from "react";
import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";
import { explainFailure } from "#client/lib/call-failure.ts";
import { useKeptText } from "#client/lib/page/use-kept-text.ts";
import { Button } from "#client/ui/button.tsx";
import { FormFailure } from "#client/ui/failure/form-failure.tsx";
import { Field, Input, TextField } from "#client/ui/field.tsx";
import { MIN_PASSWORD_LENGTH } from "#shared/api/limits.ts";

interface AccountFormProps {
  readonly title: string;
  readonly about: string;
  /** What the button says, and what it says while the call is under way. */
  readonly action: string;
  readonly pending: string;
  readonly call: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSubmit: (event: FormEvent) => unknown;
  /** The fields. */
  readonly children: ReactNode;
}

/** A page's one form: heading, fields, what went wrong, and the button that sends it. */
export function AccountForm(props: AccountFormProps) {
  const { title, about, action, pending, call, onSubmit, children } = props;
  return (
    <>
      <h1 className="font-display text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-4 mb-8 font-serif text-lg text-ink-soft">{about}</p>
      <form noValidate aria-label={title} onSubmit={(event) => void onSubmit(event)}>
        <div className="grid gap-5">{children}</div>
        <FormFailure text={call.error && explainFailure(call.error)} />
        <Button type="submit" size="lg" isBusy={call.isPending} className="mt-8 w-full">
          {call.isPending ? pending : action}
        </Button>
      </form>
    </>
  );
}

interface AccountFieldProps extends Omit<ComponentProps<"input">, "type" | "required"> {
  readonly label?: string;
  readonly error: string | undefined;
}

/** The address last typed in this tab, which goes from one of these forms to the next. */
export const useTypedAddress = () => useKeptText("account-email");

/** The address that an account is known by. */
export function AddressField(input: AccountFieldProps) {
  const [, keepTyped] = useTypedAddress();
  return (
    <TextField
      label="Email address"
      {...input}
      onInput={({ currentTarget }) => keepTyped(currentTarget.value)}
      required
      type="email"
      inputMode="email"
      autoComplete="username"
    />
  );
}

interface PasswordFieldProps extends AccountFieldProps {
  /** It is chosen now: what it must be is said. */
  readonly isNew?: boolean;
}

/** A password, which can be shown while it is typed. */
export function PasswordField({
  label = "Password",
  error,
  isNew = false,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      label={label}
      hint={
        isNew && `At least ${MIN_PASSWORD_LENGTH} characters; several words are easier to remember.`
      }
      error={error}
      required
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            {...input}
            type={isShown ? "text" : "password"}
            autoComplete={isNew ? "new-password" : "current-password"}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-20"
          />
          <button
            type="button"
            aria-label={isShown ? "Hide the password" : "Show the password"}
            onClick={() => setIsShown(!isShown)}
            className="absolute top-1/2 right-1.5 min-h-11 -translate-y-1/2 rounded px-3 font-sans text-sm font-semibold text-wine hover:bg-wine-tint"
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </Field>
  );
}

/** The frame of a page with one form: the form, and on wide screens a landscape beside it. */
export function BesideTheVineyard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-width grid gap-x-20 py-12 sm:py-section lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <div className="w-full max-w-md">{children}</div>
      <div aria-hidden="true" className="hidden overflow-hidden rounded lg:block">
        <VineyardLandscape className="size-full min-h-[34rem]" />
      </div>
    </div>
  );
}
