/** Several visitors at the same moment: what each one is answered must be their own. */
import { expect } from "vitest";
import { TestBrowser } from "./browser.ts";
import { CREDENTIALS, signUp } from "./site.ts";

interface Crowd<V, R, A> {
  readonly visitors: readonly V[];
  /** How often all of them act at once; a race shows itself in some rounds only. */
  readonly rounds?: number;
  /** What each does beforehand, one after the other; its result is handed to `act`. */
  readonly prepare?: (visitor: V, round: number) => Promise<R>;
  /** What all do at the same moment. */
  readonly act: (visitor: V, prepared: R, round: number) => Promise<A>;
  /** What a visitor must be answered, and nobody else. */
  readonly own: (visitor: V, round: number) => NoInfer<A>;
}

/** Only so that a lost answer fails with its owner's name instead of hanging the test. */
const LOST_MS = 30_000;

/**
 * Lets visitors act at the same moment, round after round, and checks whose answer each one got.
 * An answer that never comes counts as lost and fails too.
 */
export async function severalVisitors<V, A, R = undefined>(crowd: Crowd<V, R, A>): Promise<void> {
  const { visitors, rounds = 1, prepare, act, own } = crowd;
  for (let round = 0; round < rounds; round++) {
    const ready: R[] = [];
    for (const visitor of visitors) ready.push((await prepare?.(visitor, round)) as R);
    const answers = await Promise.all(
      visitors.map((visitor, at) => orLost(act(visitor, ready[at] as R, round))),
    );
    expect(answers, `round ${round + 1}`).toEqual(visitors.map((visitor) => own(visitor, round)));
  }
}

async function orLost<A>(answer: Promise<A>): Promise<A | "no answer"> {
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<"no answer">((resolve) => {
    timer = setTimeout(() => resolve("no answer"), LOST_MS);
  });
  return Promise.race([answer, lost]).finally(() => clearTimeout(timer));
}

/** A visitor with a browser and an account of their own. */
export interface Member {
  readonly browser: TestBrowser;
  readonly email: string;
  readonly password: string;
  /** The address this visitor reaches the site at. */
  readonly site: string;
}

/** Makes visitors who have an account at the site's own sign-in, spread over its addresses. */
export async function members(count: number, ...sites: readonly string[]): Promise<Member[]> {
  const made: Member[] = [];
  for (let number = 0; number < count; number++) {
    const site = sites[number % sites.length] ?? "";
    const member = {
      ...CREDENTIALS,
      browser: new TestBrowser(),
      email: `visitor-${number}@example.org`,
      site,
    };
    await signUp(member.browser, site, { email: member.email });
    made.push(member);
  }
  return made;
}
