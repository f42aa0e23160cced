/** The pages behind the links of the newsletter's mails, and behind the link in every mail that stops all. */
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { INCOMPLETE_LINK, type MailedLink, THAT_FAILED } from "#client/entities/mailed-link.tsx";
import { callApi } from "#client/lib/api.ts";
import { explainFailure, fieldFailures } from "#client/lib/call-failure.ts";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { takeFocus } from "#client/lib/take-focus.ts";
import { Button } from "#client/ui/button.tsx";
import { CONTROL_CLASS } from "#client/ui/field.tsx";
import { INVALID_EMAIL, isEmailAddress } from "#shared/api/account/email-address.ts";
import { neverMailApi, newsletterApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

const EXPIRED = {
  title: "This link has expired",
  text: "Each link works once, for a limited time. Sign up again and we’ll send a new one.",
  link: { href: paths.blog, text: "Sign up again" },
};

/** Confirms a subscription. */
export const NEWSLETTER_CONFIRMATION: MailedLink = {
  title: `Subscribe to the newsletter of the ${site.name.replace("Wine Country", "Wine\u00a0Country")}`,
  text: "One click and you’re in.",
  action: "Subscribe",
  pending: "Confirming...",
  check: newsletterApi.confirmation,
  call: newsletterApi.confirm,
  outcomes: {
    confirmed: {
      title: "You are on the list",
      text: "The next newsletter will come to your inbox.",
    },
    expired: EXPIRED,
    unknown: EXPIRED,
  },
};

/** Ends a subscription. */
export const NEWSLETTER_UNSUBSCRIPTION: MailedLink = {
  title: "Unsubscribe?",
  text: "One click and you’re unsubscribed.",
  action: "Unsubscribe",
  pending: "Unsubscribing...",
  call: newsletterApi.unsubscribe,
  outcomes: {
    unsubscribed: {
      title: "You’re unsubscribed",
      text: "We won’t send the newsletter to that address again.",
    },
    missing: {
      title: "This link is not complete",
      text: "This isn’t one of our links. Open it from the newsletter again, or copy all of it.",
    },
  },
};

/** Stops all mail to an address. */
export const NEVER_MAIL: MailedLink = {
  title: "Never get email from us again?",
  text: "One click stops all email to the address this link was sent to: newsletters, plans anyone asks for, and account email.",
  action: "Never email me",
  pending: "Stopping...",
  check: neverMailApi.state,
  worksUnchecked: true,
  call: neverMailApi.stop,
  outcomes: {
    stopped: {
      title: "No more email from us",
      text: `The ${site.name} will send nothing more to that address: no newsletter, no account email, and no plan, whoever asks for it. Keep the email with this link in case you change your mind.`,
      children: <AllowLinkForm />,
    },
    missing: INCOMPLETE_LINK,
  },
};

/** Allows mail again. */
export const ALLOW_MAIL: MailedLink = {
  title: "Allow email again?",
  text: `One click, and email from the ${site.name} reaches this address again.`,
  action: "Yes, allow email again",
  pending: "Allowing...",
  call: neverMailApi.allow,
  outcomes: {
    allowed: {
      title: "Email is back on",
      text: "Plans you ask for and newsletters you sign up for reach your inbox again.",
    },
    expired: {
      title: "This link has expired",
      text: "Each link works once, for a limited time. If email is still stopped, open the same link in any of our emails and ask for a new one.",
    },
  },
};

/** The way back: the address is asked for, since the site keeps none, and gets a link to confirm. */
function AllowLinkForm() {
  const token = useRouteParam();
  const id = useId();
  const [email, setEmail] = useState("");
  const [invalid, setInvalid] = useState(false);
  const ask = useMutation({
    mutationFn: (address: string) =>
      callApi(neverMailApi.askToAllow, { params: { token }, body: { email: address } }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = isEmailAddress(email);
    setInvalid(!isValid);
    if (isValid) ask.mutate(email.trim());
  };

  if (ask.isSuccess) {
    return (
      <p role="status" tabIndex={-1} ref={takeFocus}>
        A link is on its way. Open it in your inbox to allow email again.
      </p>
    );
  }
  const refusal = fieldFailures(ask.error)["body.email"];
  const failure = refusal ? `${refusal}.` : ask.error && explainFailure(ask.error, THAT_FAILED);
  const error = invalid ? INVALID_EMAIL : failure;
  return (
    <form noValidate onSubmit={submit} className="mx-auto max-w-xl">
      <label htmlFor={id} className="mb-2 block">
        Changed your mind? Enter the address and we’ll email it a link
      </label>
      <div className="flex flex-col justify-center gap-3 sm:flex-row">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setInvalid(false);
          }}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${CONTROL_CLASS} sm:max-w-sm`}
        />
        <Button type="submit" variant="secondary" isBusy={ask.isPending}>
          {ask.isPending ? "Sending..." : "Send me the link"}
        </Button>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </form>
  );
}
