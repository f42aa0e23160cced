import { type FetchQueryOptions, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { onFirstInteraction, whenNear } from "#client/lib/chunks/when-to-start.ts";
import { DEHYDRATED, replayEarlyInput } from "./early-input.ts";
import { useIsHydrated } from "./hydration.ts";

interface DeferredProps {
  /** Queries whose answers the section needs to hydrate exactly what the server rendered. */
  // biome-ignore lint/suspicious/noExplicitAny: queries of any type.
  readonly needs?: readonly FetchQueryOptions<any, any, any, any>[];
  /**
   * The section's code, if it is a lazy chunk. It must have no `waiting` of its own: an inner Suspense
   * boundary would hydrate later, and lose what is typed in between.
   */
  readonly chunk?: { readonly prepare: () => Promise<void> };
  readonly children: ReactNode;
}

/** How far below the window a section starts to hydrate. */
const HEAD_START = "400px";

/**
 * Marks a query that only deferred sections show: if its answer is too large to come with the page, it is
 * not fetched until one of them hydrates.
 */
export const deferred = <Query extends object>(query: Query) => ({
  ...query,
  meta: { isDeferred: true },
});

/**
 * A section below the first screen. It stays as the server rendered it until the visitor, using the
 * page, comes near; then its code and answers are fetched and it hydrates (docs/decisions/0022). On a
 * page that the server did not render, it renders at once.
 */
export function Deferred({ needs = [], chunk, children }: DeferredProps) {
  const [isServed] = useState(!useIsHydrated());
  const [isHydrated, setHydrated] = useState(!isServed);
  const [gate] = useState(() => (isServed && typeof document !== "undefined" ? newGate() : null));
  const place = useRef<HTMLDivElement>(null);
  const needed = useRef({ needs, chunk });
  const queryClient = useQueryClient();

  useEffect(() => {
    const section = place.current;
    if (!gate || !section) return;
    const open = async () => {
      // The section itself reports failures.
      await Promise.allSettled([
        needed.current.chunk?.prepare(),
        ...needed.current.needs.map((need) => queryClient.ensureQueryData(need)),
      ]);
      gate.open();
    };
    const isTouched = section.querySelector("[aria-busy=true]") !== null;
    if (isTouched || section.contains(document.activeElement)) void open();
    return onFirstInteraction(() => whenNear(section, open, HEAD_START));
  }, [gate, queryClient]);

  useEffect(() => {
    if (isServed && isHydrated) replayEarlyInput(place.current);
  }, [isServed, isHydrated]);

  const content = (
    <Suspense fallback={null}>
      {isServed ? (
        <Gate gate={gate} onHydrated={setHydrated}>
          {children}
        </Gate>
      ) : (
        children
      )}
    </Suspense>
  );
  // New props would make React discard markup that waits to be hydrated, so they stay the same until then.
  const [first] = useState(content);
  return (
    <div ref={place} {...(!isHydrated && { [DEHYDRATED]: "" })}>
      {isHydrated ? content : first}
    </div>
  );
}

function newGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

interface GateProps {
  /** Null on the server. */
  readonly gate: ReturnType<typeof newGate> | null;
  readonly onHydrated: (isHydrated: true) => void;
  readonly children: ReactNode;
}

/** Suspends hydration until the gate is open. */
function Gate({ gate, onHydrated, children }: GateProps) {
  if (gate) use(gate.opened);
  useEffect(() => onHydrated(true), [onHydrated]);
  return children;
}
