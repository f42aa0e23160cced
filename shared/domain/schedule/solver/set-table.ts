/**
 * What some days of a trip can make of each set of stops: a table over all sets, worked out a day at a
 * time. It is exact, since every line of the order adds up over the days.
 */

/** What a plan, or a part of it, is worth in the lines of the order. */
export interface Worth {
  /** Lines 2 to 7; more is better. */
  readonly gain: number;
  /** Breaks far from 12:30, then the own order of the first stops; less is better. */
  readonly far: number;
  /** The own order of the other stops; less is better. */
  readonly late: number;
}

/** A set of stops that a day can take. */
export interface DayChoice extends Worth {
  /** As bits. */
  readonly set: number;
}

/** For every set of stops the best way to visit exactly these on the days so far. */
export interface SetTable<C extends DayChoice> {
  readonly gains: Float64Array;
  readonly fars: Float64Array;
  readonly lates: Float64Array;
  /** The last day's choice of each set, and the days before it. */
  readonly chosen: Int32Array;
  readonly choices: readonly C[];
  readonly before: SetTable<C> | null;
}

const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/** Positive where the first is worth more. */
const compareWorth = (a: Worth, b: Worth) =>
  a.gain === b.gain ? b.far - a.far || b.late - a.late : a.gain - b.gain;

/** What a set is worth; impossible sets have no gain. */
const worthIn = ({ gains, fars, lates }: SetTable<DayChoice>, set: number): Worth => ({
  gain: gains[set] ?? IMPOSSIBLE,
  far: fars[set] ?? 0,
  late: lates[set] ?? 0,
});

function emptyTable<C extends DayChoice>(
  count: number,
  choices: readonly C[],
  before: SetTable<C> | null,
): SetTable<C> {
  return {
    gains: new Float64Array(1 << count).fill(IMPOSSIBLE),
    fars: new Float64Array(1 << count),
    lates: new Float64Array(1 << count),
    chosen: new Int32Array(1 << count),
    choices,
    before,
  };
}

/** The table of one day. */
export function firstDay<C extends DayChoice>(count: number, choices: readonly C[]): SetTable<C> {
  const table = emptyTable(count, choices, null);
  for (const [index, { set, gain, far, late }] of choices.entries()) {
    table.gains[set] = gain;
    table.fars[set] = far;
    table.lates[set] = late;
    table.chosen[set] = index;
  }
  return table;
}

/** The table with one more day: every choice of the day is joined to every set beside it. */
export function withDay<C extends DayChoice>(
  before: SetTable<C>,
  choices: readonly C[],
): SetTable<C> {
  const all = before.gains.length - 1;
  const table = emptyTable(Math.log2(all + 1), choices, before);
  for (const [index, { set, gain, far, late }] of choices.entries()) {
    const others = all & ~set;
    // Every subset of the others, the empty one last.
    for (let rest = others; rest >= 0; rest = rest === 0 ? -1 : (rest - 1) & others) {
      const sum = (before.gains[rest] ?? IMPOSSIBLE) + gain;
      if (sum === IMPOSSIBLE || sum < (table.gains[rest | set] ?? 0)) continue;
      const sumFar = (before.fars[rest] ?? 0) + far;
      const sumLate = (before.lates[rest] ?? 0) + late;
      offer(table, rest | set, { gain: sum, far: sumFar, late: sumLate }, index);
    }
  }
  return table;
}

/** Takes a choice for a set, unless the one that it has is worth as much. */
function offer(
  table: SetTable<DayChoice>,
  set: number,
  { gain, far, late }: Worth,
  choice: number,
): void {
  const { gains, fars, lates, chosen } = table;
  if (gain === gains[set]) {
    const known = fars[set] ?? 0;
    if (far > known || (far === known && late >= (lates[set] ?? 0))) return;
  }
  gains[set] = gain;
  fars[set] = far;
  lates[set] = late;
  chosen[set] = choice;
}

/** For every set of free stops, the set within it that is worth most. */
export function bestWithin(table: SetTable<DayChoice>): Int32Array {
  const best = Int32Array.from(table.gains, (_, set) => set);
  const gains = table.gains.slice();
  for (let bit = 1; bit < best.length; bit <<= 1) {
    for (let free = bit; free < best.length; free = (free + 1) | bit) {
      const other = gains[free ^ bit] ?? IMPOSSIBLE;
      const own = gains[free] ?? IMPOSSIBLE;
      if (other < own || other === IMPOSSIBLE) continue;
      const [set, without] = [best[free] ?? 0, best[free ^ bit] ?? 0];
      if (other === own && !isCloser(table, without, set)) continue;
      best[free] = without;
      gains[free] = other;
    }
  }
  return best;
}

/** Whether of two sets with equal gains the first is worth more. */
const isCloser = (table: SetTable<DayChoice>, a: number, b: number) =>
  compareWorth(worthIn(table, a), worthIn(table, b)) > 0;

/** Two sets that share no stop: what the first days visit, and what the others do. */
interface Pair {
  readonly first: number;
  readonly others: number;
}

/**
 * The best pair of sets, one from each table; null where there is none.
 * @param within of the second table.
 * @param allowed the sets of the first table that may be taken.
 */
export function bestPair(
  [first, second]: readonly [SetTable<DayChoice>, SetTable<DayChoice>],
  within: Int32Array,
  allowed: (set: number) => boolean,
): (Worth & Pair) | null {
  const all = first.gains.length - 1;
  let best: (Worth & Pair) | null = null;
  for (let set = 0; set <= all; set += 1) {
    if (first.gains[set] === IMPOSSIBLE || !allowed(set)) continue;
    const others = within[all & ~set] ?? 0;
    const [one, other] = [worthIn(first, set), worthIn(second, others)];
    const gain = one.gain + other.gain;
    if (gain === IMPOSSIBLE) continue;
    const sum = { gain, far: one.far + other.far, late: one.late + other.late };
    if (best === null || compareWorth(sum, best) > 0) best = { ...sum, first: set, others };
  }
  return best;
}

/** The better of two; null is none. */
export const betterOf = <T extends Worth>(a: T | null, b: T | null): T | null =>
  a && b ? (compareWorth(b, a) > 0 ? b : a) : (a ?? b);

/** The choices of the days that make a set, day by day. */
export function choicesOf<C extends DayChoice>(table: SetTable<C>, set: number): C[] {
  const choice = table.choices[table.chosen[set] ?? -1];
  if (choice === undefined) return [];
  return table.before ? [...choicesOf(table.before, set & ~choice.set), choice] : [choice];
}
