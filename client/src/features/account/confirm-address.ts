import type { MailedLink } from "#client/entities/mailed-link.tsx";
import { explainFailure } from "#client/lib/call-failure.ts";
import { passwordApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

const link = { href: paths.account, text: "To your account" };

/** The page behind the link that confirms an account's address. */
export const ADDRESS_CONFIRMATION: MailedLink = {
  title: "Is this your account?",
  text: `Someone created an account at the ${site.name} with your address. If it was you, confirm it; if not, close this page.`,
  action: "Yes, it is mine",
  pending: "Confirming…",
  check: passwordApi.confirmation,
  press: passwordApi.confirm,
  changesUser: true,
  outcomes: {
    confirmed: {
      title: "Your address is confirmed",
      text: "If you ever forget your password, we can email you a link to choose a new one.",
      link,
    },
    taken: {
      title: "You have another account",
      text: "An account with this address has been confirmed before. Sign in to that one, or choose a new password for it.",
      link,
    },
    expired: {
      title: "This link has expired",
      text: "Links work for seven days. Sign in and send yourself a new one from your account page.",
      link,
    },
    unknown: {
      title: "This link is not complete",
      text: "This isn't one of our links. Open the one in the email again, or copy all of it.",
      link,
    },
  },
  explain: explainFailure,
};
