import { describe, expect, test } from "vitest";
import { encodePositions } from "../places/polyline.ts";
import { findTown } from "../places/towns.ts";
import { movingTrip, wineryAt } from "../testing/small-trip.ts";
import { googleCalendarUrl } from "./calendar/google-calendar.ts";
import { dayDirections } from "./maps/day-directions.ts";
import { gpxFile, kmlFile } from "./maps/map-files.ts";
import { plainText } from "./plain-text.ts";
import { dayWords } from "./words/day-words.ts";

const trip = movingTrip();
const at = (town: string) => findTown(town) ?? { latitude: 0, longitude: 0 };
const names = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}[^>]*>.*?<name>(.*?)</name>`, "g"))].map(
    ([, name]) => name,
  );

describe("a trip whose days begin and end in several places", () => {
  test("is driven from each day's own beginning to its own end, a day of travel too", () => {
    const ways = [0, 1, 2].map((day) => {
      const { google, apple } = dayDirections(trip, day);
      const query = new URL(google[0]?.url ?? "").searchParams;
      const asked = new URL(apple[0]?.url ?? "").searchParams;
      expect([asked.get("source"), asked.get("destination")]).toEqual([
        query.get("origin"),
        query.get("destination"),
      ]);
      return [query.get("origin"), query.get("destination")];
    });
    expect(ways).toEqual([
      ["Prosser, WA", "The Finch, Yakima, WA"],
      ["The Finch, Yakima, WA", "Yakima, WA"],
      ["Yakima, WA", "Seattle, WA"],
    ]);
  });

  test("has a waypoint for each place, and routes between the ends of each day", () => {
    const file = gpxFile(trip);
    const bases = [...file.matchAll(/<name>([^<]*)<\/name><type>Base/g)].map(([, name]) => name);
    expect(bases).toEqual(["Prosser", "The Finch, Yakima", "Yakima", "Seattle"]);
    const routes = [...file.matchAll(/<rte>.*?<\/rte>/gs)].map(([route]) => names(route, "rtept"));
    expect(routes).toEqual([
      ["Prosser", "Winery 1", "The Finch, Yakima"],
      ["The Finch, Yakima", "Winery 2", "Yakima"],
      ["Yakima", "Seattle"],
    ]);
  });

  test("has its ways in KML along the geometries of its own places", () => {
    const road = [at("Yakima"), { latitude: 47, longitude: -121 }, at("Seattle")];
    const parts = [{ by: "road" as const, line: encodePositions(road) }];
    const file = kmlFile({ ...trip, geometries: [{ from: "Yakima", to: "Seattle", parts }] });
    expect(names(file, "Placemark").slice(0, 4)).toEqual([
      "Prosser",
      "The Finch, Yakima",
      "Yakima",
      "Seattle",
    ]);
    expect(file.match(/<Folder>/g)).toHaveLength(3);
    expect(file).toContain("-121,47");
  });

  test("is in a calendar where its day begins", () => {
    const places = [0, 1, 2].map((day) =>
      new URL(googleCalendarUrl(trip, day) ?? "").searchParams.get("location"),
    );
    expect(places).toEqual(["Prosser, WA", "The Finch, Yakima, WA", "Yakima, WA"]);
  });

  test("says of a day of travel when it leaves and arrives, and nothing twice", () => {
    const { summary, back } = dayWords(trip, 2);
    expect([summary, back]).toEqual([
      "Leave Yakima at 10 AM, in Seattle at 10:10 AM: 10 min of driving, 8 miles",
      null,
    ]);
    expect(plainText(trip)).toContain("Leave The Finch, Yakima at 10");
  });

  test("tells passes and ferries of the ways between its own places", () => {
    const places = ["Prosser", "The Finch, Yakima", "Yakima", "Seattle", 1, 2];
    const passes = [
      {
        name: "Chinook Pass",
        season: "closed in winter",
        legs: [
          [1, 5],
          [2, 5],
        ] satisfies [number, number][],
      },
    ];
    const told = { ...trip, drives: { places, passes, ferries: [] } };
    const { stops, backNotices } = dayWords(told, 1);
    const notice = "This way goes over Chinook Pass, closed in winter";
    expect(stops[0]?.notices).toContain(notice);
    expect(backNotices).toEqual([notice]);
    expect(dayWords(told, 0).stops[0]?.notices).not.toContain(notice);
  });
});

test("a break at a place has its name and its way, and what follows leaves from there", () => {
  const meal = { key: "place-7", name: "The Table", town: "Prosser" };
  const wineries = [wineryAt(1), wineryAt(2)];
  const one = movingTrip({
    wineries,
    base: "Walla Walla",
    days: 1,
    ends: undefined,
    pins: undefined,
    lunch: true,
    lunchPlaces: [meal],
  });
  const text = plainText(one);
  expect(text).toMatch(
    /Lunch at The Table, in Prosser, .*: about 10 min by car, 8 miles\. Hours not known: call first\n/,
  );
  expect(text).toContain("Leave The Table at");
  const lunch = text.match(/Lunch at The Table.*/)?.[0] ?? "";
  const details = new URL(googleCalendarUrl(one, 0) ?? "").searchParams.get("details");
  for (const told of [details, gpxFile(one), kmlFile(one)]) expect(told).toContain(lunch);
  const { google } = dayDirections(one, 0);
  expect(google.flatMap(({ places }) => places)).toContain("The Table, Prosser");
  const points = names(gpxFile(one), "rtept");
  expect(points.filter((name) => name === "The Table")).toHaveLength(1);
  const { lunchPlace } = one.plan.days[0] ?? {};
  const before = lunchPlace === "before" ? "Walla Walla" : `Winery ${lunchPlace}`;
  expect(points[points.indexOf("The Table") - 1]).toBe(before);
});
