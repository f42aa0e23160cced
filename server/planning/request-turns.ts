import { AsyncResource } from "node:async_hooks";
import type { RequestHandler } from "express";
import { clientNetwork } from "#server/http/guards/client-network.ts";
import { FairQueue } from "./fair-queue.ts";

/**
 * Begins one request in each turn of the event loop, for each client in turn. Node accepts one new connection in
 * each (libuv 1.45): beside a hundred requests that are begun at once, every newcomer would wait for all of them.
 */
export function requestTurns(): RequestHandler {
  const waiting = new FairQueue<{ readonly path: readonly string[]; readonly begin: () => void }>();
  let isTaken = false;
  const nextTurn = () => {
    const turn = waiting.next();
    isTaken = turn !== undefined;
    if (!turn) return;
    setImmediate(nextTurn);
    waiting.done(turn.path);
    turn.begin();
  };
  return (req, _res, next) => {
    if (isTaken) {
      const { allocation, network, client } = clientNetwork(req.ip);
      const path = [allocation, network, client];
      // Traces follow the request, and not the one whose turn came before.
      waiting.add(path, { path, begin: AsyncResource.bind(() => next()) });
      return;
    }
    isTaken = true;
    setImmediate(nextTurn);
    next();
  };
}
