import { type RequestHandler, Router } from "express";
import { accountRoutes } from "#server/features/account/account-routes.ts";
import { authRoutes } from "#server/features/auth/auth-routes.ts";
import { createSessions } from "#server/features/auth/sessions.ts";
import { createSignIn, createSignOut } from "#server/features/auth/sign-in.ts";
import {
  embeddedClient,
  embeddedProvider,
  PROVIDER_PATH,
} from "#server/features/sign-in-provider/embedded-provider.ts";
import { ownerCheck, passwordRoutes } from "#server/features/sign-in-provider/password-routes.ts";
import { providerGuard } from "#server/features/sign-in-provider/provider-guard.ts";
import { EMBEDDED_ISSUER } from "#server/features/sign-in-provider/sign-in-account-queries.ts";
import { signInPageRoutes } from "#server/features/sign-in-provider/sign-in-page-routes.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import type { Outages } from "#server/platform/outages.ts";

/** The parts of the application that know visitors apart. */
export interface Accounts {
  /** Recognize the visitor of a request to the API; they stand before every route that asks who. */
  readonly recognize: readonly RequestHandler[];
  readonly routes: Router;
}

export function createAccounts(deps: AppDeps, outages: Outages): Accounts {
  const sessions = createSessions(deps);
  const provider = deps.config.embedded["sign-in"] ? embeddedProvider(deps) : undefined;
  const own = provider && {
    ...embeddedClient(deps),
    storedIssuer: EMBEDDED_ISSUER,
    fetch: provider.fetch,
    endSession: provider.endSession,
  };
  const signIn = createSignIn(deps, sessions, own);
  const signOut = createSignOut(deps, signIn);
  const routes = Router();
  routes.use(
    authRoutes(deps, { sessions, signIn, signOut, outages }),
    accountRoutes(deps, { signOut, checkOwner: ownerCheck(deps) }),
  );
  if (provider) {
    routes.use(PROVIDER_PATH, providerGuard(deps), provider.handler);
    routes.use(signInPageRoutes(deps, provider), passwordRoutes(deps));
  }
  return { recognize: sessions.restore, routes };
}
