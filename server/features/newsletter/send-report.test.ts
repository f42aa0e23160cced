import { expect, test } from "vitest";
import type { DeliveryCounts } from "./issue-queries.ts";
import { outlook, runReport, waitLine } from "./send-report.ts";

const counts: DeliveryCounts = {
  waiting: 0,
  claimed: 0,
  handed: 0,
  sent: 2_981,
  later: 0,
  refused: 12,
  left: 5,
  uncertain: 2,
};

test("the end of an issue counts every reader, and says of whom nobody knows", () => {
  expect(runReport({ counts, ended: 1, gaveUp: undefined }, false)).toBe(
    `3,000 readers when the issue began
2,981 sent
   12 refused by the reader's mail server
    5 left out: the reader has left the list or wants no mail
    2 perhaps sent: the connection or the sender ended before the mail server answered; not sent again
1 address left the list: two issues in a row were refused.
The issue is complete.`,
  );
});

test("an issue that is not complete says why and what to do", () => {
  const open = { ...counts, waiting: 1_000, later: 20 };
  expect(runReport({ counts: open, ended: 0, gaveUp: "421 going down" }, false)).toMatch(
    /1,000 not begun\n +20 to be tried again[\s\S]*Gave up[\s\S]*421 going down\n.*run the same command again/,
  );
  expect(runReport({ counts: open, ended: 0, gaveUp: undefined }, true)).toContain(
    "Stopped as asked.",
  );
});

test("the outlook tells the time at the pace", () => {
  const facts = {
    subject: "Harvest",
    readers: 3_000,
    called: "confirmed addresses",
    perMinute: 300,
    htmlBytes: 18_400,
  };
  expect(outlook(facts)).toMatch(/3,000 confirmed addresses\n.*18 kB[\s\S]*about 10 minutes/);
  expect(outlook({ ...facts, readers: 1_200, of: 3_000 })).toMatch(
    /1,200 of 3,000 are left\n[\s\S]*about 4 minutes/,
  );
});

test("a run that waits says for what and until when", () => {
  const now = new Date("2026-11-22T10:58:10Z");
  const until = new Date("2026-11-22T10:59:35Z");
  expect(waitLine({ until, held: 2, putOff: 1 }, now)).toBe(
    "Waiting for 2 deliveries held by another sender that may have died and 1 delivery that nobody took, to be tried again; the next at 10:59:35 UTC, in 85 s. Ctrl-C leaves them to the next run.",
  );
});
