import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { ApiError, callApi, endpointQuery } from "#client/lib/api.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { PageMessage, PageMessageFailure } from "#client/ui/failure/page-message.tsx";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { newsletterApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

const FAILURE = "That did not work. Please press again in a moment.";

interface ConfirmationProps {
  readonly token: string;
}

/** One large button: opening the link confirms nothing, since mail scanners open links too. */
export function NewsletterConfirmation({ token }: ConfirmationProps) {
  const params = { token };
  const state = useQuery(endpointQuery(newsletterApi.confirmation, { params }));
  const confirm = useMutation({ mutationFn: () => callApi(newsletterApi.confirm, { params }) });
  const known = confirm.data?.state ?? state.data?.state;

  if (state.isPending) {
    return (
      <p role="status" className="page-width grid min-h-[60svh] place-content-center">
        Looking the link up…
      </p>
    );
  }
  if (known === "confirmed") {
    return (
      <PageMessage title="You are on the list" text="The next newsletter comes to your inbox.">
        <Link href={paths.home} className={buttonClass("secondary", "lg")}>
          To the guide
        </Link>
      </PageMessage>
    );
  }
  if (known === "expired" || known === "unknown") {
    return (
      <PageMessage
        title="This link has expired"
        text="Links work for a limited time, and once. Sign up again and a new one is on its way."
      >
        <Link href={paths.blog} className={buttonClass("secondary", "lg")}>
          Sign up again
        </Link>
      </PageMessage>
    );
  }
  if (state.isError) {
    return (
      <UnreachablePage
        title="The link could not be looked up"
        onRetry={() => void state.refetch()}
      />
    );
  }
  return (
    <PageMessage
      title={`Subscribe to the newsletter of the ${site.name.replace("Wine Country", "Wine\u00a0Country")}`}
      text="One click and you’re in."
    >
      <Button size="lg" aria-disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? "Confirming..." : "Subscribe"}
      </Button>
      {confirm.isError ? <PageMessageFailure text={FAILURE} /> : null}
    </PageMessage>
  );
}

/** The page behind the unsubscribe link of a letter. */
export function NewsletterUnsubscription({ token }: ConfirmationProps) {
  const leave = useMutation({
    mutationFn: () => callApi(newsletterApi.unsubscribe, { params: { token } }),
  });
  if (leave.isSuccess) {
    return (
      <PageMessage
        title="You’re unsubscribed"
        text="We won’t send the newsletter to that address again."
      >
        <Link href={paths.home} className={buttonClass("secondary", "lg")}>
          To the guide
        </Link>
      </PageMessage>
    );
  }
  if (leave.error instanceof ApiError && leave.error.status === 404) {
    return (
      <PageMessage
        title="This link is not complete"
        text="This isn’t one of our links. Open it from the newsletter again, or copy all of it."
      >
        <Link href={paths.home} className={buttonClass("secondary", "lg")}>
          To the guide
        </Link>
      </PageMessage>
    );
  }
  return (
    <PageMessage title="Unsubscribe?" text="One click and you’re unsubscribed.">
      <Button size="lg" aria-disabled={leave.isPending} onClick={() => leave.mutate()}>
        {leave.isPending ? "Unsubscribing..." : "Unsubscribe"}
      </Button>
      {leave.isError ? <PageMessageFailure text={FAILURE} /> : null}
    </PageMessage>
  );
}
