/** What a visitor meets when a part of the planner, or of a trip's page, cannot be fetched. */
import type { Locator, Page } from "@playwright/test";
import type { Winery } from "#shared/api/wineries.ts";
import { withhold } from "./lazy-chunks.ts";
import { expect, test } from "./one-window.ts";
import { fillTripForm, findWineries, picker } from "./trip-form.ts";

const DESK = { width: 1440, height: 900 };

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const tryAgainIn = (place: Locator) => place.getByRole("button", { name: "Try again" });

/** The id of a winery of a town. */
async function aWineryIn(page: Page, town: string): Promise<number | undefined> {
  const all = (await (await page.request.get("/api/wineries")).json()) as readonly Winery[];
  return all.find(({ city }) => city === town)?.id;
}

test("each part of the plan that is missing leaves the rest of it, and comes with Try again", async ({
  page,
  context,
}) => {
  const allowPlan = await withhold(context, "trip-on-planner");
  const allowMap = await withhold(context, "leaflet-plan-map");
  const allowRest = await withhold(context, "beside-the-plan");
  const allowMail = await withhold(context, "mail-dialog");
  await context.route("**/plan-worker*", (route) => route.abort());
  await page.goto("/planner");
  await fillTripForm(page);
  await findWineries(page).click();
  await picker(page).getByRole("article").getByRole("button").first().click();
  await picker(page).getByRole("button", { name: "See the plan" }).click();
  await expect(page.getByText("The plan could not be loaded.")).toBeVisible();
  await allowPlan();
  await tryAgain(page).click();

  await expect(page.getByText("The plan could not be worked out.")).toBeVisible();
  await context.unroute("**/plan-worker*");
  await tryAgain(page).click();
  await expect(page.getByText(/^Two days from Walla Walla: 1 stop/)).toBeVisible();

  const map = page.getByRole("region", { name: "Map of the plan" });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText("The map could not be loaded.")).toBeVisible();
  await expect(page.getByText("Calendar, marks and links could not be loaded.")).toBeVisible();
  await page.getByRole("button", { name: "Email it" }).click();
  await expect(page.getByText("The email form could not be loaded").first()).toBeVisible();
  await allowMap();
  await allowRest();
  await allowMail();
  await map.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".leaflet-container")).toBeVisible();
  await tryAgain(page).click();
  await expect(page.getByRole("heading", { name: "Take it along" })).toBeVisible();
});

test("in a browser without workers a plan whose solver is missing says so, and comes with Try again", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  const allow = await withhold(context, "work-out-plan");
  await page.goto("/planner?article=a-weekend-in-walla-walla#planner");
  await expect(page.getByText("The plan could not be worked out.")).toBeVisible();
  await allow();
  await tryAgain(page).click();
  await expect(page.getByText(/^Two days from Walla Walla: \d stops/)).toBeVisible();
});

test("each part of a trip's page that is missing leaves its plan, and comes with Try again", async ({
  page,
  context,
}) => {
  const made = await page.request.post("/api/trips", {
    data: { base: "Walla Walla", wineries: [await aWineryIn(page, "Walla Walla")], days: 1 },
  });
  const { editUrl } = (await made.json()) as { readonly editUrl: string };
  const allowDialogs = await withhold(context, "trip-dialogs");
  const allowCandidates = await withhold(context, "winery-candidates");
  const allowRest = await withhold(context, "beside-the-plan");
  await page.goto(editUrl);
  await expect(page.getByRole("heading", { level: 4, name: /^Stop 1/ })).toBeVisible();
  const failure = (text: string) => page.getByRole("alert").filter({ hasText: text });

  await page.getByRole("button", { name: "Rename" }).click();
  const dialogs = failure("The question could not be loaded.");
  await expect(dialogs).toBeVisible();
  await allowDialogs();
  await tryAgainIn(dialogs).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByText("Add a winery").click();
  const candidates = failure("The wineries could not be loaded.");
  await expect(candidates).toBeVisible();
  await allowCandidates();
  await tryAgainIn(candidates).click();
  await expect(page.getByRole("button", { name: /^Add / }).first()).toBeVisible();

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const rest = failure("Calendar, marks and links could not be loaded.");
  await expect(rest).toBeVisible();
  await allowRest();
  await tryAgainIn(rest).click();
  await expect(page.getByRole("region", { name: "Going together" })).toBeVisible();
});

test("without the parts for towns, nights and places a trip says so, and they come with Try again", async ({
  page,
  context,
}) => {
  const made = await page.request.post("/api/trips", {
    data: { base: "Walla Walla", wineries: [await aWineryIn(page, "Walla Walla")], days: 2 },
  });
  const { editUrl } = (await made.json()) as { readonly editUrl: string };
  const allowNights = await withhold(context, "nights-editor");
  const allowPlaces = await withhold(context, "place-choices");
  await page.goto(editUrl);
  for (const label of ["Change towns and nights", "Where to eat and sleep"]) {
    await page.locator("summary", { hasText: label }).first().click();
  }
  const failures = page
    .getByRole("alert")
    .filter({ hasText: "The towns and places could not be loaded." });
  await expect(failures).toHaveCount(2);
  await allowNights();
  await allowPlaces();
  await tryAgainIn(failures.first()).click();
  await expect(page.getByLabel("Start from")).toHaveValue("Walla Walla");
  await tryAgainIn(failures.first()).click();
  await expect(page.getByLabel("Lunch", { exact: true }).first()).toBeVisible();
});

test("a plan whose code for cameras is missing prints the page's address in letters", async ({
  page,
  context,
}) => {
  const made = await page.request.post("/api/trips", {
    data: { base: "Walla Walla", wineries: [await aWineryIn(page, "Walla Walla")], days: 1 },
  });
  const { url } = (await made.json()) as { readonly url: string };
  const code = page.getByRole("img", { name: "QR code of this page" });
  const address = page.getByText(`The plan as it is now: ${new URL(url, made.url()).href}`);
  await page.emulateMedia({ media: "print" });
  await page.goto(url);
  await expect(code).toBeVisible();
  await withhold(context, "page-code");
  const asked = page.waitForEvent("requestfailed");
  await page.reload();
  await asked;
  await expect(address).toBeVisible();
  await expect(code).toHaveCount(0);
});

test("without the picker's chunk the form says so, and the next press opens it", async ({
  page,
  context,
}) => {
  const allow = await withhold(context, "picker-dialog");
  await page.goto("/planner");
  await fillTripForm(page);
  await findWineries(page).click();
  await expect(page.getByText("The wineries could not be loaded").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Plan your trip" })).toBeAttached();
  await allow();
  // A browser that remembers the failed module gets a new page at the first of these presses.
  await expect(async () => {
    await expect(page.getByLabel("Trip name")).toHaveValue("Harvest weekend", { timeout: 2000 });
    await findWineries(page).click({ timeout: 2000 });
    await expect(picker(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test("without the picker's map the cards stay, and the map comes with Try again", async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESK);
  const allow = await withhold(context, "leaflet-choice-map");
  await page.goto("/planner");
  await fillTripForm(page);
  await findWineries(page).click();
  const again = picker(page).getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  const card = picker(page).getByRole("article").getByRole("button").first();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await allow();
  await again.click();
  await expect(picker(page).locator(".leaflet-container")).toBeVisible();
  await expect(card).toHaveAttribute("aria-pressed", "true");
});

test("without the picker's rules the form asks what it asks, and the wineries come with the next press", async ({
  page,
  context,
}) => {
  const allow = await withhold(context, "picker-rules");
  await page.addInitScript(() => localStorage.setItem("trip-list", "[1,2,3,4,5,6,7,8,9]"));
  const asked = page.waitForEvent("requestfailed");
  await page.goto("/planner");
  await fillTripForm(page);
  await asked;
  await expect(page.getByText(/^Already chosen/)).toBeVisible();
  await expect(page.getByLabel("Wineries per day")).toHaveValue("2");
  await allow();
  await expect(async () => {
    if (!(await picker(page).isVisible())) await findWineries(page).click({ timeout: 2000 });
    await expect(picker(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test("without the form's rules nothing is sent unchecked: the form says so, and checks with the next press", async ({
  page,
  context,
}) => {
  const allow = await withhold(context, "trip-form");
  await page.goto("/planner");
  await fillTripForm(page);
  await findWineries(page).click();
  await expect(page.getByText(/Your answers could not be checked/)).toBeVisible();
  await expect(picker(page)).toBeHidden();
  await allow();
  // A browser may remember that the module failed: then the page is loaded again, with what was typed.
  await expect(async () => {
    if (!(await picker(page).isVisible())) await findWineries(page).click({ timeout: 2000 });
    await expect(picker(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
});

test("without the names of regions and grapes, the word index or the grammar, form and search still work", async ({
  page,
  context,
}) => {
  await withhold(context, "planner-names");
  await withhold(context, "word-index");
  await withhold(context, "grammar");
  await page.goto("/planner");
  await fillTripForm(page);
  await findWineries(page).click();
  await expect(picker(page)).toBeVisible();
  await page.goto("/wineries?search=bonneville");
  await expect(page.getByRole("heading", { name: "Côte Bonneville" })).toBeVisible();
  await expect(tryAgain(page)).toBeHidden();
});

test("without the chunk of an article's weekend the planner says so, and Try again fills it", async ({
  page,
  context,
}) => {
  const allow = await withhold(context, "linked-weekend");
  await page.goto("/planner?article=a-weekend-in-walla-walla#planner");
  const failure = page.getByText("The article's weekend could not be loaded.");
  await expect(failure).toBeVisible();
  await allow();
  await tryAgain(page).click();
  await expect(page.getByRole("textbox", { name: /trip name/i })).toHaveValue(
    "A weekend around Walla Walla",
  );
  await expect(failure).toBeHidden();
});
