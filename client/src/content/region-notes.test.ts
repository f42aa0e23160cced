import { expect, test } from "vitest";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { regionNotes } from "./region-notes.ts";

test("every AVA has its notes, and nothing else has", () => {
  expect(Object.keys(regionNotes).sort()).toEqual(AVAS.map(({ id }) => id).sort());
});
