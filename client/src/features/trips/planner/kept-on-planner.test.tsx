/** A plan that this device keeps: without the list of wineries, and without a winery that left. */
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { wineryQueries } from "#client/entities/winery/winery-queries.ts";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import {
  choose,
  day,
  LINKS,
  Planner,
  stubPlanner,
  WINERIES,
} from "#client/testing/plan-on-planner.tsx";
import { renderPage } from "#client/testing/render.tsx";
import { serveTrip } from "#client/testing/trip-server.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { itinerariesApi } from "#shared/api/trips/itineraries.ts";
import { wineriesApi } from "#shared/api/wineries.ts";

beforeEach(stubPlanner);

test("without the list of wineries a kept plan asks for it once, and is mailed by their ids", async () => {
  const first = renderPage(<Planner />);
  choose(2);
  await day();
  first.unmount();
  stubProblem(wineriesApi.list, { title: "Service Unavailable", status: 503, detail: "Full." });
  stubApi(itinerariesApi.sendEmail, { status: "sent", ...LINKS });
  serveTrip(aSharedTrip());
  const before = requestsTo(wineriesApi.list).length;
  const { user } = renderPage(<Planner />);
  await user.click(await screen.findByRole("button", { name: "Email it" }));
  await user.type(await screen.findByLabelText("Email address"), "ann@example.org{Enter}");
  await waitFor(() => expect(requestsTo(itinerariesApi.sendEmail)).toHaveLength(1));
  expect(requestsTo(itinerariesApi.sendEmail)[0]?.body).toMatchObject({
    wineries: [{ id: 1 }, { id: 2 }],
  });
  expect(requestsTo(wineriesApi.list).length - before).toBe(1);
});

test.each(["is asked for", "is there already"])(
  "a kept plan does without a winery that has left the guide, and says so: the list %s",
  async (when) => {
    const first = renderPage(<Planner />);
    choose(2);
    await day();
    first.unmount();
    stubApi(wineriesApi.list, WINERIES.slice(0, 1));
    stubProblem(drivesApi.between, { title: "Bad Request", status: 400, detail: "Unknown winery" });
    const { queryClient } = first;
    queryClient.setQueryData(wineryQueries.all().queryKey, WINERIES.slice(0, 1));
    renderPage(<Planner />, when === "is there already" ? { queryClient } : {});
    expect(
      await screen.findByText(/^1 winery of this trip has left the guide since/),
    ).toBeVisible();
    await waitFor(() => expect(localStorage.getItem("trip-plan")).toContain('"wineries":[1]'));
    if (when === "is asked for") {
      expect(requestsTo(drivesApi.between).at(-1)?.body).toMatchObject({ wineries: [1] });
    } else expect(await screen.findByText(/: one stop|: 1 stop/)).toBeVisible();
  },
);
