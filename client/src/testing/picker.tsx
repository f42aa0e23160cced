/** The picker as tests open it, with three wineries in reach of Walla Walla and one that is not. */
import { screen, within } from "@testing-library/react";
import { TripPlanner } from "#client/features/trips/trip-planner.tsx";
import { citiesApi } from "#shared/api/cities.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { type Winery, wineriesApi } from "#shared/api/wineries.ts";
import { stubApi } from "./api.ts";
import { aWinery, townDrives } from "./fixtures.ts";
import { keepTripForm } from "./plan-a-trip.ts";
import { renderPage } from "./render.tsx";

/** Due north of Walla Walla, and so that many whole miles away. */
export const northOf = (miles: number, overrides: Partial<Winery>) =>
  aWinery({ latitude: String(46.0663 + miles / 69.098), longitude: "-118.3391", ...overrides });

export const ABEJA = northOf(4, { name: "Abeja", varietals: ["Cabernet Sauvignon", "Syrah"] });
export const BARONS = northOf(20, { name: "Barons", varietals: ["Merlot"] });
export const CANOE = northOf(60, { name: "Canoe Ridge", varietals: ["Merlot"] });
const FAR = northOf(130, { name: "Too Far" });

export function stubPicker(): void {
  stubApi(citiesApi.search, []);
  stubApi(wineriesApi.list, [CANOE, FAR, ABEJA, BARONS]);
  stubApi(drivesApi.fromTown, townDrives({ [ABEJA.id]: 10, [BARONS.id]: 95, [CANOE.id]: 75 }));
}

export const card = (name: string) => screen.getByRole("button", { name });
export const create = () => screen.getByRole("button", { name: "Create My Itinerary" });
export const names = () =>
  within(screen.getByRole("list", { name: "Wineries" }))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);

/** A plan whose map nobody looks at. */
export const noMap = () => null;

/** Opens the picker on answers that an earlier visit left. */
export async function openPicker(
  answers: Parameters<typeof keepTripForm>[0] = {},
  planner = <TripPlanner renderMap={noMap} />,
) {
  keepTripForm(answers);
  const page = renderPage(planner);
  await page.user.click(screen.getByRole("button", { name: "Find Wineries" }));
  await screen.findByRole("dialog", { name: "Choose your wineries" });
  return page;
}
