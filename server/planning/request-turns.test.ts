import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { requestTurns } from "./request-turns.ts";

/** A server that notes whose request begins, in whose context, and how many connections it has accepted by then. */
async function listening() {
  const begun: string[] = [];
  const contexts: (string | undefined)[] = [];
  const accepted: number[] = [];
  let connections = 0;
  const app = express().set("trust proxy", true);
  const asker = new AsyncLocalStorage<string>();
  app.use(({ ip = "" }, _res, next) => asker.run(ip, next));
  app.use(requestTurns(), ({ ip = "" }, res) => {
    begun.push(ip);
    contexts.push(asker.getStore());
    accepted.push(connections);
    res.end();
  });
  const server = app.listen(0, "127.0.0.1").on("connection", () => {
    connections += 1;
  });
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const open = () => connect(port, "127.0.0.1");
  const ask = (socket: Socket, client: string) =>
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${client}\r\n\r\n`);
  const connected = async (count: number) => {
    const sockets = Array.from({ length: count }, open);
    await expect.poll(() => connections).toBe(count);
    return sockets;
  };
  return { begun, contexts, accepted, open, ask, connected };
}

test("newcomers are accepted between requests that come at once", async () => {
  const { accepted, open, ask, connected } = await listening();
  const sockets = await connected(30);
  for (const socket of sockets) ask(socket, "192.0.2.1");
  for (let nth = 0; nth < 10; nth++) open();
  await expect.poll(() => accepted.length).toBe(30);
  expect(accepted.at(-1)).toBe(40);
});

test("one who asks much is begun in turns with who asks once", async () => {
  const { begun, ask, connected } = await listening();
  const sockets = await connected(31);
  for (const socket of sockets.slice(1)) ask(socket, "192.0.2.1");
  for (const socket of sockets.slice(0, 1)) ask(socket, "198.51.100.1");
  await expect.poll(() => begun.length).toBe(31);
  expect(begun.indexOf("198.51.100.1")).toBeLessThan(10);
});

test("each begins in its own context, whoever had the turn before", async () => {
  const { begun, contexts, ask, connected } = await listening();
  const sockets = await connected(20);
  for (const [nth, socket] of sockets.entries()) ask(socket, `192.0.2.${nth}`);
  await expect.poll(() => begun.length).toBe(20);
  expect(new Set(begun).size).toBe(20);
  expect(contexts).toEqual(begun);
});
