import type { Position } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import data from "./road-network.json" with { type: "json" };

/** A stretch of road between two junctions, drivable both ways. */
export interface RoadEdge {
  /** Index of the junction at each end, below the network's `junctions`. */
  readonly from: number;
  readonly to: number;
  readonly miles: number;
  /** Driving or crossing time without traffic; a ferry's waiting time comes on top. */
  readonly minutes: number;
  /** The geometry from the one junction to the other, both included. */
  readonly line: readonly Position[];
}

/** A way that is entered at its ends alone: a car ferry, or a road through a neighboring state. */
export interface Passage extends RoadEdge {
  /** The name of the ferry's route, "Seattle–Bainbridge Island"; null for a road. */
  readonly ferry: string | null;
}

/** A pass that is closed every winter; where on the network a drive goes over it. */
export interface SeasonalPass {
  /** As it reads in a sentence: "Chinook Pass (SR 410)". */
  readonly name: string;
  /** When it is closed, as it reads after the name: "usually closed from November to late May". */
  readonly season: string;
  /** Parts of edges: 0 is an edge's `from` end, 1 its `to` end. */
  readonly stretches: readonly {
    readonly edge: number;
    readonly from: number;
    readonly to: number;
  }[];
}

/** Everything a router knows; positions in degrees, distances in miles, times in minutes. */
export interface RoadNetwork {
  /** How many junctions there are. */
  readonly junctions: number;
  readonly edges: readonly RoadEdge[];
  /** At most 31 ferries, each a bit of `Path.ferries`. */
  readonly passages: readonly Passage[];
  /** At most 31, each a bit of `Path.passes`. */
  readonly seasonal: readonly SeasonalPass[];
  /** Land that no road of the network reaches: closed outlines, drawn in the water around it. */
  readonly isolated: readonly (readonly Position[])[];
  /** Lines along rivers, lakes and sounds that only the network's own bridges and ferries cross. */
  readonly water: readonly (readonly Position[])[];
}

/** Reads `from to miles*100 minutes*10 line`; the line lacks its ends and may be missing. */
function readEdge(text: string, nodes: readonly Position[]): RoadEdge {
  const [from = "", to = "", hundredths = "", tenths = "", line = ""] = text.split(" ");
  const start = nodes[Number(from)];
  const end = nodes[Number(to)];
  if (!start || !end) throw new Error(`The road "${text}" ends at no junction.`);
  return {
    from: Number(from),
    to: Number(to),
    miles: Number(hundredths) / 100,
    minutes: Number(tenths) / 10,
    line: [start, ...decodePositions(line, start), end],
  };
}

/** The state highways, car ferries and waters of Washington (road network: WSDOT, 2020). */
export function readWashingtonRoads(): RoadNetwork {
  const nodes = decodePositions(data.nodes);
  return {
    junctions: nodes.length + data.through.junctions.length,
    edges: data.edges.map((text) => readEdge(text, nodes)),
    passages: [
      ...data.ferries.map(({ name, ...ferry }) => ({
        ...ferry,
        ferry: name,
        line: [nodes[ferry.from], nodes[ferry.to]].filter((end) => end !== undefined),
      })),
      ...data.through.roads.map(({ line, ...road }) => ({
        ...road,
        ferry: null,
        line: decodePositions(line),
      })),
    ],
    seasonal: data.seasonal,
    isolated: data.islands.map(({ outline }) => decodePositions(outline)),
    water: data.water.map(({ line }) => decodePositions(line)),
  };
}
