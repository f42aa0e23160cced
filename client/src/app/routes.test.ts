import { expect, test } from "vitest";
import { ALL_PAGES, PAGE_NAMES, PAGES } from "#shared/domain/site/page-routes.ts";
import { preparePage } from "./routes.tsx";

test("every page of the list has a file with its component", async () => {
  const withFile = PAGE_NAMES.filter((name) => name !== "sharedTrip" && ALL_PAGES[name].module);
  const paths = withFile.map((name) => PAGES[name].path.replace(/:\w+/, "one-of-them"));
  const loaded = [...paths, "/no-such-page"].map((path) => preparePage(path));
  await expect(Promise.all(loaded)).resolves.toHaveLength(withFile.length + 1);
}, 60_000);
