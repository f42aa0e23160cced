import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers were complete. */
  readonly p99Ms: number;
  readonly answers: number;
}

interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status that counts as an answer; 200 unless it is said. */
  readonly expectedStatus?: number;
}

/**
 * Asks `url` again and again over a fixed number of kept-alive connections, one request at a time on
 * each. It speaks to the sockets itself: a client of the size of `node:http` would cost more than the
 * servers it measures, and hide what lies between them.
 *
 * @throws Error where an answer has another status, or does not say where it ends.
 */
export async function load({
  url,
  connections,
  seconds,
  headers = {},
  expectedStatus = 200,
}: LoadOptions): Promise<LoadResult> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const fields = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const asked = Buffer.from([`GET ${pathname}${search} HTTP/1.1`, ...fields, "", ""].join("\r\n"));
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const clients = Array.from({ length: connections }, async () => {
    const socket = connect(Number(port), hostname);
    const expected = `HTTP/1.1 ${expectedStatus} `;
    await askUntil(end, { socket, request: asked, times, expected }).finally(() =>
      socket.destroy(),
    );
  });
  await Promise.all(clients);
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / elapsed,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    answers: times.length,
  };
}

interface Asking {
  readonly socket: Socket;
  readonly request: Buffer;
  readonly times: number[];
  readonly expected: string;
}

function askUntil(end: number, { socket, request, times, expected }: Asking): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = performance.now();
    let missing = Number.NaN;
    let head = "";
    socket.setNoDelay(true);
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("the server closed a connection")));
    socket.on("data", (part) => {
      if (Number.isNaN(missing)) {
        head += part.toString("latin1");
        const headEnd = head.indexOf("\r\n\r\n");
        if (headEnd < 0) return;
        const length = bodyLength(head.slice(0, headEnd), expected);
        if (length === undefined) {
          reject(new Error(`not ${expected}with an end, but ${head.slice(0, 100)}`));
          return;
        }
        missing = length - (head.length - headEnd - 4);
      } else missing -= part.length;
      if (missing === Number.POSITIVE_INFINITY ? !isLastChunk(part) : missing > 0) return;
      const now = performance.now();
      times.push(now - sent);
      if (now >= end) {
        socket.removeAllListeners("close");
        resolve();
        return;
      }
      [sent, missing, head] = [now, Number.NaN, ""];
      socket.write(request);
    });
    socket.write(request);
  });
}

const isLastChunk = (part: Buffer) => part.subarray(-5).equals(LAST_CHUNK);
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** The length of the body in bytes, infinite where it comes in chunks; undefined where the answer is another, or does not say. */
function bodyLength(head: string, expected: string): number | undefined {
  if (!head.startsWith(expected)) return undefined;
  if (expected.startsWith("HTTP/1.1 304")) return 0;
  if (/\r\ntransfer-encoding: chunked/i.test(head)) return Number.POSITIVE_INFINITY;
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return length === undefined ? undefined : Number(length);
}

/** An answer with its bytes as they are on the wire: `fetch` would decode them. */
export async function askRaw(url: string, headers: Readonly<Record<string, string>> = {}) {
  const call = request(url, { headers: { ...headers } }).end();
  const [response] = (await once(call, "response")) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: await buffer(response),
  };
}

/** The middle of several values. */
export function median(values: readonly number[]): number {
  return part(values, 0.5);
}

/** The value that `share` of several are not above: 0.95 leaves one of twenty. */
export function part(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
