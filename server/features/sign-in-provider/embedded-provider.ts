import { createECDH, hkdfSync } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Request, Response } from "express";
import inject, { type InjectOptions } from "light-my-request";
import type { Account, Configuration, KoaContextWithOIDC } from "oidc-provider";
import type { CustomFetchOptions } from "openid-client";
import { EMBEDDED_ISSUER } from "#server/features/auth/user-queries.ts";
import { cookieOf } from "#server/http/session.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { loadOnce } from "#server/platform/load-once.ts";
import { findAccountById } from "./sign-in-account-queries.ts";
import { deleteRecord, recordAdapter } from "./sign-in-record-queries.ts";

type ProviderDeps = Pick<AppDeps, "config" | "db" | "logger" | "now" | "secret">;

/** Where the provider is mounted; its issuer address is this below the public one. */
export const PROVIDER_PATH = "/oidc";

/** How the site itself is known to its own provider. */
const CLIENT_ID = "guide";
const clientSecretOf = (secret: string) =>
  derivedFrom(secret, "sign-in client secret").toString("base64url");

const SESSION_COOKIE = "sign-in";
const SCOPES = ["openid", "email", "profile"];
const HOUR = 60 * 60;
const MINUTE = 60;

export type EmbeddedProvider = ReturnType<typeof embeddedProvider>;

/** The site's own OpenID provider; it is loaded when somebody first signs in. */
export function embeddedProvider(deps: ProviderDeps) {
  // Outlives requests: settings, keys and routes; all that belongs to a visitor is in the database.
  const load = loadOnce(() => createProvider(deps));
  const { protocol, host } = new URL(deps.config.publicUrl);
  /** The provider writes addresses from these; the public one is what visitors must get. */
  const atPublicUrl = <R extends IncomingMessage>(req: R): R => {
    req.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    req.headers["x-forwarded-host"] = host;
    return req;
  };
  return {
    issuer: deps.config.publicUrl + PROVIDER_PATH,
    clientId: CLIENT_ID,
    clientSecret: clientSecretOf(deps.secret),
    storedIssuer: EMBEDDED_ISSUER,
    load: async () => (await load()).provider,
    /** Ends the provider's session of this browser. */
    endSession: async (req: Request): Promise<void> => {
      const id = cookieOf(req, SESSION_COOKIE);
      if (id) await deleteRecord(deps.db, "Session", id);
      for (const name of [SESSION_COOKIE, `${SESSION_COOKIE}.sig`]) req.res?.clearCookie(name);
    },
    /** Answers everything below `PROVIDER_PATH`. */
    handler: async (req: Request, res: Response): Promise<void> => {
      const { answer } = await load();
      await answer(atPublicUrl(req), res);
    },
    /** Asks it in the site's own name, without a connection: the two are one process. */
    fetch: async (
      address: string,
      { method, headers, body }: CustomFetchOptions,
    ): Promise<globalThis.Response> => {
      const { answer } = await load();
      const { pathname: originalUrl } = new URL(address);
      const response = await inject(
        (req, res) => void answer(atPublicUrl(Object.assign(req, { originalUrl })), res),
        {
          ...{ method: method as NonNullable<InjectOptions["method"]>, headers },
          url: originalUrl.slice(PROVIDER_PATH.length),
          ...(body !== undefined && body !== null && { payload: String(body) }),
        },
      );
      const { payload, statusCode: status } = response;
      const given = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      return new globalThis.Response(payload, { status, headers: Object.fromEntries(given) });
    },
  };
}

async function createProvider(deps: ProviderDeps) {
  const { Provider } = await import("oidc-provider/lib/provider.js");
  const provider = new Provider(deps.config.publicUrl + PROVIDER_PATH, configuration(deps));
  provider.proxy = true;
  // Koa would print to the console what is logged here.
  provider.silent = true;
  provider.on("server_error", (_ctx, error) => {
    deps.logger.error({ err: error }, "the embedded sign-in failed");
  });
  return { provider, answer: provider.callback() };
}

function configuration({ config, db, now, secret }: Omit<ProviderDeps, "logger">): Configuration {
  const cookie = { httpOnly: true, sameSite: "lax", signed: true } as const;
  return {
    adapter: (model: string) => recordAdapter({ db, now }, model),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecretOf(secret),
        redirect_uris: [`${config.publicUrl}/api/callback`],
        post_logout_redirect_uris: [`${config.publicUrl}/`],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [derivedSigningKey(secret)] },
    cookies: {
      keys: [derivedFrom(secret, "sign-in cookies").toString("base64url")],
      names: { session: SESSION_COOKIE, interaction: "sign-in-step", resume: "sign-in-resume" },
      long: cookie,
      short: cookie,
    },
    scopes: SCOPES,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    responseTypes: ["code"],
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      // The site, its only client, ends the session itself (`endSession`).
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
    },
    // The JSON calls of the sign-in page stand below this address, and so does the cookie.
    interactions: { url: (_ctx, interaction) => `/api/sign-in/${interaction.uid}` },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      // Signing in again always asks for the password, so the session is short.
      Session: HOUR,
    },
    findAccount: (_ctx, id) => accountOf(db, id),
    loadExistingGrant: grantWithoutAsking,
    renderError: (ctx) => ctx.redirect("/sign-in/problem?reason=refused"),
  };
}

async function accountOf(db: AppDeps["db"], id: string): Promise<Account | undefined> {
  const account = await findAccountById(db, id);
  if (!account) return undefined;
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      email: account.email,
      email_verified: account.emailVerifiedAt !== null,
      ...(account.name && { name: account.name }),
    }),
  };
}

/** The site is its provider's only client, so there is nothing to consent to. */
async function grantWithoutAsking(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known ? await provider.Grant.find(known) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(" "));
  await grant.save();
  return grant;
}

/** A secret for one purpose, worked out of the installation's own: the same in every process. */
function derivedFrom(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** The private key (JWK, P-256) that signs identity tokens of the site's own sign-in. */
function derivedSigningKey(secret: string) {
  const curve = createECDH("prime256v1");
  const d = derivedFrom(secret, "sign-in identity token key");
  curve.setPrivateKey(d);
  // Uncompressed point: 0x04, then x and y of 32 bytes each (SEC 1 §2.3.3).
  const point = curve.getPublicKey();
  return {
    kty: "EC",
    crv: "P-256",
    use: "sig",
    alg: "ES256",
    d: d.toString("base64url"),
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  } as const;
}
