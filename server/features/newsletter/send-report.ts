/** The messages of the command that sends an issue. */
import { counted, grouped } from "#shared/domain/text/words.ts";
import type { DeliveryCounts, Waiting } from "./issue-queries.ts";
import type { SendResult } from "./send-issue.ts";

/** Deliveries without an outcome yet, including those that another sender holds. */
export const leftToSend = ({ waiting, claimed, handed, later }: DeliveryCounts): number =>
  waiting + claimed + handed + later;

export const allDeliveries = (counts: DeliveryCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A line for each state that has deliveries. */
export function countLines(counts: DeliveryCounts): string[] {
  const lines: readonly (readonly [number, string])[] = [
    [counts.sent, "sent"],
    [counts.waiting, "not begun"],
    [counts.claimed + counts.handed, "held by another sender, or by one that has just died"],
    [counts.later, "to be tried again: nobody took them"],
    [counts.refused, "refused by the reader's mail server"],
    [counts.left, "left out: the reader has left the list or wants no mail"],
    [
      counts.uncertain,
      "perhaps sent: the connection or the sender ended before the mail server answered; not sent again",
    ],
  ];
  const width = grouped(allDeliveries(counts)).length;
  return [
    `${grouped(allDeliveries(counts)).padStart(width)} readers when the issue began`,
    ...lines
      .filter(([count]) => count > 0)
      .map(([count, words]) => `${grouped(count).padStart(width)} ${words}`),
  ];
}

/** The end of a run: its counts, why it ended, and what to do. */
export function runReport({ counts, ended, gaveUp }: SendResult, interrupted: boolean): string {
  const left = leftToSend(counts);
  const lines = countLines(counts);
  if (ended > 0) {
    lines.push(
      `${counted(ended, "address", "addresses")} left the list: two issues in a row were refused.`,
    );
  }
  if (gaveUp) lines.push(`Gave up: one copy after the other failed. The last answer: ${gaveUp}`);
  else if (interrupted) lines.push("Stopped as asked.");
  lines.push(
    left === 0
      ? "The issue is complete."
      : "The issue is not complete: run the same command again; nobody gets it twice.",
  );
  return lines.join("\n");
}

/** What a run waits for, and until when. */
export function waitLine({ until, held, putOff }: Waiting, now: Date): string {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const what = [
    held > 0 &&
      `${counted(held, "delivery", "deliveries")} held by another sender that may have died`,
    putOff > 0 &&
      `${counted(putOff, "delivery", "deliveries")} that nobody took, to be tried again`,
  ].filter(Boolean);
  return `Waiting for ${what.join(" and ")}; the next at ${until.toISOString().slice(11, 19)} UTC, in ${seconds} s. Ctrl-C leaves them to the next run.`;
}

/** What sending would mean: readers, size, time. */
export function outlook(facts: {
  readonly subject: string;
  /** Of an issue that has started, those who are left. */
  readonly readers: number;
  /** "confirmed addresses". */
  readonly called: string;
  /** Of an issue that has started, all its readers. */
  readonly of?: number;
  readonly perMinute: number;
  readonly htmlBytes: number;
}): string {
  const minutes = Math.max(1, Math.ceil(facts.readers / facts.perMinute));
  return [
    `Subject:  ${facts.subject}`,
    `Readers:  ${grouped(facts.readers)} ${facts.of === undefined ? facts.called : `of ${grouped(facts.of)} are left`}`,
    `Size:     ${grouped(Math.round(facts.htmlBytes / 1000))} kB of HTML (at most 102, where Gmail cuts)`,
    `Time:     about ${counted(minutes, "minute")} at ${grouped(facts.perMinute)} mails a minute`,
  ].join("\n");
}
