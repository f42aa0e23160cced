import { useEffect, useState } from "react";
import { useMap } from "react-leaflet";
import { after } from "#client/lib/listen.ts";

type GestureHint = "fingers" | "wheel";

const HINTS: Readonly<Record<GestureHint, string>> = {
  fingers: "Use two fingers to move the map",
  wheel: "Hold Ctrl and scroll to zoom the map",
};

/** How long a hint stays after the last movement that asked for it. */
const HINT_MS = 2_000;

/** The keys and fingers that move a map, for its accessible name. */
export const GESTURES_IN_WORDS =
  "Arrow keys move the map, plus and minus zoom; on a touch screen two fingers do both.";

/** A popup's list scrolls by one finger and the plain wheel itself. */
const isInPopup = ({ target }: Event) =>
  target instanceof Element && target.closest(".leaflet-popup") !== null;

/**
 * Keeps the page scrolling over the map: one finger and the plain wheel belong to the page. Two
 * fingers move and zoom the map, a mouse drags it, Ctrl with the wheel (or a pinch on a trackpad,
 * which arrives as that) zooms it. Who tries otherwise reads how.
 */
export function MapGestures() {
  const map = useMap();
  const [hint, setHint] = useState<GestureHint | null>(null);

  useEffect(() => {
    const container = map.getContainer();
    const hasTouch = navigator.maxTouchPoints > 0;
    // Leaflet tells the browser in advance which touches are its own, so it has to be off before one.
    if (hasTouch) map.dragging.disable();
    map.scrollWheelZoom.disable();

    // A page scrolled past the map says nothing; who has pressed in it may mean to zoom.
    let isAtWork = false;
    const onPointerLeave = () => {
      isAtWork = false;
    };
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      isAtWork = true;
      if (pointerType === "mouse") map.dragging.enable();
      else map.dragging.disable();
    };
    const onPointerUp = () => {
      if (hasTouch) map.dragging.disable();
    };
    const onTouchMove = (event: TouchEvent) => {
      setHint(event.touches.length === 1 && !isInPopup(event) ? "fingers" : null);
    };
    const onWheel = (event: WheelEvent) => {
      const { ctrlKey, metaKey } = event;
      if (ctrlKey || metaKey) map.scrollWheelZoom.enable();
      else map.scrollWheelZoom.disable();
      setHint(isAtWork && !ctrlKey && !metaKey && !isInPopup(event) ? "wheel" : null);
    };
    const events = new AbortController();
    const { signal } = events;
    const early = { capture: true, passive: true, signal };
    container.addEventListener("pointerdown", onPointerDown, early);
    container.addEventListener("pointerleave", onPointerLeave, { signal });
    window.addEventListener("pointerup", onPointerUp, { signal });
    container.addEventListener("touchmove", onTouchMove, early);
    container.addEventListener("wheel", onWheel, early);
    return () => events.abort();
  }, [map]);

  useEffect(() => (hint ? after(HINT_MS, () => setHint(null)) : undefined), [hint]);

  return (
    <p
      role="status"
      className={`pointer-events-none absolute inset-0 z-[1000] m-0 grid place-items-center bg-black/55 p-4 text-center text-base font-semibold text-white transition-opacity ${hint ? "" : "opacity-0"}`}
    >
      {hint ? HINTS[hint] : ""}
    </p>
  );
}
