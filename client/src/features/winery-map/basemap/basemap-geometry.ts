import type { BasemapAsset, RoadsAsset } from "./files/geo-assets.ts";
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

type Steps<T> = Generator<void, T>;

/** Projects lines one by one. */
function* projected(lines: readonly string[]): Steps<ProjectedPath[]> {
  const paths: ProjectedPath[] = [];
  for (const line of lines) {
    paths.push(projectPath(line));
    yield;
  }
  return paths;
}

function* groupsOf(groups: readonly (readonly string[])[]): Steps<ProjectedPath[][]> {
  const all: ProjectedPath[][] = [];
  for (const lines of groups) all.push(yield* projected(lines));
  return all;
}

/** Reads the file of land and water, a line a step. */
export function* basemapGeometry(asset: BasemapAsset): Steps<BasemapGeometry> {
  const rivers = [1, 2, 3].map((rank) =>
    asset.rivers.flatMap(([ofRank, ...lines]) => (ofRank === rank ? lines : [])),
  );
  return {
    land: yield* projected([...asset.land, ...asset.far].flat()),
    state: yield* projected(asset.state.flat()),
    urban: yield* projected(asset.urban.flat()),
    parks: yield* projected(asset.parks.flat()),
    lakes: yield* projected(asset.lakes.flat()),
    counties: yield* projected(asset.counties),
    border: yield* projected(asset.border),
    borders: yield* projected(asset.borders),
    rivers: yield* groupsOf(rivers),
    fadingRivers: yield* groupsOf(asset.fading),
  };
}

/** Reads the file of roads, a line a step. */
export function* roadsGeometry(asset: RoadsAsset): Steps<Roads> {
  const signed: SignedRoad[] = [];
  for (const [route, ...lines] of asset.roads) {
    for (const path of yield* projected(lines)) signed.push({ route, path });
  }
  const ofClass = (wanted: RoadClass) =>
    signed.filter(({ route }) => roadClass(route) === wanted).map(({ path }) => path);
  return {
    interstates: ofClass("interstate"),
    usRoutes: ofClass("us"),
    stateRoutes: ofClass("state"),
    beyond: yield* groupsOf(asset.far),
    ferries: yield* projected(asset.ferries),
    signed,
  };
}
