import * as client from "openid-client";
import { expect, test } from "vitest";
import { discoverProvider, identityOf } from "./openid.ts";

const issuer = "https://provider.test";

test("a provider that leaves out one of its addresses is refused, to be asked again", async () => {
  const whole = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  };
  const answered = (document: object) =>
    discoverProvider({
      issuer,
      clientId: "the-guide",
      clientSecret: "secret",
      fetch: async () => Response.json(document),
    });
  expect((await answered(whole)).serverMetadata()).toMatchObject(whole);
  for (const name of ["authorization_endpoint", "token_endpoint", "jwks_uri"]) {
    const { [name as keyof typeof whole]: _left, ...rest } = whole;
    await expect(answered(rest)).rejects.toThrow(client.ClientError);
  }
});

test.for(["x".repeat(256), "", 7, "a\u0000b", "\ud83c", undefined])(
  "a sign-in as %j is refused as the provider's mistake",
  async (sub) => {
    const config = new client.Configuration({ issuer }, "the-guide");
    const tokens = { claims: () => ({ sub }) } as unknown as Parameters<typeof identityOf>[1];
    await expect(identityOf(config, tokens, issuer)).rejects.toThrow(client.ClientError);
  },
);
