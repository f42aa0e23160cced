import { useParams } from "wouter";
import {
  NewsletterConfirmation,
  NewsletterUnsubscription,
} from "#client/features/newsletter/confirmation.tsx";
import { usePageHead } from "#client/lib/page/use-page-head.ts";
import { PAGE_HEADS } from "#shared/domain/site/head/page-heads.ts";

/** Where the link of a confirmation mail leads. */
export function NewsletterConfirmPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageHead(PAGE_HEADS.newsletterConfirm);
  return <NewsletterConfirmation token={token} />;
}

/** Where the unsubscribe link of a letter leads. */
export function NewsletterUnsubscribePage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageHead(PAGE_HEADS.newsletterUnsubscribe);
  return <NewsletterUnsubscription token={token} />;
}
