import { describe, expect, test } from "vitest";
import { smallTrip, wineryAt } from "../../testing/small-trip.ts";
import { googleCalendarUrl } from "./google-calendar.ts";

const query = (url: string | null) => new URL(url ?? "").searchParams;

describe("the link that adds a day to Google Calendar", () => {
  test("is one event from leaving the base to the return, in UTC", () => {
    const trip = smallTrip({ wineries: [wineryAt(1), wineryAt(2)], lunch: false });
    const asked = query(googleCalendarUrl(trip, 0));
    expect(asked.get("action")).toBe("TEMPLATE");
    expect(asked.get("dates")).toBe("20261205T184500Z/20261205T212500Z");
    expect(asked.get("text")).toBe("A weekend in Walla Walla, day 1");
    expect(asked.get("details")?.split("\n")).toEqual([
      "The whole plan: https://guide.test/trip/token",
      "11 AM to noon: Winery 1",
      "12:15 PM to 1:15 PM: Winery 2",
      "Leave Winery 2 at 1:15 PM: 10 min by car, 8 miles, back in Walla Walla at 1:25 PM",
    ]);
  });

  test("names lunch in the order of the day", () => {
    const trip = smallTrip({ wineries: [wineryAt(1), wineryAt(2)] });
    expect(query(googleCalendarUrl(trip, 0)).get("details")).toMatch(
      /back in Walla Walla at 1:25 PM\nLunch in Walla Walla, 1:25 PM to 2:10 PM$/,
    );
  });

  test("is not offered without a date, nor for a day without a stop", () => {
    const undated = smallTrip({
      wineries: [wineryAt(1)],
      startDate: undefined,
      startWeekday: "friday",
    });
    expect(googleCalendarUrl(undated, 0)).toBeNull();
    const twoDays = smallTrip({ wineries: [wineryAt(1)], days: 2 });
    expect([0, 1].map((day) => googleCalendarUrl(twoDays, day)).filter(Boolean)).toHaveLength(1);
  });

  test("stays short enough for mail programs, however long the names", () => {
    const wineries = [1, 2, 3, 4].map((id) => wineryAt(id, { name: "🍷".repeat(500) }));
    const url = googleCalendarUrl(smallTrip({ wineries, over: { title: "é".repeat(500) } }), 0);
    expect(url?.length).toBeLessThanOrEqual(1_900);
    expect(query(url).get("details")).toContain("https://guide.test/trip/token");
  });
});
