import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "wouter";
import { currentUserQuery } from "#client/entities/user/use-current-user.ts";
import { callApi, endpointQuery } from "#client/lib/api.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { PageMessage, PageMessageFailure } from "#client/ui/failure/page-message.tsx";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import { passwordApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { explainFailure } from "./fields/explain-failure.ts";

const OUTCOMES = {
  confirmed: {
    title: "Your address is confirmed",
    text: "The account is yours alone, and a forgotten password can be replaced by email.",
  },
  taken: {
    title: "You have another account",
    text: "An account with this address has been confirmed before. Sign in to that one, or choose a new password for it.",
  },
  expired: {
    title: "This link has expired",
    text: "It works for seven days. Sign in and have a new one sent from your account page.",
  },
  unknown: {
    title: "This link is not complete",
    text: "This isn't one of our links. Open the one in the email again, or copy all of it.",
  },
} as const;

/** One button: opening the link confirms nothing, since mail scanners open links too. */
export function ConfirmAddress({ token }: { readonly token: string }) {
  const params = { token };
  const queryClient = useQueryClient();
  const link = useQuery(endpointQuery(passwordApi.confirmation, { params }));
  const confirm = useMutation({
    mutationFn: () => callApi(passwordApi.confirm, { params }),
    onSuccess: () => void queryClient.invalidateQueries(currentUserQuery),
  });
  if (link.isPending) {
    return (
      <p role="status" className="page-width grid min-h-[60svh] place-content-center">
        Looking the link up…
      </p>
    );
  }
  if (link.isError) {
    return (
      <UnreachablePage
        title="The link could not be looked up"
        onRetry={() => void link.refetch()}
      />
    );
  }
  const state = confirm.data?.state ?? link.data?.state ?? "pending";
  if (state !== "pending") {
    return (
      <PageMessage {...OUTCOMES[state]}>
        <Link href={paths.account} className={buttonClass("secondary", "lg")}>
          To your account
        </Link>
      </PageMessage>
    );
  }
  return (
    <PageMessage
      title="Is this your account?"
      text={`An account was made at the ${site.name} with your address. Confirm it if it was you; if not, close this page.`}
    >
      <Button size="lg" aria-disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? "Confirming…" : "Yes, it is mine"}
      </Button>
      {confirm.isError ? <PageMessageFailure text={explainFailure(confirm.error)} /> : null}
    </PageMessage>
  );
}
