import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { ApiError, callApi, endpointQuery } from "#client/lib/api.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { newsletterApi } from "#shared/api/newsletter.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

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
      <Message title="You are on the list" text="The next letter comes to your mailbox.">
        <Link href={paths.home} className={buttonClass("secondary", "lg")}>
          To the guide
        </Link>
      </Message>
    );
  }
  if (known === "expired" || known === "unknown") {
    return (
      <Message
        title="This link has run out"
        text="Links work for a limited time, and once. Sign up again and a new one is on its way."
      >
        <Link href={paths.blog} className={buttonClass("secondary", "lg")}>
          Sign up again
        </Link>
      </Message>
    );
  }
  const failed = state.isError || confirm.isError;
  return (
    <Message title={`Get the letter of the ${site.name}`} text="Press once, and that is all.">
      <Button size="lg" aria-disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? "Confirming..." : "Yes, send me the letter"}
      </Button>
      {failed ? <Failure /> : null}
    </Message>
  );
}

/** The page behind the unsubscribe link of a letter. */
export function NewsletterUnsubscription({ token }: ConfirmationProps) {
  const leave = useMutation({
    mutationFn: () => callApi(newsletterApi.unsubscribe, { params: { token } }),
  });
  if (leave.isSuccess) {
    return (
      <Message
        title="You have left the list"
        text="No further letter will be sent to that address."
      >
        <Link href={paths.home} className={buttonClass("secondary", "lg")}>
          To the guide
        </Link>
      </Message>
    );
  }
  if (leave.error instanceof ApiError && leave.error.status === 404) {
    return (
      <Message
        title="This link is not complete"
        text="No letter of ours carries it. Open the link in a letter again, or copy all of it."
      >
        <Link href={paths.home} className={buttonClass("secondary", "lg")}>
          To the guide
        </Link>
      </Message>
    );
  }
  return (
    <Message title="Leave the letter?" text="One press, and no more letters come.">
      <Button size="lg" aria-disabled={leave.isPending} onClick={() => leave.mutate()}>
        {leave.isPending ? "Unsubscribing..." : "Unsubscribe"}
      </Button>
      {leave.isError ? <Failure /> : null}
    </Message>
  );
}

function Failure() {
  return (
    <p role="alert" className="mt-4 text-danger">
      That did not work. Please press again in a moment.
    </p>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <section className="page-width grid min-h-[60svh] place-content-center py-section text-center">
      <h1 className="mx-auto max-w-2xl font-display text-4xl">{title}</h1>
      <p className="mt-4 mb-8 font-serif text-lg text-ink-soft">{text}</p>
      <div>{children}</div>
    </section>
  );
}
