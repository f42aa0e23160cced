import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, endpointQuery } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { signInApi } from "#shared/api/calls.ts";
import { SignInForm } from "./sign-in/sign-in-form.tsx";
import { SignUpForm } from "./sign-in/sign-up-form.tsx";
import { SignInProblemNotice } from "./sign-in-problem.tsx";

interface SignInFormsProps {
  /** The sign-in under way, as the address names it. */
  readonly uid: string;
}

/** The site's own sign-in: with an account, or making one. */
export function SignInForms({ uid }: SignInFormsProps) {
  const { error, refetch } = useQuery(endpointQuery(signInApi.details, { params: { uid } }));
  const [isNew, setIsNew] = useState(false);
  const [email, setEmail] = useState("");
  const [isExpired, setIsExpired] = useState(false);
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
  const form = { uid, email, onEmail: setEmail, onExpired: () => setIsExpired(true) };
  return (
    <>
      <h1 className="font-display text-4xl sm:text-5xl">
        {isNew ? "Create your account" : "Sign in"}
      </h1>
      <p className="mt-4 mb-8 font-serif text-lg text-ink-soft">
        {isNew
          ? "Free, and only for keeping: your favorites, your trip list and the trips you save."
          : "To your favorites, your trip list and the trips you have saved."}
      </p>
      {isNew ? <SignUpForm {...form} /> : <SignInForm {...form} />}
      <p className="mt-8 border-t border-rule pt-5 font-sans text-sm text-ink-soft">
        {isNew ? "Already have an account?" : "New here?"}{" "}
        <Button variant="quiet" size="sm" onClick={() => setIsNew(!isNew)}>
          {isNew ? "Sign in" : "Create one"}
        </Button>
      </p>
    </>
  );
}
