import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError, callApi, endpointQuery } from "#client/lib/api.ts";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { LookingUp, OnePress, PageMessage } from "#client/ui/page-message.tsx";
import { newsletterApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

const FAILURE = "That didn’t work. Please try again in a moment.";

interface ConfirmationProps {
  readonly token: string;
}

/** The page behind the link of a confirmation mail. */
export function NewsletterConfirmation({ token }: ConfirmationProps) {
  const params = { token };
  const link = useQuery(endpointQuery(newsletterApi.confirmation, { params }));
  const confirm = useMutation({ mutationFn: () => callApi(newsletterApi.confirm, { params }) });
  const state = confirm.data?.state ?? link.data?.state;
  if (link.isPending) return <LookingUp />;
  if (state === "confirmed") {
    return (
      <PageMessage
        title="You are on the list"
        text="The next newsletter will come to your inbox."
      />
    );
  }
  if (state === "expired" || state === "unknown") {
    return (
      <PageMessage
        title="This link has expired"
        text="Each link works once, for a limited time. Sign up again and we’ll send a new one."
        link={{ href: paths.blog, text: "Sign up again" }}
      />
    );
  }
  if (link.isError) {
    return (
      <UnreachablePage title="The link could not be checked" onRetry={() => void link.refetch()} />
    );
  }
  return (
    <OnePress
      title={`Subscribe to the newsletter of the ${site.name.replace("Wine Country", "Wine\u00a0Country")}`}
      text="One click and you’re in."
      action="Subscribe"
      pending="Confirming..."
      press={confirm}
      failure={confirm.isError ? FAILURE : null}
    />
  );
}

/** The page behind the unsubscribe link of a newsletter issue. */
export function NewsletterUnsubscription({ token }: ConfirmationProps) {
  const leave = useMutation({
    mutationFn: () => callApi(newsletterApi.unsubscribe, { params: { token } }),
  });
  if (leave.isSuccess) {
    return (
      <PageMessage
        title="You’re unsubscribed"
        text="We won’t send the newsletter to that address again."
      />
    );
  }
  if (leave.error instanceof ApiError && leave.error.status === 404) {
    return (
      <PageMessage
        title="This link is not complete"
        text="This isn’t one of our links. Open it from the newsletter again, or copy all of it."
      />
    );
  }
  return (
    <OnePress
      title="Unsubscribe?"
      text="One click and you’re unsubscribed."
      action="Unsubscribe"
      pending="Unsubscribing..."
      press={leave}
      failure={leave.isError ? FAILURE : null}
    />
  );
}
