import {
  type ComponentType,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { FallbackProps } from "react-error-boundary";
import { Link } from "wouter";
import { onFirstInteraction, whenIdle, whenNear } from "#client/lib/chunks/when-to-start.ts";
import { isMeteredConnection } from "#client/lib/connection-speed.ts";
import { listen } from "#client/lib/listen.ts";
import { hashTarget } from "#client/lib/page/arrival.ts";
import { useTileUrl } from "#client/lib/site-settings.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { paths } from "#shared/domain/site/paths.ts";

function MapFailure({ resetErrorBoundary }: FallbackProps) {
  return (
    <div className="relative grid h-full place-items-center overflow-y-auto bg-sunken p-6 text-center">
      <TryAgain
        title="The map could not be loaded. Everything on it is in the list as well."
        onRetry={resetErrorBoundary}
      />
    </div>
  );
}

const WAITING = (
  <p
    role="status"
    className="absolute inset-x-0 bottom-6 mx-auto w-fit rounded bg-raised px-4 py-2 font-sans text-sm text-ink-soft shadow-raised print:hidden"
  >
    Loading the map…
  </p>
);

/** When a map that scrolls into view starts: at once, at the first use of the page, or on phones only on request. */
export type MapStart = "seen" | "in-use" | "asked-on-phones";

/** A map starts when it is this far below the window's edge. */
const HEAD_START = "200px";
const PHONE = "(pointer: coarse) and (max-width: 47.99rem)";

/**
 * Whether the map has started, waits to be asked, or will come by itself; "unknown" on the server. On a
 * metered connection every map waits to be asked. An address that names the section around it (`#map`)
 * asks too.
 */
function useMapStart(place: RefObject<HTMLElement | null>, start: MapStart) {
  const [state, setState] = useState<"unknown" | "waits" | "comes" | "started">("unknown");
  const isStarted = state === "started";
  const begin = useCallback(() => setState("started"), []);
  useEffect(() => {
    const element = place.current;
    if (isStarted || !element) return;
    const waits =
      isMeteredConnection() || (start === "asked-on-phones" && window.matchMedia(PHONE).matches);
    setState(waits ? "waits" : "comes");
    const beginNear = () => whenNear(element, () => whenIdle(begin), HEAD_START);
    if (!waits) return start === "in-use" ? onFirstInteraction(beginNear) : beginNear();
    let stop = () => {};
    const onHash = () => {
      const target = hashTarget();
      if (!target || element.closest("[id]") !== target) return;
      stop();
      stop = beginNear();
    };
    onHash();
    const stopListening = listen(window, "hashchange", onHash);
    return () => {
      stopListening();
      stop();
    };
  }, [isStarted, place, start, begin]);
  return { state, begin };
}

/** What stands in a map's place, and when the map starts. */
interface MapPlace {
  /** What the map shows, for those who do not see it. */
  readonly label: string;
  /** What is seen until the map is there. */
  readonly placeholder?: ReactNode;
  readonly start?: MapStart;
}

interface PlacedProps {
  /** Id of the list that says the same; without one the skip link leads past the map. */
  readonly listId?: string;
  /** Gives the map its height, so that nothing moves when it arrives. */
  readonly className?: string;
  /** The visitor has done something that the map answers, such as a search. */
  readonly isWanted?: boolean;
}

const ASK_CLASS = buttonClass(
  "primary",
  "md",
  "absolute! inset-x-0 bottom-6 mx-auto w-fit shadow-raised",
);

/**
 * A map in its place: skip link, fixed size, a placeholder, and over it the map once it has started. The
 * map's code comes in a chunk of its own, fetched then.
 */
export function lazyMap<P extends object>(
  load: () => Promise<ComponentType<P>>,
  placeOf: (map: P) => MapPlace,
): ComponentType<P & PlacedProps> {
  const LeafletMap = lazyChunk(load, { failure: MapFailure, waiting: WAITING });
  return (props) => (
    <PlaceOfMap {...props} {...placeOf(props)}>
      <LeafletMap {...props} />
    </PlaceOfMap>
  );
}

function PlaceOfMap(props: MapPlace & PlacedProps & { readonly children: ReactNode }) {
  const { label, placeholder, start = "seen", children } = props;
  const { listId, className = "h-96", isWanted } = props;
  const section = useRef<HTMLElement>(null);
  const endId = useId();
  const { state, begin } = useMapStart(section, start);
  const isStarted = state === "started";
  // Asked with the page, so that the server's answer comes with it.
  useTileUrl();
  useEffect(() => {
    if (isWanted) begin();
  }, [isWanted, begin]);
  const ask = () => {
    begin();
    // The button goes away; the focus stays where the map comes.
    section.current?.focus({ preventScroll: true });
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse" && state === "comes") begin();
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
        // Not a press on the map, which would start it.
        onClick={(event) => event.stopPropagation()}
        className="sr-only rounded bg-wine px-4 py-3 font-sans font-semibold text-on-wine focus:not-sr-only focus:absolute focus:top-3 focus:left-3 focus:z-30"
      >
        Skip the map
      </a>
      {placeholder}
      {isStarted ? children : null}
      {state === "waits" ? (
        <button type="button" onClick={ask} className={ASK_CLASS}>
          Show the map
        </button>
      ) : null}
      {/* For browsers that will never render the map. */}
      {state === "unknown" && start === "asked-on-phones" ? (
        <Link href={paths.wineries} className={ASK_CLASS}>
          See them in the directory
        </Link>
      ) : null}
      <span id={endId} tabIndex={-1} />
    </section>
  );
}
