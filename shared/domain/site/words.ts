/** The only place that knows how a number and a noun go together, on pages and in mails. */

/** "1 winery", "3 wineries", "1,204 wineries"; `many` only where it is more than an added s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${plural(count, one, many)}`;
}

/** The noun alone, as it follows this number: "winery", "wineries". */
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
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(words);
}
