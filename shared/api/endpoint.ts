import type { z } from "zod";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One call of the API: everything the router, the browser's client and the test stubs need to know.
 *
 * `path` is written in Express form (`/api/wineries/slug/:slug`); each `:name` in it has a key in
 * `params`. Response schemas hold plain JSON types without transforms, so both ends share one type;
 * the server parses its own answers with them, which makes the schema the list of what may leave.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/api/${string}`;
  /** `required`: answered with 401 when nobody is signed in; the handler receives the user. */
  readonly auth?: "required";
  readonly params?: z.ZodType<Record<string, unknown>>;
  readonly query?: z.ZodType<Record<string, unknown>>;
  /** Headers it reads beside the usual ones, their names in lower case. */
  readonly headers?: z.ZodType<Record<string, unknown>>;
  readonly body?: z.ZodType;
  /** The answer's body; an endpoint without one answers 204. */
  readonly response?: z.ZodType;
  /** The status of success where it is not 200 (or 204 without a response). */
  readonly status?: 201 | 202;
}

/** What a caller needs of an endpoint; its schemas are there as types alone. */
export type Call<E extends Endpoint> = Pick<Endpoint, "method" | "path"> & {
  /** Never there: it carries the type. */
  readonly contract?: E;
};

export type Api = Readonly<Record<string, Endpoint>>;

/** The calls of a group by name, without what is said in them. */
type Routes = Readonly<Record<string, Pick<Endpoint, "method" | "path">>>;

/**
 * Declares a group of calls that the browser makes, each with its parts; exact types are kept. A bundle
 * leaves out groups that it does not use: @__NO_SIDE_EFFECTS__
 */
export function defineApi<
  const R extends Routes,
  const P extends { readonly [K in keyof R]: Omit<Endpoint, "method" | "path"> },
>(routes: R, parts: P): { readonly [K in keyof R]: R[K] & P[K] } {
  const whole = Object.entries(routes).map(([name, call]) => [name, { ...call, ...parts[name] }]);
  return Object.fromEntries(whole);
}

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E["params"]>;
export type QueryOf<E extends Endpoint> = OutputOf<E["query"]>;
export type HeadersOf<E extends Endpoint> = OutputOf<E["headers"]>;
export type BodyOf<E extends Endpoint> = OutputOf<E["body"]>;
export type ResponseOf<E extends Endpoint> = E["response"] extends z.ZodType
  ? z.output<E["response"]>
  : undefined;

type Part<K extends string, S> = S extends z.ZodType ? { readonly [P in K]: InputOf<S> } : unknown;

/** What a caller passes: only the parts the endpoint declares, each one required. */
export type CallInput<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"headers", E["headers"]> &
  Part<"body", E["body"]>;
