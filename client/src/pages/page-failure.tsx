import type { FallbackProps } from "react-error-boundary";
import { ChunkUnavailable } from "#client/lib/chunks/load-chunk.ts";
import { whyUnreachable } from "#client/lib/connection.ts";
import { useIsOffline } from "#client/lib/use-is-offline.ts";
import { Button } from "#client/ui/button.tsx";

/** Stands where a page could not be loaded or rendered; header and footer stay. */
export function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  useIsOffline();
  return (
    <section role="alert" className="page-width py-section">
      <h1 className="font-display text-3xl">This page could not be shown</h1>
      <p className="mt-4 mb-8 max-w-prose text-ink-soft">
        {error instanceof ChunkUnavailable ? whyUnreachable() : "Something went wrong."} What you
        typed and chose on this device is kept.
      </p>
      <Button onClick={resetErrorBoundary}>Try again</Button>
    </section>
  );
}
