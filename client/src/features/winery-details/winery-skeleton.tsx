import { Skeleton } from "#client/ui/skeleton.tsx";

/** The shape of a winery's page while it loads. */
export function WinerySkeleton() {
  return (
    <div role="status" className="page-width min-h-dvh pt-6 pb-section sm:pt-10">
      <span className="sr-only">Loading the winery…</span>
      <Skeleton className="h-40 sm:h-64 lg:h-80" />
      <Skeleton className="mt-9 h-5 w-56" />
      <Skeleton className="mt-5 h-12 w-4/5 lg:h-20" />
      <Skeleton className="mt-6 h-7 max-w-prose" />
      <Skeleton className="mt-3 h-7 max-w-lg" />
      <Skeleton className="mt-16 h-96" />
    </div>
  );
}
