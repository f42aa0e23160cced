import type { Map as LeafletMap } from "leaflet";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Winery } from "#shared/api/wineries.ts";
import { milesBetween, type Position } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { milesText } from "../map-words.ts";
import { CloseButton } from "../markers/map-popup.tsx";
import { boundsAround, fitTo, latLngOf } from "./map-view.ts";

type NearWinery = ReturnType<typeof nearestWineries>[number];

/** The wineries nearest to a point as the crow flies, nearest first; those at one distance by name. */
export function nearestWineries(wineries: readonly Winery[], from: Position, count: number) {
  return wineries
    .flatMap((winery) => {
      const position = positionOf(winery);
      return position ? [{ winery, position, miles: milesBetween(from, position) }] : [];
    })
    .sort(
      (one, other) =>
        one.miles - other.miles || one.winery.name.localeCompare(other.winery.name, "en"),
    )
    .slice(0, count);
}

type Search =
  | { readonly status: "idle" | "asking" }
  | { readonly status: "found"; readonly position: Position; readonly place: string }
  | { readonly status: "failed"; readonly reason: string };

const REASONS: Readonly<Record<number, string>> = {
  1: "Your browser did not share your location.",
  2: "Your location could not be found.",
  3: "Finding your location took too long.",
};

const ASK_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };
const NEAREST_COUNT = 4;
/** Farther than this from the nearest winery, a visitor's own place is no use on the map. */
const NEAR_MILES = 150;

/** Where the visitor is, asked of the browser only when `ask` is called, or a town that is `set`; and what is near. */
export function useNearMe(map: LeafletMap | null, wineries: readonly Winery[]) {
  const [search, setSearch] = useState<Search>({ status: "idle" });
  const from = search.status === "found" ? search.position : null;
  const nearest = from ? nearestWineries(wineries, from, NEAREST_COUNT) : [];
  const show = useEffectEvent((position: Position) => {
    const around = boundsAround(nearest.map(({ winery }) => winery));
    if (!map || !around) return;
    const isClose = (nearest[0]?.miles ?? Number.POSITIVE_INFINITY) <= NEAR_MILES;
    fitTo(map, isClose ? around.extend(latLngOf(position)) : around);
  });
  useEffect(() => {
    if (from) show(from);
  }, [from]);

  const set = (position: Position, place: string) =>
    setSearch({ status: "found", position, place });
  const ask = () => {
    if (!("geolocation" in navigator)) {
      setSearch({ status: "failed", reason: "Your browser cannot tell your location." });
      return;
    }
    const question: Search = { status: "asking" };
    setSearch(question);
    // The browser's answer counts only while its question is still shown.
    const answer = (next: Search) => setSearch((shown) => (shown === question ? next : shown));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        answer({ status: "found", position: { latitude, longitude }, place: "you" }),
      ({ code }) =>
        answer({ status: "failed", reason: REASONS[code] ?? "Your location is not known." }),
      ASK_OPTIONS,
    );
  };

  return { search, from, nearest, ask, set, clear: () => setSearch({ status: "idle" }) };
}

/** Towns to start from when the browser does not tell (US Census Bureau Gazetteer 2025). */
const START_TOWNS: readonly (Position & { readonly name: string })[] = [
  { name: "Seattle", latitude: 47.6193, longitude: -122.3515 },
  { name: "Woodinville", latitude: 47.7577, longitude: -122.1468 },
  { name: "Yakima", latitude: 46.5909, longitude: -120.5494 },
  { name: "Prosser", latitude: 46.209, longitude: -119.7678 },
  { name: "Walla Walla", latitude: 46.067, longitude: -118.337 },
  { name: "Chelan", latitude: 47.8443, longitude: -120.0136 },
];

interface NearMePanelProps {
  readonly nearMe: ReturnType<typeof useNearMe>;
  readonly onWinery: (winery: NearWinery) => void;
  readonly onClose: () => void;
}

/** The answer to "Near me": the nearest wineries as the crow flies, or why not and a town instead. */
export function NearMePanel({ nearMe, onWinery, onClose }: NearMePanelProps) {
  const { search, nearest, set } = nearMe;
  const { status } = search;
  const panel = useRef<HTMLElement>(null);
  return (
    <section
      ref={panel}
      aria-label="Near me"
      tabIndex={-1}
      hidden={status === "idle"}
      className="map-surface map-near z-10 px-3.5 py-3"
    >
      <div role="status" className="pr-10">
        {status === "asking" && <p>Asking your browser for your location…</p>}
        {status === "found" && (
          <p className="font-semibold">Nearest to {search.place}, as the crow flies</p>
        )}
        {status === "failed" && (
          <p>
            <strong>{search.reason}</strong> Start from a town instead:
          </p>
        )}
      </div>
      {status === "found" && (
        <ol aria-label="Nearest wineries" className="divide-y divide-rule">
          {nearest.map((near) => (
            <li key={near.winery.id}>
              <button
                type="button"
                onClick={() => onWinery(near)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 text-left hover:text-wine"
              >
                <span>{near.winery.name}</span>
                <span className="shrink-0 text-xs text-ink-soft">{milesText(near.miles)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {status === "failed" && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {START_TOWNS.map(({ name, ...position }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  set(position, name);
                  // The towns go away, and with them the focus.
                  panel.current?.focus();
                }}
                className="min-h-11 rounded-full border border-rule-strong px-3.5 font-semibold hover:border-wine hover:text-wine"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {status !== "idle" && <CloseButton label="Close the nearest wineries" onClose={onClose} />}
    </section>
  );
}
