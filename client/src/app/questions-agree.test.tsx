/** The same question is asked in three places: of the directory, of the home map and in the picker. */
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { FACETS, facetRule } from "#client/features/directory/filters/facets.ts";
import { SettingChoice } from "#client/features/trips/picker/picker-tools.tsx";
import { NO_MAP_FILTERS, QUESTIONS } from "#client/features/winery-map/search/map-filters.ts";
import { SETTING_ANSWERS, SETTING_LABELS } from "#shared/domain/winery/settings.ts";

const LABELS = SETTING_ANSWERS.map((answer) => SETTING_LABELS[answer]);

test("every kind of setting can be asked for in the directory, on the map and in the picker", () => {
  const rule = facetRule("setting");
  expect("choices" in rule && Object.values(rule.choices)).toEqual(LABELS);
  const onTheMap = Object.values(QUESTIONS.setting.choices);
  expect(onTheMap.map(({ label }) => label)).toEqual(["Any", ...LABELS]);
  render(<SettingChoice offered={SETTING_ANSWERS} setting={null} onChange={() => {}} />);
  const options = within(screen.getByLabelText("Setting")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual(["Any", ...LABELS]);
});

test("what the directory asks, the home map asks, under its own name where spec §9 gives it one", () => {
  const onTheMap: Readonly<Record<(typeof FACETS)[number], keyof typeof NO_MAP_FILTERS>> = {
    region: "region",
    varietal: "varietals",
    setting: "setting",
    fee: "fee",
    visit: "reservations",
    onlineSales: "onlineSales",
    wineClub: "onlineSales",
  };
  const asked = new Set(FACETS.map((facet) => onTheMap[facet]));
  expect([...asked].sort()).toEqual(Object.keys(NO_MAP_FILTERS).sort());
});
