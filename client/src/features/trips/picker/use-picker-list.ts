import { useMemo, useState } from "react";
import { foundBy } from "#client/entities/question/found-by.ts";
import { useAsk } from "#client/entities/question/use-question.ts";
import type { Winery } from "#shared/api/wineries.ts";
import type { Picked } from "#shared/domain/trips/picker-rules.ts";
import { closest } from "#shared/domain/trips/trip-fit.ts";
import type { DrivesFromBase } from "./drive-queries.ts";
import {
  isClosedOnTrip,
  type Narrowing,
  NO_NARROWING,
  narrowingNotes,
  offeredSettings,
  staysIn,
} from "./narrowing.ts";
import {
  type Answered,
  byReach,
  type CardOrder,
  chosenFirst,
  compareAll,
  countText,
  inOrder,
  isFullMatch,
  reachText,
} from "./picker-order.ts";
import type { WinerySelection } from "./use-winery-selection.ts";

/** What the visitor has set above the wineries. */
interface ListSettings extends Narrowing {
  readonly order: CardOrder;
  readonly onlyMatches: boolean;
  /** What is asked for in words. */
  readonly text: string;
}

const FIRST: ListSettings = { ...NO_NARROWING, order: "nearest", onlyMatches: false, text: "" };

export interface Listed {
  readonly offered: readonly Picked<Winery>[];
  /** The wineries left out because nobody has verified what they pour. */
  readonly unverified: number;
  readonly trip: Answered;
  readonly selection: WinerySelection;
}

export type PickerList = ReturnType<typeof usePickerList>;

/** The wineries in reach by what the visitor has set; chosen ones never disappear behind a filter. */
export function usePickerList(
  { offered, unverified, trip, selection }: Listed,
  drives: DrivesFromBase | undefined,
) {
  const [settings, setSettings] = useState(FIRST);
  const { order, onlyMatches, text, setting } = settings;
  const wineries = useMemo(() => offered.map(({ winery }) => winery), [offered]);
  const { isFound, ...asked } = useAsked(text, wineries);
  // Wineries chosen before are on top; choosing another moves no card.
  const [first] = useState(() => new Set(selection.chosen.map(({ id }) => id)));
  const compared = useMemo(
    () => chosenFirst(compareAll(inOrder(offered, order, drives), trip, drives), first),
    [offered, order, trip, drives, first],
  );
  const openCount = useMemo(
    () =>
      trip.startDate ? wineries.filter((winery) => !isClosedOnTrip(winery, trip)).length : null,
    [wineries, trip],
  );
  const offeredAnswers = useMemo(() => offeredSettings(wineries, setting), [wineries, setting]);
  const narrowed = compared.filter(
    ({ picked: { winery } }) => isFound(winery.id) && staysIn(winery, settings, trip),
  );
  // If none matches every answer, show those that come closest.
  const kept = new Set(onlyMatches ? closest(narrowed) : narrowed);
  const shown = compared.filter(
    (each) => kept.has(each) || selection.isChosen(each.picked.winery.id),
  );
  const reach = reachText(trip);
  return {
    ...asked,
    settings,
    change: (part: Partial<ListSettings>) => setSettings((before) => ({ ...before, ...part })),
    days: trip.days,
    offeredAnswers,
    /** Wineries not known to be closed on the trip's days; null while the trip has no first day. */
    openCount,
    notes: narrowingNotes(wineries, settings, trip),
    matchCount: compared.filter(isFullMatch).length,
    hasNoMatch: onlyMatches && !narrowed.some(isFullMatch),
    count: countText({ compared, order, unverified, reach }),
    reach,
    shown,
    ...byReach(shown, reach, selection.isChosen),
  };
}

/** A question about the wineries in reach, and which of them it finds. */
function useAsked(text: string, wineries: readonly Winery[]) {
  const [isNear, setNear] = useState(false);
  const ask = useAsk(text, wineries, isNear);
  return useMemo(() => {
    const question = ask(text);
    const { found, passedOver } = foundBy(wineries, text, question);
    const ids = new Set(found.map(({ id }) => id));
    return {
      isFound: (id: number) => ids.has(id),
      question,
      passedOver,
      /** The visitor has turned to the search. */
      onSearch: () => setNear(true),
    };
  }, [ask, text, wineries]);
}
