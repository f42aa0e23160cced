/** Sends an issue to its readers, each once, however often it is begun (docs/mail.md, "A newsletter issue"). */
import { randomUUID } from "node:crypto";
import { CONNECTIONS } from "#server/mail/delivery/smtp-mailer.ts";
import { mailUnlessRefused } from "#server/mail/visitor-mail.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { MailError } from "#server/platform/mailer.ts";
import type { ComposeMail } from "./issue-mail.ts";
import {
  type Claim,
  claimDelivery,
  countDeliveries,
  type DeliveryCounts,
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
  /** Most issues a minute. */
  readonly perMinute: number;
  /** Whether to wait for deliveries that are to be tried again; else they are left to the next run. */
  readonly patient: boolean;
  /** No further delivery is begun once it aborts; those under way are finished. */
  readonly signal: AbortSignal;
  /** Called after each delivery. */
  readonly onProgress?: (handled: number) => void;
  /** Called when it begins to wait for other senders or for a time, and every minute that it still does. */
  readonly onWait?: (waiting: Waiting) => void;
}

export interface SendResult {
  readonly counts: DeliveryCounts;
  /** Addresses that left the list by this run, since issue after issue was refused. */
  readonly ended: number;
  /** Why it gave up before its end: the mail server refuses one after the other. */
  readonly gaveUp: string | undefined;
}

/** Longer than any conversation may take: whoever holds a delivery for longer has died. */
export const MAIL_DEADLINE_MS = 60_000;
const CLAIM_MS = 90_000;
/** After the first, second and third try that did not work; then it is left to the next run. */
const TRY_AGAIN_MS = [60_000, 300_000, 900_000];
/** As many in a row without one that worked are no accident. */
const FAILURES_IN_A_ROW = 20;
const BACK_OFF_MS = { first: 250, longest: 5_000 };
const LOOK_MS = 2_000;
const TELL_AGAIN_MS = 60_000;

/** Sends what is left of an issue; several processes may do it at once. */
export async function sendIssue(
  deps: Deps,
  issue: { readonly id: number; readonly compose: ComposeMail },
  options: SendOptions,
): Promise<SendResult> {
  const run = new Run(deps, issue, options);
  const workers = Array.from({ length: CONNECTIONS }, () => run.work());
  const outcomes = await Promise.allSettled(workers);
  const failed = outcomes.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  const counts = await countDeliveries(deps.db, issue.id, deps.now());
  return { counts, ended: run.ended, gaveUp: run.gaveUp };
}

class Run {
  ended = 0;
  gaveUp: string | undefined;
  readonly #id = randomUUID();
  readonly #deps: Deps;
  readonly #issue: { readonly id: number; readonly compose: ComposeMail };
  readonly #options: SendOptions;
  /** The options' signal, and what ends the run from within. */
  readonly #stop = new AbortController();
  readonly #signal: AbortSignal;
  #nextSlot = 0;
  #handled = 0;
  #inARow = 0;
  #toldAt = 0;

  constructor(
    deps: Deps,
    issue: { readonly id: number; readonly compose: ComposeMail },
    options: SendOptions,
  ) {
    this.#deps = deps;
    this.#issue = issue;
    this.#options = options;
    this.#signal = AbortSignal.any([options.signal, this.#stop.signal]);
  }

  /** One delivery after the other until there is none left that this run may take. */
  async work(): Promise<void> {
    try {
      while (!this.#signal.aborted) {
        await this.#keepPace();
        if (this.#signal.aborted) return;
        const claim = await this.#claim();
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

  get #holder() {
    return { issueId: this.#issue.id, run: this.#id };
  }

  #claim(): Promise<Claim | undefined> {
    const now = this.#deps.now();
    return claimDelivery(this.#deps.db, this.#holder, new Date(now.getTime() + CLAIM_MS), now);
  }

  /** @returns false where nothing more will come. */
  async #waitForMore(): Promise<boolean> {
    if (!this.#options.patient) return false;
    const now = this.#deps.now();
    const waiting = await findWaiting(this.#deps.db, this.#holder, now);
    if (!waiting) return false;
    this.#tell(waiting, now.getTime());
    const wait = waiting.until.getTime() - now.getTime();
    await this.#deps.pause(Math.min(Math.max(wait, 50), LOOK_MS), this.#signal);
    return true;
  }

  #tell(waiting: Waiting, now: number): void {
    if (waiting.held + waiting.putOff === 0 || now < this.#toldAt + TELL_AGAIN_MS) return;
    this.#toldAt = now;
    this.#options.onWait?.(waiting);
  }

  async #deliver(claim: Claim): Promise<void> {
    const failure = await this.#send(claim);
    if (failure === "lost") return;
    if (failure === "sent" || failure === "left") {
      await this.#settle(claim, { state: failure });
      if (failure === "sent") this.#inARow = 0;
    } else await this.#fail(claim, failure);
    this.#handled += 1;
    this.#options.onProgress?.(this.#handled);
  }

  /** @returns what went wrong, if anything did; `lost` where another run has taken the delivery over. */
  async #send({ id, reader }: Claim): Promise<"sent" | "left" | "lost" | DeliveryFailure> {
    if (!reader) return "left";
    const deps = this.#deps;
    const { progress, beforeEnd } = this.#watched(id);
    const compose = (wayOut: Parameters<ComposeMail>[1]["wayOut"]) =>
      this.#issue.compose(reader, { config: deps.config, wayOut }, id);
    try {
      const mail = { email: reader.email, compose };
      const signal = AbortSignal.timeout(MAIL_DEADLINE_MS);
      const sent = await mailUnlessRefused(deps, mail, { signal, beforeEnd });
      return sent ? "sent" : "left";
    } catch (error) {
      if (progress.lost) return "lost";
      if (progress.broken) throw progress.broken;
      return deliveryFailure(error, progress.handed);
    }
  }

  /** Notes the moment from which on the mail server may have the delivery. */
  #watched(id: string) {
    const { db, now } = this.#deps;
    const progress: { handed: boolean; lost: boolean; broken: unknown } = {
      handed: false,
      lost: false,
      broken: undefined,
    };
    const beforeEnd = async () => {
      const held = await markHanded(db, id, this.#id, now()).catch((error: unknown) => {
        progress.broken = error;
        throw error;
      });
      progress.handed = held;
      progress.lost = !held;
      if (!held) throw new Error("another run has taken this delivery over");
    };
    return { progress, beforeEnd };
  }

  async #fail(claim: Claim, { state, reply, ofServer }: DeliveryFailure): Promise<void> {
    const wait = TRY_AGAIN_MS[claim.tries - 1];
    const tryAt = wait === undefined ? null : new Date(this.#deps.now().getTime() + wait);
    await this.#settle(claim, { state, reply, ...(state === "later" && { tryAt }) });
    if (state === "refused" && claim.subscriptionId !== null) {
      const { db, now } = this.#deps;
      if (await endIfRefusedAgain(db, claim.subscriptionId, now())) this.ended += 1;
    }
    this.#inARow += 1;
    if (this.#inARow >= FAILURES_IN_A_ROW) {
      this.gaveUp ??= reply;
      this.#stop.abort();
    } else if (ofServer) {
      const { first, longest } = BACK_OFF_MS;
      const backOff = Math.min(first * 2 ** (this.#inARow - 1), longest);
      await this.#deps.pause(backOff, this.#signal);
    }
  }

  /** Tried again while the database is away for a moment: the issue is out, and that must be known. */
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

/** Why a delivery was not sent, and what follows. */
interface DeliveryFailure {
  /**
   * `handed`: the connection ended between its last line and the answer, so nobody knows; `refused`:
   * nothing is taken for the address; `later`: nobody has it.
   */
  readonly state: "handed" | "refused" | "later";
  /** What the mail server said, without the address. */
  readonly reply: string;
  /** Whether the server is away rather than the address or the issue at fault. */
  readonly ofServer: boolean;
}

/** RFC 3463: the server's policy (a blocked sender, a full quota of mails), not the address. */
const POLICY = /^[45]\.7\./;

/**
 * What an error of the mailer means for one delivery of an issue.
 *
 * @param handed whether the last line of the issue had been allowed to go out.
 * @throws what is no error of the mailer.
 */
function deliveryFailure(error: unknown, handed: boolean): DeliveryFailure {
  if (!(error instanceof MailError)) throw error;
  const { reply, message, temporary } = error;
  if (!reply) return { state: handed ? "handed" : "later", reply: message, ofServer: true };
  // 421: the server ends the conversation, whatever was said last (RFC 5321 §3.8).
  if (reply.code === 421) return { state: "later", reply: message, ofServer: true };
  const refused = reply.toRecipient && !temporary && !POLICY.test(reply.enhanced ?? "");
  return { state: refused ? "refused" : "later", reply: message, ofServer: false };
}
