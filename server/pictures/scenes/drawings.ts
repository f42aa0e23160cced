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
  WhiteClusterScene,
} from "./cellar-scenes.tsx";
import {
  BridgeScene,
  FerryScene,
  ForestScene,
  PeaksScene,
  RidgesScene,
  SageScene,
} from "./far-scenes.tsx";
import {
  CobblesScene,
  ElevatorScene,
  HopsScene,
  LavenderScene,
  OldVineScene,
  OrchardScene,
} from "./farm-scenes.tsx";
import {
  CabinScene,
  GardenScene,
  GuitarScene,
  PicnicScene,
  TerraceScene,
} from "./garden-scenes.tsx";
import { ConeScene, FirRowsScene, RowsScene, WheatScene } from "./land-scenes.tsx";
import type { SceneProps } from "./scene-tools.tsx";
import { BoardScene, CorkScene, FluteScene, TanksScene } from "./table-scenes.tsx";
import { BarScene, CornerScene, DoorScene, GalleryScene, HallScene } from "./town-scenes.tsx";
import { BendScene, ConiferScene, CouleeScene, LakeScene } from "./water-scenes.tsx";

/** Every drawing, by what it shows. */
export const DRAWINGS = {
  schoolhouse: SchoolhouseScene,
  hangar: HangarScene,
  warehouse: WarehouseScene,
  farmhouse: FarmhouseScene,
  hall: HallScene,
  cabin: CabinScene,
  street: StreetScene,
  corner: CornerScene,
  door: DoorScene,
  bar: BarScene,
  gallery: GalleryScene,
  barrels: BarrelScene,
  tanks: TanksScene,
  terrace: TerraceScene,
  garden: GardenScene,
  picnic: PicnicScene,
  guitar: GuitarScene,
  board: BoardScene,
  flutes: FluteScene,
  bottle: BottleScene,
  flight: FlightScene,
  glass: HorizonGlassScene,
  corks: CorkScene,
  "red grapes": ClusterScene,
  "white grapes": WhiteClusterScene,
  trellis: TrellisScene,
  "old vine": OldVineScene,
  rows: RowsScene,
  "rows below firs": FirRowsScene,
  lavender: LavenderScene,
  orchard: OrchardScene,
  hops: HopsScene,
  wheat: WheatScene,
  elevator: ElevatorScene,
  cobbles: CobblesScene,
  sage: SageScene,
  ridges: RidgesScene,
  volcano: ConeScene,
  peaks: PeaksScene,
  forest: ForestScene,
  coulee: CouleeScene,
  river: BendScene,
  bridge: BridgeScene,
  lake: LakeScene,
  "firs by the water": ConiferScene,
  ferry: FerryScene,
  island: IslandScene,
} as const satisfies Readonly<Record<string, (props: SceneProps) => React.ReactNode>>;

export type Drawing = keyof typeof DRAWINGS;
