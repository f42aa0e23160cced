import { useParams } from "wouter";
import { ConfirmAddress } from "#client/features/account/confirm-address.tsx";
import { usePageTitle } from "#client/lib/page/use-page-title.ts";

/** Where the link that confirms an account's address leads. */
export function ConfirmAddressPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageTitle("Confirm your address");
  return <ConfirmAddress token={token} />;
}
