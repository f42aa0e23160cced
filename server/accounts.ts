import { type RequestHandler, Router } from "express";
import { accountRoutes } from "#server/features/account/account-routes.ts";
import { authRoutes } from "#server/features/auth/auth-routes.ts";
import { createSessions } from "#server/features/auth/sessions.ts";
import { createSignIn } from "#server/features/auth/sign-in.ts";
import {
  embeddedClient,
  embeddedProvider,
  PROVIDER_PATH,
} from "#server/features/sign-in-provider/embedded-provider.ts";
import { EMBEDDED_ISSUER } from "#server/features/sign-in-provider/sign-in-account-queries.ts";
import { signInPageRoutes } from "#server/features/sign-in-provider/sign-in-page-routes.ts";
import type { AppDeps } from "#server/platform/deps.ts";

/** The parts of the application that know visitors apart. */
export interface Accounts {
  /** Recognise the visitor of a request to the API; they stand before every route that asks who. */
  readonly recognise: readonly RequestHandler[];
  readonly routes: Router;
}

export function createAccounts(deps: AppDeps): Accounts {
  const sessions = createSessions(deps);
  const own = { ...embeddedClient(deps), storedIssuer: EMBEDDED_ISSUER };
  const signIn = createSignIn(deps, sessions, deps.config.embedded["sign-in"] ? own : undefined);
  const routes = Router();
  routes.use(authRoutes(deps, { sessions, signIn }), accountRoutes(deps, signIn?.signOutUrl));
  if (deps.config.embedded["sign-in"]) {
    const provider = embeddedProvider(deps);
    routes.use(PROVIDER_PATH, provider.handler);
    routes.use(signInPageRoutes(deps, provider));
  }
  return { recognise: sessions.restore, routes };
}
