import type { BasemapAsset, EncodedPolygon, RoadsAsset } from "./files/geo-assets.ts";
import { type ProjectedPath, projectPath } from "./projection.ts";

/** The layers of the file that are drawn line by line, as they stand in it. */
type PlainLayer = Exclude<keyof BasemapAsset, "far" | "rivers" | "fading">;

/** What the basemap draws, ready to be painted at any zoom. Areas are rings, filled even-odd. */
export interface BasemapGeometry extends Readonly<Record<PlainLayer, readonly ProjectedPath[]>> {
  /** By rank: the great rivers, the rivers, the creeks. */
  readonly rivers: readonly (readonly ProjectedPath[])[];
  /** Ends of rivers at the edge of the detail, to be drawn ever paler. */
  readonly fadingRivers: readonly (readonly ProjectedPath[])[];
}

export interface Roads {
  readonly interstates: readonly ProjectedPath[];
  readonly usRoutes: readonly ProjectedPath[];
  readonly stateRoutes: readonly ProjectedPath[];
  /** Beyond the state, ever paler toward the edge of the detail. */
  readonly beyond: readonly (readonly ProjectedPath[])[];
  readonly ferries: readonly ProjectedPath[];
  /** Every line with the number on its sign, the greater roads first. */
  readonly signed: readonly SignedRoad[];
}

export interface SignedRoad {
  readonly route: string;
  readonly path: ProjectedPath;
}

export type RoadClass = "interstate" | "us" | "state";

/** The class of road behind `I-82`, `US 12` or `SR 14`. */
export function roadClass(route: string): RoadClass {
  if (route.startsWith("I-")) return "interstate";
  return route.startsWith("US") ? "us" : "state";
}

function rings(polygons: readonly EncodedPolygon[]): ProjectedPath[] {
  return polygons.flat().map(projectPath);
}

export function basemapGeometry(asset: BasemapAsset): BasemapGeometry {
  return {
    land: rings([...asset.land, ...asset.far]),
    state: rings(asset.state),
    urban: rings(asset.urban),
    parks: rings(asset.parks),
    lakes: rings(asset.lakes),
    counties: asset.counties.map(projectPath),
    border: asset.border.map(projectPath),
    borders: asset.borders.map(projectPath),
    rivers: [1, 2, 3].map((rank) =>
      asset.rivers.flatMap(([ofRank, ...lines]) => (ofRank === rank ? lines.map(projectPath) : [])),
    ),
    fadingRivers: asset.fading.map((lines) => lines.map(projectPath)),
  };
}

export function roadsGeometry(asset: RoadsAsset): Roads {
  const signed = asset.roads.flatMap(([route, ...lines]) =>
    lines.map((line) => ({ route, path: projectPath(line) })),
  );
  const ofClass = (wanted: RoadClass) =>
    signed.filter(({ route }) => roadClass(route) === wanted).map(({ path }) => path);
  return {
    interstates: ofClass("interstate"),
    usRoutes: ofClass("us"),
    stateRoutes: ofClass("state"),
    beyond: asset.far.map((lines) => lines.map(projectPath)),
    ferries: asset.ferries.map(projectPath),
    signed,
  };
}
