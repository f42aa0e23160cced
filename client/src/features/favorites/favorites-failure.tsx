import { TryAgain } from "#client/ui/failure/try-again.tsx";

/** Stands where favorites would, when they could not be loaded. */
export function FavoritesFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <TryAgain
      title="Your favorites could not be loaded. They are safe in your account."
      onRetry={onRetry}
    />
  );
}
