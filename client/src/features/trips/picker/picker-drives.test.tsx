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
  northOf,
  openPicker,
  stubPicker,
} from "#client/testing/picker.tsx";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { wineriesApi } from "#shared/api/wineries.ts";

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
    await waitFor(() => expect(factsOf("Abeja")).toContain("4 miles away, roughly 10 min by car"));
    expect(factsOf("Barons")).toContain("20 miles away, about 1 h 35 min by car and ferry");
    expect(factsOf("Canoe Ridge")).toContain("60 miles away, about 1 h 15 min by car");
    expect(requestsTo(drivesApi.fromTown).map(({ query }) => query)).toEqual([
      { base: "Walla Walla" },
    ]);
  });

  it("is compared with what the visitor would drive", async () => {
    stubApi(drivesApi.fromTown, townDrives(drives, { ferry: [false, true, false] }));
    const { user } = await openPicker({ drivingDistance: "1 hour" });
    await user.click(await screen.findByRole("button", { name: "Show 2 more, over 1 hour away" }));
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

  it("offers those within it first, and the rest on request; what is chosen stays in sight", async () => {
    const { user } = await openPicker({ drivingDistance: "1 hour" });
    expect(
      await screen.findByText("1 winery within 1 hour, nearest first; 2 more within 100 miles"),
    ).toBeVisible();
    expect(names()).toEqual(["Abeja"]);
    await user.click(screen.getByRole("button", { name: "Show 2 more, over 1 hour away" }));
    await user.click(card("Canoe Ridge"));
    expect(names()).toEqual(["Abeja", "Canoe Ridge"]);
    expect(screen.getByRole("list", { name: "Wineries farther away" })).toHaveTextContent("Barons");
  });

  it("shows the nearest where none is within it", async () => {
    stubApi(drivesApi.fromTown, townDrives({ [ABEJA.id]: 40, [BARONS.id]: 95, [CANOE.id]: 75 }));
    await openPicker({ drivingDistance: "30 minutes" });
    await screen.findByText("About 40 min by car, 10 min over");
    expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
  });

  it("decides between wineries that are equally many miles away", async () => {
    const [slow, quick] = [northOf(7, { name: "A slow way" }), northOf(7, { name: "Quick" })];
    stubApi(wineriesApi.list, [slow, quick]);
    stubApi(drivesApi.fromTown, townDrives({ [slow.id]: 30, [quick.id]: 10 }));
    await openPicker();
    await screen.findByText("7 miles away, about 10 min by car");
    expect(names()).toEqual(["Quick", "A slow way"]);
  });

  it("may order the wineries", async () => {
    const { user } = await openPicker();
    await screen.findByText("4 miles away, about 10 min by car");
    expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
    await user.selectOptions(screen.getByLabelText("Order"), "Shortest drive first");
    expect(names()).toEqual(["Abeja", "Canoe Ridge", "Barons"]);
    expect(screen.getByText("3 wineries within 100 miles, shortest drive first")).toBeVisible();
  });

  it("is waited for with every winery in sight", async () => {
    stubApi(drivesApi.fromTown, () => new Promise(() => {}));
    await openPicker({ drivingDistance: "1 hour" });
    await screen.findByText("Abeja");
    expect(screen.getByText("Measuring the drives…")).toBeVisible();
    expect(factsOf("Abeja")).toContain("4 miles away as the crow flies");
    expect(factsOf("Abeja")).toContain("Unknown: drive time");
  });

  it.each([500, 503])(
    "that fails with %i hides no winery and is fetched again on request",
    async (status) => {
      stubProblem(drivesApi.fromTown, { title: "Away", status, detail: "Away" });
      const { user } = await openPicker();
      await screen.findByText(/The drives could not be loaded/);
      expect(names()).toEqual(["Abeja", "Barons", "Canoe Ridge"]);
      stubApi(drivesApi.fromTown, townDrives(drives));
      await user.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByText("4 miles away, about 10 min by car")).toBeVisible();
      expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    },
  );
});
