/** A trip of several people: marks of guests, stops dragged and added, and the sheets it prints. */
import type { Browser, Locator, Page } from "@playwright/test";
import type { Winery } from "#shared/api/wineries.ts";
import { changeTogether } from "./changing-together.ts";
import { test as separate, untilAnswering } from "./fixtures.ts";
import { expect, test } from "./one-window.ts";

interface Links {
  readonly url: string;
  readonly editUrl: string;
}

/** A weekend in Walla Walla with rooms that are open on both days. */
async function makeTrip(page: Page, perDay: number, count: number): Promise<Links> {
  const all = (await (await page.request.get("/api/wineries")).json()) as readonly Winery[];
  const isOpen = ({ openingHours }: Winery) =>
    (["saturday", "sunday"] as const).every((day) =>
      openingHours?.[day]?.some(({ opens, closes }) => opens <= 720 && (closes ?? 1440) >= 1020),
    );
  const chosen = all.filter((winery) => winery.city === "Walla Walla" && isOpen(winery));
  const made = await page.request.post("/api/trips", {
    data: {
      base: "Walla Walla",
      wineries: chosen.slice(0, count).map(({ id }) => id),
      days: 2,
      wineriesPerDay: perDay,
      startDate: "2027-06-05",
      name: "All together",
    },
  });
  return (await made.json()) as Links;
}

const stops = (page: Page) => page.getByRole("heading", { level: 4, name: /^Stop \d/ });

async function openAs(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  await untilAnswering(page);
  await expect(stops(page).first()).toBeVisible();
  return page;
}

test("two guests mark in browsers of their own: each is told apart, and both advise", async ({
  page,
  browser,
  baseURL,
}) => {
  const { url } = await makeTrip(page, 2, 3);
  const guests = await Promise.all(["Ann", "Bea"].map(() => openAs(browser, baseURL, url)));
  const [ann, bea] = guests;
  if (!ann || !bea) throw new Error("A guest is missing");
  const first = (name: string) =>
    (name === "Ann" ? ann : bea).locator("fieldset, [role=radiogroup]").filter({ hasText: "Must" });
  for (const [guest, name, wish] of [
    [ann, "Ann", "Must"],
    [bea, "Bea", "Skip"],
  ] as const) {
    await guest.getByLabel("Your name").fill(name);
    await first(name).first().getByText(wish, { exact: true }).click();
  }
  await Promise.all(
    guests.map((guest) => guest.getByRole("button", { name: "Send my marks" }).click()),
  );
  for (const guest of guests) {
    await expect(
      guest.getByText("Your marks are in: whoever edits the trip sees them."),
    ).toBeVisible();
  }
  // Each browser knows its own name, and everybody sees both.
  await ann.reload();
  await expect(ann.getByLabel("Your name")).toHaveValue("Ann");
  await expect(bea.getByLabel("Your name")).toHaveValue("Bea");
  const group = ann.getByRole("region", { name: "Going together" });
  await expect(group.getByText("Ann", { exact: true })).toBeVisible();
  await expect(group.getByText("Bea", { exact: true })).toBeVisible();
  await Promise.all(guests.map((guest) => guest.context().close()));
});

test("a guest's name of one long word makes nobody's page wider", async ({
  page,
  browser,
  baseURL,
}) => {
  const { url, editUrl } = await makeTrip(page, 2, 3);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(editUrl);
  await expect(stops(page).first()).toBeVisible();
  const guest = await openAs(browser, baseURL, url);
  const name = "W".repeat(40);
  await guest.getByLabel("Your name").fill(name);
  await guest.getByText("Skip", { exact: true }).first().click();
  await guest.getByRole("button", { name: "Send my marks" }).click();
  await expect(page.getByText(`${name} would skip`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await guest.context().close();
});

test("a stop is dragged to the other day and back by undo, and one is added", async ({ page }) => {
  const { editUrl } = await makeTrip(page, 3, 3);
  await page.goto(editUrl);
  await expect(stops(page)).toHaveCount(3);
  const saturday = page.getByRole("region", { name: "Saturday, June 5" });
  const sunday = page.getByRole("region", { name: "Sunday, June 6" });
  const before = await saturday.getByRole("heading", { level: 4 }).count();
  const grip = saturday.locator("[data-grip]").first();
  await grip.scrollIntoViewIfNeeded();
  await grip.hover();
  // The days hydrate once somebody uses the page; a drag that began before would be lost.
  await expect(page.locator("[data-dehydrated]", { has: grip })).toHaveCount(0);
  await page.mouse.down();
  const to = await sunday.boundingBox();
  // The window continues by itself toward the second day while the stop is held at its edge.
  await page.mouse.move(
    200,
    Math.min((to?.y ?? 0) + 40, (page.viewportSize()?.height ?? 700) - 30),
    {
      steps: 4,
    },
  );
  await expect(sunday).toBeInViewport({ ratio: 0.2 });
  // Away from the edge it stands still.
  await page.mouse.move(200, 300, { steps: 2 });
  const now = await sunday.boundingBox();
  await page.mouse.move(200, (now?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: /Moved .* to Sunday/ })).toBeVisible();
  await expect(saturday.getByRole("heading", { level: 4 })).toHaveCount(before - 1);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(saturday.getByRole("heading", { level: 4 })).toHaveCount(before);

  await page.getByText("Add a winery").click();
  await page.getByRole("button", { name: /^Add / }).first().click();
  await expect(page.getByRole("status").filter({ hasText: /^Added / })).toBeVisible();
  await expect(page.getByText("Every change is saved.")).toBeVisible();
});

test("in large text on a phone, nothing that changes a trip is wider than the screen", async ({
  page,
}) => {
  const { editUrl } = await makeTrip(page, 3, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(editUrl);
  await expect(stops(page)).toHaveCount(3);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    for (const { parentElement } of document.querySelectorAll("main details > summary")) {
      parentElement?.setAttribute("open", "");
    }
  });
  await expect(page.getByLabel("Appointment at")).toHaveCount(3);
  await expect(page.getByLabel("First day")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("by keyboard, what has the focus is never behind the bar that tells the last change", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { editUrl } = await makeTrip(page, 3, 3);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(editUrl);
  await page.getByText("Change this stop").first().click();
  await page.getByRole("button", { name: "Make it a must" }).click();
  const bar = page.getByRole("status").filter({ hasText: /must/ });
  await expect(bar).toBeInViewport();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const behind = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 9));
      return front?.closest(".sticky.bottom-0") && !front.contains(focused) && focused.outerHTML;
    });
    expect(behind ?? false).toBe(false);
  }
});

test("two days of three stops print on a sheet each, and one for what to do before", async ({
  page,
}) => {
  const { url } = await makeTrip(page, 3, 6);
  await page.goto(url);
  await expect(stops(page)).toHaveCount(6);
  const sheets = await page.pdf({ format: "Letter" });
  expect(sheets.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(3);
});

test("a plan prints without the dialog that is open, and no room below its last line", async ({
  page,
}) => {
  const { url } = await makeTrip(page, 3, 3);
  await page.goto(url);
  await expect(stops(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Email it" }).click();
  const dialog = page.getByRole("dialog", { name: "Email your itinerary" });
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
  await expect(page.locator(".backdrop")).toBeHidden();
  const bottom = async (of: Locator) => {
    const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
    return y + height;
  };
  // The line below the title is the title's, not the summary's.
  const title = page.locator("article > header");
  const summary = await page.getByText(/^Two days from /).boundingBox();
  expect((summary?.y ?? 0) - (await bottom(title))).toBeGreaterThanOrEqual(8);
  const lastLine = page.getByText(/^The plan as it is now/);
  // What is more becomes an empty sheet.
  expect((await bottom(page.locator("main"))) - (await bottom(lastLine))).toBeLessThan(100);
});

test("@writes two editors see each other's changes at once, also what one did without a network", async ({
  page,
  browser,
  baseURL,
}) => {
  const { editUrl } = await makeTrip(page, 3, 3);
  await page.goto(editUrl);
  await expect(stops(page)).toHaveCount(3);
  const other = await openAs(browser, baseURL, editUrl);
  const title = (of: Page) => of.getByRole("heading", { level: 1 });
  const rename = async (of: Page, name: string) => {
    await of.getByRole("button", { name: "Rename" }).click();
    await of.getByRole("textbox", { name: "Trip name" }).fill(name);
    await of.getByRole("button", { name: "Save", exact: true }).click();
    await expect(title(of)).toHaveText(name);
  };
  await rename(other, "Named over there");
  await expect(title(page)).toHaveText("Named over there");

  await other.context().setOffline(true);
  await other.getByText("Change this stop").first().click();
  await other.getByLabel("Length of the visit").first().selectOption("90");
  await expect(other.getByText(/Your last changes are not saved yet/)).toBeVisible();
  await rename(page, "Named here meanwhile");
  await other.context().setOffline(false);
  await expect(other.getByText("Every change is saved.")).toBeVisible();
  await expect(title(other)).toHaveText("Named here meanwhile");
  await expect(page.getByText(/1 h 30 min, until/).first()).toBeVisible();

  const history = page.getByRole("region", { name: "What changed" });
  await history.getByRole("button", { name: /^Undo ?: named the trip “Named over there”/ }).click();
  await expect(title(other)).toHaveText("All together");
  await other.context().close();
});

// With the worker that a trip leaves in its browser.
separate(
  "an editing link that is followed on the trip's page makes it the editors' page",
  async ({ page }) => {
    const { url, editUrl } = await makeTrip(page, 1, 2);
    await page.goto(url);
    await page.getByRole("button", { name: "Make my own copy" }).focus();
    await page.evaluate((to) => window.location.assign(to), editUrl);
    await expect(page.getByRole("button", { name: "Rename" })).toBeVisible();
    await expect(page).toHaveURL(/\/trip\/[\w-]+$/);
  },
);

test("two browsers and a phone that comes back end with one trip, each change made once", async ({
  page,
  browser,
  baseURL,
}) => {
  const { editUrl } = await makeTrip(page, 3, 4);
  const { acknowledged, delays } = await changeTogether(browser, {
    urls: [baseURL ?? ""],
    editUrl,
    rounds: 3,
  });
  expect(acknowledged).toBeGreaterThanOrEqual(3);
  expect(delays).toHaveLength(3);
});
