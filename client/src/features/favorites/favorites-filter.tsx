import { FavoritesFailure } from "./favorite-heart.tsx";
import { useFavorites } from "./use-favorites.ts";

interface FavoritesFilterProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch that narrows a list of wineries to the favorites; only for those who have some. */
export function FavoritesFilter({ on, onChange }: FavoritesFilterProps) {
  const { wineryIds, error, retry } = useFavorites();
  if (error) return <FavoritesFailure onRetry={retry} />;
  if (!wineryIds || (wineryIds.length === 0 && !on)) return null;
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-sans text-sm font-medium">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-wine"
      />
      Only my favorites
      <span className="text-ink-faint tabular-nums">{wineryIds.length}</span>
    </label>
  );
}
