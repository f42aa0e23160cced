import { type ComponentType, lazy, type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useLocation } from "wouter";
import { loadChunk, tryAgainWith } from "#client/lib/chunks/load-chunk.ts";
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
  readonly prepare: () => Promise<void>;
};

interface HeldChunk<P> extends Pick<LazyChunkOptions, "waiting"> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly failure: ComponentType<FallbackProps>;
  /** React keeps a failed chunk for good, so after a failure a fresh one takes its place. */
  component: ComponentType<P>;
}

const fresh = <P extends object>(load: HeldChunk<P>["load"]): ComponentType<P> =>
  lazy(async () => ({ default: await loadChunk(load) }));

/**
 * A part of the application in a chunk of its own, with a boundary of its own: when it cannot be
 * fetched, what stands around it stays, and the visitor can try again.
 */
export function lazyChunk<P extends object>(
  load: HeldChunk<P>["load"],
  { failure, failureClass = "my-4", waiting }: LazyChunkOptions,
): LazyChunk<P> {
  const inWords = ({ resetErrorBoundary }: FallbackProps) => (
    <TryAgain title={failure as string} onRetry={resetErrorBoundary} className={failureClass} />
  );
  const held: HeldChunk<P> = {
    load,
    waiting,
    failure: typeof failure === "string" ? inWords : failure,
    component: fresh(load),
  };
  return Object.assign((props: P) => <BoundedChunk held={held} props={props} />, {
    preload: () => void load().catch(() => {}),
    prepare: async () => {
      held.component = await loadChunk(load);
    },
  });
}

function BoundedChunk<P extends object>({ held, props }: { held: HeldChunk<P>; props: P }) {
  const { load, waiting, failure } = held;
  const [location] = useLocation();
  const [Chunk, setChunk] = useState(() => held.component);
  const renew = () => {
    held.component = fresh(load);
    setChunk(() => held.component);
  };
  const chunk = <Chunk {...props} />;
  return (
    <ErrorBoundary
      FallbackComponent={failure}
      resetKeys={[location]}
      onError={renew}
      onReset={({ reason }) => reason === "imperative-api" && tryAgainWith(load)}
    >
      {waiting === undefined ? chunk : <Suspense fallback={waiting}>{chunk}</Suspense>}
    </ErrorBoundary>
  );
}
