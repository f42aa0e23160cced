import { existsSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { AREAS } from "#shared/domain/places/regions.ts";
import { illustrationPath } from "#shared/domain/site/illustrations.ts";
import { REGION_LANDSCAPES, RegionLandscape } from "./region-landscape.tsx";

test("every region has a landscape, whose file is there", () => {
  const names = [...AVAS, ...AREAS].map(({ name }) => name);
  expect(Object.keys(REGION_LANDSCAPES).sort()).toEqual([...names].sort());
  const files = Object.values(REGION_LANDSCAPES).map(
    (name) => `client/public${illustrationPath(name)}`,
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the region of most wineries decides", () => {
  const { container } = render(
    <RegionLandscape regions={["Red Mountain", "Lake Chelan", "Lake Chelan"]} className="" />,
  );
  expect(container.querySelector("img")).toHaveAttribute("src", illustrationPath("lake"));
});
