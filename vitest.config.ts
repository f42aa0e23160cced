import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { RepeatsReporter } from "./server/testing/local/repeats-reporter.ts";
import { QUICKLY_COMPILED } from "./server/testing/local/site-process.ts";

/** Patience for a busy machine; a wait ends as soon as what it waits for is there. */
const PATIENT = { poll: { timeout: 60_000 } };

/** Room from the start for what is soon garbage, a fifth of what the tests of one process took. */
const ROOMY = ["--min-semi-space-size=64", "--max-semi-space-size=64"];

export default defineConfig({
  test: {
    reporters: ["default", new RepeatsReporter()],
    projects: [
      {
        // Pure rules and routes on one embedded database a worker; each test is rolled back.
        test: {
          name: "node",
          environment: "node",
          include: ["{shared,server,scripts}/**/*.test.ts"],
          exclude: ["server/system/**"],
          execArgv: [QUICKLY_COMPILED, ...ROOMY],
          globalSetup: ["server/testing/migrated-cluster.ts", "scripts/testing/bundled-threads.ts"],
          setupFiles: ["server/testing/same-cases.ts", "server/testing/bundled-threads.ts"],
          isolate: false,
          expect: PATIENT,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "client",
          environment: "jsdom",
          execArgv: ROOMY,
          include: ["client/**/*.test.{ts,tsx}"],
          setupFiles: ["client/src/testing/setup.ts", "server/testing/same-cases.ts"],
          // Modules are loaded once a worker, which halves the run; a test that needs one fresh says so.
          isolate: false,
          expect: PATIENT,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Whole server processes, killed and restarted, on both database engines.
        test: {
          name: "system",
          environment: "node",
          include: ["server/system/**/*.test.ts"],
          execArgv: [QUICKLY_COMPILED],
          globalSetup: [
            "server/testing/migrated-databases.ts",
            "scripts/testing/bundled-scripts.ts",
          ],
          isolate: false,
          // Processes, sockets and clocks of a busy machine: see docs/decisions/0004.
          retry: 1,
          expect: PATIENT,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
