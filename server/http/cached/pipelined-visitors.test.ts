import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import express from "express";
import { expect, test } from "vitest";
import { requestLog } from "#server/http/request-log.ts";
import { createLogger } from "#server/platform/logger.ts";
import { type CachedResponse, makeCachedResponse } from "./cached-response.ts";
import { CachedResponses } from "./cached-responses.ts";

/** More than a connection takes while its visitor does not read. */
const LARGE = 300_000;

const lines: string[] = [];
const logger = createLogger("info", { write: (line) => void lines.push(line) });
const cached = new CachedResponses({ now: () => new Date(), logger });

function body(letter: string): Buffer {
  return Buffer.from(letter.repeat(LARGE));
}

const film = makeCachedResponse({
  route: "film",
  type: "video/mp4",
  cacheControl: "no-cache",
  bodies: { identity: body("f") },
});
const [first, second] = ["a", "b"].map((letter) =>
  makeCachedResponse({
    route: letter,
    type: "application/json",
    cacheControl: "no-cache",
    bodies: {
      identity: body(letter),
      br: brotliCompressSync(body(letter)),
      gzip: gzipSync(body(letter)),
    },
  }),
);
if (!first || !second) throw new Error("no answers");
cached.set("/film", film);
cached.set("/a", first);
cached.set("/b", second);

interface Case {
  readonly ask: string;
  /** The status, the tag and the body that must come; null: no body. */
  readonly status: number;
  readonly etag: string;
  readonly body: Buffer | null;
}

function whole(path: string, encoding: "br" | "gzip" | "identity", answer: CachedResponse): Case[] {
  const line = `${path} HTTP/1.1\r\nHost: guide\r\nAccept-Encoding: ${encoding}\r\n`;
  const etag = encoding === "identity" ? `"${answer.digest}"` : `"${answer.digest}-${encoding}"`;
  const there = { status: 200, etag, body: answer.bodies[encoding] ?? body(answer.route) };
  return [
    { ...there, ask: `GET ${line}` },
    { ...there, ask: `HEAD ${line}`, body: null },
    { ask: `GET ${line}If-None-Match: ${etag}\r\n`, status: 304, etag, body: null },
    { ...there, ask: `GET ${line}If-None-Match: "another"\r\n` },
  ];
}

const range = (from: number, to: number): Case => ({
  ask: `GET /film HTTP/1.1\r\nHost: guide\r\nRange: bytes=${from}-${to}\r\n`,
  status: 206,
  etag: `"${film.digest}"`,
  body: body("f").subarray(from, to + 1),
});

const CASES: readonly Case[] = [
  ...whole("/a", "br", first),
  ...whole("/b", "br", second),
  ...whole("/a", "gzip", first),
  ...whole("/b", "identity", second),
  range(0, 9),
  range(200_000, 299_999),
];

/** Asks for everything at once, in an order of its own, on one connection. */
function visitor(port: number, number: number) {
  const cases = CASES.map((_, at) => CASES[(at * 5 + number) % CASES.length] ?? range(0, 0));
  const socket = connect(port, "127.0.0.1");
  cases.forEach(({ ask }, at) => {
    const end = at === cases.length - 1 ? "Connection: close\r\n" : "";
    socket.write(`${ask}X-Request-Id: visitor-${number}-${at}\r\n${end}\r\n`);
  });
  return { cases, socket, number };
}

/** What came, answer by answer. */
async function answers(socket: Socket, cases: readonly Case[]) {
  let left = await buffer(socket);
  return cases.map(({ body }) => {
    const end = left.indexOf("\r\n\r\n");
    const head = left.subarray(0, end).toString("latin1");
    const length = body === null ? 0 : Number(/\r\nContent-Length: (\d+)/.exec(head)?.[1]);
    const got = left.subarray(end + 4, end + 4 + length);
    left = left.subarray(end + 4 + length);
    return {
      status: Number(head.slice(9, 12)),
      etag: /\r\nETag: ([^\r]+)/.exec(head)?.[1],
      id: /\r\nX-Request-Id: ([^\r]+)/.exec(head)?.[1],
      isBody: body === null || got.equals(body),
    };
  });
}

test("many who ask for everything at once, some of them slow to read, each get their own", async () => {
  const server = createServer(express().use(requestLog(logger, "a secret"), cached.middleware));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const all = Array.from({ length: 12 }, (_, number) => visitor(port, number));
  const [slow, quick] = [all.filter((_, at) => at % 3 === 0), all.filter((_, at) => at % 3 > 0)];
  for (const part of [quick, slow]) {
    await Promise.all(
      part.map(async ({ socket, cases, number }) => {
        expect(await answers(socket, cases)).toEqual(
          cases.map(({ status, etag }, at) => ({
            status,
            etag,
            id: `visitor-${number}-${at}`,
            isBody: true,
          })),
        );
      }),
    );
  }
  await new Promise((resolve) => server.close(resolve));
  const logged = lines.map((line) => JSON.parse(line));
  expect(new Set(logged.map(({ id }) => id)).size).toBe(all.length * CASES.length);
  expect(logged.every(({ complete }) => complete === true)).toBe(true);
});

test("many who take no encoding and do not read share the bytes of one text", async () => {
  const packed = brotliCompressSync(Buffer.alloc(5_000_000));
  const bodies = { identity: Buffer.alloc(5_000_000), br: packed };
  const head = { route: "long", type: "text/plain", cacheControl: "no-cache" };
  cached.set("/long", makeCachedResponse({ ...head, bodies }));
  const answers: ServerResponse[] = [];
  const server = createServer(express().use(cached.middleware));
  server.prependListener("request", (_req, res) => void answers.push(res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const before = process.memoryUsage().arrayBuffers;
  const visit = () => {
    const socket = connect(port, "127.0.0.1").pause();
    socket.write("GET /long HTTP/1.1\r\nHost: guide\r\nConnection: close\r\n\r\n");
    return socket;
  };
  const all = Array.from({ length: 50 }, visit);
  await expect.poll(() => answers.filter((res) => res.writableEnded).length).toBe(50);
  const late = visit();
  await expect.poll(() => answers.filter((res) => res.writableEnded).length).toBe(51);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  for (const socket of [...all.splice(0, 2), late]) {
    expect((await buffer(socket)).subarray(-5_000_000).equals(bodies.identity)).toBe(true);
  }
  for (const socket of all) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
