import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { ApiError, callApi, endpointQuery } from "#client/lib/api.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { PageMessage, PageMessageFailure } from "#client/ui/failure/page-message.tsx";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { newsletterApi } from "#shared/api/account/newsletter.ts";
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
      <PageMessage title="You are on the list" text="The next letter comes to your mailbox.">
        <Link href={paths.home} className={buttonClass("secondary", "lg")}>
          To the guide
        </Link>
      </PageMessage>
    );
  }
  if (known === "expired" || known === "unknown") {
    return (
      <PageMessage
        title="This link has run out"
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
      title={`Get the letter of the ${site.name.replace("Wine Country", "Wine\u00a0Country")}`}
      text="Press once, and that is all."
    >
      <Button size="lg" aria-disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? "Confirming..." : "Yes, send me the letter"}
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
        title="You have left the list"
        text="No further letter will be sent to that address."
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
        text="No letter of ours carries it. Open the link in a letter again, or copy all of it."
      >
        <Link href={paths.home} className={buttonClass("secondary", "lg")}>
          To the guide
        </Link>
      </PageMessage>
    );
  }
  return (
    <PageMessage title="Leave the letter?" text="One press, and no more letters come.">
      <Button size="lg" aria-disabled={leave.isPending} onClick={() => leave.mutate()}>
        {leave.isPending ? "Unsubscribing..." : "Unsubscribe"}
      </Button>
      {leave.isError ? <PageMessageFailure text={FAILURE} /> : null}
    </PageMessage>
  );
}
