import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "./accept-encoding.ts";
import { byteRange } from "./byte-range.ts";
import type { ReadyAnswer, Variant } from "./ready-answer.ts";
import { writeHead, writeReadyHead } from "./write-head.ts";

/**
 * Sends a ready answer to a GET or HEAD: the variant the caller takes, or what its conditions ask for
 * instead (RFC 9110 §13.2.2: If-Match, If-None-Match, then Range). This is the only place that
 * writes an answer by hand; nothing in it can fail or wait.
 *
 * @param id names the request, where the framework has not named it already.
 */
export function sendReady(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ReadyAnswer,
  id?: string,
): void {
  const variant = variantFor(answer, req.headers["accept-encoding"]);
  if (answer.status === 200 && sendConditional(req, res, { answer, variant, id })) return;
  writeReadyHead(res, variant.head, id);
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
  readonly id: string | undefined;
}

/** Answers 412, 304, 206 or 416 where the request's conditions lead there; says whether it did. */
function sendConditional(req: IncomingMessage, res: ServerResponse, chosen: Chosen): boolean {
  const { answer, variant, id } = chosen;
  const ifMatch = req.headers["if-match"];
  if (ifMatch !== undefined && !namesTag(ifMatch, variant.etag, "strongly")) {
    writeHead(res, { status: 412, fields: [...variant.refused, "Content-Length", "0"] }, id);
    res.end();
    return true;
  }
  const ifNoneMatch = req.headers["if-none-match"];
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, variant.etag, "weakly")) {
    writeReadyHead(res, variant.unchanged, id);
    res.end();
    return true;
  }
  // A Range counts with GET only, and only for the very bytes that If-Range names (§14.2, §13.1.5).
  if (req.method !== "GET" || !answer.ranges) return false;
  const range = req.headers.range;
  if (range === undefined) return false;
  const ifRange = req.headers["if-range"];
  if (ifRange !== undefined && ifRange !== variant.etag) return false;
  return sendRange(res, range, chosen);
}

function sendRange(res: ServerResponse, range: string, { variant, id }: Chosen): boolean {
  const { length } = variant.body;
  const part = byteRange(range, length);
  if (part === "whole") return false;
  if (part === "unsatisfiable") {
    const place = ["Content-Range", `bytes */${length}`, "Content-Length", "0"];
    writeHead(res, { status: 416, fields: [...variant.refused, ...place] }, id);
    res.end();
    return true;
  }
  const { first, last } = part;
  const place = [
    "Content-Range",
    `bytes ${first}-${last}/${length}`,
    "Content-Length",
    String(last - first + 1),
  ];
  writeHead(res, { status: 206, fields: [...variant.partial, ...place] }, id);
  res.end(variant.body.subarray(first, last + 1));
  return true;
}

/** Whether a list of entity tags names this one; a weak tag never matches strongly (§8.8.3.2). */
function namesTag(list: string, etag: string, how: "strongly" | "weakly"): boolean {
  if (list === etag) return true;
  return list.split(",").some((part) => {
    const tag = part.trim();
    return tag === "*" || tag === etag || (how === "weakly" && tag === `W/${etag}`);
  });
}
