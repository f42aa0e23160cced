import { once } from "node:events";
import { request } from "node:http";
import { networkInterfaces } from "node:os";
import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { isLoopbackHost, isLoopbackUrl, onlyFromThisMachine } from "./loopback.ts";

test.each(["localhost", "LOCALHOST:5000", "127.0.0.1:5000", "127.9.9.9", "[::1]:5000", "[::1]"])(
  "%s is this machine",
  (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  },
);

test.each([
  undefined,
  "",
  "guide.example",
  "localhost.guide.example",
  "127.0.0.1.guide.example:5000",
  "guide.example@localhost",
  "localhost/x",
  "localhost, guide.example",
  "0.0.0.0",
  "[::]",
  "192.168.0.2",
])("%s is not", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});

test("an address is judged by its host", () => {
  expect(isLoopbackUrl("http://localhost:5000")).toBe(true);
  expect(isLoopbackUrl("http://[::1]:5000")).toBe(true);
  expect(isLoopbackUrl("https://localhost.guide.example")).toBe(false);
  expect(isLoopbackUrl("nothing")).toBe(false);
});

const [ofNetwork] = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family, internal }) => family === "IPv4" && !internal);

test("who comes through a proxy is who the proxy says, whatever Host they send", async () => {
  const app = express().set("trust proxy", 1);
  app.get("/", onlyFromThisMachine({ trustProxy: 1 }), (_req, res) => res.sendStatus(204));
  const ask = (address: string) =>
    supertest(app).get("/").set("Host", "localhost").set("X-Forwarded-For", address);
  await ask("127.0.0.1").expect(204);
  await ask("203.0.113.9").expect(404);
});

test.skipIf(!ofNetwork)(
  "who comes over the network is nobody, whatever Host they send",
  async () => {
    const app = express();
    app.get("/", onlyFromThisMachine({ trustProxy: false }), (_req, res) => res.sendStatus(204));
    const server = app.listen(0, "0.0.0.0");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const statusBy = async (host: string) => {
      const asking = request({ host, port, headers: { Host: "localhost" } }).end();
      const [answer] = await once(asking, "response");
      answer.resume();
      return answer.statusCode;
    };
    expect(await statusBy("127.0.0.1")).toBe(204);
    expect(await statusBy(ofNetwork?.address ?? "")).toBe(404);
    server.close();
  },
);
