/** The yardstick: a bare `node:http` server that answers every request with the bytes of one file. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const [file = "", encoding = "identity"] = process.argv.slice(2);
const body = await readFile(file);
const headers = {
  "Content-Type": "application/json; charset=utf-8",
  "Content-Length": body.length,
  ...(encoding !== "identity" && { "Content-Encoding": encoding }),
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});
