import type { MailFrame } from "#server/mail/never-mail.ts";
import { requestedMail } from "#server/mail/short-mail.ts";
import { mailUnlessRefused } from "#server/mail/visitor-mail.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { REPORTED_FACTS } from "#shared/domain/winery/reported-facts.ts";
import { site } from "#shared/site.ts";
import { claimThanks, listUnthanked, type WineryReport } from "./fact-report-queries.ts";
import { shownValue } from "./shown-value.ts";
import { listWineries } from "./winery-queries.ts";

type Deps = Pick<AppDeps, "config" | "db" | "mailer" | "now" | "secret">;

const MAIL_MS = 8_000;
/** As many wait for their correction at once; the newest of them are looked at. */
const MOST = 100;

/**
 * Tells visitors who left an address that what they suggested has been looked at and the page says something
 * else now: once, and never what they wrote, which a stranger may have written in their name.
 *
 * @throws MailError where one was not mailed; it is not tried again, for it may have arrived.
 */
export async function thankVisitors(deps: Deps): Promise<void> {
  const { db } = deps;
  const waiting = await listUnthanked(db, MOST);
  for (const report of waiting) {
    const { id, wineryId, fact, shown, createdAt } = report;
    // As of the report's day: a fact that grew old since says so, and nobody has corrected it.
    const winery = (await listWineries(db, createdAt, wineryId))[0];
    const isCorrected =
      fact === "closed"
        ? report.winery.leftKind !== null
        : winery && shownValue(winery, fact) !== shown;
    if (isCorrected && (await claimThanks(db, id))) await thank(deps, report);
  }
}

async function thank(deps: Deps, { email, fact, winery }: WineryReport): Promise<void> {
  if (email === null) return;
  const { name, slug } = winery;
  const words = {
    subject: `Corrected, thank you: ${name}`,
    title: "Corrected, thank you",
    paragraphs: [
      `You suggested a correction to ${name} (${REPORTED_FACTS[fact].toLowerCase()}). An editor checked it and updated the page.`,
    ],
    action: { text: `See ${name}`, path: paths.winery(slug) },
    smallPrint: [`You left your address for this one email from the ${site.name}.`],
  };
  const compose = (frame: MailFrame) => requestedMail(email, frame, words);
  await mailUnlessRefused(deps, { email, compose }, { signal: AbortSignal.timeout(MAIL_MS) });
}
