import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import { rememberOwner, takeSignInStep } from "#server/limits/sign-in-limits.ts";
import type { Db } from "#server/platform/database/db.ts";
import { passwordApi } from "#shared/api/account/sign-in.ts";
import {
  inBackground,
  type MailDeps,
  mailConfirmation,
  mailNewPassword,
  mailPasswordChanged,
  requireAccountMail,
} from "./passwords/account-mail.ts";
import { hashPassword, requirePassword } from "./passwords/password-answers.ts";
import { endLinks, findLinkState, takeLink } from "./passwords/sign-in-link-queries.ts";
import {
  confirmAccount,
  endSessionsOfAccount,
  findAccountById,
  findAccountOf,
  type SignInAccount,
  setPasswordHash,
} from "./sign-in-account-queries.ts";

/** The address and the password of an account: confirmed, forgotten, changed. */
export function passwordRoutes(deps: MailDeps) {
  const { db, now } = deps;
  return mount(passwordApi, {
    change: async ({ user, body, req }) => {
      const account = await findAccountOf(db, user.id);
      if (!account) throw notFound("This account signs in elsewhere and has no password here.");
      const { currentPassword: password } = body;
      await requirePassword(deps, account, req, { field: "currentPassword", password });
      const passwordHash = await hashPassword(body.password);
      await db.transaction(async (tx) => {
        await setPasswordHash(tx, account.id, passwordHash);
        await endLinks(tx, { purpose: "reset", accountId: account.id }, now());
        await endSessionsOfAccount(tx, account.id, req.sessionID);
      });
      inBackground(deps, mailPasswordChanged(deps, account.id));
    },
    askConfirmation: async ({ user, req }) => {
      const account = await findAccountOf(db, user.id);
      if (!account) throw notFound("This account signs in elsewhere; its provider vouches for it.");
      if (account.emailVerifiedAt) return { status: "confirmed" } as const;
      await mailConfirmation(deps, account, req.ip);
      return { status: "mail-sent" } as const;
    },
    confirmation: async ({ params, req, res }) => {
      res.setHeader("Cache-Control", "no-store");
      await takeSignInStep(deps, "link", { ip: req.ip });
      return { state: await confirmationState(db, params.token, now()) };
    },
    confirm: async ({ params, req }) => {
      await takeSignInStep(deps, "link", { ip: req.ip });
      const isTaken = await db.transaction(async (tx) => {
        const accountId = await takeLink(tx, { purpose: "confirm", ...params }, now());
        return accountId !== undefined && !(await confirmAccount(tx, accountId, now()));
      });
      if (isTaken) return { state: "taken" } as const;
      const state = await confirmationState(db, params.token, now());
      return { state: state === "pending" ? "expired" : state };
    },
    forget: async ({ body, req }) => {
      await takeSignInStep(deps, "link", { ip: req.ip });
      const unconfirmedRetryAfter = await requireAccountMail(deps);
      inBackground(deps, mailNewPassword(deps, body.email, req.ip));
      return { status: "on-its-way", unconfirmedRetryAfter } as const;
    },
    reset: async ({ params, req, res }) => {
      res.setHeader("Cache-Control", "no-store");
      await takeSignInStep(deps, "link", { ip: req.ip });
      return { state: await resetState(db, params.token, now()) };
    },
    choose: async ({ params, body, req }) => {
      await takeSignInStep(deps, "link", { ip: req.ip });
      const passwordHash = await hashPassword(body.password);
      const account = await db.transaction((tx) =>
        choosePassword(tx, params.token, passwordHash, now()),
      );
      if (account) {
        inBackground(deps, mailPasswordChanged(deps, account.id));
        await rememberOwner(deps, { ip: req.ip, accountId: account.id });
        return { state: "changed" } as const;
      }
      const state = await resetState(db, params.token, now());
      return { state: state === "open" ? "expired" : state };
    },
  });
}

async function confirmationState(db: Db, token: string, now: Date) {
  const state = await findLinkState(db, { purpose: "confirm", token }, now);
  if (state === "used") return "confirmed" as const;
  return state === "open" ? ("pending" as const) : state;
}

async function resetState(db: Db, token: string, now: Date) {
  const state = await findLinkState(db, { purpose: "reset", token }, now);
  return state === "used" ? ("expired" as const) : state;
}

/** Sets the password a mailed link is for; whoever reads the mail is the owner of the address. */
async function choosePassword(
  tx: Db,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<SignInAccount | undefined> {
  const accountId = await takeLink(tx, { purpose: "reset", token }, now);
  if (!accountId || !(await confirmAccount(tx, accountId, now))) return undefined;
  await setPasswordHash(tx, accountId, passwordHash);
  await endLinks(tx, { purpose: "reset", accountId }, now);
  await endLinks(tx, { purpose: "confirm", accountId }, now);
  await endSessionsOfAccount(tx, accountId);
  return findAccountById(tx, accountId);
}
