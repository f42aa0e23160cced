import { useParams } from "wouter";
import {
  NewsletterConfirmation,
  NewsletterUnsubscription,
} from "#client/features/newsletter/confirmation.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** Where the link of a confirmation mail leads. */
export function NewsletterConfirmPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageMetadata(PAGE_METADATA.newsletterConfirm);
  return <NewsletterConfirmation token={token} />;
}

/** Where the unsubscribe link of a letter leads. */
export function NewsletterUnsubscribePage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageMetadata(PAGE_METADATA.newsletterUnsubscribe);
  return <NewsletterUnsubscription token={token} />;
}
