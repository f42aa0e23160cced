import type { ReactNode } from "react";
import { useParams } from "wouter";
import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";
import { ChoosePassword } from "#client/features/account/choose-password.tsx";
import { ForgottenPassword } from "#client/features/account/forgotten-password.tsx";
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
  const { token = "" } = useParams<{ token: string }>();
  usePageMetadata(PAGE_METADATA.resetPassword);
  return (
    <BesideTheVineyard>
      <ChoosePassword token={token} />
    </BesideTheVineyard>
  );
}

function BesideTheVineyard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="page-width grid gap-x-20 py-12 sm:py-section lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <div className="w-full max-w-md">{children}</div>
      <div aria-hidden="true" className="hidden overflow-hidden rounded lg:block">
        <VineyardLandscape className="size-full min-h-[34rem]" />
      </div>
    </div>
  );
}
