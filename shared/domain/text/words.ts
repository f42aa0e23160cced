/** "1 winery", "3 wineries", "1,204 wineries"; `many` for irregular plurals. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${plural(count, one, many)}`;
}

/** "186", "1,204". A slow phone takes 70 ms to load its number formats, so small counts do without. */
export const grouped = (count: number): string =>
  Math.abs(count) < 1000 ? String(count) : count.toLocaleString("en-US");

/** The noun alone: "winery", "wineries". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** How long to wait, rounded up: "1 minute", "25 minutes", "3 hours". */
export function waitInWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes <= 90 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour");
}

/** "Syrah", "Syrah and Riesling", "Syrah, Merlot, and Riesling". */
export function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(" and ");
  return `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
}
