import type { Opener } from "#shared/domain/site/openers.ts";
import {
  BarrelScene,
  BottleScene,
  ClusterScene,
  FlightScene,
  HorizonGlassScene,
  TrellisScene,
} from "./cellar-scenes.tsx";
import { ConeScene, FirRowsScene, RowsScene, WheatScene } from "./land-scenes.tsx";
import type { SceneFamily } from "./scene-palettes.ts";
import { type Scene, SeededScene } from "./seeded-scene.tsx";
import { BendScene, ConiferScene, CouleeScene, LakeScene } from "./water-scenes.tsx";

const DRAWINGS: Record<Opener, readonly [Scene, SceneFamily]> = {
  barrels: [BarrelScene, "red"],
  bottles: [BottleScene, "red"],
  conifers: [ConiferScene, "sound"],
  coulee: [CouleeScene, "basin"],
  "fir vineyard": [FirRowsScene, "sound"],
  flight: [FlightScene, "valley"],
  glass: [HorizonGlassScene, "lake"],
  grapes: [ClusterScene, "valley"],
  lake: [LakeScene, "lake"],
  "river bend": [BendScene, "basin"],
  trellis: [TrellisScene, "valley"],
  "vineyard rows": [RowsScene, "red"],
  volcano: [ConeScene, "valley"],
  wheat: [WheatScene, "wheat"],
};

interface OpenerSceneProps {
  readonly opener: Opener;
  /** The article's slug: two articles with one opener do not get one picture. */
  readonly seed: string;
  readonly className?: string | undefined;
}

/** The drawing at the head of an article; decoration, hidden from screen readers. */
export function OpenerScene({ opener, seed, className }: OpenerSceneProps) {
  const [drawing, family] = DRAWINGS[opener];
  return <SeededScene seed={seed} family={family} choose={() => drawing} className={className} />;
}
