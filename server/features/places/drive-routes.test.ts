import request from "supertest";
import { describe, expect } from "vitest";
import { test } from "#server/testing/testing.ts";
import { drivesApi } from "#shared/api/trips/drives.ts";
import { type Winery, winerySchema } from "#shared/api/wineries.ts";
import { townLabel } from "#shared/domain/places/town-names.ts";
import { TOWNS } from "#shared/domain/places/towns.ts";

type App = Parameters<typeof request>[0];

const between = (app: App, body: unknown) =>
  request(app)
    .post("/api/drives")
    .send(body as object);

const fromTown = (app: App, base: string) => request(app).get("/api/drives/from").query({ base });

async function listWineries(app: App): Promise<Winery[]> {
  const { body } = await request(app).get("/api/wineries");
  return winerySchema.array().parse(body);
}

async function someIds(app: App, count: number): Promise<number[]> {
  const wineries = await listWineries(app);
  const step = Math.floor(wineries.length / count);
  return Array.from({ length: count }, (_, index) => wineries[index * step]?.id ?? 0);
}

const idOf = (wineries: readonly Winery[], test: (winery: Winery) => boolean): number =>
  wineries.find(test)?.id ?? 0;

/** Bodies, the field each one gets wrong, and how the message about it begins. */
const REFUSED: readonly (readonly [body: object, field: string, message: string])[] = [
  [{ wineries: [1] }, "body.base", "Starting location is required"],
  [{ base: " ", wineries: [1] }, "body.base", "Starting location is required"],
  [{ base: "Seatle", wineries: [1] }, "body.base", "Choose a Washington town"],
  [{ base: "Clear Lake", wineries: [1] }, "body.base", "Say which one: Clear Lake, "],
  [{ base: "Yakima", bases: ["Yakima"], wineries: [1] }, "body.bases", "Send base or bases"],
  [{ bases: [], wineries: [1] }, "body.bases", "Send at least one town"],
  [{ bases: ["Yakima", "Nowhere"], wineries: [1] }, "body.bases.1", "Choose a Washington town"],
  [{ bases: ["Yakima", "Yakima"], wineries: [1] }, "body.bases", "Each town can be named once"],
  [{ base: "Yakima" }, "body.wineries", "Send a list of winery ids"],
  [{ base: "Yakima", wineries: [] }, "body.wineries", "Send at least one winery's id"],
  [{ base: "Yakima", wineries: [1, 1] }, "body.wineries", "Each winery can be named once"],
  [{ base: "Yakima", wineries: ["1"] }, "body.wineries.0", "Send the winery's id"],
  [{ base: "Yakima", wineries: [1, -1] }, "body.wineries.1", "Send the winery's id"],
  [{ base: "Yakima", wineries: [999_999] }, "body.wineries.0", "There is no such winery"],
  [
    { base: "Yakima", wineries: Array.from({ length: 17 }, (_, index) => index + 1) },
    "body.wineries",
    "At most 16 wineries",
  ],
];

describe("POST /api/drives", () => {
  test("answers the drives between every two of a town and sixteen wineries", async ({ app }) => {
    const ids = await someIds(app, 16);
    const { status, body } = await between(app, { base: "Walla Walla", wineries: ids });
    expect(status).toBe(200);
    const answer = drivesApi.between.response.parse(body);
    expect(answer.places).toEqual(["base", ...ids]);
    for (const [from, row] of answer.minutes.entries()) {
      expect(row).toHaveLength(17);
      expect(row[from]).toBe(0);
      for (const [to, minutes] of row.entries()) {
        expect(minutes).toBe(answer.minutes[to]?.[from]);
        expect(answer.miles[from]?.[to]).toBe(answer.miles[to]?.[from]);
        expect(answer.ferry[from]?.[to]).toBe(answer.ferry[to]?.[from]);
        expect(answer.estimated[from]?.[to]).toBe(answer.estimated[to]?.[from]);
      }
    }
  });

  test("begins its places with the towns of several bases, under the names they were sent with", async ({
    app,
  }) => {
    const ids = await someIds(app, 3);
    const both = await between(app, { bases: ["walla walla, WA", "Yakima"], wineries: ids });
    expect(both.body.places).toEqual(["walla walla, WA", "Yakima", ...ids]);
    const alone = await between(app, { base: "Yakima", wineries: ids });
    expect(both.body.minutes[1].slice(1)).toEqual(alone.body.minutes[0]);
    const single = await between(app, { bases: ["Yakima"], wineries: ids });
    expect(single.body).toEqual(alone.body);
  });

  test("takes an inn and a place to eat of a plan under their own names, each in its town", async ({
    app,
  }) => {
    const ids = await someIds(app, 2);
    const meals = [{ key: "place-12", town: "Prosser" }];
    const inn = "The Finch, Walla Walla";
    const { body } = await between(app, { bases: ["Yakima", inn], meals, wineries: ids });
    expect(body.places).toEqual(["Yakima", inn, ...ids, "place-12"]);
    const bases = ["Yakima", "Walla Walla", "Prosser"];
    const towns = await between(app, { bases, wineries: ids });
    expect(body.minutes[1][0]).toBe(towns.body.minutes[1][0]);
    expect(body.minutes[4][1]).toBe(towns.body.minutes[2][1]);
  });

  test("takes the ferry from Seattle to Bainbridge Island, its crossing and wait counted", async ({
    app,
  }) => {
    const island = idOf(await listWineries(app), ({ city }) => city === "Bainbridge Island");
    const { body } = await between(app, { base: "Seattle", wineries: [island] });
    expect(body.ferry[0][1]).toBe(true);
    expect(body.minutes[0][1]).toBeGreaterThanOrEqual(65);
  });

  test("names the ferry's route, its crossing and the legs that take it", async ({ app }) => {
    const island = idOf(await listWineries(app), ({ city }) => city === "Bainbridge Island");
    const { body } = await between(app, { base: "Seattle", wineries: [island] });
    expect(body.ferries).toEqual([
      {
        name: "Seattle–Bainbridge Island",
        minutes: 35,
        legs: [
          [0, 1],
          [1, 0],
        ],
      },
    ]);
  });

  test("an island without a road is null, not far away", async ({ app }) => {
    const [id = 0] = await someIds(app, 1);
    const { status, body } = await between(app, { base: "Friday Harbor", wineries: [id] });
    expect(status).toBe(200);
    expect(body.minutes).toEqual([
      [0, null],
      [null, 0],
    ]);
    expect(body.miles[0][1]).toBeNull();
    expect(body.estimated[0][1]).toBe(true);
  });

  test("names a pass that is closed in winter, its season and the legs that need it", async ({
    app,
  }) => {
    const wineries = await listWineries(app);
    const skagit = idOf(wineries, ({ county, latitude, longitude }) => {
      return county === "Skagit" && Number(latitude) > 48.4 && Number(longitude) > -122.3;
    });
    const { body } = await between(app, { base: "Winthrop", wineries: [skagit] });
    expect(body.passes).toEqual([
      {
        name: "North Cascades Highway (SR 20)",
        season: expect.stringContaining("closed"),
        legs: [
          [0, 1],
          [1, 0],
        ],
      },
    ]);
  });

  test("a drive is the same in whatever order and company it is asked for", async ({ app }) => {
    const ids = await someIds(app, 6);
    const [first = 0, second = 0] = ids;
    const all = await between(app, { base: "Yakima", wineries: ids });
    const two = await between(app, { base: "yakima, WA", wineries: [second, first] });
    expect(two.body.minutes[0][1]).toBe(all.body.minutes[0][2]);
    expect(two.body.minutes[1][2]).toBe(all.body.minutes[1][2]);
    expect(two.body.miles[2][0]).toBe(all.body.miles[1][0]);
  });

  test("visitors who ask at once each get the drives of their own town and wineries", async ({
    app,
  }) => {
    const ids = await someIds(app, 8);
    const asked = ["Seattle", "Yakima", "Spokane", "Walla Walla", "Chelan", "Winthrop"].map(
      (base, index) => ({ base, wineries: ids.slice(index % 4, (index % 4) + 4) }),
    );
    const alone = await Promise.all(asked.map(({ base }) => fromTown(app, base)));
    const answers = await Promise.all(asked.map((body) => between(app, body)));
    for (const [index, { wineries }] of asked.entries()) {
      const row = alone[index]?.body;
      const expected = wineries.map((id) => row.minutes[row.wineries.indexOf(id)]);
      expect(answers[index]?.body.places).toEqual(["base", ...wineries]);
      expect(answers[index]?.body.minutes[0]).toEqual([0, ...expected]);
    }
  });

  test("what it cannot answer is answered with 400 that names the field", async ({ app }) => {
    for (const [body, field, message] of REFUSED) {
      const answer = await between(app, body);
      expect({ body, status: answer.status }).toEqual({ body, status: 400 });
      expect(answer.body.errors).toEqual([{ field, message: expect.stringContaining(message) }]);
    }
  });
});

describe("GET /api/drives/from", () => {
  test("answers the drives from a town to every winery", async ({ app }) => {
    const { status, headers, body } = await fromTown(app, "Seattle");
    expect(status).toBe(200);
    const { wineries, ...columns } = drivesApi.fromTown.response.parse(body);
    expect(wineries).toHaveLength(186);
    expect(columns.minutes).toHaveLength(186);
    expect(columns.miles).toHaveLength(186);
    expect(columns.ferry).toHaveLength(186);
    expect(columns.estimated).toHaveLength(186);
    const again = await fromTown(app, "Seattle").set("If-None-Match", headers.etag ?? "");
    expect(again.status).toBe(304);
  });

  test("has no winery on Bainbridge Island within an hour of Seattle, and a ferry to each", async ({
    app,
  }) => {
    const wineries = await listWineries(app);
    const { body } = await fromTown(app, "Seattle");
    const onIsland = wineries.filter(({ city }) => city === "Bainbridge Island");
    expect(onIsland.length).toBeGreaterThan(0);
    for (const { id } of onIsland) {
      const index = body.wineries.indexOf(id);
      expect(body.ferry[index]).toBe(true);
      expect(body.minutes[index]).toBeGreaterThanOrEqual(65);
    }
  });

  test("agrees with the drives between the town and chosen wineries", async ({ app }) => {
    const ids = await someIds(app, 16);
    for (const town of TOWNS.filter((_, index) => index % 60 === 0)) {
      const name = townLabel(town);
      const row = (await fromTown(app, name)).body;
      const matrix = (await between(app, { base: name, wineries: ids })).body;
      for (const [index, id] of ids.entries()) {
        const column = row.wineries.indexOf(id);
        expect(row.minutes[column]).toBe(matrix.minutes[0][index + 1]);
        expect(row.miles[column]).toBe(matrix.miles[0][index + 1]);
        expect(row.ferry[column]).toBe(matrix.ferry[0][index + 1]);
      }
    }
  });

  test("an unknown town is answered with 400 that names the field", async ({ app }) => {
    const { status, body } = await fromTown(app, "Nowhere");
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe("query.base");
  });
});
