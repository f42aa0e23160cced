import { useMutation } from "@tanstack/react-query";
import { callApi, isUnauthorized } from "#client/lib/api.ts";
import { mayBeDone } from "#client/lib/call-failure.ts";
import { leavePage } from "#client/lib/page/leave-page.ts";
import { noteVisitor } from "#client/lib/visitor-storage.ts";
import { LinkItems } from "#client/ui/link-items.tsx";
import { warn } from "#client/ui/toast-store.ts";
import { accountApi, authApi } from "#shared/api/calls.ts";
import { paths } from "#shared/domain/site/paths.ts";

const LINKS = [
  { href: paths.trips, label: "Trips" },
  { href: paths.account, label: "Account" },
] as const;

const ROW =
  "flex min-h-11 w-full items-center rounded px-3 text-left text-sm hover:bg-wine-tint hover:text-wine";

/** The ways into the account and out of it; for the header's menu and the slide-in one. */
export function AccountLinks({ onChoose }: { readonly onChoose?: () => void }) {
  const { mutate: signOut, isPending } = useSignOut();
  return (
    <ul>
      <LinkItems links={LINKS} onChoose={onChoose} className={ROW} />
      <li>
        <button type="button" disabled={isPending} onClick={() => signOut()} className={ROW}>
          {isPending ? "Signing out…" : "Sign out"}
        </button>
      </li>
    </ul>
  );
}

/** Ends this session, or all of the account's; the browser goes on as the provider asks. */
export function useSignOut({ everywhere = false } = {}) {
  const leave = (goTo: string) => {
    noteVisitor(null);
    leavePage.to(goTo);
  };
  return useMutation({
    mutationFn: () =>
      everywhere ? callApi(accountApi.signOutEverywhere, {}) : callApi(authApi.logout, {}),
    onSuccess: ({ goTo }) => leave(goTo),
    onError: (error) => {
      // Another device has ended this session.
      if (isUnauthorized(error)) return leave(paths.home);
      const be = mayBeDone(error) ? "may still be" : "are still";
      warn(`You ${be} signed in`, "Please try to sign out again.");
    },
  });
}
