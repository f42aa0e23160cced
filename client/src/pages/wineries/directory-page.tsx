import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { DirectoryView } from "#client/features/directory/directory-view.tsx";
import { FavoriteHeart } from "#client/features/favorites/favorite-heart.tsx";
import { FavoritesFilter } from "#client/features/favorites/favorites-filter.tsx";
import { useFavorites } from "#client/features/favorites/use-favorites.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { directoryMetadata } from "#shared/domain/site/metadata/list-metadata.ts";

/** Every winery, with search and filters (spec §2 Directory). */
export function WineriesPage() {
  const { data: wineries, error, refetch } = useQuery(wineryQueries.all());
  usePageMetadata(
    useMemo(() => (wineries ? directoryMetadata(wineries) : PAGE_METADATA.wineries), [wineries]),
  );
  return (
    <div className="page-width pt-12 pb-section sm:pt-16">
      <header className="mb-8 sm:mb-10">
        <p className="eyebrow">The directory</p>
        <h1 className="mt-3 font-display text-4xl sm:text-5xl">The wineries of Washington</h1>
      </header>
      {error ? (
        <TryAgain title={error.message} onRetry={refetch} className="border-t border-rule py-14" />
      ) : wineries ? (
        <Directory wineries={wineries} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading wineries…</span>
          <Skeleton className="h-dvh" />
        </div>
      )}
    </div>
  );
}

function Directory({ wineries }: { readonly wineries: readonly Winery[] }) {
  const [onlyFavorites, setOnlyFavorites] = useState(false);
  const { isAvailable, has } = useFavorites();
  // Without favorites the switch is gone, too.
  const isNarrowed = isAvailable && onlyFavorites;
  const listed = useMemo(
    () => (isNarrowed ? wineries.filter(({ id }) => has(id)) : wineries),
    [wineries, isNarrowed, has],
  );
  return (
    <DirectoryView
      wineries={listed}
      narrowing={<FavoritesFilter on={onlyFavorites} onChange={setOnlyFavorites} />}
      {...(isAvailable && { cardAction })}
    />
  );
}

function cardAction(winery: Winery) {
  return <FavoriteHeart winery={winery} />;
}
