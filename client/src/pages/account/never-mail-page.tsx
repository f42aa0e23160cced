import { useParams } from "wouter";
import { AllowMail } from "#client/features/never-mail/allow-mail.tsx";
import { NeverMail } from "#client/features/never-mail/never-mail.tsx";
import { usePageTitle } from "#client/lib/page/use-page-title.ts";

/** Where the never-mail link of every mail leads. */
export function NeverMailPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageTitle("Never mail me from here");
  return <NeverMail token={token} />;
}

/** Where the link of the mail leads that asks whether mail is welcome again. */
export function AllowMailPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageTitle("Allow mail again");
  return <AllowMail token={token} />;
}
