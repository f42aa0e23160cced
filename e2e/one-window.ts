/**
 * Tests whose visitors share a window, one after the other: to open one takes longer than what many of
 * them do in it. Each begins as somebody new, with nothing kept, nothing cached, and nothing of what the
 * test before has set. A service worker would outlive its visitor, and is blocked.
 */
import type { BrowserContext, Page } from "@playwright/test";
import {
  expect,
  expectNothingRefused,
  listenForRefusals,
  openUntilAnswering,
  test as separate,
} from "./fixtures.ts";

export { expect };

interface SharedWindow {
  readonly page: Page;
  /** Makes the next visitor of the last one. */
  readonly clear: () => Promise<void>;
  /** What the browser has refused to this visitor. */
  readonly refused: string[];
}

/** A page of the site without any code, which takes nothing with it. */
const EMPTY = "/favicon.svg";

export const test = separate.extend<object, { sharedWindow: SharedWindow }>({
  sharedWindow: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        serviceWorkers: "block",
      });
      const refused = await listenForRefusals(context);
      const page = await context.newPage();
      const open = page.goto.bind(page);
      openUntilAnswering(page);
      const forgetScripts = rememberScripts(context, page);
      const clear = async () => {
        await forgetScripts();
        await undoSettings(page);
        await open(EMPTY);
        await forgetVisitor(page);
        refused.length = 0;
      };
      await use({ page, clear, refused });
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ sharedWindow, extraHTTPHeaders }, use) => {
    const context = sharedWindow.page.context();
    await sharedWindow.clear();
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    expectNothingRefused(sharedWindow.refused);
  },
  // After the context has been cleared.
  page: async ({ sharedWindow, context: _context }, use) => {
    await use(sharedWindow.page);
  },
});

/** The scripts that tests give to their pages; answers what takes them back. */
function rememberScripts(context: BrowserContext, page: Page): () => Promise<void> {
  const given: { dispose(): Promise<void> }[] = [];
  for (const to of [context, page] as Pick<Page, "addInitScript">[]) {
    const add = to.addInitScript.bind(to);
    to.addInitScript = async (...script) => {
      const added = await add(...script);
      given.push(added);
      return added;
    };
  }
  return async () => {
    for (const script of given.splice(0)) await script.dispose();
  };
}

async function undoSettings(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({
    media: null,
    colorScheme: "light",
    reducedMotion: "no-preference",
    forcedColors: "none",
  });
}

/** Forgets all that a visitor's browser keeps of the site; on a page of the site. */
async function forgetVisitor(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const origin = await page.evaluate(() => {
    sessionStorage.clear();
    return location.origin;
  });
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await devtools.send("Network.clearBrowserCookies");
  await devtools.send("Network.clearBrowserCache");
  // A renderer has a memory of its own.
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: false });
  await devtools.send("Page.resetNavigationHistory");
  // A session that stays would give each page the media of the screen.
  await devtools.detach();
}
