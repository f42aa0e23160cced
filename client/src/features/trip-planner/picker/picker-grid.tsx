import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { foundBy } from "#client/entities/question/found-by.ts";
import { useAsk } from "#client/entities/question/use-question.ts";
import { Button } from "#client/ui/button.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import type { Picked } from "#shared/domain/trips/picker-rules.ts";
import { closest } from "#shared/domain/trips/trip-fit.ts";
import {
  isClosedOnTrip,
  type Narrowing,
  NO_NARROWING,
  narrowingNotes,
  offeredSettings,
  staysIn,
} from "./narrowing.ts";
import { PickerCard } from "./picker-card.tsx";
import {
  PickerMap,
  type PickerPlace,
  PlaceSwitch,
  type RenderPickerMap,
  useRoomForMap,
} from "./picker-map.tsx";
import {
  type Answered,
  byReach,
  type CardOrder,
  type Compared,
  chosenFirst,
  compareAll,
  countText,
  inOrder,
  isFullMatch,
  reachText,
} from "./picker-order.ts";
import { type CardView, type DriveList, PickerTools } from "./picker-tools.tsx";
import type { WinerySelection } from "./use-winery-selection.ts";

interface PickerGridProps {
  readonly offered: readonly Picked<Winery>[];
  readonly drives: DriveList;
  readonly unverified: number;
  readonly trip: Answered;
  readonly selection: WinerySelection<Winery>;
  /** Further filters beside the switch. */
  readonly tools: ReactNode;
  /** Draws the map beside the cards, or in their place on a phone. */
  readonly renderMap?: RenderPickerMap | undefined;
}

/** The wineries in reach, nearest first, with their filters; chosen ones always stay. */
export function PickerGrid(props: PickerGridProps) {
  const { offered, drives, unverified, trip, selection, tools, renderMap } = props;
  const [onlyMatches, setOnlyMatches] = useState(false);
  const [order, setOrder] = useState<CardOrder>("nearest");
  const [view, setView] = useState<CardView>("rows");
  const [place, setPlace] = useState<PickerPlace>("list");
  const isBeside = useRoomForMap();
  const isMapShown = isBeside || place === "map";
  const isListShown = isBeside || place === "list";
  const isNarrow = isBeside && renderMap !== undefined;
  // Wineries chosen before are on top; choosing another moves no card.
  const [first] = useState(() => new Set(selection.chosen.map(({ id }) => id)));
  const compared = useMemo(
    () => chosenFirst(compareAll(inOrder(offered, order, drives.known), trip, drives.known), first),
    [offered, order, trip, drives.known, first],
  );
  const { narrowing, setNarrowing, settings, openCount, notes, asking, isFound } = useNarrowing(
    offered,
    trip,
  );
  const matching = compared.filter(isFullMatch);
  const narrowed = compared.filter(
    ({ picked: { winery } }) => isFound(winery.id) && staysIn(winery, narrowing, trip),
  );
  // If none matches every answer, show those that come closest.
  const kept = new Set(onlyMatches ? closest(narrowed) : narrowed);
  const shown = compared.filter(
    (candidate) =>
      // What is chosen never disappears behind a filter.
      kept.has(candidate) || selection.isChosen(candidate.picked.winery.id),
  );

  const [isFarShown, setFarShown] = useState(false);
  const reach = reachText(trip);
  const { near, far } = byReach(shown, reach, selection.isChosen);

  return (
    <div className={isNarrow ? BESIDE : undefined}>
      <div>
        <PickerTools
          place={renderMap && !isBeside ? <PlaceSwitch place={place} onPlace={setPlace} /> : null}
          isListShown={isListShown}
          count={countText({ compared, order, unverified, reach })}
          drives={drives}
          order={order}
          onOrder={setOrder}
          view={view}
          onView={setView}
          tools={tools}
          asking={asking}
          filters={{ settings, narrowing, onNarrow: setNarrowing, openCount, days: trip.days }}
          matches={{ isOn: onlyMatches, count: matching.length, onChange: setOnlyMatches }}
        />
        <div hidden={!isListShown}>
          <p role="status" className="max-w-prose font-sans text-sm text-ink-soft not-empty:mb-4">
            {notes.join(" ")}
          </p>
          <EmptyNote
            isNoMatch={onlyMatches && !narrowed.some(isFullMatch)}
            isNone={shown.length === 0}
          />
          <Cards shown={near} view={view} isNarrow={isNarrow} {...props} />
          <Farther count={far.length} reach={reach} isShown={isFarShown} onShow={setFarShown}>
            <Cards
              label="Wineries farther away"
              shown={far}
              view={view}
              isNarrow={isNarrow}
              {...props}
            />
          </Farther>
        </div>
      </div>
      {isMapShown && renderMap ? (
        <div className={isBeside ? "sticky top-0" : undefined}>
          <PickerMap
            shown={(isFarShown ? shown : near).map(({ picked }) => picked)}
            drives={drives.known}
            trip={trip}
            selection={selection}
            renderMap={renderMap}
          />
        </div>
      ) : null}
    </div>
  );
}

/** The cards, and the map to their right. */
const BESIDE = "grid grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] items-start gap-6";

interface CardsProps extends Pick<PickerGridProps, "trip" | "selection"> {
  readonly label?: string;
  readonly shown: readonly Compared[];
  readonly view: CardView;
  /** The map is beside the list. */
  readonly isNarrow: boolean;
}

function Cards({ label = "Wineries", shown, view, isNarrow, trip, selection }: CardsProps) {
  const toggle = useLatest(selection.toggle);
  return (
    <ul
      aria-label={label}
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

/** The filters, how many wineries are open on the trip's days, and notes on both. */
function useNarrowing(offered: readonly Picked<Winery>[], trip: Answered) {
  const [narrowing, setNarrowing] = useState<Narrowing>(NO_NARROWING);
  const wineries = useMemo(() => offered.map(({ winery }) => winery), [offered]);
  const openCount = useMemo(
    () =>
      trip.startDate ? wineries.filter((winery) => !isClosedOnTrip(winery, trip)).length : null,
    [wineries, trip],
  );
  const settings = useMemo(
    () => offeredSettings(wineries, narrowing.setting),
    [wineries, narrowing.setting],
  );
  const notes = narrowingNotes(wineries, narrowing, trip);
  return { narrowing, setNarrowing, settings, openCount, notes, ...useAsking(wineries) };
}

/** A question about the wineries in reach, and which of them it finds. */
function useAsking(wineries: readonly Winery[]) {
  const [text, setText] = useState("");
  const [isNear, setNear] = useState(false);
  const ask = useAsk(text, wineries, isNear);
  return useMemo(() => {
    const question = ask(text);
    const { found, passedOver } = foundBy(wineries, text, question);
    const ids = new Set(found.map(({ id }) => id));
    return {
      isFound: (id: number) => ids.has(id),
      asking: { text, question, passedOver, onAsk: setText, onFocus: () => setNear(true) },
    };
  }, [ask, text, wineries]);
}

/** A stable function that calls the newest one, so that choosing a card renders that card alone. */
function useLatest<A>(action: (argument: A) => void): (argument: A) => void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((argument) => latest.current(argument), []);
}

interface FartherProps {
  readonly count: number;
  readonly reach: string | null;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly children: ReactNode;
}

/** The wineries beyond the drive that was asked for, behind a button. */
function Farther({ count, reach, isShown, onShow, children }: FartherProps) {
  if (count === 0) return null;
  return (
    <div className="mt-6 border-t border-rule pt-4">
      <Button variant="secondary" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
        {isShown ? "Hide" : "Show"} {count} more than {reach} away
      </Button>
      {isShown ? <div className="mt-5">{children}</div> : null}
    </div>
  );
}

interface EmptyNoteProps {
  /** Only full matches are wanted, and there is none. */
  readonly isNoMatch: boolean;
  readonly isNone: boolean;
}

function EmptyNote({ isNoMatch, isNone }: EmptyNoteProps) {
  const text = "mb-6 max-w-prose font-serif text-base text-ink-soft";
  if (isNoMatch) {
    return (
      <p className={text}>
        No winery here is known to match every answer. Where nobody has verified a fee or a visit
        policy, a winery cannot count as a match. These come closest; switch this off to see them
        all.
      </p>
    );
  }
  if (!isNone) return null;
  return (
    <p className={text}>
      No winery here is known to fit these filters. Remove a filter to see more.
    </p>
  );
}
