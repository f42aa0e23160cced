import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "#client/entities/use-current-user.ts";
import { callApi, endpointQuery } from "#client/lib/api.ts";
import { explainFailure } from "#client/lib/call-failure.ts";
import { MailedLink } from "#client/ui/page-message.tsx";
import { passwordApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

const link = { href: paths.account, text: "To your account" };
const OUTCOMES = {
  confirmed: {
    title: "Your address is confirmed",
    text: "If you ever forget your password, we can email you a link to choose a new one.",
    link,
  },
  taken: {
    title: "You have another account",
    text: "An account with this address has been confirmed before. Sign in to that one, or choose a new password for it.",
    link,
  },
  expired: {
    title: "This link has expired",
    text: "Links work for seven days. Sign in and send yourself a new one from your account page.",
    link,
  },
  unknown: {
    title: "This link is not complete",
    text: "This isn't one of our links. Open the one in the email again, or copy all of it.",
    link,
  },
};

/** The page behind the link that confirms an account's address. */
export function ConfirmAddress({ token }: { readonly token: string }) {
  const params = { token };
  const queryClient = useQueryClient();
  return (
    <MailedLink
      title="Is this your account?"
      text={`Someone created an account at the ${site.name} with your address. If it was you, confirm it; if not, close this page.`}
      action="Yes, it is mine"
      pending="Confirming…"
      link={useQuery(endpointQuery(passwordApi.confirmation, { params }))}
      press={useMutation({
        mutationFn: () => callApi(passwordApi.confirm, { params }),
        onSuccess: () => void queryClient.invalidateQueries(currentUserQuery),
      })}
      outcomes={OUTCOMES}
      explain={explainFailure}
    />
  );
}
