import request from "supertest";
import { describe, expect } from "vitest";
import { test } from "#server/testing/testing.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { winerySchema } from "#shared/api/wineries.ts";
import { exactMilesBetween } from "#shared/domain/places/distance.ts";
import { positionOf } from "#shared/domain/places/position.ts";
import { findTown } from "#shared/domain/places/towns.ts";
import { geometryBetween } from "#shared/domain/trips/route-geometry.ts";

type App = Parameters<typeof request>[0];

const ask = (app: App, body: object) => request(app).post("/api/drives/courses").send(body);

async function wineriesOf(app: App, city: string) {
  const { body } = await request(app).get("/api/wineries");
  return winerySchema
    .array()
    .parse(body)
    .filter((winery) => winery.city === city);
}

const tooMany = Array.from({ length: 37 }, () => ({ from: "base", to: 1 }));

describe("POST /api/drives/courses", () => {
  test("answers the geometry of each leg, from the one place to the other", async ({ app }) => {
    const [first, second] = await wineriesOf(app, "Prosser");
    const ids = [first?.id ?? 0, second?.id ?? 0];
    const legs = [
      { from: "base", to: ids[0] },
      { from: ids[0], to: ids[1] },
      { from: ids[1], to: "base" },
    ];
    const { status, body, text } = await ask(app, { base: "Yakima", legs });
    expect(status).toBe(200);
    expect(text.length).toBeLessThan(3_000);
    const { courses: geometries } = drivesApi.geometries.response.parse(body);
    expect(geometries.map(({ from, to }) => ({ from, to }))).toEqual(legs);
    const town = findTown("Yakima");
    const door = first && positionOf(first);
    const points = (geometryBetween(geometries, "base", ids[0] ?? 0) ?? []).flatMap(
      ({ line }) => line,
    );
    const [start, end] = [points[0], points.at(-1)];
    if (!town || !door || !start || !end) throw new Error("a geometry has two ends");
    expect(exactMilesBetween(start, town)).toBeLessThan(0.02);
    expect(exactMilesBetween(end, door)).toBeLessThan(0.02);
  });

  test("names the ferry's part of a way over the sound", async ({ app }) => {
    const [island] = await wineriesOf(app, "Bainbridge Island");
    const legs = [{ from: "base", to: island?.id }];
    const { body } = await ask(app, { base: "Seattle", legs });
    const { courses: geometries } = drivesApi.geometries.response.parse(body);
    expect(geometries[0]?.parts.map(({ by }) => by)).toContain("ferry");
  });

  test("leads from one base to the next on a day that travels", async ({ app }) => {
    const legs = [
      { from: "Yakima", to: 1 },
      { from: 1, to: "Walla Walla" },
    ];
    const { body } = await ask(app, { bases: ["Yakima", "Walla Walla"], legs });
    const { courses: geometries } = drivesApi.geometries.response.parse(body);
    expect(geometries.map(({ from, to }) => ({ from, to }))).toEqual(legs);
    const alone = await ask(app, { base: "Walla Walla", legs: [{ from: 1, to: "base" }] });
    expect(geometries[1]?.parts).toEqual(alone.body.courses[0].parts);
  });

  test("has none for a leg without a way", async ({ app }) => {
    const { status, body } = await ask(app, {
      base: "Friday Harbor",
      legs: [{ from: "base", to: 1 }],
    });
    expect({ status, body }).toEqual({ status: 200, body: { courses: [] } });
  });

  test.for([
    [{ legs: [{ from: "base", to: 1 }] }, "body.base", "Starting location is required"],
    [{ base: "Yakima" }, "body.legs", "Send a list of legs"],
    [{ base: "Yakima", legs: [] }, "body.legs", "Send at least one leg"],
    [{ base: "Yakima", legs: tooMany }, "body.legs", "At most 36 legs"],
    [{ base: "Yakima", legs: [{ from: "home", to: 1 }] }, "body.legs.0.from", "Send base"],
    [
      { base: "Yakima", legs: [{ from: "base", to: 999_999 }] },
      "body.legs.0.to",
      "There is no such winery",
    ],
  ] as const)("refuses %j and names %s", async ([sent, field, message], { app }) => {
    const { status, body } = await ask(app, sent);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, message: expect.stringContaining(message) });
  });
});
