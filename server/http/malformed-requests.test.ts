import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import request from "supertest";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { CachedResponses } from "#server/http/cached/cached-responses.ts";
import { schema } from "#server/platform/database/db.ts";
import { allEndpoints, filledPath } from "#server/testing/contract.ts";
import { make, read } from "#server/testing/made-trip.ts";
import { samePage } from "#server/testing/same-page.ts";
import { planner, test } from "#server/testing/testing.ts";
import { problemSchema } from "#shared/api/problem.ts";
import { readBuild, staticSite } from "./cached/static-site.ts";

interface AnyRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** Texts that break programs: NUL, lone surrogates, markup, header breaks, patterns, sheer length. */
const nastyText = fc.oneof(
  fc.constantFrom(
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udfff x",
    "\u202e",
    "__proto__",
    "constructor",
    "%00",
    "%",
    "\\u0000",
    "'; drop table wineries; --",
    "<script>alert(1)</script>",
    "a@b.org\r\nBcc: c@d.org",
    '"a b"@example.org',
    "a@example.org,b@example.org",
    "1e400",
    "NaN",
    "Walla Walla",
    "0000-00-00",
    "9999-12-31",
    "2026-02-30",
    "x".repeat(20_000),
  ),
  fc.string({ unit: "binary" }),
);

const nastyNumber = fc.constantFrom(
  "1e999",
  "-1e999",
  "-0",
  "0.5",
  "2147483648",
  "9007199254740993",
  "1e-400",
  "99999999999999999999",
);

const nested = fc
  .tuple(fc.integer({ min: 1, max: 40_000 }), fc.constantFrom("[]", "{}"))
  .map(([depth, kind]) =>
    kind === "[]"
      ? "[".repeat(depth) + "]".repeat(depth)
      : `${'{"a":'.repeat(depth / 6)}1${"}".repeat(depth / 6)}`,
  );

/** JSON text of any value, also of some that no value has. */
const nastyJson = fc.oneof(
  nastyText.map((value) => JSON.stringify(value)),
  nastyNumber,
  fc.constantFrom(
    "null",
    "true",
    "[]",
    "{}",
    '{"__proto__":{"id":1}}',
    '{"id":1,"id":2}',
    "[[1]]",
    '{"length":3}',
  ),
  fc.json(),
);

const valid: Readonly<Record<string, string>> = {
  email: '"visitor@example.org"',
  tripData:
    '{"startCity":"Walla Walla","preferences":["Syrah"],"days":2,"wineriesPerDay":2,"startDate":"2026-12-05"}',
  wineries: '[1,{"id":2}]',
  requestId: '"4c5f6a3e-9f7c-4a51-8b0a-5f7b8f3f9d11"',
  source: '"footer"',
};

/** A valid body of the mail endpoints with some parts replaced, removed or added. */
const mutatedBody = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...Object.keys(valid)), fc.option(nastyJson), { maxKeys: 3 }),
    fc.dictionary(nastyText, nastyJson, { maxKeys: 2 }),
    fc.dictionary(
      fc.constantFrom("startCity", "preferences", "days", "wineriesPerDay", "guests", "startDate"),
      nastyJson,
      { maxKeys: 2 },
    ),
  )
  .map(([replaced, added, trip]) => {
    const inner = Object.entries({ ...JSON.parse(valid.tripData ?? "{}") }).map(
      ([name, value]) => [name, JSON.stringify(value)] as const,
    );
    const tripData = objectText([...inner, ...Object.entries(trip)]);
    const parts = Object.entries({ ...valid, tripData, ...replaced });
    return objectText([...parts.filter((part) => part[1] !== null), ...Object.entries(added)]);
  });

function objectText(entries: readonly (readonly [string, unknown])[]): string {
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(",")}}`;
}

const bodyText = fc.oneof(
  { weight: 5, arbitrary: mutatedBody },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: nested.map((deep) => `{"wineries":${deep},"email":${deep}}`) },
  { weight: 1, arbitrary: nastyJson },
);

/** The body as bytes with its headers: plain, cut off, compressed, said to be what it is not. */
const body = fc
  .tuple(
    bodyText,
    fc.constantFrom(
      "plain",
      "plain",
      "plain",
      "cut",
      "gzip",
      "broken gzip",
      "not gzip",
      "other type",
    ),
    fc.constantFrom("utf-8", "utf-8", "UTF-16", "utf-7", "latin1", "klingon", ""),
    fc.nat(),
  )
  .map(([json, kind, charset, seed]) => {
    const bytes = Buffer.from(json);
    const type = charset ? `application/json; charset=${charset}` : "application/json";
    const headers = { "content-type": type };
    const encoded = { ...headers, "content-encoding": "gzip" };
    if (kind === "cut") return { headers, body: bytes.subarray(0, seed % (bytes.length + 1)) };
    if (kind === "gzip") return { headers: encoded, body: gzipSync(bytes) };
    if (kind === "broken gzip") return { headers: encoded, body: gzipSync(bytes).subarray(0, -9) };
    if (kind === "not gzip") return { headers: encoded, body: bytes };
    if (kind === "other type") return { headers: { "content-type": "text/plain" }, body: bytes };
    return { headers, body: bytes };
  });

/** What may be in a request line, valid percent-encoding or not. */
const pathPiece = fc.oneof(
  fc.constantFrom("%", "%ff", "%c3%28", "%00", "..", "%2e%2e%2f", "%5c", "[", "a".repeat(3_000)),
  fc.string({ unit: fc.constantFrom(..."abcxyz019-_.~%!$&'()*+,;=:@/?[]{}|\\^`\"<>") }),
);

const endpoints = await allEndpoints();

/** The calls of the contract that take a body from anybody. */
const openBodies = endpoints.filter(({ auth, body }) => body && auth === undefined);

/** Every path of the contract with a piece in place of its parameters or behind it, and some pages. */
const path = fc
  .tuple(
    fc.constantFrom(
      ...endpoints.map(({ path }) => path),
      "/api/cities?search=",
      "/api/cities?search[a]=",
      "/api/cities?search=%E0%A4%A&search=",
      "/api/",
      "/dev/mailbox/",
      "/winery/",
      "/",
    ),
    pathPiece,
  )
  .map(([start, piece]) =>
    start.includes(":") ? start.replace(/:\w+/g, () => piece) : start + piece,
  );

const anyRequest: fc.Arbitrary<AnyRequest> = fc
  .oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        method: fc.constant("POST"),
        path: fc.constantFrom(...openBodies.map((endpoint) => filledPath(endpoint, "1"))),
        content: body,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        method: fc.constantFrom("GET", "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"),
        path,
        content: fc.option(body),
      }),
    },
  )
  .map(({ method, path, content }) => {
    if (!content || method === "GET" || method === "HEAD") {
      return { method, path, headers: {}, body: null };
    }
    const length = { "content-length": String(content.body.length) };
    return { method, path, headers: { ...content.headers, ...length }, body: content.body };
  });

const TOGETHER = 10;
const RUNS = 200;

test("no malformed request of 2,000 is answered with a 5xx, and each refusal is a problem on one line", async ({
  deps,
  clock,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "guide-malformed-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>page</title>");
  const cached = new CachedResponses(deps);
  const build = readBuild(folder);
  const { router: site } = await staticSite(build, cached, samePage(build));
  const app = createApp(deps, { cached, planner, site });
  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });

  async function answerTo({ method, path, headers, body }: AnyRequest) {
    return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
      const asked = ask({ agent, host: "127.0.0.1", port, method, path, headers }, (res) => {
        text(res).then((answer) => {
          const type = res.headers["content-type"] ?? "";
          resolve({ status: res.statusCode ?? 0, type, body: answer });
        }, reject);
      });
      asked.once("error", reject);
      asked.end(body);
    });
  }

  async function check(sent: AnyRequest): Promise<void> {
    const { status, type, body } = await answerTo(sent);
    const asked = `${sent.method} ${sent.path.slice(0, 200)}`;
    expect(status, asked).toBeLessThan(500);
    if (status < 400 || !sent.path.startsWith("/api/") || sent.method === "HEAD") return;
    expect(type, `${asked}: ${status}`).toBe("application/problem+json; charset=utf-8");
    expect(body).not.toContain("\n");
    expect(problemSchema.parse(JSON.parse(body)).status).toBe(status);
  }

  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRequest, { minLength: TOGETHER, maxLength: TOGETHER }),
        async (requests) => {
          // A new hour for every ten, so that the limits on mail do not hide what lies behind them.
          clock.now = new Date(clock.now.getTime() + 3_600_000);
          await Promise.all(requests.map(check));
        },
      ),
      { numRuns: RUNS },
    );
    const { status } = await answerTo({
      method: "GET",
      path: "/api/health",
      headers: {},
      body: null,
    });
    expect(status).toBe(200);
  } finally {
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  }
}, 240_000);

test("a NUL character is refused, the text that spells it is not", async ({ app }) => {
  const search = (query: string) => request(app).get(`/api/cities?search=${query}`);
  expect((await search("ab%00")).status).toBe(400);
  expect((await search("ab%5Cu0000")).status).toBe(200);
});

/** What a limit on characters leaves of 🍇. */
const HALF = "\ud83c";

test("half of an emoji costs itself and no other character, in new trips, changes and mails", async ({
  app,
}) => {
  const lunchPlaces = [{ key: `k${HALF}`, name: `The 🍇 ${HALF}`, town: "Walla Walla" }];
  const made = await make(app, { notes: { 1: { text: `Ask for Ada ${HALF}` } }, lunchPlaces });
  const trip = await read(app, made);
  expect(trip.notes?.["1"]?.text).toBe("Ask for Ada \ufffd");
  expect(JSON.stringify(trip)).toContain("The 🍇 \ufffd");

  const note = { text: `${HALF} and two words` };
  const changes = [{ id: randomUUID(), kind: "note", wineryId: 1, note }];
  const body = { version: trip.version, changes };
  const changed = await request(app).patch(made.path).set("X-Edit-Key", made.key).send(body);
  expect([changed.status, changed.body.notes["1"].text]).toEqual([200, "\ufffd and two words"]);

  const ends = [{ from: `${HALF}, Walla Walla`, to: "Walla Walla" }];
  await make(app, { ends, base: undefined, days: undefined, wineries: [1] });
  const tripData = { startCity: "Walla Walla", days: 1, wineriesPerDay: 2, schedule: { ends } };
  const mail = { email: "visitor@example.org", tripData, wineries: [1] };
  expect((await request(app).post("/api/itineraries/send-email").send(mail)).status).toBe(200);
});

test("half of an emoji in a key or in an address is answered like any other text", async ({
  app,
}) => {
  const wishes = { [HALF]: "must" };
  const trip = { base: "Walla Walla", days: 1, wineries: [1], wishes };
  expect((await request(app).post("/api/trips").send(trip)).status).toBe(400);
  expect((await request(app).get("/api/cities?search=%ED%A0%BC")).status).toBe(200);
  expect((await request(app).get("/api/trips/%ED%A0%BC")).status).toBeLessThan(500);
});

test.for(["9999-12-31", "2200-01-01", "1999-12-31", "0000-01-01"])(
  "a trip that begins on %s is refused everywhere, with the years to choose from",
  async (startDate, { app }) => {
    const made = await make(app);
    const trip = { base: "Walla Walla", days: 1, wineries: [1], startDate };
    const tripData = { startCity: "Walla Walla", days: 1, wineriesPerDay: 2, startDate };
    const start = { id: randomUUID(), kind: "start", startDate };
    const answers = await Promise.all([
      request(app).post("/api/plans").send(trip),
      request(app).post("/api/trips").send(trip),
      request(app)
        .post("/api/itineraries/send-email")
        .send({ email: "visitor@example.org", tripData, wineries: [1] }),
      request(app)
        .patch(made.path)
        .set("X-Edit-Key", made.key)
        .send({ version: 1, changes: [start] }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.errors).toEqual([
        {
          field: expect.stringContaining("startDate"),
          message: expect.stringContaining("2000 to 2199"),
        },
      ]);
    }
    expect((await read(app, made)).request.startDate).toBe("2026-12-05");
  },
);

test("a trip that got the first or last of all dates before there were limits opens", async ({
  app,
  db,
}) => {
  const made = await make(app);
  for (const startDate of ["9999-12-31", "9999-12-29", "0001-01-01"]) {
    await db.update(schema.itineraries).set({ startDate });
    expect((await read(app, made)).request.startDate).toBe(startDate);
    expect((await request(app).get(`${made.path}/calendar.ics`)).status).toBeLessThan(500);
  }
  const patch = { fields: { startDate: "0000-01-01" } };
  const changes = [{ id: randomUUID(), kind: "undo", patch, said: "" }];
  const undone = request(app).patch(made.path).set("X-Edit-Key", made.key);
  expect((await undone.send({ version: 1, changes })).status).toBe(400);
});
