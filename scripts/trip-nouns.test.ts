/** One noun for a trip: a new shape of it has to replace another. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Exported types of the product that are named for a trip, a plan or an itinerary. */
const MAX_NAMES = 40;
const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w*(?:Trip|Plan|Itinerary)\w*)/gm;

test("a trip has few shapes", () => {
  const files = ["client", "server", "shared"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file)),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(EXPORTED)].map(([, name]) => `${name} in ${file}`),
  );
  expect(names).toContainEqual(expect.stringMatching(/^TripInput in /));
  expect(names.length, names.sort().join("\n")).toBeLessThanOrEqual(MAX_NAMES);
});
