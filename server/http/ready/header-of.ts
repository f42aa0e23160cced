import type { IncomingMessage } from "node:http";

/**
 * A header of a request, as `req.headers` has it. That object is made of all headers when it is first
 * asked for, which takes longer than a ready answer; so it is only made for one sent more than once.
 *
 * @param name in lower case; not `set-cookie`.
 */
export function headerOf(req: IncomingMessage, name: string): string | undefined {
  const { rawHeaders } = req;
  let value: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at];
    if (given?.length !== name.length || given.toLowerCase() !== name) continue;
    if (value !== undefined) return req.headers[name]?.toString();
    value = rawHeaders[at + 1];
  }
  return value;
}
