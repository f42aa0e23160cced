import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { type LoadChunk, loadChunk, tryAgainWith } from "#client/lib/chunks/load-chunk.ts";
import { FailureBoundary, type FailureProps } from "./failure-boundary.tsx";
import { TryAgain } from "./try-again.tsx";

interface LazyChunkOptions {
  /** Stands where the chunk could not be loaded or rendered; as words, with a button to try again. */
  readonly failure: ComponentType<FailureProps> | string;
  /** Stands there while the chunk is on its way; without it the page around waits. */
  readonly waiting?: ReactNode;
}

type LazyChunk<P> = ComponentType<P> & {
  /** Fetches the chunk before it is rendered; a failure shows when it is. */
  readonly preload: () => void;
  /** Fetches the chunk and keeps it: from then on it is rendered without waiting. */
  readonly prepare: (loadWith?: LoadChunk) => Promise<void>;
};

/** What a chunk is rendered from; it is one for all places the chunk stands in. */
interface ChunkSource<P> extends Pick<LazyChunkOptions, "waiting"> {
  readonly failure: ComponentType<FailureProps>;
  readonly current: () => ComponentType<P>;
  /** React keeps a failed chunk for good, so after a failure a fresh one takes its place. */
  readonly renew: () => void;
  /** The visitor has pressed Try again. */
  readonly press: () => void;
}

/**
 * A part of the application in a chunk of its own, with a boundary of its own: when it cannot be
 * fetched, what stands around it stays, and the visitor can try again.
 */
export function lazyChunk<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: LazyChunkOptions,
): LazyChunk<P> {
  const fresh = () => lazy(async () => ({ default: await loadChunk(load) }));
  let chunk: ComponentType<P> = fresh();
  const { failure, waiting } = options;
  const source: ChunkSource<P> = {
    waiting,
    failure:
      typeof failure === "string"
        ? ({ onRetry }) => <TryAgain title={failure} onRetry={onRetry} className="my-4" />
        : failure,
    current: () => chunk,
    renew: () => {
      chunk = fresh();
    },
    press: () => tryAgainWith(load),
  };
  const render = (props: P) => <BoundedChunk source={source} props={props} />;
  return Object.assign(render, {
    preload: () => void load().catch(() => {}),
    prepare: async (loadWith: LoadChunk = loadChunk) => {
      chunk = await loadWith(load);
    },
  });
}

interface ChunkProps<P> {
  readonly source: ChunkSource<P>;
  readonly props: P;
}

function BoundedChunk<P extends object>({ source, props }: ChunkProps<P>) {
  const [location] = useLocation();
  const { failure, waiting, renew, press } = source;
  const chunk = <CurrentChunk source={source} props={props} />;
  return (
    <FailureBoundary failure={failure} resetKey={location} onCaught={renew} onRetry={press}>
      {waiting === undefined ? chunk : <Suspense fallback={waiting}>{chunk}</Suspense>}
    </FailureBoundary>
  );
}

/** Inside the boundary, so that a boundary that begins again asks which chunk is the current one. */
function CurrentChunk<P extends object>({ source, props }: ChunkProps<P>) {
  const Part = source.current();
  return <Part {...props} />;
}
