import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "wouter";
import { ApiError, endpointQuery } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Field } from "#client/ui/field.tsx";
import { Input } from "#client/ui/input.tsx";
import { signInSchema, signUpSchema } from "#shared/api/account/sign-in.ts";
import { signInApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { FormFailure } from "./fields/form-failure.tsx";
import { NewPasswordField } from "./fields/new-password-field.tsx";
import { PasswordInput } from "./fields/password-input.tsx";
import { SignInProblemNotice } from "./sign-in-problem.tsx";
import { type Credentials, useSignIn } from "./use-sign-in.ts";

const SIGN_IN = {
  title: "Sign in",
  about: "To your favorites, your trip list and the trips you have saved.",
  send: "Sign in",
  sending: "Signing in…",
  otherwise: "New here?",
  change: "Create one",
};
const SIGN_UP: typeof SIGN_IN = {
  title: "Create your account",
  about: "Free, and only for keeping: your favorites, your trip list and the trips you save.",
  send: "Create account",
  sending: "Creating…",
  otherwise: "Already have an account?",
  change: "Sign in",
};

interface SignInFormProps {
  /** The sign-in under way, as the address names it. */
  readonly uid: string;
}

/** The site's own sign-in: with an account, or making one. */
export function SignInForm({ uid }: SignInFormProps) {
  const { error, refetch } = useQuery(endpointQuery(signInApi.details, { params: { uid } }));
  const [isNew, setIsNew] = useState(false);
  const { submit, isBusy, failure, forgetFailure, isExpired } = useSignIn(uid);
  const { register, handleSubmit, formState, resetField, setFocus, reset, getValues } = useForm<
    Credentials,
    unknown,
    Credentials
  >({
    resolver: zodResolver(isNew ? signUpSchema : signInSchema),
    defaultValues: { email: "", name: "", password: "" },
  });
  const { errors } = formState;
  const words = isNew ? SIGN_UP : SIGN_IN;
  if (isExpired || (error instanceof ApiError && error.status === 404)) {
    return <SignInProblemNotice reason="expired" />;
  }
  if (error) {
    return (
      <>
        <h1 className="mb-5 font-display text-4xl sm:text-5xl">Sign in</h1>
        <TryAgain title="The sign-in could not be fetched." onRetry={() => void refetch()} />
      </>
    );
  }
  const send = handleSubmit(async (credentials) => {
    if (await submit(credentials, isNew)) return;
    resetField("password");
    setFocus("password");
  });
  const change = () => {
    reset({ ...getValues(), password: "" });
    forgetFailure();
    setIsNew(!isNew);
  };
  return (
    <>
      <h1 className="font-display text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-4 mb-8 font-serif text-lg text-ink-soft">{words.about}</p>
      <form noValidate aria-label={words.title} onSubmit={(event) => void send(event)}>
        <div className="grid gap-5">
          <Field label="Email address" error={errors.email?.message} required>
            {(control) => (
              <Input
                {...control}
                {...register("email")}
                type="email"
                inputMode="email"
                autoComplete="username"
              />
            )}
          </Field>
          {isNew && (
            <Field label="Name (optional)" error={errors.name?.message}>
              {(control) => <Input {...control} {...register("name")} autoComplete="name" />}
            </Field>
          )}
          {isNew ? (
            <NewPasswordField
              label="Password"
              error={errors.password?.message}
              input={register("password")}
            />
          ) : (
            <Field label="Password" error={errors.password?.message} required>
              {(control) => (
                <PasswordInput
                  {...control}
                  {...register("password")}
                  autoComplete="current-password"
                />
              )}
            </Field>
          )}
        </div>
        {!isNew && (
          <p className="mt-2 font-sans text-sm">
            <Link
              href={paths.forgotPassword}
              className="inline-flex min-h-11 items-center text-wine underline underline-offset-2"
            >
              Forgot your password?
            </Link>
          </p>
        )}
        <FormFailure text={failure} />
        <Button type="submit" size="lg" disabled={isBusy} className="mt-5 w-full">
          {isBusy ? words.sending : words.send}
        </Button>
        {isNew && <NewAccountTerms />}
      </form>
      <p className="mt-8 border-t border-rule pt-5 font-sans text-sm text-ink-soft">
        {words.otherwise}{" "}
        <Button variant="quiet" size="sm" onClick={change}>
          {words.change}
        </Button>
      </p>
    </>
  );
}

function NewAccountTerms() {
  return (
    <>
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
    </>
  );
}
