import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { isNotThere } from "#client/lib/api.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { Button, buttonClass } from "./button.tsx";
import { UnreachablePage } from "./failure/unreachable-page.tsx";

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

/** What the server answers about a mailed link. */
type LinkState = { readonly state: string } | { readonly status: string };

type CallState = Pick<UseQueryResult<LinkState>, "data" | "error" | "isPending">;

export const THAT_FAILED = "That didn’t work. Please try again in a moment.";

interface MailedLinkProps extends Pick<PageMessageProps, "title" | "text"> {
  /** What the button says, and what it says while the call is under way. */
  readonly action: string;
  readonly pending: string;
  /** The state of the link; with `refetch` where the button waits for it. Without it, pressing tells. */
  readonly link?: CallState & { readonly refetch?: () => unknown };
  readonly press: CallState & { readonly mutate: () => void };
  /** The message of each state without a button; `missing` where there is no such link. */
  readonly outcomes: Readonly<Record<string, PageMessageProps>>;
  /** Why the call failed. */
  readonly explain?: (error: Error) => string;
}

const stateOf = (link: LinkState | undefined) =>
  link && ("state" in link ? link.state : link.status);

/** The page of a mailed link: one button. Opening the link changes nothing, since mail scanners open links too. */
export function MailedLink(props: MailedLinkProps) {
  const { link, press, outcomes, action, pending, title, text } = props;
  const { explain = () => THAT_FAILED } = props;
  const isMissing = isNotThere(link?.error) || isNotThere(press.error);
  const state = isMissing ? "missing" : (stateOf(press.data) ?? stateOf(link?.data) ?? "");
  const outcome = outcomes[state];
  if (outcome) return <PageMessage {...outcome} />;
  if (link?.isPending) return <LookingUp />;
  const { refetch } = link ?? {};
  if (link?.error && refetch) {
    return <UnreachablePage title="The link could not be checked" onRetry={refetch} />;
  }
  return (
    <PageMessage title={title} text={text}>
      <Button size="lg" aria-disabled={press.isPending} onClick={() => press.mutate()}>
        {press.isPending ? pending : action}
      </Button>
      {press.error ? (
        <p role="alert" className="mt-4 text-danger">
          {explain(press.error)}
        </p>
      ) : null}
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
