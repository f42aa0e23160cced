import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Connection {
  /** The latest answer on it. Answers go out in the order of their requests: this one is the last. */
  answer: ServerResponse | undefined;
  /** Answers to requests that came before the answer ahead of them was over. */
  readonly queued: Set<ServerResponse>;
  /** When it was opened or the latest request came. */
  heard: number;
  /** Whose it is, once somebody asked. */
  client?: string;
}

/** What an answer that waits for the one before it takes, its body aside. */
const QUEUED_BYTES = 10_000;

/** Requests sent ahead of their answers are all read before anybody else's; no browser and no proxy sends any. */
const MAX_AHEAD = 10;

/** Within this time the first request of a connection has come, if one is on its way. */
const FIRST_REQUEST_MS = 1_000;

/**
 * The open connections of a server, and which of them wait for an answer. Every request passes here,
 * so it costs two writes: who wants to know more looks through all of them.
 */
export class OpenConnections {
  readonly #connections = new Map<Socket, Connection>();

  constructor(server: Server) {
    server.on("connection", (socket: Socket) => {
      const queued = new Set<ServerResponse>();
      this.#connections.set(socket, { answer: undefined, queued, heard: performance.now() });
      socket.once("close", () => {
        this.#connections.delete(socket);
        // Node tells nobody that these end with their connection: they never had it.
        for (const res of queued) res.destroy().emit("close");
      });
    });
    server.prependListener("request", ({ socket }: IncomingMessage, res: ServerResponse) => {
      const connection = this.#connections.get(socket);
      if (!connection) return;
      const { answer, queued } = connection;
      if (answer && !answer.closed) {
        queued.add(res);
        res.once("close", () => queued.delete(res));
        if (queued.size > MAX_AHEAD) socket.destroy();
      }
      connection.answer = res;
      connection.heard = performance.now();
    });
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Answers that are not complete; of a connection with several the last. */
  underWay(): ServerResponse[] {
    return [...this.#connections.values()].flatMap(({ answer }) =>
      answer && !answer.closed ? [answer] : [],
    );
  }

  /** Ends connections on which nothing was ever said; browsers open some ahead, and Node keeps them. */
  endUnused(): void {
    const before = performance.now() - FIRST_REQUEST_MS;
    for (const [socket, { heard }] of this.#connections) {
      if (socket.bytesRead === 0 && heard < before) socket.destroy();
    }
  }

  /**
   * Ends connections until all together weigh at most `most`: each time the one that has been silent the longest,
   * of the client whose connections weigh the most. One whose request this process is working on stays, unless
   * more requests were sent after it; one that waits for the rest of a body, or for its reader, does not.
   */
  shed(most: number, weigh: typeof unreadBytes, clientOf: (address?: string) => string): void {
    const weighed = [...this.#connections].map(([socket, connection]) => {
      return { socket, connection, weight: weigh(socket, connection) };
    });
    let sum = weighed.reduce((all, { weight }) => all + weight, 0);
    if (sum <= most) return;
    const sums = new Map<string, number>();
    const newestFirst = weighed.sort((a, b) => b.connection.heard - a.connection.heard);
    const ranked = newestFirst.map(({ socket, connection, weight }) => {
      connection.client ??= clientOf(socket.remoteAddress);
      const upToHere = (sums.get(connection.client) ?? 0) + weight;
      sums.set(connection.client, upToHere);
      return { socket, connection, weight, upToHere };
    });
    // Of equals the oldest first.
    for (const each of ranked.reverse().sort((a, b) => b.upToHere - a.upToHere)) {
      if (sum <= most) return;
      if (each.weight === 0 || isWorkedOn(each.connection)) continue;
      each.socket.destroy();
      this.#connections.delete(each.socket);
      sum -= each.weight;
    }
  }
}

/** Bytes of answers on a connection that its visitor has not taken. */
export function unreadBytes(socket: Socket, { queued }: Pick<Connection, "queued">): number {
  const waiting = [...queued].filter((res) => !res.socket);
  return waiting.reduce(
    (sum, res) => sum + QUEUED_BYTES + res.writableLength,
    socket.writableLength,
  );
}

function isWorkedOn({ answer, queued }: Connection): boolean {
  if (!answer || queued.size > 0) return false;
  return answer.req.complete && !answer.writableEnded && !answer.closed;
}
