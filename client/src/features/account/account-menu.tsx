import { useEffect } from "react";
import { Link } from "wouter";
import { useSignInAddress } from "#client/entities/sign-in-redirect.ts";
import { useCurrentUser } from "#client/entities/use-current-user.ts";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import type { User } from "#shared/api/account/auth.ts";
import { paths } from "#shared/domain/site/paths.ts";

const LINK =
  "inline-flex min-h-11 items-center font-sans text-[0.95rem] font-medium hover:text-wine";

/** Of no use to who is not signed in, so that it comes in a chunk of its own. */
const OpenableMenu = lazyChunk(() => import("./openable-menu.tsx").then((m) => m.OpenableMenu), {
  failure: WayToAccount,
  waiting: <span className={`${LINK} invisible`}>Sign In</span>,
});

/** In the header: Sign In, or the visitor's name over the ways into the account. */
export function AccountMenu() {
  const { user, isLoading, error } = useCurrentUser();
  const signInAddress = useSignInAddress();
  useEffect(() => {
    // Somebody may be signed in: the menu's code comes beside the answer who it is.
    if (isLoading) OpenableMenu.preload();
  }, [isLoading]);
  if (user) return <OpenableMenu name={shortName(user)} />;
  // Nobody knows who is here: the account's page says so and tries again.
  if (error) return <WayToAccount />;
  return (
    <a
      href={signInAddress}
      // Holds its place until it is known who is here.
      className={`${LINK} ${isLoading ? "invisible" : ""}`}
    >
      Sign In
    </a>
  );
}

function WayToAccount() {
  return (
    <Link href={paths.account} className={LINK}>
      Account
    </Link>
  );
}

/** How the header calls the visitor: the first name, else the address up to the @. */
function shortName({ name, email }: Pick<User, "name" | "email">): string {
  const first = name?.trim().split(/\s+/)[0];
  return first || email?.split("@")[0] || "Account";
}
