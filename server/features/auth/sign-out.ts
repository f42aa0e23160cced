import type { Request } from "express";
import { leaveSession } from "#server/http/session.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { paths } from "#shared/domain/site/paths.ts";
import type { SignIn } from "./sign-in.ts";

/** Ends the session of a request, here and at the provider; answers where the browser goes on. */
export type SignOut = (req: Request) => Promise<string>;

export function createSignOut(
  { config }: Pick<AppDeps, "config">,
  signIn: SignIn | undefined,
): SignOut {
  return async (req) => {
    const wasSignedIn = req.user !== undefined;
    await leaveSession(req, config.publicUrl);
    await signIn?.endOwnSession(req);
    return (wasSignedIn && (await signIn?.signOutUrl())) || paths.home;
  };
}
