/** What a page must look like where it once did not: measured, not compared with pictures. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./one-window.ts";
import { fillTripForm, findWineries, picker } from "./trip-form.ts";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn`);
  return box;
}

async function openAt(page: Page, width: number, route: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route);
  await expect(page.locator("main h1")).toBeVisible();
}

/** The map starts once somebody is there and it is near. */
async function comeToMap(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.getByRole("region", { name: /^Map of \d+ wineries/ }).scrollIntoViewIfNeeded();
  await theMap(page).scrollIntoViewIfNeeded();
}

const theMap = (page: Page) => page.getByRole("group", { name: /^Map of \d+ wineries/ });

test("on a phone one finger on the map scrolls the page, and says that two move the map", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto("/#map");
  await expect(theMap(page)).toBeVisible();
  await theMap(page).scrollIntoViewIfNeeded();
  await expect(theMap(page)).toHaveCSS("touch-action", "pan-x pan-y");
  await expect(theMap(page)).toHaveAccessibleName(/two fingers/);
  const before = await page.evaluate(() => window.scrollY);
  const { x, y, width, height } = await boxOf(theMap(page));
  const devtools = await context.newCDPSession(page);
  const finger = (type: "touchStart" | "touchMove", up: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: [{ x: x + width / 2, y: y + height / 2 - up }],
    });
  await finger("touchStart", 0);
  for (const up of [20, 60, 100, 140]) await finger("touchMove", up);
  await expect(page.getByText("Use two fingers to move the map")).toBeVisible();
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);

  // A long list in a popup ends within the map, above the credits.
  await page.goto("/?region=Walla+Walla+Valley#map");
  await page.getByRole("button", { name: /^2\d wineries near Walla Walla/ }).tap();
  await page.getByRole("button", { name: /^2\d wineries in Walla Walla.*open the list$/ }).tap();
  const end = page
    .getByRole("dialog", { name: /in Walla Walla$/ })
    .getByRole("link")
    .last();
  await end.scrollIntoViewIfNeeded();
  await end.click({ trial: true });
  const frame = await boxOf(theMap(page));
  const credits = await boxOf(page.locator(".leaflet-control-attribution"));
  await expect(async () => {
    const popup = await boxOf(page.getByRole("dialog", { name: /in Walla Walla$/ }));
    expect(popup.y).toBeGreaterThanOrEqual(frame.y);
    expect(popup.y + popup.height).toBeLessThanOrEqual(credits.y);
  }).toPass();
  await context.close();
});

test("the wheel over the map scrolls the page, also after a click in it; Ctrl is said to zoom", async ({
  page,
}) => {
  await openAt(page, 1440, "/");
  await comeToMap(page);
  const { x, y, height } = await boxOf(theMap(page));
  await page.mouse.click(x + 40, y + height - 60);
  const before = await page.evaluate(() => window.scrollY);
  await Promise.all([
    expect(page.getByText("Hold Ctrl and scroll to zoom the map")).toBeVisible(),
    page.mouse.wheel(0, 60),
  ]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});

test("the map shows its focus above everything it holds, in both themes", async ({ page }) => {
  await openAt(page, 1440, "/");
  await comeToMap(page);
  await page.getByRole("button", { name: "Near me" }).focus();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await theMap(page).focus();
    await page.keyboard.press("Shift");
    const ring = await page.locator(".map-frame").evaluate((frame) => {
      const { borderTopWidth, zIndex } = getComputedStyle(frame, "::after");
      const panes = [...frame.querySelectorAll<HTMLElement>(".leaflet-pane, .leaflet-top")];
      const highest = Math.max(...panes.map((pane) => Number(getComputedStyle(pane).zIndex) || 0));
      return { borderTopWidth, isAbove: Number(zIndex) > highest };
    });
    expect(ring, colorScheme).toEqual({ borderTopWidth: "3px", isAbove: true });
  }
});

const TOOLS = ["Zoom in", "Zoom out", "Reset", "Near me", "Wine regions"];

/** What bars the way to each of the map's tools, all asked of the page at once: a tool that is free adds nothing. */
async function barredTools(page: Page): Promise<readonly string[]> {
  const tools = TOOLS.map((name) => page.getByRole("button", { name, exact: true }));
  const found = await Promise.all(tools.map((tool) => tool.elementHandle()));
  return page.evaluate(
    async ([map, names, buttons]) => {
      // What the width changes by script is drawn with the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return buttons.flatMap((tool, index) => {
        const name = names[index];
        if (!tool || !map) return [`${name} is not there`];
        const inView = () => {
          const { top, bottom } = tool.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        };
        if (!inView()) tool.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, right, bottom, width, height } = tool.getBoundingClientRect();
        // In its middle and its corners it is the tool that is there.
        const covered = [
          [0.5, 0.5],
          [0.1, 0.1],
          [0.9, 0.1],
          [0.1, 0.9],
          [0.9, 0.9],
        ].filter(([across = 0, down = 0]) => {
          const there = document.elementFromPoint(left + width * across, top + height * down);
          return !tool.contains(there);
        });
        return [
          ...(tool.matches(":disabled") ? [`${name} is disabled`] : []),
          ...(bottom > map.getBoundingClientRect().top + 1 ? [`${name} is over the map`] : []),
          ...(right > innerWidth ? [`${name} is wider than the window`] : []),
          ...covered.map((share) => `${name} is covered at ${share}`),
        ];
      });
    },
    [await theMap(page).elementHandle(), TOOLS, found] as const,
  );
}

test("the map's tools stand beside the map, not over pins and names or each other, at every width", async ({
  page,
}) => {
  await openAt(page, 320, "/");
  for (const [width, text] of [
    [320, ""],
    [390, ""],
    [820, ""],
    [1440, ""],
    [390, "200%"],
    [900, "200%"],
    [1200, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await page.getByRole("region", { name: /^Map of \d+ wineries/ }).scrollIntoViewIfNeeded();
    await theMap(page).scrollIntoViewIfNeeded();
    await expect.poll(() => barredTools(page), `${width} ${text}`).toEqual([]);
  }
});

test("the featured wineries start at the page's gutter on every width, and stand whole on paper, where nothing is to be pressed", async ({
  page,
}) => {
  await openAt(page, 390, "/");
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const section = page.getByRole("region", { name: "Featured Wineries" });
    // The window may take its new width between the two measurements.
    await expect(async () => {
      const heading = await boxOf(section.getByRole("heading", { name: "Featured Wineries" }));
      const card = await boxOf(section.getByRole("article").first());
      expect(Math.abs(card.x - heading.x), `${width}`).toBeLessThanOrEqual(1);
    }).toPass();
  }
  // A sheet of letter size between its margins.
  await page.setViewportSize({ width: 720, height: 960 });
  await page.emulateMedia({ media: "print" });
  const pressed = page.locator("main :is(button, input, form, a.rounded-full[href^='/'])");
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  for (const card of await page.getByRole("article").filter({ visible: true }).all()) {
    const { x, width } = await boxOf(card);
    expect([x >= 0, x + width <= 720]).toEqual([true, true]);
  }
});

test("an advertorial prints without an empty last sheet", async ({ page }) => {
  await page.goto("/founder/5-unbelievable-wine-deals");
  await page.emulateMedia({ media: "print" });
  const room = await page
    .locator("main > *")
    .last()
    .evaluate((end) => getComputedStyle(end).paddingBottom);
  expect(room).toBe("0px");
});

for (const [what, path, name] of [
  ["a day of a ready-made trip", "/ready-made-trips/the-lower-yakima-valley", "Day 2, Saturday"],
  ["a week's hours", "/winery/cote-bonneville", "Hours"],
  ["an offer with its terms", "/founder/i-tried-wine-spies-for-a-month", "$20 credit"],
] as const) {
  test(`${what} goes on one sheet of paper`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    const isKept = await page
      .getByText(name, { exact: true })
      .locator("xpath=ancestor-or-self::*")
      .evaluateAll((boxes) => boxes.some((box) => getComputedStyle(box).breakInside === "avoid"));
    expect(isKept).toBe(true);
  });
}

test("a ready-made trip's days are not in the map's grid on paper, where Firefox would cut a row", async ({
  page,
}) => {
  await page.goto("/ready-made-trips/the-lower-yakima-valley");
  const day = page.getByRole("region", { name: "Day 2, Saturday" });
  const beside = day.locator("xpath=../..");
  await expect(beside).toHaveCSS("display", "grid");
  await page.emulateMedia({ media: "print" });
  await expect(beside).toHaveCSS("display", "block");
});

test("the newsletter's button stands in one line, and its field shows the whole placeholder", async ({
  page,
}) => {
  await openAt(page, 320, "/");
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = [page.getByRole("main")];
    if (width < 1024) {
      await page.getByRole("button", { name: "Menu" }).click();
      places.unshift(page.getByRole("dialog", { name: "Menu" }));
    }
    for (const place of places) {
      const button = place.getByText("Join Our Wine Community", { exact: true });
      await expect(button).toBeVisible();
      expect((await boxOf(button)).height, `${width}`).toBeLessThanOrEqual(52);
      const isClipped = await button.evaluate(
        (element) => element.scrollWidth > element.clientWidth,
      );
      expect(isClipped, `${width}`).toBe(false);
      if (width > 320) {
        const field = place.getByPlaceholder("Enter your email for wine updates");
        expect((await boxOf(field)).width, `${width}`).toBeGreaterThanOrEqual(300);
      }
      if (place !== places.at(-1)) await page.keyboard.press("Escape");
    }
  }
});

test("an article's title and text share an edge, and it ends with its wineries and a plan", async ({
  page,
}) => {
  await openAt(page, 1440, "/blog/a-weekend-in-walla-walla");
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  const text = await boxOf(page.locator(".post-body"));
  expect(Math.abs(title.x - text.x)).toBeLessThanOrEqual(1);
  const ending = page.getByRole("region", { name: "The wineries in this article" });
  await expect(ending.getByRole("link", { name: /^Otis Kenyon/ })).toHaveAttribute(
    "href",
    /^\/winery\//,
  );
  await expect(ending.getByRole("region", { name: /^Map of the wineries/ })).toBeVisible();
  await ending.getByRole("link", { name: "Plan this weekend" }).click();
  await expect(page.getByRole("textbox", { name: /trip name/i })).toHaveValue(
    "A weekend around Walla Walla",
  );
});

test("the planner's landscape shows sky and fields on a desk", async ({ page }) => {
  await openAt(page, 1440, "/planner");
  const picture = await boxOf(page.locator("main header img").last());
  expect(picture.height / picture.width).toBeGreaterThan(0.4);
});

test("the footer's Winery Search leads to a field to search in", async ({ page }) => {
  await openAt(page, 390, "/terms-of-service");
  await page.getByRole("link", { name: "Winery Search" }).click();
  const field = page.locator("#search").getByRole("searchbox");
  await expect(field).toBeInViewport();
  await field.fill("riesling");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/\?q=riesling/);
});

test("the menu leads to the wine regions, and on an advertorial keeps that page's order", async ({
  page,
}) => {
  await openAt(page, 390, "/founder/i-tried-wine-spies-for-a-month");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("listitem")).toHaveText([
    "Trip Planner",
    "Wineries",
    "Must Haves",
    "Articles",
  ]);
  await menu.getByRole("link", { name: "Wine Regions" }).click();
  await expect(page).toHaveURL(/\/regions$/);
});

test("on a phone the picker's word that the trip is full covers neither title nor buttons", async ({
  page,
}) => {
  await openAt(page, 390, "/planner");
  await fillTripForm(page);
  await findWineries(page).click();
  const cards = picker(page).getByRole("article").getByRole("button");
  for (const index of [0, 1, 2, 3, 4]) await cards.nth(index).click();
  const told = picker(page)
    .getByRole("listitem")
    .filter({ hasText: "Maximum wineries reached" })
    .last();
  await expect(told).toBeVisible();
  const toast = await boxOf(told);
  const title = await boxOf(picker(page).getByRole("heading", { name: "Choose your wineries" }));
  const create = await boxOf(page.getByRole("button", { name: "Create My Itinerary" }));
  expect(toast.y).toBeGreaterThanOrEqual(title.y + title.height);
  expect(toast.y + toast.height).toBeLessThanOrEqual(create.y);
});

test("in a low window a dialog scrolls as a whole, so that a card and the field can be seen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/planner");
  await fillTripForm(page);
  await findWineries(page).click();
  const card = picker(page).getByRole("article").first();
  await card.getByRole("button").first().click();
  await card.evaluate((element) => element.scrollIntoView());
  const create = page.getByRole("button", { name: "Create My Itinerary" });
  const [shown, foot] = [await boxOf(card), await boxOf(create)];
  expect(Math.min(shown.y + shown.height, foot.y) - Math.max(shown.y, 0)).toBeGreaterThan(250);
  await create.click();
  await page.setViewportSize({ width: 320, height: 256 });
  const mail = page.getByRole("dialog", { name: "Email your itinerary" });
  for (const part of [
    mail.getByLabel("Email address"),
    mail.getByRole("button", { name: "Send Itinerary" }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    await part.click({ trial: true });
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("the header fits the narrowest phone with a winery on the trip list", async ({ page }) => {
  await openAt(page, 320, "/winery/abeja");
  await page.getByRole("button", { name: "Add to Trip" }).click();
  const link = page.getByRole("banner").getByRole("link", { name: "Trip List 1 winery" });
  await expect(link).toHaveText(/^Trip List/);
  const { x, width } = await boxOf(page.getByRole("button", { name: "Menu" }));
  expect(x + width).toBeLessThanOrEqual(320);
  const words = await boxOf(link.getByText("Trip List", { exact: true }));
  expect(words.width).toBeGreaterThan(50);
  await link.click();
  const remove = await boxOf(page.getByRole("button", { name: /^Remove/ }));
  expect(remove.height, "the button's word stands in one line").toBeLessThan(50);
});

test("in the system's own colors a button has its edge, and a choice looks chosen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAt(page, 1440, "/planner");
  await fillTripForm(page);
  const chosen = page.locator("label", { hasText: "Weekend (2 days)" });
  const other = page.locator("label", { hasText: "Full day (8 hours)" });
  const fillOf = (locator: Locator) =>
    locator.evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await fillOf(chosen)).not.toBe(await fillOf(other));
  await expect(findWineries(page)).toHaveCSS("border-top-width", "1px");
});
