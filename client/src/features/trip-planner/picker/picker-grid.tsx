import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { DrivesFromBase } from "#client/entities/drive/drive-queries.ts";
import type { TripData } from "#shared/api/trips/trip-form.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { MAX_DISTANCE_MILES } from "#shared/domain/places/distance.ts";
import { plural } from "#shared/domain/site/words.ts";
import type { Picked } from "#shared/domain/trip/picker-rules.ts";
import { closest, mismatches } from "#shared/domain/trip/trip-fit.ts";
import {
  isClosedOnTrip,
  type Narrowing,
  NO_NARROWING,
  narrowingNotes,
  staysIn,
} from "./narrowing/narrowing.ts";
import { PickerCard } from "./picker-card.tsx";
import {
  PickerMap,
  type PickerPlace,
  PlaceSwitch,
  type RenderPickerMap,
  useRoomForMap,
} from "./picker-map.tsx";
import { type CardOrder, type CardView, type DriveList, PickerTools } from "./picker-tools.tsx";
import type { WinerySelection } from "./use-winery-selection.ts";

interface PickerGridProps {
  readonly offered: readonly Picked<Winery>[];
  readonly drives: DriveList;
  readonly unverified: number;
  readonly trip: TripData;
  readonly selection: WinerySelection<Winery>;
  /** Further filters beside the switch. */
  readonly tools: ReactNode;
  /** Draws the map beside the cards, or in their place on a phone. */
  readonly renderMap?: RenderPickerMap | undefined;
}

/** The wineries in reach, nearest first, and what narrows them; what is chosen stays in any case. */
export function PickerGrid(props: PickerGridProps) {
  const { offered, drives, unverified, trip, selection, tools, renderMap } = props;
  const [onlyMatches, setOnlyMatches] = useState(false);
  const [order, setOrder] = useState<CardOrder>("nearest");
  const [view, setView] = useState<CardView>("rows");
  const [place, setPlace] = useState<PickerPlace>("list");
  const isBeside = useRoomForMap();
  const isMapShown = renderMap !== undefined && (isBeside || place === "map");
  const isListShown = isBeside || place === "list";
  const compared = useMemo(
    () => compareAll(inOrder(offered, order, drives.known), trip, drives.known),
    [offered, order, trip, drives.known],
  );
  const { narrowing, setNarrowing, openCount, notes } = useNarrowing(offered, trip);
  const matching = compared.filter(isFullMatch);
  const narrowed = compared.filter(({ picked: { winery } }) => staysIn(winery, narrowing, trip));
  // Never nothing: where none matches every answer, those that come closest stand in.
  const kept = new Set(onlyMatches ? closest(narrowed) : narrowed);
  const shown = compared.filter(
    (candidate) =>
      // What is chosen never disappears behind a filter.
      kept.has(candidate) || selection.isChosen(candidate.picked.winery.id),
  );

  return (
    <>
      {renderMap && !isBeside ? <PlaceSwitch place={place} onPlace={setPlace} /> : null}
      <div className={isMapShown && isBeside ? BESIDE : undefined}>
        <div hidden={!isListShown}>
          <PickerTools
            count={countText(offered.length, order, unverified)}
            drives={drives}
            order={order}
            onOrder={setOrder}
            view={view}
            onView={setView}
            tools={tools}
            filters={{ narrowing, onNarrow: setNarrowing, openCount, days: trip.days }}
            matches={{ isOn: onlyMatches, count: matching.length, onChange: setOnlyMatches }}
          />
          <p role="status" className="max-w-prose font-sans text-sm text-ink-soft not-empty:mb-4">
            {notes.join(" ")}
          </p>
          {onlyMatches && !narrowed.some(isFullMatch) ? <NoMatch /> : null}
          {shown.length === 0 ? <NothingLeft /> : null}
          <Cards shown={shown} view={view} isNarrow={isMapShown && isBeside} {...props} />
        </div>
        {isMapShown ? (
          <div className={isBeside ? "sticky top-0" : undefined}>
            <PickerMap
              shown={shown.map(({ picked }) => picked)}
              drives={drives.known}
              trip={trip}
              selection={selection}
              renderMap={renderMap}
            />
          </div>
        ) : null}
      </div>
    </>
  );
}

type Compared = ReturnType<typeof compareAll>[number];

/** The cards, and the map to their right. */
const BESIDE = "grid grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] items-start gap-6";

interface CardsProps extends Pick<PickerGridProps, "trip" | "selection"> {
  readonly shown: readonly Compared[];
  readonly view: CardView;
  /** The map takes a part of the width. */
  readonly isNarrow: boolean;
}

function Cards({ shown, view, isNarrow, trip, selection }: CardsProps) {
  const toggle = useLatest(selection.toggle);
  return (
    <ul
      aria-label="Wineries"
      className={`grid sm:grid-cols-2 sm:gap-5 ${isNarrow ? "" : "lg:grid-cols-3"} ${view === "rows" ? "gap-2.5" : "gap-5"}`}
    >
      {shown.map(({ picked, drive, misses }) => (
        <li key={picked.winery.id}>
          <PickerCard
            picked={picked}
            drive={drive}
            view={view}
            misses={misses}
            trip={trip}
            isChosen={selection.isChosen(picked.winery.id)}
            onToggle={toggle}
          />
        </li>
      ))}
    </ul>
  );
}

/** How the list is narrowed, how many are open on the trip's days, and what there is to say of it. */
function useNarrowing(offered: readonly Picked<Winery>[], trip: TripData) {
  const [narrowing, setNarrowing] = useState<Narrowing>(NO_NARROWING);
  const wineries = useMemo(() => offered.map(({ winery }) => winery), [offered]);
  const openCount = useMemo(
    () =>
      trip.startDate ? wineries.filter((winery) => !isClosedOnTrip(winery, trip)).length : null,
    [wineries, trip],
  );
  return { narrowing, setNarrowing, openCount, notes: narrowingNotes(wineries, narrowing, trip) };
}

/** One function for all renders that calls the newest: choosing a card draws that card alone. */
function useLatest<A>(action: (argument: A) => void): (argument: A) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((argument) => latest.current(argument), []);
}

function inOrder(
  offered: readonly Picked<Winery>[],
  order: CardOrder,
  drives: DrivesFromBase | undefined,
): readonly Picked<Winery>[] {
  if (order === "nearest" || !drives) return offered;
  const minutes = ({ winery }: Picked<Winery>) =>
    drives.get(winery.id)?.minutes ?? Number.POSITIVE_INFINITY;
  // The sort is stable: those of one drive, or without a road, stay nearest first.
  return offered.toSorted((one, other) => {
    const [first, second] = [minutes(one), minutes(other)];
    return first === second ? 0 : first - second;
  });
}

function compareAll(
  offered: readonly Picked<Winery>[],
  trip: TripData,
  drives: DrivesFromBase | undefined,
) {
  return offered.map((picked) => {
    const drive = drives?.get(picked.winery.id);
    return { picked, drive, misses: mismatches({ winery: picked.winery, drive }, trip) };
  });
}

function countText(count: number, order: CardOrder, unverified: number): string {
  const wineries = plural(count, "winery", "wineries");
  const first = order === "nearest" ? "nearest first" : "shortest drive first";
  const left = unverified > 0 ? `, ${unverified} more of unverified wines not listed` : "";
  return `${count} ${wineries} within ${MAX_DISTANCE_MILES} miles, ${first}${left}`;
}

const isFullMatch = ({ misses }: Compared) => misses.length === 0;

function NoMatch() {
  return (
    <p className="mb-6 max-w-prose font-serif text-base text-ink-soft">
      No winery here is known to match every answer. Where nobody has verified a fee or a visit
      policy, a winery cannot count as a match. These come closest; switch this off to see them all.
    </p>
  );
}

function NothingLeft() {
  return (
    <p className="mb-6 max-w-prose font-serif text-base text-ink-soft">
      No winery here is known to fit these filters. Take one back to see more.
    </p>
  );
}
