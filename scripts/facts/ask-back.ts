import { CommandError } from "#scripts/command.ts";
import type { CommandDeps } from "#scripts/newsletter/send-command.ts";
import {
  findAskedWineries,
  listOpenAnswers,
  settleAnswer,
} from "#server/features/facts/fact-answer-queries.ts";
import { complaint, shortMail } from "#server/mail/short-mail.ts";
import { mailUnlessRefused } from "#server/mail/visitor-mail.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { noAnswer } from "./inbox.ts";

/**
 * Mails the winery an editor's question; its answer waits on.
 *
 * @throws CommandError for no such answer or question, and where the winery gets no email.
 */
export async function askBack(deps: CommandDeps, id: number, question: string): Promise<string> {
  const { db, config, now } = deps;
  const row = (await listOpenAnswers(db)).find((each) => each.id === id);
  const found = row && (await findAskedWineries(db, [row.wineryId])).get(row.wineryId);
  if (!found) throw noAnswer(id);
  const { name, slug, email } = found.winery;
  if (question === "") throw new CommandError("Say what is asked, in a sentence.");
  if (email === null) throw new CommandError(`${name} has no address: call it.`);
  const sent = await mailUnlessRefused(
    deps,
    {
      email,
      compose: (wayOut) => ({
        ...shortMail(email, {
          subject: `A question about ${name}`,
          title: name,
          paragraphs: [`Thank you for confirming your facts for the ${site.name}.`, question],
          action: { text: "Your page", url: config.publicUrl + paths.winery(slug) },
          smallPrint: ["Please reply to this email.", complaint(config), wayOut.line],
        }),
        headers: wayOut.headers,
      }),
    },
    { signal: AbortSignal.timeout(60_000) },
  );
  if (!sent) throw new CommandError(`${name} wants no email from here: call it.`);
  await settleAnswer(db, id, { state: "asked" }, now());
  return `Asked ${name}; the answer comes to the sender's address.`;
}
