import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { OpenConnections } from "#server/platform/open-connections.ts";
import { limitConnections, mostConnections } from "./connection-limit.ts";

test.each([
  [undefined, 4096],
  [1_048_576, 4096],
  [1024, 512],
  [64, 32],
  [8, 16],
])("with %s files a process may open it accepts %i connections", (openFiles, most) => {
  expect(mostConnections(openFiles)).toBe(most);
});

test("connections that say nothing make room for a visitor; a request under way is not cut", async () => {
  const waiting: (() => void)[] = [];
  const server = createServer((req, res) => {
    if (req.url === "/slow") waiting.push(() => res.end("at last"));
    else res.end("at once");
  });
  limitConnections(server, new OpenConnections(server), { most: 16 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) =>
    new Promise<string>((resolve, reject) => {
      request({ port, host: "127.0.0.1", path, agent: false }, async (res) => {
        let body = "";
        for await (const chunk of res) body += chunk;
        resolve(body);
      })
        .once("error", reject)
        .end();
    });
  const slow = get("/slow");
  await expect.poll(() => waiting.length).toBe(1);
  const silent: Socket[] = [];
  for (let index = 0; index < 60; index++) {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    silent.push(socket);
    await new Promise((resolve) => socket.once("connect", resolve));
  }
  expect(await get("/")).toBe("at once");
  for (const answer of waiting) answer();
  expect(await slow).toBe("at last");
  for (const socket of silent) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("a response that its reader never takes is given up; one that is taken slowly is not", async () => {
  const more = Buffer.alloc(65_536);
  const ends: Promise<unknown>[] = [];
  const server = createServer((_req, res) => {
    ends.push(once(res, "close"));
    const write = () => {
      while (res.write(more));
    };
    res.on("drain", write);
    write();
  });
  limitConnections(server, new OpenConnections(server), { most: 16, stalledMs: 1000 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = () => connect(port, "127.0.0.1").on("error", () => {});
  const [silent, slow] = [ask(), ask()];
  for (const socket of [slow, silent]) {
    socket.pause().write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => ends.length).toBe(socket === slow ? 1 : 2);
  }
  const takesSome = setInterval(() => slow.resume(), 20);
  slow.on("data", () => slow.pause());
  const [first, other] = ends;
  const never = first?.then(() => "the slow one");
  expect(await Promise.race([never, other?.then(() => "the silent one")])).toBe("the silent one");
  clearInterval(takesSome);
  slow.destroy();
  silent.destroy();
  await new Promise((resolve) => server.close(resolve));
});

test("answers that wait for the one before them end with their connection, each once", async () => {
  const waiting: ServerResponse[] = [];
  let closed = 0;
  const server = createServer((_req, res) => {
    waiting.push(res);
    res.once("close", () => {
      closed += 1;
    });
  });
  new OpenConnections(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(4));
  await expect.poll(() => waiting.length).toBe(4);
  waiting[1]?.end("in time");
  waiting[0]?.end("first");
  await expect.poll(() => closed).toBe(2);
  socket.destroy();
  await expect.poll(() => closed).toBe(4);
  waiting[3]?.end("too late");
  server.close();
  await once(server, "close");
  expect(closed).toBe(4);
});
