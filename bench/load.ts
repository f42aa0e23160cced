import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";
import { processorMs } from "./processor.ts";

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers were complete. */
  readonly p99Ms: number;
  /** Microseconds of the server's processor an answer. */
  readonly cpuUs: number;
}

/** A server that runs here. */
export interface Server {
  readonly url: string;
  readonly process: { readonly pid?: number | undefined };
}

interface LoadOptions {
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status that counts as an answer; 200 by default. */
  readonly expectedStatus?: number;
}

/**
 * Asks a server again and again over a fixed number of kept-alive connections, one request at a time on each.
 *
 * @throws Error where an answer has another status, or a connection fails.
 */
export async function load(
  { url: origin, process: { pid } }: Server,
  { path, connections, seconds, headers = {}, expectedStatus = 200 }: LoadOptions,
): Promise<LoadResult> {
  const url = origin + path;
  const times: number[] = [];
  const before = await processorMs(pid);
  let unexpected: number | undefined;
  const started = performance.now();
  const asked = { url, connections, duration: seconds, headers: { ...headers } };
  // A site ends a connection after 100 requests, which autocannon does not notice by itself.
  const options = { ...asked, reconnectRate: 100 };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on("response", (_client, status, _bytes, ms) => {
      if (status !== expectedStatus) unexpected = status;
      times.push(ms);
    });
  });
  const elapsed = (performance.now() - started) / 1000;
  if (unexpected !== undefined || errors > 0) {
    throw new Error(
      `${url}: ${errors} connections failed, answered ${unexpected ?? expectedStatus}`,
    );
  }
  return {
    requestsPerSecond: times.length / elapsed,
    p99Ms: part(times, 0.99),
    cpuUs: (((await processorMs(pid)) - before) * 1000) / times.length,
  };
}

/** An answer with its bytes as they are on the wire: `fetch` would decode them. */
export async function askRaw(url: string, options: RequestOptions = {}, sent?: string) {
  const call = request(url, options).end(sent);
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
