import { Link } from "wouter";
import { useSignInAddress } from "#client/entities/user/sign-in-redirect.ts";
import { buttonClass } from "#client/ui/button.tsx";
import { paths } from "#shared/domain/site/paths.ts";

const REASONS = {
  "signed-out": "Sign in to open the trips you have saved.",
  gone: "This trip is not in your account. It may have been deleted.",
} as const;

/** Stands where a saved trip cannot be shown, and leads on. */
export function NoTrip({ why }: { readonly why: keyof typeof REASONS }) {
  const signInAddress = useSignInAddress();
  return (
    <section className="page-width py-section">
      <h1 className="font-display text-4xl">Saved trip</h1>
      <p className="mt-5 mb-8 max-w-prose font-serif text-lg text-ink-soft">{REASONS[why]}</p>
      {why === "signed-out" ? (
        <a href={signInAddress} className={buttonClass("primary", "md")}>
          Sign In
        </a>
      ) : (
        <Link href={paths.trips} className={buttonClass("primary", "md")}>
          Trips
        </Link>
      )}
    </section>
  );
}
