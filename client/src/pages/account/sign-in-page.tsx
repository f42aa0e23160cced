import { useParams, useSearchParams } from "wouter";
import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";
import { SignInForm } from "#client/features/account/sign-in-form.tsx";
import { SignInProblemNotice } from "#client/features/account/sign-in-problem.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { SIGN_IN_PROBLEMS } from "#shared/api/limits.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** The site's own sign-in, and at `/sign-in/problem` what became of one that failed. */
export function SignInPage() {
  usePageMetadata(PAGE_METADATA.signIn);
  const { uid = "" } = useParams<{ uid: string }>();
  const [search] = useSearchParams();
  const asked = search.get("reason");
  const reason = SIGN_IN_PROBLEMS.find((known) => known === asked) ?? "refused";
  return (
    <div className="page-width grid gap-x-20 py-12 sm:py-section lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
      <div className="w-full max-w-md">
        {uid === "problem" ? <SignInProblemNotice reason={reason} /> : <SignInForm uid={uid} />}
      </div>
      <div aria-hidden="true" className="hidden overflow-hidden rounded lg:block">
        <VineyardLandscape className="size-full min-h-[34rem]" />
      </div>
    </div>
  );
}
