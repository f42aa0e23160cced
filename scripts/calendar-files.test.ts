import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { clientPublicFolder } from "#server/platform/paths.ts";

const folder = join(clientPublicFolder, "calendars");

test.each(readdirSync(folder))(
  "%s is a calendar of whole days, each marked as unconfirmed",
  (name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const lines = text.split("\r\n");
    // RFC 5545 §3.1
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const { summary, startDate, endDate, component } of events) {
      expect([summary, startDate.isDate && endDate.isDate]).toEqual([summary, true]);
      expect([summary, endDate.compare(startDate)]).toEqual([summary, 1]);
      expect([summary, component.getFirstPropertyValue("status")]).toEqual([summary, "TENTATIVE"]);
      expect(summary).toContain("(unconfirmed)");
    }
  },
);
