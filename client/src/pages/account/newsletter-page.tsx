import { useParams } from "wouter";
import {
  NewsletterConfirmation,
  NewsletterUnsubscription,
} from "#client/features/newsletter/confirmation.tsx";
import { usePageTitle } from "#client/lib/page/use-page-title.ts";

/** Where the link of a confirmation mail leads. */
export function NewsletterConfirmPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageTitle("Confirm your address");
  return <NewsletterConfirmation token={token} />;
}

/** Where the unsubscribe link of a letter leads. */
export function NewsletterUnsubscribePage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageTitle("Unsubscribe");
  return <NewsletterUnsubscription token={token} />;
}
