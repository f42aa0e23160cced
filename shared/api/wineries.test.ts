import { expect, test } from "vitest";
import { WINERY_FACTS } from "#shared/domain/winery/winery-facts.ts";
import { winerySchema } from "./wineries.ts";

test("visitors get every fact of a winery", () => {
  expect(Object.keys(winerySchema.shape)).toEqual(expect.arrayContaining([...WINERY_FACTS]));
});
