import { describe, expect, test } from "vitest";
import { smallTrip, wineryAt } from "../../testing/small-trip.ts";
import { dayDirections } from "./day-directions.ts";

const tripWith = (stops: number) =>
  smallTrip({ wineries: Array.from({ length: stops }, (_, index) => wineryAt(index + 1)) });

describe("directions of a day", () => {
  test("go from the base through its stops and back in one link", () => {
    const { google, apple } = dayDirections(tripWith(3), 0);
    expect(google).toHaveLength(1);
    const query = new URL(google[0]?.url ?? "").searchParams;
    expect(query.get("origin")).toBe("Walla Walla, WA");
    expect(query.get("destination")).toBe("Walla Walla, WA");
    expect(query.get("waypoints")?.split("|")).toEqual([
      "Winery 1, 1 Main Street, Walla Walla, WA 99362",
      "Winery 2, 2 Main Street, Walla Walla, WA 99362",
      "Winery 3, 3 Main Street, Walla Walla, WA 99362",
    ]);
    const asked = new URL(apple[0]?.url ?? "").searchParams;
    expect([asked.get("source"), asked.get("destination"), asked.get("mode")]).toEqual([
      "Walla Walla, WA",
      "Walla Walla, WA",
      "driving",
    ]);
    expect(asked.getAll("waypoint")).toHaveLength(3);
  });

  test("with four stops come in two for Google, the second from where the first ends", () => {
    const { google, apple } = dayDirections(tripWith(4), 0);
    expect(google.map(({ part, of, places }) => ({ part, of, places }))).toEqual([
      { part: 1, of: 2, places: ["Walla Walla", "Winery 1", "Winery 2", "Winery 3", "Winery 4"] },
      { part: 2, of: 2, places: ["Winery 4", "Walla Walla"] },
    ]);
    for (const { url } of google) {
      const between = new URL(url).searchParams.get("waypoints")?.split("|") ?? [];
      expect(between.length).toBeLessThanOrEqual(3);
    }
    expect(apple).toHaveLength(1);
  });

  test("of a day without a stop are none", () => {
    const trip = smallTrip({ wineries: [wineryAt(1)], days: 2 });
    const free = trip.plan.days.findIndex(({ stops }) => stops.length === 0);
    expect(dayDirections(trip, free)).toEqual({ google: [], apple: [] });
  });

  test("hold a name with the sign that parts waypoints, a long one and half a character", () => {
    const wineries = [
      wineryAt(1, { name: "One | Two" }),
      wineryAt(2, { name: `🍷\ud800${"x".repeat(500)}` }),
    ];
    const { google } = dayDirections(smallTrip({ wineries }), 0);
    const url = google[0]?.url ?? "";
    expect(new URL(url).searchParams.get("waypoints")?.split("|")).toHaveLength(2);
    expect(url.length).toBeLessThan(2_000);
    expect(decodeURIComponent(url)).not.toContain("\ufffd");
  });
});
