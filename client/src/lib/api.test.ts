import { expect, test, vi } from "vitest";
import { requestsTo, stubApi, stubProblem } from "#client/testing/api.ts";
import { problemSchema } from "#shared/api/problem.ts";
import { siteApi } from "#shared/api/site.ts";
import { tripListApi } from "#shared/api/trips/trip-list.ts";
import { tripsApi } from "#shared/api/trips/trips.ts";
import { wineriesApi } from "#shared/api/wineries.ts";
import { ApiError, callApi, readProblem } from "./api.ts";

const answers = (response: Response) => vi.stubGlobal("fetch", async () => response);

const messageOf = async (call: Promise<unknown>) =>
  await call.then(
    () => "it succeeded",
    (error: Error) => error.message,
  );

test("§7: an error's message is the status, a colon, a space and the body", async () => {
  answers(new Response("no such winery", { status: 404, statusText: "Not Found" }));
  const call = callApi(wineriesApi.bySlug, { params: { slug: "nowhere" } });
  expect(await messageOf(call)).toBe("404: no such winery");
});

test("§7: an empty body leaves the status text", async () => {
  answers(new Response("", { status: 502, statusText: "Bad Gateway" }));
  expect(await messageOf(callApi(wineriesApi.list, {}))).toBe("502: Bad Gateway");
});

test("§7: where the specification fixes the message, the answer is kept as its cause", async () => {
  answers(new Response("", { status: 502, statusText: "Bad Gateway" }));
  const call = callApi(wineriesApi.list, {}, { failureMessage: "Failed to fetch wineries" });
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: "Failed to fetch wineries" });
  expect(error instanceof Error && error.cause).toBeInstanceOf(ApiError);
});

test("an error keeps when the site asks to be asked again", async () => {
  answers(new Response("", { status: 503, headers: { "Retry-After": "7" } }));
  const error: unknown = await callApi(wineriesApi.list, {}).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 503, retryAfter: "7" });
});

test("§7: an answer that is good is read as JSON", async () => {
  stubApi(siteApi.health, { status: "ok" });
  expect(await callApi(siteApi.health, {})).toEqual({ status: "ok" });
});

test("the headers a call declares are sent where they have a value", async () => {
  stubProblem(tripsApi.remove, { title: "Not Found", status: 404, detail: "There is none." });
  for (const key of ["a key", undefined]) {
    const input = { params: { token: "t" }, headers: { "x-edit-key": key } };
    await callApi(tripsApi.remove, input).catch(() => {});
  }
  expect(requestsTo(tripsApi.remove).map(({ headers }) => headers)).toEqual([
    { "x-edit-key": "a key" },
    {},
  ]);
});

const NOTE = {
  ...{ id: "0b8f7a52-5d0e-4f53-8a1f-1b2c3d4e5f62", kind: "note" as const, wineryId: 7 },
  note: { text: "n".repeat(70_000) },
};

test("a change that outlives its page asks the browser to send it although the page is left", async () => {
  const asked: (RequestInit | undefined)[] = [];
  vi.stubGlobal("fetch", async (_address: string, init?: RequestInit) => {
    asked.push(init);
    return Response.json({ wineryIds: [3] });
  });
  const body = { wineryIds: [3] };
  await callApi(tripListApi.add, { body }, { outlivesPage: true });
  await callApi(tripListApi.add, { body });
  // Browsers refuse to send 64 KiB after the page.
  const large = { params: { token: "t" }, headers: {}, body: { version: 1, changes: [NOTE] } };
  await callApi(tripsApi.change, large, { outlivesPage: true });
  expect(asked.map((init) => init?.keepalive)).toEqual([true, undefined, undefined]);
});

test("a change that gets no answer has failed after a while, as a read has", async () => {
  vi.useFakeTimers();
  const hangs = (_address: string, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  vi.stubGlobal("fetch", hangs);
  const input = { params: { token: "t" }, headers: {} };
  const errors = Promise.all([
    callApi(tripsApi.remove, input).catch((error: unknown) => error),
    callApi(wineriesApi.list, {}, { failureMessage: "Failed to fetch wineries" }).catch(
      (error: unknown) => error,
    ),
  ]);
  await vi.runAllTimersAsync();
  expect(await errors).toMatchObject([
    { name: "TimeoutError" },
    { message: "Failed to fetch wineries", cause: { name: "TimeoutError" } },
  ]);
});

const PROBLEM = { title: "Bad Request", status: 400, detail: "Send a body." };

test.each([
  PROBLEM,
  { ...PROBLEM, errors: [{ field: "body.email", message: "Please enter it" }], retryAfter: 3 },
  { ...PROBLEM, type: "about:blank", version: 4 },
])("reads a problem as the contract does: %j", (problem) => {
  expect(readProblem(JSON.stringify(problem))).toEqual(problemSchema.parse(problem));
});

test.each(["", "<h1>Bad Gateway</h1>", "null", "[]", '"502"', '{"title":"x","status":"400"}'])(
  "takes %j for no problem",
  (text) => {
    expect(readProblem(text)).toBeUndefined();
  },
);
