import { addDays } from "date-fns";
import { describe, expect } from "vitest";
import { mailLimits, siteShares } from "#server/limits/mail-limits.ts";
import { takeFromLimit } from "#server/limits/rate-limit-queries.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { MailError } from "#server/platform/mailer.ts";
import { TestBrowser } from "#server/testing/browser.ts";
import { CREDENTIALS, currentUser, signUp, test, tryPassword } from "#server/testing/site.ts";
import type { RecordingMailer } from "#server/testing/testing.ts";
import { pruneSignIn } from "./sign-in-account-queries.ts";

const { email, password } = CREDENTIALS;
const ANOTHER = "rows of riesling at dusk";

/** The token of the newest mail to the address; mails of the sign-in come after its answers. */
async function mailedToken(mailer: RecordingMailer, subject: RegExp, earlier = 0): Promise<string> {
  const mails = () => mailer.sent.filter((mail) => subject.test(mail.subject));
  await expect.poll(() => mails().length).toBe(earlier + 1);
  return /\/(?:confirm|password)\/([\w-]{43})/.exec(mails().at(-1)?.text ?? "")?.[1] ?? "";
}

const post = async (site: string, path: string, body?: unknown) => {
  const answer = await new TestBrowser().call(`${site}${path}`, "POST", body);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test("a new account's address is confirmed by the mailed link, on any device, once its button is pressed", async ({
  serve,
  mailer,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  expect(await currentUser(browser, site)).toMatchObject({ email, emailVerified: false });
  const token = await mailedToken(mailer, /confirm your address/);
  expect(mailer.sent).toHaveLength(1);
  const path = `${site}/api/account/confirmations/${token}`;
  const opened = await new TestBrowser().call(path, "GET");
  expect(await opened.json()).toEqual({ state: "pending" });
  expect(await currentUser(browser, site)).toMatchObject({ emailVerified: false });
  expect(await post(site, `/api/account/confirmations/${token}`)).toEqual({
    status: 200,
    body: { state: "confirmed" },
  });
  expect(await currentUser(browser, site)).toMatchObject({ emailVerified: true });
  // The provider's claim says so too, at the next sign-in.
  const again = await tryPassword(site, password);
  expect(await currentUser(again.browser, site)).toMatchObject({ emailVerified: true });
});

test("somebody else's unconfirmed account does not keep the owner of an address from one", async ({
  serve,
  mailer,
  db,
}) => {
  const site = await serve();
  const squatter = new TestBrowser();
  await signUp(squatter, site, { password: "the squatter's own words" });
  await mailedToken(mailer, /confirm your address/);
  const owner = new TestBrowser();
  await signUp(owner, site);
  expect((await currentUser(owner, site))?.id).not.toBe((await currentUser(squatter, site))?.id);
  const token = await mailedToken(mailer, /confirm your address/, 1);
  await post(site, `/api/account/confirmations/${token}`);
  expect(await currentUser(owner, site)).toMatchObject({ emailVerified: true });
  expect(await currentUser(squatter, site)).toBeNull();
  expect((await tryPassword(site, "the squatter's own words")).status).toBe(401);
  expect((await tryPassword(site, password)).status).toBe(200);
  expect(await db.select().from(schema.signInAccounts)).toHaveLength(1);
});

test("an unconfirmed account outlives signing out, for 120 days after the last sign-in", async ({
  serve,
  db,
  clock,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  const accounts = () => db.$count(schema.signInAccounts);
  const signedUp = clock.now;
  clock.now = addDays(signedUp, 89);
  expect((await tryPassword(site, password)).status).toBe(200);
  await db.delete(schema.sessions);
  await pruneSignIn(db, addDays(signedUp, 200));
  expect([await accounts(), await db.$count(schema.users)]).toEqual([1, 1]);
  await pruneSignIn(db, addDays(signedUp, 210));
  expect([await accounts(), await db.$count(schema.users)]).toEqual([0, 0]);
});

test("somebody else's later account does not keep the owner of an unconfirmed one out", async ({
  serve,
  mailer,
  clock,
}) => {
  const site = await serve();
  const owner = new TestBrowser();
  await signUp(owner, site);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const { id } = (await currentUser(owner, site)) ?? {};
  const stranger = new TestBrowser();
  for (const words of ["the second's", "a third's", "a fourth's"]) {
    await signUp(new TestBrowser(), site, { password: `${words} own words` });
  }
  await signUp(stranger, site, { password: "the stranger's own words" });
  const again = await tryPassword(site, password);
  expect((await currentUser(again.browser, site))?.id).toBe(id);
  expect((await tryPassword(site, ANOTHER)).status).toBe(401);

  // An unconfirmed address gets few mails a day.
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await post(site, "/api/password/resets", { email });
  await mailedToken(mailer, /new password/);
  const { text } = mailer.sent.at(-1) ?? { text: "" };
  expect(text).toContain("More than one account was made with this address");
  const own = [...text.matchAll(/\/password\/([\w-]{43})/g)].at(-1)?.[1];
  await post(site, `/api/password/resets/${own}`, { password: ANOTHER });
  const back = await tryPassword(site, ANOTHER);
  expect((await currentUser(back.browser, site))?.id).toBe(id);
  expect(await currentUser(stranger, site)).toBeNull();
});

test("signing up with an address that has an account is answered alike, and its owner is told", async ({
  serve,
  mailer,
}) => {
  const site = await serve();
  const owner = new TestBrowser();
  await signUp(owner, site);
  const token = await mailedToken(mailer, /confirm your address/);
  await post(site, `/api/account/confirmations/${token}`);
  const stranger = new TestBrowser();
  const { url } = await signUp(stranger, site, { password: ANOTHER });
  expect(url).toBe(`${site}/planner`);
  expect(await currentUser(stranger, site)).toMatchObject({ email, emailVerified: false });
  expect((await currentUser(stranger, site))?.id).not.toBe((await currentUser(owner, site))?.id);
  await expect.poll(() => mailer.sent.length).toBe(2);
  expect(mailer.sent[1]?.subject).toMatch(/You already have an account/);
  expect(mailer.sent[1]?.text).not.toMatch(/\/account\/confirm\//);
  // As with an address that nobody has: each account opens by its own password.
  const again = await tryPassword(site, ANOTHER);
  expect(await currentUser(again.browser, site)).toEqual(await currentUser(stranger, site));
  expect((await tryPassword(site, password)).status).toBe(200);
  // The owner's alone gets a new one by mail.
  await post(site, "/api/password/resets", { email });
  await mailedToken(mailer, /Choose a new password/);
  expect(mailer.sent.at(-1)?.text).not.toContain("More than one account");
});

test("a forgotten password is replaced by mail, which signs every device out and confirms the address", async ({
  serve,
  mailer,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  // A mail program offers the header as a button, which would end all such mail.
  expect(mailer.sent[0]?.headers).toBeUndefined();
  const asked = await post(site, "/api/password/resets", { email: "ADA@example.org" });
  expect(asked).toEqual({ status: 202, body: { status: "on-its-way" } });
  const token = await mailedToken(mailer, /new password/);
  const path = `/api/password/resets/${token}`;
  const opened = await new TestBrowser().call(site + path, "GET");
  expect(await opened.json()).toEqual({ state: "open" });
  expect((await post(site, path, { password: "password123" })).status).toBe(400);
  expect((await post(site, path, { password: ANOTHER })).body).toEqual({ state: "changed" });
  expect(await (await new TestBrowser().call(site + path, "GET")).json()).toEqual({
    state: "expired",
  });
  expect((await post(site, path, { password: "yet another one here" })).body).toEqual({
    state: "expired",
  });
  expect((await tryPassword(site, password)).status).toBe(401);
  const back = await tryPassword(site, ANOTHER);
  expect(await currentUser(back.browser, site)).toMatchObject({ emailVerified: true });
});

test("the owner of an address takes an account over that somebody else made with it", async ({
  serve,
  mailer,
  db,
}) => {
  const site = await serve();
  await signUp(new TestBrowser(), site, { password: "the squatter's own words" });
  await mailedToken(mailer, /confirm your address/);
  await post(site, "/api/password/resets", { email });
  const token = await mailedToken(mailer, /new password/);
  await post(site, `/api/password/resets/${token}`, { password: ANOTHER });
  expect((await tryPassword(site, "the squatter's own words")).status).toBe(401);
  expect((await tryPassword(site, ANOTHER)).status).toBe(200);
  expect(await db.select().from(schema.signInLinks)).not.toContainEqual(
    expect.objectContaining({ usedAt: null }),
  );
});

test("asking for a new password is answered alike for an unknown address, which gets no mail", async ({
  serve,
  mailer,
}) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  await mailedToken(mailer, /confirm your address/);
  const unknown = await post(site, "/api/password/resets", { email: "nobody@example.org" });
  const known = await post(site, "/api/password/resets", { email });
  expect(unknown).toEqual(known);
  await mailedToken(mailer, /new password/);
  expect(mailer.sent.map(({ to }) => to)).toEqual([email, email]);
});

describe("the owner of a confirmed account", () => {
  /** Signs up and confirms the address. */
  async function member(site: string, mailer: RecordingMailer): Promise<TestBrowser> {
    const browser = new TestBrowser();
    await signUp(browser, site);
    const token = await mailedToken(mailer, /confirm your address/);
    await post(site, `/api/account/confirmations/${token}`);
    return browser;
  }
  const change = (browser: TestBrowser, site: string, from: string, to: string) =>
    browser.call(`${site}/api/account/password`, "POST", { currentPassword: from, password: to });
  const notices = ({ sent }: RecordingMailer) =>
    sent.filter(({ subject }) => subject.startsWith("Your password was changed"));

  test("is told that the password was changed, and what to do if it was somebody else", async ({
    serve,
    mailer,
    clock,
  }) => {
    const site = await serve();
    const browser = await member(site, mailer);
    expect((await change(browser, site, password, ANOTHER)).status).toBe(204);
    await expect.poll(() => notices(mailer)).toHaveLength(1);
    const [notice] = notices(mailer);
    expect(notice?.to).toBe(email);
    expect(notice?.text).toContain("November 21, 2026 at 10:00");
    expect(notice?.text).toContain(`${site}/password`);
    clock.now = new Date(clock.now.getTime() + 1000);
    await post(site, "/api/password/resets", { email });
    const token = await mailedToken(mailer, /Choose a new password/);
    await post(site, `/api/password/resets/${token}`, { password });
    await expect.poll(() => notices(mailer)).toHaveLength(2);
  });

  test("is told so although whoever changed it has used up what one client may ask for", async ({
    serve,
    mailer,
    db,
    deps,
    clock,
  }) => {
    const site = await serve();
    const browser = await member(site, mailer);
    const parties = { email, ip: "127.0.0.1", kind: "account" } as const;
    for (const limit of mailLimits(
      { secret: deps.secret, mailsPerHour: 500, known: true },
      parties,
    )) {
      if (limit.status === 503) continue;
      while ((await takeFromLimit(db, limit, clock.now)).granted);
    }
    expect((await change(browser, site, password, ANOTHER)).status).toBe(204);
    await expect.poll(() => notices(mailer)).toHaveLength(1);
  });

  test("has the new password although the mail server is away", async ({ serve, mailer }) => {
    const site = await serve();
    const browser = await member(site, mailer);
    mailer.failure = new MailError("away", true);
    expect((await change(browser, site, password, ANOTHER)).status).toBe(204);
    expect((await tryPassword(site, ANOTHER)).status).toBe(200);
  });
});

test("an address that nobody has confirmed is not told of a changed password", async ({
  serve,
  mailer,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  await mailedToken(mailer, /confirm your address/);
  const body = { currentPassword: password, password: ANOTHER };
  expect((await browser.call(`${site}/api/account/password`, "POST", body)).status).toBe(204);
  await post(site, "/api/password/resets", { email });
  await mailedToken(mailer, /Choose a new password/);
  expect(mailer.sent).toHaveLength(2);
});

describe("while the site has sent what it sends in an hour", () => {
  const FEW = { MAILS_PER_HOUR: "40" };

  /** Uses up what there is for mail about accounts of known addresses, or of strangers. */
  async function fill({ db, clock }: { db: Db; clock: { now: Date } }, known: boolean) {
    const [share] = siteShares({ mailsPerHour: 40, known }, "account");
    while ((await takeFromLimit(db, share, clock.now)).granted);
    clock.now = new Date(clock.now.getTime() + 20 * 60_000);
  }

  test("whoever asks for a new password is told when to ask again, with an account or without", async ({
    serve,
    mailer,
    db,
    clock,
  }) => {
    const site = await serve(FEW);
    await signUp(new TestBrowser(), site);
    const token = await mailedToken(mailer, /confirm your address/);
    await post(site, `/api/account/confirmations/${token}`);
    await fill({ db, clock }, true);
    const owner = await post(site, "/api/password/resets", { email });
    expect(owner).toMatchObject({ status: 503, body: { retryAfter: 2400 } });
    expect(owner.body.detail).toContain("Try again in 40 minutes.");
    expect(await post(site, "/api/password/resets", { email: "nobody@example.org" })).toEqual(
      owner,
    );
    expect(mailer.sent).toHaveLength(1);
  });

  test("strangers' part of it keeps no owner of a confirmed address from a new password", async ({
    serve,
    mailer,
    db,
    clock,
  }) => {
    const site = await serve(FEW);
    await signUp(new TestBrowser(), site);
    const token = await mailedToken(mailer, /confirm your address/);
    await post(site, `/api/account/confirmations/${token}`);
    const browser = new TestBrowser();
    await signUp(browser, site, { email: "new@example.org" });
    await mailedToken(mailer, /confirm your address/, 1);
    await fill({ db, clock }, false);
    const owner = await post(site, "/api/password/resets", { email });
    expect(owner).toEqual({
      status: 202,
      body: { status: "on-its-way", unconfirmedRetryAfter: 2400 },
    });
    await mailedToken(mailer, /new password/);
    expect(await post(site, "/api/password/resets", { email: "new@example.org" })).toEqual(owner);
    const asked = await browser.call(`${site}/api/account/confirmation`, "POST");
    expect([asked.status, asked.headers.get("retry-after")]).toEqual([503, "2400"]);
    expect(mailer.sent).toHaveLength(3);
  });
});

test("a mail server that is away changes nothing about the answers", async ({ serve, mailer }) => {
  const site = await serve();
  mailer.send = () => Promise.reject(new Error("away"));
  const browser = new TestBrowser();
  await signUp(browser, site);
  expect(await currentUser(browser, site)).not.toBeNull();
  expect((await post(site, "/api/password/resets", { email })).status).toBe(202);
});

test("links run out and are forgotten; one for another purpose is none", async ({
  serve,
  mailer,
  clock,
}) => {
  const site = await serve();
  await signUp(new TestBrowser(), site);
  const confirm = await mailedToken(mailer, /confirm your address/);
  await post(site, "/api/password/resets", { email });
  const reset = await mailedToken(mailer, /new password/);
  const body = { password: ANOTHER };
  expect((await post(site, `/api/password/resets/${confirm}`, body)).body.state).toBe("unknown");
  expect((await post(site, `/api/account/confirmations/${reset}`)).body.state).toBe("unknown");
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  expect((await post(site, `/api/password/resets/${reset}`, body)).body.state).toBe("expired");
  clock.now = new Date(clock.now.getTime() + 7 * 86_400_000);
  expect((await post(site, `/api/account/confirmations/${confirm}`)).body.state).toBe("expired");
});
