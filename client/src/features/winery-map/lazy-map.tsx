import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";

interface LazyMapProps {
  /** What the map shows, for those who do not see it. */
  readonly label: string;
  /** Id of the list that says the same; without one the skip link leads past the map. */
  readonly listId?: string | undefined;
  /** Gives the map its height, so that nothing moves when it arrives. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Starts loading when the map is this far below the window's edge. */
const HEAD_START = "400px";

function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(
    () => typeof window !== "undefined" && !("IntersectionObserver" in window),
  );
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: HEAD_START },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}

/** Stands where a map's code could not be loaded. */
export function MapFailure({ onRetry }: FailureProps) {
  return (
    <div className="grid h-full place-items-center overflow-y-auto p-6 text-center">
      <TryAgain
        title="The map could not be loaded. Everything on it is in the list as well."
        onRetry={onRetry}
      />
    </div>
  );
}

export function MapWaiting() {
  return (
    <p role="status" className="grid h-full place-items-center font-sans text-sm text-ink-soft">
      Loading the map…
    </p>
  );
}

/** The place of a map: skip link, fixed size, and the map itself once it comes near the window. */
export function LazyMap({ label, listId, className = "h-[30rem]", children }: LazyMapProps) {
  const section = useRef<HTMLElement>(null);
  const endId = useId();
  const isNear = useIsNear(section);
  return (
    <section ref={section} aria-label={label} className={`relative bg-sunken ${className}`}>
      <a
        href={`#${listId ?? endId}`}
        className="sr-only rounded bg-wine px-4 py-3 font-sans font-semibold text-on-wine focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-30"
      >
        Skip the map
      </a>
      {isNear ? children : <MapWaiting />}
      <span id={endId} tabIndex={-1} />
    </section>
  );
}
