import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import type { z } from "zod";
import { callApi, endpointQuery, isNotThere } from "#client/lib/api.ts";
import { focusHeading } from "#client/lib/page/arrival.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { FormFailure } from "#client/ui/failure/form-failure.tsx";
import { UnreachablePage } from "#client/ui/failure/unreachable-page.tsx";
import type { Call, Endpoint } from "#shared/api/endpoint.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { currentUserQuery } from "./use-current-user.ts";

interface PageMessageProps {
  readonly title: string;
  readonly text: string;
  /** Where it leads; by default home. */
  readonly link?: { readonly href: string; readonly text: string };
  /** What can be done here instead: a button, a short form. */
  readonly children?: ReactNode;
}

const HOME = { href: paths.home, text: "To the guide" };

/** A page that says one thing and offers one action. */
export function PageMessage({ title, text, link = HOME, children }: PageMessageProps) {
  return (
    <section className="page-width grid min-h-[60svh] place-content-center py-section text-center">
      <h1 className="mx-auto max-w-2xl font-display text-3xl sm:text-4xl">{title}</h1>
      <p className="mx-auto mt-4 mb-8 max-w-2xl font-serif text-lg text-ink-soft">{text}</p>
      <div>
        {children ?? (
          <Link href={link.href} className={buttonClass("secondary", "lg")}>
            {link.text}
          </Link>
        )}
      </div>
    </section>
  );
}

/** What is asked of a mailed link, or done with it: the answer says what state it is in. */
interface LinkEndpoint extends Endpoint {
  readonly params: z.ZodType<{ token: string }, { token: string }>;
  readonly response: z.ZodType<{ readonly state: string } | { readonly status: string }>;
}

export const THAT_FAILED = "That didn’t work. Please try again in a moment.";

/** Where a token is none of the site's. */
export const INCOMPLETE_LINK: PageMessageProps = {
  title: "This link is not complete",
  text: "This isn’t one of our links. Open it from the email again, or copy all of it.",
};

/** What the page of a mailed link says and does. */
export interface MailedLink extends Pick<PageMessageProps, "title" | "text"> {
  /** What the button says, and what it says while the call is under way. */
  readonly action: string;
  readonly pending: string;
  /** Tells the state of the link; without it, pressing does. */
  readonly check?: Call<LinkEndpoint>;
  /** The button works whether or not the link could be checked. */
  readonly worksUnchecked?: boolean;
  readonly call: Call<LinkEndpoint>;
  /** Pressing changes the account of the visitor, who is asked for again. */
  readonly changesUser?: boolean;
  /** The message of each state without a button; `missing` where there is no such link. */
  readonly outcomes: Readonly<Record<string, PageMessageProps>>;
  /** Why the call failed. */
  readonly explain?: (error: Error) => string;
}

/** The page of a mailed link: one button. Opening the link changes nothing, since mail scanners open links too. */
export function MailedLinkPage(link: MailedLink & { readonly token: string }) {
  const { token, check, call, outcomes, action, pending, title, text } = link;
  const { explain = () => THAT_FAILED } = link;
  const params = { token };
  const queryClient = useQueryClient();
  const { data, error, isLoading, refetch } = useQuery({
    ...endpointQuery(check ?? call, { params }),
    enabled: check !== undefined,
  });
  const pressed = useMutation({
    mutationFn: () => callApi(call, { params }),
    onSuccess: () => void (link.changesUser && queryClient.invalidateQueries(currentUserQuery)),
  });
  // The button that had the focus is gone.
  useEffect(() => void (pressed.isSuccess && focusHeading()), [pressed.isSuccess]);
  const answer = pressed.data ?? data ?? { state: "" };
  const state = "state" in answer ? answer.state : answer.status;
  const isMissing = isNotThere(error) || isNotThere(pressed.error);
  const outcome = outcomes[isMissing ? "missing" : state];
  if (outcome) return <PageMessage {...outcome} />;
  if (isLoading) return <LookingUp />;
  if (error && !link.worksUnchecked) {
    return <UnreachablePage title="The link could not be checked" onRetry={refetch} />;
  }
  return (
    <PageMessage title={title} text={text}>
      <Button size="lg" isBusy={pressed.isPending} onClick={() => pressed.mutate()}>
        {pressed.isPending ? pending : action}
      </Button>
      <FormFailure text={pressed.error && explain(pressed.error)} />
    </PageMessage>
  );
}

/** Shown until the state of the link is known. */
export function LookingUp() {
  return (
    <p role="status" className="page-width grid min-h-[60svh] place-content-center">
      Checking the link…
    </p>
  );
}
