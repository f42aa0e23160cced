import type { IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { RequestHandler } from "express";
import type { EndedQuery } from "./database/site-pool.ts";

const LOST = "the last traces were not sent: OTEL_EXPORTER_OTLP_ENDPOINT takes none";

/**
 * Starts sending traces of requests to a collector of OpenTelemetry. The packages are loaded here alone: who names no collector pays nothing.
 *
 * @param endpoint the collector's base address; spans are sent to its `/v1/traces` (OTLP over HTTP).
 */
export async function startTracing(endpoint: string, version: string) {
  const [api, { NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
    ]);
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const provider = new NodeTracerProvider({
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  const tracer = provider.getTracer("guide", version);
  const { context, propagation, trace, SpanKind, SpanStatusCode } = api;
  return {
    /** A span a request, named by its route, within the caller's trace (`traceparent`). */
    middleware: ((req, res, next) => {
      const caller = propagation.extract(context.active(), req.headers);
      const span = tracer.startSpan(req.method, { kind: SpanKind.SERVER }, caller);
      res.once("close", () => {
        const route = routePattern(req);
        span.updateName(`${req.method} ${route ?? res.locals.route ?? "unknown"}`);
        span.setAttributes({
          "http.request.method": req.method,
          "http.response.status_code": res.statusCode,
          ...(route && { "http.route": route }),
          ...(req.id && { "request.id": req.id }),
        });
        if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(caller, span), next);
    }) satisfies RequestHandler,
    /** A span of the request under way for a statement that has just ended. */
    query: ({ name, ms }: EndedQuery): void => {
      if (!trace.getActiveSpan()) return;
      const ended = Date.now();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: ended - ms });
      span.setAttribute("db.system.name", "postgresql").end(ended);
    },
    /** Sends what is left; answers what to warn of if the collector does not take it. */
    close: () => Promise.race([provider.shutdown().catch(() => LOST), delay(2_000, LOST)]),
  };
}

/** The pattern of the route that answered, never the path, which may hold tokens. */
export function routePattern({
  route,
}: IncomingMessage & { readonly route?: { readonly path: unknown } }): string | undefined {
  return typeof route?.path === "string" ? route.path : undefined;
}
