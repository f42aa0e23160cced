import type { Request, Response } from "express";
import type { CachedResponse, Encoding } from "./cached-response.ts";

/** From the smallest result on. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** The smallest of the encodings there are that the caller takes; undefined where it takes none. */
export function acceptedEncoding(req: Request, there = ENCODINGS): Encoding | undefined {
  return there.find((encoding) => req.acceptsEncodings(encoding));
}

/**
 * Sends an answer to a GET or HEAD: in the encoding that the caller takes, as 304 or 412 where its
 * conditions say so, or the part of it that was asked for (RFC 9110 §13, §14).
 */
export function sendCached(req: Request, res: Response, answer: CachedResponse): void {
  const { bodies, digest, headers, route, status, type } = answer;
  const there = ENCODINGS.filter((encoding) => bodies[encoding]);
  const encoding = acceptedEncoding(req, there);
  const etag = encoding ? `"${digest}-${encoding}"` : `"${digest}"`;
  res.locals.route = route;
  res.status(status);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) res.removeHeader(name);
    else res.setHeader(name, value);
  }
  res.setHeader("ETag", etag);
  if (there.length > 0) res.setHeader("Vary", "Accept-Encoding");
  if (status === 200 && !matches(req.headers["if-match"], etag)) {
    res.status(412).end();
    return;
  }
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  res.setHeader("Content-Type", type);
  if (encoding) res.setHeader("Content-Encoding", encoding);
  const body = (encoding && bodies[encoding]) ?? bodies.identity;
  if (there.length > 0 || status !== 200) sendBody(res, body);
  else sendPart(req, res, { body, etag });
}

function sendBody(res: Response, body: Buffer): void {
  res.setHeader("Content-Length", body.length);
  res.end(body);
}

/** Sends the one range that was asked for; of several, or of none that can be read, the whole. */
function sendPart(
  req: Request,
  res: Response,
  { body, etag }: { readonly body: Buffer; readonly etag: string },
): void {
  res.setHeader("Accept-Ranges", "bytes");
  const ifRange = req.headers["if-range"];
  const mayBePartial = req.method === "GET" && (ifRange === undefined || ifRange === etag);
  const ranges = mayBePartial ? req.range(body.length) : undefined;
  if (ranges === -1) {
    res.status(416).setHeader("Content-Range", `bytes */${body.length}`);
    res.end();
    return;
  }
  const [range, another] = Array.isArray(ranges) && ranges.type === "bytes" ? ranges : [];
  if (!range || another) {
    sendBody(res, body);
    return;
  }
  const { start, end } = range;
  res.status(206).setHeader("Content-Range", `bytes ${start}-${end}/${body.length}`);
  sendBody(res, body.subarray(start, end + 1));
}

/** Whether a condition holds for the entity tag; a weak tag never does (RFC 9110 §13.1.1). */
function matches(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === "*") return true;
  return ifMatch.split(",").some((tag) => tag.trim() === etag);
}
