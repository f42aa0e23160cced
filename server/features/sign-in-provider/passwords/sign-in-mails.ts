import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import type { MailFrame } from "#server/mail/never-mail.ts";
import { askedMail } from "#server/mail/short-mail.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";
import { LINK_HOURS } from "./sign-in-link-queries.ts";

const timeText = (when: Date): string =>
  format(when, "MMMM d, yyyy 'at' h:mm a", { in: tz(site.timeZone) });

/** Asks whether an account was made by the owner of its address; it names nobody. */
export function confirmAddressMail(to: string, token: string, frame: MailFrame): Mail {
  return askedMail(to, frame, {
    subject: `Please confirm your address: ${site.name}`,
    title: "Is this your account?",
    paragraphs: [
      `Someone created an account at the ${site.name} with this address. If it was you, please confirm.`,
    ],
    action: {
      text: "Confirm your address",
      url: frame.config.publicUrl + paths.accountConfirm(token),
    },
    smallPrint: [
      `The link works for ${LINK_HOURS.confirm / 24} days. If it was not you, ignore this email: we will send nothing else about it, and you can still create an account of your own.`,
    ],
  });
}

/** Tells the owner of an account that somebody tried to make another one with the same address. */
export function accountExistsMail(to: string, frame: MailFrame): Mail {
  return askedMail(to, frame, {
    subject: `You already have an account: ${site.name}`,
    title: "You already have an account",
    paragraphs: [
      `An account at the ${site.name} was requested with this address. You already have one, and nothing about it has changed. If you do not remember its password, choose a new one.`,
    ],
    action: { text: "Choose a new password", url: frame.config.publicUrl + paths.forgotPassword },
    smallPrint: [
      "If it was not you, ignore this email: no one can use your account without your password.",
    ],
  });
}

/** The way back into an account whose password is forgotten. */
export function newPasswordMail(to: string, token: string, frame: MailFrame): Mail {
  return askedMail(to, frame, {
    subject: `Choose a new password: ${site.name}`,
    title: "A new password",
    paragraphs: [
      `A new password was requested for your account at the ${site.name}. If that was you, choose one here.`,
    ],
    action: {
      text: "Choose a new password",
      url: frame.config.publicUrl + paths.resetPassword(token),
    },
    smallPrint: [
      "The link works once, within an hour. If you did not ask, ignore this email: your password stays as it is.",
    ],
  });
}

/** Tells the owner of an account that its password is another now, and what to do if it was not them. */
export function passwordChangedMail(to: string, when: Date, frame: MailFrame): Mail {
  return askedMail(to, frame, {
    subject: `Your password was changed: ${site.name}`,
    title: "Your password was changed",
    paragraphs: [
      `The password of your account at the ${site.name} was changed on ${timeText(when)}, Pacific time. Other devices were signed out.`,
      "If it was you, you are done. If not, choose a new password now: that signs everyone else out of your account. Then change your email password, too, since anyone who can read your email could do this again.",
    ],
    action: { text: "Choose a new password", url: frame.config.publicUrl + paths.forgotPassword },
    smallPrint: [],
  });
}
