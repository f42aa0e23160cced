import { promisify } from "node:util";
import express, { type Request, type RequestHandler, type Response, Router } from "express";
import type { z } from "zod";
import type { SessionUser } from "#server/http/session.ts";
import type {
  Api,
  BodyOf,
  Endpoint,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "#shared/api/endpoint.ts";
import { groupsOf } from "#shared/groups.ts";
import { type CachedResponses, jsonResponse, pathWith } from "./cached/cached-responses.ts";
import { sendCached } from "./cached/send-cached.ts";
import { badRequest, HttpProblem, invalid, unauthorized } from "./problem.ts";

/** Largest request body; the fullest trip form with twelve winery objects has about 30 kB. */
const MAX_BODY = "100kb";

/** What a handler receives: the endpoint's parsed parts, and the user where sign-in is required. */
type HandlerInput<E extends Endpoint> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  readonly body: BodyOf<E>;
  readonly req: Request;
  readonly res: Response;
} & (E["auth"] extends "required" ? { readonly user: SessionUser } : unknown);

/** What a handler returns; of an endpoint without a response nothing of it is sent. */
type Answer<E extends Endpoint> = E["response"] extends z.ZodType ? ResponseOf<E> : unknown;

export type Handlers<A extends Api> = {
  readonly [K in keyof A]: (input: HandlerInput<A[K]>) => Answer<A[K]> | Promise<Answer<A[K]>>;
};

interface MountOptions<A extends Api> {
  /**
   * Calls whose only input is their address, and whose response is the same for everybody until content
   * changes: serialized, compressed and tagged once. Pages are rendered from them.
   */
  readonly everybody?: { readonly cached: CachedResponses; readonly calls: readonly (keyof A)[] };
  /** Runs before a call's input is parsed, so that a client over a limit costs no more than this check. */
  readonly before?: { readonly [K in keyof A]?: Before };
}

type Before = (req: Request) => Promise<void>;

/** Serves every endpoint of `api`. Input and output are validated; a method that a path lacks gets 405. */
export function mount<A extends Api>(
  api: A,
  handlers: Handlers<A>,
  options: MountOptions<A> = {},
): Router {
  const router = Router();
  const { everybody, before } = options;
  for (const [name, endpoint] of Object.entries(api)) {
    const handler = handlers[name] as (input: unknown) => unknown;
    const verb = endpoint.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
    const run = everybody?.calls.includes(name)
      ? runCached(endpoint, handler, everybody.cached)
      : runEndpoint(endpoint, handler, before?.[name]);
    router[verb](endpoint.path, run);
  }
  for (const calls of groupsOf(Object.values<Endpoint>(api), ({ path }) => path)) {
    router.all(calls[0].path, refuseMethod(calls.map(({ method }) => method)));
  }
  return router;
}

/** Keeps the response of each address. */
function runCached(
  { path, params, response }: Endpoint,
  handler: (input: unknown) => unknown,
  cached: CachedResponses,
): RequestHandler {
  const loadFor = (given: unknown) => async () =>
    jsonResponse(path, response?.parse(await handler({ params: given })));
  cached.declare(path, (given) => {
    const parsed = params?.safeParse(given);
    return parsed?.success === false ? undefined : loadFor(parsed?.data);
  });
  return async (req, res) => {
    const given = parsePart("params", params, req.params);
    sendCached(req, res, await cached.current(pathWith(path, req.params), loadFor(given)));
  };
}

function runEndpoint(
  endpoint: Endpoint,
  handler: (input: unknown) => unknown,
  before: Before | undefined,
): RequestHandler {
  return async (req, res) => {
    const user = req.user;
    if (endpoint.auth === "required" && !user) throw unauthorized();
    await before?.(req);
    const params = parsePart("params", endpoint.params, req.params);
    const query = parsePart("query", endpoint.query, req.query);
    const headers = parsePart("headers", endpoint.headers, req.headers);
    if (endpoint.body) await readJson(req, res);
    const body = parsePart("body", endpoint.body, req.body);
    const answer = await handler({ params, query, headers, body, req, res, user });
    if (res.headersSent) return;
    if (endpoint.response) {
      res.status(endpoint.status ?? 200).json(endpoint.response.parse(answer));
    } else res.status(204).end();
  };
}

const parseJson = promisify(express.json({ limit: MAX_BODY }));

/** Reads the body into `req.body`; a request refused earlier is never read. */
async function readJson(req: Request, res: Response): Promise<void> {
  if (!req.is("application/json")) {
    throw new HttpProblem(415, "Send the request body as application/json.", {
      headers: { Accept: "application/json" },
    });
  }
  await parseJson(req, res);
}

function parsePart(part: string, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({
      field: [part, ...path].join("."),
      message,
    }));
    throw invalid(errors);
  }
  return storable(parsed.data);
}

/**
 * Validated input as Postgres can hold it: half of an emoji, which a limit on characters can leave, costs only itself.
 *
 * @throws HttpProblem 400 where a string or a key contains U+0000.
 */
function storable(value: unknown): unknown {
  if (typeof value === "string") {
    if (!value.includes("\u0000")) return value.replace(/\p{Surrogate}/gu, "\ufffd");
    throw badRequest("The request contains a NUL character; leave it out.");
  }
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [storable(name), storable(inner)]);
  return Object.fromEntries(entries);
}

/** Answers a method that a path does not have. */
export function refuseMethod(methods: readonly string[]): RequestHandler {
  const allowed = methods.includes("GET") ? [...methods, "HEAD"] : methods;
  return (req) => {
    const list = allowed.join(", ");
    throw new HttpProblem(405, `${req.method} is not possible here; use ${list}.`, {
      headers: { Allow: list },
    });
  };
}
