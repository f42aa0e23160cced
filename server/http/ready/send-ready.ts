import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "./accept-encoding.ts";
import { byteRange } from "./byte-range.ts";
import type { ReadyAnswer, Variant } from "./ready-answer.ts";

/**
 * Sends a ready answer to a GET or HEAD: the variant the caller takes, or what its conditions ask for
 * instead (RFC 9110 §13.2.2: If-Match, If-None-Match, then Range). This is the only place that
 * writes an answer by hand; nothing in it can fail or wait.
 *
 * @param extra names and values of headers of this one answer.
 */
export function sendReady(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ReadyAnswer,
  extra: readonly string[] = [],
): void {
  const variant = variantFor(answer, req.headers["accept-encoding"]);
  if (answer.status === 200 && sendConditional(req, res, { answer, variant, extra })) return;
  res.writeHead(answer.status, [...variant.headers, ...extra]);
  res.end(req.method === "HEAD" ? undefined : variant.body);
}

function variantFor(answer: ReadyAnswer, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = answer[encoding];
    if (variant) return variant;
  }
  return answer.identity;
}

interface Chosen {
  readonly answer: ReadyAnswer;
  readonly variant: Variant;
  readonly extra: readonly string[];
}

/** Answers 412, 304, 206 or 416 where the request's conditions lead there; says whether it did. */
function sendConditional(req: IncomingMessage, res: ServerResponse, chosen: Chosen): boolean {
  const { answer, variant, extra } = chosen;
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch, range } = req.headers;
  if (ifMatch !== undefined && !namesTag(ifMatch, variant.etag, "strongly")) {
    res.writeHead(412, [...variant.unchanged, ...extra, "Content-Length", "0"]).end();
    return true;
  }
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, variant.etag, "weakly")) {
    res.writeHead(304, [...variant.unchanged, ...extra]).end();
    return true;
  }
  // A Range counts with GET only, and only for the very bytes that If-Range names (§14.2, §13.1.5).
  if (range === undefined || req.method !== "GET" || !answer.ranges) return false;
  const ifRange = req.headers["if-range"];
  if (ifRange !== undefined && ifRange !== variant.etag) return false;
  return sendRange(res, range, chosen);
}

function sendRange(res: ServerResponse, range: string, { variant, extra }: Chosen): boolean {
  const { length } = variant.body;
  const part = byteRange(range, length);
  if (part === "whole") return false;
  if (part === "unsatisfiable") {
    const place = ["Content-Range", `bytes */${length}`, "Content-Length", "0"];
    res.writeHead(416, [...variant.unchanged, ...extra, ...place]).end();
    return true;
  }
  const { first, last } = part;
  res.writeHead(206, [
    ...variant.partial,
    ...extra,
    "Content-Range",
    `bytes ${first}-${last}/${length}`,
    "Content-Length",
    String(last - first + 1),
  ]);
  res.end(variant.body.subarray(first, last + 1));
  return true;
}

/** Whether a list of entity tags names this one; a weak tag never matches strongly (§8.8.3.2). */
function namesTag(list: string, etag: string, how: "strongly" | "weakly"): boolean {
  return list.split(",").some((part) => {
    const tag = part.trim();
    return tag === "*" || tag === etag || (how === "weakly" && tag === `W/${etag}`);
  });
}
