import { Agent, request } from "node:http";

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 answers were complete. */
  readonly p99Ms: number;
}

interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status that counts as an answer; 200 unless it is said. */
  readonly expectedStatus?: number;
}

/** Asks `url` again and again over a fixed number of kept-alive connections. */
export async function load({
  url,
  connections,
  seconds,
  headers,
  expectedStatus = 200,
}: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await get({ url, headers: headers ?? {}, expectedStatus }, agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: times.length / elapsed,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

function get(
  {
    url,
    headers,
    expectedStatus,
  }: Required<Pick<LoadOptions, "url" | "headers" | "expectedStatus">>,
  agent: Agent,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers: { ...headers } }, (response) => {
      if (response.statusCode !== expectedStatus)
        reject(new Error(`${url} answered ${response.statusCode}`));
      response.on("end", () => resolve()).on("error", reject);
      response.resume();
    });
    call.on("error", reject);
    call.end();
  });
}

/** The middle of several values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
