import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { closeMissingBody } from "./without-body.ts";

/** What the handler finds of a request, whose body it closes where there is none. */
async function asked(
  request: string,
  found: (req: IncomingMessage) => unknown,
): Promise<{ readonly before: unknown; readonly answer: string }> {
  let before: unknown;
  const server = createServer(async (req, res) => {
    closeMissingBody(req);
    before = found(req);
    res.end(req.readableEnded ? "nothing to read" : await text(req));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(request);
  const all = await text(socket);
  await new Promise((resolve) => server.close(resolve));
  return { before, answer: all.split("\r\n\r\n").slice(1).join("\n") };
}

const HEAD = "GET / HTTP/1.1\r\nHost: guide\r\nConnection: close\r\n";

test("a request without a body is at its end before anybody reads it", async () => {
  const { before, answer } = await asked(`${HEAD}\r\n`, ({ readableEnded, closed }) => [
    readableEnded,
    closed,
  ]);
  expect(before).toEqual([true, true]);
  expect(answer).toBe("nothing to read");
});

test.each([
  ["of known length", "Content-Length: 5\r\n\r\nhello"],
  ["in pieces", "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"],
])("a body %s is still there to be read", async (_name, rest) => {
  const { before, answer } = await asked(HEAD + rest, ({ readableEnded }) => readableEnded);
  expect(before).toBe(false);
  expect(answer).toContain("hello");
});
