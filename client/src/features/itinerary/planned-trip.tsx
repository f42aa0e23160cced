import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { drivesApi } from "#shared/api/trips/drives.ts";
import type { Winery } from "#shared/api/wineries.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { Itinerary, type ItineraryProps } from "./itinerary.tsx";
import type { EditedPlan } from "./plan/edited-plan.ts";
import { type PlannedAnswers, requestOfTrip, withEarlierChanges } from "./plan/request-of-trip.ts";
import { TakeOut } from "./take-out/take-out.tsx";

interface PlannedTripProps extends Pick<ItineraryProps, "guests" | "renderMap"> {
  readonly trip: PlannedAnswers & { readonly name: string };
  /** In the visitor's order of choosing. */
  readonly wineries: readonly Winery[];
  /** The plan as it was changed before, for other wineries perhaps. */
  readonly earlier: EditedPlan | null;
  readonly onChange: (edited: EditedPlan) => void;
  /** What stands below the plan. */
  readonly renderBelow: (edited: EditedPlan) => ReactNode;
}

/** The plan of a trip that is kept nowhere yet: the drives are asked for, the rest is worked out here. */
export function PlannedTrip(props: PlannedTripProps) {
  const { trip, wineries, guests, earlier, onChange, renderMap, renderBelow } = props;
  const ids = wineries.map(({ id }) => id);
  const drives = useQuery(
    endpointQuery(drivesApi.between, { body: { base: trip.startCity, wineries: ids } }),
  );
  const facts = useMemo(
    () =>
      drives.data && {
        drives: drives.data,
        wineries: new Map(wineries.map((winery) => [winery.id, winery])),
      },
    [drives.data, wineries],
  );
  const [today] = useState(() => clockInWashington(new Date()).date);
  // What was changed before the page came back to this trip; later changes come from the plan itself.
  const [before] = useState(earlier);
  if (drives.isError) {
    return (
      <TryAgain
        title="The drives between your wineries could not be fetched, so there is no plan yet."
        onRetry={() => void drives.refetch()}
      />
    );
  }
  if (!facts) return <Skeleton className="h-[40rem]" />;
  const request = requestOfTrip(trip, ids);
  return (
    <Itinerary
      initial={{
        request: before ? withEarlierChanges(request, before.request) : request,
        arrangement: null,
      }}
      facts={facts}
      guests={guests}
      today={today}
      onChange={onChange}
      renderMap={renderMap}
      renderBelow={(plan, edited, courses) => (
        <>
          {renderBelow(edited)}
          <TakeOut
            plan={plan}
            edited={edited}
            facts={facts}
            courses={courses}
            title={trip.name}
            guests={guests}
          />
        </>
      )}
    />
  );
}
