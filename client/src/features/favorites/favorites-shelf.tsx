import { useQuery } from "@tanstack/react-query";
import { WineryCard } from "#client/entities/winery/winery-card.tsx";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { FavoriteHeart, FavoritesFailure } from "./favorite-heart.tsx";
import { useFavorites } from "./use-favorites.ts";

/** The favorites of a signed-in visitor, newest first, in a row that scrolls on a phone. */
export function FavoritesShelf() {
  const { isAvailable, wineryIds, error, retry } = useFavorites();
  const wineries = useQuery({ ...wineryQueries.all(), enabled: isAvailable });
  if (!isAvailable) return null;
  const byId = new Map(wineries.data?.map((winery) => [winery.id, winery]));
  const favorites = wineryIds?.flatMap((id) => byId.get(id) ?? []);
  return (
    <section aria-labelledby="favorites-title">
      <h2 id="favorites-title" className="font-display text-3xl sm:text-4xl">
        Your favorites
      </h2>
      {error || wineries.error ? (
        <div className="mt-6">
          <FavoritesFailure
            onRetry={() => {
              if (error) retry();
              if (wineries.error) void wineries.refetch();
            }}
          />
        </div>
      ) : !wineries.data || !favorites ? (
        <Skeleton className="mt-8 h-80" />
      ) : favorites.length === 0 ? (
        <EmptyState
          text="None yet. Press the heart on a winery’s card to keep it here, on every device you sign in on."
          href={paths.wineries}
          action="Browse the wineries"
        />
      ) : (
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
      )}
    </section>
  );
}
