import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { listen } from "#client/lib/listen.ts";
import { usePlanOnPage } from "./editing.ts";
import { dayNameOf, moveTo, type StopPlace } from "./edits.ts";

interface DragAreaProps {
  readonly className: string;
  /** Days and stops with grips; they do not render while something is dragged. */
  readonly children: ReactNode;
}

interface Held {
  readonly wineryId: number;
  /** Where the drag began, and where the pointer is, in pixels of the window. */
  readonly from: { readonly x: number; readonly y: number };
  readonly x: number;
  readonly y: number;
  /** Null until the pointer has moved far enough to be a drag. */
  readonly drop: Drop | null;
}

/** A press that moves less than this is not a drag. */
const SLACK_PX = 6;
/** Within so many pixels of the edge the window scrolls, and the faster the nearer it is. */
const EDGE_PX = 96;
const SLOWEST = 0.3;
const FASTEST = 1.5;
/** A frame that came late scrolls no farther than the eye can follow. */
const MAX_FRAME_MS = 50;

/** How fast the window scrolls while a stop is held at a height, in pixels a millisecond; up is negative. */
function scrollSpeed(y: number): number {
  const speed = (inside: number) =>
    SLOWEST + (FASTEST - SLOWEST) * Math.min(1, (EDGE_PX - inside) / EDGE_PX);
  const below = window.innerHeight - y;
  if (y < EDGE_PX) return -speed(y);
  return below < EDGE_PX ? speed(below) : 0;
}

/**
 * Lets stops be dragged by their grips with mouse, pen and finger. Buttons in each stop do the same for
 * keyboards. Outside the grips a finger scrolls the page.
 */
export function DragArea({ className, children }: DragAreaProps) {
  const page = usePlanOnPage();
  const area = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const pointerY = useRef(0);
  const isDragging = held?.drop != null;
  const heldId = isDragging ? held.wineryId : null;

  const moveOn = (before: Held, x: number, y: number): Held => {
    const isMeant =
      before.drop !== null || Math.hypot(x - before.from.x, y - before.from.y) > SLACK_PX;
    const days = isMeant && area.current ? measureDays(area.current) : [];
    return { ...before, x, y, drop: dropAt(days, before.wineryId, y) };
  };

  // While dragging: the stop fades, the window scrolls near its edges, Escape cancels.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as one stop is dragged.
  useEffect(() => {
    if (heldId === null) return;
    const row = area.current?.querySelector(`[data-plan-stop="${heldId}"]`);
    row?.setAttribute("data-held", "");
    let last = performance.now();
    let next = requestAnimationFrame(function scrollOn(now) {
      const by = scrollSpeed(pointerY.current) * Math.min(now - last, MAX_FRAME_MS);
      last = now;
      if (by !== 0) {
        // Smooth scrolling, as the page has it, would begin anew in each frame.
        window.scrollBy({ top: by, behavior: "instant" });
        setHeld((before) => before && moveOn(before, before.x, before.y));
      }
      next = requestAnimationFrame(scrollOn);
    });
    const letGo = ({ key }: KeyboardEvent) => key === "Escape" && setHeld(null);
    const unlisten = listen(window, "keydown", letGo);
    return () => {
      row?.removeAttribute("data-held");
      cancelAnimationFrame(next);
      unlisten();
    };
  }, [heldId]);

  const take = (event: PointerEvent) => {
    const grip =
      event.target instanceof Element && event.target.closest<HTMLElement>("[data-grip]");
    if (!grip || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y } = event;
    pointerY.current = y;
    setHeld({ wineryId: Number(grip.dataset.grip), from: { x, y }, x, y, drop: null });
  };

  const drop = (x: number, y: number) => {
    setHeld(null);
    // By where the pointer is: a slow device may not have rendered its last moves.
    const place = held && moveOn(held, x, y).drop?.place;
    const edit = place && page.mayEdit && moveTo(page, held.wineryId, place);
    if (edit) page.edit(edit);
  };

  return (
    <div
      ref={area}
      className={className}
      onPointerDown={take}
      onPointerMove={({ clientX, clientY }) => {
        pointerY.current = clientY;
        if (held) setHeld(moveOn(held, clientX, clientY));
      }}
      onPointerUp={({ clientX, clientY }) => drop(clientX, clientY)}
      onPointerCancel={() => setHeld(null)}
    >
      {children}
      {held?.drop ? <DragLayer held={held} drop={held.drop} /> : null}
    </div>
  );
}

/** The insertion line and a label under the pointer. */
function DragLayer({ held, drop }: { readonly held: Held; readonly drop: Drop }) {
  const { plan, nameOf } = usePlanOnPage();
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-40 print:hidden">
      <div className="absolute h-1 -translate-y-1/2 rounded-full bg-wine" style={drop.line} />
      <p
        className="absolute max-w-64 -translate-y-1/2 rounded bg-wine px-3.5 py-2 font-sans text-sm font-semibold text-on-wine shadow-overlay"
        style={{ left: Math.min(held.x + 20, window.innerWidth - 220), top: held.y - 12 }}
      >
        {nameOf(held.wineryId)}
        <span className="block font-normal">{dayNameOf(plan, drop.place.day)}</span>
      </p>
    </div>
  );
}

/** Where a stop goes, and the insertion line. */
type Drop = NonNullable<ReturnType<typeof dropAt>>;

export type DayBox = ReturnType<typeof measureDays>[number];

const distanceTo = ({ top, bottom }: DayBox, y: number) => Math.max(top - y, y - bottom, 0);

/** Where a stop dropped at a height goes; null if there are no days. */
export function dropAt(days: readonly DayBox[], wineryId: number, y: number) {
  const [first] = days;
  if (!first) return null;
  const box = days.reduce((nearest, day) =>
    distanceTo(day, y) < distanceTo(nearest, y) ? day : nearest,
  );
  const stops = box.stops.filter((stop) => stop.wineryId !== wineryId);
  const at = stops.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
  const top = stops[at]?.top ?? stops.at(-1)?.bottom ?? box.bottom;
  const place: StopPlace = { day: box.day, at };
  return { place, line: { top, left: box.left, width: box.width } };
}

/** Where days and stops are in the window, in pixels. */
function measureDays(plan: ParentNode) {
  return [...plan.querySelectorAll<HTMLElement>("[data-plan-day]")].map((section) => {
    const { top, bottom, left, width } = section.getBoundingClientRect();
    const stops = [...section.querySelectorAll<HTMLElement>("[data-plan-stop]")].map((row) => {
      const box = row.getBoundingClientRect();
      return { wineryId: Number(row.dataset.planStop), top: box.top, bottom: box.bottom };
    });
    return { day: Number(section.dataset.planDay), top, bottom, left, width, stops };
  });
}
