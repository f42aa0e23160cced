import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { useOnFirstInteraction } from "#client/lib/chunks/when-to-start.ts";
import { useArrival } from "#client/lib/page/arrival.ts";
import { replayEarlyInput } from "#client/lib/page/early-input.ts";
import { useIsHydrated, useKeptState } from "#client/lib/page/hydration.ts";
import { PageFailure } from "#client/pages/page-failure.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { PageSkeleton } from "#client/ui/failure/unreachable-page.tsx";
import { currentToast } from "#client/ui/toast-store.ts";
import { SiteFooter } from "./frame/site-footer.tsx";
import { SiteHeader } from "./frame/site-header.tsx";
import { createQueryClient } from "./query-client.ts";
import { PageAtAddress } from "./routes.tsx";

interface AppProps {
  /** With the answers that came with the page. */
  readonly queryClient?: QueryClient;
  /** Whether the server rendered only the frame, because the page is one visitor's own. */
  readonly isFrame?: boolean;
}

/** The whole site: skip link, header, the page, footer. */
export function App({ queryClient: given, isFrame = false }: AppProps) {
  const [queryClient] = useState(() => given ?? createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <a
        href="#content"
        className="sr-only rounded bg-wine px-4 py-3 font-sans font-semibold text-on-wine focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <SiteHeader />
      {/* At least a screen high, so that the footer stays where it is while a page arrives. */}
      <main id="content" tabIndex={-1} className="min-h-svh">
        {isFrame ? <PageOnceHydrated /> : <CurrentPage />}
      </main>
      <SiteFooter />
      <Toasts />
    </QueryClientProvider>
  );
}

/** A page that the server did not render: it appears once the frame is hydrated. */
function PageOnceHydrated() {
  if (useIsHydrated()) return <CurrentPage />;
  return (
    <>
      <noscript>
        <p className="page-width py-section">This page needs JavaScript. Please switch it on.</p>
      </noscript>
      <div className="noscript:hidden">
        <PageSkeleton label="Loading…" />
      </div>
    </>
  );
}

function CurrentPage() {
  const [location] = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[location]}>
      <Suspense fallback={<PageSkeleton label="Loading…" />}>
        <PageAtAddress />
        <AfterPage />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Rendered after the page, so that its effects run once the page is hydrated. */
function AfterPage() {
  // After stored values have been read, so that what was typed goes on top of them.
  const [isSettled] = useKeptState(() => true, false);
  useEffect(() => {
    if (isSettled) replayEarlyInput(document.getElementById("root"));
  }, [isSettled]);
  useArrival();
  return null;
}

const Toaster = lazyChunk(() => import("#client/ui/toaster.tsx").then((m) => m.Toaster), {
  failure: () => null,
  waiting: null,
});

/** Where toasts appear. Its code loads once the visitor uses the page, or with the first toast. */
function Toasts() {
  const [isInUse, setInUse] = useState(false);
  const hasToast = currentToast.use() !== null;
  useOnFirstInteraction(useCallback(() => setInUse(true), []));
  return isInUse || hasToast ? <Toaster /> : null;
}
