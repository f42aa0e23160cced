import { useQuery } from "@tanstack/react-query";
import { WineryCard } from "#client/entities/winery/winery-card.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { FavoriteHeart, FavoritesFailure } from "./favorite-controls.tsx";
import { useFavorites } from "./use-favorites.ts";

/** The favorites of a signed-in visitor, newest first, in a row that scrolls on a phone. */
export function FavoritesShelf() {
  const { isAvailable, wineryIds, error: favoritesError, retry: retryFavorites } = useFavorites();
  const {
    data: wineries,
    error: wineriesError,
    refetch,
  } = useQuery({ ...wineryQueries.all(), enabled: isAvailable });
  if (!isAvailable) return null;
  const retry = () => {
    if (favoritesError) retryFavorites();
    if (wineriesError) void refetch();
  };
  return (
    <section aria-labelledby="favorites-title">
      <h2 id="favorites-title" className="font-display text-3xl sm:text-4xl">
        Your favorites
      </h2>
      {favoritesError || wineriesError ? (
        <div className="mt-6">
          <FavoritesFailure onRetry={retry} />
        </div>
      ) : (
        <Shelf wineries={wineries} wineryIds={wineryIds} />
      )}
    </section>
  );
}

interface ShelfProps {
  readonly wineries: readonly Winery[] | undefined;
  readonly wineryIds: readonly number[] | undefined;
}

function Shelf({ wineries, wineryIds }: ShelfProps) {
  if (!wineries || !wineryIds) return <Skeleton className="mt-8 h-80" />;
  const byId = new Map(wineries.map((winery) => [winery.id, winery]));
  const favorites = wineryIds.flatMap((id) => byId.get(id) ?? []);
  if (favorites.length === 0) {
    return (
      <EmptyState
        text="None yet. Press the heart on a winery’s card to keep it here, on every device you sign in on."
        href={paths.wineries}
        action="Browse the wineries"
      />
    );
  }
  return (
    <ul className="mt-8 -mx-1 grid snap-x auto-cols-[15.5rem] grid-flow-col gap-6 overflow-x-auto px-1 pb-4">
      {favorites.map((winery) => (
        <li key={winery.id} className="snap-start">
          <WineryCard
            winery={winery}
            variant="compact"
            action={<FavoriteHeart winery={winery} />}
          />
        </li>
      ))}
    </ul>
  );
}
