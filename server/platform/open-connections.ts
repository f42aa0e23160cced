import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Connection {
  /** The latest answer on it. Answers go out in the order of their requests: this one is the last. */
  answer: ServerResponse | undefined;
  /** Answers to requests that came before the answer ahead of them was over. */
  readonly queued: Set<ServerResponse>;
  /** Counts up with every connection and request; the least has been silent the longest. */
  heard: number;
  readonly openedAt: number;
}

/** Within this time the first request of a connection has come, if one is on its way. */
const FIRST_REQUEST_MS = 1_000;

/**
 * The open connections of a server, and which of them wait for an answer. Every request passes here,
 * so it costs two writes: who wants to know more looks through all of them.
 */
export class OpenConnections {
  readonly #connections = new Map<Socket, Connection>();
  #clock = 0;

  constructor(server: Server) {
    server.on("connection", (socket: Socket) => {
      const openedAt = performance.now();
      const queued = new Set<ServerResponse>();
      this.#connections.set(socket, { answer: undefined, queued, heard: this.#tick(), openedAt });
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
      }
      connection.answer = res;
      connection.heard = this.#tick();
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
    for (const [socket, { openedAt }] of this.#connections) {
      if (socket.bytesRead === 0 && openedAt < before) socket.destroy();
    }
  }

  /** The connection without a request under way that has said nothing the longest, this one aside. */
  longestIdle(except: Socket): Socket | undefined {
    let longest: Socket | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [socket, { answer, heard }] of this.#connections) {
      if (heard >= least || socket === except || socket.destroyed) continue;
      if (answer && !answer.closed) continue;
      [longest, least] = [socket, heard];
    }
    return longest;
  }

  #tick(): number {
    this.#clock += 1;
    return this.#clock;
  }
}
