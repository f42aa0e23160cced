import type { ReactNode } from "react";
import { Skeleton } from "../skeleton.tsx";
import { TryAgain } from "./try-again.tsx";

interface UnreachablePageProps {
  /** What could not be loaded: "This winery could not be loaded". */
  readonly title: string;
  readonly onRetry: () => unknown;
}

/** Stands where a page's subject could not be loaded: it may well exist. */
export function UnreachablePage({ title, onRetry }: UnreachablePageProps) {
  return (
    <section className="page-width min-h-dvh py-section">
      <h1 className="mb-5 font-display text-4xl">{title}</h1>
      <TryAgain title="We couldn’t reach this page." onRetry={onRetry} className="max-w-prose" />
    </section>
  );
}

interface PageUntilThereProps {
  /** What the page is about: "winery". */
  readonly what: string;
  /** Null while it is on its way. */
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Stands until a page's subject is there, and where it could not be loaded. */
export function PageUntilThere({ what, error, refetch }: PageUntilThereProps) {
  if (!error) return <PageSkeleton label={`Loading the ${what}…`} />;
  return <UnreachablePage title={`This ${what} could not be loaded`} onRetry={refetch} />;
}

interface MissingPageProps {
  readonly title: string;
  readonly text: string;
  /** Where to go instead. */
  readonly children: ReactNode;
}

/** Stands where there is no such thing (spec §8). */
export function MissingPage({ title, text, children }: MissingPageProps) {
  return (
    <section className="page-width py-section">
      <h1 className="font-display text-4xl">{title}</h1>
      <p className="mt-5 mb-8 max-w-prose font-serif text-lg text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

/** Holds a page's height while it loads, so that the footer does not jump; `label` says what loads. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className="page-width min-h-dvh py-20">
      <span className="sr-only">{label}</span>
      <div className="mx-auto max-w-3xl">
        <Skeleton className="h-14 w-3/4" />
        <Skeleton className="mt-6 h-6 w-full" />
        <Skeleton className="mt-12 h-96 w-full" />
      </div>
    </div>
  );
}
