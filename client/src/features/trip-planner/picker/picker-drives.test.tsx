import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { townDrives } from "#client/testing/fixtures.ts";
import {
  ABEJA,
  BARONS,
  CANOE,
  card,
  names,
  openPicker,
  stubPicker,
} from "#client/testing/picker.tsx";
import { drivesApi } from "#shared/api/trips/drives.ts";

beforeEach(stubPicker);

describe("the drive to each winery", () => {
  const drives = { [ABEJA.id]: 10, [BARONS.id]: 95, [CANOE.id]: 75 };
  const factsOf = (name: string) => card(name).closest("article")?.textContent;

  it("is told by road and ferry, by the road router, in one call", async () => {
    stubApi(
      drivesApi.fromTown,
      townDrives(drives, { ferry: [false, true, false], estimated: [true, false, false] }),
    );
    await openPicker();
    await waitFor(() => expect(factsOf("Abeja")).toContain("About 5 miles, 10 min"));
    expect(factsOf("Abeja")).not.toContain("by road");
    expect(factsOf("Barons")).toContain("About 48 miles, 1 h 35 min by road and ferry");
    expect(factsOf("Canoe Ridge")).toContain("About 38 miles, 1 h 15 min by road");
    expect(requestsTo(drivesApi.fromTown).map(({ query }) => query)).toEqual([
      { base: "Walla Walla" },
    ]);
  });

  it("is compared with what the visitor would drive", async () => {
    stubApi(drivesApi.fromTown, townDrives(drives, { ferry: [false, true, false] }));
    await openPicker({ drivingDistance: "1 hour" });
    expect(await screen.findByText("About 1 h 35 min by car and ferry, 35 min over")).toBeVisible();
    expect(screen.getByText("About 1 h 15 min by car, 15 min over")).toBeVisible();
    expect(screen.getByRole("switch", { name: "Only full matches (1)" })).toBeVisible();
  });

  it("names a pass that is closed in winter, and says where no road leads", async () => {
    const name = "Chinook Pass (SR 410)";
    const season = "usually closed from November to late May";
    stubApi(
      drivesApi.fromTown,
      townDrives({ ...drives, [CANOE.id]: null }, { passes: [{ name, season, to: [1] }] }),
    );
    await openPicker();
    expect(await screen.findByText(`Over ${name}, ${season}`)).toBeVisible();
    expect(factsOf("Barons")).toContain(season);
    expect(factsOf("Canoe Ridge")).toContain("No road leads here from Walla Walla");
  });

  it("may order the wineries", async () => {
    const { user } = await openPicker();
    await screen.findByText("About 5 miles, 10 min by road");
    expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
    await user.selectOptions(screen.getByLabelText("Order"), "Shortest drive first");
    expect(names()).toEqual(["Abeja", "Canoe Ridge", "Barons"]);
    expect(screen.getByText("3 wineries within 100 miles, shortest drive first")).toBeVisible();
  });

  it("is waited for with every winery in sight", async () => {
    stubApi(drivesApi.fromTown, () => new Promise(() => {}));
    await openPicker({ drivingDistance: "1 hour" });
    await screen.findByText("Abeja");
    expect(screen.getByText("Measuring the drives by road…")).toBeVisible();
    expect(factsOf("Abeja")).toContain("About 4 miles away in a straight line");
    expect(factsOf("Abeja")).toContain("Unknown: drive time");
  });

  it.each([500, 503])(
    "that fails with %i hides no winery and is fetched again on request",
    async (status) => {
      stubProblem(drivesApi.fromTown, { title: "Away", status, detail: "Away" });
      const { user } = await openPicker();
      await screen.findByText(/The drives by road could not be fetched/);
      expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
      stubApi(drivesApi.fromTown, townDrives(drives));
      await user.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByText("About 5 miles, 10 min by road")).toBeVisible();
      expect(screen.queryByText(/could not be fetched/)).not.toBeInTheDocument();
    },
  );
});
