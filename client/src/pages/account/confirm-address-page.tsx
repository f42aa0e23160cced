import { useParams } from "wouter";
import { ConfirmAddress } from "#client/features/account/confirm-address.tsx";
import { usePageHead } from "#client/lib/page/use-page-head.ts";
import { PAGE_HEADS } from "#shared/domain/site/head/page-heads.ts";

/** Where the link that confirms an account's address leads. */
export function AccountConfirmPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageHead(PAGE_HEADS.accountConfirm);
  return <ConfirmAddress token={token} />;
}
