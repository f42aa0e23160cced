/** Removes what has expired and mails what is due, on one timer of the process; no request waits for it. */

import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";
import type { AppDeps } from "#server/platform/deps.ts";
import { UNDO_DELETE_MINUTES } from "#shared/api/limits.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { pruneNewsletter } from "./features/newsletter/newsletter-queries.ts";
import { pruneSignIn } from "./features/sign-in-provider/sign-in-account-queries.ts";
import { pruneHistory, pruneTrips } from "./features/trips/trip-queries.ts";
import { mailFactReports } from "./features/wineries/fact-report-digest.ts";
import { thankVisitors } from "./features/wineries/thank-visitors.ts";
import { pruneLimits } from "./limits/rate-limit-queries.ts";
import { pruneMailRequests } from "./mail/mail-request-queries.ts";

type Deps = Pick<AppDeps, "config" | "db" | "logger" | "mailer" | "now" | "secret">;

const EVERY_MS = 5 * 60 * 1000;
const VACUUM_EVERY_MS = millisecondsInHour;
/** The names of who changed a trip are kept no longer than that. */
const HISTORY_MS = 90 * millisecondsInDay;
const UNDO_MS = UNDO_DELETE_MINUTES * 60 * 1000;

/** Everything that has expired, and the editor's digest. Several processes may do this at once. */
function jobsOf(deps: Deps): readonly (readonly [kind: string, work: () => Promise<void>])[] {
  const { db, now } = deps;
  const before = (ms: number) => new Date(now().getTime() - ms);
  return [
    ["sign-in", () => pruneSignIn(db, now())],
    ["limits", () => pruneLimits(db, now())],
    ["mail requests", () => pruneMailRequests(db, now())],
    ["trip history", () => pruneHistory(db, before(HISTORY_MS))],
    ["newsletter", () => pruneNewsletter(db, now())],
    ["fact reports", () => mailFactReports(deps)],
    ["thanks for fact reports", () => thankVisitors(deps)],
    ["trips", () => pruneTrips(db, before(UNDO_MS), clockInWashington(now()).date)],
  ];
}

/**
 * Runs every five minutes, and vacuums every hour where the database does not do so itself. Each kind
 * runs by itself: a failure is logged and retried next time.
 *
 * @param onDone called with each kind of work that succeeded, and at the start: one that never does ages from then.
 * @returns a function that stops it after the current round.
 */
export function startHousekeeping(
  deps: Deps,
  vacuum: () => Promise<void>,
  onDone: (kind: string) => void,
): () => Promise<void> {
  const attempt = async (kind: string, work: () => Promise<void>) => {
    try {
      await work();
      onDone(kind);
    } catch (error) {
      deps.logger.warn({ err: error, kind }, "housekeeping failed; it is tried again");
    }
  };
  for (const [kind] of jobsOf(deps)) onDone(kind);
  let round: Promise<void> | undefined;
  let nextVacuum = performance.now() + VACUUM_EVERY_MS;
  const work = async () => {
    for (const [kind, prune] of jobsOf(deps)) await attempt(kind, prune);
    if (performance.now() < nextVacuum) return;
    nextVacuum = performance.now() + VACUUM_EVERY_MS;
    await attempt("vacuum", vacuum);
  };
  const timer = setInterval(() => {
    round ??= work().finally(() => {
      round = undefined;
    });
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
