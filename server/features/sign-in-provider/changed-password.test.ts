import { expect } from "vitest";
import { TestBrowser } from "#server/testing/browser.ts";
import {
  CREDENTIALS,
  currentUser,
  openSignInPage,
  signUp,
  test,
  tryPassword,
} from "#server/testing/site.ts";

const { email, password } = CREDENTIALS;
const ANOTHER = "rows of riesling at dusk";

test("changing the password asks for the present one and is refused as text beside its field", async ({
  serve,
}) => {
  const site = await serve();
  const browser = new TestBrowser();
  await signUp(browser, site);
  const change = (currentPassword: string, next: string) =>
    browser.call(`${site}/api/account/password`, "POST", { currentPassword, password: next });
  const wrong = await change("not this one", ANOTHER);
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({
    errors: [{ field: "body.currentPassword", message: "That is not your password" }],
  });
  expect((await change(password, "qwertyuiop")).status).toBe(400);
  expect((await change(password, ANOTHER)).status).toBe(204);
  expect(await currentUser(browser, site)).not.toBeNull();
  expect((await tryPassword(site, password)).status).toBe(401);
  expect((await tryPassword(site, ANOTHER)).status).toBe(200);
});

test.for([
  { call: "/api/account/password", body: { currentPassword: password, password: ANOTHER } },
  { call: "/api/account/sign-out-everywhere", body: undefined },
])(
  "after $call nobody comes in by what began with the former password",
  async (step, { serve }) => {
    const site = await serve();
    const owner = new TestBrowser();
    await signUp(owner, site);
    // Somebody else who knew it: one browser is halfway, another was signed in at the provider.
    const halfway = new TestBrowser();
    const page = await openSignInPage(halfway, site);
    const answer = await halfway.call(`${page}/password`, "POST", { email, password });
    const { goTo } = (await answer.json()) as { goTo: string };
    const { browser } = await tryPassword(site, password);
    const again = new TestBrowser();
    again.cookies.push(...browser.cookies.filter(({ name }) => name.startsWith("sign-in")));
    expect((await owner.call(`${site}${step.call}`, "POST", step.body)).ok).toBe(true);

    await halfway.visit(goTo, /\/planner$/);
    expect(await currentUser(halfway, site)).toBeNull();
    const begun = await again.visit(`${site}/api/login?returnTo=/planner`, /\/oidc\/auth\?/);
    // Without the site's wish that the provider asks for the password in any case.
    await again.visit(begun.url.replace("prompt=login", ""), /\/planner$/);
    expect(await currentUser(again, site)).toBeNull();
  },
);

test("common passwords are refused at sign-up by name of the field", async ({ serve }) => {
  const site = await serve();
  const browser = new TestBrowser();
  const page = await openSignInPage(browser, site);
  for (const common of ["Password123!", "1234567890", "ada@example.org", "winecountry2026"]) {
    const answer = await browser.call(`${page}/account`, "POST", { email, password: common });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ field: "body.password", message: expect.stringContaining("easy to guess") }],
    });
  }
});
