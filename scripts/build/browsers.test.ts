import { transformWithOxc } from "vite";
import { expect, test } from "vitest";
import config from "../../vite.config.ts";

test("script is written for Safari 16.0, which knows no static blocks", async () => {
  const { code } = await transformWithOxc("export class A { static { A.b = 1; } }", "a.js", {
    target: config.build?.target || "esnext",
  });
  expect(code).toContain("class A");
  expect(code).not.toMatch(/static\s*\{/);
});
