import { type HasCoordinates, positionOf } from "#shared/domain/places/position.ts";
import type { Drawing } from "./drawings.ts";
import { placesAround } from "./places-around.ts";
import { LIGHTS, type SceneLight } from "./scene-lights.ts";
import { type ChosenScene, hash } from "./scene-picture.ts";
import { familyOf, type PlaceFacts, supportedDrawings } from "./supported-drawings.ts";

/** A winery to be drawn. */
export interface DrawnWinery extends PlaceFacts, HasCoordinates {
  readonly slug: string;
}

/** Ten kilometers: nearer than this wineries are seen side by side, in lists and on a day. */
const NEAR_MILES = 6.2;
/** As many as a page names first. */
const NEAREST = 3;
const MOST_NEAREST = 8;
/** In a street of hundreds no drawing could be unlike all others. */
const MOST_NEIGHBORS = 60;

/** What it costs to be like a neighbor, in the unit of `Supported.distance`. */
const SAME_SCENE = 1000;
const SAME_DRAWING = { nearest: 60, near: 3 };
const SAME_LIGHT = { nearest: 1, near: 0.1 };
/** A hair: only between what is equal otherwise. */
const TASTE = 0.05;
const ROUNDS = 4;

interface Neighbor {
  readonly index: number;
  readonly isNearest: boolean;
}

/**
 * The scene of each winery, by its slug. Each has what its facts support, and is unlike its neighbors:
 * those within ten kilometers or in its town, above all the nearest three. Equal wineries in an equal
 * order are drawn equally; one that comes after the others leaves the most of them as they are.
 *
 * @param wineries in a stable order.
 */
export function chooseScenes(wineries: readonly DrawnWinery[]): Map<string, ChosenScene> {
  const neighbors = neighborsOf(wineries);
  const options = wineries.map(optionsOf);
  const chosen: (ChosenScene | undefined)[] = wineries.map(() => undefined);
  for (let round = 0; round < ROUNDS; round += 1) {
    let changed = false;
    for (const [index, candidates] of options.entries()) {
      const scene = cheapest(candidates, neighbors[index] ?? [], chosen);
      changed ||= scene !== chosen[index];
      chosen[index] = scene;
    }
    if (!changed) break;
  }
  return new Map(
    wineries.flatMap(({ slug }, index) => {
      const scene = chosen[index];
      return scene ? [[slug, scene] as const] : [];
    }),
  );
}

interface Option {
  readonly scene: ChosenScene;
  readonly cost: number;
}

function optionsOf(winery: DrawnWinery): Option[] {
  const family = familyOf(winery.region);
  const seed = winery.slug;
  return supportedDrawings(winery).flatMap(({ drawing, distance }) =>
    lightsOf(drawing).flatMap((light) =>
      [false, true].map((isMirrored) => ({
        scene: { drawing, light, isMirrored, family, seed },
        cost: distance + (TASTE * hash(`${seed} ${drawing} ${light} ${isMirrored}`)) / 2 ** 32,
      })),
    ),
  );
}

/** Under a roof there is no snow; grapes hang in summer and fall. */
const INDOORS: ReadonlySet<Drawing> = new Set([
  "bar",
  "gallery",
  "barrels",
  "tanks",
  "board",
  "flutes",
  "bottle",
  "flight",
  "glass",
  "corks",
]);
const IN_LEAF: ReadonlySet<Drawing> = new Set([
  "terrace",
  "garden",
  "picnic",
  "hops",
  "lavender",
  "orchard",
  "trellis",
  "old vine",
  "red grapes",
  "white grapes",
  "guitar",
]);

function lightsOf(drawing: Drawing): readonly SceneLight[] {
  if (INDOORS.has(drawing)) return ["golden", "clear", "dusk", "autumn"];
  return IN_LEAF.has(drawing) ? LIGHTS.filter((light) => light !== "winter") : LIGHTS;
}

function cheapest(
  options: readonly Option[],
  neighbors: readonly Neighbor[],
  chosen: readonly (ChosenScene | undefined)[],
): ChosenScene | undefined {
  let best: { scene: ChosenScene; cost: number } | undefined;
  for (const { scene, cost: own } of options) {
    let cost = own;
    for (const { index, isNearest } of neighbors) cost += likeness(scene, chosen[index], isNearest);
    if (!best || cost < best.cost) best = { scene, cost };
  }
  return best?.scene;
}

function likeness(scene: ChosenScene, other: ChosenScene | undefined, isNearest: boolean): number {
  if (!other) return 0;
  const how = isNearest ? "nearest" : "near";
  const light = scene.light === other.light ? SAME_LIGHT[how] : 0;
  if (scene.drawing !== other.drawing) return light;
  const isSame = light > 0 && scene.isMirrored === other.isMirrored;
  return light * 10 + SAME_DRAWING[how] + (isSame ? SAME_SCENE : 0);
}

/** The neighbors of each winery; to be one is mutual. */
function neighborsOf(wineries: readonly DrawnWinery[]): Neighbor[][] {
  const found = wineries.map(() => new Map<number, boolean>());
  const note = (one: number, other: number, isNearest: boolean) =>
    found[one]?.set(other, isNearest || found[one]?.get(other) === true);
  const around = placesAround(wineries.map(positionOf), MOST_NEIGHBORS);
  for (const [index, { city }] of wineries.entries()) {
    const places = around(index);
    const limit = places[NEAREST - 1]?.miles ?? Number.POSITIVE_INFINITY;
    for (const [rank, { index: other, miles }] of places.entries()) {
      // Many share one approximate point, and are all equally near.
      const isNearest = miles <= limit && rank < MOST_NEAREST;
      if (isNearest || miles <= NEAR_MILES || wineries[other]?.city === city) {
        note(index, other, isNearest);
        note(other, index, isNearest);
      }
    }
  }
  return found.map((near) => [...near].map(([index, isNearest]) => ({ index, isNearest })));
}
