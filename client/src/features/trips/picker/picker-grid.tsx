import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { PickerCard } from "./picker-card.tsx";
import {
  PickerMap,
  type PickerPlace,
  PlaceSwitch,
  type RenderPickerMap,
  useRoomForMap,
} from "./picker-map.tsx";
import type { Compared } from "./picker-order.ts";
import { type DriveList, PickerTools } from "./picker-tools.tsx";
import { type Listed, usePickerList } from "./use-picker-list.ts";

interface PickerGridProps extends Listed {
  readonly drives: DriveList;
  /** Further filters beside the switches. */
  readonly tools: ReactNode;
  /** Draws the map beside the cards, or in their place on a phone. */
  readonly renderMap: RenderPickerMap | undefined;
}

/** The wineries in reach, nearest first, with their filters; chosen ones always stay. */
export function PickerGrid(props: PickerGridProps) {
  const { drives, trip, selection, tools, renderMap } = props;
  const list = usePickerList(props, drives.data);
  const { shown, near, far, reach } = list;
  const [place, setPlace] = useState<PickerPlace>("list");
  const [isFarShown, setFarShown] = useState(false);
  const isBeside = useRoomForMap();
  const isListShown = isBeside || place === "list";
  const isNarrow = isBeside && renderMap !== undefined;
  const looks = { isNarrow, trip, selection };
  return (
    <div className={isNarrow ? BESIDE : undefined}>
      <div>
        <PickerTools
          {...{ list, drives, isListShown, tools }}
          place={renderMap && !isBeside ? <PlaceSwitch place={place} onPlace={setPlace} /> : null}
        />
        <div hidden={!isListShown}>
          <p role="status" className="max-w-prose font-sans text-sm text-ink-soft not-empty:mb-4">
            {list.notes.join(" ")}
          </p>
          <EmptyNote isNoMatch={list.hasNoMatch} isNone={shown.length === 0} />
          <Cards shown={near} {...looks} />
          <Farther count={far.length} reach={reach} isShown={isFarShown} onShow={setFarShown}>
            <Cards label="Wineries farther away" shown={far} {...looks} />
          </Farther>
        </div>
      </div>
      {(isBeside || place === "map") && renderMap ? (
        <div className={isBeside ? "sticky top-0" : undefined}>
          <PickerMap
            {...{ trip, selection, renderMap }}
            shown={(isFarShown ? shown : near).map(({ picked }) => picked)}
            drives={drives.data}
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
  /** The map is beside the list. */
  readonly isNarrow: boolean;
}

function Cards({ label = "Wineries", shown, isNarrow, trip, selection }: CardsProps) {
  const toggle = useLatest(selection.toggle);
  return (
    <ul
      aria-label={label}
      className={`grid gap-2.5 sm:grid-cols-2 sm:gap-5 ${isNarrow ? "" : "lg:grid-cols-3"}`}
    >
      {shown.map(({ picked, drive, misses }) => (
        <li key={picked.winery.id}>
          <PickerCard
            picked={picked}
            drive={drive}
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
        No winery here is known to match every answer. A fee or visit policy we haven’t verified
        can’t count as a match. These come closest; turn this off to see them all.
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
