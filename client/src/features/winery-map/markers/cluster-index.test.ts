import fc from "fast-check";
import { latLngBounds } from "leaflet";
import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { boundsAround, MAX_ZOOM } from "../leaflet/map-view.ts";
import {
  indexNodes,
  isCluster,
  type MapNode,
  mergeOverlaps,
  nodeLabel,
  nodeOf,
} from "./cluster-index.ts";

function at(latitude: number, longitude: number) {
  return { latitude: String(latitude), longitude: String(longitude) };
}

function onlyCluster(wineries: Parameters<typeof indexNodes>[0], zoom: number): MapNode {
  const nodes = indexNodes(wineries)(zoom);
  const [node] = nodes;
  if (nodes.length !== 1 || !node || !isCluster(node)) throw new Error("Not one cluster");
  return node;
}

test("wineries apart stand alone, west to east", () => {
  const east = aWinery({ name: "East", ...at(46.07, -118.3) });
  const west = aWinery({ name: "West", ...at(47.73, -122.15) });
  const nodes = indexNodes([east, west])(7);
  expect(nodes.map((node) => node.wineries.map(({ name }) => name))).toEqual([["West"], ["East"]]);
});

test("a cluster names its size, its town and what choosing it does", () => {
  const wineries = [
    aWinery({ city: "Zillah", ...at(46.4, -120.26) }),
    aWinery({ city: "Zillah", ...at(46.41, -120.27) }),
    aWinery({ city: "Outlook", ...at(46.38, -120.2) }),
  ];
  const cluster = onlyCluster(wineries, 7);
  expect(nodeLabel(cluster)).toBe("3 wineries near Zillah, zoom in");
  expect(cluster.opensAt).toBeGreaterThan(7);
  const opened = indexNodes(wineries)(cluster.opensAt ?? 0);
  expect(opened.length).toBeGreaterThan(1);
});

test("approximate wineries on one shared point are a list at every zoom, never a pile of pins", () => {
  const wineries = ["Abeja", "Gramercy", "Woodward"].map((name) =>
    aWinery({ name, locationIsApproximate: true, ...at(46.06739, -118.33912) }),
  );
  for (const zoom of [7, 13, MAX_ZOOM]) {
    const cluster = onlyCluster(wineries, zoom);
    expect(cluster.opensAt).toBeNull();
    expect(cluster.isApproximate).toBe(true);
    expect(nodeLabel(cluster)).toBe(
      "3 wineries in Walla Walla, positions approximate, open the list",
    );
  }
});

test("a cluster keeps its key from zoom to zoom, so that focus can stay on it", () => {
  const wineries = [aWinery(at(46.067, -118.339)), aWinery(at(46.067, -118.339))];
  expect(onlyCluster(wineries, 7).key).toBe(onlyCluster(wineries, 16).key);
});

test("a winery's label carries region, featured and an approximate position", () => {
  const winery = aWinery({ name: "Abeja", isFeatured: true, locationIsApproximate: true });
  const [node] = indexNodes([winery])(9);
  expect(node && nodeLabel(node)).toBe("Abeja, Walla Walla Valley, featured, position approximate");
});

test("a winery without a position is not on the map and does not break it", () => {
  const nowhere = aWinery({ latitude: "", longitude: "" });
  expect(indexNodes([nowhere])(7)).toEqual([]);
  expect(boundsAround([nowhere])).toBeNull();
});

test("the bounds hold every winery", () => {
  expect(
    boundsAround([aWinery(at(46, -120)), aWinery(at(48, -119)), aWinery(at(47, -122))]),
  ).toEqual(latLngBounds([46, -122], [48, -119]));
});

test("at every zoom each winery is in exactly one node, and keys are unique", () => {
  const place = fc.record({
    latitude: fc.double({ min: 45.5, max: 49, noNaN: true }),
    longitude: fc.double({ min: -124.5, max: -117, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 120 }),
      fc.integer({ min: 5, max: MAX_ZOOM }),
      (places, zoom) => {
        const wineries = places.map(({ latitude, longitude }, id) =>
          aWinery({ id, ...at(latitude, longitude) }),
        );
        const nodes = indexNodes(wineries)(zoom);
        const ids = nodes.flatMap((node) => node.wineries.map(({ id }) => id));
        expect(ids.sort((one, other) => one - other)).toEqual(wineries.map(({ id }) => id));
        expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
      },
    ),
    { numRuns: 40 },
  );
});

/** At zoom 0 the world is 256 pixels wide. */
const nodeAt = (longitude: number) => nodeOf([aWinery({})], { longitude, latitude: 46 });

test("what is drawn over an earlier node joins it where that one stands", () => {
  const [near, far] = [nodeAt(-110), nodeAt(-60)];
  const [merged, ...others] = mergeOverlaps([nodeAt(-120), near], 0);
  expect([merged?.longitude, merged?.wineries.length, others]).toEqual([-120, 2, []]);
  expect(mergeOverlaps([nodeAt(-120), far], 0)).toHaveLength(2);
});

test("nothing overlaps afterward, and no winery is lost", () => {
  const places = fc.array(
    fc.record({
      longitude: fc.double({ min: -125, max: -117, noNaN: true }),
      latitude: fc.double({ min: 45, max: 49, noNaN: true }),
    }),
    { maxLength: 200 },
  );
  fc.assert(
    fc.property(places, (positions) => {
      const left = mergeOverlaps(
        positions.map((position) => nodeOf([aWinery({})], position)),
        8,
      );
      expect(left.flatMap(({ wineries }) => wineries)).toHaveLength(positions.length);
      expect(mergeOverlaps(left, 8)).toHaveLength(left.length);
    }),
    { numRuns: 40 },
  );
});
