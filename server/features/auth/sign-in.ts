import type { Request, Response } from "express";
import * as client from "openid-client";
import type { SessionUser } from "#server/http/session.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { loadOnce } from "#server/platform/load-once.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { CALLBACK_PATH, discoverProvider, identityOf, type ProviderSettings } from "./openid.ts";
import { providerFetch } from "./provider-fetch.ts";
import type { Sessions } from "./sessions.ts";
import { upsertUser } from "./user-queries.ts";

declare module "express-session" {
  interface SessionData {
    /** A sign-in under way: what the provider's answer must match. */
    openid?: { readonly code_verifier: string; readonly state: string; readonly nonce: string };
  }
}

/** Signing in at the configured provider, be it another's or the site's own; undefined where there is none. */
export type SignIn = ReturnType<typeof createSignIn>;

/** The site's own provider, and what `users.issuer` holds for its accounts. */
interface OwnProvider extends ProviderSettings {
  readonly storedIssuer: string;
  endSession(req: Request): Promise<void>;
}

/** The authorization code flow with PKCE, and with state and nonce in every request. */
export function createSignIn(
  { config, db, now }: Pick<AppDeps, "config" | "db" | "now">,
  own: OwnProvider | undefined,
) {
  const provider = config.openId ?? own;
  if (!provider) return undefined;
  const callback = config.publicUrl + CALLBACK_PATH;
  // Outlives requests: the provider's addresses and keys, nothing of a visitor's.
  const discover = loadOnce(() =>
    discoverProvider({ ...provider, fetch: providerFetch(provider, own?.fetch) }),
  );
  return {
    /**
     * Sends the visitor to the provider.
     *
     * @throws ProviderAwayError, or another Error when the provider cannot be used.
     */
    begin: async (req: Request, res: Response): Promise<void> => {
      const found = await discover();
      const code_verifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const nonce = client.randomNonce();
      const address = client.buildAuthorizationUrl(found, {
        redirect_uri: callback,
        scope: "openid email profile",
        ...{ state, nonce },
        code_challenge: await client.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: "S256",
        // The site's own provider has no other client to share a session with: it always asks.
        ...(own && { prompt: "login" }),
      });
      req.session.openid = { code_verifier, state, nonce };
      res.redirect(address.href);
    },
    /**
     * Checks what the provider sent back.
     *
     * @throws ProviderAwayError; an openid-client error for an answer that is a refusal, forged, old,
     *   used, or not meant for this session.
     */
    complete: async (req: Request): Promise<SessionUser> => {
      const found = await discover();
      const { openid } = req.session;
      delete req.session.openid;
      if (!openid) throw new client.ClientError("no sign-in is under way in this session");
      const answered = new URL(callback);
      answered.search = new URL(req.originalUrl, callback).search;
      const tokens = await client.authorizationCodeGrant(found, answered, {
        pkceCodeVerifier: openid.code_verifier,
        expectedState: openid.state,
        expectedNonce: openid.nonce,
      });
      const identity = await identityOf(found, tokens, own?.storedIssuer ?? provider.issuer);
      return upsertUser(db, identity, now());
    },
    /** Ends the session at the site's own provider; another's is left by `signOutUrl`. */
    endOwnSession: async (req: Request) => own?.endSession(req),
    /**
     * Where another's provider ends its session; undefined when it has no such address. It names the
     * site and not the visitor: addresses end up in histories and logs, so no identity token goes in.
     */
    signOutUrl: async (): Promise<string | undefined> => {
      if (own) return undefined;
      const found = await discover().catch(() => undefined);
      if (!found?.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(found, {
        client_id: provider.clientId,
        post_logout_redirect_uri: `${config.publicUrl}/`,
      }).href;
    },
  };
}

/** Ends the session of a request, here and at the provider; answers where the browser goes on. */
export type SignOut = (req: Request) => Promise<string>;

export function createSignOut(sessions: Sessions, signIn: SignIn): SignOut {
  return async (req) => {
    const wasSignedIn = req.user !== undefined;
    await sessions.leave(req);
    await signIn?.endOwnSession(req);
    return (wasSignedIn && (await signIn?.signOutUrl())) || paths.home;
  };
}
