import { useEffect } from "react";
import { Link, useLocation } from "wouter";
import { SignInLink } from "#client/entities/sign-in-link.tsx";
import { useCurrentUser, useOtherTabs } from "#client/entities/use-current-user.ts";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import type { User } from "#shared/api/account/auth.ts";
import { paths } from "#shared/domain/site/paths.ts";

const LINK =
  "inline-flex min-h-11 items-center font-sans text-[0.95rem] font-medium hover:text-wine";

/** In a chunk of its own: only signed-in visitors need it. */
const OpenableMenu = lazyChunk(() => import("./openable-menu.tsx").then((m) => m.OpenableMenu), {
  failure: AccountLink,
  waiting: <span className={`${LINK} invisible`}>Sign In</span>,
});

/** In the header: Sign In, or the menu of the account under the visitor's name. */
export function AccountMenu() {
  const { user, isLoading, error } = useCurrentUser();
  const [location] = useLocation();
  useOtherTabs();
  useEffect(() => {
    // Somebody may be signed in: the menu's code is fetched while the user is.
    if (isLoading) OpenableMenu.preload();
  }, [isLoading]);
  // A new page closes the menu.
  if (user) return <OpenableMenu key={location} name={shortName(user)} />;
  // Unknown who is here: the account page says so and tries again.
  if (error) return <AccountLink />;
  // Reserves its space until it is known who is here.
  return <SignInLink className={`${LINK} ${isLoading ? "invisible" : ""}`} />;
}

function AccountLink() {
  return (
    <Link href={paths.account} className={LINK}>
      Account
    </Link>
  );
}

/** The visitor's first name, else the email address up to the @. */
function shortName({ name, email }: Pick<User, "name" | "email">): string {
  const first = name?.trim().split(/\s+/)[0];
  return first || email?.split("@")[0] || "Account";
}
