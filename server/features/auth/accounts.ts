import { type RequestHandler, Router } from "express";
import type { AppDeps } from "#server/platform/deps.ts";
import { accountRoutes } from "./account-routes.ts";
import { authRoutes } from "./auth-routes.ts";
import { embeddedProvider, PROVIDER_PATH } from "./embedded-provider.ts";
import { createSessions } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";
import { signInPageRoutes } from "./sign-in-page-routes.ts";

/** The parts of the application that know visitors apart. */
export interface Accounts {
  /** Recognise the visitor of a request to the API; they stand before every route that asks who. */
  readonly recognise: readonly RequestHandler[];
  readonly routes: Router;
}

export function createAccounts(deps: AppDeps): Accounts {
  const sessions = createSessions(deps);
  const signIn = createSignIn(deps, sessions);
  const routes = Router();
  routes.use(authRoutes(deps, { sessions, signIn }), accountRoutes(deps, signIn));
  if (deps.config.embedded["sign-in"]) {
    const provider = embeddedProvider(deps);
    routes.use(PROVIDER_PATH, provider.handler);
    routes.use(signInPageRoutes(deps, provider));
  }
  return { recognise: sessions.restore, routes };
}
