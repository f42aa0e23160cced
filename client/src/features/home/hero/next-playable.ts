/** The next of `count` videos after `index`, around the end, that has not failed; else undefined. */
export function nextPlayable(
  count: number,
  index: number,
  failed: ReadonlySet<number>,
): number | undefined {
  for (let step = 1; step <= count; step++) {
    const candidate = (index + step) % count;
    if (!failed.has(candidate)) return candidate;
  }
  return undefined;
}
