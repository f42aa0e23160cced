import { useSignInAddress } from "./sign-in-redirect.ts";

/** Leads to signing in, and then back to the page that is shown. */
export function SignInLink({ className }: { readonly className: string }) {
  return (
    <a href={useSignInAddress()} className={className}>
      Sign In
    </a>
  );
}
