/** What bars the way of assistive technology, by axe-core. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import { expect, test } from "./fixtures.ts";

declare const axe: typeof axeCore;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What can differ between the themes: their colors. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Each rule that the page breaks, with the elements that break it. The same journey on another database
 * shows the same pages, which are looked at once.
 *
 * @param within Only that part of the page, by a selector, where the rest has been looked at before.
 */
async function violationsOf(page: Page, rules?: string[], within?: string): Promise<string[]> {
  if (test.info().project.name === "Postgres") return [];
  // Sent once a document: @axe-core/playwright takes three times as long, for frames that no page has.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([runOnly, part]) => {
      const options = { resultTypes: ["violations" as const], ...(runOnly && { runOnly }) };
      const { violations } = await axe.run(part ?? document, options);
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join("\n  "));
    },
    [rules, within] as const,
  );
}

export async function expectNoAxeViolation(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/**
 * Turns the page to a theme and all of it at once, also what is not drawn until it is seen: a color on
 * its way has the contrast of neither.
 */
async function turnTo(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>("[class*=content-visibility]")) {
      part.style.contentVisibility = "visible";
    }
  });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/** In light by every rule, then in dark, which the page keeps, by those of color. */
export async function expectNoAxeViolationInEitherTheme(
  page: Page,
  within?: string,
): Promise<void> {
  await turnTo(page, "light");
  expect(await violationsOf(page, undefined, within), "axe in light").toEqual([]);
  await turnTo(page, "dark");
  expect(await violationsOf(page, COLOR_RULES, within), "axe in dark").toEqual([]);
}
