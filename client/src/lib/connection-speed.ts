/** What the visitor's line carries; apart from connection.ts, which every page starts with. */

interface NavigatorWithConnection extends Navigator {
  readonly connection?: {
    readonly saveData?: boolean;
    readonly effectiveType?: string;
    /** Megabits a second. */
    readonly downlink?: number;
  };
}

/** Whether the visitor's line is slow or paid for by what goes over it, as far as the browser says. */
export function isMeteredConnection(): boolean {
  const { connection } = navigator as NavigatorWithConnection;
  return connection?.saveData === true || /(^|-)[23]g$/.test(connection?.effectiveType ?? "");
}

/** Below this a film of 300 kB takes a second of the line, which the visitor may want for the next page. */
const FAST_MBPS = 2.5;

/** Whether the line carries what is no more than pleasant, as far as the browser says. */
export function isFastConnection(): boolean {
  const { connection } = navigator as NavigatorWithConnection;
  return !isMeteredConnection() && (connection?.downlink ?? FAST_MBPS) >= FAST_MBPS;
}
