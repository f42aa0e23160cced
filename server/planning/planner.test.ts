import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { createLogger } from "#server/platform/logger.ts";
import type { Position } from "#shared/domain/places/distance.ts";
import type { Question, Questions } from "./plan-worker.ts";
import { type AskThread, type ClientPlanner, createPlanner } from "./planner.ts";
import type { Worked } from "./shared-thread.ts";
import { WorkShares } from "./work-shares.ts";

const at = (latitude: number): Position => ({ latitude, longitude: -120 });

const silent = createLogger("silent");

/** Asks for the geometry of a leg, told from others by where it begins. */
function askLeg(planner: ClientPlanner, latitude: number) {
  const bases = [
    { name: "there", ...at(latitude) },
    { name: "here", ...at(46) },
  ];
  return planner.geometriesOf({ bases, wineries: [] }, [{ from: "there", to: "here" }]);
}

/** A thread that answers when it is told to, with where the leg of the question begins. */
function heldThread() {
  const asked: { question: Question; answer: (ms?: number) => Promise<void> }[] = [];
  const begun: number[] = [];
  const ask: AskThread = (question) =>
    new Promise<Worked<string>>((resolve) => {
      const geometries = question.kind === "geometries" ? question.question : undefined;
      const start = geometries?.places[0]?.[1].latitude ?? 0;
      begun.push(start);
      const answer = async (ms = 10) => {
        const parts = [{ by: "road", line: `${start}` }];
        resolve({ answer: JSON.stringify([{ from: "there", to: "here", parts }]), ms });
        // What follows from the answer is done before the test goes on.
        await new Promise(setImmediate);
      };
      asked.push({ question, answer });
    });
  const answerAll = async () => {
    for (let next = asked.shift(); next; next = asked.shift()) await next.answer();
  };
  const shares = new WorkShares();
  const clock = { ms: 0 };
  const time = vi.spyOn(performance, "now").mockImplementation(() => clock.ms);
  onTestFinished(() => time.mockRestore());
  const planner = createPlanner(silent, { ask, shares });
  const askFrom = (ip: string, latitude: number) => askLeg(planner.for(ip), latitude);
  return { planner, shares, clock, asked, begun, answerAll, askFrom };
}

const HOG = "192.0.2.1";

/** What became of each: its answer's text, or the status it was refused with. */
const outcomes = async (asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map((each) =>
    each.status === "fulfilled" ? JSON.stringify(each.value) : each.reason.status,
  );

describe("questions of many clients", () => {
  test("of 45 from one address the other's is at most the third, and the many are refused their own", async () => {
    const { askFrom, begun, answerAll } = heldThread();
    const hogs = Array.from({ length: 45 }, (_, index) => askFrom(HOG, index));
    const other = askFrom("198.51.100.7", 99);
    const told = outcomes([...hogs, other]);
    expect(begun).toEqual([0]);
    await answerAll();
    expect(begun.indexOf(99)).toBe(1);
    const statuses = await told;
    // One is in the thread's hands and so many wait.
    expect(statuses.filter((status) => status === 429)).toHaveLength(45 - 25);
    expect(begun).toHaveLength(25 + 1);
  });

  test("each gets the answer of their own question, asked all at once", async () => {
    const { askFrom, answerAll } = heldThread();
    const asked = Array.from({ length: 30 }, (_, index) => askFrom(`10.${index}.0.1`, index));
    await answerAll();
    const answers = await Promise.all(asked);
    expect(answers.map(([geometry]) => geometry?.parts[0]?.line)).toEqual(
      asked.map((_, index) => `${index}`),
    );
  });

  test("where everybody asks, a newcomer takes the last place of whoever has most", async () => {
    const { askFrom, begun, answerAll } = heldThread();
    const crowd = Array.from({ length: 12 }, (_, host) =>
      Array.from({ length: 7 }, (_, index) => askFrom(`10.0.0.${host}`, host * 100 + index)),
    ).flat();
    const newcomer = askFrom("198.51.100.7", 99);
    const told = outcomes([...crowd, newcomer]);
    await answerAll();
    const statuses = await told;
    expect(statuses.at(-1)).toContain("99");
    expect(begun.indexOf(99)).toBe(1);
    // One was in the thread's hands, and sixty-four of everybody's waited.
    expect(statuses.filter((status) => status === 503)).toHaveLength(12 * 7 + 1 - 65);
  });

  test("the same question is worked out once, and nobody waits for the line of whoever asked first", async () => {
    const { askFrom, begun, answerAll } = heldThread();
    const hogs = Array.from({ length: 9 }, (_, index) => askFrom(HOG, index));
    const same = ["198.51.100.7", "203.0.113.7", HOG].map((ip) => askFrom(ip, 8));
    await answerAll();
    expect(begun.filter((latitude) => latitude === 8)).toHaveLength(1);
    expect(begun.indexOf(8)).toBe(1);
    expect(new Set(await outcomes([...same, hogs[8] ?? Promise.reject()]))).toHaveProperty(
      "size",
      1,
    );
    expect(begun).toHaveLength(9);
    await askFrom(HOG, 8);
    expect(begun.filter((latitude) => latitude === 8)).toHaveLength(1);
  });

  test("what one reader does to an answer no other one sees", async () => {
    const { askFrom, answerAll } = heldThread();
    const [mine, other] = [askFrom(HOG, 1), askFrom("198.51.100.7", 1)];
    await answerAll();
    Object.assign((await mine)[0] ?? {}, { parts: [] });
    expect((await other)[0]?.parts).toHaveLength(1);
    expect((await askFrom(HOG, 1))[0]?.parts).toHaveLength(1);
  });

  test("the last answers are kept within their bytes, and worked out again after", async () => {
    const begun: number[] = [];
    const ask: AskThread = async ({ question }) => {
      begun.push((question as Questions["geometries"]).places[0]?.[1].latitude ?? 0);
      return { answer: JSON.stringify(["x".repeat(1_000_000)]), ms: 1 };
    };
    const { site } = createPlanner(silent, { ask });
    for (const latitude of [1, 2, 3, 4, 5, 6, 7, 7, 1]) await askLeg(site, latitude);
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 1]);
  });

  test("the site has every second turn, and no bound of a client", async () => {
    const { planner, askFrom, begun, answerAll } = heldThread();
    const visitors = Array.from({ length: 8 }, (_, index) => askFrom(`10.${index}.0.1`, index));
    const own = Array.from({ length: 20 }, (_, index) => askLeg(planner.site, 50 + index));
    await answerAll();
    await Promise.all([...visitors, ...own]);
    expect(begun.slice(1, 7)).toEqual([50, 1, 51, 2, 52, 3]);
  });

  test("what has waited too long is not worked out, and the next is", async () => {
    const { askFrom, asked, begun, clock } = heldThread();
    const told = outcomes([askFrom(HOG, 1), askFrom(HOG, 2), askFrom("198.51.100.7", 3)]);
    clock.ms += 11_000;
    const late = askFrom("203.0.113.7", 4);
    await asked.shift()?.answer();
    await asked.shift()?.answer();
    expect(begun).toEqual([1, 4]);
    expect((await told).slice(1)).toEqual([503, 503]);
    expect(await late).toHaveLength(1);
  });

  test("while more is asked than is answered nobody waits longer than a second, and after a break all may", async () => {
    const { askFrom, asked, clock, answerAll } = heldThread();
    const refused: { askedAt: number; waited: number }[] = [];
    let visitor = 0;
    const askOne = () => {
      visitor += 1;
      const askedAt = clock.ms;
      return askFrom(`10.3.${visitor}.1`, visitor).catch(() => {
        refused.push({ askedAt, waited: clock.ms - askedAt });
      });
    };
    // Three ask in each half second, in which one is answered.
    const all: Promise<unknown>[] = [];
    for (let half = 0; half < 44; half += 1) {
      all.push(askOne(), askOne(), askOne());
      clock.ms += 500;
      await asked.shift()?.answer();
    }
    await answerAll();
    await Promise.all(all);
    const late = refused.filter(({ askedAt }) => askedAt > 12_000);
    expect(late.length).toBeGreaterThan(20);
    expect(Math.max(...late.map(({ waited }) => waited))).toBeLessThanOrEqual(1500);
    refused.length = 0;
    const burst = Array.from({ length: 20 }, askOne);
    for (let index = 0; index < 20; index += 1) {
      clock.ms += 400;
      await asked.shift()?.answer();
    }
    await Promise.all(burst);
    expect(refused).toEqual([]);
  });

  test("who would wait too long is refused at once, by what answers took lately", async () => {
    const { askFrom, asked, clock, answerAll } = heldThread();
    const first = Array.from({ length: 20 }, (_, index) => askFrom(`10.1.${index}.1`, index));
    for (let index = 0; index < 20; index++) {
      clock.ms += 400;
      await asked.shift()?.answer();
    }
    await Promise.all(first);
    const crowd = Array.from({ length: 40 }, (_, index) => askFrom(`10.2.${index}.1`, 100 + index));
    // Before anything is answered.
    const refused = await Promise.all(
      crowd.slice(25).map((each) => each.catch(({ status }: { status: number }) => status)),
    );
    expect(refused).toEqual(Array.from({ length: 15 }, () => 503));
    await answerAll();
    expect(await Promise.all(crowd.slice(0, 25))).toHaveLength(25);
  });

  test("what was worked out counts against who had it worked out", async () => {
    const { askFrom, asked, shares } = heldThread();
    const first = askFrom(HOG, 1);
    const merged = askFrom("198.51.100.7", 1);
    await asked.shift()?.answer(1_000);
    await Promise.all([first, merged]);
    for (let index = 2; index <= 11; index += 1) {
      expect(() => shares.admit(clientNetwork(HOG))).not.toThrow();
      const next = askFrom(HOG, index);
      await asked.shift()?.answer(1_000);
      await next;
    }
    expect(() => shares.admit(clientNetwork(HOG))).toThrow(
      expect.objectContaining({ status: 429, extras: { retryAfter: 4 } }),
    );
    expect(() => shares.admit(clientNetwork("198.51.100.7"))).not.toThrow();
  });

  test("an answer that took long on a busy machine locks nobody out who asked once", async () => {
    const { askFrom, asked, shares } = heldThread();
    const only = askFrom(HOG, 1);
    await asked.shift()?.answer(13_500);
    await only;
    expect(() => shares.admit(clientNetwork(HOG))).not.toThrow();
  });
});

describe("the thread", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  let latitude = 47;
  /** Something that no answer is kept for. */
  const askIt = (planner: ClientPlanner) => {
    latitude += 0.01;
    return askLeg(planner, latitude);
  };

  /** Asks, and lets more time pass than a question may take, in which the thread says nothing. */
  function askAndWait(planner: ClientPlanner) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answer = askIt(planner);
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    return answer;
  }

  test("is not given up because it takes long to start", async () => {
    expect(await askAndWait(createPlanner(silent).site)).toHaveLength(1);
  });

  test("is given up where it has started and keeps a question to itself, and the next one answers", async () => {
    const { site } = createPlanner(silent);
    await askIt(site);
    await expect(askAndWait(site)).rejects.toMatchObject({ status: 503 });
    expect(await askIt(site)).toHaveLength(1);
  });
});
