import { memo } from "react";
import {
  FarmhouseScene,
  HangarScene,
  IslandScene,
  SchoolhouseScene,
  StreetScene,
  WarehouseScene,
} from "./building-scenes.tsx";
import {
  BarrelScene,
  BottleScene,
  ClusterScene,
  FlightScene,
  HorizonGlassScene,
  TrellisScene,
} from "./cellar-scenes.tsx";
import { ConeScene, FirRowsScene, RowsScene, WheatScene } from "./land-scenes.tsx";
import { type PlaceFacts, type PlaceKind, placeKind } from "./place-kind.ts";
import type { SceneFamily } from "./scene-palettes.ts";
import { type Scene, SeededScene } from "./seeded-scene.tsx";
import { BendScene, ConiferScene, CouleeScene, LakeScene } from "./water-scenes.tsx";

export interface CardSceneProps {
  /** What the drawing is chosen by, e.g. a winery's slug: the same seed gives the same drawing. */
  readonly seed: string;
  /** The region's name as data has it, e.g. `Walla Walla Valley`; it chooses land and colors. */
  readonly region: string;
  /** What is known of the place; without it the land of the region is drawn. */
  readonly place?: Omit<PlaceFacts, "region"> | undefined;
  readonly className?: string | undefined;
}

const CELLAR: readonly Scene[] = [
  BottleScene,
  BarrelScene,
  ClusterScene,
  FlightScene,
  HorizonGlassScene,
  TrellisScene,
];

/** What is drawn of a place that the facts name. */
const PLACES: Record<Exclude<PlaceKind, "unknown">, readonly Scene[]> = {
  schoolhouse: [SchoolhouseScene],
  hangar: [HangarScene],
  warehouse: [WarehouseScene],
  farmhouse: [FarmhouseScene],
  island: [IslandScene],
  lake: [LakeScene],
  river: [BendScene, CouleeScene],
  street: [StreetScene],
  barrels: [BarrelScene],
  slope: [RowsScene, TrellisScene],
};

/** The land that is true of each family of regions; it comes up about twice as often as the cellar. */
const LAND: Record<SceneFamily, readonly Scene[]> = {
  red: [RowsScene, WheatScene, ConeScene, BendScene],
  wheat: [WheatScene, RowsScene, WheatScene],
  valley: [RowsScene, ConeScene, WheatScene, BendScene],
  basin: [CouleeScene, BendScene, RowsScene, ConeScene],
  lake: [LakeScene, ConeScene, BendScene, RowsScene],
  sound: [ConiferScene, FirRowsScene, FirRowsScene, ConeScene, LakeScene],
};

const FAMILY_WORDS: readonly (readonly [SceneFamily, RegExp])[] = [
  ["red", /red mountain|candy|goose|horse heaven/i],
  ["wheat", /walla|rocks district|palouse|spokane|lewis/i],
  ["valley", /yakima|rattlesnake|snipes|naches/i],
  ["lake", /chelan|reach|wenatchee|methow|okanogan|gorge|columbia hills|burn/i],
  ["sound", /puget|olympic|cascade|southwest/i],
];

function familyOf(region: string): SceneFamily {
  return FAMILY_WORDS.find(([, words]) => words.test(region))?.[0] ?? "basin";
}

/** Where nothing of the place is known, the land of its region or what is poured everywhere. */
function scenesOf(kind: PlaceKind | undefined, family: SceneFamily): readonly Scene[] {
  if (kind !== undefined && kind !== "unknown") return PLACES[kind];
  return [...LAND[family], ...LAND[family], ...CELLAR];
}

/**
 * The drawing at the head of a winery's card, in place of a photograph that does not exist.
 *
 * Memoized: a long list re-renders on every keystroke of a search, its drawings need not.
 */
export const CardScene = memo(function CardScene(props: CardSceneProps) {
  const { seed, region, place, className } = props;
  const family = familyOf(region);
  const scenes = scenesOf(place && placeKind({ ...place, region }), family);
  return (
    <SeededScene
      seed={seed}
      family={family}
      choose={(random) => scenes[Math.floor(random() * scenes.length)] ?? RowsScene}
      className={className}
    />
  );
});
