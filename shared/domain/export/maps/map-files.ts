import { site } from "#shared/site.ts";
import type { Position } from "../../places/distance.ts";
import { positionOf } from "../../places/position.ts";
import { findTown } from "../../places/towns.ts";
import type { WineryId } from "../../schedule/problem.ts";
import { addressLines } from "../../site/directions.ts";
import { markupText } from "../../text/markup-text.ts";
import { basesAmong, drivesToMeal } from "../../trips/day-legs.ts";
import { formatPhone } from "../../winery/phone.ts";
import { type ExportedTrip, geometryOf } from "../exported-trip.ts";
import { asLines, oneLine, wellFormedText } from "../well-formed-text.ts";
import { type DayWords, dayWords } from "../words/day-words.ts";
import type { StopWords } from "../words/stop-words.ts";

/**
 * The plan as GPX 1.1 (`application/gpx+xml`): a waypoint for each base and stop, a route for each
 * day, and a track of its known roads and ferries.
 *
 * @throws RangeError when the trip lacks a winery of its plan.
 */
export function gpxFile(trip: ExportedTrip): string {
  const days = trip.plan.days.map((_, day) => dayWords(trip, day));
  const routed = days.filter(({ summary }) => summary !== null);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<gpx version="1.1" creator="${xmlText(site.name)}" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">\n`,
    metadata(trip),
    ...basesAmong(trip.ends).map(
      (base) =>
        `<wpt ${at(base)}>${xmlElement("name", oneLine(base.name))}${xmlElement("type", "Base")}</wpt>\n`,
    ),
    ...days.flatMap((day) => day.stops.map((stop) => waypoint(day, stop))),
    ...routed.map(route),
    ...routed.map((day) => track(trip, day)),
    "</gpx>\n",
  ].join("");
}

function metadata({ title, url, changedAt }: ExportedTrip): string {
  const link = url ? `<link href="${xmlText(url)}">${xmlElement("text", site.name)}</link>` : "";
  const time = `<time>${new Date(changedAt).toISOString()}</time>`;
  return `<metadata>${xmlElement("name", oneLine(title))}${link}${time}</metadata>\n`;
}

/** Seven decimals are about a centimeter. */
const degrees = (value: number) => String(Number(value.toFixed(7)));

const at = ({ latitude, longitude }: Position) =>
  `lat="${degrees(latitude)}" lon="${degrees(longitude)}"`;

function waypoint(day: DayWords, stop: StopWords): string {
  const position = positionOf(stop.winery);
  if (!position) return "";
  const { name, website } = stop.winery;
  // The order of the elements is the schema's.
  return `<wpt ${at(position)}>${xmlElement("name", `${day.number}.${stop.number} ${name}`)}${xmlElement("cmt", oneLine(addressLines(stop.winery).join(", ")))}${xmlElement("desc", stopText(day, stop))}${website ? `<link href="${xmlText(website)}"/>` : ""}${xmlElement("type", "Winery")}</wpt>\n`;
}

function route(day: DayWords): string {
  const { planned } = day;
  const { from, to } = planned.ends;
  const routePoint = (position: Position | null, name: string) =>
    position ? `<rtept ${at(position)}>${xmlElement("name", oneLine(name))}</rtept>` : "";
  const lunchAfter = (id: WineryId | "before") =>
    planned.meal && drivesToMeal(planned, id)
      ? routePoint(findTown(planned.meal.town), planned.meal.name)
      : "";
  const stops = day.stops.map(
    ({ winery }) => routePoint(positionOf(winery), winery.name) + lunchAfter(winery.id),
  );
  return `<rte>${xmlElement("name", day.heading)}${xmlElement("desc", dayText(day))}<number>${day.number}</number>${routePoint(from, from.name)}${lunchAfter("before")}${stops.join("")}${routePoint(to, to.name)}</rte>\n`;
}

function track(trip: ExportedTrip, day: DayWords): string {
  const parts = geometryOf(trip, day.number - 1);
  const known = parts.filter(({ by }) => by !== "straight");
  if (known.length === 0) return "";
  const segments = known.map(({ line }) => {
    const points = line.map((position) => `<trkpt ${at(position)}/>`);
    return `<trkseg>${points.join("")}</trkseg>`;
  });
  return `<trk>${xmlElement("name", day.heading)}<number>${day.number}</number>${segments.join("")}</trk>\n`;
}

/** What is told of a day beside its stops. */
function dayText(day: DayWords): string {
  const { summary, lunchBefore, back, backNotices, lunchAfter, places } = day;
  const lines = places.map(({ line }) => line);
  return asLines([summary, lunchBefore, back, ...backNotices, lunchAfter, ...lines]);
}

/**
 * The plan as KML 2.2 (`application/vnd.google-earth.kml+xml`): the bases, and a folder for each
 * day with its stops and its line along the known geometries.
 *
 * @throws RangeError when the trip lacks a winery of its plan.
 */
export function kmlFile(trip: ExportedTrip): string {
  const days = trip.plan.days.map((_, day) => dayWords(trip, day));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<kml xmlns="http://www.opengis.net/kml/2.2">\n<Document>',
    xmlElement("name", oneLine(trip.title)),
    xmlElement("description", trip.url),
    // Alpha, blue, green, red: the guide's wine red.
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
  `${degrees(longitude)},${degrees(latitude)}`;

const point = (position: Position) =>
  `<Point><coordinates>${coordinates(position)}</coordinates></Point>`;

function folder(trip: ExportedTrip, day: DayWords): string {
  const parts = geometryOf(trip, day.number - 1);
  const line = parts.flatMap((part, index) => (index === 0 ? part.line : part.line.slice(1)));
  return [
    "<Folder>",
    xmlElement("name", day.heading),
    xmlElement("description", dayText(day)),
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

function stopText(day: DayWords, stop: StopWords): string {
  const { phone } = stop.winery;
  return asLines([
    `Day ${day.number}, ${day.title}: ${stop.time}${stop.isAppointment ? " (appointment)" : ""}`,
    stop.leg,
    stop.wait,
    ...stop.notices,
    stop.hours ?? "Hours not available",
    stop.fee,
    phone && `Phone: ${formatPhone(phone)}`,
    stop.lunch,
  ]);
}

const xmlText = (text: string): string => markupText(wellFormedText(text));

/** `<name>text</name>`, or nothing for a missing text. */
function xmlElement(name: string, text: string | null | undefined | false): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : "";
}
