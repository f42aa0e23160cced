import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { AVAS } from "#shared/domain/places/ava-table.ts";

test("the map has the outlines that the table of AVAs says it has", async () => {
  const outlines = JSON.parse(await readFile("client/public/geo/avas.json", "utf8")) as unknown;
  const ids = AVAS.filter(({ hasOutline }) => hasOutline).map(({ id }) => ({ id }));
  expect(outlines).toHaveLength(ids.length);
  expect(outlines).toEqual(expect.arrayContaining(ids.map((id) => expect.objectContaining(id))));
});
