/** The edit distance of two texts, or a larger number than `most` where it exceeds that; a swap of neighbors is one edit. */
function editDistance(one: string, other: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = distancesInRow(one, other, row, [beforeLast, last]);
    // Whatever follows is built on one of these two rows, so it cannot come out smaller.
    if (Math.min(...current, ...last) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}

/** The distances of the first `row` letters of one text to every beginning of the other, from the two rows before. */
function distancesInRow(
  one: string,
  other: string,
  row: number,
  [beforeLast, last]: readonly [readonly number[], readonly number[]],
): number[] {
  const current = [row];
  for (let column = 1; column <= other.length; column++) {
    const differs = one[row - 1] === other[column - 1] ? 0 : 1;
    const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    current.push(
      Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + differs,
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return current;
}

/** The candidates with the smallest edit distance, at most `most`. */
export function nearestByEdits<T>(
  typed: string,
  candidates: Iterable<T>,
  { wordOf, most }: { readonly wordOf: (candidate: T) => string; readonly most: number },
): T[] {
  let [least, nearest]: [number, T[]] = [most, []];
  for (const candidate of candidates) {
    const word = wordOf(candidate);
    if (Math.abs(word.length - typed.length) > least) continue;
    const slips = editDistance(typed, word, least);
    if (slips > least) continue;
    nearest = slips < least ? [candidate] : [...nearest, candidate];
    least = slips;
  }
  return nearest;
}
