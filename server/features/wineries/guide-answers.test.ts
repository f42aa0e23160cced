import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { keepGuide } from "./guide-answers.ts";

const { factSources, posts, readyTrips, wineries } = schema;

test("the guide is read again once any row of content has changed, and not before", async ({
  deps,
}) => {
  const { db } = deps;
  let now = new Date("2026-11-21T18:00:00Z");
  const guide = keepGuide({ ...deps, now: () => now });
  const halfAMinuteLater = () => {
    now = new Date(now.getTime() + 30_000);
    return guide();
  };
  let before = await guide();
  expect(await halfAMinuteLater()).toBe(before);
  const changes = [
    () => db.update(wineries).set({ phone: "+15095550100" }).where(eq(wineries.slug, "abeja")),
    () => db.update(posts).set({ title: "Another title" }),
    () => db.update(readyTrips).set({ title: "Another title" }),
    () => db.delete(factSources),
  ];
  for (const change of changes) {
    await change();
    expect(await guide()).toBe(before);
    const after = await halfAMinuteLater();
    expect(after).not.toBe(before);
    before = after;
  }
});
