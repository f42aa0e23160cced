import { useQuery } from "@tanstack/react-query";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { DirectorySkeleton } from "#client/features/directory/directory-skeleton.tsx";
import { DirectoryView } from "#client/features/directory/directory-view.tsx";
import { usePageTitle } from "#client/lib/use-page-title.ts";
import { Button } from "#client/ui/button.tsx";

/** Every winery, with search and filters (spec §2 Directory). */
export function DirectoryPage() {
  usePageTitle("Wineries");
  const { data: wineries, error, refetch } = useQuery(wineryQueries.all());
  return (
    <div className="page-width pt-12 pb-section sm:pt-16">
      <header className="mb-8 sm:mb-10">
        <p className="eyebrow">The directory</p>
        <h1 className="mt-3 font-display text-4xl sm:text-5xl">The wineries of Washington</h1>
      </header>
      {error ? (
        <div role="alert" className="border-t border-rule py-14">
          <p className="font-display text-2xl">{error.message}</p>
          <Button className="mt-6" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : wineries ? (
        <DirectoryView wineries={wineries} />
      ) : (
        <DirectorySkeleton />
      )}
    </div>
  );
}
