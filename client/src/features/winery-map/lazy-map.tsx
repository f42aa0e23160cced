import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import { buttonClass } from "#client/ui/button.tsx";
import type { FailureProps } from "#client/ui/failure/failure-boundary.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { type MapStart, useMapStart } from "./use-map-start.ts";

interface LazyMapProps {
  /** What the map shows, for those who do not see it. */
  readonly label: string;
  /** Id of the list that says the same; without one the skip link leads past the map. */
  readonly listId?: string | undefined;
  /** Gives the map its height, so that nothing moves when it arrives. */
  readonly className?: string | undefined;
  /** What is seen until the map is there. */
  readonly placeholder?: ReactNode;
  /** Page that says what the map shows, for browsers that will never draw it. */
  readonly insteadHref?: string;
  readonly start?: MapStart;
  /** The visitor has done something that the map answers. */
  readonly isAsked?: boolean | undefined;
  readonly children: ReactNode;
}

/** Stands where a map's code could not be loaded. */
export function MapFailure({ onRetry }: FailureProps) {
  return (
    <div className="relative grid h-full place-items-center overflow-y-auto bg-sunken p-6 text-center">
      <TryAgain
        title="The map could not be loaded. Everything on it is in the list as well."
        onRetry={onRetry}
      />
    </div>
  );
}

const SIGN =
  "absolute inset-x-0 bottom-6 mx-auto w-fit rounded bg-raised px-4 py-2 font-sans text-sm text-ink-soft shadow-raised print:hidden";

export function MapWaiting() {
  return (
    <p role="status" className={SIGN}>
      Loading the map…
    </p>
  );
}

const ASK_CLASS = buttonClass(
  "primary",
  "md",
  "absolute! inset-x-0 bottom-6 mx-auto w-fit shadow-raised",
);

/**
 * The place of a map: skip link, fixed size, a placeholder, and the map itself over it from when it is
 * looked at or asked for (`useMapStart`).
 */
export function LazyMap(props: LazyMapProps) {
  const { label, listId, className = "h-96", placeholder, insteadHref, start, isAsked } = props;
  const section = useRef<HTMLElement>(null);
  const endId = useId();
  const { isStarted, waitsToBeAsked, begin } = useMapStart(section, start ?? "seen");
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked, begin]);
  const ask = () => {
    begin();
    // The button goes away; the focus stays where the map comes.
    section.current?.focus({ preventScroll: true });
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse" && waitsToBeAsked === false) begin();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same for keys.
    <section
      ref={section}
      aria-label={label}
      tabIndex={-1}
      onPointerEnter={isStarted ? undefined : onPointerEnter}
      onClick={isStarted ? undefined : begin}
      className={`relative bg-sunken outline-none print:break-inside-avoid [container:map-place/inline-size] ${className}`}
    >
      <a
        href={`#${listId ?? endId}`}
        className="sr-only rounded bg-wine px-4 py-3 font-sans font-semibold text-on-wine focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-30"
      >
        Skip the map
      </a>
      {placeholder}
      {isStarted ? props.children : null}
      {!isStarted && waitsToBeAsked ? (
        <button type="button" onClick={ask} className={ASK_CLASS}>
          Show the map
        </button>
      ) : null}
      {!isStarted && waitsToBeAsked === null && insteadHref ? (
        <Link href={insteadHref} className={ASK_CLASS}>
          See them in the directory
        </Link>
      ) : null}
      <span id={endId} tabIndex={-1} />
    </section>
  );
}
