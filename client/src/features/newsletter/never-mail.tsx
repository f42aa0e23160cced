import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError, callApi, endpointQuery } from "#client/lib/api.ts";
import { LookingUp, OnePress, PageMessage } from "#client/ui/page-message.tsx";
import { neverMailApi } from "#shared/api/calls.ts";
import { site } from "#shared/site.ts";
import { AllowLinkForm } from "./allow-link-form.tsx";

const FAILURE = "That didn’t work. Please try again in a moment.";

interface NeverMailProps {
  readonly token: string;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The page behind the never-mail link of every mail. */
export function NeverMail({ token }: NeverMailProps) {
  const params = { token };
  const link = useQuery(endpointQuery(neverMailApi.state, { params }));
  const stop = useMutation({ mutationFn: () => callApi(neverMailApi.stop, { params }) });
  if (isMissing(link.error) || isMissing(stop.error)) {
    return (
      <PageMessage
        title="This link is not complete"
        text="This isn’t one of our links. Open it from the email again, or copy all of it."
      />
    );
  }
  if (link.isPending) return <LookingUp />;
  if (stop.isSuccess || link.data?.state === "stopped") {
    return (
      <PageMessage
        title="No more email from us"
        text={`The ${site.name} will send nothing more to that address: no newsletter, no account email, and no plan, whoever asks for it. Keep the email with this link in case you change your mind.`}
      >
        <AllowLinkForm token={token} />
      </PageMessage>
    );
  }
  return (
    <OnePress
      title="Never get email from us again?"
      text="One click stops all email to the address this link was sent to: newsletters, plans anyone asks for, and account email."
      action="Never email me"
      pending="Stopping..."
      press={stop}
      failure={stop.isError ? FAILURE : null}
    />
  );
}

/** The page behind the link that allows mail again. */
export function AllowMail({ token }: NeverMailProps) {
  const allow = useMutation({
    mutationFn: () => callApi(neverMailApi.allow, { params: { token } }),
  });
  if (allow.data?.state === "allowed") {
    return (
      <PageMessage
        title="Email is back on"
        text="Plans you ask for and newsletters you sign up for reach your inbox again."
      />
    );
  }
  if (allow.data?.state === "expired") {
    return (
      <PageMessage
        title="This link has expired"
        text="Each link works once, for a limited time. If email is still stopped, open the same link in any of our emails and ask for a new one."
      />
    );
  }
  return (
    <OnePress
      title="Allow email again?"
      text={`One click, and email from the ${site.name} reaches this address again.`}
      action="Yes, allow email again"
      pending="Allowing..."
      press={allow}
      failure={allow.isError ? FAILURE : null}
    />
  );
}
