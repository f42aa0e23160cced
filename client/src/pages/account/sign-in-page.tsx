import { useSearchParams } from "wouter";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { BesideTheVineyard } from "#client/features/account/account-form.tsx";
import { SignInForm, SignInNotice } from "#client/features/account/sign-in-form.tsx";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { SIGN_IN_PROBLEMS } from "#shared/api/limits.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** The site's own sign-in, and at `/sign-in/problem` what became of one that failed. */
export function SignInPage() {
  usePageMetadata(PAGE_METADATA.signIn);
  const uid = useRouteParam();
  const { user } = useCurrentUser();
  const [search] = useSearchParams();
  const named = search.get("reason");
  const about = user ? "done" : (SIGN_IN_PROBLEMS.find((known) => known === named) ?? "refused");
  return (
    <BesideTheVineyard>
      {user || uid === "problem" ? <SignInNotice about={about} /> : <SignInForm uid={uid} />}
    </BesideTheVineyard>
  );
}
