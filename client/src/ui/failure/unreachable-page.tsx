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
