/** The edit distance of two texts; swapping two neighbors is one edit. */
function slipsBetween(one: string, other: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
      );
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}

/** The candidates with the smallest edit distance, at most `most`. */
export function fewestSlips<T>(
  typed: string,
  candidates: Iterable<T>,
  { wordOf, most }: { readonly wordOf: (candidate: T) => string; readonly most: number },
): T[] {
  let [least, nearest]: [number, T[]] = [most, []];
  for (const candidate of candidates) {
    const word = wordOf(candidate);
    if (Math.abs(word.length - typed.length) > least) continue;
    const slips = slipsBetween(typed, word);
    if (slips > least) continue;
    nearest = slips < least ? [candidate] : [...nearest, candidate];
    least = slips;
  }
  return nearest;
}
