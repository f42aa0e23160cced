import request from "supertest";
import { describe, expect } from "vitest";
import { test } from "#server/testing/testing.ts";
import { plansApi } from "#shared/api/trips/plans.ts";
import { type Winery, winerySchema } from "#shared/api/wineries.ts";
import { WEEKDAYS } from "#shared/domain/winery/opening-hours.ts";

type App = Parameters<typeof request>[0];

const solve = (app: App, body: object) => request(app).post("/api/plans").send(body);

async function listWineries(app: App): Promise<Winery[]> {
  const { body } = await request(app).get("/api/wineries");
  return winerySchema.array().parse(body);
}

/** Wineries of a city whose hours are known. */
const openIn = (wineries: readonly Winery[], city: string) =>
  wineries.filter((winery) => winery.city === city && winery.openingHours !== null);

const idsOf = (wineries: readonly { readonly id: number }[]) => wineries.map(({ id }) => id);

describe("POST /api/plans", () => {
  test("answers two visitors at once each by the season of their own date", async ({ app }) => {
    const island = (await listWineries(app)).find(({ slug }) => slug === "perennial-vintners");
    const ask = (startDate: string) =>
      solve(app, {
        base: "Bainbridge Island",
        wineries: idsOf(island ? [island] : []),
        days: 1,
        startDate,
      });
    const dates = ["2026-12-04", "2027-01-02", "2027-02-05", "2026-12-05"];
    const answers = await Promise.all([...dates, ...dates].map(ask));
    const visits = answers.map(({ body }) => {
      const plan = plansApi.solve.response.parse(body);
      const reasons = plan.left.flatMap(({ reasons }) => reasons.map(({ text }) => text));
      return `${plan.days[0]?.date}: ${plan.days[0]?.stops.map(({ hours }) => hours)}${reasons}`;
    });
    const closed = "Closed on Fridays from September to April";
    const expected = [
      `2026-12-04: ${closed}`,
      "2027-01-02: open",
      `2027-02-05: ${closed}`,
      "2026-12-05: open",
    ];
    expect(visits).toEqual([...expected, ...expected]);
  });

  test("says of a winery that serves food that the lunch after it can be there, and of no other", async ({
    app,
  }) => {
    const open = openIn(await listWineries(app), "Woodinville");
    const serves = ({ setting }: Winery) => setting.includes("food served");
    const chosen = [open.find(serves), open.find((winery) => !serves(winery))];
    expect(chosen).not.toContain(undefined);
    const { body } = await solve(app, {
      base: "Woodinville",
      wineries: chosen.flatMap((winery) => winery?.id ?? []),
      days: 1,
      startDate: "2026-12-05",
    });
    const [day] = plansApi.solve.response.parse(body).days;
    const told = day?.stops.filter(({ notices }) => notices.some(({ code }) => code === "lunch"));
    expect(day?.lunchPlace).toBe(chosen[0]?.id);
    expect(told?.map(({ wineryId }) => wineryId)).toEqual([chosen[0]?.id]);
  });

  test("answers the best plan of a weekend, its visits inside the hours of their days", async ({
    app,
  }) => {
    const chosen = openIn(await listWineries(app), "Walla Walla").slice(0, 4);
    const { status, body } = await solve(app, {
      base: "Walla Walla",
      wineries: idsOf(chosen),
      days: 2,
      startDate: "2026-12-05",
    });
    expect(status).toBe(200);
    const plan = plansApi.solve.response.parse(body);
    expect(plan.proof).toEqual({ optimal: true });
    expect(plan.days.map(({ date, weekday }) => [date, weekday])).toEqual([
      ["2026-12-05", "saturday"],
      ["2026-12-06", "sunday"],
    ]);
    const planned = plan.days.flatMap(({ stops }) => stops);
    expect([...planned, ...plan.left].map(({ wineryId }) => wineryId).sort()).toEqual(
      idsOf(chosen).sort(),
    );
    for (const { weekday, stops } of plan.days) {
      for (const { wineryId, begin, end, hours } of stops) {
        const winery = chosen.find(({ id }) => id === wineryId);
        const periods = winery?.openingHours?.[weekday] ?? null;
        const inside = periods?.some(
          ({ opens, closes }) => opens <= begin && end <= (closes ?? 17 * 60),
        );
        expect({ wineryId, weekday, inside: inside ?? hours === "unknown" }).toEqual({
          wineryId,
          weekday,
          inside: true,
        });
      }
    }
    expect(plan.drives.places).toEqual(["base", ...idsOf(chosen)]);
  });

  test("goes from one base to the next on a day that says so, and measures the way to lunch", async ({
    app,
  }) => {
    const wineries = await listWineries(app);
    const chosen = idsOf([
      ...openIn(wineries, "Prosser").slice(0, 1),
      ...openIn(wineries, "Walla Walla").slice(0, 1),
    ]);
    const { body } = await solve(app, {
      ends: [
        { from: "Yakima", to: "The Finch, Walla Walla" },
        { from: "The Finch, Walla Walla", to: "The Finch, Walla Walla" },
      ],
      wineries: chosen,
      startDate: "2026-12-05",
      lunchPlaces: [{ key: "the bakery", name: "The Bakery", town: "Prosser" }, null],
    });
    const { drives, days } = plansApi.solve.response.parse(body);
    expect(drives.places).toEqual(["Yakima", "The Finch, Walla Walla", ...chosen, "the bakery"]);
    expect(days.flatMap(({ stops }) => stops.map(({ wineryId }) => wineryId)).sort()).toEqual(
      chosen.toSorted(),
    );
    const again = { bases: ["Yakima", "Walla Walla"], wineries: chosen };
    const { body: between } = await request(app).post("/api/drives").send(again);
    expect(drives.minutes[0]?.slice(0, 4)).toEqual(between.minutes[0]);
  });

  test("names the reason for a closed door, and repairs that keep what they promise", async ({
    app,
  }) => {
    const closed = (await listWineries(app)).find(
      ({ openingHours, city }) =>
        city === "Walla Walla" &&
        openingHours?.tuesday?.length === 0 &&
        (openingHours.saturday?.length ?? 0) > 0,
    );
    const asked = {
      base: "Walla Walla",
      wineries: [closed?.id ?? 0],
      days: 1,
      startDate: "2026-12-01",
    };
    const { body } = await solve(app, asked);
    expect(body.left).toEqual([
      { wineryId: closed?.id, reasons: [expect.objectContaining({ code: "closed" })] },
    ]);
    expect(body.repairs.length).toBeGreaterThan(0);
    for (const { change, effect } of body.repairs) {
      const { body: repaired } = await solve(app, { ...asked, ...change });
      const stops = repaired.days.flatMap((day: { stops: unknown[] }) => day.stops);
      expect({ change, stops: stops.length }).toEqual({ change, stops: effect.stops });
    }
  });

  test("without a date shows the seven starting weekdays and uses the best", async ({ app }) => {
    const [first] = openIn(await listWineries(app), "Woodinville");
    const { body } = await solve(app, { base: "Seattle", wineries: [first?.id], days: 1 });
    expect(body.weekdays.map(({ weekday }: { weekday: string }) => weekday)).toEqual([...WEEKDAYS]);
    expect(body.days[0]).toMatchObject({ date: null, weekday: body.startWeekday });
    expect(body.days[0].stops).toHaveLength(1);
  });

  test("what it cannot answer is answered with 400 that names the field", async ({ app }) => {
    const [one = 0, two = 0, three = 0] = idsOf(await listWineries(app));
    const good = { base: "Yakima", wineries: [one], days: 1 };
    const refused: readonly (readonly [change: object, field: string, message: string])[] = [
      [{ base: "Seatle" }, "body.base", "Choose a Washington town"],
      [{ wineries: [] }, "body.wineries", "Send at least one"],
      [{ wineries: [one, two, three] }, "body.wineries", "3 wineries do not fit"],
      [{ wineries: [2_000_000_000] }, "body.wineries.0", "There is no such winery"],
      [{ days: 4 }, "body.days", "At most 3 days"],
      [{ startDate: "2026-02-30" }, "body.startDate", "Send a date as YYYY-MM-DD"],
      [{ startDate: "2026-12-05", startWeekday: "friday" }, "body.startWeekday", "not both"],
      [{ dayStart: 900, dayEnd: 800 }, "body.dayEnd", "Day 1 must end after it begins"],
      [{ dayStart: [600, 600] }, "body.dayStart", "one for each of the 1 days"],
      [{ visitMinutes: { [two]: 60 } }, `body.visitMinutes.${two}`, "Name a chosen winery"],
      [{ pins: [{ wineryId: two, day: 0 }] }, "body.pins.0.wineryId", "Pin a chosen winery"],
      [{ pins: [{ wineryId: one, day: 1 }] }, "body.pins.0.day", "The trip has 1 day"],
      [{ wishes: { [one]: "perhaps" } }, `body.wishes.${one}`, "must, like or skip"],
    ];
    for (const [change, field, message] of refused) {
      const { status, body } = await solve(app, { ...good, ...change });
      expect({ change, status, errors: body.errors }).toEqual({
        change,
        status: 400,
        errors: [{ field, message: expect.stringContaining(message) }],
      });
    }
  });

  test("visitors who ask at once each get the plan of their own wineries", async ({ app }) => {
    const all = (await listWineries(app)).slice(0, 40);
    const asked = Array.from({ length: 20 }, (_, index) => ({
      base: ["Seattle", "Yakima", "Walla Walla", "Spokane"][index % 4],
      wineries: idsOf(all.slice(index * 2, index * 2 + 2)),
      days: 1,
      startWeekday: WEEKDAYS[index % 7],
    }));
    const answers = await Promise.all(asked.map((body) => solve(app, body)));
    for (const [index, { wineries, startWeekday }] of asked.entries()) {
      const { status, body } = answers[index] ?? {};
      expect(status).toBe(200);
      expect(body.drives.places).toEqual(["base", ...wineries]);
      expect(body.startWeekday).toBe(startWeekday);
      const seen = [...body.days[0].stops, ...body.left].map(({ wineryId }) => wineryId);
      expect(seen.sort()).toEqual([...wineries].sort());
    }
  });
});
