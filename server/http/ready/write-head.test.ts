import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { ReadyAnswers } from "./ready-answers.ts";
import { KEEP_ALIVE_MS, makeReadyHead } from "./write-head.ts";

const PATH = "/api/wineries";
const ID = "request-7";

const ready = new ReadyAnswers({
  headers: { "X-Site": "guide", "Content-Security-Policy": "default-src 'none'" },
  now: () => new Date(),
  log: (_req, _res, { send }) => send(ID),
});
const answer = ready.make({
  route: PATH,
  type: "application/json; charset=utf-8",
  cacheControl: "no-cache",
  bodies: { identity: Buffer.from('["Amavi"]') },
});
ready.set(PATH, answer);
const fromTable = ready.before((_req, res) => res.writeHead(404).end());

/** The same answer, written by Node's own `writeHead`. */
const byNode: RequestListener = (req, res) => {
  const { head, unchanged, etag, body } = answer.identity;
  const isSame = req.headers["if-none-match"] === etag;
  const { status, fields } = isSame ? unchanged : head;
  res.writeHead(status, [...fields, "X-Request-Id", ID]);
  res.end(isSame || req.method === "HEAD" ? undefined : body);
};

/** Every byte that a server answers to these requests, written at once on one connection. */
async function bytes(listener: RequestListener, requests: readonly string[]): Promise<string> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const all = text(socket);
  for (const request of requests) socket.write(request);
  const answered = (await all).replace(/Date: [^\r]+ GMT/g, "Date: now");
  await new Promise((resolve) => server.close(resolve));
  return answered;
}

const ask = (method = "GET", extra = "", version = "1.1") =>
  `${method} ${PATH} HTTP/${version}\r\nHost: guide\r\n${extra}\r\n`;
const LAST = ask("GET", "Connection: close\r\n");

describe("what goes over the wire is to the byte what Node would write", () => {
  test.each([
    ["an answer", [ask(), LAST]],
    ["several asked for at once", [ask(), ask("HEAD"), ask(), LAST]],
    ["HEAD", [ask("HEAD"), LAST]],
    [
      "304, after which the connection serves on",
      [ask("GET", `If-None-Match: ${answer.identity.etag}\r\n`), LAST],
    ],
    ["a connection that ends", [LAST]],
    ["a body that nobody reads", [`${ask("GET", "Content-Length: 5\r\n")}hello`, LAST]],
    [
      "a body in pieces",
      [`${ask("GET", "Transfer-Encoding: chunked\r\n")}5\r\nhello\r\n0\r\n\r\n`, LAST],
    ],
    ["HTTP/1.0", [ask("GET", "", "1.0")]],
    [
      "HTTP/1.0 that stays",
      [ask("GET", "Connection: keep-alive\r\n", "1.0"), ask("GET", "", "1.0")],
    ],
  ])("%s", async (_name, requests) => {
    const ours = await bytes(fromTable, requests);
    expect(ours).toBe(await bytes(byNode, requests));
    expect(ours.match(/HTTP\/1\.1 \d/g)).toHaveLength(requests.length);
  });
});

test("a header that HTTP does not allow is refused when the answer is made", () => {
  expect(() => makeReadyHead(200, ["X-Name", "a\r\nSet-Cookie: b"])).toThrow(/Invalid character/);
  expect(() => makeReadyHead(200, ["X Name", "a"])).toThrow(/must be a valid HTTP token/);
});
