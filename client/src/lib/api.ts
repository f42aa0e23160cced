/** The only place that talks to the server. It raises no toasts and redirects nowhere. */
import type { CallInput, Endpoint, ResponseOf } from "#shared/api/endpoint.ts";
import { type Problem, problemSchema } from "#shared/api/problem.ts";

/** A non-2xx answer. Its message is `status: body`, or `status: reason` when the body is empty (spec §7). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
  }

  /** The problem details of the answer; undefined when a proxy or something else answered. */
  get problem(): Problem | undefined {
    try {
      return problemSchema.safeParse(JSON.parse(this.body)).data;
    } catch {
      return undefined;
    }
  }
}

interface CallOptions {
  /** Replaces the error's message where the specification fixes one (spec §7); the cause is kept. */
  readonly failureMessage?: string;
  readonly signal?: AbortSignal;
}

interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The address of a call: placeholders filled in, query encoded. */
export function urlOf(endpoint: Pick<Endpoint, "path">, { params = {}, query = {} }: CallParts) {
  const path = endpoint.path.replace(/:(\w+)/g, (_match, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Calls an endpoint of the contract, cookies included.
 *
 * @throws ApiError for an answer that is not 2xx; Error with `failureMessage` where one is given;
 *   TypeError when the network is away.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { failureMessage, signal }: CallOptions = {},
): Promise<ResponseOf<E>> {
  const parts = input as CallParts;
  const hasBody = parts.body !== undefined;
  try {
    const response = await fetch(urlOf(endpoint, parts), {
      method: endpoint.method,
      credentials: "include",
      headers: hasBody ? { "Content-Type": "application/json" } : {},
      ...(hasBody && { body: JSON.stringify(parts.body) }),
      ...(signal && { signal }),
    });
    if (!response.ok) {
      throw new ApiError(response.status, await response.text(), response.statusText);
    }
    if (response.status === 204) return undefined as ResponseOf<E>;
    return (await response.json()) as ResponseOf<E>;
  } catch (error) {
    const aborted = signal?.aborted === true;
    if (failureMessage && !aborted) throw new Error(failureMessage, { cause: error });
    throw error;
  }
}

/** React Query options for an endpoint that reads: key and function from one declaration. */
export function endpointQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: Omit<CallOptions, "signal"> = {},
) {
  return {
    queryKey: [endpoint.path, input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi(endpoint, input, { ...options, signal }),
  };
}
