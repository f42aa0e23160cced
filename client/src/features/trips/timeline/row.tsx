import "./timeline.css";
import type { ReactNode } from "react";

interface RowProps {
  readonly time?: ReactNode;
  /** How the line beside the row is drawn. */
  readonly way: "start" | "end" | "car" | "ferry" | "foot" | "stop";
  readonly mark?: ReactNode;
  /** The winery of a stop. */
  readonly stopId?: number;
  readonly children: ReactNode;
}

/** A row of a day: the time, the road, and what is there. */
export function Row({ time, way, mark, stopId, children }: RowProps) {
  return (
    <li className="itinerary-row itinerary-entry" data-plan-stop={stopId}>
      <div>{time}</div>
      <div className="itinerary-rail" data-way={way}>
        {mark}
      </div>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
