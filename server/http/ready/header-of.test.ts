import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { headerOf } from "./header-of.ts";

const NAMES = ["accept-encoding", "if-none-match", "if-match", "range", "x-request-id", "host"];

test.each([
  ["of any case, and missing", "ACCEPT-encoding: br\r\nX-Request-Id: a\r\nAccept-Language: en"],
  ["sent twice", 'If-None-Match: "a"\r\nif-none-match: "b"\r\nX-Request-Id: a\r\nX-REQUEST-ID: b'],
  ["empty, and with space about it", 'Range:\r\nIf-Match:  "a" , "b"  '],
])("a header %s is what Node's own headers say", async (_name, fields) => {
  const server = createServer((req, res) => {
    const found = NAMES.map((name) => headerOf(req, name) ?? null);
    const expected = NAMES.map((name) => req.headers[name] ?? null);
    res.end(JSON.stringify({ found, expected }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`GET / HTTP/1.1\r\nHost: guide\r\n${fields}\r\nConnection: close\r\n\r\n`);
  const answer = (await text(socket)).split("\r\n\r\n")[1] ?? "";
  await new Promise((resolve) => server.close(resolve));
  const { found, expected } = JSON.parse(answer) as Record<string, unknown>;
  expect(found).toEqual(expected);
  expect(found).toContain("guide");
});
