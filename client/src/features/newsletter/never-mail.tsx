import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError, callApi, endpointQuery } from "#client/lib/api.ts";
import { LookingUp, OnePress, PageMessage } from "#client/ui/page-message.tsx";
import { neverMailApi } from "#shared/api/calls.ts";
import { site } from "#shared/site.ts";
import { AllowLinkForm } from "./allow-link-form.tsx";

const FAILURE = "That did not work. Please press again in a moment.";

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
        title="No more mail from here"
        text={`The ${site.name} sends nothing to that address any more: no letter, and no plan that anyone asks for, without telling them so. Keep the mail with this link if you may want mail again.`}
      >
        <AllowLinkForm token={token} />
      </PageMessage>
    );
  }
  return (
    <OnePress
      title="Never get mail from us again?"
      text="One press stops all mail to the address this link was sent to: letters, plans that anybody asks for, and mail about an account."
      action="Never mail me from here"
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
        text="Links work for a limited time, and once. If mail is still stopped, open the never-mail link in any of our mails and ask for a new one."
      />
    );
  }
  return (
    <OnePress
      title="Allow mail again?"
      text={`One press, and mail from the ${site.name} reaches this address as before.`}
      action="Yes, allow mail again"
      pending="Allowing..."
      press={allow}
      failure={allow.isError ? FAILURE : null}
    />
  );
}
