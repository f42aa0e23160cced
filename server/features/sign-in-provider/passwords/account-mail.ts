/** The mails of the site's own sign-in, within the limits all visitors' mails have. */
import { sendVisitorMail, siteRefusal } from "#server/mail/visitor-mail.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import {
  findAccountByEmail,
  findAccountById,
  isConfirmedElsewhere,
  type SignInAccount,
} from "../sign-in-account-queries.ts";
import { insertLink } from "./sign-in-link-queries.ts";
import {
  accountExistsMail,
  confirmAddressMail,
  newPasswordMail,
  passwordChangedMail,
} from "./sign-in-mails.ts";

export type MailDeps = Pick<AppDeps, "config" | "db" | "logger" | "mailer" | "now" | "secret">;

/**
 * Asks the address of a new account whether it is its own. Where its owner has an account already,
 * they are told so instead: the visitor is answered alike.
 *
 * @throws HttpProblem 429 over the limits, 503 for what may work later.
 */
export function mailConfirmation(
  deps: MailDeps,
  { id, email }: Pick<SignInAccount, "id" | "email">,
  ip: string | undefined,
): Promise<void> {
  const { config, db, now } = deps;
  return sendVisitorMail(deps, {
    ...{ email, ip, kind: "account", identity: ["confirm", id] },
    compose: async (wayOut) => {
      if (await isConfirmedElsewhere(db, email))
        return accountExistsMail(email, { config, wayOut });
      const token = await insertLink(db, { purpose: "confirm", accountId: id }, now());
      return confirmAddressMail(email, token, { config, wayOut });
    },
  });
}

/**
 * Looks whether mail about accounts can leave, before anybody knows whose it is: the answer is the
 * same for every address.
 *
 * @returns the seconds until mail to unconfirmed accounts can leave, where only that cannot.
 * @throws HttpProblem 503 where no such mail can.
 */
export async function requireAccountMail(deps: MailDeps): Promise<number | undefined> {
  const refusal = await siteRefusal(deps, "account", true);
  if (refusal) throw refusal;
  return (await siteRefusal(deps, "account", false))?.extras.retryAfter;
}

/** Mails the way to a new password, where somebody has an account with the address. */
export async function mailNewPassword(
  deps: MailDeps,
  typed: string,
  ip: string | undefined,
): Promise<void> {
  const { config, db, now } = deps;
  const account = await findAccountByEmail(db, typed);
  if (!account) return;
  const { id, email } = account;
  await sendVisitorMail(deps, {
    ...{ email, ip, kind: "account", identity: ["new-password", id] },
    compose: async (wayOut) => {
      const token = await insertLink(db, { purpose: "reset", accountId: id }, now());
      return newPasswordMail(email, token, { config, wayOut });
    },
  });
}

/**
 * Tells the owner of an account that its password was changed. An address that nobody has confirmed
 * is told nothing: it need not be the owner's.
 */
export async function mailPasswordChanged(deps: MailDeps, accountId: string): Promise<void> {
  const account = await findAccountById(deps.db, accountId);
  if (!account?.emailVerifiedAt) return;
  const { email } = account;
  const { config } = deps;
  const when = deps.now();
  await sendVisitorMail(deps, {
    ...{ email, ip: undefined, kind: "notice", identity: ["password-changed", accountId, when] },
    compose: (wayOut) => passwordChangedMail(email, when, { config, wayOut }),
  });
}

/**
 * Lets a mail go its way after the answer: what it follows from has happened, with or without it,
 * and the answer must tell nobody whether there is an account, not even by its time.
 */
export function inBackground({ logger }: MailDeps, mail: Promise<void>): void {
  mail.catch((error: unknown) => {
    logger.warn({ err: error }, "a mail of the sign-in was not sent");
  });
}
