import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { OpenConnections } from "#server/platform/open-connections.ts";

/** More connections than this would cost more memory than the site is worth on a small machine. */
const MOST_CONNECTIONS = 4096;

/** What a process that may open hardly any files still accepts. */
const FEWEST_CONNECTIONS = 16;

/**
 * How many connections a process accepts: half the files it may open. Each connection is one; the
 * other half stays for the database, mails and whatever else the process opens, because a process
 * without a free descriptor can neither do those nor tell anybody why.
 *
 * @param openFiles the limit of the process (`ulimit -n`); undefined where the system has none.
 */
export function mostConnections(openFiles: number | undefined): number {
  const half = Math.floor((openFiles ?? Number.POSITIVE_INFINITY) / 2);
  return Math.max(FEWEST_CONNECTIONS, Math.min(MOST_CONNECTIONS, half));
}

/** The number of files this process may open, as Node reports it. */
function openFilesLimit(): number | undefined {
  if (!process.report) return undefined;
  // Looking up the names of open connections could take seconds (Node's types do not know this yet).
  Object.assign(process.report, { excludeNetwork: true });
  const report: unknown = process.report.getReport();
  const { userLimits } = report as { userLimits?: { open_files?: { soft?: unknown } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isInteger(soft) && soft > 0 ? soft : undefined;
}

/**
 * A response that its reader does not take for so long is given up. No answer takes the server so long,
 * and an open trip's stream says something every 20 seconds.
 */
const STALLED_MS = 120_000;

/**
 * Bounds the connections of a server and keeps a place free for the next visitor: when it is nearly
 * full, the connection that has been without a request the longest is closed. So nobody can keep
 * others out by opening connections and saying nothing. A request under way is cut only once its
 * connection has stood still for `stalledMs`.
 */
export function limitConnections(
  server: Server,
  connections: OpenConnections,
  { most = mostConnections(openFilesLimit()), stalledMs = STALLED_MS } = {},
): void {
  server.maxConnections = most;
  server.timeout = stalledMs;
  // Several may arrive before a closed one is counted off.
  const crowded = most - Math.ceil(most / 8);
  server.on("connection", (socket: Socket) => {
    if (connections.size > crowded) connections.longestIdle(socket)?.destroy();
  });
}
