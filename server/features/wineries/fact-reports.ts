import { tooManyRequests } from "#server/http/problem.ts";
import { type OpenCallLimits, takeOpenCall } from "#server/limits/open-calls.ts";
import { takeFromLimit } from "#server/limits/rate-limit-queries.ts";
import type { Mail } from "#server/mail/delivery/mailer.ts";
import { textBlocks, wrapText } from "#server/mail/layout/mail-text.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { html } from "#server/platform/html.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { FACT_GROUPS, type FactGroup } from "#shared/domain/winery/fact-groups.ts";

const HOUR_MS = 3_600_000;

/** A careful reader finds a few faults in an evening; nobody finds twenty an hour. */
const LIMITS: OpenCallLimits = { perClient: 10, perNetwork: 30, windowMs: HOUR_MS };

/** All networks together: what an editor can read, and no more room in their mailbox. */
const SITE_LIMIT = { key: "fact-reports:site", max: 200, windowMs: 24 * HOUR_MS };

/** What a visitor says is wrong, and of which winery. */
export interface FactReport {
  readonly winery: { readonly slug: string; readonly name: string };
  readonly group: FactGroup;
  readonly text: string;
}

/**
 * Mails a report to the editor.
 *
 * @throws HttpProblem 429 over the limits of the network or of the site; MailError where the mail
 * server does not take it.
 */
export async function reportFact(
  deps: Pick<AppDeps, "config" | "db" | "mailer" | "now" | "secret">,
  report: FactReport,
  { ip, signal }: { readonly ip: string | undefined; readonly signal: AbortSignal },
): Promise<void> {
  const { config, db, mailer, now } = deps;
  await takeOpenCall(deps, "fact-reports", ip, LIMITS);
  const asked = now();
  const { granted, resetsAt } = await takeFromLimit(db, SITE_LIMIT, asked);
  if (!granted) {
    throw tooManyRequests(
      "The editor has all the reports that fit into a day. Please try again tomorrow.",
      Math.max(1, Math.ceil((resetsAt.getTime() - asked.getTime()) / 1000)),
    );
  }
  await mailer.send(reportMail(config, report), { signal });
}

function reportMail(
  { editorEmail, publicUrl }: Pick<AppDeps["config"], "editorEmail" | "publicUrl">,
  { winery, group, text }: FactReport,
): Mail {
  const subject = `Wrong fact: ${winery.name}, ${FACT_GROUPS[group]}`;
  const page = publicUrl + paths.winery(winery.slug);
  const lines = text.split(/\r?\n/);
  return {
    to: editorEmail,
    subject,
    text: `${textBlocks(
      "A visitor reports:",
      lines.map((line) => wrapText(line, "> ") || ">").join("\n"),
      `${winery.name}, ${FACT_GROUPS[group]}:\n${page}`,
      "Nobody has checked this. The visitor left no address.",
    )}\n`,
    html: html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body><p>A visitor reports:</p><blockquote>${lines.map((line) => html`${line}<br>`)}</blockquote><p>${winery.name}, ${FACT_GROUPS[group]}: <a href="${page}">${page}</a></p><p>Nobody has checked this. The visitor left no address.</p></body></html>`.toString(),
  };
}
