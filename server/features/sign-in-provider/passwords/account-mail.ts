/** The mails of the site's own sign-in, within the limits all visitors' mails have. */

import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import type { MailFrame } from "#server/mail/never-mail.ts";
import { type RequestedMail, requestedMail } from "#server/mail/short-mail.ts";
import {
  accountMailRefusal,
  sendVisitorMail,
  type VisitorMail,
} from "#server/mail/visitor-mail.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import {
  findAccountById,
  findAccountsByEmail,
  type SignInAccount,
} from "../sign-in-account-queries.ts";
import { insertLink, LINK_HOURS } from "./sign-in-link-queries.ts";

export type MailDeps = Pick<AppDeps, "config" | "db" | "logger" | "mailer" | "now" | "secret">;

/**
 * Sends a mail whose words are found once the limits allow it. Without the header of one-click unsubscribing,
 * which mail programs offer as a button: whoever pressed it could not get a new password by mail any more.
 */
function sendWords(
  deps: MailDeps,
  mail: Omit<VisitorMail, "compose">,
  words: () => RequestedMail | Promise<RequestedMail>,
): Promise<void> {
  const compose = async (frame: MailFrame) =>
    requestedMail(mail.email, frame, { ...(await words()), withoutOneClick: true });
  return sendVisitorMail(deps, { ...mail, compose });
}

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
  const { db, now } = deps;
  const mail = { email, ip, kind: "account", identity: ["confirm", id] } as const;
  return sendWords(deps, mail, async () => {
    if ((await findAccountsByEmail(db, email)).confirmed) return ACCOUNT_EXISTS;
    return confirmAddress(await insertLink(db, { purpose: "confirm", accountId: id }, now()));
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
  const refusal = await accountMailRefusal(deps, true);
  if (refusal) throw refusal;
  return (await accountMailRefusal(deps, false))?.extras.retryAfter;
}

/**
 * Mails the way to a new password, where somebody has an account with the address: to the one that is
 * confirmed; of several that nobody has, the reader of the mail says which is theirs.
 */
export async function mailNewPassword(
  deps: MailDeps,
  typed: string,
  ip: string | undefined,
): Promise<void> {
  const { db, now } = deps;
  const { confirmed, unconfirmed } = await findAccountsByEmail(db, typed);
  const accounts = confirmed ? [confirmed] : unconfirmed;
  const [account] = accounts;
  if (!account) return;
  const { id, email } = account;
  const mail = { email, ip, kind: "account", identity: ["new-password", id] } as const;
  await sendWords(deps, mail, async () => {
    const links = accounts.map(async ({ id: accountId, createdAt }) => ({
      path: paths.resetPassword(await insertLink(db, { purpose: "reset", accountId }, now())),
      createdAt,
    }));
    return newPassword(await Promise.all(links), deps.config.publicUrl);
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
  const when = deps.now();
  const identity = ["password-changed", accountId, when];
  const mail = { email, ip: undefined, kind: "notice", identity } as const;
  await sendWords(deps, mail, () => passwordChanged(when));
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

const timeText = (when: Date): string =>
  format(when, "MMMM d, yyyy 'at' h:mm a", { in: tz(site.timeZone) });

/** Asks whether an account was made by the owner of its address; it names nobody. */
const confirmAddress = (token: string): RequestedMail => ({
  subject: `Please confirm your address: ${site.name}`,
  title: "Is this your account?",
  paragraphs: [
    `Someone created an account at the ${site.name} with this address. If it was you, please confirm.`,
  ],
  action: { text: "Confirm your address", path: paths.accountConfirm(token) },
  smallPrint: [
    `The link works for ${LINK_HOURS.confirm / 24} days. If it was not you, ignore this email. You can still create an account of your own.`,
  ],
});

/** Tells the owner of an account that somebody tried to make another one with the same address. */
const ACCOUNT_EXISTS: RequestedMail = {
  subject: `You already have an account: ${site.name}`,
  title: "You already have an account",
  paragraphs: [
    `An account at the ${site.name} was requested with this address. You already have one, and nothing about it has changed. If you do not remember its password, choose a new one.`,
  ],
  action: { text: "Choose a new password", path: paths.forgotPassword },
  smallPrint: [
    "If it was not you, ignore this email: no one can use your account without your password.",
  ],
};

/** The way back into an account whose password is forgotten, or into one of several. */
const newPassword = (
  [first, ...others]: readonly { readonly path: string; readonly createdAt: Date }[],
  publicUrl: string,
): RequestedMail => ({
  subject: `Choose a new password: ${site.name}`,
  title: "A new password",
  paragraphs: [
    `A new password was requested for your account at the ${site.name}. If that was you, choose one here.`,
    ...(first && others.length > 0
      ? [
          `More than one account was made with this address, and none is confirmed. The button is for the one of ${timeText(first.createdAt)}, Pacific time. Choosing a password for one removes the others.`,
        ]
      : []),
  ],
  action: { text: "Choose a new password", path: first?.path ?? paths.forgotPassword },
  smallPrint: [
    ...others.map(
      ({ path, createdAt }) =>
        `For the account of ${timeText(createdAt)}, Pacific time, choose one here: ${publicUrl}${path}`,
    ),
    "The link works once, within an hour. If you did not ask, ignore this email: your password stays as it is.",
  ],
});

/** Tells the owner of an account that its password is another now, and what to do if it was not them. */
const passwordChanged = (when: Date): RequestedMail => ({
  subject: `Your password was changed: ${site.name}`,
  title: "Your password was changed",
  paragraphs: [
    `The password of your account at the ${site.name} was changed on ${timeText(when)}, Pacific time. Other devices were signed out.`,
    "If it was you, you are done. If not, choose a new password now: that signs everyone else out of your account. Then change your email password, too, since anyone who can read your email could do this again.",
  ],
  action: { text: "Choose a new password", path: paths.forgotPassword },
  smallPrint: [],
});
