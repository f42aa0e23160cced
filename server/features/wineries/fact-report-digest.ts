import { randomUUID } from "node:crypto";
import { millisecondsInDay, millisecondsInHour } from "date-fns/constants";
import type { AppDeps } from "#server/platform/deps.ts";
import {
  claimFactReports,
  pruneFactReports,
  releaseFactReports,
  settleFactReports,
} from "./fact-report-queries.ts";
import { digestMail } from "./reports/digest-mail.ts";

type Deps = Pick<AppDeps, "config" | "db" | "mailer" | "now">;

/** Reports wait so long for others to come along. */
const GATHER_MS = millisecondsInHour;
/** Longer than a mail may take: whoever holds reports for longer has died. */
const CLAIM_MS = 600_000;
const MAIL_MS = 8_000;
/** As many as an editor reads at once, in a mail that no program cuts. */
const MOST = 50;
/** So long an editor can come back to one, and its visitor's address is kept. */
const KEPT_MS = 180 * millisecondsInDay;

/**
 * Mails the editor what visitors suggested, where it is due, and forgets what is half a year old; for
 * the housekeeping timer, of any number of processes. Each suggestion is in one digest; one that the
 * mail server took without a word is mailed again.
 *
 * @throws MailError where it was not mailed; the next round does.
 */
export async function mailFactReports({ config, db, mailer, now }: Deps): Promise<void> {
  const digest = randomUUID();
  const time = now();
  const later = (ms: number) => new Date(time.getTime() + ms);
  await pruneFactReports(db, later(-KEPT_MS));
  const due = { digest, storedBy: later(-GATHER_MS), heldUntil: later(CLAIM_MS), most: MOST };
  const reports = await claimFactReports(db, due, time);
  if (reports.length === 0) return;
  try {
    await mailer.send(digestMail(reports, config), { signal: AbortSignal.timeout(MAIL_MS) });
  } catch (error) {
    await releaseFactReports(db, digest);
    throw error;
  }
  await settleFactReports(db, digest);
}
