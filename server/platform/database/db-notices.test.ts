import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createLogger } from "../logger.ts";
import { noticesPastPooler } from "./db-notices.ts";

const READY = "Z\0\0\0\x05I";
const WELCOME = `R\0\0\0\x08\0\0\0\0${READY}`;
const LISTENING = `C\0\0\0\x0bLISTEN\0${READY}`;

/** A server that takes any connection and statement, as Postgres does, and never sends a notice. */
async function silentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let answer = WELCOME;
    socket.on("data", () => {
      socket.write(answer, "latin1");
      answer = LISTENING;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const lose = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    lose();
    server.close();
  });
  return { port: typeof address === "object" ? (address?.port ?? 0) : 0, lose };
}

/** The first line of the log. */
function firstLine(port: number, tell: () => void): Promise<string> {
  return new Promise((resolve) => {
    const notices = noticesPastPooler({
      connection: { host: "127.0.0.1", port, user: "site" },
      channel: "changes",
      tell: async () => tell(),
      onNotice: () => {},
      logger: createLogger("info", { write: resolve }),
    });
    onTestFinished(() => notices.close());
  });
}

test("a connection that is lost while a proof is awaited is not taken for a pooler", async () => {
  const { port, lose } = await silentServer();
  const line = await firstLine(port, lose);
  expect(line).toContain("notices of the database do not arrive (their connection failed)");
  expect(line).not.toContain("pooler");
});

test("a connection that stays and brings nothing may be a pooler's", async () => {
  const { port } = await silentServer();
  expect(await firstLine(port, () => {})).toContain("a pooler? DATABASE_LISTEN_URL leads past it");
});
