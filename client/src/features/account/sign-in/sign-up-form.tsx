import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link } from "wouter";
import { Button } from "#client/ui/button.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { signUpSchema } from "#shared/api/account/sign-in.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { FormFailure } from "../fields/form-failure.tsx";
import { NewPasswordField } from "../fields/new-password-field.tsx";
import type { SignInFormProps } from "./sign-in-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function SignUpForm({ uid, email, onEmail, onExpired }: SignInFormProps) {
  const { register, handleSubmit, formState, resetField } = useForm({
    resolver: zodResolver(signUpSchema),
    defaultValues: { email, name: "", password: "" },
  });
  const { errors } = formState;
  const { submit, isBusy, failure } = useSignIn(uid, onExpired);
  const send = handleSubmit(async (body) => {
    if (!(await submit({ kind: "sign-up", body }))) resetField("password");
  });
  return (
    <form noValidate aria-label="Create your account" onSubmit={(event) => void send(event)}>
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
        <Field label="Name (optional)" error={errors.name?.message}>
          {(control) => <Input {...control} {...register("name")} autoComplete="name" />}
        </Field>
        <NewPasswordField
          label="Password"
          error={errors.password?.message}
          input={register("password")}
        />
      </div>
      <FormFailure text={failure} />
      <Button type="submit" size="lg" disabled={isBusy} className="mt-8 w-full">
        {isBusy ? "Creating…" : "Create account"}
      </Button>
      <p className="mt-4 font-sans text-sm text-ink-soft">
        We email you a link to confirm the address. You can use your account right away.
      </p>
      <p className="mt-2 font-sans text-xs text-ink-faint">
        For adults of at least {site.minimumAge} years. The{" "}
        <Link href={paths.terms} className="underline underline-offset-2">
          Terms of Service
        </Link>{" "}
        and the{" "}
        <Link href={paths.privacy} className="underline underline-offset-2">
          Privacy Policy
        </Link>{" "}
        apply.
      </p>
    </form>
  );
}
