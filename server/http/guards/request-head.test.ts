import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Request, Response } from "express";
import { expect, test as pure, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { test as base, planner } from "#server/testing/testing.ts";
import { MAX_QUERY_BYTES } from "#shared/domain/site/paths.ts";
import { validHeadOnly } from "./request-head.ts";

/** Sends bytes as they are on a connection of their own, and reads status and body. */
const test = base.extend("send", async ({ deps }, { onCleanup }) => {
  const server = createServer(createApp(deps, { planner }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onCleanup(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (lines: readonly string[]) => {
    const socket = connect(port, "127.0.0.1");
    socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
    const answer = await text(socket);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    const type = /^content-type: ([^;\r]+)/im.exec(head)?.[1];
    return { status: Number(head.split(" ")[1]), type, body };
  };
});

/** One that stands ready, one of the framework, one nobody knows. */
const PATHS = ["/api/wineries", "/api/cities?search=wa", "/nowhere"];

test("a request with two Host headers is refused, whatever answers it", async ({ send }) => {
  await send(["GET /api/wineries HTTP/1.1", "Host: guide.test"]);
  for (const path of PATHS) {
    for (const second of ["Host: evil.example", "host:guide.test", "HOST: guide.test"]) {
      const { status, type } = await send([`GET ${path} HTTP/1.1`, "Host: guide.test", second]);
      expect({ path, second, status, type }).toEqual({
        path,
        second,
        status: 400,
        type: "application/problem+json",
      });
    }
  }
});

test("a Host that is no host is refused", async ({ send }) => {
  await send(["GET /api/wineries HTTP/1.1", "Host: guide.test"]);
  for (const host of [
    "",
    "a b",
    "user@guide.test",
    "guide.test/x",
    "guide.test:port",
    "[::1",
    "a,b",
  ]) {
    const { status } = await send(["GET /api/wineries HTTP/1.1", `Host: ${host}`]);
    expect({ host, status }).toEqual({ host, status: 400 });
  }
});

test("every way to name a host passes, and an old program that names none", async ({ send }) => {
  for (const host of ["guide.test", "GUIDE.test:443", "my_host", "127.0.0.1:5000", "[::1]:5000"]) {
    const { status } = await send(["GET /api/wineries HTTP/1.1", `Host: ${host}`]);
    expect({ host, status }).toEqual({ host, status: 200 });
  }
  expect((await send(["GET /api/wineries HTTP/1.0"])).status).toBe(200);
});

pure("a header named like a part of every object passes in every version of Node", () => {
  const request = {
    url: "/",
    rawHeaders: ["Host", "guide.test", "__proto__", "x"],
    // As in Node 20.19.
    get headersDistinct() {
      throw new TypeError("dest[field].push is not a function");
    },
  };
  const next = vi.fn();
  validHeadOnly(request as unknown as Request, {} as Response, next);
  expect(next).toHaveBeenCalledExactlyOnceWith();
});

test("a query of more than 2,000 bytes is 414 everywhere: a problem for programs, a page for people", async ({
  send,
}) => {
  const ask = async (path: string, length: number, accept: string) =>
    send([
      `GET ${path}?q=${"-".repeat(length - 3)} HTTP/1.1`,
      "Host: guide.test",
      `Accept: ${accept}`,
    ]);
  const program = "application/json";
  const browser = "text/html,*/*;q=0.8";
  expect((await ask("/api/wineries", MAX_QUERY_BYTES, program)).status).toBe(200);
  for (const path of ["/api/wineries", "/api/cities", "/shared", "/data"]) {
    const { status, type, body } = await ask(path, MAX_QUERY_BYTES + 1, program);
    expect([path, status, type]).toEqual([path, 414, "application/problem+json"]);
    expect(body).toContain("2001 bytes; 2000 is the most");
  }
  const page = await ask("/shared", 12_000, browser);
  expect([page.status, page.type]).toEqual([414, "text/html"]);
  expect(page.body).toContain("<h1>This cannot be shown</h1>");
  const api = await ask("/api/wineries", 12_000, browser);
  expect([api.status, api.type]).toEqual([414, "application/problem+json"]);
});
