import { useParams } from "wouter";
import { AllowMail, NeverMail } from "#client/features/newsletter/never-mail.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** Where the never-mail link of every mail leads. */
export function NeverMailPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageMetadata(PAGE_METADATA.neverMail);
  return <NeverMail token={token} />;
}

/** Where the link of the mail leads that asks whether mail is welcome again. */
export function AllowMailPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageMetadata(PAGE_METADATA.allowMail);
  return <AllowMail token={token} />;
}
