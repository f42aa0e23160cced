import * as client from "openid-client";
import type { Identity } from "./user-queries.ts";

export const LOGIN_PATH = "/api/login";
export const CALLBACK_PATH = "/api/callback";

const TIMEOUT_SECONDS = 10;

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly fetch: client.CustomFetch;
}

/**
 * Asks the provider for its addresses and keys.
 *
 * @throws Error when it does not answer, names another issuer or lacks an address; ask again later.
 */
export async function discoverProvider(settings: ProviderSettings): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, fetch } = settings;
  const server = new URL(issuer);
  const basic = client.ClientSecretBasic(clientSecret);
  const found = await client.discovery(server, clientId, undefined, basic, {
    [client.customFetch]: fetch,
    timeout: TIMEOUT_SECONDS,
    // Only where the operator (or the site itself, in development) named a plain HTTP address.
    execute: server.protocol === "http:" ? [client.allowInsecureRequests] : [],
  });
  const { authorization_endpoint, token_endpoint, jwks_uri } = found.serverMetadata();
  if (authorization_endpoint && token_endpoint && jwks_uri) return found;
  throw new client.ClientError("the provider does not name all of its addresses");
}

/** An id as providers may send one (OpenID Connect Core §2), and as the database can hold it. */
const SUBJECT = /^[^\p{Cc}\p{Cs}]{1,255}$/u;

/**
 * Who signed in: the identity token's claims, and the user info's where the provider has it, since
 * many put the e-mail address and the name there only.
 */
export async function identityOf(
  config: client.Configuration,
  tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  issuer: string,
): Promise<Identity> {
  const claims = tokens.claims();
  if (typeof claims?.sub !== "string" || !SUBJECT.test(claims.sub))
    throw new client.ClientError("the provider sent no identity that can be kept");
  const info = config.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
    : {};
  const all: Record<string, unknown> = { ...claims, ...info };
  return {
    issuer,
    subject: claims.sub,
    email: textOf(all.email, 254),
    // Some providers (Amazon Cognito) send the user info's claim as text.
    emailVerified: all.email_verified === true || all.email_verified === "true",
    name: textOf(all.name ?? all.preferred_username, 200),
    picture: pictureOf(all.picture),
  };
}

/** A claim as text of one line; null when it is something else, empty or too long. */
function textOf(claim: unknown, maxLength: number): string | null {
  if (typeof claim !== "string") return null;
  const text = claim.replace(/\p{Cc}+/gu, " ").trim();
  return text === "" || text.length > maxLength ? null : text;
}

function pictureOf(claim: unknown): string | null {
  const text = textOf(claim, 2000);
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
