import { Button, type ButtonSize } from "#client/ui/button.tsx";
import { HeartShape } from "./favorite-heart.tsx";
import { FavoritesFailure } from "./favorites-failure.tsx";
import { useFavorites } from "./use-favorites.ts";

interface FavoriteButtonProps {
  readonly winery: { readonly id: number };
  readonly size?: ButtonSize;
  readonly className?: string;
}

/** Add to Favorites on the winery page: only for those who are signed in (spec §2, §6). */
export function FavoriteButton({ winery, size = "md", className = "" }: FavoriteButtonProps) {
  const { isAvailable, has, toggle, error, retry } = useFavorites();
  if (!isAvailable) return null;
  if (error) return <FavoritesFailure onRetry={retry} />;
  const isFavorite = has(winery.id);
  return (
    <Button variant="secondary" size={size} className={className} onClick={() => toggle(winery.id)}>
      <HeartShape filled={isFavorite} />
      {isFavorite ? "Remove from Favorites" : "Add to Favorites"}
    </Button>
  );
}
