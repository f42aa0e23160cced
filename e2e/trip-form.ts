/** The trip form and the picker, for the tests that only pass through them. */
import type { Locator, Page } from "@playwright/test";

/** Fills in every answer that the form asks for: a weekend from Walla Walla. */
export async function fillTripForm(page: Page): Promise<void> {
  await page.getByLabel("Trip name").fill("Harvest weekend");
  await page.getByLabel("Starting location").fill("Walla Walla");
  await page.keyboard.press("Escape");
  const answers = ["Weekend (2 days)", "1 hour", "Under $20 per tasting", "Reservations okay"];
  for (const answer of answers) await page.getByText(answer, { exact: true }).click();
}

/** The button that opens the picker. */
export const findWineries = (page: Page): Locator =>
  page.getByRole("button", { name: "Find Wineries" });

export const picker = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Choose your wineries" });
