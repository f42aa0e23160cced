import { type MailedLink, MailedLinkPage } from "#client/entities/mailed-link.tsx";
import {
  ALLOW_MAIL,
  NEVER_MAIL,
  NEWSLETTER_CONFIRMATION,
  NEWSLETTER_UNSUBSCRIPTION,
} from "#client/features/newsletter/mailed-links.tsx";
import { explainFailure } from "#client/lib/call-failure.ts";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { passwordApi } from "#shared/api/calls.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

const toAccount = { href: paths.account, text: "To your account" };

/** Confirms an account's address. */
const ADDRESS_CONFIRMATION: MailedLink = {
  title: "Is this your account?",
  text: `Someone created an account at the ${site.name} with your address. If it was you, confirm it; if not, close this page.`,
  action: "Yes, it is mine",
  pending: "Confirming…",
  check: passwordApi.confirmation,
  call: passwordApi.confirm,
  changesUser: true,
  outcomes: {
    confirmed: {
      title: "Your address is confirmed",
      text: "If you ever forget your password, we can email you a link to choose a new one.",
      link: toAccount,
    },
    taken: {
      title: "You have another account",
      text: "An account with this address has been confirmed before. Sign in to that one, or choose a new password for it.",
      link: toAccount,
    },
    expired: {
      title: "This link has expired",
      text: "Links work for seven days. Sign in and send yourself a new one from your account page.",
      link: toAccount,
    },
    unknown: {
      title: "This link is not complete",
      text: "Open the one in our newest email, or copy all of it. If you have confirmed your address with another of our emails, you are done.",
      link: toAccount,
    },
  },
  explain: explainFailure,
};

/** Where the link of a mail leads: the page of its token. */
const pageOf = (name: keyof typeof PAGE_METADATA, link: MailedLink) => () => {
  const token = useRouteParam();
  usePageMetadata(PAGE_METADATA[name]);
  return <MailedLinkPage token={token} {...link} />;
};

export const AccountConfirmPage = pageOf("accountConfirm", ADDRESS_CONFIRMATION);
export const NewsletterConfirmPage = pageOf("newsletterConfirm", NEWSLETTER_CONFIRMATION);
export const NewsletterUnsubscribePage = pageOf("newsletterUnsubscribe", NEWSLETTER_UNSUBSCRIPTION);
export const NeverMailPage = pageOf("neverMail", NEVER_MAIL);
export const AllowMailPage = pageOf("allowMail", ALLOW_MAIL);
