import { useParams } from "wouter";
import { ConfirmAddress } from "#client/features/account/confirm-address.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** Where the link that confirms an account's address leads. */
export function AccountConfirmPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageMetadata(PAGE_METADATA.accountConfirm);
  return <ConfirmAddress token={token} />;
}
