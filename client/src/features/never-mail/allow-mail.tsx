import { useMutation } from "@tanstack/react-query";
import { callApi } from "#client/lib/api.ts";
import { Button } from "#client/ui/button.tsx";
import { PageMessage, PageMessageFailure } from "#client/ui/failure/page-message.tsx";
import { neverMailApi } from "#shared/api/calls.ts";
import { site } from "#shared/site.ts";
import { HomeLink } from "./home-link.tsx";

/** The end of the way back: one press, since mail scanners open links too. */
export function AllowMail({ token }: { readonly token: string }) {
  const allow = useMutation({
    mutationFn: () => callApi(neverMailApi.allow, { params: { token } }),
  });
  if (allow.data?.state === "allowed") {
    return (
      <PageMessage
        title="Email is back on"
        text="Plans you ask for and newsletters you sign up for reach your inbox again."
      >
        <HomeLink />
      </PageMessage>
    );
  }
  if (allow.data?.state === "expired") {
    return (
      <PageMessage
        title="This link has expired"
        text="Links work for a limited time, and once. If mail is still stopped, open the never-mail link in any of our mails and ask for a new one."
      >
        <HomeLink />
      </PageMessage>
    );
  }
  return (
    <PageMessage
      title="Allow mail again?"
      text={`One press, and mail from the ${site.name} reaches this address as before.`}
    >
      <Button size="lg" aria-disabled={allow.isPending} onClick={() => allow.mutate()}>
        {allow.isPending ? "Allowing..." : "Yes, allow mail again"}
      </Button>
      {allow.isError ? (
        <PageMessageFailure text="That did not work. Please press again in a moment." />
      ) : null}
    </PageMessage>
  );
}
