/** Terms of a question while it is read. */
import type { Token } from "./phrases.ts";
import type { Place } from "./places-said.ts";
import { type Criterion, eitherOf, type Term, type Wish } from "./term.ts";
import type { When } from "./when.ts";
import { deniedWish } from "./wishes.ts";

/** A term that may still gain words. */
export interface Draft {
  /** Null for days and times, which `when` collects. */
  criterion: Criterion | null;
  isNot: boolean;
  readonly tokens: Token[];
  readonly when?: When;
  readonly place?: Place;
  /** The "or" between the draft before and this one: one of them is enough. */
  or: Token[] | null;
}

/** Denies the last draft, and with "dogs or kids not allowed" both; false where there is none to deny. */
export function denyLast(drafts: readonly Draft[], tokens: readonly Token[]): boolean {
  const last = drafts.at(-1);
  if (!last?.criterion || last.isNot) return false;
  last.tokens.push(...tokens);
  for (const draft of drafts.toReversed()) {
    if (!draft.criterion) break;
    const opposite = deniedWish(draft.criterion);
    draft.criterion = opposite ?? draft.criterion;
    draft.isNot = opposite === null;
    if (!draft.or) break;
    draft.tokens.push(...draft.or);
    draft.or = null;
  }
  return true;
}

interface Finished extends Wish {
  readonly tokens: readonly Token[];
  readonly place?: Place | undefined;
}

const inOrder = (tokens: readonly Token[]) => tokens.toSorted((a, b) => a.span[0] - b.span[0]);

/** Words in their order; those that were typed as one, such as "$20", stay so. */
export function asTyped(tokens: readonly Token[]): string {
  const words = inOrder(tokens).map(({ typed, span: [from] }, at, all) => {
    const isApart = at > 0 && all[at - 1]?.span[1] !== from;
    return isApart ? ` ${typed}` : typed;
  });
  return words.join("");
}

/** Makes one of those that an "or" connects: "Syrah or dogs", "Malbec, Merlot or Syrah". */
export function joined(drafts: readonly Draft[], text: string): Finished[] {
  const isListed = (one: Finished | undefined, other: Finished) => {
    if (one?.criterion.is !== other.criterion.is || one.isNot !== other.isNot) return false;
    const [end, start] = [inOrder(one.tokens).at(-1)?.span[1], inOrder(other.tokens)[0]?.span[0]];
    return /^\s*,\s*$/.test(text.slice(end, start));
  };
  const finished: Finished[] = [];
  for (const { criterion, when, isNot, tokens, place, or } of drafts) {
    const asked = criterion ?? when?.criterion();
    if (!asked) continue;
    let last: Finished = { criterion: asked, isNot, tokens: [...(or ?? []), ...tokens], place };
    for (let before = or && finished.pop(); before; ) {
      last = { ...eitherOf(before, last), tokens: [...before.tokens, ...last.tokens] };
      before = isListed(finished.at(-1), before) ? finished.pop() : undefined;
    }
    finished.push(last);
  }
  return finished;
}

/** @param towns the towns with wineries. */
export function termOf(
  { criterion, isNot, tokens, place }: Finished,
  towns: ReadonlySet<string>,
): Term {
  const words = inOrder(tokens);
  const isRegion = criterion.is === "region" && place?.town != null && towns.has(place.town);
  return {
    criterion,
    isNot,
    said: asTyped(words),
    isCorrected: words.some(({ isCorrected }) => isCorrected),
    spans: words.map(({ span }) => span),
    instead: isRegion
      ? { label: `the town of ${place.name}`, words: `town of ${place.name}` }
      : null,
  };
}
