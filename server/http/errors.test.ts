import { DrizzleQueryError } from "drizzle-orm";
import express from "express";
import pg from "pg";
import request from "supertest";
import { expect, test } from "vitest";
import { DatabaseAwayError } from "#server/platform/database/db-failures.ts";
import { createLogger } from "#server/platform/logger.ts";
import { problemHandler } from "./errors.ts";

const coded = (code: string) => Object.assign(new Error(`${code} happened`), { code });

function stated(code: string): Error {
  const error = new pg.DatabaseError("a text that quotes ada@example.org", 10, "error");
  return Object.assign(error, { severity: "ERROR", code });
}

/** What a request is answered whose handler throws this. */
async function answerTo(error: Error) {
  const app = express();
  app.get("/", () => {
    throw error;
  });
  app.use(problemHandler(createLogger("silent")));
  const { status, body, headers } = await request(app).get("/");
  return { status, detail: body.detail as unknown, retryAfter: headers["retry-after"] };
}

const queryFailed = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

test.each([
  ["a refused connection", new DatabaseAwayError(coded("ECONNREFUSED"))],
  ["a query whose connection broke", queryFailed(coded("ECONNRESET"))],
  ["a query on an ended connection", new Error("Connection terminated unexpectedly")],
  ["a server that shuts down", queryFailed(stated("57P01"))],
  ["a server without room", stated("53300")],
])("%s is answered as a database that does not answer", async (_name, error) => {
  expect(await answerTo(error)).toEqual({
    status: 503,
    detail: "The database does not answer. Please try again.",
    retryAfter: "10",
  });
});

test.each([
  ["a missing file", coded("ENOENT")],
  ["another server that refuses", new Error("fetch failed", { cause: coded("ECONNREFUSED") })],
  ["a broken rule of the database", queryFailed(stated("23505"))],
])("%s is not called a database that does not answer", async (_name, error) => {
  expect(await answerTo(error)).toMatchObject({
    status: 500,
    detail: "Something went wrong on our side.",
  });
});

test.each(["25006", "53100"])(
  "a database that is read-only or whose disk is full (%s) is said to store nothing now",
  async (code) => {
    expect(await answerTo(queryFailed(stated(code)))).toMatchObject({
      status: 503,
      detail: "We can’t save anything right now. Please try again.",
    });
  },
);

test("a database that is away is told once, however many requests fail", async () => {
  const lines: string[] = [];
  const app = express();
  app.get("/", () => {
    throw new DatabaseAwayError(coded("ECONNREFUSED"));
  });
  const logger = createLogger("info", { write: (line) => lines.push(line) });
  app.use(problemHandler(logger));
  for (let count = 0; count < 4; count += 1) await request(app).get("/");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "dependency away", dependency: "postgres", code: "ECONNREFUSED" },
  ]);
});

test("somebody who reads gets a page that needs no script, and a program the problem", async () => {
  const app = express();
  app.get(["/planner", "/api/wineries"], () => {
    throw new DatabaseAwayError(coded("ECONNREFUSED"));
  });
  app.use(problemHandler(createLogger("silent")));
  const ask = (path: string, accept: string) => request(app).get(path).set("Accept", accept);
  const browser = "text/html,application/xhtml+xml,*/*;q=0.8";
  const page = await ask("/planner", browser);
  expect([page.status, page.type, page.headers["retry-after"]]).toEqual([503, "text/html", "10"]);
  expect(page.text).toContain("<h1>Back in a moment</h1>");
  expect(page.text).not.toContain("<script");
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  for (const [path, accept] of [
    ["/planner", "application/json"],
    ["/api/wineries", browser],
  ] as const) {
    expect((await ask(path, accept)).type).toBe("application/problem+json");
  }
});

test("whoever signs in while the database is away gets the page too, not a program's answer", async () => {
  const app = express();
  app.get("/api/login", () => {
    throw new DatabaseAwayError(coded("ECONNREFUSED"));
  });
  app.use(problemHandler(createLogger("silent")));
  const answer = await request(app)
    .get("/api/login")
    .set({ Accept: "text/html,*/*;q=0.8", "Sec-Fetch-Mode": "navigate" });
  expect([answer.status, answer.type]).toEqual([503, "text/html"]);
  expect(answer.text).toContain("<h1>Back in a moment</h1>");
});
