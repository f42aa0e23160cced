import type { Server } from "node:http";
import { type OpenConnections, unreadBytes } from "#server/platform/open-connections.ts";
import { clientNetwork } from "./client-network.ts";

/** More connections than this would cost more memory than the site is worth on a small machine. */
const MAX_CONNECTIONS = 4096;

/** What a process that may open hardly any files still accepts. */
const MIN_CONNECTIONS = 16;

/**
 * How many connections a process accepts: half the files it may open. Each connection is one; the
 * other half stays for the database, mails and whatever else the process opens, because a process
 * without a free descriptor can neither do those nor tell anybody why.
 *
 * @param openFiles the limit of the process (`ulimit -n`); undefined where the system has none.
 */
export function maxConnections(openFiles: number | undefined): number {
  const half = Math.floor((openFiles ?? Number.POSITIVE_INFINITY) / 2);
  return Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, half));
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

/** Requests sent ahead of their answers wait in memory, so a connection is used for so many only. */
const MAX_REQUESTS = 100;

/** Bytes of answers that wait in memory for their readers, an answer that several share counted for each. */
const MAX_UNREAD = 128_000_000;
const LOOK_EVERY_MS = 250;

/**
 * Limits a server's connections and the bytes that wait to be read, so that nobody keeps others out by opening
 * connections, sending half a body or reading nothing. When either limit is near, the client with the most
 * connections loses those that have been silent the longest. A response that is still being made is never cut;
 * one that is sent is, once its connection has stood still for `stalledMs`.
 */
export function limitConnections(
  server: Server,
  connections: OpenConnections,
  { most = maxConnections(openFilesLimit()), stalledMs = STALLED_MS, maxUnread = MAX_UNREAD } = {},
): void {
  server.maxConnections = most;
  server.maxRequestsPerSocket = MAX_REQUESTS;
  server.timeout = stalledMs;
  // Several may arrive before a closed one is counted off.
  const crowded = most - Math.ceil(most / 8);
  // Some at a time: looking through all of them for each newcomer would take long.
  const roomy = crowded - Math.floor(most / 64);
  const clientOf = (address?: string) => clientNetwork(address).client;
  server.on("connection", () => {
    if (connections.size > crowded) connections.shed(roomy, () => 1, clientOf);
  });
  setInterval(() => connections.shed(maxUnread, unreadBytes, clientOf), LOOK_EVERY_MS).unref();
}
