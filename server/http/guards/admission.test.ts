import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import express, { type ErrorRequestHandler, type Response } from "express";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { HttpProblem, sendProblem } from "../problem.ts";
import { Admission, requestClass } from "./admission.ts";

describe("what is lost first", () => {
  test.each([
    ["/api/plans", "work"],
    ["/api/drives/courses", "work"],
    ["/pictures/share/wineries/x.png", "work"],
    ["/api/trips/abc/calendar.ics", "work"],
    ["/api/trips/abc/mail", "mail"],
    ["/api/itineraries/send-email", "mail"],
    ["/API/Trips/abc/Mail/", "mail"],
    ["/Api/Plans", "work"],
    ["/api/mail/never/abc", "own"],
    ["/api/trips/abc", "own"],
    ["/api/trips/abc/events", "own"],
    ["/api/login", "signIn"],
    ["/api/callback/", "signIn"],
    ["/api/favorites", "own"],
    ["/api/auth/user", "own"],
    ["/api/wineries/slug/x", "page"],
    ["/trip/abc", "page"],
    ["/", "page"],
    ["/api/live", undefined],
    ["/api/metrics", undefined],
    ["/API/health/", undefined],
  ])("%s is %s", (path, expected) => expect(requestClass(path)).toBe(expected));
});

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server behind `admission` that answers nothing until it is told to. */
async function slowServer(admission: Admission) {
  const waiting: Response[] = [];
  const app = express().set("trust proxy", true);
  app.use(admission.middleware, (_req, res) => void waiting.push(res));
  const problems: ErrorRequestHandler = (error, _req, res, _next) => {
    if (error instanceof HttpProblem) sendProblem(res, error);
  };
  const server = app.use(problems).listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    /** Sends this much of a request, and reads nothing. */
    say: (text: string) => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      open.push(() => socket.destroy());
      socket.write(text);
      return socket;
    },
    ask: (path: string, client = "127.0.0.1") =>
      fetch(url + path, { headers: { "X-Forwarded-For": client } }).catch(() => undefined),
    waiting,
    answerAll: () => {
      for (const res of waiting.splice(0)) res.end();
    },
  };
}

function admissionWithLag() {
  let lag = 0;
  let time = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => time);
  onTestFinished(() => clock.mockRestore());
  const admission = new Admission(() => lag);
  const look = (ms: number, times = 1) => {
    lag = ms;
    for (let index = 0; index < times; index++) admission.look();
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { admission, look, pass };
}

test("while answers are late fewer are let in, and more again once they are not", async () => {
  const { admission, look, pass } = admissionWithLag();
  const { ask, waiting, answerAll } = await slowServer(admission);
  /** How many of many at once are let in; they are answered after so many milliseconds. */
  const round = async (ms: number) => {
    const answers = Array.from({ length: 60 }, () => ask("/api/plans"));
    let refused = 0;
    for (const answer of answers) {
      void answer.then((each) => {
        if (each?.status === 503) refused += 1;
      });
    }
    await expect.poll(() => waiting.length + refused).toBe(60);
    const letIn = waiting.length;
    pass(ms);
    answerAll();
    await Promise.all(answers);
    await expect.poll(() => admission.inHand).toBe(0);
    look(0);
    return letIn;
  };
  const late: number[] = [];
  for (let index = 0; index < 9; index++) late.push(await round(5000));
  expect(late.slice(0, 3)).toEqual([48, 33, 23]);
  expect(late.at(-1)).toBe(8);
  expect([await round(100), await round(100), await round(100)]).toEqual([8, 12, 16]);
});

test("beyond its share in hand a class is refused at once, and the others are not", async () => {
  const { admission } = admissionWithLag();
  const { ask, waiting, answerAll } = await slowServer(admission);
  const first = Array.from({ length: 48 }, () => ask("/api/plans"));
  await expect.poll(() => waiting.length).toBe(48);
  const refused = await ask("/api/plans");
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get("retry-after")).toBe("2");
  const page = ask("/somewhere");
  await expect.poll(() => waiting.length).toBe(49);
  expect(admission.inHand).toBe(49);
  answerAll();
  expect((await page)?.status).toBe(200);
  expect((await Promise.all(first)).every((answer) => answer?.status === 200)).toBe(true);
  await expect.poll(() => admission.inHand).toBe(0);
});

/** Asks a class with 48 places; says how many of 50 requests at once are let in, the nth from this client. */
async function fullClass() {
  const { admission } = admissionWithLag();
  const { ask, waiting, answerAll } = await slowServer(admission);
  const letIn = async (clientOf: (nth: number) => string) => {
    const before = waiting.length;
    let refused = 0;
    for (let nth = 0; nth < 50; nth++) {
      void ask("/api/plans", clientOf(nth)).then((answer) => {
        if (answer?.status === 503) refused += 1;
      });
    }
    await expect.poll(() => waiting.length - before + refused).toBe(50);
    return waiting.length - before;
  };
  return { admission, letIn, answerAll };
}

test("one client that fills a class leaves others an equal part, and all together twice the limit at most", async () => {
  const { admission, letIn, answerAll } = await fullClass();
  const all: number[] = [];
  for (const nth of [1, 2, 1, 3, 4, 5]) all.push(await letIn(() => `192.${nth}.2.1`));
  expect(all).toEqual([48, 24, 0, 16, 8, 0]);
  answerAll();
  await expect.poll(() => admission.inHand).toBe(0);
});

test("one network with any number of clients leaves places for others", async () => {
  const { letIn, answerAll } = await fullClass();
  const fromNetwork = (nth: number) => `2001:db8:0:${nth}::1`;
  expect(await letIn(fromNetwork)).toBe(50);
  expect(await letIn((nth) => fromNetwork(50 + nth))).toBe(22);
  expect(await letIn((nth) => `192.0.2.${nth}`)).toBe(24);
  answerAll();
});

test("mails that their server keeps waiting leave plans their places, and wait for each other", async () => {
  const { admission, look } = admissionWithLag();
  const { ask, waiting, answerAll } = await slowServer(admission);
  const mails = Array.from({ length: 12 }, () => ask("/api/trips/abc/mail"));
  await expect.poll(() => waiting.length).toBe(12);
  mails.push(ask("/api/itineraries/send-email"));
  await expect.poll(() => waiting.length).toBe(13);
  look(0, 20);
  expect((await ask("/api/trips/abc/mail"))?.status).toBe(503);
  const plans = Array.from({ length: 40 }, () => ask("/api/plans"));
  await expect.poll(() => waiting.length).toBe(13 + 40);
  answerAll();
  for (const answer of await Promise.all([...mails, ...plans])) expect(answer?.status).toBe(200);
});

test("visitors who give up leave their places", async () => {
  const { admission } = admissionWithLag();
  const { waiting, ask } = await slowServer(admission);
  void ask("/api/plans");
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.destroy();
  await expect.poll(() => admission.inHand).toBe(0);
});

test("who sends the rest of a body late, or does not read the answer, takes nobody's place", async () => {
  const { admission, look } = admissionWithLag();
  const { waiting, ask, say, answerAll } = await slowServer(admission);
  const head = "POST /api/plans HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{";
  const sending = Array.from({ length: 48 }, () => say(head));
  await expect.poll(() => waiting.length).toBe(48);
  look(0, 20);
  expect(admission.inHand).toBe(0);
  for (const socket of sending) socket.write("}");
  await expect.poll(() => admission.inHand).toBe(48);
  expect((await ask("/api/plans"))?.status).toBe(503);
  const long = Buffer.alloc(20_000_000);
  for (const res of waiting.splice(0)) res.end(long);
  expect(admission.inHand).toBe(0);
  const answer = ask("/api/plans");
  await expect.poll(() => waiting.length).toBe(1);
  answerAll();
  expect((await answer)?.status).toBe(200);
});

test("a read whose sender says that a body is still to come counts from the start", async () => {
  const { admission } = admissionWithLag();
  const { waiting, say } = await slowServer(admission);
  say("GET /api/plans HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n");
  await expect.poll(() => waiting.length).toBe(1);
  expect(admission.inHand).toBe(1);
});

test("open pages of a trip take no place", async () => {
  const { admission } = admissionWithLag();
  const { waiting, ask, answerAll } = await slowServer(admission);
  const page = ask("/api/trips/abc/events");
  await expect.poll(() => waiting.length).toBe(1);
  expect(admission.inHand).toBe(0);
  answerAll();
  await page;
});

/** So many requests in hand that lag is taken for their doing. */
async function crowd({ ask, waiting }: Awaited<ReturnType<typeof slowServer>>): Promise<void> {
  const before = waiting.length;
  for (let index = 0; index < 16; index++) void ask("/api/wineries/slug/x");
  await expect.poll(() => waiting.length).toBe(before + 16);
}

test("a machine that is busy with something else refuses nobody", async () => {
  const { admission, look } = admissionWithLag();
  const { ask, waiting, answerAll } = await slowServer(admission);
  look(9000, 12);
  const asked = ["/api/plans", "/api/favorites", "/wineries"].map((path) => ask(path));
  await expect.poll(() => waiting.length).toBe(3);
  expect(admission.isOverloaded).toBe(false);
  answerAll();
  for (const answer of asked) expect((await answer)?.status).toBe(200);
});

test("sign-ins that wait for a silent provider leave members their trips, however many they are", async () => {
  const { ask, waiting, answerAll } = await slowServer(admissionWithLag().admission);
  let refused = 0;
  for (let count = 0; count < 200; count++) {
    void ask("/api/callback").then((answer) => {
      if (answer?.status === 503) refused += 1;
    });
  }
  await expect.poll(() => refused, { timeout: 10_000 }).toBe(152);
  const member = ask("/api/trips/abc");
  await expect.poll(() => waiting.length).toBe(49);
  answerAll();
  expect((await member)?.status).toBe(200);
});

test("lag refuses work first, then what is a visitor's own, pages last, and never an operator", async () => {
  const { admission, look } = admissionWithLag();
  const server = await slowServer(admission);
  const { ask, waiting, answerAll } = server;
  const isLetIn = async (path: string) => {
    const before = waiting.length;
    const answer = ask(path);
    await expect
      .poll(async () => waiting.length > before || (await Promise.race([answer, null])) !== null)
      .toBe(true);
    const letIn = waiting.length > before;
    answerAll();
    return (await answer)?.status === 200 && letIn;
  };
  const letIn = async () => {
    const paths = ["/api/plans", "/api/favorites", "/wineries", "/api/live"];
    const all: boolean[] = [];
    for (const path of paths) all.push(await isLetIn(path));
    return all;
  };
  await crowd(server);
  look(400, 2);
  expect(await letIn()).toEqual([false, true, true, true]);
  await crowd(server);
  look(1200, 2);
  expect(await letIn()).toEqual([false, false, true, true]);
  await crowd(server);
  look(4000, 2);
  expect(await letIn()).toEqual([false, false, false, true]);
});

test("one late look refuses nobody, and a short calm lets nobody in: it does not flap", async () => {
  const { admission, look } = admissionWithLag();
  const server = await slowServer(admission);
  await crowd(server);
  look(0, 12);
  look(9000);
  look(0);
  expect(admission.isOverloaded).toBe(false);
  look(1600, 2);
  expect(admission.isOverloaded).toBe(true);
  for (const ms of [0, 1600, 0, 0, 0, 1600, 0, 0]) {
    look(ms);
    expect(admission.isOverloaded).toBe(true);
  }
  look(0, 12);
  expect(admission.isOverloaded).toBe(false);
  server.answerAll();
});
