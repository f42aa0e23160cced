import RBush, { type BBox } from "rbush";
import { exactMilesBetween, type Position } from "#shared/domain/places/distance.ts";
import {
  boxOf,
  MILES_PER_DEGREE,
  milesPerDegreeEast,
  pointAlong,
  type Stretch,
  stretchesOf,
} from "./plane-geometry.ts";
import type { RoadEdge } from "./road-network.ts";
import type { WaterIndex } from "./road-water.ts";

/** A place on the network where a drive from beside it may begin. */
export interface Access {
  readonly edge: RoadEdge;
  /** How far along the edge: 0 at its `from` end, 1 at its `to` end. */
  readonly fraction: number;
  /** Straight-line miles from the position to that place. */
  readonly straightMiles: number;
}

/** A straight piece of an edge that lies on one side of every water. */
interface Piece {
  readonly ends: Stretch;
  /** Miles along the edge's line, as it is drawn, at which the piece begins, and its own. */
  readonly startsAt: number;
  readonly miles: number;
}

interface CutEdge {
  readonly pieces: readonly Piece[];
  readonly miles: number;
}

/** The ends of the parts into which water cuts a stretch. */
function cutByWater(stretch: Stretch, water: WaterIndex): readonly Position[] {
  const crossings = water.crossings(stretch);
  if (crossings.length === 0) return stretch;
  const cuts = crossings.sort((a, b) => a - b).map((part) => pointAlong(stretch, part));
  return [stretch[0], ...cuts, stretch[1]];
}

function cutEdge({ line }: RoadEdge, water: WaterIndex): CutEdge {
  const pieces: Piece[] = [];
  let miles = 0;
  for (const stretch of stretchesOf(line)) {
    for (const ends of stretchesOf(cutByWater(stretch, water))) {
      const length = exactMilesBetween(...ends);
      pieces.push({ ends, startsAt: miles, miles: length });
      miles += length;
    }
  }
  return { pieces, miles };
}

/** The rectangle that holds whatever lies within so many miles. */
function boxAround({ latitude, longitude }: Position, miles: number): BBox {
  const [up, across] = [miles / MILES_PER_DEGREE, miles / milesPerDegreeEast(latitude)];
  return {
    minX: longitude - across,
    maxX: longitude + across,
    minY: latitude - up,
    maxY: latitude + up,
  };
}

/** Keeps a foot off the very ends of a piece, one of which may be the middle of a river. */
const END_MARGIN = 1e-6;

/** The nearest point of a piece: how far along it (0 to 1), and its distance in miles. */
interface Foot {
  readonly piece: Piece;
  readonly part: number;
  readonly straightMiles: number;
}

/** In the plane that touches the globe at the position. */
function footOn(piece: Piece, from: Position): Foot {
  const [a, b] = piece.ends;
  const east = milesPerDegreeEast(from.latitude);
  const ax = (a.longitude - from.longitude) * east;
  const ay = (a.latitude - from.latitude) * MILES_PER_DEGREE;
  const dx = (b.longitude - a.longitude) * east;
  const dy = (b.latitude - a.latitude) * MILES_PER_DEGREE;
  const square = dx * dx + dy * dy;
  const nearest = square === 0 ? 0 : -(ax * dx + ay * dy) / square;
  const part = Math.min(1 - END_MARGIN, Math.max(END_MARGIN, nearest));
  const [x, y] = [ax + part * dx, ay + part * dy];
  return { piece, part, straightMiles: Math.sqrt(x * x + y * y) };
}

/** The nearest foot on an edge, within reach, that no water parts from the position. */
function footOnEdge(
  { pieces }: CutEdge,
  from: Position,
  { reach, water }: { readonly reach: number; readonly water: WaterIndex },
): Foot | undefined {
  const feet = pieces
    .map((piece) => footOn(piece, from))
    .filter(({ straightMiles }) => straightMiles < reach)
    .sort((a, b) => a.straightMiles - b.straightMiles);
  return feet.find(({ piece, part }) => !water.isBetween(from, pointAlong(piece.ends, part)));
}

/** How far a drive may go, straight, before it enters the network: to the nearest road, */
const MAX_MILES = 30;
/** and to other roads that are hardly farther, by a part of its miles and by miles. */
const SLACK_PART = 0.5;
const SLACK_MILES = 1.5;
/** The first circle searched for roads; where it does not settle the question, larger ones. */
const FIRST_CIRCLE_MILES = 3;
const CIRCLE_GROWTH = 3;

/**
 * Finds the places where a drive from a position may enter the network, one an edge: the nearest
 * one, and those hardly farther away. Empty where no road is near.
 */
export function accessFinder(
  edges: readonly RoadEdge[],
  water: WaterIndex,
): (position: Position) => Access[] {
  const index = new RBush<BBox & { readonly edge: RoadEdge; readonly rank: number }>();
  index.load(edges.map((edge, rank) => ({ ...boxOf(edge.line), edge, rank })));
  // Those that somebody asked about; cutting all takes a moment.
  const cutEdges = new Map<RoadEdge, CutEdge>();
  const reachBeyond = (nearest: number) =>
    Math.min(MAX_MILES, nearest * (1 + SLACK_PART) + SLACK_MILES);

  function accessesWithin(circle: number, from: Position): { found: Access[]; reach: number } {
    const found: Access[] = [];
    let reach = circle;
    const near = index.search(boxAround(from, circle)).sort((a, b) => a.rank - b.rank);
    for (const { edge } of near) {
      const whole = cutEdges.get(edge) ?? cutEdge(edge, water);
      cutEdges.set(edge, whole);
      const foot = footOnEdge(whole, from, { reach, water });
      if (!foot) continue;
      const { piece, part, straightMiles } = foot;
      const fraction = (piece.startsAt + part * piece.miles) / (whole.miles || 1);
      found.push({ edge, fraction, straightMiles });
      reach = Math.min(reach, reachBeyond(straightMiles));
    }
    return { found: found.filter(({ straightMiles }) => straightMiles <= reach), reach };
  }

  return (from) => {
    for (let circle = FIRST_CIRCLE_MILES; circle < MAX_MILES; circle *= CIRCLE_GROWTH) {
      const { found, reach } = accessesWithin(circle, from);
      if (reach < circle) return found;
    }
    return accessesWithin(MAX_MILES, from).found;
  };
}
