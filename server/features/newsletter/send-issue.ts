/** Sends an issue to its readers, each once, however often it is begun (docs/mail.md, "A newsletter issue"). */
import { randomUUID } from "node:crypto";
import type { MailFrame } from "#server/mail/never-mail.ts";
import { CONNECTIONS } from "#server/mail/open-mailer.ts";
import { mailUnlessRefused } from "#server/mail/visitor-mail.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { MailError, RecipientRefusedError } from "#server/platform/mailer.ts";
import type { ComposeMail } from "./issue-mail.ts";
import {
  type Claim,
  claimDelivery,
  countDeliveries,
  endIfRefusedAgain,
  findWaiting,
  markHanded,
  type Outcome,
  settleDelivery,
  type Waiting,
} from "./issue-queries.ts";

type Deps = Pick<AppDeps, "config" | "db" | "mailer" | "now" | "secret"> & {
  /** Waits; ends early when the signal aborts. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

export interface SendOptions {
  /** Most mails a minute. */
  readonly perMinute: number;
  /** Whether to wait for deliveries to retry; else they are left to the next run. */
  readonly patient: boolean;
  /** When it aborts, no further delivery is begun; those under way are finished. */
  readonly signal: AbortSignal;
  /** Called after each delivery. */
  readonly onProgress?: (handled: number) => void;
  /** Called when the run starts to wait for other senders or for a retry, and every minute while it does. */
  readonly onWait?: (waiting: Waiting) => void;
}

export type SendResult = Awaited<ReturnType<typeof sendIssue>>;

interface StartedIssue {
  readonly id: number;
  readonly compose: ComposeMail;
}

/** The most an SMTP conversation may take; a sender that holds a claim for longer has died. */
export const MAIL_DEADLINE_MS = 60_000;
const CLAIM_MS = 90_000;
/** Waits after the first, second and third failed try; then the delivery is left to the next run. */
const TRY_AGAIN_MS = [60_000, 300_000, 900_000];
/** After this many failures in a row the run gives up. */
const FAILURES_IN_A_ROW = 20;
const BACK_OFF_MS = { first: 250, longest: 5_000 };
const POLL_MS = 2_000;
const REPORT_WAIT_MS = 60_000;

/** Sends what is left of an issue; several processes may do it at once. */
export async function sendIssue(deps: Deps, issue: StartedIssue, options: SendOptions) {
  const run = new Run(deps, issue, options);
  const workers = Array.from({ length: CONNECTIONS }, () => run.work());
  const outcomes = await Promise.allSettled(workers);
  const failed = outcomes.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  const counts = await countDeliveries(deps.db, issue.id, deps.now());
  return { counts, ended: run.ended, gaveUp: run.gaveUp };
}

class Run {
  /** Addresses that this run took off the list, because several issues in a row were refused. */
  ended = 0;
  /** The mail server's last answer, where the run gave up because every delivery failed. */
  gaveUp: string | undefined;
  readonly #id = randomUUID();
  readonly #deps: Deps;
  readonly #issue: StartedIssue;
  readonly #holder: { readonly issueId: number; readonly run: string };
  readonly #options: SendOptions;
  /** The options' signal, and what ends the run from within. */
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;
  #nextSlot = 0;
  #handled = 0;
  #failuresInARow = 0;
  #reportedAt = 0;

  constructor(deps: Deps, issue: StartedIssue, options: SendOptions) {
    this.#deps = deps;
    this.#issue = issue;
    this.#holder = { issueId: issue.id, run: this.#id };
    this.#options = options;
    this.#signal = AbortSignal.any([options.signal, this.#stop.signal]);
  }

  /** Sends one delivery after the other until there is none left to claim. */
  async work(): Promise<void> {
    try {
      while (!this.#signal.aborted) {
        await this.#keepPace();
        if (this.#signal.aborted) return;
        const now = this.#deps.now();
        const until = new Date(now.getTime() + CLAIM_MS);
        const claim = await claimDelivery(this.#deps.db, this.#holder, until, now);
        if (claim) await this.#deliver(claim);
        else if (!(await this.#waitForMore())) return;
      }
    } catch (error) {
      // Without its database no worker can go on; those under way are finished.
      this.#stop.abort();
      throw error;
    }
  }

  async #keepPace(): Promise<void> {
    const now = this.#deps.now().getTime();
    const slot = Math.max(now, this.#nextSlot);
    this.#nextSlot = slot + 60_000 / this.#options.perMinute;
    if (slot > now) await this.#deps.pause(slot - now, this.#signal);
  }

  /** @returns false where nothing more will come. */
  async #waitForMore(): Promise<boolean> {
    if (!this.#options.patient) return false;
    const now = this.#deps.now();
    const waiting = await findWaiting(this.#deps.db, this.#holder, now);
    if (!waiting) return false;
    const isForOthers = waiting.held + waiting.putOff > 0;
    if (isForOthers && now.getTime() >= this.#reportedAt + REPORT_WAIT_MS) {
      this.#reportedAt = now.getTime();
      this.#options.onWait?.(waiting);
    }
    const wait = waiting.until.getTime() - now.getTime();
    await this.#deps.pause(Math.min(Math.max(wait, 50), POLL_MS), this.#signal);
    return true;
  }

  async #deliver(claim: Claim): Promise<void> {
    const result = await this.#send(claim);
    if (!result) return;
    const { state, reply } = result;
    const wait = state === "later" ? TRY_AGAIN_MS[claim.tries - 1] : undefined;
    const tryAt = wait === undefined ? null : new Date(this.#deps.now().getTime() + wait);
    await this.#settle(claim, { state, reply, tryAt });
    if (state === "sent") this.#failuresInARow = 0;
    else if (state !== "left") await this.#countFailure(claim, result);
    this.#handled += 1;
    this.#options.onProgress?.(this.#handled);
  }

  /** @returns what became of it; undefined where another run has taken the delivery over. */
  async #send({ id, reader }: Claim): Promise<Result | undefined> {
    if (!reader) return { state: "left" };
    const deps = this.#deps;
    let handed = false;
    const lost = new Error("another run has taken this delivery over");
    /** From here on the mail server may have the mail. */
    const beforeEnd = async () => {
      handed = await markHanded(deps.db, id, this.#id, deps.now());
      if (!handed) throw lost;
    };
    try {
      const compose = (frame: MailFrame) => this.#issue.compose(reader, frame, id);
      const mail = { email: reader.email, compose };
      const signal = AbortSignal.timeout(MAIL_DEADLINE_MS);
      const sent = await mailUnlessRefused(deps, mail, { signal, beforeEnd });
      return { state: sent ? "sent" : "left" };
    } catch (error) {
      return error === lost ? undefined : failureOf(error, handed);
    }
  }

  async #countFailure(claim: Claim, { state, reply, ofServer }: Result): Promise<void> {
    if (state === "refused" && claim.subscriptionId !== null) {
      const { db, now } = this.#deps;
      if (await endIfRefusedAgain(db, claim.subscriptionId, now())) this.ended += 1;
    }
    this.#failuresInARow += 1;
    if (this.#failuresInARow >= FAILURES_IN_A_ROW) {
      this.gaveUp ??= reply;
      this.#stop.abort();
    } else if (ofServer) {
      const { first, longest } = BACK_OFF_MS;
      const backOff = Math.min(first * 2 ** (this.#failuresInARow - 1), longest);
      await this.#deps.pause(backOff, this.#signal);
    }
  }

  /** Retries while the database is away for a moment: the mail is out, and that must be recorded. */
  async #settle({ id }: Claim, outcome: Outcome): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await settleDelivery(this.#deps.db, { id, run: this.#id }, outcome, this.#deps.now());
        return;
      } catch (error) {
        if (attempt === SETTLE_TRIES) throw error;
        await this.#deps.pause(SETTLE_AGAIN_MS * attempt, NEVER);
      }
    }
  }
}

const SETTLE_TRIES = 6;
const SETTLE_AGAIN_MS = 500;
const NEVER = new AbortController().signal;

/** What became of a delivery, and why where it was not sent. */
interface Result extends Pick<Outcome, "state" | "reply"> {
  /** Whether the server is away, rather than the address or the mail at fault. */
  readonly ofServer?: boolean;
}

/**
 * What an error of the mailer means for a delivery.
 *
 * @param handed whether the last line of the mail may have gone out.
 * @throws errors that are not the mailer's.
 */
function failureOf(error: unknown, handed: boolean): Result {
  if (!(error instanceof MailError)) throw error;
  const { replyCode, message: reply } = error;
  if (!replyCode) return { state: handed ? "handed" : "later", reply, ofServer: true };
  // 421: the server ends the conversation, whatever was said last (RFC 5321 §3.8).
  if (replyCode === 421) return { state: "later", reply, ofServer: true };
  return { state: error instanceof RecipientRefusedError ? "refused" : "later", reply };
}
