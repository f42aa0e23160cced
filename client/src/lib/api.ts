/** All calls of the API but the trip page's event stream. It raises no toasts and redirects nowhere. */
import { queryOptions } from "@tanstack/react-query";
import type { Call, CallInput, Endpoint, ResponseOf } from "#shared/api/endpoint.ts";
import type { Problem } from "#shared/api/problem.ts";
import { isOffline } from "./connection.ts";
import { fieldsOf, isText, parsed } from "./parse.ts";

/** A non-2xx answer. Its message is `status: body`, or `status: reason` when the body is empty (spec §7). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  /** The header `Retry-After`, where the answer has one. */
  readonly retryAfter: string | null;
  /** The problem details of the answer; undefined when a proxy or something else answered. */
  readonly problem: Problem | undefined;

  constructor(status: number, body: string, { statusText, headers }: Response) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    this.retryAfter = headers.get("Retry-After");
    this.problem = readProblem(body);
  }
}

/** The call was not sent: there was no network, or what comes before it is not saved. Visitors read its message. */
export class NotSentError extends Error {}

/** Whether the site answered that it does not exist, or no longer does. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

/** The error itself, or its cause where it was renamed. */
export const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause ? error.cause : error;

/**
 * Whether a failed read says that what it asked for does not exist: as above, or 400 where an id in the
 * address is none. Any other failure says nothing about what is there.
 */
export function saysMissing(error: unknown): boolean {
  const answer = causeOf(error);
  return isNotThere(answer) || (answer instanceof ApiError && answer.status === 400);
}

/** Whether a call failed because nobody is signed in: 401 and "Unauthorized" (spec §8). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401: .*Unauthorized/.test(error.message);
}

interface CallOptions {
  /** Replaces the error's message where the specification fixes one (spec §7); the cause is kept. */
  readonly failureMessage?: string;
  readonly signal?: AbortSignal;
  /** Called with the headers of a 2xx answer, before its body is read. */
  readonly onHeaders?: (headers: Headers) => void;
  /** A small change that must be made even if the visitor leaves the page before the answer. */
  readonly outlivesPage?: boolean;
}

export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The address of a call: placeholders filled in, query encoded. */
export function addressOf(
  endpoint: Pick<Endpoint, "path">,
  { params = {}, query = {} }: CallParts,
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The headers the caller has a value for, and the content type of a body. */
function headersOf({ headers = {}, body }: CallParts): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return {
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
}

/** After this long a call has failed: a page that waits forever tells the visitor nothing. */
const TIMEOUT_MS = 20_000;

/** The 64 KiB of the Fetch standard for all such calls, of three bytes a character at most. */
const KEEPALIVE_CHARACTERS = 20_000;

/**
 * Calls an endpoint of the contract, cookies included.
 *
 * @throws ApiError for an answer that is not 2xx; Error with `failureMessage` if one is given;
 *   TypeError when the network is away, NotSentError if the browser knew that before; DOMException
 *   `TimeoutError` after 20 seconds.
 */
export async function callApi<E extends Endpoint>(
  endpoint: Call<E>,
  input: CallInput<E>,
  { failureMessage, signal, ...options }: CallOptions = {},
): Promise<ResponseOf<E>> {
  const either = new AbortController();
  const giveUp = () => either.abort(signal?.reason);
  signal?.addEventListener("abort", giveUp);
  const tooLong = () => either.abort(new DOMException("The answer took too long", "TimeoutError"));
  const timer = setTimeout(tooLong, TIMEOUT_MS);
  try {
    return await answerOf(endpoint, input, either.signal, options);
  } catch (error) {
    if (failureMessage && !signal?.aborted) throw new Error(failureMessage, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

async function answerOf<E extends Endpoint>(
  endpoint: Call<E>,
  input: CallInput<E>,
  signal: AbortSignal,
  { onHeaders, outlivesPage }: CallOptions,
): Promise<ResponseOf<E>> {
  const parts = input as CallParts;
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  // Browsers refuse larger ones of calls that outlive their page.
  const isSmall = (body?.length ?? 0) <= KEEPALIVE_CHARACTERS;
  const wasOffline = isOffline();
  const response = await fetch(addressOf(endpoint, parts), {
    method: endpoint.method,
    credentials: "include",
    headers: headersOf(parts),
    signal,
    ...(body !== undefined && { body }),
    ...(outlivesPage && isSmall && { keepalive: true }),
  }).catch((error) => {
    throw wasOffline ? new NotSentError("Nothing was sent.") : error;
  });
  if (!response.ok) {
    throw new ApiError(response.status, await response.text(), response);
  }
  onHeaders?.(response.headers);
  if (response.status === 204) return undefined as ResponseOf<E>;
  return (await response.json()) as ResponseOf<E>;
}

/** Whom an answer belongs to: one user, by id, or everybody. */
export const EVERYBODY = "everybody";

interface ReadOptions extends Pick<CallOptions, "failureMessage"> {
  /** The id of the user the answer belongs to; another user of this browser never sees it. */
  readonly owner?: string;
}

/**
 * React Query options for an endpoint that reads: key and function from one declaration. Every key
 * has one shape: owner, path, input.
 */
export function endpointQuery<E extends Endpoint>(
  endpoint: Call<E>,
  input: CallInput<E>,
  { owner = EVERYBODY, failureMessage }: ReadOptions = {},
) {
  return queryOptions({
    queryKey: [owner, endpoint.path, input] as const,
    queryFn: ({ signal }) =>
      callApi(endpoint, input, { ...(failureMessage && { failureMessage }), signal }),
  });
}

/**
 * The problem details within an answer's text; undefined when a proxy or something else answered.
 * Written out because every page needs it, and the contract's schemas would come with it.
 */
export const readProblem = (text: string): Problem | undefined =>
  parsed(text, problemOf) ?? undefined;

function problemOf(value: unknown): Problem | null {
  const { title, status, detail, errors, retryAfter } = fieldsOf(value);
  if (!isText(title) || !isText(detail) || typeof status !== "number") return null;
  return {
    title,
    status,
    detail,
    ...(Array.isArray(errors) && { errors: errors.filter(isFieldError) }),
    ...(typeof retryAfter === "number" && { retryAfter }),
  };
}

function isFieldError(value: unknown): value is NonNullable<Problem["errors"]>[number] {
  const { field, message } = fieldsOf(value);
  return isText(field) && isText(message);
}
