/** Stands in for the server at the network edge; answers are typed by the contract. */
import { vi } from "vitest";
import type { Endpoint, ResponseOf } from "#shared/api/endpoint.ts";
import type { Problem } from "#shared/api/problem.ts";

/** A request as the page sent it. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Respond = (request: SentRequest) => Response | Promise<Response>;

interface Stub {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
  readonly respond: Respond;
}

let stubs: Stub[] = [];
let sent: SentRequest[] = [];

/** Forgets all stubs and refuses every call that no stub answers; runs before each test. */
export function resetStubs(): void {
  stubs = [];
  sent = [];
  vi.stubGlobal("fetch", answer);
}

/** Everything the page has sent so far. */
export function sentRequests(): readonly SentRequest[] {
  return sent;
}

/** Whether a request is one to this endpoint. */
export function isTo(endpoint: Endpoint, { method, path }: SentRequest): boolean {
  return method === endpoint.method && patternOf(endpoint).test(path);
}

/** What the page has sent to an endpoint so far. */
export function requestsTo(endpoint: Endpoint): readonly SentRequest[] {
  return sent.filter((request) => isTo(endpoint, request));
}

/** Answers an endpoint with a value its response schema accepts, or by a function of the request. */
export function stubApi<E extends Endpoint>(
  endpoint: E,
  value: ResponseOf<E> | ((request: SentRequest) => ResponseOf<E> | Promise<ResponseOf<E>>),
  headers: Readonly<Record<string, string>> = {},
): void {
  stubRespond(endpoint, async (request) => {
    const result =
      typeof value === "function" ? await (value as (r: SentRequest) => unknown)(request) : value;
    if (!endpoint.response) return new Response(null, { status: 204 });
    const status = endpoint.status ?? 200;
    return Response.json(endpoint.response.parse(result), { status, headers: { ...headers } });
  });
}

/** Answers an endpoint with problem details. */
export function stubProblem(endpoint: Endpoint, problem: Problem): void {
  stubRespond(endpoint, () =>
    Response.json(problem, {
      status: problem.status,
      headers: {
        "Content-Type": "application/problem+json",
        ...(problem.retryAfter && { "Retry-After": `${problem.retryAfter}` }),
      },
    }),
  );
}

/** Lets a call to the endpoint fail as a broken connection does. */
export function stubNetworkFailure(endpoint: Endpoint): void {
  stubRespond(endpoint, () => Promise.reject(new TypeError("Failed to fetch")));
}

/** Never answers the endpoint, as a connection that hangs. */
export function stubHanging(endpoint: Endpoint): void {
  stubRespond(endpoint, () => new Promise(() => {}));
}

/** Answers an endpoint with whole responses. */
export function stubRespond(endpoint: Endpoint, respond: Respond): void {
  stubs = [{ endpoint, pattern: patternOf(endpoint), respond }, ...stubs];
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
}

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, "http://localhost");
  const request: SentRequest = {
    method: init.method ?? "GET",
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
  };
  sent.push(request);
  const stub = stubs.find(
    ({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(request.path),
  );
  if (!stub) throw new Error(`No stub answers ${request.method} ${request.path}`);
  return await Promise.race([stub.respond(request), abortionOf(init.signal)]);
}

function abortionOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new DOMException("Aborted", "AbortError"));
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort);
  });
}
