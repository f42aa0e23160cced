/** Networks of a few roads drawn with a ruler, for the tests of the router. */

import type { Drive } from "#server/roads/drive.ts";
import { milesPerDegreeEast } from "#server/roads/network/plane-geometry.ts";
import type { Passage, RoadEdge, RoadNetwork } from "#server/roads/network/road-network.ts";
import { createRoadRouter } from "#server/roads/router/road-router.ts";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";

const SOUTH = 47;

/** A position by miles east and north of a fixed point in Washington. */
export const at = (east: number, north: number): Position => ({
  latitude: SOUTH + north / 69.0976,
  longitude: -120 + east / milesPerDegreeEast(SOUTH),
});

/** A straight road; 60 mph unless it says otherwise. */
export function road(junctions: readonly Position[], from: number, to: number, mph = 60): RoadEdge {
  const line = [junctions[from] ?? at(0, 0), junctions[to] ?? at(0, 0)];
  const miles = exactMilesBetween(line[0] ?? at(0, 0), line[1] ?? at(0, 0));
  return { from, to, miles, minutes: (miles / mph) * 60, line };
}

/** A network of these parts, and no others. */
export function network(parts: Partial<RoadNetwork>): RoadNetwork {
  return { junctions: 0, edges: [], passages: [], seasonal: [], isolated: [], water: [], ...parts };
}

/** A ferry between two junctions. */
export const ferry = (from: number, to: number, miles: number, minutes: number): Passage => ({
  from,
  to,
  miles,
  minutes,
  ferry: "Here–There",
  line: [],
});

/** @throws Error where no road leads there. */
export function driveBetween(roads: RoadNetwork, from: Position, to: Position): Drive {
  const [drive] = createRoadRouter(roads).routesFrom(from, [to]);
  if (!drive) throw new Error("no drive");
  return drive;
}

const ROW = [at(0, 0), at(20, 0), at(40, 0)];

/** Three junctions in a row, 20 miles apart. */
export const HIGHWAY = network({ junctions: 3, edges: [road(ROW, 0, 1), road(ROW, 1, 2)] });
