import type { ComponentType } from "react";
import { useParams } from "wouter";
import { ConfirmAddress } from "#client/features/account/confirm-address.tsx";
import {
  AllowMail,
  NeverMail,
  NewsletterConfirmation,
  NewsletterUnsubscription,
} from "#client/features/newsletter/mailed-links.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** Where the link of a mail leads: the page of its token. */
function mailedLinkPage(
  name: keyof typeof PAGE_METADATA,
  View: ComponentType<{ readonly token: string }>,
) {
  return function MailedLinkPage() {
    const { token = "" } = useParams<{ token: string }>();
    usePageMetadata(PAGE_METADATA[name]);
    return <View token={token} />;
  };
}

export const AccountConfirmPage = mailedLinkPage("accountConfirm", ConfirmAddress);
export const NewsletterConfirmPage = mailedLinkPage("newsletterConfirm", NewsletterConfirmation);
export const NewsletterUnsubscribePage = mailedLinkPage(
  "newsletterUnsubscribe",
  NewsletterUnsubscription,
);
export const NeverMailPage = mailedLinkPage("neverMail", NeverMail);
export const AllowMailPage = mailedLinkPage("allowMail", AllowMail);
