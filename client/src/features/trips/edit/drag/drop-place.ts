/** Where a stop would be dropped: which day, and between which stops. */
import type { StopPlace } from "../edits.ts";

/** What a day takes of the window, in pixels from its top. */
export interface DayBox {
  readonly day: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
  readonly stops: readonly {
    readonly wineryId: number;
    readonly top: number;
    readonly bottom: number;
  }[];
}

export interface Drop {
  readonly place: StopPlace;
  /** Where the line that shows it is drawn. */
  readonly line: { readonly top: number; readonly left: number; readonly width: number };
}

const distanceTo = ({ top, bottom }: DayBox, y: number) => Math.max(top - y, y - bottom, 0);

/** The place of a stop that is let go at a height; null where there is no day. */
export function dropAt(days: readonly DayBox[], wineryId: number, y: number): Drop | null {
  const [first] = days;
  if (!first) return null;
  const box = days.reduce((nearest, day) =>
    distanceTo(day, y) < distanceTo(nearest, y) ? day : nearest,
  );
  const stops = box.stops.filter((stop) => stop.wineryId !== wineryId);
  const at = stops.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
  const top = stops[at]?.top ?? stops.at(-1)?.bottom ?? box.bottom;
  return { place: { day: box.day, at }, line: { top, left: box.left, width: box.width } };
}

/** The days of a plan as they stand in the window now. */
export function measureDays(plan: ParentNode): DayBox[] {
  return [...plan.querySelectorAll<HTMLElement>("[data-plan-day]")].map((section) => {
    const { top, bottom, left, width } = section.getBoundingClientRect();
    const stops = [...section.querySelectorAll<HTMLElement>("[data-plan-stop]")].map((row) => {
      const box = row.getBoundingClientRect();
      return { wineryId: Number(row.dataset.planStop), top: box.top, bottom: box.bottom };
    });
    return { day: Number(section.dataset.planDay), top, bottom, left, width, stops };
  });
}
