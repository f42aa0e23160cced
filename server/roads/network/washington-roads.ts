import type { Position } from "#shared/domain/places/distance.ts";
import { decodePositions } from "#shared/domain/places/polyline.ts";
import data from "./road-network.json" with { type: "json" };
import type { RoadEdge, RoadNetwork } from "./road-network.ts";

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
    isolated: data.islands.map(({ name, outline }) => ({
      name,
      outline: decodePositions(outline),
    })),
    water: data.water.map(({ line }) => decodePositions(line)),
  };
}
