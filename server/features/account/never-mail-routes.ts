import { millisecondsInHour } from "date-fns/constants";
import { mount } from "#server/http/mount.ts";
import { conflict, notFound, wrongField } from "#server/http/problem.ts";
import { takeAllowance } from "#server/limits/allowance.ts";
import {
  addMailRefusal,
  findMailRefusal,
  removeMailRefusal,
} from "#server/mail/mailbox-queries.ts";
import {
  ALLOW_LINK_DAYS,
  allowMailToken,
  type MailFrame,
  mailboxDigest,
  readAllowMailToken,
  readNeverMailToken,
} from "#server/mail/never-mail.ts";
import { requestedMail } from "#server/mail/short-mail.ts";
import { sendVisitorMail } from "#server/mail/visitor-mail.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { neverMailApi } from "#shared/api/account/never-mail.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted } from "#shared/domain/text/words.ts";
import { site } from "#shared/site.ts";

type Deps = Pick<AppDeps, "config" | "db" | "logger" | "mailer" | "now" | "secret">;

/** Tries at the address a link was mailed to. */
const TRIES = { max: 10, windowMs: millisecondsInHour, refusal: "Too many tries." } as const;

/** The way out of all our mail, and the way back (docs/mail.md). */
export function neverMailRoutes(deps: Deps) {
  const { config, db, now, secret } = deps;
  const secrets = [secret, ...config.formerSecrets];
  return mount(neverMailApi, {
    state: async ({ params, res }) => {
      res.setHeader("Cache-Control", "no-store");
      const refusedAt = await findMailRefusal(db, requireDigest(secrets, params.token));
      return { state: refusedAt ? "stopped" : "open" } as const;
    },
    stop: async ({ params }) => {
      await addMailRefusal(db, requireDigest(secrets, params.token), now());
      return { status: "stopped" } as const;
    },
    stopPage: ({ params, res }) => res.redirect(303, paths.neverMail(params.token)),
    askToAllow: async ({ params, body, req }) => {
      const digest = requireDigest(secrets, params.token);
      const key = `mail:allow-try:${digest}`;
      await takeAllowance(db, [{ key, ...TRIES }], now());
      const { email } = body;
      if ((await mailboxDigest(email)) !== digest) {
        throw wrongField("body.email", "This link was sent to another address");
      }
      const refusedAt = await findMailRefusal(db, digest);
      if (!refusedAt) {
        throw conflict("Email to this address is not stopped: nothing needs to change.");
      }
      const token = allowMailToken(secret, { digest, refusedAt }, now());
      await sendVisitorMail(deps, {
        ...{ email, ip: req.ip, kind: "allow-mail", identity: ["allow-mail", digest] },
        evenIfRefused: true,
        compose: (frame) => allowMail(email, token, frame),
      });
      return { status: "link-sent" } as const;
    },
    allow: async ({ params }) => {
      const refusal = readAllowMailToken(secrets, params.token, now());
      if (!refusal) return { state: "expired" } as const;
      const removed = await removeMailRefusal(db, refusal.digest, refusal.refusedAt);
      return { state: removed ? "allowed" : "expired" } as const;
    },
  });
}

/** @throws HttpProblem 404 for a link that no mail carried. */
function requireDigest(secrets: readonly string[], token: string): string {
  const digest = readNeverMailToken(secrets, token);
  if (digest) return digest;
  throw notFound("This isn’t one of our links. Please copy all of it.");
}

/** The one mail a mailbox on the never-mail list still gets: its owner has just asked for it. */
function allowMail(to: string, token: string, frame: MailFrame): Mail {
  return requestedMail(to, frame, {
    withoutOneClick: true,
    subject: `Allow email again: ${site.name}`,
    title: "Allow email again?",
    paragraphs: [
      `Email from the ${site.name} to this address is stopped. Someone used a link in one of our emails to you to ask us to allow it again.`,
    ],
    action: { text: "Allow email again", path: paths.allowMail(token) },
    smallPrint: [
      `The link works for ${counted(ALLOW_LINK_DAYS, "day")}. If you did not ask, ignore this email: nothing will change.`,
    ],
  });
}
