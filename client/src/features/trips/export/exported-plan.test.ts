import { expect, test } from "vitest";
import { aWinery, evenDrives } from "#client/testing/fixtures.ts";
import { tripOf } from "#client/testing/shown-plan.tsx";
import { calendarFile } from "#shared/domain/export/calendar/calendar-file.ts";
import { plainText } from "#shared/domain/export/plain-text.ts";
import { livedDays } from "#shared/domain/schedule/day-out/lived-days.ts";
import { problemFor } from "#shared/domain/schedule/plan-request.ts";
import { requestOf } from "#shared/domain/trips/trip-request.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { scheduleFacts } from "../plan/plan-facts.ts";
import { planAtOnce } from "../plan/work-out-plan.ts";
import { exportedPlan } from "./exported-plan.ts";

const DAY = "2026-12-05";
const ROOMS = ["Amavi", "Barons", "Cadence"].map((name, index) =>
  aWinery({ id: index + 1, name, openingHours: everyDay(() => [{ opens: 660, closes: 1020 }]) }),
);

test("what leaves the page of a day has the stops that the page has after what was marked", () => {
  const trip = tripOf({
    base: "Walla Walla",
    wineries: [1, 2, 3],
    days: 1,
    wineriesPerDay: 3,
    startDate: DAY,
  });
  const facts = {
    drives: evenDrives([1, 2, 3]),
    wineries: new Map(ROOMS.map((winery) => [winery.id, winery])),
  };
  const plan = planAtOnce({ trip, facts: scheduleFacts(facts) });
  const skipped = plan.days[0]?.stops[1]?.wineryId ?? 0;
  const problem = problemFor(requestOf(trip), scheduleFacts(facts), plan.startWeekday);
  const marks = [{ kind: "skip" as const, wineryId: skipped, id: 1, date: DAY, minute: 600 }];
  const days = livedDays({ problem, plan, marks }, DAY);
  const taken = exportedPlan({ plan, days, planned: trip, facts, stored: null }, new Date(0));
  if (!taken) throw new Error("The base is unknown");
  const name = facts.wineries.get(skipped)?.name ?? "";
  expect(plainText(taken)).not.toContain(name);
  expect(calendarFile(taken)?.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
});
