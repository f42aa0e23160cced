/** With an account: signing in, favorites, the trip list, saved trips, one's own data. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoAxeViolation } from "./axe.ts";
import { expect, test } from "./one-window.ts";

const PASSWORD = "correct horse battery";

const anAddress = () => `visitor-${randomUUID()}@example.org`;
// What a toast says is also announced, in a place of its own.
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const header = (page: Page) => page.getByRole("banner");

/** On the site's own sign-in page: makes an account and goes back to where the visitor was. */
async function createAccount(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Create one" }).click();
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByLabel("Name (optional)").fill("Ada Vine");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
}

async function signUpFromHeader(page: Page, email: string): Promise<void> {
  await header(page).getByRole("link", { name: "Sign In" }).click();
  await createAccount(page, email);
  await expect(header(page).getByRole("button", { name: "Account: Ada" })).toBeVisible();
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel("Trip name").fill("Harvest weekend");
  await page.getByLabel("Starting location").pressSequentially("Walla");
  await page
    .getByRole("listbox", { name: "Washington cities" })
    .getByRole("option", { name: /^Walla Walla / })
    .first()
    .click();
  const answers = ["Weekend (2 days)", "1 hour", "Under $20 per tasting", "Reservations okay"];
  for (const answer of answers) await page.getByText(answer, { exact: true }).click();
}

test("a plan is saved: sign-in is required, and one comes back to it filled in and chosen", async ({
  page,
}) => {
  await page.goto("/planner");
  await fillForm(page);
  await page.getByRole("button", { name: "Find Wineries" }).click();
  const picker = page.getByRole("dialog", { name: "Choose your wineries" });
  const cards = picker.getByRole("article").getByRole("button");
  await cards.nth(0).click();
  await cards.nth(2).click();
  await expect(picker.locator("[aria-pressed=true]")).toHaveCount(2);
  await picker.getByRole("button", { name: "Save to My Account" }).click();

  const overlay = page.getByRole("dialog", { name: "Sign In Required" });
  await expect(overlay).toContainText("Create a free account to save your itinerary.");
  await overlay.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expectNoAxeViolation(page);
  await createAccount(page, anAddress());

  await expect(page).toHaveURL(/\/planner$/);
  await expect(picker.locator("[aria-pressed=true]")).toHaveCount(2);
  await picker.getByRole("button", { name: "Save to My Account" }).click();
  await expect(toast(page, "Itinerary Created!")).toBeVisible();
  await expect(toast(page, "Your wine tour plan has been saved to your account.")).toBeVisible();
  await expect(picker).not.toBeVisible();
  await expect(page.getByLabel("Trip name")).toHaveValue("");

  await header(page)
    .getByRole("link", { name: /^Trip List/ })
    .click();
  await page.getByRole("link", { name: "Harvest weekend" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harvest weekend");
  await expect(page.getByText(/^Two days from Walla Walla: 2 stops/)).toBeVisible();
  await expectNoAxeViolation(page);

  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Trip name" }).fill("Winter weekend");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Winter weekend");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page).toHaveURL(/\/trips$/);
  await expect(page.getByRole("link", { name: "Winter weekend" })).toHaveCount(0);
  await page.getByRole("button", { name: "Restore Winter weekend" }).click();
  await expect(page.getByRole("link", { name: "Winter weekend" })).toBeVisible();
});

test("the header's Sign In leads back to pages that the server renders for no one address", async ({
  page,
}) => {
  for (const path of ["/trips", "/account"]) {
    await page.goto(path);
    const back = `/api/login?returnTo=${encodeURIComponent(path)}`;
    await expect(header(page).getByRole("link", { name: "Sign In" })).toHaveAttribute("href", back);
  }
});

test("an address typed to sign in stands in the form of a forgotten password, and again on the way back", async ({
  page,
}) => {
  await page.goto("/");
  await header(page).getByRole("link", { name: "Sign In" }).click();
  const address = page.getByLabel("Email address", { exact: true });
  await address.fill("ada@example.org");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect(address).toHaveValue("ada@example.org");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(address).toHaveValue("ada@example.org");
});

test("what was put aside before signing in is in the account, on every device", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = anAddress();
  await page.goto("/winery/abeja");
  await expect(page.getByRole("button", { name: "Add to Trip" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Favorites" })).toHaveCount(0);
  await page.getByRole("button", { name: "Add to Trip" }).click();
  await page.reload();
  await expect(header(page).getByRole("link", { name: "Trip List 1 winery" })).toBeVisible();

  await signUpFromHeader(page, email);
  await expect(page).toHaveURL(/\/winery\/abeja$/);
  await expect(header(page).getByRole("link", { name: "Trip List 1 winery" })).toBeVisible();
  // The heart fills before the account has it.
  const kept = page.waitForResponse(
    (answer) => answer.request().method() !== "GET" && answer.url().includes("/api/favorites/"),
  );
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  await expect(page.getByRole("button", { name: "Remove from Favorites" })).toBeVisible();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove from Favorites" })).toBeVisible();

  const otherDevice = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await otherDevice.newPage();
  // A slow phone: both are pressed before the page's code has come.
  let isCodeAway = true;
  await otherDevice.route("**/assets/*.js", (route) => (isCodeAway ? undefined : route.fallback()));
  // A page that has asked for its code already is not loaded before that has come.
  await other.goto("/winery/hedges-family-estate", { waitUntil: "domcontentloaded" });
  await other.getByRole("button", { name: "Add to Trip" }).click();
  // What this page has asked for stays away; the next page gets its own.
  isCodeAway = false;
  await header(other).getByRole("link", { name: "Sign In" }).click();
  await other.getByLabel("Email address", { exact: true }).fill(email.toUpperCase());
  await other.getByLabel("Password", { exact: true }).fill("not the password");
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(other.getByRole("alert")).toContainText("is not right");
  await expect(other.getByLabel("Email address", { exact: true })).toHaveValue(email.toUpperCase());
  await other.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await other.keyboard.press("Enter");
  await expect(header(other).getByRole("link", { name: "Trip List 2 wineries" })).toBeVisible();
  await other.goto("/");
  await expect(other.getByRole("region", { name: "Your favorites" })).toContainText("Abeja");
  await otherDevice.close();
});

test("one takes one's data out, signs out for good, and deletes the account", async ({ page }) => {
  const email = anAddress();
  await page.goto("/account");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await createAccount(page, email);
  await expect(page.getByRole("main")).toContainText(email);
  await expectNoAxeViolation(page);
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data (JSON)" }).click();
  const file = await readFile(await (await started).path(), "utf8");
  expect(JSON.parse(file)).toMatchObject({ profile: { email, name: "Ada Vine" }, trips: [] });

  await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/account");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Email address", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");

  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("dialog").getByLabel(/^Type/).fill("delete my account");
  await page.getByRole("dialog").getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(toast(page, "Your account is deleted")).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  expect((await page.context().cookies()).filter(({ name }) => name === "guide-session")).toEqual(
    [],
  );
});

test("without signing in no cookie is set anywhere", async ({ page, context }) => {
  for (const path of ["/", "/planner", "/wineries", "/trips", "/account"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(header(page).getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});
