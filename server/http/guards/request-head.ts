import type { RequestHandler } from "express";
import { MAX_QUERY_BYTES } from "#shared/domain/site/paths.ts";
import { badRequest, HttpProblem } from "../problem.ts";

/** A name, an IPv4 address or an IPv6 address in brackets, with a port or without (RFC 9110 §7.2). */
const HOST = /^(?:[\w.-]{1,255}|\[[\da-fA-F:.]{2,45}\])(?::\d{1,5})?$/;

/** Refuses requests with an oversized query, several Host headers, or an invalid one. */
export const validHeadOnly: RequestHandler = ({ url, rawHeaders }, _res, next) => {
  const query = url.indexOf("?");
  const bytes = query < 0 ? 0 : url.length - query;
  if (bytes > MAX_QUERY_BYTES) {
    throw new HttpProblem(
      414,
      `The query of this address has ${bytes} bytes; ${MAX_QUERY_BYTES} is the most. Ask or share something shorter.`,
    );
  }
  // Node reads the first Host header, a proxy may read the last. `headersDistinct` of Node 20.19 throws for a
  // header that is named `__proto__`.
  const hosts = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "host",
  );
  if (hosts.length > 1) throw badRequest("The request has several Host headers; send one.");
  if (!hosts.every((host) => HOST.test(host))) {
    throw badRequest("The Host header is no name or address with an optional port.");
  }
  next();
};
