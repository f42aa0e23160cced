import type { Request } from "express";
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
    /** Sign-ins under way, the newest last, each tab's own: what the provider's answer must match, and the path to go on to. */
    signIns?: readonly Readonly<Record<"code_verifier" | "state" | "nonce" | "returnTo", string>>[];
  }
}

/** Most sign-ins under way in one browser. */
const MAX_PENDING = 5;

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
     * Puts a sign-in into the session that leads to the path `returnTo` in the end.
     *
     * @returns where it goes on, at the provider.
     * @throws ProviderAwayError, or another Error when the provider cannot be used.
     */
    begin: async (req: Request, returnTo: string): Promise<string> => {
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
      const begun = [...(req.session.signIns ?? []), { code_verifier, state, nonce, returnTo }];
      req.session.signIns = begun.slice(-MAX_PENDING);
      return address.href;
    },
    /**
     * Checks what the provider sent back.
     *
     * @returns who signed in, and the path to go on to; no user for a visitor who is signed in: no answer, whoever
     *   began it in this browser, makes them another.
     * @throws ProviderAwayError; an openid-client error for an answer that is a refusal, forged, old,
     *   used, or not meant for this session.
     */
    complete: async (req: Request): Promise<{ user?: SessionUser; returnTo: string }> => {
      const { signIns = [] } = req.session;
      const pending = signIns.find(({ state }) => state === req.query.state);
      if (req.user) return { returnTo: pending?.returnTo ?? paths.home };
      const found = await discover();
      if (!pending) throw new client.ClientError("no such sign-in is under way in this session");
      const others = signIns.filter((other) => other !== pending);
      // Refused, it is the one that the next sign-in begins again.
      req.session.signIns = [...others, pending];
      const answered = new URL(callback);
      answered.search = new URL(req.originalUrl, callback).search;
      const tokens = await client.authorizationCodeGrant(found, answered, {
        pkceCodeVerifier: pending.code_verifier,
        expectedState: pending.state,
        expectedNonce: pending.nonce,
      });
      const identity = await identityOf(found, tokens, own?.storedIssuer ?? provider.issuer);
      req.session.signIns = others;
      return { user: await upsertUser(db, identity, now()), returnTo: pending.returnTo };
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
