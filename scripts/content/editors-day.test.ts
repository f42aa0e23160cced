import { describe, expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { planner, test } from "#server/testing/testing.ts";
import { contentLinks, deadLinks } from "./dead-links.ts";
import { rowText } from "./show-row.ts";
import { tripDays } from "./trip-days.ts";

describe("content:links", () => {
  test("collects every address once, with where it stands", async ({ db }) => {
    const links = await contentLinks(db);
    expect(new Set(links.map(({ url }) => url)).size).toBe(links.length);
    expect(links.filter(({ at }) => at.endsWith(", website")).length).toBeGreaterThan(50);
    await db.update(schema.wineries).set({ leftKind: "closed", leftReason: "Closed." });
    const left = await contentLinks(db);
    expect(left.filter(({ at }) => at.includes("source of"))).toEqual([]);
  });

  test("names what is gone or does not open, and trusts pages that let no program in", async () => {
    const answers: Readonly<Record<string, number>> = {
      "/here": 200,
      "/guarded": 403,
      "/gone": 404,
    };
    const open: typeof fetch = async (input) => {
      const status = answers[new URL(String(input)).pathname];
      if (status === undefined)
        throw new TypeError("fetch failed", { cause: new Error("no such host") });
      return new Response("page", { status });
    };
    const links = ["/here", "/guarded", "/gone", "/nowhere"].map((path) => ({
      url: `https://winery.example${path}`,
      at: `room, ${path}`,
    }));
    expect(await deadLinks(links, open)).toEqual([
      "room, /gone: https://winery.example/gone answers 404",
      "room, /nowhere: https://winery.example/nowhere does not open (no such host)",
    ]);
  });
});

test("content:show prints a row as it stands, whatever it is of", async ({ db }) => {
  const winery = await rowText(db, "cote-bonneville");
  expect(winery).toMatch(/^wineries\n {2}slug: cote-bonneville\n/);
  expect(winery).toContain("\nSources:\n");
  expect(await rowText(db, "a-weekend-in-walla-walla")).toContain("/winery/");
  expect(await rowText(db, "sodo-on-foot")).toContain("drivingDistance");
  expect(await rowText(db, "nowhere")).toBeNull();
});

test("the days of a trip that changed are told as they are worked out", async ({ db }) => {
  const [day] = await tripDays(db, new Set(["sodo-on-foot"]), planner.site);
  expect(day).toMatch(/^sodo-on-foot: Saturday, leave Seattle .+ (AM|PM), .+, back .+ PM$/);
});
