/** The main job: from a base to a plan in the mailbox, on a phone and on a desk. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolationInEitherTheme } from "./axe.ts";
import { expect, test } from "./one-window.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

interface MailSummary {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
}

const anAddress = () => `visitor-${randomUUID()}@example.org`;
const picker = (page: Page) => page.getByRole("dialog", { name: "Choose your wineries" });
const cards = (page: Page) => picker(page).getByRole("article").getByRole("button");
const create = (page: Page) => page.getByRole("button", { name: "Create My Itinerary" });
const sendButton = (page: Page) => page.getByRole("button", { name: "Send Itinerary" });
const emailDialog = (page: Page) => page.getByRole("dialog", { name: "Email your itinerary" });
// What a toast says is also announced, in a place of its own.
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const emailField = (page: Page) => emailDialog(page).getByLabel("Email address");

async function fillForm(page: Page, base: string): Promise<void> {
  await page.getByLabel("Trip name").fill(`From ${base}`);
  const field = page.getByLabel("Starting location");
  await field.clear();
  await field.pressSequentially(base.slice(0, 5));
  await page
    .getByRole("listbox", { name: "Washington cities" })
    .getByRole("option", { name: new RegExp(`^${base} `) })
    .first()
    .click();
  await expect(field).toHaveValue(base);
  const answers = ["Weekend (2 days)", "1 hour", "Under $20 per tasting", "Reservations okay"];
  for (const answer of answers) await page.getByText(answer, { exact: true }).click();
}

async function openPicker(page: Page, base: string): Promise<void> {
  await page.goto("/planner");
  await fillForm(page, base);
  await page.getByRole("button", { name: "Find Wineries" }).click();
  await expect(cards(page).first()).toBeVisible();
}

/** The mailbox answers this machine alone; a test's pages come from a network of their own. */
const HERE = { headers: { "X-Forwarded-For": "127.0.0.1" } };

async function mailTo(
  request: APIRequestContext,
  address: string,
): Promise<readonly MailSummary[]> {
  const response = await request.get("/dev/mailbox.json", HERE);
  const mails = (await response.json()) as readonly MailSummary[];
  return mails.filter(({ to }) => to.includes(address));
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("[role=dialog] > div")].map(
      (box) => box.scrollWidth - box.clientWidth,
    ),
  );
  expect(Math.max(...surplus)).toBeLessThanOrEqual(0);
}

/** One base on a phone and one at a desk; what the plan from a base says is the server's, and tried there. */
const STRANGERS = [
  // Which base it is makes no difference to the database: one runs on both.
  { base: "Walla Walla", viewport: PHONE, tag: "@writes " },
  { base: "Woodinville", viewport: DESK, tag: "" },
] as const;

for (const { base, viewport, tag } of STRANGERS) {
  test(`${tag}a stranger at ${base} has the plan in the mailbox, ${viewport.width} px wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await openPicker(page, base);
    const names: string[] = [];
    for (const index of [0, 1, 2]) {
      const card = cards(page).nth(index);
      names.push((await card.textContent()) ?? "");
      await card.click();
      await expect(card).toHaveAttribute("aria-pressed", "true");
    }
    await expect(picker(page).getByText("3 of 4 selected")).toBeVisible();
    await expectNoSidewaysScroll(page);

    await create(page).click();
    const address = anAddress();
    await emailField(page).fill(address);
    await sendButton(page).click();
    await expect(toast(page, "Itinerary sent!")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    const [mail, ...more] = await mailTo(request, address);
    expect(more).toEqual([]);
    const response = await request.get(`/dev/mailbox/${mail?.id}.json`, HERE);
    const { text } = (await response.json()) as { readonly text: string };
    for (const name of names) expect(text).toContain(name);
  });
}

test("a send that fails keeps everything, and one press sends it, once", async ({
  page,
  request,
}) => {
  await openPicker(page, "Walla Walla");
  await cards(page).first().click();
  await create(page).click();
  const address = anAddress();
  await emailField(page).fill(address);
  await page.route("**/api/itineraries/send-email", (route) => route.abort());
  await sendButton(page).click();
  await expect(toast(page, "Failed to send itinerary")).toBeVisible();
  await expect(toast(page, "Please try again or contact support.")).toBeVisible();
  await expect(emailField(page)).toHaveValue(address);

  // The answer to the next one is lost on its way back; the mail has gone out.
  await page.unroute("**/api/itineraries/send-email");
  await page.route("**/api/itineraries/send-email", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  await expect.poll(() => mailTo(request, address)).toHaveLength(1);
  await expect(emailDialog(page).getByRole("alert")).toContainText("may have been sent");
  await page.unroute("**/api/itineraries/send-email");
  await sendButton(page).dblclick();
  await expect(toast(page, "Itinerary sent!")).toBeVisible();
  expect(await mailTo(request, address)).toHaveLength(1);
});

test("a reload keeps what was typed and chosen", async ({ page }) => {
  await openPicker(page, "Chelan");
  await cards(page).nth(1).click();
  const chosen = (await cards(page).nth(1).textContent()) ?? "";
  await create(page).click();
  await emailField(page).fill("ann@example");

  await page.reload();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByLabel("Trip name")).toHaveValue("From Chelan");
  await expect(page.getByLabel("Starting location")).toHaveValue("Chelan");
  await expect(page.getByLabel("Under $20 per tasting")).toBeChecked();
  await page.getByRole("button", { name: "Find Wineries" }).click();
  await expect(picker(page).getByRole("button", { name: chosen, exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await create(page).click();
  await expect(emailField(page)).toHaveValue("ann@example");
});

test("the whole walk needs nothing but a keyboard", async ({ page }) => {
  await page.goto("/planner");
  const { keyboard } = page;
  await page.getByLabel("Trip name").focus();
  await keyboard.type("By keyboard");
  await keyboard.press("Tab");
  await keyboard.type("woodin");
  const cities = page.getByRole("listbox", { name: "Washington cities" });
  await expect(cities.getByRole("option").first()).toHaveText(/^Woodinville/);
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Starting location")).toHaveValue("Woodinville");
  await expect(page.getByLabel("Starting location")).not.toBeFocused();

  // Picking has blurred the field; the next Tab still continues from there: to the region.
  await keyboard.press("Tab");
  await expect(page.getByLabel(/Preferred region/)).toBeFocused();
  for (const group of ["Time available", "Driving distance", "Budget", "Reservation preference"]) {
    await page.getByRole("radiogroup", { name: group }).getByRole("radio").first().focus();
    await keyboard.press("ArrowDown");
  }
  await expect(page.getByLabel("Full day (8 hours)")).toBeChecked();
  await page.getByRole("button", { name: "Find Wineries" }).focus();
  await keyboard.press("Enter");

  await expect(cards(page).first()).toBeVisible();
  await expect(picker(page)).toContainText("Near Woodinville");
  await cards(page).first().focus();
  await keyboard.press("Space");
  await expect(picker(page).getByText("1 of 2 selected")).toBeVisible();
  // The dialog holds the focus: backwards from its first control lie its last ones.
  await picker(page).getByRole("button", { name: "Close" }).focus();
  await keyboard.press("Shift+Tab");
  await expect(picker(page).locator(":focus")).toHaveCount(1);
  for (let step = 0; step < 3; step += 1) {
    if (await create(page).evaluate((button) => button === document.activeElement)) break;
    await keyboard.press("Shift+Tab");
  }
  await expect(create(page)).toBeFocused();
  await keyboard.press("Enter");
  await expect(emailDialog(page).locator(":focus")).toHaveCount(1);
  await keyboard.press("Escape");
  await expect(emailDialog(page)).toHaveCount(0);
  await expect(create(page)).toBeFocused();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The plan of what was chosen is what comes next.
  await expect(page.getByRole("heading", { level: 2, name: "By keyboard" })).toBeFocused();
});

test("§9: the suggestions are at most 300 px high and scroll", async ({ page }) => {
  await page.goto("/planner");
  await page.getByLabel("Starting location").pressSequentially("wa");
  const list = page.getByRole("listbox", { name: "Washington cities" });
  await expect(list).toBeVisible();
  const box = await list.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(300);
  await page.keyboard.press("ArrowUp");
  await expect(list.getByRole("option").last()).toBeInViewport();
});

test("§8: Create My Itinerary pressed with nothing selected says why", async ({ page }) => {
  await openPicker(page, "Chelan");
  await expect(create(page)).toBeDisabled();
  await create(page).click({ force: true });
  await expect(toast(page, "No wineries selected")).toBeVisible();
  await expect(toast(page, "Please select at least one winery for your trip.")).toBeVisible();
});

test("§2: a card's link opens the winery page in a new tab", async ({ page, context }) => {
  await openPicker(page, "Walla Walla");
  const name = (await cards(page).first().textContent()) ?? "";
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    picker(page)
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click(),
  ]);
  await expect(tab.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(picker(page).getByText("0 of 4 selected")).toBeVisible();
});

test("nothing bars the way of assistive technology, light or dark", async ({ page }) => {
  await page.goto("/planner");
  await page.getByRole("button", { name: "Find Wineries" }).click();
  await expect(page.getByText("Trip name is required")).toBeVisible();
  await page.getByLabel("Starting location").pressSequentially("wa");
  await expect(page.getByRole("listbox", { name: "Washington cities" })).toBeVisible();
  await expectNoAxeViolationInEitherTheme(page);

  await openPicker(page, "Walla Walla");
  await cards(page).first().click();
  // The page behind a dialog has been looked at.
  await expectNoAxeViolationInEitherTheme(page, "[role=dialog]");

  await create(page).click();
  await sendButton(page).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectNoAxeViolationInEitherTheme(page, "[role=dialog]");
});

test("nothing is wider than the screen, from 320 to 1440 px", async ({ page }) => {
  const widths = [320, 390, 600, 820, 1024, 1440];
  await openPicker(page, "Walla Walla");
  await cards(page).first().click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(create(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await create(page).click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(emailDialog(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
