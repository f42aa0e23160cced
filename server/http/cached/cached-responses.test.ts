import { randomUUID } from "node:crypto";
import { createServer, type OutgoingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import express from "express";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createLogger } from "#server/platform/logger.ts";
import { withHeaders } from "../guards/security-headers.ts";
import { makeCachedResponse } from "./cached-response.ts";
import { CachedResponses, jsonResponse } from "./cached-responses.ts";

const FILM = Buffer.from(Array.from({ length: 100 }, (_, index) => index));
const SCRIPT = Buffer.from("export const vintage = 2026;".repeat(50));

let now: Date;
let isStopping: boolean;
let version: () => string;
let cached: CachedResponses;
let url: string;
let close: () => Promise<void>;

beforeEach(async () => {
  now = new Date("2026-11-21T18:00:00Z");
  isStopping = false;
  version = randomUUID;
  cached = new CachedResponses({
    now: () => now,
    logger: createLogger("silent"),
    guide: async () => ({ version: version() }),
    health: { isStopping: () => isStopping },
  });
  cached.set(
    "/film.mp4",
    makeCachedResponse({
      route: "film",
      type: "video/mp4",
      cacheControl: "no-cache",
      bodies: { identity: FILM },
    }),
  );
  cached.set(
    "/script.js",
    makeCachedResponse({
      route: "script",
      type: "text/javascript",
      cacheControl: "immutable",
      headers: { "X-Site": null, "X-Own": "script" },
      bodies: { identity: SCRIPT, br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) },
    }),
  );
  const server = createServer(
    express().use(
      withHeaders({ "X-Site": "guide" }),
      cached.middleware,
      (_req, res) => void res.status(299).end("router"),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
});
afterEach(() => close());

async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = "GET") {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const asked = request(url + path, { method, headers }, async (res) => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: await buffer(res) });
      });
      asked.once("error", reject).end();
    },
  );
}

describe("the table", () => {
  test("answers with the site's headers and its own", async () => {
    const { status, headers, body } = await ask("/film.mp4?from=mail");
    expect(status).toBe(200);
    expect(body).toEqual(FILM);
    expect(headers).toMatchObject({
      "x-site": "guide",
      "content-type": "video/mp4",
      "content-length": "100",
      "cache-control": "no-cache",
      "accept-ranges": "bytes",
    });
    const own = (await ask("/script.js")).headers;
    expect([own["x-site"], own["x-own"]]).toEqual([undefined, "script"]);
  });

  test("hands over what it does not hold, and every method but GET and HEAD", async () => {
    expect((await ask("/other")).status).toBe(299);
    expect((await ask("/film.mp4", {}, "POST")).status).toBe(299);
    expect((await ask("/%E0%A4%A")).status).toBe(299);
  });

  test("answers HEAD with the headers of GET and no body", async () => {
    const get = await ask("/film.mp4");
    const head = await ask("/film.mp4", { Range: "bytes=0-1" }, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe("100");
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test("sends each caller the encoding it takes, each with a tag of its own", async () => {
    const path = "/script.js";
    const br = await ask(path, { "Accept-Encoding": "gzip, br" });
    const gzip = await ask(path, { "Accept-Encoding": "gzip" });
    const plain = await ask(path);
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body)).toEqual(SCRIPT);
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body).toEqual(SCRIPT);
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [br, gzip, plain]) expect(headers.vary).toBe("Accept-Encoding");
  });
});

describe("conditions", () => {
  test.each([
    ["If-None-Match", (tag: string) => tag, 304],
    ["If-None-Match", (tag: string) => `"other", W/${tag}`, 304],
    ["If-None-Match", () => "*", 304],
    ["If-None-Match", () => '"other"', 200],
    ["If-Match", (tag: string) => tag, 200],
    ["If-Match", (tag: string) => `W/${tag}`, 412],
    ["If-Match", () => '"other"', 412],
  ] as const)("%s %s is answered with %i", async (name, value, status) => {
    const { headers } = await ask("/film.mp4");
    const answer = await ask("/film.mp4", { [name]: value(String(headers.etag)) });
    expect(answer.status).toBe(status);
    expect(answer.headers.etag).toBe(headers.etag);
    if (status !== 200) expect(answer.body).toHaveLength(0);
  });

  test("other headers make another answer, since a 304 would leave the stored ones", () => {
    const digestOf = (headers: Readonly<Record<string, string>>, cacheControl = "no-cache") =>
      makeCachedResponse({
        route: "",
        type: "text/plain",
        cacheControl,
        headers,
        bodies: { identity: FILM },
      }).digest;
    expect(digestOf({ "X-Policy": "none" })).toBe(digestOf({ "X-Policy": "none" }));
    const digests = [
      digestOf({}),
      digestOf({ "X-Policy": "none" }),
      digestOf({ "X-Policy": "self" }),
      digestOf({}, "no-store"),
    ];
    expect(new Set(digests).size).toBe(digests.length);
  });

  test("a part is sent with its place, for the same bytes that If-Range names", async () => {
    const { headers } = await ask("/film.mp4");
    const part = await ask("/film.mp4", { Range: "bytes=10-19", "If-Range": headers.etag });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe("bytes 10-19/100");
    expect(part.headers["content-length"]).toBe("10");
    expect(part.headers["content-type"]).toBe("video/mp4");
    expect(part.body).toEqual(FILM.subarray(10, 20));
    for (const ifRange of ['"other"', `W/${headers.etag}`, "Sat, 21 Nov 2026 18:00:00 GMT"]) {
      const whole = await ask("/film.mp4", { Range: "bytes=10-19", "If-Range": ifRange });
      expect([whole.status, whole.body.length]).toEqual([200, 100]);
    }
  });

  test.each([
    ["bytes=0-9", "bytes 0-9/100"],
    ["bytes=0-0", "bytes 0-0/100"],
    ["bytes=90-", "bytes 90-99/100"],
    ["bytes=-10", "bytes 90-99/100"],
    ["bytes=50-999", "bytes 50-99/100"],
  ])("%s of 100 bytes is answered with %s", async (range, place) => {
    const { status, headers } = await ask("/film.mp4", { Range: range });
    expect([status, headers["content-range"]]).toEqual([206, place]);
  });

  test.each(["bytes=100-", "bytes=10-5"])(
    "a part that is not there (%s) is answered with 416 and the length",
    async (range) => {
      const { status, headers } = await ask("/film.mp4", { Range: range });
      expect([status, headers["content-range"]]).toEqual([416, "bytes */100"]);
      expect((await ask("/film.mp4")).status).toBe(200);
    },
  );

  test.each(["bytes", "bytes=abc", "lines=1-2", "bytes=0-1,5-6"])(
    "Range: %s is answered with the whole, and the connection serves on",
    async (range) => {
      const { status, body, headers } = await ask("/film.mp4", { Range: range });
      expect([status, body.length, headers["content-range"]]).toEqual([200, 100, undefined]);
      expect((await ask("/film.mp4")).status).toBe(200);
    },
  );

  test("no part is sent of what is compressed", async () => {
    const { status, headers } = await ask("/script.js", { Range: "bytes=0-1" });
    expect([status, headers["accept-ranges"]]).toEqual([200, undefined]);
  });
});

/** What is made of content is kept until then, and sent once more while it is made again. */
function halfAMinuteLater(): void {
  now = new Date(now.getTime() + 30_000);
}

describe("a declared answer", () => {
  /** Declares a list that says how often it was made; what it says next can be set. */
  function declareList(path = "/api/list") {
    const list = { loads: 0, failure: null as Error | null };
    cached.declare(path, () => async () => {
      list.loads += 1;
      if (list.failure) throw list.failure;
      return jsonResponse(path, [list.loads]);
    });
    return list;
  }
  const listed = async () => String((await ask("/api/list")).body);

  test("is loaded once for many who ask at once, and is in the table from then on", async () => {
    const list = declareList();
    expect((await ask("/api/list")).status).toBe(299);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => cached.current("/api/list")),
    );
    expect(new Set(answers).size).toBe(1);
    expect([await listed(), list.loads]).toEqual(["[1]", 1]);
  });

  test("is sent once more after half a minute while it is made anew, for many at once", async () => {
    const begun: (() => void)[] = [];
    cached.declare("/api/list", () => async () => {
      await new Promise<void>((go) => begun.push(go));
      return jsonResponse("/api/list", [begun.length]);
    });
    const prepared = cached.prepare();
    await expect.poll(() => begun.length).toBe(1);
    begun[0]?.();
    await prepared;
    halfAMinuteLater();
    expect(await Promise.all(Array.from({ length: 5 }, listed))).toEqual(Array(5).fill("[1]"));
    expect(begun.length).toBe(2);
    begun[1]?.();
    await expect.poll(listed).toBe("[2]");
  });

  test("leaves the table after a minute, and is loaded again", async () => {
    declareList();
    await cached.prepare();
    for (const _ of ["half", "half"]) halfAMinuteLater();
    expect((await ask("/api/list")).status).toBe(299);
    await cached.current("/api/list");
    expect(await listed()).toBe("[2]");
    expect((await ask("/film.mp4")).status).toBe(200);
  });

  test("that says the same when it is made anew is the same answer, and not compressed again", async () => {
    cached.declare("/api/list", () => async () => jsonResponse("/api/list", "wine ".repeat(1000)));
    const before = await cached.current("/api/list");
    for (const _ of ["half", "half"]) halfAMinuteLater();
    expect(await cached.current("/api/list")).toBe(before);
  });

  test("is made anew once the content's version is another, and where nobody can tell it", async () => {
    const list = declareList();
    const visits = async (next: () => string) => {
      version = next;
      halfAMinuteLater();
      halfAMinuteLater();
      await cached.current("/api/list");
      return [await listed(), list.loads];
    };
    expect(await visits(() => "first")).toEqual(["[1]", 1]);
    expect(await visits(() => "first")).toEqual(["[1]", 1]);
    expect(await visits(() => "second")).toEqual(["[2]", 2]);
    const unknown = () => {
      throw new Error("no database");
    };
    expect(await visits(unknown)).toEqual(["[3]", 3]);
    expect(await visits(unknown)).toEqual(["[4]", 4]);
    expect(await visits(() => "second")).toEqual(["[5]", 5]);
  });

  test("that stays as it was says so to the page that is made of it", async () => {
    version = () => "the same";
    const list = declareList();
    list.failure = new Error("no database");
    await cached.current("/api/list").catch(() => {});
    list.failure = null;
    const answers = [await cached.ask("/api/list")];
    version = () => "another";
    list.failure = new Error("no database");
    halfAMinuteLater();
    answers.push(await cached.ask("/api/list"));
    expect(answers.map((asked) => asked?.version)).toEqual(["the same", undefined]);
  });

  test("that cannot be made anew stays as it was, and is tried once a period", async () => {
    const list = declareList();
    await cached.prepare();
    list.failure = new Error("no database");
    for (const _ of ["half", "half"]) halfAMinuteLater();
    await Promise.all(Array.from({ length: 5 }, () => cached.current("/api/list")));
    expect([await listed(), list.loads]).toEqual(["[1]", 2]);
    list.failure = null;
    for (const _ of ["half", "half"]) halfAMinuteLater();
    await cached.current("/api/list");
    expect(await listed()).toBe("[3]");
  });

  test("that lacks something at the moment takes no whole one's place", async () => {
    let isIncomplete = true;
    cached.declare("/page", () => async () => ({
      ...{ route: "page", type: "text/html", cacheControl: "no-cache" },
      ...{ text: isIncomplete ? "text alone" : "drawn", isIncomplete },
    }));
    const body = async () => String((await cached.current("/page")).bodies.identity);
    const bodies = [await body()];
    for (const next of [false, true]) {
      isIncomplete = next;
      for (const _ of ["half", "half"]) halfAMinuteLater();
      bodies.push(await body());
    }
    expect(bodies).toEqual(["text alone", "drawn", "drawn"]);
  });

  test("that cannot be loaded is tried again, and says why at the start", async () => {
    const list = declareList();
    list.failure = new Error("no database");
    await expect(cached.prepare()).rejects.toThrow("no database");
    list.failure = null;
    await cached.current("/api/list");
    expect(await listed()).toBe("[2]");
  });

  test("is there for the next after one that failed, and none is loaded once the site stops", async () => {
    const loaded: string[] = [];
    cached.declare("/api/broken", () => async () => {
      throw new Error("no database");
    });
    for (const path of ["/api/first", "/api/last", "/api/after-the-stop"]) {
      cached.declare(path, () => async () => {
        loaded.push(path);
        isStopping = path === "/api/last";
        return jsonResponse(path, path);
      });
    }
    await expect(cached.prepare()).rejects.toThrow("no database");
    expect(loaded).toEqual(["/api/first", "/api/last"]);
    expect((await ask("/api/first")).body.toString()).toBe('"/api/first"');
  });

  test("that a visitor has asked for is not loaded again", async () => {
    const list = declareList();
    await cached.current("/api/list");
    await cached.prepare();
    expect(list.loads).toBe(1);
  });

  test("made of content that changed meanwhile is for who asked before, and not for the next", async () => {
    const begun: (() => void)[] = [];
    cached.declare("/api/list", () => async () => {
      const value = begun.length;
      await new Promise<void>((go) => begun.push(go));
      return jsonResponse("/api/list", value);
    });
    const before = cached.current("/api/list");
    await expect.poll(() => begun.length).toBe(1);
    for (const _ of ["half", "half"]) halfAMinuteLater();
    const after = cached.current("/api/list");
    await expect.poll(() => begun.length).toBe(2);
    for (const go of [...begun].reverse()) go();
    const bodies = (await Promise.all([before, after])).map(({ bodies }) => `${bodies.identity}`);
    expect(bodies).toEqual(["0", "1"]);
    expect(await listed()).toBe("1");
  });
});
