import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { requestsTo, stubApi } from "#client/testing/api.ts";
import { aTrip, aUser } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { authApi } from "#shared/api/account/auth.ts";
import { savedItinerariesApi } from "#shared/api/trips/saved-itineraries.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { TripsPage } from "./trips-page.tsx";

test("a deleted trip stands under Recently deleted after its toast has gone, and comes back", async () => {
  const trip = aTrip({ name: "Lost weekend" });
  let isDeleted = true;
  stubApi(authApi.user, aUser());
  stubApi(tripListApi.read, { wineryIds: [] });
  stubApi(wineriesApi.list, []);
  stubApi(savedItinerariesApi.list, () => (isDeleted ? [] : [trip]));
  stubApi(savedItinerariesApi.deleted, () =>
    isDeleted ? [{ id: trip.id, name: trip.name, deletedAt: "2026-11-20T18:00:00.000Z" }] : [],
  );
  stubApi(savedItinerariesApi.restore, () => {
    isDeleted = false;
    return trip;
  });
  const { user } = renderPage(<TripsPage />);
  const section = await screen.findByRole("region", { name: "Recently deleted" });
  expect(section).toHaveTextContent("Kept for 10 minutes, then gone for good.");
  await user.click(screen.getByRole("button", { name: "Restore Lost weekend" }));
  expect(await screen.findByRole("link", { name: "Lost weekend" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Recently deleted" })).not.toBeInTheDocument();
  expect(requestsTo(savedItinerariesApi.restore)).toHaveLength(1);
});
