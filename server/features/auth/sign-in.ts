import type { Request, Response } from "express";
import * as client from "openid-client";
import type { SessionUser } from "#server/http/session.ts";
import { leaveSession } from "#server/http/session.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { discoverProvider, identityOf, type ProviderSettings, signInStrategy } from "./openid.ts";
import { providerFetch } from "./provider-fetch.ts";
import type { Sessions } from "./sessions.ts";
import { upsertUser } from "./user-queries.ts";

/** The visitor said no at the provider. */
export class CanceledError extends Error {}

/** Signing in at the configured provider, be it another's or the site's own. */
export type SignIn = NonNullable<ReturnType<typeof createSignIn>>;

type SignInDeps = Pick<AppDeps, "config" | "db" | "now" | "secret">;

/** The site's own provider, and what `users.issuer` holds for its accounts. */
export interface OwnProvider extends ProviderSettings {
  readonly storedIssuer: string;
  endSession(req: Request): Promise<void>;
}

/** The site's own provider has no other client to share a session with: it always asks. */
const ASK_ANEW = { prompt: "login" } as const;

export function createSignIn(
  deps: SignInDeps,
  { passport }: Sessions,
  embedded: OwnProvider | undefined,
) {
  const { config } = deps;
  const { publicUrl } = config;
  const provider = config.openId ?? embedded;
  if (!provider) return undefined;

  const settings = { ...provider, fetch: providerFetch(provider, embedded?.fetch) };
  const issuer = embedded ? embedded.storedIssuer : provider.issuer;

  // Outlives requests: the provider's addresses and keys, nothing of a visitor's.
  let discovered: Promise<client.Configuration> | undefined;
  const discover = (): Promise<client.Configuration> => {
    discovered ??= discoverProvider(settings);
    return discovered.catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
  };

  return {
    /**
     * Sends the visitor to the provider.
     *
     * @throws ProviderAwayError, or another Error when the provider cannot be used.
     */
    begin: async (req: Request, res: Response): Promise<void> => {
      const strategy = strategyOf(deps, await discover(), issuer);
      await new Promise<void>((resolve, reject) => {
        res.once("finish", resolve).once("close", resolve);
        const options = { session: false, ...(embedded && ASK_ANEW) };
        void passport.authenticate(strategy, options)(req, res, reject);
      });
    },
    /**
     * Checks what the provider sent back.
     *
     * @throws CanceledError; ProviderAwayError; an openid-client error for an answer that is forged,
     *   old, used, or not meant for this session.
     */
    complete: async (req: Request, res: Response): Promise<SessionUser> => {
      const strategy = strategyOf(deps, await discover(), issuer);
      return new Promise<SessionUser>((resolve, reject) => {
        const answered = (error: unknown, found: SessionUser | false | null, info: unknown) => {
          if (found) resolve(found);
          else reject(error ?? failureOf(info));
        };
        void passport.authenticate(strategy, { session: false }, answered)(req, res, reject);
      });
    },
    /** Ends the session at the site's own provider; another's is left by `signOutUrl`. */
    endOwnSession: async (req: Request) => embedded?.endSession(req),
    /**
     * Where another's provider ends its session; undefined when it has no such address. It names the
     * site and not the visitor: addresses end up in histories and logs, so no identity token goes in.
     */
    signOutUrl: async (): Promise<string | undefined> => {
      if (embedded) return undefined;
      const found = await discover().catch(() => undefined);
      if (!found?.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(found, {
        client_id: provider.clientId,
        post_logout_redirect_uri: `${publicUrl}/`,
      }).href;
    },
  };
}

/**
 * The strategy of one request, never of two: passport writes that request's `success`, `fail`,
 * `redirect` and `error` into it, and copies it first only where it is registered by name.
 */
function strategyOf({ config, db, now }: SignInDeps, found: client.Configuration, issuer: string) {
  return signInStrategy(found, config.publicUrl, async (tokens, verified) => {
    const identity = await identityOf(found, tokens, issuer);
    verified(null, await upsertUser(db, identity, now()));
  });
}

/** The strategy fails without an error when the visitor declined, or when nothing was begun here. */
function failureOf(info: unknown): Error {
  const declined = (info as { error?: unknown } | undefined)?.error === "access_denied";
  return declined
    ? new CanceledError("the visitor declined at the provider")
    : new client.ClientError("no sign-in is under way in this session");
}

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
