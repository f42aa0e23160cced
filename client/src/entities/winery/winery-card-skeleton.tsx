import { Skeleton } from "#client/ui/skeleton.tsx";

/** Holds the place of a winery card while wineries load. */
export function WineryCardSkeleton() {
  return (
    <div className="h-80">
      <Skeleton className="h-30" />
      <Skeleton className="mt-4 h-4 w-1/2" />
      <Skeleton className="mt-3 h-7 w-4/5" />
      <Skeleton className="mt-4 h-4" />
      <Skeleton className="mt-2 h-4 w-2/3" />
    </div>
  );
}
