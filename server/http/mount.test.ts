import express from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { z } from "zod";
import { createLogger } from "#server/platform/logger.ts";
import type { Api } from "#shared/api/endpoint.ts";
import { CachedResponses } from "./cached/cached-responses.ts";
import { problemHandler } from "./errors.ts";
import { mount } from "./mount.ts";
import { tooManyRequests } from "./problem.ts";

const api = {
  echo: {
    method: "POST",
    path: "/api/things/:id",
    params: z.object({ id: z.coerce.number().int() }),
    query: z.object({ lang: z.string().optional() }),
    body: z.object({ name: z.string().min(1, "Give it a name") }),
    response: z.object({ id: z.number(), name: z.string(), lang: z.string().optional() }),
    status: 201,
  },
  many: {
    method: "POST",
    path: "/api/many",
    body: z.object({ names: z.array(z.string("Send texts")) }),
  },
  remove: { method: "DELETE", path: "/api/things/:id", params: z.object({ id: z.string() }) },
  mine: {
    method: "GET",
    path: "/api/mine",
    auth: "required",
    response: z.object({ id: z.string() }),
  },
  fixed: {
    method: "GET",
    path: "/api/fixed",
    response: z.object({ count: z.number(), filler: z.string() }),
  },
} as const satisfies Api;

/** Enough text to be worth compressing. */
const FILLER = "wine ".repeat(400);

const emptyTable = () =>
  new CachedResponses({ now: () => new Date(), logger: createLogger("silent") });

interface AppParts {
  readonly user?: Express.User;
  readonly before?: () => Promise<void>;
}

function anApp({ user, before = async () => {} }: AppParts = {}) {
  let loads = 0;
  const router = mount(
    api,
    {
      echo: ({ params, query, body }) => ({ ...params, ...query, ...body, secret: "stays here" }),
      many: () => undefined,
      remove: () => undefined,
      mine: ({ user: { id } }) => ({ id }),
      fixed: () => {
        loads += 1;
        if (loads === 1) throw new Error("not yet");
        return { count: loads, filler: FILLER };
      },
    },
    { everybody: { cached: emptyTable(), calls: ["fixed"] }, before: { echo: before } },
  );
  const app = express();
  app.use((req, _res, next) => {
    req.user = user;
    next();
  });
  app.use(router, problemHandler(createLogger("silent")));
  return app;
}

test("parses each part of the input and lets out only what the response names", async () => {
  const { status, body } = await request(anApp())
    .post("/api/things/7?lang=en")
    .send({ name: "x", more: 1 });
  expect({ status, body }).toEqual({ status: 201, body: { id: 7, name: "x", lang: "en" } });
});

test("names the field, the reason and what to do in a 400 problem", async () => {
  const { status, body } = await request(anApp()).post("/api/things/7").send({ name: "" });
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ field: "body.name", message: "Give it a name" }]);
});

test("who is over a limit is told so before the input is looked at", async () => {
  const before = async () => {
    throw tooManyRequests("Too many.", 9);
  };
  const call = () => request(anApp({ before })).post("/api/things/7");
  expect((await call().send({ name: "" })).status).toBe(429);
  expect((await call().send({ name: "x" })).status).toBe(429);
});

test("a body that is too large, or no JSON, is a problem that says so", async () => {
  const send = (body: string) =>
    request(anApp()).post("/api/things/7").type("application/json").send(body);
  const large = await send(JSON.stringify({ name: "x".repeat(110_000) }));
  expect([large.status, large.type, large.body.detail]).toEqual([
    413,
    "application/problem+json",
    "The request body is too large; 100 kB is the most.",
  ]);
  const cut = await send('{"name":');
  expect([cut.status, cut.body.detail]).toEqual([400, "The request body is not valid JSON."]);
});

test("of many errors twenty are listed, and the answer says how many more there are", async () => {
  const names = Array.from({ length: 25 }, () => 0);
  const { body } = await request(anApp()).post("/api/many").send({ names });
  expect(body.errors).toHaveLength(20);
  expect(body.detail).toBe("The request is not valid: Send texts (and 5 more errors)");
});

test("answers another content type with 415, another method with 405 and the methods there are", async () => {
  const wrongType = await request(anApp()).post("/api/things/7").type("text/plain").send("name=x");
  expect(wrongType.status).toBe(415);
  const wrongMethod = await request(anApp()).get("/api/things/7");
  expect(wrongMethod.status).toBe(405);
  expect(wrongMethod.headers.allow).toBe("POST, DELETE");
});

test("an endpoint without a response answers 204", async () => {
  const { status, text } = await request(anApp()).delete("/api/things/7");
  expect({ status, text }).toEqual({ status: 204, text: "" });
});

test("an endpoint that needs sign-in answers 401 with the title Unauthorized, or hands over the user", async () => {
  const out = await request(anApp()).get("/api/mine");
  expect(out.status).toBe(401);
  expect(`${out.status}: ${out.text}`).toMatch(/^401: .*Unauthorized/);
  const user = {
    id: "u1",
    email: null,
    emailVerified: true,
    hasPassword: false,
    name: null,
    picture: null,
  };
  expect((await request(anApp({ user })).get("/api/mine")).body).toEqual({ id: "u1" });
});

test("a NUL character is refused as bad input, wherever it stands", async () => {
  expect((await request(anApp()).post("/api/things/7").send({ name: "a\u0000b" })).status).toBe(
    400,
  );
  expect((await request(anApp()).delete("/api/things/a%00b")).status).toBe(400);
});

test("a constant answer is loaded once, after failures again, and revalidated by its tag", async () => {
  const app = anApp();
  expect((await request(app).get("/api/fixed")).status).toBe(500);
  const first = await request(app).get("/api/fixed").set("Accept-Encoding", "br");
  expect(first.headers["content-encoding"]).toBe("br");
  expect(first.body).toEqual({ count: 2, filler: FILLER });
  const plain = await request(app).get("/api/fixed").set("Accept-Encoding", "identity");
  expect(plain.body).toEqual({ count: 2, filler: FILLER });
  expect(plain.headers.etag).not.toBe(first.headers.etag);
  const again = await request(app)
    .get("/api/fixed")
    .set("Accept-Encoding", "identity")
    .set("If-None-Match", plain.headers.etag ?? "");
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: "" });
});
