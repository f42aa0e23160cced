import { configDefaults, defineConfig } from "vitest/config";

/** The tests of the product's pure rules alone: what `npm run mutate` runs for each change, in a thread. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["shared/domain/**/*.test.ts"],
    // As in vitest.config.ts: a busy machine fails nothing.
    testTimeout: 120_000,
    // A thread cannot be moved to another time zone.
    exclude: [...configDefaults.exclude, "**/*-time-zones.test.ts"],
  },
});
