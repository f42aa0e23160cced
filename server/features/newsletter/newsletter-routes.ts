import { mount } from "#server/http/mount.ts";
import { notFound } from "#server/http/problem.ts";
import type { MailFrame } from "#server/mail/never-mail.ts";
import { mailUnlessRefused, sendVisitorMail } from "#server/mail/visitor-mail.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { newsletterApi } from "#shared/api/account/newsletter.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { alreadySubscribedMail, confirmationMail, welcomeMail } from "./newsletter-mails.ts";
import {
  askForNewsletter,
  confirmSubscription,
  endSubscription,
  findConfirmationState,
  type Subscription,
} from "./newsletter-queries.ts";

type Deps = Pick<AppDeps, "config" | "db" | "logger" | "mailer" | "now" | "secret">;

/** The confirmation stands with or without its welcome, so a slow mail server is not waited for long. */
const WELCOME_MS = 5_000;

/** The newsletter: asked for, confirmed by mail, left with one click (docs/readings.md, newsletter). */
export function newsletterRoutes(deps: Deps) {
  const { db, now } = deps;
  return mount(newsletterApi, {
    subscribe: async ({ body: { email, source }, req }) => {
      await sendVisitorMail(deps, {
        email,
        ip: req.ip,
        kind: "newsletter",
        identity: ["newsletter", email.toLowerCase()],
        compose: async (frame) => {
          const subscription = await askForNewsletter(db, { email, source }, now());
          if ("subscribed" in subscription)
            return alreadySubscribedMail(subscription.subscribed, frame);
          return confirmationMail(email, subscription.token, frame);
        },
      });
      return { status: "confirmation-sent" } as const;
    },
    confirmation: async ({ params, res }) => {
      res.setHeader("Cache-Control", "no-store");
      return { state: await findConfirmationState(db, params.token, now()) };
    },
    confirm: async ({ params }) => {
      const subscriber = await confirmSubscription(db, params.token, now());
      if (subscriber) await welcome(deps, subscriber);
      const state = await findConfirmationState(db, params.token, now());
      return { state: state === "pending" ? "expired" : state };
    },
    unsubscribe: async ({ params }) => {
      if (await endSubscription(db, params.token, now()))
        return { status: "unsubscribed" } as const;
      throw notFound("This isn’t one of our links. Please copy all of it.");
    },
    unsubscribePage: ({ params, res }) =>
      res.redirect(303, paths.newsletterUnsubscribe(params.token)),
  });
}

async function welcome(deps: Deps, subscriber: Subscription): Promise<void> {
  try {
    const { email } = subscriber;
    const mail = { email, compose: (frame: MailFrame) => welcomeMail(subscriber, frame) };
    await mailUnlessRefused(deps, mail, { signal: AbortSignal.timeout(WELCOME_MS) });
  } catch (error) {
    deps.logger.warn({ err: error }, "a new subscriber was not welcomed");
  }
}
