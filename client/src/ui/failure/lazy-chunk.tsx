import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useLocation } from "wouter";
import { type LoadChunk, loadChunk, tryAgainWith } from "#client/lib/chunks/load-chunk.ts";
import { TryAgain } from "./try-again.tsx";

interface LazyChunkOptions {
  /** Shown where the chunk could not be loaded or rendered; as words, with a button to try again. */
  readonly failure: ComponentType<FallbackProps> | string;
  /** Of the place of those words. */
  readonly failureClass?: string;
  /** Shown while the chunk is on its way; without it the page around waits. */
  readonly waiting?: ReactNode;
}

type LazyChunk<P> = ComponentType<P> & {
  /** Fetches the chunk before it is rendered; a failure shows when it is. */
  readonly preload: () => void;
  /** Fetches the chunk and keeps it: from then on it is rendered without waiting. */
  readonly prepare: (loadWith?: LoadChunk) => Promise<void>;
};

/**
 * A part of the application in a chunk of its own, with a boundary of its own: when it cannot be
 * fetched, what stands around it stays, and the visitor can try again.
 */
export function lazyChunk<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { failure, failureClass = "my-4", waiting }: LazyChunkOptions,
): LazyChunk<P> {
  const fresh = () => lazy(async () => ({ default: await loadChunk(load) }));
  let chunk: ComponentType<P> = fresh();
  const bounded = {
    waiting,
    failure:
      typeof failure === "string"
        ? ({ resetErrorBoundary }: FallbackProps) => (
            <TryAgain title={failure} onRetry={resetErrorBoundary} className={failureClass} />
          )
        : failure,
    current: () => chunk,
    renew: () => {
      chunk = fresh();
      return chunk;
    },
    onRetry: () => tryAgainWith(load),
  };
  const render = (props: P) => <BoundedChunk {...bounded} props={props} />;
  return Object.assign(render, {
    preload: () => void load().catch(() => {}),
    prepare: async (loadWith: LoadChunk = loadChunk) => {
      chunk = await loadWith(load);
    },
  });
}

interface BoundedChunkProps<P> extends Pick<LazyChunkOptions, "waiting"> {
  readonly failure: ComponentType<FallbackProps>;
  readonly current: () => ComponentType<P>;
  /** React keeps a failed chunk for good, so after a failure a fresh one takes its place. */
  readonly renew: () => ComponentType<P>;
  readonly onRetry: () => void;
  readonly props: P;
}

function BoundedChunk<P extends object>(bounded: BoundedChunkProps<P>) {
  const { failure, waiting, current, renew, onRetry, props } = bounded;
  const [location] = useLocation();
  const [Chunk, setChunk] = useState(current);
  const chunk = <Chunk {...props} />;
  return (
    <ErrorBoundary
      FallbackComponent={failure}
      resetKeys={[location]}
      onError={() => setChunk(renew)}
      onReset={({ reason }) => reason === "imperative-api" && onRetry()}
    >
      {waiting === undefined ? chunk : <Suspense fallback={waiting}>{chunk}</Suspense>}
    </ErrorBoundary>
  );
}
