import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { MAX_QUERY_BYTES } from "#shared/domain/site/paths.ts";
import { badRequest, HttpProblem } from "../problem.ts";

/** A name, an IPv4 address or an IPv6 address in brackets, with a port or without (RFC 9110 §7.2). */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?$/;

/** Why a request is refused before anything is done with it; null for one that can be answered. */
function headProblem({ url = "", rawHeaders }: IncomingMessage): HttpProblem | null {
  const query = url.indexOf("?");
  const bytes = query < 0 ? 0 : url.length - query;
  if (bytes > MAX_QUERY_BYTES) {
    return new HttpProblem(
      414,
      `The query of this address has ${bytes} bytes; ${MAX_QUERY_BYTES} is the most. Ask or share something shorter.`,
    );
  }
  // Node keeps the first of several, a proxy may go by the last.
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    hosts += 1;
    if (hosts > 1) return badRequest("The request has several Host headers; send one.");
    if (!HOST.test(rawHeaders[at + 1] ?? "")) {
      return badRequest("The Host header is no name or address with an optional port.");
    }
  }
  return null;
}

/** Refuses what `headProblem` finds. */
export const validHeadOnly: RequestHandler = (req, _res, next) => {
  const problem = headProblem(req);
  if (problem) throw problem;
  next();
};
