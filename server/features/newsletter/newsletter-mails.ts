import { type MailFrame, oneClick } from "#server/mail/never-mail.ts";
import { requestedMail, shortMail } from "#server/mail/short-mail.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { CONFIRMATION_DAYS, type Subscription } from "./newsletter-queries.ts";

/** Asks whether the address wants the newsletter; without an answer nothing more is sent to it. */
export function confirmationMail(to: string, token: string, frame: MailFrame): Mail {
  return requestedMail(to, frame, {
    subject: `Please confirm your address: ${site.name}`,
    title: "One more step",
    paragraphs: [
      `Someone signed this address up for the ${site.name} newsletter. If it was you, please confirm.`,
    ],
    action: { text: "Confirm your address", path: paths.newsletterConfirm(token) },
    smallPrint: [
      `The link works for ${CONFIRMATION_DAYS} days. If you did not ask, ignore this email: we will send no newsletter and delete the address.`,
    ],
  });
}

/** Greets a new subscriber, once. */
export function welcomeMail(subscriber: Subscription, { config, optOut }: MailFrame): Mail {
  const leave = leaving(subscriber, config);
  return {
    ...shortMail(subscriber.email, {
      subject: `You are on the list: ${site.name}`,
      title: "Welcome to the list",
      paragraphs: [
        "Thank you for confirming your address. We write when there is news from Washington wine country. Until then, enjoy the map, the articles and the trip planner.",
      ],
      action: { text: "Plan a trip", url: config.publicUrl + paths.planner },
      smallPrint: [leave.text, optOut.line],
    }),
    headers: leave.headers,
  };
}

/**
 * Tells a subscriber that somebody asked for the newsletter at their address again. It goes out in
 * place of the confirmation mail, so that the form answers alike, and as fast, for every address.
 */
export function alreadySubscribedMail(subscriber: Subscription, frame: MailFrame): Mail {
  const leave = leaving(subscriber, frame.config);
  return {
    ...requestedMail(subscriber.email, frame, {
      subject: `You are already on the list: ${site.name}`,
      title: "You are already on the list",
      paragraphs: [
        `Someone signed this address up for the ${site.name} newsletter. You already receive it, so nothing has changed.`,
      ],
      action: { text: "Go to the guide", path: paths.home },
      smallPrint: [leave.text],
    }),
    headers: leave.headers,
  };
}

/** The way out of the list: a line to read, and the headers of one-click unsubscription (RFC 8058). */
export function leaving({ unsubscribeToken }: Subscription, { publicUrl }: MailFrame["config"]) {
  const page = publicUrl + paths.newsletterUnsubscribe(unsubscribeToken);
  const token = encodeURIComponent(unsubscribeToken);
  return {
    page,
    text: `To leave the list at any time: ${page}`,
    headers: oneClick(`${publicUrl}/api/newsletter/unsubscribe/${token}`),
  };
}
