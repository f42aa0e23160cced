import { expect, test } from "vitest";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { regionNotes } from "./region-notes.ts";
import { regionVisits } from "./region-visits.ts";

test("every AVA has its notes, and nothing else has", () => {
  expect(Object.keys(regionNotes).sort()).toEqual(AVAS.map(({ id }) => id).sort());
});

test("what is said of a visit is said of regions that exist, by sources with a date of the past", () => {
  const ids = new Set(AVAS.map(({ id }) => id));
  expect(Object.keys(regionVisits).filter((id) => !ids.has(id))).toEqual([]);
  const sources = Object.values(regionVisits)
    .flatMap(({ season, taste }) => [...season, ...taste])
    .flatMap(({ source }) => source ?? []);
  expect(sources.filter(({ url }) => !/^https?:\/\/[^ ]+$/.test(url))).toEqual([]);
  const dates = sources.flatMap(({ date }) => date ?? []);
  expect(dates.filter((date) => !/^20[012]\d(-\d\d){0,2}$/.test(date) || date > "2026-11")).toEqual(
    [],
  );
});
