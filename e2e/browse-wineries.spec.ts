/** Finding a winery: filters in the address, Back, a shared link, the keyboard, a phone's sheet. */
import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolation, expectNoAxeViolationInEitherTheme } from "./axe.ts";
import { expect, test } from "./one-window.ts";

const count = (page: Page) => page.getByText(/^Showing [\d,]+ wineries$/);
const filters = (page: Page) => page.getByRole("region", { name: "Filters" });

/** Goes on by the keyboard until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
}

test("a question is understood in the directory and on the map, by the same address", async ({
  page,
}) => {
  await page.goto("/wineries?q=patio+near+yakima+open+sunday");
  for (const chip of ["Patio", "Within 20 miles of Yakima", "Open Sunday"]) {
    await expect(page.getByRole("button", { name: `Remove ${chip}` })).toBeVisible();
  }
  await expectNoAxeViolation(page);
  const found = /\d+/.exec((await count(page).textContent()) ?? "")?.[0];
  await page.goto("/?q=patio+near+yakima+open+sunday#map");
  await expect(page.getByText(`Showing ${found} of 186 wineries`)).toBeVisible();
});

test("filters stand in the address: Back undoes them and a shared link opens them", async ({
  page,
  context,
}) => {
  await page.goto("/wineries");
  await expect(count(page)).toHaveText("Showing 186 wineries");
  await filters(page).getByRole("combobox", { name: "Region" }).selectOption("Rattlesnake Hills");
  await expect(page).toHaveURL(/\?region=Rattlesnake\+Hills$/);
  await expect(count(page)).not.toHaveText("Showing 186 wineries");
  const rattlesnakeHills = (await count(page).textContent()) ?? "";
  await filters(page)
    .getByRole("radio", { name: /^Walk-ins welcome/ })
    .check();
  await expect(page).toHaveURL(/\?region=Rattlesnake\+Hills&visit=walk-ins$/);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(
    friend.getByRole("button", { name: "Remove Region: Rattlesnake Hills" }),
  ).toBeVisible();
  await expect(count(friend)).toHaveText((await count(page).textContent()) ?? "");
  await friend.close();

  await page.goBack();
  await expect(count(page)).toHaveText(rattlesnakeHills);
  await expect(filters(page).getByRole("radio", { name: "Any" }).nth(1)).toBeChecked();
  await page.goBack();
  await expect(count(page)).toHaveText("Showing 186 wineries");
});

test("a search is forgiving, and typing it leaves no steps in the history", async ({ page }) => {
  await page.goto("/");
  await page.goto("/wineries");
  await page.getByRole("searchbox").pressSequentially("woodinvile");
  await expect(page.getByRole("button", { name: "Remove Woodinville" })).toBeVisible();
  await expect(page.getByText("for “woodinvile”")).toBeVisible();
  await expect(page).toHaveURL(/\?q=woodinvile$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("Back returns to the place in the list and to the card that was opened", async ({ page }) => {
  await page.goto("/wineries");
  await expect(count(page)).toBeVisible();
  const cards = page.getByRole("article");
  // Further cards are drawn as the visitor scrolls.
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await cards.count()).toBeGreaterThan(90);
  }).toPass();
  const card = cards.nth(80);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole("link");
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("link", { name, exact: true })).toBeFocused();
  await expect(page.getByRole("link", { name, exact: true })).toBeInViewport();
});

test("by keyboard alone: search, filter, remove the filter, open a winery", async ({ page }) => {
  await page.goto("/wineries");
  await expect(count(page)).toBeVisible();
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("hedges");
  await expect(count(page)).toHaveText("Showing 1 wineries");
  await expect(page.getByText("1 winery listed")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(filters(page).getByRole("combobox", { name: "Open" })).toBeFocused();
  await tabTo(page, filters(page).getByRole("combobox", { name: "Region" }));
  // The one region with an R that has such a winery; a list that is slow would take each letter for a new word.
  await page.keyboard.press("r");
  await expect(page).toHaveURL(/region=Red\+Mountain/);
  const chip = page.getByRole("button", { name: "Remove Region: Red Mountain" });
  await tabTo(page, chip);
  await page.keyboard.press("Enter");
  await expect(count(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /Hedges/ })).toBeFocused();
});

test("on a phone the filters are a sheet that says what is left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/wineries");
  const opener = page.getByRole("button", { name: "Filters" });
  await opener.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("combobox", { name: "Region" }).selectOption("Red Mountain");
  await expect(sheet.getByRole("button", { name: /^Show \d+ wineries$/ })).toBeVisible();
  await expectNoAxeViolation(page);
  const show = sheet.getByRole("button", { name: /^Show \d+ wineries$/ });
  const left = /\d+/.exec((await show.textContent()) ?? "")?.[0];
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeFocused();
  await expect(count(page)).toHaveText(`Showing ${left} wineries`);
});

test("on a phone the bar of a winery covers nothing at the end of the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/winery/cote-bonneville");
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await last.focus();
  const isOnTop = (element: Element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, bottom - 4));
  };
  await expect.poll(() => last.evaluate(isOnTop)).toBe(true);
  // Zoomed in to 400%, a bar that stayed would take a third of the window.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.getByRole("link", { name: "Directions" }).first()).not.toBeInViewport();
});

test("axe finds nothing in filtered and empty lists, light or dark", async ({ page }) => {
  await page.goto("/wineries?q=cellars&region=Walla+Walla+Valley");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toBeVisible();
  await expectNoAxeViolationInEitherTheme(page);
  await page.goto("/wineries?q=zzzz&club=yes");
  await expect(page.getByText("No wineries found matching your criteria.")).toBeVisible();
  await expectNoAxeViolationInEitherTheme(page);
});

test("a winery that does not exist leads back to where the visitor was", async ({ page }) => {
  await page.goto("/wineries?region=Lake+Chelan");
  await page.goto("/winery/no-such-winery");
  await expect(page.getByRole("heading", { level: 1, name: "Winery Not Found" })).toBeVisible();
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/wineries\?region=Lake\+Chelan$/);
});
