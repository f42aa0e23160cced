import { defineConfig } from "vitest/config";

/** The tests of the product's pure rules alone: what `npm run mutate` runs for each change. */
export default defineConfig({
  test: { environment: "node", include: ["shared/domain/**/*.test.ts"] },
});
