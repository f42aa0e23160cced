/** A standard OpenID provider in a server of its own, whose visitor signs in without being asked. */
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Adapter, AdapterPayload, JWK } from "oidc-provider";
import { Provider } from "oidc-provider/lib/provider.js";

interface Person {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  /** As text by some providers. */
  readonly email_verified?: boolean | "true" | "false";
}

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who signs in next; null declines. */
  person: Person | null;
  close(): Promise<void>;
}

interface TestProviderOptions {
  readonly redirectUri: string;
  readonly postLogoutRedirectUri?: string;
  readonly port?: number;
  readonly authMethod?: "client_secret_basic" | "client_secret_post";
}

export async function startTestProvider(options: TestProviderOptions): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test: TestProvider = {
    issuer,
    clientId: "the-guide",
    clientSecret: "a secret of 32 characters at least",
    person: { sub: "person-1", email: "ada@example.org", name: "Ada" },
    close: () => close(server),
  };
  const provider = createProvider(test, options);
  const answer = provider.callback();
  server.on("request", (req, res) => {
    if (req.url?.startsWith("/interaction/")) {
      void provider.interactionFinished(req, res, resultFor(test));
    } else void answer(req, res);
  });
  return test;
}

function resultFor({ person }: TestProvider) {
  return person
    ? { login: { accountId: person.sub } }
    : { error: "access_denied", error_description: "the visitor said no" };
}

function createProvider(test: TestProvider, options: TestProviderOptions): Provider {
  const provider: Provider = new Provider(test.issuer, {
    clients: [
      {
        client_id: test.clientId,
        client_secret: test.clientSecret,
        redirect_uris: [options.redirectUri],
        post_logout_redirect_uris: [options.postLogoutRedirectUri ?? options.redirectUri],
        token_endpoint_auth_method: options.authMethod ?? "client_secret_basic",
      },
    ],
    adapter: memoryAdapters(),
    jwks: { keys: [signingKey()] },
    ttl: {
      AccessToken: LIFETIME,
      Grant: LIFETIME,
      IdToken: LIFETIME,
      Interaction: LIFETIME,
      Session: LIFETIME,
    },
    cookies: { keys: ["a key for tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        logoutSource: (ctx, form) => {
          ctx.body = form;
        },
      },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ ...test.person, sub: id }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.body = JSON.stringify(out);
    },
  });
  provider.silent = true;
  return provider;
}

const LIFETIME = 600;

/** One for all providers of a process: finding its primes takes longer than most tests. */
let privateKey: KeyObject | undefined;

function signingKey(): JWK {
  privateKey ??= generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  return { ...(privateKey.export({ format: "jwk" }) as JWK), use: "sig", alg: "RS256" };
}

/** One map for all models of one provider. */
function memoryAdapters(): (model: string) => Adapter {
  const stored = new Map<string, AdapterPayload>();
  return (model) => {
    const key = (id: string) => `${model}:${id}`;
    return {
      upsert: async (id, payload) => void stored.set(key(id), payload),
      find: async (id) => stored.get(key(id)),
      findByUid: async (uid) =>
        [...stored].find(([name, { uid: its }]) => name.startsWith(key("")) && its === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = stored.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void stored.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of stored) {
          if (payload.grantId === grantId) stored.delete(name);
        }
      },
    };
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
