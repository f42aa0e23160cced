import { Link } from "wouter";
import { paths } from "#shared/domain/site/paths.ts";
import { useSignOut } from "./use-sign-out.ts";

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
      {LINKS.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} onClick={onChoose} className={ROW}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" disabled={isPending} onClick={() => signOut()} className={ROW}>
          {isPending ? "Signing out…" : "Sign out"}
        </button>
      </li>
    </ul>
  );
}
