import { BesideTheVineyard } from "#client/features/account/account-form.tsx";
import { ChoosePassword, ForgottenPassword } from "#client/features/account/forgotten-password.tsx";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** Asks for the link to a new password. */
export function ForgotPasswordPage() {
  usePageMetadata(PAGE_METADATA.forgotPassword);
  return (
    <BesideTheVineyard>
      <ForgottenPassword />
    </BesideTheVineyard>
  );
}

/** Where that link leads. */
export function ResetPasswordPage() {
  const token = useRouteParam();
  usePageMetadata(PAGE_METADATA.resetPassword);
  return (
    <BesideTheVineyard>
      <ChoosePassword token={token} />
    </BesideTheVineyard>
  );
}
