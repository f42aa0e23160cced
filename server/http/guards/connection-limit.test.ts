import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { OpenConnections } from "#server/platform/open-connections.ts";
import { limitConnections, maxConnections } from "./connection-limit.ts";

test.each([
  [undefined, 4096],
  [1_048_576, 4096],
  [1024, 512],
  [64, 32],
  [8, 16],
])("with %s files a process may open it accepts %i connections", (openFiles, most) => {
  expect(maxConnections(openFiles)).toBe(most);
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

/** A server that answers `/slow` when told to, `/long` with 20 MB and the rest at once, and how many asked it. */
async function startServer(limits: Parameters<typeof limitConnections>[2]) {
  const long = Buffer.alloc(20_000_000);
  const waiting: ServerResponse[] = [];
  let asked = 0;
  const server = createServer((req, res) => {
    asked += 1;
    if (req.url === "/slow") waiting.push(res);
    else if (req.url === "/long") res.end(long);
    else req.resume().once("end", () => res.end("at once"));
  });
  limitConnections(server, new OpenConnections(server), limits);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Says something from an address, and reads nothing. */
  const say = async (localAddress: string, text: string) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.pause().write(text);
    return socket;
  };
  return { say, waiting, asked: () => asked };
}

const [ATTACKER, VISITOR] = ["127.0.0.2", "127.0.0.1"];
const line = (method: string, path: string) => `${method} ${path} HTTP/1.1\r\nHost: guide\r\n`;
const get = (path: string) => `${line("GET", path)}\r\n`;
const lastly = (path: string) => `${line("GET", path)}Connection: close\r\n\r\n`;
const halfOf = (body: string) =>
  `${line("POST", "/")}Connection: close\r\nContent-Length: ${body.length * 2}\r\n\r\n${body}`;

test("half-sent bodies of one client make room for others, who may take their time with theirs", async () => {
  const { say, asked } = await startServer({ most: 16 });
  const patient = await say(VISITOR, halfOf("half"));
  await expect.poll(asked).toBe(1);
  for (let index = 0; index < 60; index++) await say(ATTACKER, halfOf("{"));
  const visitors = await Promise.all([1, 2, 3].map(() => say(VISITOR, lastly("/"))));
  for (const visitor of visitors) expect(await text(visitor)).toMatch(/at once$/);
  patient.write("half");
  expect(await text(patient)).toMatch(/at once$/);
});

test("when full, neither who waits for an answer in the making is cut, nor a client with few who reads slowly", async () => {
  const { say, asked, waiting } = await startServer({ most: 16 });
  const [reader, patient] = [
    await say(VISITOR, lastly("/long")),
    await say(ATTACKER, lastly("/slow")),
  ];
  await expect.poll(asked).toBe(2);
  for (let index = 0; index < 60; index++) await say(ATTACKER, get("/long"));
  expect(await text(await say(VISITOR, lastly("/")))).toMatch(/at once$/);
  waiting[0]?.end("at last");
  expect(await text(patient)).toMatch(/at last$/);
  expect((await buffer(reader)).length).toBeGreaterThan(20_000_000);
});

test("what nobody reads is bounded: the client with the most loses its own, and others read theirs", async () => {
  const { say, asked } = await startServer({ maxUnread: 100_000_000 });
  const slow = await say(VISITOR, lastly("/long"));
  await expect.poll(asked).toBe(1);
  const unread = await Promise.all(Array.from({ length: 12 }, () => say(ATTACKER, get("/long"))));
  let cut = 0;
  for (const socket of unread) socket.once("close", () => (cut += 1));
  // A socket that is not read from learns of its end by writing.
  const writing = setInterval(() => unread.forEach((socket) => void socket.write("\r\n")), 20);
  onTestFinished(() => clearInterval(writing));
  await expect.poll(() => cut, { timeout: 10_000 }).toBeGreaterThan(4);
  expect((await buffer(slow)).length).toBeGreaterThan(20_000_000);
});

test("a connection with many requests sent ahead of their answers is ended, and others are answered", async () => {
  const { say, asked } = await startServer({});
  const few = await say(VISITOR, get("/slow").repeat(10));
  await expect.poll(asked).toBe(10);
  const many = await say(ATTACKER, get("/slow").repeat(1500));
  expect(await text(many)).toBe("");
  expect(asked()).toBeLessThanOrEqual(10 + 100);
  expect(await text(await say(VISITOR, lastly("/")))).toMatch(/at once$/);
  expect(few.closed).toBe(false);
});
