/**
 * The yardstick: a bare `node:http` server that answers every request with the bytes of one file. Asked
 * on condition it compares the tag, as whoever answers 304 must, and sends what a 304 must carry
 * (RFC 9110 §15.4.5).
 *
 * Arguments: the file, and the headers of its answer as JSON.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { z } from "zod";

const [file = "", given = "{}"] = process.argv.slice(2);
const body = await readFile(file);
const {
  ETag = "",
  "Cache-Control": cacheControl = "",
  Vary = "",
  ...content
} = z.record(z.string(), z.string()).parse(JSON.parse(given));
const unchanged = { ETag, "Cache-Control": cacheControl, Vary };
const headers = { ...content, "Content-Length": body.length };
const server = createServer((request, response) => {
  if (request.headers["if-none-match"] === ETag) response.writeHead(304, unchanged).end();
  else response.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});
