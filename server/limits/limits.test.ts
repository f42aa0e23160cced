import { describe, expect } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { test } from "#server/testing/testing.ts";
import { AllowanceUsedUp, signUpLimits, takeAllowance } from "./allowance.ts";
import { type MailParties, mailLimits, mailsLeft } from "./mail-limits.ts";
import { pruneLimits, refundUses, takeFromLimit } from "./rate-limit-queries.ts";

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
      limit,
      granted: true,
      resetsAt: later(120_000),
    });
  });

  test("takes back what was granted in the same window, and nothing in a later one", async ({
    db,
  }) => {
    const first = await takeFromLimit(db, limit, noon);
    await refundUses(db, [first]);
    expect((await rows(db))[0]?.count).toBe(0);
    await takeFromLimit(db, limit, later(60_000));
    await refundUses(db, [first]);
    expect((await rows(db))[0]?.count).toBe(1);
  });

  test("leaves no row behind once its window has ended", async ({ db }) => {
    await takeFromLimit(db, limit, noon);
    await takeFromLimit(db, { ...limit, key: "next" }, later(30_000));
    await pruneLimits(db, later(60_000));
    expect((await rows(db)).map(({ key }) => key)).toEqual(["next"]);
  });
});

describe("an allowance of several limits", () => {
  const named = (key: string, max: number) => ({ ...limit, key, max, refusal: "Enough." });

  test("is taken as a whole or not at all", async ({ db }) => {
    const limits = [named("wide", 5), named("narrow", 2)];
    for (let time = 0; time < 2; time++) await takeAllowance(db, limits, noon);
    const refusal = takeAllowance(db, limits, later(15_500));
    await expect(refusal).rejects.toMatchObject({ full: limits[1], waitSeconds: 45 });
    const counts = (await rows(db)).map(({ key, count }) => [key, count]);
    expect(Object.fromEntries(counts)).toEqual({ wide: 2, narrow: 2 });
  });

  test("is given back as a whole", async ({ db }) => {
    const uses = await takeAllowance(db, [named("wide", 5), named("narrow", 2)], noon);
    await refundUses(db, uses);
    expect((await rows(db)).map(({ count }) => count)).toEqual([0, 0]);
  });
});

describe("mails that visitors ask for", () => {
  const context = { secret: "a secret for tests only", mailsPerHour: 500, known: true };
  const plan = (email: string, ip: string): MailParties => ({ email, ip, kind: "plan" });

  /** How many of so many mails are granted at this time, and the first refusal. */
  async function ask(
    { db, clock }: { db: Db; clock: { now: Date } },
    count: number,
    partiesOf: (index: number) => MailParties,
    changes: Partial<typeof context> = {},
  ) {
    let granted = 0;
    let refusal: AllowanceUsedUp | undefined;
    for (let index = 0; index < count; index++) {
      try {
        const limits = mailLimits({ ...context, ...changes }, partiesOf(index));
        await takeAllowance(db, limits, clock.now);
        granted += 1;
      } catch (error) {
        if (!(error instanceof AllowanceUsedUp)) throw error;
        refusal ??= error;
      }
    }
    return { granted, refusal };
  }

  const said = (refusal: AllowanceUsedUp | undefined) => {
    if (!refusal) throw new Error("nothing was refused");
    return refusal;
  };

  test("at most 10 an hour and 20 a day reach one mailbox, from wherever they are asked for", async ({
    db,
    clock,
  }) => {
    const visitors = { db, clock };
    const anywhere = (index: number) =>
      plan(
        ["v@example.org", "V@Example.org", "v+wine@example.org"][index % 3] ?? "",
        `10.${index}.0.1`,
      );
    expect((await ask(visitors, 11, anywhere)).granted).toBe(10);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect((await ask(visitors, 11, anywhere)).granted).toBe(10);
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    const { granted, refusal } = await ask(visitors, 1, anywhere);
    expect(granted).toBe(0);
    expect(said(refusal)).toMatchObject({ status: 429, extras: { retryAfter: 22 * 3_600 } });
    expect(said(refusal).message).toContain("Try again in 22 hours.");
  });

  test("one Gmail mailbox is one under all its spellings", async ({ db, clock }) => {
    const visitors = { db, clock };
    const spellings = (index: number) => {
      const dotted = [..."zinfandel"].map((letter, place) =>
        (index >> place) % 2 ? `${letter}.` : letter,
      );
      const domain = index % 3 ? "gmail.com" : "googlemail.com";
      return plan(`${dotted.join("").replace(/\.$/, "")}@${domain}`, `10.${index}.0.1`);
    };
    expect((await ask(visitors, 81, spellings)).granted).toBe(10);
  });

  test("a stranger's address gets 3 plans a day, and 3 of the newsletter's mails beside", async ({
    db,
    clock,
  }) => {
    const visitors = { db, clock };
    const stranger = (kind: MailParties["kind"]) => (index: number) => ({
      ...plan("stranger@example.org", `10.${index}.0.1`),
      kind,
    });
    const plans = await ask(visitors, 5, stranger("plan"), { known: false });
    expect(plans.granted).toBe(3);
    expect(said(plans.refusal).extras.retryAfter).toBe(24 * 3_600);
    const letters = await ask(visitors, 5, stranger("newsletter"), { known: false });
    expect(letters.granted).toBe(3);
    expect((await ask(visitors, 5, stranger("plan"))).granted).toBe(4);
  });

  test("at most 20 an hour come from one client and 60 from its network", async ({ db, clock }) => {
    const visitors = { db, clock };
    const from = (host: number) => (index: number) =>
      plan(`v${host}-${index}@example.org`, `192.0.2.${host}`);
    for (const host of [1, 2, 3]) expect((await ask(visitors, 21, from(host))).granted).toBe(20);
    const { granted, refusal } = await ask(visitors, 1, from(4));
    expect(granted).toBe(0);
    expect(said(refusal).message).toContain("from your network");
    const elsewhere = (index: number) => ({ ...from(5)(index), ip: "198.51.100.1" });
    expect((await ask(visitors, 1, elsewhere)).granted).toBe(1);
  });

  test("the whole site sends no more in an hour than its operator says, which is no visitor's fault", async ({
    db,
    clock,
  }) => {
    const visitors = { db, clock };
    const anybody = (index: number) => plan(`v${index}@example.org`, `10.${index}.0.1`);
    const { granted, refusal } = await ask(visitors, 9, anybody, { mailsPerHour: 7 });
    expect(granted).toBe(5);
    expect(said(refusal)).toMatchObject({ status: 503, extras: { retryAfter: 3_600 } });
    expect(said(refusal).message).toBe(
      "The guide has reached its email limit for this hour. Try again in 60 minutes.",
    );
    const account = (index: number) => ({ ...anybody(index), kind: "account" as const });
    expect((await ask(visitors, 9, account, { mailsPerHour: 7 })).granted).toBe(2);
    const config = readConfig({ MAILS_PER_HOUR: "9" });
    expect(await mailsLeft({ config, db, now: () => clock.now })).toBe(2);
  });

  describe("when strangers take what they get", () => {
    const STRANGER = { known: false };
    /** Twenty each from 26 addresses in networks of their own: what stopped everybody for an hour. */
    const fromMany =
      (kind: MailParties["kind"]) =>
      (index: number): MailParties => ({
        email: `${kind}${index}@example.org`,
        ip: `${10 + (index % 26)}.7.0.1`,
        kind,
      });
    const elsewhere = (kind: MailParties["kind"], email: string) => (index: number) => ({
      email: `${index}${email}`,
      ip: `192.${index}.2.1`,
      kind,
    });

    test("520 sign-ups from 26 addresses leave everybody's plans and passwords alone", async ({
      db,
      clock,
    }) => {
      const visitors = { db, clock };
      const flood = await ask(visitors, 520, fromMany("newsletter"), STRANGER);
      expect(flood.granted).toBe(75);
      expect(said(flood.refusal).status).toBe(503);
      const count = async (kind: MailParties["kind"], known: boolean) =>
        (await ask(visitors, 30, elsewhere(kind, `${known}@example.org`), { known })).granted;
      expect(await count("account", true)).toBe(30);
      expect(await count("plan", true)).toBe(30);
      expect(await count("plan", false)).toBe(30);
      expect(await count("account", false)).toBe(30);
    });

    test("whatever they ask for, known addresses keep 15 of 100 mails and their accounts 15 more", async ({
      db,
      clock,
    }) => {
      const visitors = { db, clock };
      const hundred = { mailsPerHour: 100 };
      const granted: number[] = [];
      for (const kind of ["plan", "newsletter", "account"] as const) {
        const flood = await ask(visitors, 50, fromMany(kind), { ...STRANGER, ...hundred });
        granted.push(flood.granted);
      }
      expect(granted).toEqual([40, 15, 15]);
      const known = elsewhere("plan", "@known.org");
      expect((await ask(visitors, 20, known, hundred)).granted).toBe(15);
      const account = elsewhere("account", "@known.org");
      expect((await ask(visitors, 20, account, hundred)).granted).toBe(15);
    });

    test.for([
      ["an IPv6 /32", (index: number) => `2001:db8:${(index % 26) + 1}::1`],
      ["an IPv4 /16", (index: number) => `198.51.${index % 26}.1`],
    ] as const)("%s gets half of a share", async ([, ip], { db, clock }) => {
      const visitors = { db, clock };
      const provider = (index: number) => ({ ...fromMany("newsletter")(index), ip: ip(index) });
      const { granted, refusal } = await ask(visitors, 45, provider, STRANGER);
      expect(granted).toBe(38);
      expect(said(refusal).status).toBe(429);
      expect((await ask(visitors, 5, elsewhere("newsletter", "@a.org"), STRANGER)).granted).toBe(5);
    });

    test("a stranger's plans to somebody's address leave room for a new password", async ({
      db,
      clock,
    }) => {
      const visitors = { db, clock };
      const victim = (kind: MailParties["kind"]) => (index: number) => ({
        ...fromMany(kind)(index),
        email: "ada@example.org",
      });
      expect((await ask(visitors, 25, victim("plan"))).granted).toBe(10);
      expect((await ask(visitors, 1, victim("account"))).granted).toBe(1);
    });
  });

  test.for([
    [true, 4],
    [false, 1],
  ] as const)(
    "of the mails about an account, one network gets 4 a day: known %j, others get %i",
    async ([known, left], { db, clock }) => {
      const account = (ip: string): MailParties => ({
        email: "v@example.org",
        ip,
        kind: "account",
      });
      const visitors = { db, clock };
      const flood = await ask(visitors, 30, (index) => account(`198.51.100.${index}`), { known });
      expect(flood.granted).toBe(4);
      expect(said(flood.refusal).message).toContain("We have sent this address all the email");
      const elsewhere = await ask(visitors, 4, () => account("203.0.113.10"), { known });
      expect(elsewhere.granted).toBe(left);
    },
  );

  test("a refused request uses up nothing else", async ({ db, clock }) => {
    const visitors = { db, clock };
    const one = (index: number) => plan("v@example.org", `10.${index}.0.1`);
    await ask(visitors, 10, one);
    const before = await rows(visitors.db);
    await ask(visitors, 3, one);
    expect(await rows(visitors.db)).toEqual(before);
  });
});

describe("sign-ups", () => {
  const takeSignUp = ({ db, secret, now }: AppDeps, ip: string) =>
    takeAllowance(db, signUpLimits(secret, ip), now());

  /** How many of so many sign-ups from these addresses are granted. */
  async function signUps(deps: AppDeps, ips: readonly string[]) {
    const tries: boolean[] = [];
    for (const ip of ips) {
      const granted = await takeSignUp(deps, ip).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ status: 429, extras: { retryAfter: 86_400 } });
          return false;
        },
      );
      tries.push(granted);
    }
    return tries.filter(Boolean).length;
  }
  const many = (count: number, ip: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ip(index));

  test.for([
    ["one IPv4 address", 20, () => "192.0.2.7"],
    ["its /24", 60, (index: number) => `192.0.2.${index}`],
    ["an IPv6 /64", 20, (index: number) => `2001:db8:1:2::${index}`],
    ["its /48", 60, (index: number) => `2001:db8:1:${index}::1`],
    ["its /32", 300, (index: number) => `2001:db8:${index}::1`],
  ] as const)("from %s: %i a day", async ([, most, ip], { deps, clock }) => {
    expect(await signUps(deps, many(most + 5, ip))).toBe(most);
    clock.now = new Date(clock.now.getTime() + 24 * 3_600_000);
    expect(await signUps(deps, [ip(0)])).toBe(1);
  });

  test("newsletter and accounts count together", async ({ db, deps, clock }) => {
    const letter = { email: "v@example.org", ip: "192.0.2.7", kind: "newsletter" } as const;
    const limits = mailLimits({ secret: deps.secret, mailsPerHour: 500, known: false }, letter);
    await takeAllowance(db, limits, clock.now);
    expect(
      await signUps(
        deps,
        many(25, () => letter.ip),
      ),
    ).toBe(19);
  });
});
