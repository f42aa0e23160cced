/** The same question is asked in three places: of the directory, of the home map and in the picker. */
import { expect, test } from "vitest";
import { directoryFacets, type FacetName } from "#client/features/directory/filters/facets.ts";
import { PICKER_FACETS } from "#client/features/trips/picker/picker-list.ts";
import { MAP_FACETS } from "#client/features/winery-map/map-filters.ts";
import { SETTING_ANSWERS, SETTING_LABELS } from "#shared/domain/winery/settings.ts";

const LABELS = SETTING_ANSWERS.map((answer) => SETTING_LABELS[answer]);

test("every kind of setting can be asked for in the directory, on the map and in the picker", () => {
  expect(Object.values(directoryFacets.of("setting").choices ?? {})).toEqual(LABELS);
  expect(Object.values(MAP_FACETS.setting.choices)).toEqual(LABELS);
  expect(Object.values(PICKER_FACETS.setting.choices)).toEqual(LABELS);
});

test("what the directory asks, the home map asks, under its own name where spec §9 gives it one", () => {
  const onTheMap: Readonly<Record<FacetName, keyof typeof MAP_FACETS>> = {
    region: "region",
    varietal: "varietals",
    setting: "setting",
    fee: "fee",
    visit: "reservations",
    onlineSales: "onlineSales",
    wineClub: "onlineSales",
  };
  const asked = new Set(directoryFacets.names.map((facet) => onTheMap[facet]));
  expect([...asked].sort()).toEqual(Object.keys(MAP_FACETS).sort());
});
