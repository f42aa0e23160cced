import { describe, expect } from "vitest";
import { badRequest, HttpProblem } from "#server/http/problem.ts";
import { type Db, schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { pruneMailRequests } from "./mail-request-queries.ts";
import { DeliveryUnknownError, sendOnce } from "./send-once.ts";

const options = { key: "one press", rememberMs: 60_000, signal: new AbortController().signal };

/** A promise and what settles it. */
function gate() {
  let open = () => {};
  let fail = (_error: Error) => {};
  const passed = new Promise<void>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  return { passed, open: () => open(), fail: (error: Error) => fail(error) };
}

/** Work that anybody may do. */
const open = (send: () => Promise<void>) => ({ admit: async () => null, send });

const never = () => Promise.reject(new Error("sent a second time"));

/** Queries take turns: after so many of ours another call has found the first one at it. */
async function letOthersQuery(db: Db): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await db.select().from(schema.mailRequests);
}

describe("a request that comes while the same one is being sent", () => {
  test("waits, and succeeds with it", async ({ deps, db }) => {
    const sending = gate();
    const first = sendOnce(
      deps,
      options,
      open(() => sending.passed),
    );
    await letOthersQuery(db);
    const second = sendOnce(deps, options, open(never));
    await letOthersQuery(db);
    sending.open();
    await expect(Promise.all([first, second])).resolves.toBeDefined();
  });

  test("waits, and fails with it for the same reason", async ({ deps, db }) => {
    const sending = gate();
    const first = sendOnce(
      deps,
      options,
      open(() => sending.passed),
    );
    await letOthersQuery(db);
    const second = sendOnce(deps, options, open(never));
    await letOthersQuery(db);
    const problem = badRequest("no", [{ field: "body.email", message: "refused" }]);
    sending.fail(problem);
    await expect(first).rejects.toBe(problem);
    const error = await second.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpProblem);
    expect(error).toMatchObject({ status: 400, message: "no", extras: problem.extras });
  });

  test("waits no longer than it is told to", async ({ deps, db }) => {
    const sending = gate();
    const first = sendOnce(
      deps,
      options,
      open(() => sending.passed),
    );
    await letOthersQuery(db);
    const waiting = new AbortController();
    const second = sendOnce(deps, { ...options, signal: waiting.signal }, open(never));
    await letOthersQuery(db);
    waiting.abort();
    await expect(second).rejects.toMatchObject({ status: 503 });
    sending.open();
    await first;
  });
});

describe("a request that comes afterward", () => {
  test("is answered without sending while the success is remembered", async ({ deps, clock }) => {
    await sendOnce(
      deps,
      options,
      open(async () => {}),
    );
    clock.now = new Date(clock.now.getTime() + 59_999);
    await sendOnce(deps, options, open(never));
    clock.now = new Date(clock.now.getTime() + 1);
    await expect(sendOnce(deps, options, open(never))).rejects.toThrow("sent a second time");
  });

  test("sends after a failure", async ({ deps }) => {
    await expect(sendOnce(deps, options, open(never))).rejects.toThrow();
    let sent = 0;
    const count = open(async () => {
      sent += 1;
    });
    await sendOnce(deps, options, count);
    expect(sent).toBe(1);
  });

  test("takes over from a process that died, whose late outcome then counts for nothing", async ({
    deps,
    db,
    clock,
  }) => {
    const dead = gate();
    const first = sendOnce(
      deps,
      options,
      open(() => dead.passed),
    );
    await letOthersQuery(db);
    clock.now = new Date(clock.now.getTime() + 20_000);
    await sendOnce(
      deps,
      options,
      open(async () => {}),
    );
    dead.fail(new Error("late"));
    await expect(first).rejects.toThrow("late");
    const [row] = await db.select().from(schema.mailRequests);
    expect(row?.status).toBe("sent");
  });
});

describe("a mail that may have arrived", () => {
  const handed = (then: () => Promise<void>) => ({
    admit: async () => null,
    send: async (_admission: null, handOver: () => Promise<void>) => {
      await handOver();
      await then();
    },
  });
  const unanswered = handed(() => Promise.reject(new DeliveryUnknownError()));
  const press = { ...options, content: "a plan for Ada" };

  test("is not sent again by the same press, and by another after the pause", async ({
    deps,
    clock,
  }) => {
    await expect(sendOnce(deps, press, unanswered)).rejects.toThrow(DeliveryUnknownError);
    const another = { ...press, key: "another press" };
    const presses = [press, another].map((one) => sendOnce(deps, one, open(never)));
    for (const again of presses) await expect(again).rejects.toMatchObject({ status: 504 });
    clock.now = new Date(clock.now.getTime() + 600_000);
    let sent = 0;
    const count = handed(async () => {
      sent += 1;
    });
    await sendOnce(deps, another, count);
    expect(sent).toBe(1);
  });

  test("is told so to who waits for it meanwhile", async ({ deps, db }) => {
    const server = gate();
    const first = sendOnce(
      deps,
      press,
      handed(() => server.passed),
    );
    await letOthersQuery(db);
    const second = sendOnce(deps, press, open(never));
    await letOthersQuery(db);
    server.fail(new DeliveryUnknownError());
    for (const each of [first, second]) await expect(each).rejects.toMatchObject({ status: 504 });
  });

  test("stays so where the process died while it waited for the answer", async ({
    deps,
    db,
    clock,
  }) => {
    const dead = gate();
    const first = sendOnce(
      deps,
      press,
      handed(() => dead.passed),
    );
    await letOthersQuery(db);
    clock.now = new Date(clock.now.getTime() + 20_000);
    await expect(sendOnce(deps, press, open(never))).rejects.toMatchObject({ status: 504 });
    dead.open();
    await first;
    await sendOnce(deps, press, open(never));
  });

  test("is broken off before its last line where another try has overtaken it, whose outcome it tells", async ({
    deps,
    db,
    clock,
  }) => {
    const sleeping = gate();
    let ended = false;
    const first = sendOnce(deps, press, {
      admit: async () => null,
      send: async (_admission, handOver) => {
        await sleeping.passed;
        await handOver();
        ended = true;
      },
    });
    await letOthersQuery(db);
    clock.now = new Date(clock.now.getTime() + 20_000);
    await sendOnce(
      deps,
      press,
      handed(async () => {}),
    );
    sleeping.open();
    await first;
    expect(ended).toBe(false);
  });
});

describe("a request that may not be sent", () => {
  const refused = { admit: () => Promise.reject(new Error("not now")), send: never };

  test("leaves no row, and the next one asks again", async ({ deps, db }) => {
    await expect(sendOnce(deps, options, refused)).rejects.toThrow("not now");
    expect(await db.select().from(schema.mailRequests)).toEqual([]);
    await sendOnce(
      deps,
      options,
      open(async () => {}),
    );
    const rows = await db.select().from(schema.mailRequests);
    expect(rows.map(({ status }) => status)).toEqual(["sent"]);
  });

  test("does not hide what became of the try before it", async ({ deps, db }) => {
    const fails = open(() => Promise.reject(badRequest("no such mailbox")));
    await expect(sendOnce(deps, options, fails)).rejects.toThrow();
    await expect(sendOnce(deps, options, refused)).rejects.toThrow("not now");
    const [row] = await db.select().from(schema.mailRequests);
    expect(row?.failure?.detail).toBe("no such mailbox");
  });
});

test("requests whose time is over are pruned, and no others", async ({ deps, db, clock }) => {
  await sendOnce(
    deps,
    options,
    open(async () => {}),
  );
  await sendOnce(
    deps,
    { ...options, key: "later", rememberMs: 120_000 },
    open(async () => {}),
  );
  await pruneMailRequests(db, new Date(clock.now.getTime() + 60_000));
  expect((await db.select().from(schema.mailRequests)).map(({ key }) => key)).toEqual(["later"]);
});
