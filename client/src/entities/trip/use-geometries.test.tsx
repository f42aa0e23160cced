import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { stubApi, stubHanging, stubNetworkFailure } from "#client/testing/api.ts";
import { aWinery } from "#client/testing/fixtures.ts";
import { renderPage } from "#client/testing/render.tsx";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { type RoutedDay, segmentsOfDays } from "#shared/domain/trips/day-legs.ts";
import { useGeometries } from "./use-geometries.ts";

const ROOM = aWinery({ id: 7 });
const DAYS: readonly RoutedDay[] = [
  {
    from: "Walla Walla",
    to: "Walla Walla",
    stops: [{ wineryId: ROOM.id }],
    lunchPlace: null,
    meal: null,
  },
];

function Round() {
  const geometries = useGeometries(DAYS);
  const [stretches = []] = segmentsOfDays({ days: DAYS, wineries: [ROOM], geometries });
  return <p>drawn: {stretches.map(({ by }) => by).join(" ") || "nothing"}</p>;
}

test("no line is drawn while its geometry is on the way", async () => {
  stubHanging(drivesApi.geometries);
  renderPage(<Round />);
  expect(await screen.findByText("drawn: nothing")).toBeVisible();
});

test("a geometry that has come is drawn, and a way without one straight", async () => {
  const parts = [{ by: "road" as const, line: "_gjaHjnwsU" }];
  stubApi(drivesApi.geometries, { courses: [{ from: "base", to: ROOM.id, parts }] });
  renderPage(<Round />);
  expect(await screen.findByText("drawn: road road")).toBeVisible();
});

test("without a network the ways are straight", async () => {
  stubNetworkFailure(drivesApi.geometries);
  renderPage(<Round />);
  expect(await screen.findByText("drawn: straight straight")).toBeVisible();
});
