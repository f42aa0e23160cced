import { describe, expect } from "vitest";
import { HttpProblem } from "#server/http/problem.ts";
import { type Db, schema } from "#server/platform/db.ts";
import { test } from "#server/testing/testing.ts";
import { takeMailAllowance } from "./mail-allowance-queries.ts";
import { pruneLimits, refundToLimit, takeFromLimit } from "./rate-limit-queries.ts";

const limit = { key: "test", max: 5, windowMs: 60_000 };
const noon = new Date("2026-11-21T12:00:00.000Z");
const later = (ms: number) => new Date(noon.getTime() + ms);

const rows = (db: Db) => db.select().from(schema.rateLimits);

describe("a limit", () => {
  test("grants so many of any number of requests at once, and tells the rest when it ends", async ({
    db,
  }) => {
    const taken = await Promise.all(
      Array.from({ length: 12 }, () => takeFromLimit(db, limit, noon)),
    );
    expect(taken.filter(({ granted }) => granted)).toHaveLength(5);
    for (const { resetsAt } of taken) expect(resetsAt).toEqual(later(60_000));
    expect(await rows(db)).toEqual([{ key: "test", count: 5, resetsAt: later(60_000) }]);
  });

  test("opens anew at the end of its window, not a moment earlier", async ({ db }) => {
    for (let count = 0; count < 5; count++) await takeFromLimit(db, limit, noon);
    expect((await takeFromLimit(db, limit, later(59_999))).granted).toBe(false);
    expect(await takeFromLimit(db, limit, later(60_000))).toEqual({
      granted: true,
      resetsAt: later(120_000),
    });
  });

  test("takes back what was granted in the same window, and nothing in a later one", async ({
    db,
  }) => {
    const first = await takeFromLimit(db, limit, noon);
    await refundToLimit(db, limit, first);
    expect((await rows(db))[0]?.count).toBe(0);
    await takeFromLimit(db, limit, later(60_000));
    await refundToLimit(db, limit, first);
    expect((await rows(db))[0]?.count).toBe(1);
  });

  test("leaves no row behind once its window has ended", async ({ db }) => {
    await takeFromLimit(db, limit, noon);
    await takeFromLimit(db, { ...limit, key: "next" }, later(30_000));
    await pruneLimits(db, later(60_000));
    expect((await rows(db)).map(({ key }) => key)).toEqual(["next"]);
  });
});

describe("mails that visitors ask for", () => {
  /** How many of so many requests are granted, and the first refusal. */
  async function ask(
    deps: Parameters<typeof takeMailAllowance>[0],
    count: number,
    parties: (index: number) => { email: string; ip: string },
  ) {
    let granted = 0;
    let refusal: HttpProblem | undefined;
    for (let index = 0; index < count; index++) {
      try {
        await takeMailAllowance(deps, parties(index));
        granted += 1;
      } catch (error) {
        if (error instanceof HttpProblem) refusal ??= error;
      }
    }
    return { granted, refusal };
  }

  test("at most 10 an hour and 20 a day reach one mailbox, from wherever they are asked for", async ({
    deps,
    clock,
  }) => {
    const anywhere = (index: number) => ({
      email: ["v@example.org", "V@Example.org", "v+wine@example.org"][index % 3] ?? "",
      ip: `10.${index}.0.1`,
    });
    expect((await ask(deps, 11, anywhere)).granted).toBe(10);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect((await ask(deps, 11, anywhere)).granted).toBe(10);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    const { granted, refusal } = await ask(deps, 1, anywhere);
    expect(granted).toBe(0);
    expect(refusal?.status).toBe(429);
    expect(refusal?.extras.retryAfter).toBe(22 * 3_600);
    expect(refusal?.message).toContain("Try again in 22 hours.");
  });

  test("at most 20 an hour come from one client and 60 from its network", async ({ deps }) => {
    const from = (host: number) => (index: number) => ({
      email: `v${host}-${index}@example.org`,
      ip: `192.0.2.${host}`,
    });
    for (const host of [1, 2, 3]) expect((await ask(deps, 21, from(host))).granted).toBe(20);
    const { granted, refusal } = await ask(deps, 1, from(4));
    expect(granted).toBe(0);
    expect(refusal?.message).toContain("from your network");
    const elsewhere = (index: number) => ({ ...from(5)(index), ip: "198.51.100.1" });
    expect((await ask(deps, 1, elsewhere)).granted).toBe(1);
  });

  test("a refused request uses up nothing else", async ({ deps, db }) => {
    const one = (index: number) => ({ email: "v@example.org", ip: `10.${index}.0.1` });
    await ask(deps, 10, one);
    const before = (await rows(db)).reduce((sum, { count }) => sum + count, 0);
    await ask(deps, 3, one);
    expect((await rows(db)).reduce((sum, { count }) => sum + count, 0)).toBe(before);
  });
});
