import { Skeleton } from "#client/ui/skeleton.tsx";

/** The directory's shape while the wineries load. */
export function DirectorySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading wineries…</span>
      <Skeleton className="h-14" />
      <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-14 xl:gap-x-20">
        <Skeleton className="hidden h-[40rem] lg:block" />
        <div className="grid gap-x-8 gap-y-10 pt-24 sm:grid-cols-2 xl:grid-cols-3">
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <WineryCardSkeleton key={key} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Holds the place of a winery card while wineries load. */
function WineryCardSkeleton() {
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
