import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi, endpointQuery } from "#client/lib/api.ts";
import { takeFocus } from "#client/lib/take-focus.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { useCheckedForm } from "#client/ui/checked-form.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { chooseSchema, forgottenSchema } from "#shared/api/account/sign-in.ts";
import { passwordApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { waitInWords } from "#shared/domain/text/words.ts";
import { AccountForm, AddressField, PasswordField, useTypedAddress } from "./account-form.tsx";

/** Asks for the email that leads to a new password. */
export function ForgottenPassword() {
  const [email] = useTypedAddress();
  const { field, handleSubmit } = useCheckedForm(forgottenSchema, { email });
  const ask = useMutation({
    mutationFn: (body: { email: string }) => callApi(passwordApi.forget, { body }),
  });
  if (ask.isSuccess) {
    // Until accounts whose address nobody has confirmed are sent mail again.
    const { unconfirmedRetryAfter: seconds } = ask.data;
    return (
      <div role="status" tabIndex={-1} ref={takeFocus}>
        <h1 className="font-display text-4xl">Check your email</h1>
        <p className="mt-5 font-serif text-lg break-words text-ink-soft">
          If there is an account with {ask.variables.email}, a link to choose a new password is on
          its way.{" "}
          {seconds === undefined
            ? null
            : `If you never confirmed that address, ask again in ${waitInWords(seconds)}: we have reached the hourly limit for emails to new accounts. `}
          Nothing after a few minutes? Check your spam folder, and whether you signed up with
          another address.
        </p>
        <a href={paths.login} className={buttonClass("secondary", "md", "mt-8")}>
          Sign In
        </a>
      </div>
    );
  }
  return (
    <AccountForm
      title="Forgot your password?"
      about="We’ll email you a link to choose a new one. It works for an hour."
      action="Email me the link"
      pending="Sending…"
      call={ask}
      onSubmit={handleSubmit((body) => ask.mutate(body))}
    >
      <AddressField {...field("email")} />
    </AccountForm>
  );
}

const TITLE = "Choose a new password";

const OUTCOMES = {
  changed: {
    title: "Your new password is set",
    text: "Every device has been signed out. Sign in with the new password.",
    href: paths.login,
    action: "Sign In",
  },
  expired: {
    title: "This link has expired",
    text: "Each link works once, within an hour. A password you set with it stays; otherwise ask for a new link.",
    href: paths.forgotPassword,
    action: "Ask for a new link",
  },
} as const;

/** Where the link of a forgotten password leads; it ends in the token. */
export function ChoosePassword({ token }: { readonly token: string }) {
  const params = { token };
  const link = useQuery(endpointQuery(passwordApi.reset, { params }));
  const choose = useMutation({
    mutationFn: (body: { password: string }) => callApi(passwordApi.choose, { params, body }),
  });
  const { field, handleSubmit } = useCheckedForm(chooseSchema, { password: "" });
  if (!link.data) {
    return (
      <>
        <h1 className="mb-8 font-display text-4xl sm:text-5xl">{TITLE}</h1>
        {link.isError ? (
          <TryAgain title="The link could not be checked" onRetry={link.refetch} />
        ) : (
          <Skeleton className="h-72" />
        )}
      </>
    );
  }
  const state = choose.data?.state ?? link.data.state;
  if (state !== "open") {
    const { title, text, href, action } = OUTCOMES[state === "changed" ? state : "expired"];
    return (
      <div role="status" tabIndex={-1} ref={takeFocus}>
        <h1 className="font-display text-4xl">{title}</h1>
        <p className="mt-5 font-serif text-lg text-ink-soft">{text}</p>
        <a href={href} className={buttonClass("primary", "md", "mt-8")}>
          {action}
        </a>
      </div>
    );
  }
  return (
    <AccountForm
      title={TITLE}
      about="It replaces the old one right away and signs you out on every device."
      action="Set the new password"
      pending="Saving…"
      call={choose}
      onSubmit={handleSubmit((body) => choose.mutate(body))}
    >
      <PasswordField label="New password" isNew {...field("password")} />
    </AccountForm>
  );
}
