import { useParams } from "wouter";
import { type MailedLink, MailedLinkPage } from "#client/entities/mailed-link.tsx";
import { ADDRESS_CONFIRMATION } from "#client/features/account/confirm-address.ts";
import {
  ALLOW_MAIL,
  NEVER_MAIL,
  NEWSLETTER_CONFIRMATION,
  NEWSLETTER_UNSUBSCRIPTION,
} from "#client/features/newsletter/mailed-links.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** Where the link of a mail leads: the page of its token. */
const pageOf = (name: keyof typeof PAGE_METADATA, link: MailedLink) => () => {
  const { token = "" } = useParams<{ token: string }>();
  usePageMetadata(PAGE_METADATA[name]);
  return <MailedLinkPage token={token} link={link} />;
};

export const AccountConfirmPage = pageOf("accountConfirm", ADDRESS_CONFIRMATION);
export const NewsletterConfirmPage = pageOf("newsletterConfirm", NEWSLETTER_CONFIRMATION);
export const NewsletterUnsubscribePage = pageOf("newsletterUnsubscribe", NEWSLETTER_UNSUBSCRIPTION);
export const NeverMailPage = pageOf("neverMail", NEVER_MAIL);
export const AllowMailPage = pageOf("allowMail", ALLOW_MAIL);
