import { Skeleton } from "#client/ui/skeleton.tsx";

/** Stands while an article is on its way. */
export function ArticleSkeleton() {
  return (
    <div role="status" className="page-width min-h-dvh py-20">
      <span className="sr-only">Loading the article…</span>
      <div className="mx-auto max-w-3xl">
        <Skeleton className="h-14 w-3/4" />
        <Skeleton className="mt-6 h-6 w-full" />
        <Skeleton className="mt-12 h-96 w-full" />
      </div>
    </div>
  );
}
