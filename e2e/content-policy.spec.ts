/**
 * What opens on a press needs nothing that the Content-Security-Policy refuses: the fixtures notice
 * here as in the journeys that open the picker, the dialogs and the toasts. Every route is visited
 * for the same in site.spec.ts.
 */
import { listenForUnreadHeaders } from "./content-policy.ts";
import { expect, test } from "./one-window.ts";

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

test("a map with a popup, and the menu with its scroll lock, need nothing that is refused", async ({
  page,
}) => {
  const complaints = listenForUnreadHeaders(page);
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    const map = page.locator("#map");
    await map.scrollIntoViewIfNeeded();
    const pane = map.locator(".leaflet-container");
    await expect(pane).toBeVisible();
    await pane.press("+");
    // Markers are drawn again once the map has zoomed: a press on one of before is lost with it.
    await expect(async () => {
      await pane.locator("button[aria-haspopup=dialog]").first().press("Enter", { timeout: 2000 });
      await expect(map.getByRole("dialog")).toBeVisible({ timeout: 2000 });
    }).toPass();
  }
  await page.setViewportSize(VIEWPORTS[0]);
  await page.goto("/blog");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Escape");
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
  expect(complaints).toEqual([]);
});
