import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "#client/ui/button.tsx";
import type { TripForm } from "#shared/api/trips/trip-form.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { Picked } from "#shared/domain/trips/picker-rules.ts";
import type { DrivesFromBase } from "./drive-queries.ts";
import { driveFrom } from "./open-days.ts";
import type { WinerySelection } from "./use-winery-selection.ts";

/** The wineries to choose from, for the map that the page provides. */
export interface ChoiceOnMap {
  /** Those the cards show. */
  readonly wineries: readonly Winery[];
  readonly chosenIds: ReadonlySet<number>;
  /** A town of the town table. */
  readonly base: string;
  /** The drive to a winery, and the button that chooses it. */
  readonly renderChoice: (wineryId: number) => ReactNode;
}

export type RenderPickerMap = (map: ChoiceOnMap) => ReactNode;

/** What a phone shows: there is no room for both. */
export type PickerPlace = "list" | "map";

const ROOM_FOR_BOTH = "(min-width: 64rem)";

function watchRoom(onChange: () => void): () => void {
  const room = window.matchMedia(ROOM_FOR_BOTH);
  room.addEventListener("change", onChange);
  return () => room.removeEventListener("change", onChange);
}

/** Whether the map stands beside the cards; on a phone it takes their place. */
export const useRoomForMap = (): boolean =>
  useSyncExternalStore(watchRoom, () => window.matchMedia(ROOM_FOR_BOTH).matches);

interface PlaceSwitchProps {
  readonly place: PickerPlace;
  readonly onPlace: (place: PickerPlace) => void;
}

/** Between the list and the map, where only one has room. */
export function PlaceSwitch({ place, onPlace }: PlaceSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form's.
    <div role="group" aria-label="Show the wineries as" className="flex gap-2">
      {(["list", "map"] as const).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === place ? "primary" : "secondary"}
          aria-pressed={each === place}
          onClick={() => onPlace(each)}
        >
          {each === "list" ? "List" : "Map"}
        </Button>
      ))}
    </div>
  );
}

interface PickerMapProps {
  readonly shown: readonly Picked<Winery>[];
  readonly drives: DrivesFromBase | undefined;
  readonly trip: TripForm;
  readonly selection: WinerySelection;
  readonly renderMap: RenderPickerMap;
}

/** The wineries of the list on a map; what is chosen there is chosen in the list. */
export function PickerMap({ shown, drives, trip, selection, renderMap }: PickerMapProps) {
  return renderMap({
    wineries: shown.map(({ winery }) => winery),
    chosenIds: new Set(selection.chosen.map(({ id }) => id)),
    base: trip.accommodation,
    renderChoice: (wineryId) => {
      const picked = shown.find(({ winery }) => winery.id === wineryId);
      if (!picked) return null;
      const isChosen = selection.isChosen(wineryId);
      return (
        <>
          <p className="font-sans text-xs font-semibold text-wine">
            {driveFrom(trip.accommodation, picked.miles, drives?.get(wineryId))}
          </p>
          <Button
            size="sm"
            variant={isChosen ? "secondary" : "primary"}
            className="mt-2 mb-1"
            onClick={() => selection.toggle(wineryId)}
          >
            {isChosen ? "Remove" : "Choose"} <span className="sr-only">{picked.winery.name}</span>
          </Button>
        </>
      );
    },
  });
}
