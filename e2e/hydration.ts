/** Whether React took the elements that the server sent, or made others in their place. */
import type { Page } from "@playwright/test";

/** Notes each page's heading when it is parsed, from the next page on. */
export async function keepServedHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { servedHeading: document.querySelector("main h1") });
    });
  });
}

/** Whether the heading is the one that was served; not so where none was. */
export function hasServedHeading(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { servedHeading } = window as unknown as { readonly servedHeading: Element | null };
    return servedHeading !== null && servedHeading === document.querySelector("main h1");
  });
}
