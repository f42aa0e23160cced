import {
  type ServerResponse,
  STATUS_CODES,
  validateHeaderName,
  validateHeaderValue,
} from "node:http";

/** The head of an answer that stands ready, without what differs from one sending to the next. */
export interface ReadyHead {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly fields: readonly string[];
  /** The same as it goes over the wire, from the status line to the name of the request's id. */
  readonly text: string;
}

/** How long the server keeps a silent connection, in milliseconds; every answer says so. */
export const KEEP_ALIVE_MS = 5_000;

const ID = "X-Request-Id";

/** @throws TypeError for a field that HTTP does not allow; the text is never checked again. */
export function makeReadyHead(status: number, fields: readonly string[]): ReadyHead {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < fields.length; at += 2) {
    const [name = "", value = ""] = fields.slice(at, at + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return { status, fields, text: inOnePiece(`${text}${ID}: `) };
}

/** V8 keeps a joined string as a tree of its pieces, which each write would walk through anew. */
function inOnePiece(text: string): string {
  return Buffer.from(text, "latin1").toString("latin1");
}

/**
 * Writes the head of an answer; the body is still to be sent.
 *
 * `writeHead` checks and joins seventeen fields anew for each answer, which takes longer than everything
 * else that the table does (docs/decisions/0029). So a head that has been checked goes to Node in one
 * piece, where nothing has been set on the response and its connection stays open; else, and on a
 * Node whose responses are made differently, `writeHead` writes it.
 *
 * @param id names the request, where the framework has not named it already.
 */
export function writeReadyHead(res: ServerResponse, head: ReadyHead, id?: string): void {
  if (id !== undefined && takesTextHead(res)) {
    res.statusCode = head.status;
    res._header = head.text + id + headEnd();
  } else writeHead(res, head, id);
}

/** The same for a head that is made for one answer. */
export function writeHead(
  res: ServerResponse,
  { status, fields }: Pick<ReadyHead, "status" | "fields">,
  id?: string,
): void {
  res.writeHead(status, id === undefined ? [...fields] : [...fields, ID, id]);
}

/** What Node keeps on a response until it goes out; its types do not name it. */
interface WithHead {
  _header: string | null;
}

/** Whether Node's response is made as we know it, and answers HTTP/1.1 on a connection that stays. */
function takesTextHead(res: ServerResponse): res is ServerResponse & WithHead {
  return (
    "_header" in res &&
    res._header === null &&
    res.shouldKeepAlive &&
    res.req.httpVersionMinor === 1 &&
    res.req.httpVersionMajor === 1
  );
}

let second = Number.NaN;
let end = "";

/** What follows the id: the fields `Date`, written anew each second, as Node does, and `Keep-Alive`. */
function headEnd(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const date = new Date(now * 1000).toUTCString();
    end = inOnePiece(
      `\r\nDate: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`,
    );
  }
  return end;
}
