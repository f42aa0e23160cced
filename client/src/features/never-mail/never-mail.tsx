import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError, callApi, endpointQuery } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { PageMessage, PageMessageFailure } from "#client/ui/failure/page-message.tsx";
import { neverMailApi } from "#shared/api/calls.ts";
import { site } from "#shared/site.ts";
import { AllowLinkForm } from "./allow-link-form.tsx";
import { HomeLink } from "./home-link.tsx";

interface NeverMailProps {
  readonly token: string;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** One large button: opening the link stops nothing, since mail scanners open links too. */
export function NeverMail({ token }: NeverMailProps) {
  const params = { token };
  const state = useQuery(endpointQuery(neverMailApi.state, { params }));
  const stop = useMutation({ mutationFn: () => callApi(neverMailApi.stop, { params }) });

  if (isMissing(state.error) || isMissing(stop.error)) {
    return (
      <PageMessage
        title="This link is not complete"
        text="This isn’t one of our links. Open it from the email again, or copy all of it."
      >
        <HomeLink />
      </PageMessage>
    );
  }
  if (state.isPending) {
    return (
      <p role="status" className="page-width grid min-h-[60svh] place-content-center">
        Looking the link up…
      </p>
    );
  }
  if (stop.isSuccess || state.data?.state === "stopped") {
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
    <PageMessage
      title="Never get mail from us again?"
      text="One press stops all mail to the address this link was sent to: letters, plans that anybody asks for, and mail about an account."
    >
      <Button size="lg" aria-disabled={stop.isPending} onClick={() => stop.mutate()}>
        {stop.isPending ? "Stopping..." : "Never mail me from here"}
      </Button>
      {stop.isError ? (
        <PageMessageFailure text="That did not work. Please press again in a moment." />
      ) : null}
    </PageMessage>
  );
}
