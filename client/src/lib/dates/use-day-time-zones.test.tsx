/** Of its own, since a process can be moved to another time zone and a thread cannot. */
import { act, render, renderHook, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";

// Which day the server rendered on is set for good, so that other files keep modules of their own.
vi.resetModules();
const { setRenderedDay, useDay, useOwnDay } = await import("./use-day.ts");
const { useNow } = await import("./use-now.ts");
const { WineryCard } = await import("#client/entities/winery/winery-card.tsx");
vi.resetModules();

const TIME_ZONES = [
  "America/Los_Angeles",
  "UTC",
  "Europe/Berlin",
  "Asia/Tokyo",
  "Pacific/Auckland",
];
/** Sunday, November 22 in Washington, from its first minute to its last. */
const ON_SUNDAY = ["2026-11-22T08:00Z", "2026-11-22T20:00Z", "2026-11-23T07:59Z"];

const until5 = (opens: number) => [{ opens, closes: 1020 }];
const HOURS = { sunday: until5(480), monday: until5(540) };
const card = (
  <WineryCard winery={aWinery({ openingHours: { ...everyDay(() => until5(600)), ...HOURS } })} />
);

afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllEnvs();
});

function visit(timeZone: string, at: string): void {
  vi.stubEnv("TZ", timeZone);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
}

const sundays = TIME_ZONES.flatMap((zone) => ON_SUNDAY.map((at) => ({ zone, at })));

test.each(sundays)(
  "in $zone at $at a card says Sunday's hours, as in Washington",
  ({ zone, at }) => {
    visit(zone, at);
    render(card);
    expect(screen.getByText("Today 8 AM – 5 PM")).toBeVisible();
  },
);

test.each(sundays)("in $zone at $at a card hydrates as it was served", async ({ zone, at }) => {
  setRenderedDay("2026-11-22");
  visit("UTC", at);
  const root = document.createElement("div");
  root.innerHTML = renderToString(card);
  document.body.append(root);
  visit(zone, at);
  const served = screen.getByText("Today 8 AM – 5 PM");
  const complaint = vi.fn<(error: unknown) => void>();
  const hydrated = await act(async () =>
    hydrateRoot(root, card, { onRecoverableError: complaint }),
  );
  expect(complaint).not.toHaveBeenCalled();
  expect(screen.getByText("Today 8 AM – 5 PM")).toBe(served);
  await act(async () => hydrated.unmount());
});

test("a page that is opened a day late hydrates as served, then has its own day", async () => {
  setRenderedDay("2026-11-22");
  visit("Asia/Tokyo", "2026-11-23T08:00Z");
  const root = document.createElement("div");
  root.innerHTML = renderToString(card);
  expect(root).toHaveTextContent("Today 8 AM – 5 PM");
  const complaint = vi.fn<(error: unknown) => void>();
  const hydrated = await act(async () =>
    hydrateRoot(root, card, { onRecoverableError: complaint }),
  );
  expect(complaint).not.toHaveBeenCalled();
  expect(root).toHaveTextContent("Today 9 AM – 5 PM");
  await act(async () => hydrated.unmount());
});

test.each(TIME_ZONES)("in %s the day is that of the clock, for a year", (zone) => {
  visit(zone, "2026-11-01T00:30Z");
  const { result, rerender } = renderHook(() => ({ day: useDay(), now: useNow() }));
  for (let hours = 0; hours < 366 * 24; hours += 5) {
    vi.setSystemTime(new Date(Date.UTC(2026, 10, 1, hours, 30)));
    rerender();
    const { day, now } = result.current;
    expect(day).toBe(now && clockInWashington(now).date);
  }
});

test("the day that paid articles and legal pages print is the visitor's own", () => {
  visit("Asia/Tokyo", "2026-11-22T20:00Z");
  const { result } = renderHook(useOwnDay);
  expect(result.current).toEqual(new Date(2026, 10, 23, 12));
});
