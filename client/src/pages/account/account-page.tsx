import { VineyardLandscape } from "#client/art/vineyard-landscape.tsx";
import { SignInLink } from "#client/entities/sign-in-link.tsx";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { AccountOverview } from "#client/features/account/account-overview.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** The visitor's account: profile, export, sign-out, deletion. */
export function AccountPage() {
  usePageMetadata(PAGE_METADATA.account);
  const { user, isLoading, error, retry } = useCurrentUser();
  return (
    <div className="page-width py-12 sm:py-section">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <p className="eyebrow">Account</p>
          <h1 className="mt-3 font-display text-4xl sm:text-5xl">Your account</h1>
          {user || isLoading || error ? null : (
            <>
              <p className="mt-6 max-w-prose font-serif text-lg text-ink-soft">
                You are not signed in. The map, the directory and the planner work without an
                account; one keeps your favorites and trips.
              </p>
              <SignInLink className={buttonClass("primary", "md", "mt-8")} />
            </>
          )}
        </div>
        <VineyardLandscape className="aspect-[5/2] w-full rounded max-lg:hidden" />
      </div>
      {user ? <AccountOverview user={user} /> : null}
      {error ? <TryAgain what="Your account" onRetry={retry} className="mt-10" /> : null}
      {isLoading ? <Skeleton className="mt-10 h-72" /> : null}
    </div>
  );
}
