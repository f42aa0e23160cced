import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { isProviderAway, providerFetch } from "./provider-fetch.ts";

/** A provider that ends a kept connection when it is used again, as one does whose patience is over just then. */
async function startImpatientProvider(): Promise<string> {
  const used = new WeakSet<object>();
  const server = createServer((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    request.resume().on("end", () => response.end('{"access_token":"it"}'));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
}

test("a sign-in does not fail because the provider has just ended the connection of the one before", async () => {
  const url = await startImpatientProvider();
  const ask = providerFetch({ clientId: "the-guide", clientSecret: "secret" });
  for (const code of ["first", "second", "third"]) {
    const body = new URLSearchParams({ grant_type: "authorization_code", code });
    const response = await ask(url, { method: "POST", body, headers: {}, redirect: "manual" });
    expect(await response.json()).toEqual({ access_token: "it" });
  }
});

test.each([429, 500, 503])("a provider that answers %i cannot now", async (status) => {
  const settings = { clientId: "the-guide", clientSecret: "secret" };
  const ask = providerFetch(settings, async () => new Response("{}", { status }));
  const asked = ask("https://provider.test/token", {
    method: "POST",
    body: null,
    headers: {},
    redirect: "manual",
  });
  expect(await asked.catch(isProviderAway)).toBe(true);
});
