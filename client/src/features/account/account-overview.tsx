import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { endpointQuery } from "#client/lib/api.ts";
import { Button, buttonClass } from "#client/ui/button.tsx";
import { TryAgain } from "#client/ui/failure/try-again.tsx";
import type { User } from "#shared/api/account/auth.ts";
import { accountApi, passwordApi } from "#shared/api/calls.ts";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { UnconfirmedAddress } from "./unconfirmed-address.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** Who is signed in, and what they can do with their account (spec: the privacy policy's rights). */
export function AccountOverview({ user }: { readonly user: User }) {
  const signOut = useSignOut();
  const signOutEverywhere = useSignOut({ everywhere: true });
  const kindQuery = useQuery(endpointQuery(passwordApi.kind, {}));
  const kind = kindQuery.data;
  const hasPassword = kind?.hasPassword ?? false;
  return (
    <div className="mt-10 border-b border-rule">
      <Part title="Profile">
        <dl className="grid gap-4 font-sans">
          <Fact label="Name" value={user.name ?? "Not given"} />
          <Fact label="Email address" value={user.email ?? "Not given"} />
        </dl>
        {hasPassword ? null : (
          <p className="mt-5 text-sm text-ink-soft">
            As your sign-in provider gave them when you last signed in.
          </p>
        )}
        {hasPassword && user.email && !user.emailVerified ? (
          <UnconfirmedAddress email={user.email} />
        ) : null}
      </Part>
      {hasPassword || kindQuery.isError ? (
        <Part title="Password">
          {hasPassword ? (
            <ChangePassword />
          ) : (
            <TryAgain
              title="We could not check whether it has a password here."
              onRetry={kindQuery.refetch}
            />
          )}
        </Part>
      ) : null}
      <Part title="Your data">
        <p className="font-serif text-lg">
          Everything the account holds in one file: profile, favorites, trip list, saved trips and
          open sessions.
        </p>
        <a
          href={accountApi.export.path}
          download="my-account.json"
          className={buttonClass("secondary", "md", "mt-5")}
        >
          Download my data (JSON)
        </a>
      </Part>
      <Part title="Signing out">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out
          </Button>
          <Button
            variant="secondary"
            disabled={signOutEverywhere.isPending}
            onClick={() => signOutEverywhere.mutate()}
          >
            Sign out on every device
          </Button>
        </div>
      </Part>
      <Part title="Delete the account">
        <p className="font-serif text-lg">
          Deletes the account and everything in it, right away and for good. Download your data
          first if you want to keep it.
        </p>
        <DeleteAccount asksPassword={hasPassword} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-x-16 gap-y-5 border-t border-rule py-10 lg:grid-cols-[16rem_minmax(0,42rem)]">
      <h2 className="font-display text-2xl">{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  );
}
