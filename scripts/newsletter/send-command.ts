/** Sends an issue to subscribers or wineries, in steps: preview, figures, question, sending. */
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { setTimeout as delay } from "node:timers/promises";
import { CommandError, EXIT } from "#scripts/command.ts";
import { linkFaults } from "#scripts/content/faults/post-faults.ts";
import {
  type Issue,
  issueDigest,
  issueFaults,
  issueFromFile,
  issueFromPost,
  requirePublished,
} from "#server/features/newsletter/issue.ts";
import {
  type ComposeMail,
  issueMail,
  LARGEST_HTML_BYTES,
} from "#server/features/newsletter/issue-mail.ts";
import {
  bringForward,
  correctIssue,
  countDeliveries,
  countReaders,
  endClaims,
  findIssue,
  type IssueRow,
  type SelectWineries,
  startIssue,
} from "#server/features/newsletter/issue-queries.ts";
import { sendIssue } from "#server/features/newsletter/send-issue.ts";
import {
  allDeliveries,
  countLines,
  leftToSend,
  outlook,
  runReport,
  waitLine,
} from "#server/features/newsletter/send-report.ts";
import { mailboxDigest, optOutFor } from "#server/mail/never-mail.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { NewsletterOptions, SendingOptions } from "./send-options.ts";

/** What the sender needs to know about an issue. */
export interface Mailing {
  readonly name: string;
  readonly subject: string;
  /** Changes with the text. */
  readonly digest: string;
  readonly compose: ComposeMail;
  /** The wineries that get it; without it, the subscribers do. */
  readonly select?: SelectWineries;
  /** What to call those who would get it if it started now. */
  readonly called: string;
  /** The message where there are none. */
  readonly nobody: string;
  /** @throws IssueError where it can be previewed but not sent. */
  readonly requireReady?: () => Promise<void>;
}

export interface CommandDeps extends Pick<AppDeps, "config" | "db" | "mailer" | "now" | "secret"> {
  readonly say: (text: string) => void;
  /** Aborts at Ctrl-C. */
  readonly signal: AbortSignal;
}

/**
 * Does what the command line asks for.
 *
 * @returns the exit code.
 * @throws IssueError where the issue cannot go.
 */
export async function sendNewsletter(
  deps: CommandDeps,
  options: NewsletterOptions,
): Promise<number> {
  const { db, config, now } = deps;
  const { source } = options;
  const issue = await readIssue(deps, options);
  const { name, subject } = issue;
  return runMailing(deps, options, {
    ...{ name, subject, digest: issueDigest(issue) },
    compose: issueMail(issue, config.publicUrl),
    called: "confirmed addresses",
    nobody: "Nobody has confirmed the newsletter yet.",
    requireReady: async () => {
      if ("post" in source) await requirePublished(db, source.post, now());
    },
  });
}

/**
 * Previews, counts, asks and sends.
 *
 * @returns the exit code.
 */
export async function runMailing(
  deps: CommandDeps,
  options: SendingOptions,
  mailing: Mailing,
): Promise<number> {
  const { db, say } = deps;
  const { compose, subject } = mailing;
  const present = await findIssue(db, mailing.name);
  if (options.preview || !(present || options.dryRun)) await preview(deps, compose);
  if (options.preview) return EXIT.done;
  const { readers, of, soFar } = await figures(deps, mailing, present);
  const htmlBytes = Buffer.byteLength((await sample(deps, compose)).html);
  const { perMinute } = options;
  say(outlook({ subject, readers, called: mailing.called, ...of, perMinute, htmlBytes }));
  if (soFar) say(soFar);
  if (options.dryRun) {
    say("A dry run: nothing was sent and nothing is noted.");
    return EXIT.done;
  }
  await mailing.requireReady?.();
  if (readers === 0) {
    say(present ? "The issue is complete." : mailing.nobody);
    return EXIT.done;
  }
  if (!options.yes && !(await agreed(deps, readers))) return EXIT.notBegun;
  return send(deps, mailing, options);
}

/** What links may lead to: an issue cannot be called back, so none of its links may be dead. */
async function linkTargets(db: Db) {
  const wineries = await db.select().from(schema.wineries);
  const posts = await db.select().from(schema.posts);
  return {
    wineries: new Map(wineries.map((winery) => [winery.slug, winery])),
    postSlugs: new Set(posts.map(({ slug }) => slug)),
  };
}

async function readIssue({ db }: CommandDeps, { source }: NewsletterOptions): Promise<Issue> {
  const issue =
    "post" in source
      ? await issueFromPost(db, source.post)
      : issueFromFile(source.file, await readFile(source.file, "utf8"));
  const faults = [...issueFaults(issue), ...linkFaults(issue.content, await linkTargets(db))];
  if (faults.length === 0) return issue;
  throw new CommandError(`The issue cannot go:\n${faults.map((line) => `  ${line}`).join("\n")}`);
}

/** The mail as the editor gets it; its unsubscribe links lead nowhere. */
async function sample({ config, secret }: CommandDeps, compose: ComposeMail) {
  const optOut = optOutFor(
    { publicUrl: config.publicUrl, secret },
    await mailboxDigest(config.editorEmail),
  );
  const reader = { email: config.editorEmail, unsubscribeToken: "preview" };
  const mail = compose(reader, { config, optOut }, `preview-${Date.now()}`);
  const size = Buffer.byteLength(mail.html);
  if (size < LARGEST_HTML_BYTES) return mail;
  throw new CommandError(
    `The issue has ${Math.ceil(size / 1000)} kB of HTML; Gmail cuts at 102. Shorten it, or send its beginning as a file with a link to the rest.`,
  );
}

async function preview(deps: CommandDeps, compose: ComposeMail): Promise<void> {
  const mail = await sample(deps, compose);
  await deps.mailer.send({ ...mail, subject: `[Preview] ${mail.subject}` });
  const where = deps.config.smtpUrl ? mail.to : `${mail.to}; read it at /dev/mailbox`;
  deps.say(`A preview is in the mailbox: ${where}`);
}

/** How many readers an issue has; of one that has started, how many are left, and its counts. */
async function figures({ db, now }: CommandDeps, mailing: Mailing, issue: IssueRow | undefined) {
  if (!issue) return { readers: await countReaders(db, mailing.select) };
  const counts = await countDeliveries(db, issue.id, now());
  return {
    readers: leftToSend(counts),
    of: { of: allDeliveries(counts) },
    soFar: [`Begun ${issue.startedAt.toISOString()}; so far:`, ...countLines(counts)].join("\n"),
  };
}

/** Asks the operator to type the number of readers; without a terminal the answer is no. */
async function agreed({ say, signal }: CommandDeps, readers: number): Promise<boolean> {
  if (!process.stdin.isTTY) {
    say("Nothing was sent: look at the preview, then run the same command with --yes.");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`Type ${readers} to send it: `, { signal });
    if (answer.replace(/[,\s]/g, "") === String(readers)) return true;
    say("Nothing was sent.");
    return false;
  } catch {
    say("\nNothing was sent.");
    return false;
  } finally {
    terminal.close();
  }
}

async function send(
  deps: CommandDeps,
  { name, digest, compose, select }: Mailing,
  { patient, perMinute, corrected }: SendingOptions,
): Promise<number> {
  const { db, config, now, say, signal } = deps;
  const row = await startIssue(db, { name, digest }, now(), select);
  if (row.digest !== digest) {
    if (!corrected) {
      throw new CommandError(
        `${name} was begun with other words. To let the rest of its readers have today's, add --corrected; ` +
          "to write to all of them anew, give the issue another file name.",
      );
    }
    await correctIssue(db, row.id, digest);
    say("The rest of the readers get the changed text.");
  }
  // Only one process can open the embedded database, so the holder of any claim has died.
  if (!config.databaseUrl) await endClaims(db, row.id, now());
  await bringForward(db, row.id, now());
  const all = allDeliveries(await countDeliveries(db, row.id, now()));
  const run = await sendIssue(
    { ...deps, pause },
    { id: row.id, compose },
    {
      perMinute,
      patient,
      signal,
      onProgress: (handled) => {
        if (handled % 100 === 0) say(`${handled} deliveries of ${all} handled by this run`);
      },
      onWait: (waiting) => say(waitLine(waiting, now())),
    },
  );
  say(runReport(run, signal.aborted));
  if (leftToSend(run.counts) === 0) return EXIT.done;
  return signal.aborted ? EXIT.interrupted : EXIT.notComplete;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {});
}
