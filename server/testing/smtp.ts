/** Mail servers for tests: real ones on loopback, with the faults that real ones have. */
import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export interface TestMailServer {
  readonly url: string;
  /** What it has accepted, oldest first. */
  readonly accepted: readonly AcceptedMail[];
  close(): Promise<void>;
}

interface AcceptedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly secure: boolean;
  readonly raw: string;
  readonly parsed: Email;
}

type Fault = Pick<
  SMTPServerOptions,
  "onConnect" | "onRcptTo" | "onMailFrom" | "onData" | "secure" | "disabledCommands"
>;

/** A server that accepts every message, but for the fault it is given. */
export async function startMailServer(fault: Fault = {}): Promise<TestMailServer> {
  const accepted: AcceptedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 100,
    onData: async (stream, session, done) => {
      // A client that leaves in the middle of its message has sent none.
      const message = await buffer(stream).catch(() => undefined);
      if (!message) return;
      accepted.push({
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
        to: session.envelope.rcptTo.map(({ address }) => address),
        secure: session.secure,
        raw: message.toString("latin1"),
        parsed: await PostalMime.parse(message),
      });
      done();
    },
    ...fault,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${fault.secure ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    accepted,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A refusal with an SMTP reply code. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/**
 * A server that does with each connection what it is told, line by line; for behavior no
 * well-kept server has, such as silence.
 */
export async function startBareServer(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    sockets,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Answers each SMTP command from a table; one without an answer gets silence, `drop` ends it all. */
export function replyFrom(replies: Readonly<Record<string, string>>) {
  return (socket: Socket) => {
    let inData = false;
    const answer = (line: string) => {
      const command = inData ? line : (line.split(" ")[0] ?? "").toUpperCase();
      if (inData && line !== ".") return;
      const reply = replies[command];
      inData = command === "DATA" && reply !== "";
      if (reply === "drop") socket.destroy();
      else if (reply) socket.write(`${reply}\r\n`);
    };
    socket.write("220 test ESMTP\r\n");
    createInterface(socket).on("line", answer);
  };
}
