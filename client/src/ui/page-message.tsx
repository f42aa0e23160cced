import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#shared/domain/site/paths.ts";
import { Button, buttonClass } from "./button.tsx";

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

interface OnePressProps extends Pick<PageMessageProps, "title" | "text"> {
  /** What the button says, and what it says while the call is under way. */
  readonly action: string;
  readonly pending: string;
  readonly press: { readonly isPending: boolean; readonly mutate: () => void };
  /** Why the press came to nothing; null when it did not. */
  readonly failure: string | null;
}

/** The page of a mailed link: one large button, as opening the link does nothing; mail scanners open links too. */
export function OnePress({ action, pending, press, failure, ...message }: OnePressProps) {
  return (
    <PageMessage {...message}>
      <Button size="lg" aria-disabled={press.isPending} onClick={() => press.mutate()}>
        {press.isPending ? pending : action}
      </Button>
      {failure === null ? null : (
        <p role="alert" className="mt-4 text-danger">
          {failure}
        </p>
      )}
    </PageMessage>
  );
}

/** Stands on such a page until it is known what the link is. */
export function LookingUp() {
  return (
    <p role="status" className="page-width grid min-h-[60svh] place-content-center">
      Checking the link…
    </p>
  );
}
