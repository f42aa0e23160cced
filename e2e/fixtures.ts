/**
 * What every browser test starts from: a network of its own, nothing but the site to talk to, and no
 * part of any page that the site's own Content-Security-Policy would refuse.
 */
import { randomInt } from "node:crypto";
import { type BrowserContext, test as base, type Page } from "@playwright/test";

export const expect = base.expect;

/** A page is there when its controls take what is typed and pressed. */
export async function untilAnswering(page: Page): Promise<void> {
  await base.expect(page.locator("#root[data-dehydrated]")).toHaveCount(0);
}

/** From now on the page is opened and reloaded until it is there. */
export function openUntilAnswering(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    if (args[1]?.waitUntil === undefined) await untilAnswering(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...args) => {
    const response = await reload(...args);
    await untilAnswering(page);
    return response;
  };
}

/** What the site's own Content-Security-Policy refuses from now on, as it comes. */
export async function listenForRefusals(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeFunction("noteRefused", (what: string) => refused.push(what));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const { noteRefused } = window as unknown as { noteRefused: (what: string) => void };
      noteRefused(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
  return refused;
}

export function expectNothingRefused(refused: readonly string[]): void {
  expect(refused, "refused by the Content-Security-Policy").toEqual([]);
}

export const test = base.extend({
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) => {
    await use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  page: async ({ page }, use) => {
    openUntilAnswering(page);
    await use(page);
  },
  context: async ({ context }, use) => {
    const refused = await listenForRefusals(context);
    await use(context);
    expectNothingRefused(refused);
  },
});
