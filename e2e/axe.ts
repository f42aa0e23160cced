/** What bars the way of assistive technology, by axe-core. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Each rule that the page breaks, with the elements that break it. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join("\n  "));
}

export async function expectNoAxeViolation(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** In light, then in dark, which the page keeps. */
export async function expectNoAxeViolationInEitherTheme(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    // A color on its way to the other theme's has neither's contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOf(page), `axe in ${colorScheme}`).toEqual([]);
  }
}
