import type { Request } from "express";
import { HttpProblem } from "../problem.ts";

/** Longest query of an address that takes part in signing in, in bytes. */
const MAX_QUERY_BYTES = 2_000;

/** Longest form a provider is sent, in bytes. */
const MAX_FORM_BYTES = 4_000;

/** @throws HttpProblem 414 for a query nobody signs in with, before anything is read from it. */
export function refuseLongQuery(req: Request): void {
  const at = req.originalUrl.indexOf("?");
  const bytes = at < 0 ? 0 : Buffer.byteLength(req.originalUrl) - at;
  if (bytes <= MAX_QUERY_BYTES) return;
  throw new HttpProblem(
    414,
    `The query of this address has ${bytes} bytes; ${MAX_QUERY_BYTES} is the most here. Begin the sign-in anew.`,
  );
}

/** @throws HttpProblem 411 for a body of unknown length, 413 for a long one. */
export function refuseLongForm(req: Request): void {
  if (req.headers["transfer-encoding"] !== undefined) {
    throw new HttpProblem(411, "Send the form with its length (Content-Length).");
  }
  if (Number(req.headers["content-length"] ?? 0) > MAX_FORM_BYTES) {
    throw new HttpProblem(413, `The form is too large; ${MAX_FORM_BYTES} bytes is the most here.`);
  }
}
