import type { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call of the API, for the router, the browser's client and test stubs.
 *
 * `path` is in Express form (`/api/wineries/slug/:slug`); each `:name` has a key in `params`.
 * Response schemas are plain JSON types without transforms. The server parses its own responses
 * with them, so that only declared fields are sent.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/api/${string}`;
  /** `required`: 401 if nobody is signed in; the handler receives the user. */
  readonly auth?: "required";
  readonly params?: z.ZodType<Record<string, unknown>>;
  readonly query?: z.ZodType<Record<string, unknown>>;
  /** Special headers, with lower-case names. */
  readonly headers?: z.ZodType<Record<string, unknown>>;
  readonly body?: z.ZodType;
  /** Without a response, the status is 204, unless the handler sends a file or leads to a page. */
  readonly response?: z.ZodType;
  /** The media type of a file or stream that the handler sends. */
  readonly file?: string;
  /** The status of success, if not 200 or 204; 303 leads to a page. */
  readonly status?: 201 | 202 | 303;
}

/** What a caller needs of an endpoint. */
export type Call<E extends Endpoint> = Pick<Endpoint, "method" | "path"> & {
  /** Never set; carries the type. */
  readonly contract?: E;
};

export type Api = Readonly<Record<string, Endpoint>>;

type Routes = Readonly<Record<string, Pick<Endpoint, "method" | "path">>>;

/** Adds schemas to a group of routes. Bundles omit unused groups: @__NO_SIDE_EFFECTS__ */
export function defineApi<
  const R extends Routes,
  const P extends { readonly [K in keyof R]: Omit<Endpoint, "method" | "path"> },
>(routes: R, parts: P): { readonly [K in keyof R]: R[K] & P[K] } {
  const whole = Object.entries(routes).map(([name, call]) => [name, { ...call, ...parts[name] }]);
  return Object.fromEntries(whole);
}

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E["params"]>;
export type QueryOf<E extends Endpoint> = OutputOf<E["query"]>;
export type HeadersOf<E extends Endpoint> = OutputOf<E["headers"]>;
export type BodyOf<E extends Endpoint> = OutputOf<E["body"]>;
export type ResponseOf<E extends Endpoint> = OutputOf<E["response"]>;

type Part<K extends string, S> = S extends z.ZodType ? { readonly [P in K]: z.input<S> } : unknown;

/** What a caller passes: the declared parts of the endpoint, each required. */
export type CallInput<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"headers", E["headers"]> &
  Part<"body", E["body"]>;
