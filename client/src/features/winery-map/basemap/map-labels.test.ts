import { expect, test } from "vitest";
import { worldPoint } from "#shared/domain/places/web-mercator.ts";
import { type LabelSources, mapLabels } from "./map-labels.ts";

// Two ranks of one town each, both at 47 N 120 W.
const towns = [
  { names: ["Yakima"], at: "_~t[~vfhA" },
  { names: ["Zillah"], at: "_~t[~vfhA" },
];
// One degree south and one east from 47 N 120 W.
const road = "_~t[~vfhA~oR_pR";

function sources(overrides: Partial<LabelSources>): LabelSources {
  return { towns: [], roads: [], regions: [], names: [], ...overrides };
}

test("greater towns come before smaller ones, and regions between them", () => {
  const region = {
    text: "Red Mountain",
    ...worldPoint({ latitude: 46.3, longitude: -119.4 }),
    kind: "region" as const,
    minZoom: 7,
  };
  const texts = mapLabels(sources({ towns, regions: [region] }), 9).map(({ text }) => text);
  expect(texts.slice(0, 3)).toEqual(["Yakima", "Red Mountain", "Zillah"]);
});

test("a road's signs stand on it, one of them at its middle", () => {
  const signs = mapLabels(sources({ roads: [["I-82", road]] }), 9)
    .filter(({ kind }) => kind === "sign")
    .map(({ x }) => x);
  const [west, east] = [
    worldPoint({ latitude: 47, longitude: -120 }).x,
    worldPoint({ latitude: 46, longitude: -119 }).x,
  ];
  const middle = (west + east) / 2;
  expect(signs.length).toBeGreaterThan(1);
  expect(signs.every((x) => x >= west && x <= east)).toBe(true);
  expect(Math.min(...signs.map((x) => Math.abs(x - middle)))).toBeLessThan(1e-9);
});

test("state routes get no sign before zoom 9, Interstates from zoom 6", () => {
  const count = (route: string, zoom: number) =>
    mapLabels(sources({ roads: [[route, road]] }), zoom).filter(({ kind }) => kind === "sign")
      .length;
  expect([count("SR 22", 8), count("SR 22", 9) > 0]).toEqual([0, true]);
  expect([count("I-82", 5), count("I-82", 6) > 0]).toEqual([0, true]);
});
