/** The yardstick: a bare `node:http` server that answers every request with the bytes of one file. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";

const [file = "", status = "200", type = "", encoding = ""] = process.argv.slice(2);
const body = await readFile(file);
const headers = {
  "Content-Type": type,
  "Content-Length": body.length,
  ...(encoding && { "Content-Encoding": encoding }),
};
const server = createServer((_request, response) => {
  if (status === "304") {
    response.writeHead(304);
    response.end();
    return;
  }
  response.writeHead(Number(status), headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});
