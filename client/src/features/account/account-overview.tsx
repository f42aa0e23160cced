import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "wouter";
import { useSignInRedirect } from "#client/entities/sign-in-redirect.ts";
import { currentUserQuery } from "#client/entities/use-current-user.ts";
import { callApi, isUnauthorized } from "#client/lib/api.ts";
import { explainFailure, fieldFailures, whatFailed } from "#client/lib/call-failure.ts";
import { noteVisitor } from "#client/lib/visitor-storage.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { useCheckedForm } from "#client/ui/checked-form.ts";
import { FormFailure } from "#client/ui/failure/form-failure.tsx";
import { TextField } from "#client/ui/field.tsx";
import { FormDialog } from "#client/ui/form-dialog.tsx";
import { toast, warn } from "#client/ui/toast-store.ts";
import type { User } from "#shared/api/account/auth.ts";
import { changePasswordSchema } from "#shared/api/account/sign-in.ts";
import { accountApi, passwordApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { PasswordField } from "./account-form.tsx";
import { useSignOut } from "./account-links.tsx";

/** Who is signed in, and what they can do with their account (spec: the privacy policy's rights). */
export function AccountOverview({ user }: { readonly user: User }) {
  const signOut = useSignOut();
  const signOutEverywhere = useSignOut({ everywhere: true });
  const [isDeleting, setDeleting] = useState(false);
  const { hasPassword } = user;
  return (
    <div className="mt-10 border-b border-rule">
      <Part title="Profile">
        <dl className="grid gap-4 font-sans">
          <Fact label="Name" value={user.name ?? "Not given"} />
          <Fact label="Email address" value={user.email ?? "Not given"} />
        </dl>
        {hasPassword ? null : (
          <p className="mt-5 text-sm text-ink-soft">
            As your sign-in provider gave them when you last signed in.
          </p>
        )}
        {hasPassword && user.email && !user.emailVerified ? (
          <UnconfirmedAddress email={user.email} />
        ) : null}
      </Part>
      {hasPassword ? (
        <Part title="Password">
          <ChangePassword />
        </Part>
      ) : null}
      <Part title="Your data">
        <p className="font-serif text-lg">
          Everything the account holds in one file: profile, favorites, trip list, saved trips and
          open sessions.
        </p>
        <a
          href={accountApi.export.path}
          download="my-account.json"
          className={buttonClass("secondary", "md", "mt-5")}
        >
          Download my data (JSON)
        </a>
      </Part>
      <Part title="Signing out">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out
          </Button>
          <Button
            variant="secondary"
            isBusy={signOutEverywhere.isPending}
            onClick={() => signOutEverywhere.mutate()}
          >
            Sign out on every device
          </Button>
        </div>
      </Part>
      <Part title="Delete the account">
        <p className="font-serif text-lg">
          Deletes the account and everything in it, right away and for good. Download your data
          first if you want to keep it.
        </p>
        <Button variant="danger" className="mt-5" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
        {isDeleting ? (
          <DeleteDialog asksPassword={hasPassword} onClose={() => setDeleting(false)} />
        ) : null}
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-x-16 gap-y-5 border-t border-rule py-10 lg:grid-cols-[16rem_minmax(0,42rem)]">
      <h2 className="font-display text-2xl">{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  );
}

const EMPTY = { currentPassword: "", password: "" };

/** Puts another password in place of the current one; other devices are signed out. */
function ChangePassword() {
  const { field, handleSubmit, reset, setError } = useCheckedForm(changePasswordSchema, EMPTY);
  const redirectToSignIn = useSignInRedirect();
  const change = useMutation({
    mutationFn: (body: typeof EMPTY) => callApi(passwordApi.change, { body }),
    onSuccess: () => {
      reset(EMPTY);
      toast({
        title: "Your password is changed",
        description: "Other devices have been signed out.",
      });
    },
    onError: (error) => {
      const wrong = wrongPassword(error);
      if (isUnauthorized(error)) redirectToSignIn();
      else if (wrong) setError("currentPassword", { message: wrong }, { shouldFocus: true });
    },
  });
  const send = handleSubmit((body) => change.mutate(body));
  const isAtField = isUnauthorized(change.error) || wrongPassword(change.error) !== undefined;
  return (
    <form noValidate aria-label="Change your password" onSubmit={(event) => void send(event)}>
      <div className="grid gap-5 sm:max-w-md">
        <PasswordField label="Current password" {...field("currentPassword")} />
        <PasswordField label="New password" isNew {...field("password")} />
      </div>
      <FormFailure text={change.isError && !isAtField ? explainFailure(change.error) : null} />
      <Button type="submit" variant="secondary" isBusy={change.isPending} className="mt-5">
        {change.isPending ? "Saving…" : "Change my password"}
      </Button>
    </form>
  );
}

const wrongPassword = (error: unknown) => fieldFailures(error)["body.currentPassword"];

/** Says that the address is not confirmed yet, and sends the link once more. */
function UnconfirmedAddress({ email }: { readonly email: string }) {
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: () => callApi(passwordApi.askConfirmation, {}),
    onSuccess: ({ status }) => {
      if (status === "confirmed") void queryClient.invalidateQueries(currentUserQuery);
    },
  });
  return (
    <div className="mt-6 border-l-2 border-gold bg-raised px-4 py-4">
      <p className="font-sans text-sm font-semibold">Your email address isn't confirmed yet</p>
      <p className="mt-1.5 font-sans text-sm break-words text-ink-soft">
        Confirm it with the link in our email to {email}. No email? Send the link again. Until then
        everything works, but only a confirmed address is sure to get a new password, and an account
        that stays unconfirmed is deleted 120 days after its last sign-in.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-4"
        isBusy={ask.isPending || ask.isSuccess}
        onClick={() => ask.mutate()}
      >
        {ask.isPending ? "Sending…" : "Send the link again"}
      </Button>
      <p role="status" className="mt-3 font-sans text-sm empty:hidden">
        {ask.isSuccess ? "Sent. Check your email." : null}
        {ask.isError ? explainFailure(ask.error) : null}
      </p>
    </div>
  );
}

const PHRASE = "delete my account";

interface DeleteDialogProps {
  /** Whether the account has a password here, which is asked for again. */
  readonly asksPassword: boolean;
  readonly onClose: () => void;
}

/** Deletes the account once the visitor has typed that they mean it, and shown that it is theirs. */
function DeleteDialog({ asksPassword, onClose }: DeleteDialogProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { phrase: "", password: "" },
  });
  const { errors } = formState;
  const queryClient = useQueryClient();
  const redirectToSignIn = useSignInRedirect();
  const [, navigate] = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { password?: string }) => callApi(accountApi.remove, { body }),
    onSuccess: () => {
      noteVisitor(null);
      queryClient.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      navigate(paths.home);
      toast({
        title: "Your account is deleted",
        description:
          "Everything in it is gone. A trip list or plan saved on this device stays here.",
      });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return redirectToSignIn();
      const wrong = fieldFailures(error)["body.password"];
      if (wrong && asksPassword)
        return setError("password", { message: wrong }, { shouldFocus: true });
      warn(
        whatFailed("Your account was not deleted", error),
        explainFailure(error, "Please try again."),
      );
    },
  });
  const send = handleSubmit(({ password }) => mutate(asksPassword ? { password } : {}));
  return (
    <FormDialog
      title="Delete your account?"
      description="Favorites, trip list and saved trips go with it. This cannot be undone."
      action="Delete for good"
      pending="Deleting..."
      isPending={isPending}
      variant="danger"
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <div className="grid gap-5">
        <TextField
          label={`Type “${PHRASE}”`}
          error={errors.phrase?.message}
          required
          autoComplete="off"
          autoCapitalize="none"
          {...register("phrase", {
            validate: (typed) =>
              typed.trim().toLowerCase() === PHRASE || `Type the words “${PHRASE}” to go on.`,
          })}
        />
        {asksPassword ? (
          <PasswordField
            label="Your password"
            error={errors.password?.message}
            {...register("password", { required: "Your password is required" })}
          />
        ) : null}
      </div>
    </FormDialog>
  );
}
