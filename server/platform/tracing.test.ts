import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import express from "express";
import { expect, test } from "vitest";
import { queryName } from "./database/site-pool.ts";
import { startTracing } from "./tracing.ts";

/** What a collector is sent, as far as it is asked here. */
interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

test("a request and its statements reach the collector as one trace, the caller's", async () => {
  const bodies: string[] = [];
  const collector = createServer(async (req, res) => {
    bodies.push(`${req.url} ${await text(req)}`);
    res.setHeader("Content-Type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  const tracing = await startTracing(`http://127.0.0.1:${port}/`, "1.2.3");
  const app = express().use(tracing.middleware);
  app.get("/api/trips/:token", async (_req, res) => {
    await new Promise((resolve) => setImmediate(resolve));
    tracing.query({ name: "select trips", ms: 3 });
    res.end();
  });
  const site = app.listen(0, "127.0.0.1");
  await once(site, "listening");
  tracing.query({ name: "select nobody asked for", ms: 3 });
  await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}/api/trips/secret`, {
    headers: { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" },
  });
  await tracing.close();
  site.close();
  collector.close();

  const [sent = ""] = bodies;
  expect(sent.startsWith("/v1/traces ")).toBe(true);
  expect(sent).not.toContain("secret");
  const spans: SentSpan[] = JSON.parse(sent.slice("/v1/traces ".length)).resourceSpans.flatMap(
    (resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
  );
  expect(spans.map(({ name }) => name).sort()).toEqual(["GET /api/trips/:token", "select trips"]);
  const request = spans.find(({ name }) => name.startsWith("GET"));
  expect(request).toMatchObject({
    traceId: "0af7651916cd43dd8448eb211c80319c",
    parentSpanId: "b7ad6b7169203331",
  });
  expect(spans.find(({ name }) => name.startsWith("select"))?.parentSpanId).toBe(request?.spanId);
});

test("a collector that answers nothing holds the end up for two seconds at most, and is told of", async () => {
  const collector = createServer().listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  const tracing = await startTracing(`http://127.0.0.1:${port}`, "1.2.3");
  const site = express().use(tracing.middleware).listen(0, "127.0.0.1");
  await once(site, "listening");
  await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const started = performance.now();
  expect(await tracing.close()).toMatch(
    /^the last traces were not sent: OTEL_EXPORTER_OTLP_ENDPOINT/,
  );
  expect(performance.now() - started).toBeLessThan(4_000);
  site.close();
  collector.closeAllConnections();
  collector.close();
});

test.each([
  ['select "id", "name" from "wineries" where "slug" = $1', "select wineries"],
  ['select (select 1 from fact_sources s) from "wineries"', "select wineries"],
  ["INSERT INTO sessions values ($1)", "insert sessions"],
  ['update "trips" set x = $1', "update trips"],
  ["begin", "begin"],
])("%s is named %s", (text, name) => {
  expect(queryName(text)).toBe(name);
  expect(queryName({ text })).toBe(name);
});
