import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Route, Switch, useLocation } from "wouter";
import { useRouteFocus } from "#client/lib/page/use-route-focus.ts";
import { useScrollToHash } from "#client/lib/page/use-scroll-to-hash.ts";
import { useReleasedControls } from "#client/lib/page/waiting-controls.ts";
import { FailureBoundary } from "#client/ui/failure/failure-boundary.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { SiteLayout } from "./frame/site-layout.tsx";
import { PageFailure } from "./page-failure.tsx";
import { createQueryClient } from "./query-client.ts";
import { routes } from "./routes.tsx";
import { Toasts } from "./toasts.tsx";

interface AppProps {
  /** Answers that are there already. */
  readonly queryClient?: QueryClient;
}

/** The whole site; what is drawn depends on the address. */
export function App({ queryClient: given }: AppProps) {
  const [queryClient] = useState(() => given ?? createQueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <SiteLayout>
        <CurrentPage />
      </SiteLayout>
      <Toasts />
    </QueryClientProvider>
  );
}

/** The frame of all pages around a page that is on its way. */
export function EmptyFrame({ queryClient }: Required<AppProps>) {
  return (
    <QueryClientProvider client={queryClient}>
      <SiteLayout>
        <div className="noscript:hidden">
          <PageSkeleton />
        </div>
      </SiteLayout>
    </QueryClientProvider>
  );
}

function CurrentPage() {
  const [location] = useLocation();
  return (
    <FailureBoundary failure={PageFailure} resetKey={location}>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {routes.map(({ path, page }) => (
            <Route key={path} path={path} component={page} />
          ))}
        </Switch>
        <AfterPage />
      </Suspense>
    </FailureBoundary>
  );
}

/** Stands after the page, so that its effects run once the page itself is drawn. */
function AfterPage() {
  useReleasedControls();
  useRouteFocus();
  useScrollToHash();
  return null;
}

/** Holds a page's height while its code arrives, so that the footer does not jump. */
function PageSkeleton() {
  return (
    <div className="page-width min-h-dvh py-section" role="status">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="mt-6 h-6 w-1/2" />
    </div>
  );
}
