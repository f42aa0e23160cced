import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useLocation } from "wouter";
import { type LoadPart, loadPart } from "#client/lib/parts/load-part.ts";
import { FailureBoundary, type FailureProps } from "./failure-boundary.tsx";
import { TryAgain } from "./try-again.tsx";

interface LazyPartOptions {
  /** Stands where the part could not be fetched or drawn; as words, with a button to try again. */
  readonly failure: ComponentType<FailureProps> | string;
  /** Stands there while the part is on its way; without it the page around waits. */
  readonly waiting?: ReactNode;
}

type LazyPart<P> = ComponentType<P> & {
  /** Fetches the part before it is drawn; a failure is met again, and told, when it is. */
  readonly preload: () => void;
  /** Fetches the part and has it at hand: from then on it is drawn without waiting. */
  readonly prepare: (loadWith?: LoadPart) => Promise<void>;
};

/** What a part is drawn from; it is one for all places the part stands in. */
interface PartSource<P> extends Pick<LazyPartOptions, "waiting"> {
  readonly failure: ComponentType<FailureProps>;
  readonly current: () => ComponentType<P>;
  /** React keeps a failed part for good, so after a failure a fresh one takes its place. */
  readonly renew: () => void;
  /** The visitor has pressed Try again. */
  readonly press: () => void;
}

/**
 * A part of the application in a chunk of its own, with a boundary of its own: when it cannot be
 * fetched, what stands around it stays, and the visitor can try again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: LazyPartOptions,
): LazyPart<P> {
  let pressed = false;
  const fresh = () =>
    lazy(async () => {
      const wasPressed = pressed;
      pressed = false;
      return { default: await loadPart(load, { pressed: wasPressed }) };
    });
  let part: ComponentType<P> = fresh();
  const { failure, waiting } = options;
  const source: PartSource<P> = {
    waiting,
    failure:
      typeof failure === "string"
        ? ({ onRetry }) => <TryAgain title={failure} onRetry={onRetry} className="my-4" />
        : failure,
    current: () => part,
    renew: () => {
      part = fresh();
    },
    press: () => {
      pressed = true;
    },
  };
  const draw = (props: P) => <BoundedPart source={source} props={props} />;
  return Object.assign(draw, {
    preload: () => void load().catch(() => {}),
    prepare: async (loadWith: LoadPart = loadPart) => {
      part = await loadWith(load);
    },
  });
}

interface PartProps<P> {
  readonly source: PartSource<P>;
  readonly props: P;
}

function BoundedPart<P extends object>({ source, props }: PartProps<P>) {
  const [location] = useLocation();
  const { failure, waiting, renew, press } = source;
  const part = <CurrentPart source={source} props={props} />;
  return (
    <FailureBoundary failure={failure} resetKey={location} onCaught={renew} onRetry={press}>
      {waiting === undefined ? part : <Suspense fallback={waiting}>{part}</Suspense>}
    </FailureBoundary>
  );
}

/** Inside the boundary, so that a boundary that begins again asks which part is the current one. */
function CurrentPart<P extends object>({ source, props }: PartProps<P>) {
  const Part = source.current();
  return <Part {...props} />;
}
