import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { listen } from "#client/lib/listen.ts";
import { Button } from "#client/ui/button.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { driveFrom } from "./open-days.ts";
import { PickerCard } from "./picker-card.tsx";
import { type Compared, type Listed, type PickerList, usePickerList } from "./picker-list.ts";
import { PickerTools } from "./picker-tools.tsx";

/** Input of the map of wineries to choose from. */
export interface ChoiceOnMap {
  readonly wineries: readonly Winery[];
  readonly chosenIds: ReadonlySet<number>;
  /** A town of the town table. */
  readonly base: string;
  /** The drive, and the button that chooses the winery. */
  readonly renderChoice: (wineryId: number) => ReactNode;
}

/** Filled by the page, from other features. */
export interface PickerSlots {
  /** Beside the switches above the cards. */
  readonly pickerTools?: ReactNode;
  /** Filters the offered wineries; chosen ones always stay. */
  readonly pickerFilter?: ((winery: Winery) => boolean) | undefined;
  /** The map beside the cards, or in their place on a phone. */
  readonly renderPickerMap?: ((map: ChoiceOnMap) => ReactNode) | undefined;
}

/** The cards with their filters, and the map beside them; on a phone it takes their place. */
export function PickerGrid(props: Listed & PickerSlots) {
  const { trip, selection, pickerTools: tools, renderPickerMap: renderMap } = props;
  const list = usePickerList(props);
  const looks = { trip, selection };
  const { shown, near, far } = list;
  const [isMapChosen, setMapChosen] = useState(false);
  const [isFarShown, setFarShown] = useState(false);
  const isBeside = useSyncExternalStore(watchRoom, () => window.matchMedia(ROOM_FOR_BOTH).matches);
  const isListShown = isBeside || !isMapChosen;
  const onMap = isFarShown ? shown : near;
  return (
    <div className={isBeside ? BESIDE : undefined}>
      <div>
        <PickerTools {...{ list, isListShown, tools }}>
          {renderMap && !isBeside ? (
            <MapSwitch isMap={isMapChosen} onChange={setMapChosen} />
          ) : null}
        </PickerTools>
        <div hidden={!isListShown}>
          <p role="status" className="max-w-prose font-sans text-sm text-ink-soft not-empty:mb-4">
            {list.notes.join(" ")}
          </p>
          {list.hasNoMatch || shown.length === 0 ? (
            <p className="mb-6 max-w-prose font-serif text-base text-ink-soft">
              {list.hasNoMatch ? NO_FULL_MATCH : NO_MATCH}
            </p>
          ) : null}
          <Cards shown={near} {...looks} />
          <Farther list={list} isShown={isFarShown} onShow={setFarShown}>
            <Cards label="Wineries farther away" shown={far} {...looks} />
          </Farther>
        </div>
      </div>
      {(isBeside || isMapChosen) && renderMap ? (
        <div className={isBeside ? "sticky top-0" : undefined}>
          {renderMap({
            wineries: onMap.map(({ picked }) => picked.winery),
            chosenIds: new Set(selection.chosen.map(({ id }) => id)),
            base: trip.accommodation,
            renderChoice: (wineryId) => {
              const compared = onMap.find(({ picked }) => picked.winery.id === wineryId);
              return compared ? <MapChoice {...{ compared, trip, selection }} /> : null;
            },
          })}
        </div>
      ) : null}
    </div>
  );
}

const NO_FULL_MATCH =
  "No winery here is known to match every answer. A fee or visit policy we haven’t verified can’t count as a match. These come closest; turn this off to see them all.";
const NO_MATCH = "No winery here is known to fit these filters. Remove a filter to see more.";

const BESIDE = "grid grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)] items-start gap-6";

interface CardsProps extends Pick<Listed, "trip" | "selection"> {
  readonly label?: string;
  readonly shown: readonly Compared[];
}

function Cards({ label = "Wineries", shown, trip, selection }: CardsProps) {
  const latest = useRef(selection.toggle);
  useEffect(() => {
    latest.current = selection.toggle;
  });
  // Always the same function: choosing a card then renders that card alone.
  const toggle = useCallback((id: number) => latest.current(id), []);
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-5">
      {shown.map((compared) => {
        const { id } = compared.picked.winery;
        return (
          <li key={id}>
            <PickerCard
              {...{ ...compared, trip }}
              isChosen={selection.isChosen(id)}
              onToggle={toggle}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface FartherProps {
  readonly list: PickerList;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly children: ReactNode;
}

function Farther({ list: { far, reach }, isShown, onShow, children }: FartherProps) {
  if (far.length === 0) return null;
  return (
    <div className="mt-6 border-t border-rule pt-4">
      <Button variant="secondary" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
        {isShown ? "Hide" : "Show"} {far.length} more, over {reach} away
      </Button>
      {isShown ? <div className="mt-5">{children}</div> : null}
    </div>
  );
}

const ROOM_FOR_BOTH = "(min-width: 64rem)";

const watchRoom = (onChange: () => void) =>
  listen(window.matchMedia(ROOM_FOR_BOTH), "change", onChange);

interface MapSwitchProps {
  readonly isMap: boolean;
  readonly onChange: (isMap: boolean) => void;
}

/** Switches between list and map where there is no room for both. */
function MapSwitch({ isMap, onChange }: MapSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form's.
    <div role="group" aria-label="Show the wineries as" className="flex gap-2">
      {[false, true].map((each) => (
        <Button
          key={String(each)}
          size="sm"
          variant={each === isMap ? "primary" : "secondary"}
          aria-pressed={each === isMap}
          onClick={() => onChange(each)}
        >
          {each ? "Map" : "List"}
        </Button>
      ))}
    </div>
  );
}

interface MapChoiceProps extends Pick<Listed, "trip" | "selection"> {
  readonly compared: Compared;
}

function MapChoice({ compared: { picked, drive }, trip, selection }: MapChoiceProps) {
  const { winery, miles } = picked;
  const isChosen = selection.isChosen(winery.id);
  return (
    <>
      <p className="font-sans text-xs font-semibold text-wine">
        {driveFrom(trip.accommodation, miles, drive)}
      </p>
      <Button
        size="sm"
        variant={isChosen ? "secondary" : "primary"}
        className="mt-2 mb-1"
        onClick={() => selection.toggle(winery.id)}
      >
        {isChosen ? "Remove" : "Choose"} <span className="sr-only">{winery.name}</span>
      </Button>
    </>
  );
}
