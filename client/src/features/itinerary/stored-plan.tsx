import { type ReactNode, useMemo, useState } from "react";
import { DrawnLater } from "#client/lib/page/drawn-later.tsx";
import type { DrawnTrip } from "#shared/api/trips/drawn-trip.ts";
import type { Trip } from "#shared/api/trips/trip.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import type { Marks } from "#shared/domain/trips/group-wishes.ts";
import { Itinerary } from "./itinerary.tsx";
import type { MappedPlan } from "./map/mapped-plan.ts";
import { withGroupWishes } from "./plan/group-plan.ts";
import type { ItineraryFacts } from "./plan/plan-facts.ts";
import { BesideThePlan, besideThePlanAtHand } from "./share/beside-the-plan-part.tsx";
import { SaveNotice } from "./share/save-notice.tsx";
import type { SavedTrip } from "./share/use-saved-trip.ts";
import { TodayPanel } from "./today/today-panel.tsx";

interface StoredPlanProps {
  readonly token: string;
  readonly renderMap: (plan: MappedPlan) => ReactNode;
  readonly tripKey: string | null;
  readonly saved: SavedTrip;
  readonly title: string;
  /** What the page came with; null once the plan is another. */
  readonly drawn: DrawnTrip | null;
}

const factsOf = ({ drives, wineries }: Trip): ItineraryFacts | null =>
  drives && { drives, wineries: new Map(wineries.map((winery) => [winery.id, winery])) };

const currentTime = () => new Date();

/** The plan of a trip that is kept on the site, to be changed where that is allowed. */
export function StoredPlan({ token, tripKey, saved, title, drawn, renderMap }: StoredPlanProps) {
  const { trip, draft } = saved;
  const [initial] = useState(draft.plan);
  const [today] = useState(() => clockInWashington(new Date()).date);
  // The wineries and drives stay the same while the plan is changed, whatever a save answers; a
  // winery that is added brings its own.
  const [facts, setFacts] = useState(() => factsOf(trip));
  const groupMarks = useGroupMarks(trip);
  const ofTrip = { token, tripKey, saved, title };
  if (!facts) {
    return (
      <>
        <p className="mb-16 max-w-prose font-serif text-xl text-ink-soft">
          This trip has no wineries yet.
        </p>
        <BesideThePlan {...ofTrip} taken={null} />
      </>
    );
  }
  const guests = draft.details.guests ?? 2;
  return (
    <Itinerary
      initial={initial}
      facts={facts}
      guests={guests}
      today={today}
      groupMarks={groupMarks}
      atHand={drawn?.plan}
      courses={trip.courses}
      onChange={trip.mayEdit ? (plan) => saved.change({ plan }) : undefined}
      onFacts={setFacts}
      renderMap={renderMap}
      renderAbove={(plan, edited) => (
        <TodayPanel
          token={token}
          version={trip.version}
          plan={plan}
          edited={withGroupWishes(edited, groupMarks)}
          facts={facts}
          clock={currentTime}
          drawnAt={drawn?.at}
        />
      )}
      renderSaving={(plan) => (
        <SaveNotice
          saved={saved}
          days={plan.days}
          nameOf={(id) => facts.wineries.get(id)?.name ?? "A winery that left the guide"}
        />
      )}
      renderBelow={(plan, edited, courses) => (
        <DrawnLater name="beside-the-plan" needs={[besideThePlanAtHand]}>
          <BesideThePlan
            {...ofTrip}
            taken={{ plan, edited, facts, courses, title, guests, stored: trip }}
          />
        </DrawnLater>
      )}
    />
  );
}

/** The marks of the guests; another list only when a mark is another. */
function useGroupMarks({ group }: Trip): readonly Marks[] {
  const marks = group.guests.map((guest) => guest.marks);
  const text = JSON.stringify(marks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether they are others.
  return useMemo(() => marks, [text]);
}
