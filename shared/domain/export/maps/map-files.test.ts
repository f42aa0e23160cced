import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { encodePositions } from "../../places/polyline.ts";
import { smallTrip, wineryAt } from "../../testing/small-trip.ts";
import type { ExportedTrip } from "../exported-trip.ts";
import { gpxFile, kmlFile } from "./map-files.ts";

/**
 * The parts of two standards that the guide's map files use, as XML schemas: elements in the order, of
 * the types and in the numbers that GPX 1.1 (topografix.com/GPX/1/1) and KML 2.2 (OGC 07-147r2) give
 * them. Written here after the standards' own definitions; what a file of ours does not use is left out.
 */

/** Elements that may be left out, one type for all, one a line. */
const optional = (names: string, type = "xs:string"): string =>
  names
    .split(" ")
    .map((name) => `  <xs:element name="${name}" type="${type}" minOccurs="0"/>`)
    .join("\n");

const LINKS = '  <xs:element name="link" type="linkType" minOccurs="0" maxOccurs="unbounded"/>';

/** How a route and a track both begin: `rteType`, `trkType`. */
const ROUTE_HEAD = `${optional("name cmt desc src")}
${LINKS}
${optional("number", "xs:nonNegativeInteger")}
${optional("type")}`;

/** GPX 1.1: `gpxType`, `metadataType`, `wptType`, `rteType`, `trkType`. */
const GPX_SCHEMA = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.topografix.com/GPX/1/1" targetNamespace="http://www.topografix.com/GPX/1/1" elementFormDefault="qualified">
<xs:element name="gpx"><xs:complexType><xs:sequence>
  <xs:element name="metadata" type="metadataType" minOccurs="0"/>
  <xs:element name="wpt" type="wptType" minOccurs="0" maxOccurs="unbounded"/>
  <xs:element name="rte" type="rteType" minOccurs="0" maxOccurs="unbounded"/>
  <xs:element name="trk" type="trkType" minOccurs="0" maxOccurs="unbounded"/>
</xs:sequence>
<xs:attribute name="version" type="xs:string" use="required" fixed="1.1"/>
<xs:attribute name="creator" type="xs:string" use="required"/>
</xs:complexType></xs:element>
<xs:complexType name="metadataType"><xs:sequence>
  <xs:element name="name" type="xs:string" minOccurs="0"/>
  <xs:element name="desc" type="xs:string" minOccurs="0"/>
  <xs:element name="link" type="linkType" minOccurs="0" maxOccurs="unbounded"/>
  <xs:element name="time" type="xs:dateTime" minOccurs="0"/>
</xs:sequence></xs:complexType>
<xs:complexType name="linkType"><xs:sequence>
  <xs:element name="text" type="xs:string" minOccurs="0"/>
  <xs:element name="type" type="xs:string" minOccurs="0"/>
</xs:sequence><xs:attribute name="href" type="xs:anyURI" use="required"/></xs:complexType>
<xs:complexType name="wptType"><xs:sequence>
  <xs:element name="ele" type="xs:decimal" minOccurs="0"/>
  <xs:element name="time" type="xs:dateTime" minOccurs="0"/>
${optional("name cmt desc src")}
${LINKS}
${optional("sym type")}
</xs:sequence>
<xs:attribute name="lat" type="latitudeType" use="required"/>
<xs:attribute name="lon" type="longitudeType" use="required"/></xs:complexType>
<xs:complexType name="rteType"><xs:sequence>
${ROUTE_HEAD}
  <xs:element name="rtept" type="wptType" minOccurs="0" maxOccurs="unbounded"/>
</xs:sequence></xs:complexType>
<xs:complexType name="trkType"><xs:sequence>
${ROUTE_HEAD}
  <xs:element name="trkseg" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
    <xs:element name="trkpt" type="wptType" minOccurs="0" maxOccurs="unbounded"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:sequence></xs:complexType>
<xs:simpleType name="latitudeType"><xs:restriction base="xs:decimal"><xs:minInclusive value="-90.0"/><xs:maxInclusive value="90.0"/></xs:restriction></xs:simpleType>
<xs:simpleType name="longitudeType"><xs:restriction base="xs:decimal"><xs:minInclusive value="-180.0"/><xs:maxExclusive value="180.0"/></xs:restriction></xs:simpleType>
</xs:schema>`;

/** KML 2.2: a document of styles, placemarks and folders with points and lines. */
const KML_SCHEMA = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.opengis.net/kml/2.2" targetNamespace="http://www.opengis.net/kml/2.2" elementFormDefault="qualified">
<xs:element name="kml"><xs:complexType><xs:sequence><xs:element name="Document" type="documentType"/></xs:sequence></xs:complexType></xs:element>
<xs:group name="featureParts"><xs:sequence>
  <xs:element name="name" type="xs:string" minOccurs="0"/>
  <xs:element name="visibility" type="xs:boolean" minOccurs="0"/>
  <xs:element name="open" type="xs:boolean" minOccurs="0"/>
  <xs:element name="address" type="xs:string" minOccurs="0"/>
  <xs:element name="phoneNumber" type="xs:string" minOccurs="0"/>
  <xs:element name="description" type="xs:string" minOccurs="0"/>
  <xs:element name="styleUrl" type="xs:anyURI" minOccurs="0"/>
  <xs:element name="Style" type="styleType" minOccurs="0" maxOccurs="unbounded"/>
</xs:sequence></xs:group>
<xs:complexType name="documentType"><xs:sequence>
  <xs:group ref="featureParts"/>
  <xs:choice minOccurs="0" maxOccurs="unbounded">
    <xs:element name="Placemark" type="placemarkType"/>
    <xs:element name="Folder" type="folderType"/>
  </xs:choice>
</xs:sequence></xs:complexType>
<xs:complexType name="folderType"><xs:sequence>
  <xs:group ref="featureParts"/>
  <xs:element name="Placemark" type="placemarkType" minOccurs="0" maxOccurs="unbounded"/>
</xs:sequence></xs:complexType>
<xs:complexType name="placemarkType"><xs:sequence>
  <xs:group ref="featureParts"/>
  <xs:choice minOccurs="0">
    <xs:element name="Point" type="pointType"/>
    <xs:element name="LineString" type="lineType"/>
  </xs:choice>
</xs:sequence></xs:complexType>
<xs:complexType name="pointType"><xs:sequence><xs:element name="coordinates" type="coordinatesType"/></xs:sequence></xs:complexType>
<xs:complexType name="lineType"><xs:sequence>
  <xs:element name="extrude" type="xs:boolean" minOccurs="0"/>
  <xs:element name="tessellate" type="xs:boolean" minOccurs="0"/>
  <xs:element name="coordinates" type="coordinatesType"/>
</xs:sequence></xs:complexType>
<xs:simpleType name="coordinatesType"><xs:list itemType="pairType"/></xs:simpleType>
<xs:simpleType name="pairType"><xs:restriction base="xs:string"><xs:pattern value="-?[0-9]+(\\.[0-9]+)?,-?[0-9]+(\\.[0-9]+)?(,-?[0-9]+(\\.[0-9]+)?)?"/></xs:restriction></xs:simpleType>
<xs:complexType name="styleType"><xs:sequence>
  <xs:element name="LineStyle"><xs:complexType><xs:sequence>
    <xs:element name="color"><xs:simpleType><xs:restriction base="xs:hexBinary"><xs:length value="4"/></xs:restriction></xs:simpleType></xs:element>
    <xs:element name="width" type="xs:double"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:sequence><xs:attribute name="id" type="xs:ID"/></xs:complexType>
</xs:schema>`;

/** The texts of every element with a name, in the order of the file, as an XML parser reads them. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = [];
  const open: { name: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag) => open.push({ name: tag.name, text: "" }));
  parser.on("text", (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on("closetag", () => {
    const closed = open.pop();
    if (closed?.name === name) texts.push(closed.text);
  });
  parser.write(xml).close();
  return texts;
}

async function faultsOf(files: readonly string[], schema: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: files.map((contents, index) => ({ fileName: `file-${index}.xml`, contents })),
    schema,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 500 }),
  fc.constantFrom("🍷".repeat(250), "a ]]> b", "<b>&amp;\n\"'", "\ud800x\udc00\ufffe\u0000\u000b"),
);

/** Trips of every kind, the hardest names among them. */
const trips: readonly ExportedTrip[] = [
  smallTrip({ wineries: [wineryAt(1)] }),
  smallTrip({ wineries: [1, 2, 3, 4, 5].map((id) => wineryAt(id)), days: 3 }),
  smallTrip({ wineries: [wineryAt(1)], startDate: undefined, startWeekday: "friday" }),
  smallTrip({ wineries: [wineryAt(1, { latitude: "", phone: null, website: null })] }),
  ...fc
    .sample(fc.tuple(nasty, nasty, nasty), { numRuns: 60, seed: 7 })
    .map(([name, title, address]) =>
      smallTrip({ wineries: [wineryAt(1, { name, address })], over: { title } }),
    ),
];

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** The trip with a road of one bend between every two places, reached by straight streets. */
function bent(trip: ExportedTrip): ExportedTrip {
  const places = ["base" as const, ...trip.wineries.map(({ id }) => id)];
  const parts = [
    { by: "straight" as const, line: encodePositions([at(45.9, -118), at(46, -118)]) },
    {
      by: "road" as const,
      line: encodePositions([at(46, -118), at(46.5, -118.5), at(46.1, -118.1)]),
    },
  ];
  const geometries = places.flatMap((from) => places.map((to) => ({ from, to, parts })));
  return { ...trip, geometries };
}

describe("every file keeps to its schema", () => {
  test("of GPX 1.1, along roads and without", async () => {
    const files = trips.flatMap((trip) => [gpxFile(trip), gpxFile(bent(trip))]);
    expect(await faultsOf(files, GPX_SCHEMA)).toEqual([]);
  });

  test("of KML 2.2, along roads and without", async () => {
    const files = trips.flatMap((trip) => [kmlFile(trip), kmlFile(bent(trip))]);
    expect(await faultsOf(files, KML_SCHEMA)).toEqual([]);
  });

  test("which an element out of its order breaks", async () => {
    const file = gpxFile(smallTrip({ wineries: [wineryAt(1)] }));
    const turned = file.replace(/(<name>1\.1 .*?<\/name>)(<cmt>.*?<\/cmt>)/, "$2$1");
    expect(await faultsOf([turned], GPX_SCHEMA)).not.toEqual([]);
  });
});

describe("GPX", () => {
  const trip = smallTrip({ wineries: [wineryAt(1), wineryAt(2, { name: "Côte <& Sœurs>" })] });

  test("names every stop by day and place, and the base", () => {
    expect(textsOf(gpxFile(trip), "name")).toEqual(
      expect.arrayContaining([
        "A weekend in Walla Walla",
        "Walla Walla",
        "1.1 Winery 1",
        "1.2 Côte <& Sœurs>",
        "Day 1: Saturday, December 5, 2026",
      ]),
    );
  });

  test("has a route from the base through the stops and back, at their positions", () => {
    const points = [...gpxFile(trip).matchAll(/<rtept lat="(.*?)" lon="(.*?)">/g)];
    expect(points.map(([, latitude, longitude]) => [Number(latitude), Number(longitude)])).toEqual([
      [46.067, -118.337],
      [46.0646, -118.243],
      [46.0646, -118.143],
      [46.067, -118.337],
    ]);
  });

  test("has a track only where roads are known: straight lines claim no road", () => {
    expect(gpxFile(trip)).not.toContain("<trk>");
    const tracked = gpxFile(bent(trip));
    expect(tracked.match(/<trkseg>/g)).toHaveLength(3);
    expect(tracked).not.toContain('<trkpt lat="45.9"');
  });
});

test.each([
  ["GPX", gpxFile],
  ["KML", kmlFile],
])("%s tells of a day its holiday, waits, lunch, and what the way back takes", (_, file) => {
  const pins = [
    { wineryId: 1, day: 0, begin: 660 },
    { wineryId: 2, day: 0, begin: 740 },
  ];
  const legs: [number, number][] = [
    [1, 0],
    [2, 0],
  ];
  const trip = smallTrip({
    wineries: [wineryAt(1), wineryAt(2)],
    startDate: "2026-12-25",
    pins,
    over: {
      drives: {
        places: ["base", 1, 2],
        passes: [{ name: "Chinook Pass", season: "closed in winter", legs }],
        ferries: [],
      },
    },
  });
  const told = file(trip);
  expect(told).toContain("<name>Day 1: Friday, December 25, 2026 (Christmas Day)</name>");
  expect(told).toContain("\nWait 5 min at the door\n");
  expect(told).toContain(
    "back in Walla Walla at 1:30 PM\nThis way goes over Chinook Pass, closed in winter\nLunch in Walla Walla, 1:30 PM",
  );
});

describe("KML", () => {
  test("has a folder for each day with a stop, longitude before latitude", () => {
    const file = kmlFile(smallTrip({ wineries: [wineryAt(1)], days: 2 }));
    expect(file.match(/<Folder>/g)).toHaveLength(1);
    expect(textsOf(file, "coordinates")).toContain("-118.243,46.0646");
  });

  test("has a line that goes along the geometries from place to place", () => {
    const line = textsOf(kmlFile(bent(smallTrip({ wineries: [wineryAt(1)] }))), "coordinates");
    const there = "-118,45.9 -118,46 -118.5,46.5 -118.1,46.1";
    expect(line).toContain(`${there} -118,46 -118.5,46.5 -118.1,46.1`);
  });

  test("tells of a stop its time, way, fee and number", () => {
    const file = kmlFile(smallTrip({ wineries: [wineryAt(1)] }));
    const about = textsOf(file, "description").find((text) => text.includes("$15"));
    expect(about?.split("\n")).toEqual([
      "Day 1, Saturday, December 5, 2026: 11 AM to noon",
      "Leave Walla Walla at 10:45 AM: 10 min by car, 8 miles, there at 11 AM",
      "Open Saturday 11 AM – 5 PM",
      "$15 tasting",
      "Phone: (509) 522-1261",
    ]);
  });
});
