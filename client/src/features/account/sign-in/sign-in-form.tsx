import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "wouter";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { signInSchema } from "#shared/api/account/sign-in.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { FormFailure } from "../fields/form-failure.tsx";
import { PasswordInput } from "../fields/password-input.tsx";
import { useSignIn } from "./use-sign-in.ts";

export interface SignInFormProps {
  readonly uid: string;
  /** Kept above both forms, so that it is typed once. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onExpired: () => void;
}

export function SignInForm({ uid, email, onEmail, onExpired }: SignInFormProps) {
  const { register, handleSubmit, formState, resetField, setFocus } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: "" },
  });
  const { errors } = formState;
  const { submit, isBusy, failure } = useSignIn(uid, onExpired);
  const send = handleSubmit(async (body) => {
    if (await submit({ kind: "sign-in", body })) return;
    resetField("password");
    setFocus("password");
  });
  return (
    <form noValidate aria-label="Sign in" onSubmit={(event) => void send(event)}>
      <div className="grid gap-5">
        <Field label="Email address" error={errors.email?.message} required>
          {(control) => (
            <Input
              {...control}
              {...register("email", {
                onChange: (event: { target: { value: string } }) => onEmail(event.target.value),
              })}
              type="email"
              inputMode="email"
              autoComplete="username"
            />
          )}
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          {(control) => (
            <PasswordInput {...control} {...register("password")} autoComplete="current-password" />
          )}
        </Field>
      </div>
      <p className="mt-2 font-sans text-sm">
        <Link
          href={paths.forgotPassword}
          className="inline-flex min-h-11 items-center text-wine underline underline-offset-2"
        >
          Forgot your password?
        </Link>
      </p>
      <FormFailure text={failure} />
      <Button type="submit" size="lg" disabled={isBusy} className="mt-5 w-full">
        {isBusy ? "Signing in…" : "Sign in"}
      </Button>
    </form>
  );
}
