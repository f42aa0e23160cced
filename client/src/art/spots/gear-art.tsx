import { TONES } from "../tones.ts";
import { Corkscrew, VacuumSaver } from "./gear-openers.tsx";
import { Aerator, PreservationSystem, RedWineGlasses, WineOffers } from "./gear-pouring.tsx";
import type { ArtProps } from "./spot-parts.tsx";

/** The six products of the gear page. */
export type GearArtId =
  | "wine-spies"
  | "preservation-system"
  | "red-wine-glasses"
  | "aerator"
  | "vacuum-saver"
  | "corkscrew";

export interface GearArtProps extends ArtProps {
  readonly id: GearArtId;
}

const DRAWINGS: Record<GearArtId, () => React.ReactNode> = {
  "wine-spies": WineOffers,
  "preservation-system": PreservationSystem,
  "red-wine-glasses": RedWineGlasses,
  aerator: Aerator,
  "vacuum-saver": VacuumSaver,
  corkscrew: Corkscrew,
};

/** A product of the gear page, drawn; it wants the `sunken` ground behind it. */
export function GearArt({ id, className }: GearArtProps) {
  const Drawing = DRAWINGS[id];
  return (
    <svg className={className} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <circle cx="200" cy="148" r="122" fill={TONES.sky} />
      <path
        fill={TONES.far}
        opacity=".45"
        d="M79 163Q120 140 160 152T240 142T321 160A122 122 0 0 1 79 163Z"
      />
      <Drawing />
    </svg>
  );
}
