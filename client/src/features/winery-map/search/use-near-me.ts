import { useState } from "react";
import type { Position } from "#shared/domain/places/distance.ts";

export type NearMe =
  | { readonly status: "idle" | "asking" }
  | { readonly status: "found"; readonly position: Position; readonly place: string | null }
  | { readonly status: "failed"; readonly reason: string };

const REASONS: Readonly<Record<number, string>> = {
  1: "Your browser did not share your position.",
  2: "Your position could not be found.",
  3: "Finding your position took too long.",
};

const ASK_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** Where the visitor is: asked of the browser only when `ask` is called, or a town that is `set`. */
export function useNearMe(onLocate: (position: Position | null) => void) {
  const [nearMe, setNearMe] = useState<NearMe>({ status: "idle" });

  const set = (position: Position, place: string | null) => {
    setNearMe({ status: "found", position, place });
    onLocate(position);
  };

  const ask = () => {
    if (!("geolocation" in navigator)) {
      setNearMe({ status: "failed", reason: "Your browser cannot tell your position." });
      return;
    }
    setNearMe({ status: "asking" });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => set({ latitude, longitude }, null),
      ({ code }) => {
        setNearMe({ status: "failed", reason: REASONS[code] ?? "Your position is not known." });
      },
      ASK_OPTIONS,
    );
  };

  const clear = () => {
    setNearMe({ status: "idle" });
    onLocate(null);
  };

  return { nearMe, ask, set, clear };
}
