import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation, useSearch } from "wouter";
import { leavePage } from "#client/lib/page/leave-page.ts";
import { warn } from "#client/ui/toast-store.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { currentUserQuery } from "./use-current-user.ts";

/** How long the toast is seen before the browser leaves (spec §8). */
const DELAY_MS = 500;

/** Pages that are over once somebody is signed in, or that hold the key to a new password. */
const NO_RETURN = /^\/(sign-in|password)\b/;

/** Where signing in begins; afterward the visitor is back at `returnTo`, a path of this site. */
export function signInAddress(returnTo: string): string {
  if (NO_RETURN.test(returnTo)) return paths.login;
  return `${paths.login}?${new URLSearchParams({ returnTo })}`;
}

/** The address of signing in from the page that is shown. */
export function useSignInAddress(): string {
  const [path] = useLocation();
  const search = useSearch();
  return signInAddress(search ? `${path}?${search}` : path);
}

/**
 * Tells the visitor that the session is gone and signs them in again (spec §8); they come back to
 * `returnTo`, or to the page that is shown.
 */
export function useSignInRedirect(returnTo?: string): () => void {
  const queryClient = useQueryClient();
  const here = useSignInAddress();
  const address = returnTo === undefined ? here : signInAddress(returnTo);
  return useCallback(() => {
    queryClient.setQueryData(currentUserQuery.queryKey, null);
    warn("Unauthorized", "You are logged out. Logging in again...");
    setTimeout(() => leavePage.to(address), DELAY_MS);
  }, [queryClient, address]);
}
