import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import type { z } from "zod";
import { ApiError, callApi, endpointQuery, isNotThere } from "#client/lib/api.ts";
import { leavePage } from "#client/lib/page/leave-page.ts";
import { takeFocus } from "#client/lib/take-focus.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { useCheckedForm } from "#client/ui/checked-form.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { TextField } from "#client/ui/field.tsx";
import type { SignInProblem } from "#shared/api/account/auth.ts";
import { signInSchema, signUpSchema } from "#shared/api/account/sign-in.ts";
import { signInApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { AccountForm, AddressField, PasswordField, useTypedAddress } from "./account-form.tsx";

const SIGN_IN = {
  title: "Sign in",
  about: "See your favorites, your trip list and your saved trips.",
  action: "Sign in",
  pending: "Signing in…",
};
const SIGN_UP: typeof SIGN_IN = {
  title: "Create your account",
  about: "It’s free, and it keeps your favorites, trip list and saved trips.",
  action: "Create account",
  pending: "Creating…",
};

/** What signing in and making an account ask for; the name is for a new account alone. */
type Credentials = z.output<typeof signUpSchema>;

/** The site's own sign-in `uid`: with an account, or making one. It continues where the site says. */
export function SignInForm({ uid }: { readonly uid: string }) {
  const params = { uid };
  const { error, refetch } = useQuery(endpointQuery(signInApi.details, { params }));
  const [isNew, setIsNew] = useState(false);
  const [email, keepAddress] = useTypedAddress();
  const form = useCheckedForm<Credentials>(isNew ? signUpSchema : signInSchema, {
    email,
    name: "",
    password: "",
  });
  const signIn = useMutation({
    mutationFn: ({ name, ...body }: Credentials) =>
      isNew
        ? callApi(signInApi.signUp, { params, body: name ? { ...body, name } : body })
        : callApi(signInApi.signIn, { params, body }),
    onSuccess: ({ goTo }) => {
      keepAddress("");
      leavePage.to(goTo);
    },
    onError: (failure) => {
      // What nobody refused can be sent again as it was typed.
      if (!(failure instanceof ApiError && failure.status === 401)) return;
      form.resetField("password");
      form.setFocus("password");
    },
  });
  if (isNotThere(signIn.error) || isNotThere(error))
    return <SignInNotice about="expired" isFocused={signIn.isError} />;
  if (error) {
    return (
      <>
        <h1 className="mb-5 font-display text-4xl sm:text-5xl">Sign in</h1>
        <TryAgain what="The sign-in" onRetry={refetch} />
      </>
    );
  }
  const change = () => {
    // The form that changes is above the button, perhaps out of view. First: a reset forgets the fields.
    form.setFocus("email");
    form.reset({ ...form.getValues(), password: "" });
    signIn.reset();
    setIsNew(!isNew);
  };
  return (
    <>
      <AccountForm
        {...(isNew ? SIGN_UP : SIGN_IN)}
        // Busy until the browser has left.
        call={{ error: signIn.error, isPending: signIn.isPending || signIn.isSuccess }}
        onSubmit={form.handleSubmit((credentials) => signIn.mutate(credentials))}
      >
        <AddressField {...form.field("email")} />
        {isNew && <TextField label="Name (optional)" autoComplete="name" {...form.field("name")} />}
        <PasswordField key={String(isNew)} isNew={isNew} {...form.field("password")} />
        {isNew ? null : (
          <Link
            href={paths.forgotPassword}
            className="inline-flex min-h-11 items-center font-sans text-sm text-wine underline underline-offset-2"
          >
            Forgot your password?
          </Link>
        )}
      </AccountForm>
      {isNew && (
        <>
          <p className="mt-4 font-sans text-sm text-ink-soft">
            We’ll email you a link to confirm the address. You can use your account right away.
          </p>
          <p className="mt-2 font-sans text-xs text-ink-faint">
            For adults {site.minimumAge} and older. The{" "}
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
      )}
      <p className="mt-8 border-t border-rule pt-5 font-sans text-sm text-ink-soft">
        {isNew ? "Already have an account?" : "New here?"}{" "}
        <Button variant="quiet" size="sm" onClick={change}>
          {isNew ? "Sign in" : "Create one"}
        </Button>
      </p>
    </>
  );
}

interface Words {
  readonly title: string;
  readonly text: string;
  /** What the button says; none where trying again cannot help. */
  readonly action?: string;
}

const WORDS: Readonly<Record<SignInProblem | "expired" | "done", Words>> = {
  refused: {
    title: "That sign-in could not be completed",
    text: "It expired, was already used, or was started in another browser. Nothing has changed; please start again, and allow cookies: signing in needs them.",
    action: "Sign In",
  },
  canceled: {
    title: "You have not signed in",
    text: "The sign-in was canceled. The guide works without an account, and you can sign in at any time.",
    action: "Sign In",
  },
  away: {
    title: "Sign-in is not available just now",
    text: "The sign-in service isn’t responding. Everything else works as usual. Please try again in a few minutes.",
    action: "Try again",
  },
  closed: {
    title: "Sign-in isn’t available here",
    text: "This copy of the guide has no accounts. Everything else works without one.",
  },
  busy: {
    title: "Too many sign-in attempts",
    text: "We limit sign-ins so that no one can guess passwords. Please try again in 15 minutes.",
    action: "Try again",
  },
  expired: {
    title: "This sign-in has expired",
    text: "It was open too long, is already finished, or was started in another browser. Please start again, and allow cookies: signing in needs them.",
    action: "Sign In",
  },
  done: {
    title: "You are signed in",
    text: "Your favorites, your trip list and your saved trips are with you on every page.",
  },
};

interface SignInNoticeProps {
  readonly about: SignInProblem | "expired" | "done";
  /** It takes the place, and the focus, of a form that was sent. */
  readonly isFocused?: boolean;
}

/** Says why a sign-in came to nothing, or that it is done, and how to go on. */
export function SignInNotice({ about, isFocused = false }: SignInNoticeProps) {
  const { title, text, action } = WORDS[about];
  return (
    <div role="alert" tabIndex={-1} ref={isFocused ? takeFocus : undefined}>
      <h1 className="font-display text-4xl">{title}</h1>
      <p className="mt-5 font-serif text-lg text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {action ? (
          <a href={paths.login} className={buttonClass("primary", "md")}>
            {action}
          </a>
        ) : null}
        <a href={paths.home} className={buttonClass("secondary", "md")}>
          Go to the guide
        </a>
      </div>
    </div>
  );
}
