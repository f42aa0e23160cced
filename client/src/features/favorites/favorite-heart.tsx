import { Button } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { useFavorites } from "./use-favorites.ts";

/** The heart in the corner of a winery's card; nothing for visitors who are not signed in. */
export function FavoriteHeart({ winery }: { readonly winery: Pick<Winery, "id" | "name"> }) {
  const { wineryIds, has, toggle } = useFavorites();
  // An empty heart would say that it is no favorite, which nobody knows.
  if (!wineryIds) return null;
  const isFavorite = has(winery.id);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={`Favorite: ${winery.name}`}
      onClick={() => toggle(winery.id)}
      className="grid size-11 place-items-center rounded-full bg-paper/90 text-wine hover:bg-paper"
    >
      <HeartShape filled={isFavorite} />
    </button>
  );
}

/** A heart in the color of the text around it. */
function HeartShape({ filled }: { readonly filled: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5">
      <path
        d="M10 17C5.2 13.6 2 10.7 2 7.3 2 4.9 3.9 3 6.2 3 7.7 3 9.2 3.8 10 5.2 10.8 3.8 12.3 3 13.8 3 16.1 3 18 4.9 18 7.3 18 10.7 14.800 13.600 10 17Z"
        fill={filled ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Add to Favorites on the winery page: only for those who are signed in (spec §2, §6). */
export function FavoriteButton({ winery }: { readonly winery: { readonly id: number } }) {
  const { wineryIds, has, toggle, error, retry } = useFavorites();
  if (error) return <FavoritesFailure onRetry={retry} />;
  if (!wineryIds) return null;
  const isFavorite = has(winery.id);
  return (
    <Button variant="secondary" onClick={() => toggle(winery.id)}>
      <HeartShape filled={isFavorite} />
      {isFavorite ? "Remove from Favorites" : "Add to Favorites"}
    </Button>
  );
}

/** Stands where favorites would, when they could not be loaded. */
export function FavoritesFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <TryAgain
      title="Your favorites could not be loaded. They are safe in your account."
      onRetry={onRetry}
    />
  );
}
