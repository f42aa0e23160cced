/**
 * What every browser test starts from: a network of its own, nothing but the site to talk to, and no
 * part of any page that the site's own Content-Security-Policy would refuse.
 */
import { randomInt } from "node:crypto";
import { test as base, type Page } from "@playwright/test";

export const expect = base.expect;

/** A page is there when its controls take what is typed and pressed. */
export async function untilAnswering(page: Page): Promise<void> {
  await base.expect(page.locator("#root[data-dehydrated]")).toHaveCount(0);
}

export const test = base.extend({
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) => {
    await use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  page: async ({ page }, use) => {
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
    await use(page);
  },
  context: async ({ context }, use) => {
    const refused: string[] = [];
    await context.exposeFunction("noteRefused", (what: string) => refused.push(what));
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
        const { noteRefused } = window as unknown as { noteRefused: (what: string) => void };
        noteRefused(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
      });
    });
    await use(context);
    expect(refused, "refused by the Content-Security-Policy").toEqual([]);
  },
});
