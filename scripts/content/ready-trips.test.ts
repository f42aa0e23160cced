import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { listReadyTrips } from "#server/features/reading/ready-trip-queries.ts";
import { schema } from "#server/platform/database/db.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import { WHOLE_YEAR } from "#shared/domain/winery/dated-hours.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { checkContent } from "./check-content.ts";
import { readyTripFaults } from "./faults/ready-trip-faults.ts";

const { posts, readyTrips, readyTripStays, wineries } = schema;

/** What an editor reads of the trips, without the rest of the content. */
const test = base.extend("told", async ({ db }) => async () => {
  const rows = await db.select().from(wineries);
  const articles = await db.select({ slug: posts.slug }).from(posts);
  const world = {
    wineries: new Map(rows.map((row) => [row.slug, row])),
    postSlugs: new Set(articles.map(({ slug }) => slug)),
    planner: planner.site,
    today: "2026-11-22",
  };
  const lines: string[] = [];
  for (const trip of await listReadyTrips(db)) {
    const faults = await readyTripFaults(trip, world);
    lines.push(...faults.map(({ field, advice }) => `${trip.slug}, ${field}: ${advice}`));
  }
  return lines.join("\n");
});

test("the content's check looks at the trips", async ({ db }) => {
  await db.update(readyTrips).set({ words: " " }).where(eq(readyTrips.slug, "sodo-on-foot"));
  const { faults } = await checkContent(db, new Date("2026-11-22T18:00:00Z"), planner.site);
  expect(faults).toMatchObject([{ table: "ready_trips", row: "sodo-on-foot", field: "words" }]);
});

test("a change of hours that breaks a trip is told with the trip, the winery and the reason", async ({
  db,
  told,
}) => {
  const openingHours = { ...everyDay(() => []), monday: [{ opens: 720, closes: 1020 }] };
  await db.update(wineries).set({ openingHours }).where(eq(wineries.slug, "kerloo-cellars"));
  const text = await told();
  expect(text).toContain("sodo-on-foot, stays.1.wineries:");
  expect(text).toMatch(
    /from Seattle on a Saturday there is no time for Kerloo Cellars \(Closed on Saturdays\)/,
  );
  expect(text.split("\n")).toHaveLength(1);
});

test("a trip that works in one season has to say when", async ({ db, told }) => {
  const open = [{ opens: 660, closes: 1020 }];
  const datedHours = [
    { when: { from: "05-01", until: "08-31" }, week: everyDay(() => open) },
    { when: { from: "09-01", until: "04-30" }, week: everyDay(() => []) },
  ];
  await db
    .update(wineries)
    .set({ datedHours, openingHours: null })
    .where(eq(wineries.slug, "kerloo-cellars"));
  expect(await told()).toBe(
    'sodo-on-foot, words: stay 1 works only in a part of the year: say "May to August" in these words',
  );
  const trip = (await listReadyTrips(db)).find(({ slug }) => slug === "sodo-on-foot");
  await db
    .update(readyTrips)
    .set({ words: `Go in May to August. ${trip?.words}` })
    .where(eq(readyTrips.slug, "sodo-on-foot"));
  expect(await told()).not.toContain("part of the year");
  const never = datedHours.map(({ when }) => ({ when, week: everyDay(() => []) }));
  await db.update(wineries).set({ datedHours: never }).where(eq(wineries.slug, "kerloo-cellars"));
  expect(await told()).toContain("there is no time for Kerloo Cellars (Closed on Saturdays)");
});

test("hours of one year that break a trip name their days, and nothing once they have passed", async ({
  db,
  told,
}) => {
  const shutIn = (year: number) => [
    { when: WHOLE_YEAR, week: everyDay(() => [{ opens: 660, closes: 1020 }]) },
    { when: { from: `${year}-06-01`, until: `${year}-08-31` }, week: everyDay(() => []) },
  ];
  const shut = (year: number) =>
    db
      .update(wineries)
      .set({ datedHours: shutIn(year) })
      .where(eq(wineries.slug, "kerloo-cellars"));
  await shut(2027);
  expect(await told()).toContain("with the hours of June to August 2027: from Seattle");
  await shut(2026);
  expect(await told()).toBe("");
});

test("where another weekday would do, it is named", async ({ db, told }) => {
  const trip = (await listReadyTrips(db)).find(({ slug }) => slug === "sodo-on-foot");
  await db
    .update(readyTripStays)
    .set({ startWeekday: "monday" })
    .where(eq(readyTripStays.readyTripId, trip?.id ?? 0));
  expect(await told()).toContain("begin on Thursday, Friday, Saturday, and Sunday");
});

test.for<readonly [string, Partial<typeof readyTripStays.$inferInsert>, string]>([
  ["a base that is no town", { base: "Atlantis" }, '"Atlantis" is not in the town table'],
  ["a length the form does not offer", { timeAvailable: "A week" }, "is no answer of the form"],
  ["a distance the form does not offer", { drivingDistance: "far" }, "is no answer of the form"],
  ["too few hours of road", { drivingDistance: "30 minutes" }, "minutes from Sunnyside"],
  ["more wineries than its days hold", { wineriesPerDay: 1 }, "have room for 3"],
  ["a slug that no winery has", { wineries: ["nowhere"] }, '"nowhere" is no winery\'s slug'],
  ["a winery twice", { wineries: ["co-dinn-cellars", "co-dinn-cellars"] }, "each winery once"],
  ["a winery without known hours", { wineries: ["hedges-family-estate"] }, "are unknown"],
])("%s is told", async ([, change, advice], { db, told }) => {
  const trip = (await listReadyTrips(db)).find(({ slug }) => slug === "the-lower-yakima-valley");
  await db
    .update(readyTripStays)
    .set(change)
    .where(eq(readyTripStays.readyTripId, trip?.id ?? 0));
  expect(await told()).toContain(advice);
});

test.for<readonly [string, Partial<typeof readyTrips.$inferInsert>, string]>([
  ["no words", { words: " " }, "say what the days are like"],
  ["an article that is none", { articles: ["nowhere"] }, '"nowhere" is no article\'s slug'],
  ["no title", { title: " " }, "write a title"],
])("%s: told", async ([, change, advice], { db, told }) => {
  await db.update(readyTrips).set(change).where(eq(readyTrips.slug, "sodo-on-foot"));
  expect(await told()).toContain(advice);
});

test("a winery that left the guide is told in the trip that leads to it", async ({ db, told }) => {
  await db
    .update(wineries)
    .set({ leftKind: "closed", leftReason: "It closed." })
    .where(eq(wineries.slug, "bonair-winery"));
  const text = await told();
  expect(text).toContain("Bonair Winery left the guide");
});

test("a weekday whose hours nobody knows is told", async ({ db, told }) => {
  const openingHours = { ...everyDay(() => [{ opens: 720, closes: 1080 }]), saturday: null };
  await db.update(wineries).set({ openingHours }).where(eq(wineries.slug, "kerloo-cellars"));
  expect(await told()).toContain("nobody knows the hours of Kerloo Cellars on a Saturday");
});
