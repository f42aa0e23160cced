import { type ComponentProps, useMemo } from "react";
import { Link } from "wouter";
import { Illustration } from "#client/art/illustration.tsx";
import { PlacesNearby } from "#client/entities/place/places-nearby.tsx";
import { mappedPlan } from "#client/entities/trip/mapped-plan.ts";
import { useGeometries } from "#client/entities/trip/use-geometries.ts";
import { hoursAge, stopsBeforeStay, TripDays } from "#client/features/reading/trip-days.tsx";
import { PlanMap } from "#client/features/winery-map/plan-map.tsx";
import { useSubject } from "#client/lib/page/known-missing.ts";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { MissingPage, PageUntilThere } from "#client/ui/failure/unreachable-page.tsx";
import { readyTripsApi } from "#shared/api/calls.ts";
import type { ReadyTrip } from "#shared/api/ready-trips.ts";
import { READY_TRIP_NOT_FOUND_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { readyTripMetadata } from "#shared/domain/site/metadata/ready-trip-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { listed } from "#shared/domain/text/words.ts";
import { lengthOfTrip } from "#shared/domain/trips/ready-trip.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";

export function ReadyTripPage() {
  const slug = useRouteParam();
  const loaded = useSubject(readyTripsApi.bySlug, { params: { slug } });
  const { subject: trip, isMissing } = loaded;
  const metadata = useMemo(() => trip && readyTripMetadata(trip), [trip]);
  usePageMetadata(metadata ?? (isMissing ? READY_TRIP_NOT_FOUND_METADATA : null));
  if (trip) return <Trip trip={trip} />;
  if (isMissing) {
    return (
      <MissingPage title="Trip Not Found" text="There is no ready-made trip at this address.">
        <Link href={paths.readyTrips} className={buttonClass()}>
          All ready-made trips
        </Link>
      </MissingPage>
    );
  }
  return <PageUntilThere {...loaded} what="trip" />;
}

function Trip({ trip }: { readonly trip: ReadyTrip }) {
  return (
    <article className="page-width py-12 sm:py-20">
      <header className="mx-auto max-w-3xl">
        <Illustration
          name={trip.illustration}
          isFirst
          className="mb-10 aspect-[8/3] w-full rounded-sm sm:aspect-[16/5]"
        />
        <p className="eyebrow">
          {lengthOfTrip(trip.stays)} · {trip.region}
        </p>
        <h1 className="mt-3 font-display text-4xl sm:text-5xl">{trip.title}</h1>
        <p className="mt-5 font-serif text-xl text-ink-soft">{trip.standfirst}</p>
        {trip.stays.length > 1 ? (
          <Link
            href={paths.plannerWith(trip.slug)}
            className={buttonClass("primary", "lg", "mt-7 print:hidden max-sm:w-full")}
          >
            Open the whole trip in the planner
          </Link>
        ) : null}
      </header>
      <div className="mx-auto mt-10 max-w-3xl">
        <div className="max-w-prose border-t border-rule pt-8 font-serif text-[1.1875rem] leading-[1.75]">
          {trip.words.map((paragraph) => (
            <p key={paragraph} className="mb-6">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {trip.stays.map((stay, index) => (
        <Stay key={stay.base} trip={trip} stay={stay} index={index} />
      ))}
      <PlacesNearby spots={[...trip.stays.map(({ base }) => ({ city: base })), ...trip.wineries]} />
      <p className="mx-auto mt-14 max-w-3xl text-sm text-ink-soft">
        The times come from the weekly opening hours in this guide, with an hour for each visit plus
        the drives between. {hoursAge(trip.wineries)} Holidays and seasons change hours: each
        winery’s page lists the date and a contact.
      </p>
      <p className="mx-auto mt-6 max-w-3xl print:hidden">
        <Link href={paths.readyTrips} className={buttonClass("secondary")}>
          All ready-made trips
        </Link>
      </p>
    </article>
  );
}

function Stay({ trip, stay, index }: ComponentProps<typeof TripDays>) {
  const geometries = useGeometries(stay.days);
  const mapped = useMemo(() => {
    const wineries = new Map(trip.wineries.map((winery) => [winery.id, winery]));
    const stopsBefore = stopsBeforeStay(trip, index);
    return mappedPlan({ days: stay.days, wineries, geometries, stopsBefore });
  }, [trip, stay, index, geometries]);
  const id = `stay-${index + 1}`;
  const isOnly = trip.stays.length === 1;
  const others = stay.startsOn.filter((weekday) => weekday !== stay.startWeekday);
  return (
    <section aria-labelledby={id} className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-t border-ink pt-8">
        <div>
          <h2 id={id} className="font-display text-3xl">
            From {stay.base}, on a {weekdayName(stay.startWeekday)}
          </h2>
          {others.length > 0 ? (
            <p className="mt-2 text-sm text-ink-soft">
              It also works starting {listed(others.map(weekdayName))}.
            </p>
          ) : null}
        </div>
        <Link
          href={paths.plannerWith(trip.slug, isOnly ? undefined : index + 1)}
          className={`print:hidden max-sm:w-full ${isOnly ? buttonClass("primary", "lg") : buttonClass("secondary")}`}
        >
          {isOnly ? "Open in the planner" : `Open only the days in ${stay.base}`}
        </Link>
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2 print:block">
        <TripDays trip={trip} stay={stay} index={index} />
        <div className="print:hidden lg:sticky lg:top-24">
          <PlanMap
            {...mapped}
            label={isOnly ? "Map of the plan" : `Map of the plan from ${stay.base}`}
            className="h-96 lg:h-[32rem]"
          />
        </div>
      </div>
    </section>
  );
}
