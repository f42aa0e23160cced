import { useParams } from "wouter";
import { AllowMail } from "#client/features/never-mail/allow-mail.tsx";
import { NeverMail } from "#client/features/never-mail/never-mail.tsx";
import { usePageHead } from "#client/lib/page/use-page-head.ts";
import { PAGE_HEADS } from "#shared/domain/site/head/page-heads.ts";

/** Where the never-mail link of every mail leads. */
export function NeverMailPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageHead(PAGE_HEADS.neverMail);
  return <NeverMail token={token} />;
}

/** Where the link of the mail leads that asks whether mail is welcome again. */
export function AllowMailPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageHead(PAGE_HEADS.allowMail);
  return <AllowMail token={token} />;
}
