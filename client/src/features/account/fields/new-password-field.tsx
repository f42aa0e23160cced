import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "#client/ui/field.tsx";
import { MIN_PASSWORD_LENGTH } from "#shared/api/limits.ts";
import { PasswordInput } from "./password-input.tsx";

interface NewPasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly input: UseFormRegisterReturn;
}

/** A password that is chosen now, and what it must be. */
export function NewPasswordField({ label, error, input }: NewPasswordFieldProps) {
  return (
    <Field
      label={label}
      hint={`At least ${MIN_PASSWORD_LENGTH} characters; several words are easier to remember.`}
      error={error}
      required
    >
      {(control) => <PasswordInput {...control} {...input} autoComplete="new-password" />}
    </Field>
  );
}
