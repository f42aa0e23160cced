import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Connection {
  /** The latest answer on it. Answers go out in the order of their requests: this one is the last. */
  answer: ServerResponse | undefined;
  /** Counts up with every connection and request; the least has been silent the longest. */
  heard: number;
}

/**
 * The open connections of a server, and which of them wait for an answer. Every request passes here,
 * so it costs two writes: who wants to know more looks through all of them.
 */
export class OpenConnections {
  readonly #connections = new Map<Socket, Connection>();
  #clock = 0;

  constructor(server: Server) {
    server.on("connection", (socket: Socket) => {
      this.#connections.set(socket, { answer: undefined, heard: this.#tick() });
      socket.once("close", () => this.#connections.delete(socket));
    });
    server.prependListener("request", ({ socket }: IncomingMessage, res: ServerResponse) => {
      const connection = this.#connections.get(socket);
      if (!connection) return;
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
    for (const socket of this.#connections.keys()) if (socket.bytesRead === 0) socket.destroy();
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
