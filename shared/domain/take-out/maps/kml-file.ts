import type { Position } from "../../places/distance.ts";
import { positionOf } from "../../places/position.ts";
import { addressLines } from "../../site/directions.ts";
import { basesAmong } from "../../trips/day-ways.ts";
import { geometryOf, type TakenTrip } from "../taken-trip.ts";
import { oneLine } from "../well-formed-text.ts";
import { type DayWords, dayWords } from "../words/day-words.ts";
import type { StopWords } from "../words/stop-words.ts";
import { stopText } from "./stop-text.ts";
import { xmlElement } from "./xml-text.ts";

/**
 * The plan as KML 2.2: a folder for each day with its stops and its line, the bases beside them. Its
 * lines follow the geometries that the trip knows. To be served as `application/vnd.google-earth.kml+xml`.
 *
 * @throws RangeError when the trip lacks a winery of its plan.
 */
export function kmlFile(trip: TakenTrip): string {
  const days = trip.plan.days.map((_, day) => dayWords(trip, day));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<kml xmlns="http://www.opengis.net/kml/2.2">\n<Document>',
    xmlElement("name", oneLine(trip.title)),
    xmlElement("description", trip.url),
    // Colors are alpha, blue, green, red: the guide's wine red.
    '\n<Style id="day"><LineStyle><color>ff3a1f6e</color><width>4</width></LineStyle></Style>\n',
    ...basesAmong(trip.ends).map(
      (base) => `<Placemark>${xmlElement("name", oneLine(base.name))}${point(base)}</Placemark>\n`,
    ),
    ...days.filter(({ summary }) => summary !== null).map((day) => folder(trip, day)),
    "</Document>\n</kml>\n",
  ].join("");
}

/** Longitude first (KML 2.2 §16.9). */
const coordinates = ({ latitude, longitude }: Position) =>
  `${Number(longitude.toFixed(7))},${Number(latitude.toFixed(7))}`;

const point = (position: Position) =>
  `<Point><coordinates>${coordinates(position)}</coordinates></Point>`;

function folder(trip: TakenTrip, day: DayWords): string {
  const parts = geometryOf(trip, day.number - 1);
  const line = parts.flatMap((part, index) => (index === 0 ? part.line : part.line.slice(1)));
  return [
    "<Folder>",
    xmlElement("name", `Day ${day.number}: ${day.title}`),
    xmlElement(
      "description",
      [day.summary, day.back, ...day.places.map(({ line }) => line)].filter(Boolean).join("\n"),
    ),
    "\n",
    ...day.stops.map((stop) => placemark(day, stop)),
    line.length > 1
      ? `<Placemark>${xmlElement("name", `The way of day ${day.number}`)}<styleUrl>#day</styleUrl><LineString><tessellate>1</tessellate><coordinates>${line.map(coordinates).join(" ")}</coordinates></LineString></Placemark>\n`
      : "",
    "</Folder>\n",
  ].join("");
}

function placemark(day: DayWords, stop: StopWords): string {
  const position = positionOf(stop.winery);
  const { name, phone } = stop.winery;
  // The order of the elements is the schema's.
  return `<Placemark>${xmlElement("name", `${stop.number}. ${name}`)}${xmlElement("address", oneLine(addressLines(stop.winery).join(", ")))}${xmlElement("phoneNumber", phone && `tel:${phone}`)}${xmlElement("description", stopText(day, stop))}${position ? point(position) : ""}</Placemark>\n`;
}
