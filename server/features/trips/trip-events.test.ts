import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import request from "supertest";
import { describe, expect, onTestFinished, test as pure, vi } from "vitest";
import { createApp } from "#server/app.ts";
import type { ClientNetwork } from "#server/http/guards/client-network.ts";
import { make } from "#server/testing/made-trip.ts";
import { planner, test } from "#server/testing/testing.ts";
import { createTripEvents, TripEvents } from "./trip-events.ts";
import type { ShownState } from "./trip-queries.ts";

const TRIP = "11111111-1111-4111-8111-111111111111";
const OTHER = "22222222-2222-4222-8222-222222222222";
const stateOf = (sequence: number, over: Partial<ShownState> = {}): ShownState => ({
  ...{ id: TRIP, version: sequence, sequence, viewDigest: "digest" },
  ...over,
});

/** A hub and pages of it that write down what they get. */
function pages(parts: Partial<ConstructorParameters<typeof TripEvents>[0]> = {}) {
  const events = new TripEvents({
    look: async () => [],
    isNotified: () => true,
    ...parts,
  });
  onTestFinished(events.close);
  const open = ({
    client = "192.0.2.1",
    network = client,
    allocation = network,
    ...over
  }: Partial<ClientNetwork & Record<"tripId" | "viewDigest", string>> = {}) => {
    const got: string[] = [];
    const close = events.open({
      ...{ tripId: TRIP, viewDigest: "digest", client: { client, network, allocation } },
      ...over,
      write: (text) => got.push(text),
      end: () => {
        got.push("end");
        close?.();
      },
    });
    return { got, close };
  };
  return { events, open };
}

const told = (version: number) =>
  `id: ${version}\nevent: trip\ndata: {"version":${version},"sequence":${version}}\n\n`;

describe("pages that show a trip", () => {
  pure("are told of its changes, once each, and of no other trip's", () => {
    const { events, open } = pages();
    const [one, other] = [open(), open({ tripId: OTHER })];
    events.publish(stateOf(2));
    events.onNotification(`${TRIP} 2 2 digest`);
    events.onNotification(`${TRIP} 3 3 digest`);
    events.onNotification(`${OTHER} 9 9 digest`);
    expect(one.got).toEqual([told(2), told(3)]);
    expect(other.got).toEqual([told(9)]);
  });

  pure("end with the trip, and with the link they were opened by", () => {
    const { events, open } = pages();
    const [deleted, renewed] = [open({ tripId: OTHER }), open()];
    events.onNotification(OTHER);
    events.onNotification(`${TRIP} 2 2 another`);
    expect([deleted.got, renewed.got]).toEqual([["end"], ["end"]]);
  });

  pure("are so many for a client, a trip and the process, and a closed one makes room", () => {
    const { open } = pages({ most: 113 });
    const ofClient = Array.from({ length: 12 }, () => open());
    expect(open().close).toBeUndefined();
    ofClient[0]?.close?.();
    expect(open().close).toBeDefined();
    for (let at = 12; at < 100; at++) expect(open({ client: `${at}` }).close).toBeDefined();
    expect(open({ client: "last" }).close).toBeUndefined();
    for (let at = 100; at < 113; at++) {
      expect(open({ tripId: OTHER, client: `${at}` }).close).toBeDefined();
    }
    expect(open({ tripId: OTHER, client: "last" }).close).toBeUndefined();
  });

  pure("are an eighth of the process's for a network, and a quarter for an allocation", () => {
    const { open } = pages({ most: 80 });
    const from = (network: string) => {
      const clients = Array.from({ length: 20 }, (_, at) => `${network} ${at}`);
      const allocation = "a provider";
      return clients.filter((client) => open({ client, network, allocation }).close).length;
    };
    expect(["one", "another", "a third"].map(from)).toEqual([10, 10, 0]);
    expect(open({ client: "elsewhere" }).close).toBeDefined();
  });

  pure("get a comment every twenty seconds, and none is kept for ever", () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { open } = pages();
    const { got } = open();
    vi.advanceTimersByTime(41_000);
    expect(got).toEqual([":\n\n", ":\n\n"]);
    vi.advanceTimersByTime(15 * 60_000);
    expect(got.at(-1)).toBe("end");
    expect(vi.getTimerCount()).toBe(0);
  });

  pure(
    "see changes where the database tells of none, by one question for all of them",
    async () => {
      vi.useFakeTimers();
      onTestFinished(() => {
        vi.useRealTimers();
      });
      const asked: (readonly string[])[] = [];
      let isNotified = false;
      const { open } = pages({
        isNotified: () => isNotified,
        look: async (ids) => {
          asked.push(ids);
          return [stateOf(5)];
        },
      });
      const [one, gone] = [open(), open({ tripId: OTHER })];
      await vi.advanceTimersByTimeAsync(1_400);
      expect(asked).toEqual([[TRIP, OTHER], [TRIP]]);
      expect([one.got, gone.got]).toEqual([[told(5)], ["end"]]);
      isNotified = true;
      await vi.advanceTimersByTimeAsync(7_000);
      // Once more, for what happened before it was told again.
      expect(asked).toHaveLength(3);
    },
  );
});

describe("the stream of a trip", () => {
  /** A listening application: a stream needs a connection. */
  async function listening(app: Parameters<typeof createServer>[1]): Promise<string> {
    const server: Server = createServer(app);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const opened = (url: string) =>
    new Promise<IncomingMessage>((resolve) => {
      get(url, resolve);
    });

  test("begins with the trip as it is, and goes on with each change and mark until it is deleted", async ({
    deps,
  }) => {
    const tripEvents = createTripEvents(deps);
    onTestFinished(tripEvents.close);
    const app = createApp(deps, { planner, painter: async () => null, tripEvents });
    const made = await make(app);
    const stream = await opened(`${await listening(app)}${made.path}/events`);
    expect(stream.statusCode).toBe(200);
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-robots-tag": "noindex",
    });
    let text = "";
    stream.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    await expect.poll(() => text).toBe(`retry: 2000\n\n${told(1)}`);
    const change = { id: TRIP, kind: "guests", guests: 3 };
    await request(app)
      .patch(made.path)
      .set("X-Edit-Key", made.key)
      .send({ version: 1, changes: [change] })
      .expect(200);
    await expect.poll(() => text).toContain(told(2));
    await request(app)
      .put(`${made.path}/marks`)
      .set("X-Guest-Key", "a-key-of-twenty-two-letters")
      .send({ name: "Ben", marks: {} })
      .expect(200);
    await expect.poll(() => text).toContain('id: 2\nevent: trip\ndata: {"version":2,"sequence":3}');
    const over = once(stream, "end");
    await request(app).delete(made.path).set("X-Edit-Key", made.key).expect(204);
    await over;
  });

  test("may end while it begins, behind another on its connection, and the process goes on", async ({
    deps,
  }) => {
    const tripEvents = createTripEvents(deps);
    onTestFinished(tripEvents.close);
    const open = tripEvents.open.bind(tripEvents);
    let opened = 0;
    tripEvents.open = (asked) => {
      opened += 1;
      // As where its link is renewed at that moment.
      if (opened > 1) queueMicrotask(asked.end);
      return open(asked);
    };
    const app = createApp(deps, { planner, painter: async () => null, tripEvents });
    const made = await make(app);
    const { port } = new URL(await listening(app));
    const socket = connect(Number(port), "127.0.0.1");
    const asking = `GET ${made.path}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    socket.write(asking.repeat(2));
    await expect.poll(() => opened).toBe(2);
    await request(app).get(made.path).expect(200);
    socket.destroy();
  });

  test("is refused like the trip itself, and where as many are open as can be", async ({
    deps,
  }) => {
    const tripEvents = createTripEvents(deps, { most: 0 });
    const app = createApp(deps, { planner, painter: async () => null, tripEvents });
    await request(app).get("/api/trips/unknown/events").expect(404);
    const made = await make(app);
    const { status, headers, body } = await request(app).get(`${made.path}/events`);
    expect([status, headers["retry-after"], body.status]).toEqual([503, "30", 503]);
    await request(app).head(`${made.path}/events`).expect(200);
  });
});
