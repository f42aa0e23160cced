import type { ExportedTrip, ExportedWinery } from "../export/exported-trip.ts";
import { basesOf, type PlanRequest } from "../schedule/plan-request.ts";
import { planTrip } from "../schedule/plan-trip.ts";
import type { DriveMatrix, PlaceId } from "../schedule/problem.ts";
import { endsOfDays } from "../trips/day-legs.ts";
import type { HasHours } from "../winery/dated-hours.ts";
import { week } from "./small-problem.ts";

/** A winery near Walla Walla with everything known about it. */
export interface SmallWinery extends ExportedWinery, HasHours {}

/** Wineries in a row east of Walla Walla, ten minutes and eight miles from one to the next. */
export function wineryAt(id: number, over: Partial<SmallWinery> = {}): SmallWinery {
  return {
    id,
    name: `Winery ${id}`,
    slug: `winery-${id}`,
    region: "Walla Walla Valley",
    address: `${id} Main Street`,
    city: "Walla Walla",
    state: "WA",
    zipCode: "99362",
    phone: "+15095221261",
    website: `https://winery-${id}.example/`,
    reservationUrl: null,
    latitude: "46.0646",
    longitude: (-118.343 + id / 10).toFixed(4),
    locationIsApproximate: false,
    tastingFee: 15,
    reservationsRequired: false,
    walkInsWelcome: true,
    unknownFacts: [],
    openingHours: week(),
    datedHours: null,
    ...over,
  };
}

/** A matrix of so many minutes and miles between every two places. */
function evenMatrix(places: readonly PlaceId[], minutes: number, miles: number): DriveMatrix {
  const table = (value: number) =>
    places.map((from) => places.map((to) => (from === to ? 0 : value)));
  return { places, minutes: table(minutes), miles: table(miles) };
}

interface SmallTrip extends Partial<Omit<PlanRequest, "wineries">> {
  readonly wineries: readonly SmallWinery[];
  readonly over?: Partial<ExportedTrip>;
  readonly matrix?: DriveMatrix;
}

/** A trip planned by the solver: every way takes ten minutes and eight miles. */
export function smallTrip({ wineries, over, matrix, ...asked }: SmallTrip): ExportedTrip {
  const ids = wineries.map(({ id }) => id);
  const request: PlanRequest = {
    base: "Walla Walla",
    wineries: ids,
    days: 1,
    wineriesPerDay: 4,
    startDate: "2026-12-05",
    ...asked,
  };
  const bases = basesOf(request);
  const meals = (request.lunchPlaces ?? []).flatMap((meal) => meal?.key ?? []);
  const plan = planTrip(
    request,
    {
      matrix:
        matrix ?? evenMatrix([...(bases.length === 1 ? ["base"] : bases), ...ids, ...meals], 10, 8),
      wineries: wineries.map((winery) => ({
        id: winery.id,
        name: winery.name,
        openingHours: winery.openingHours,
        datedHours: winery.datedHours,
        bookFirst: winery.reservationsRequired ?? false,
      })),
    },
    { withoutRepairs: true },
  );
  return {
    id: "0c6c9e1e-7a7f-4a69-9d5b-3f6f8f5f0a11",
    version: 3,
    changedAt: "2026-11-22T02:00:00.000Z",
    today: "2026-11-22",
    title: "A weekend in Walla Walla",
    url: "https://guide.test/trip/token",
    guests: 2,
    ends: endsOfDays(plan.days) ?? [],
    plan,
    pins: request.pins ?? [],
    wineries,
    ...over,
  };
}

/** Two days between two bases with a travel day after them: Prosser, Yakima, and home to Seattle. */
export function movingTrip(over: Partial<SmallTrip> = {}): ExportedTrip {
  return smallTrip({
    wineries: [wineryAt(1), wineryAt(2)],
    base: "Prosser",
    days: 3,
    ends: [
      { from: "Prosser", to: "The Finch, Yakima" },
      { from: "The Finch, Yakima", to: "Yakima" },
      { from: "Yakima", to: "Seattle" },
    ],
    pins: [
      { wineryId: 1, day: 0 },
      { wineryId: 2, day: 1 },
    ],
    lunch: false,
    ...over,
  });
}
