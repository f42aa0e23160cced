import { defineConfig } from "@playwright/test";

/** `scripts/test-e2e.ts` starts the sites and names them, their databases and the browser here. */
const { E2E_SITES = "[]", E2E_CHROMIUM: executablePath } = process.env;
const sites: readonly { name: string; url: string; grep?: string }[] = JSON.parse(E2E_SITES);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // One more than the machine of CI has processors: a test waits for its pages some of its time.
  workers: 3,
  // One that passes only then is named at the end of the run (docs/decisions/0004).
  retries: 1,
  // Patience for a busy machine, as in vitest.config.ts; a test that passes does not wait.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  // In one run, so that no worker is idle while another database's tests wait.
  projects: sites.map(({ name, url, grep }) => ({
    name,
    use: { baseURL: url },
    ...(grep && { grep: new RegExp(grep) }),
  })),
  use: {
    // A test that fails is filmed when it is repeated, since filming each costs a quarter of the run;
    // `npm run test:e2e -- file --trace on` films it at once.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Tiles and other hosts are away, as on a slow evening; the site must be whole without them.
        // By a route, each request would go through the test, and nothing would be cached.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
});
