import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

/** A body in each encoding that it is sent in. */
type Bodies = Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>;

/** A response of the API as pages are rendered from it, and its length as JSON. */
interface JsonValue {
  readonly value: unknown;
  readonly length: number;
}

/** What the headers of a response tell about its body. */
interface ResponseMetadata {
  /** The name of the response in the log; never an address, which may hold a token. */
  readonly route: string;
  /** Media type with its charset. */
  readonly type: string;
  readonly cacheControl: string;
  readonly status?: number;
  /** Instead of the site's headers of the same names; null takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** An answer whose body is there in every encoding. */
export type ResponseContent = ResponseMetadata & { readonly bodies: Bodies };

/** An answer that is a text, made while the server runs. */
export type TextResponse = ResponseMetadata & {
  readonly text: string;
  /** What the text says, where it is JSON. */
  readonly json?: JsonValue;
  /** It lacks what could not be had at the moment; an earlier one that lacks nothing is better. */
  readonly isIncomplete?: boolean;
};

/** An answer that is the same for everybody and needs no work: it is only sent. */
export interface CachedResponse {
  readonly status: number;
  readonly route: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly bodies: Bodies;
  readonly json?: JsonValue;
  /** Names the bytes and their headers; each encoding is sent with a tag of its own. */
  readonly digest: string;
}

/** Makes an answer, whose entity tag is made of its bytes and its headers. */
export function makeCachedResponse(content: ResponseContent): CachedResponse {
  const { route, type, cacheControl, bodies, status = 200 } = content;
  const headers = { ...content.headers, "Cache-Control": cacheControl };
  const digest = createHash("sha256")
    .update(JSON.stringify([status, type, headers]))
    .update(bodies.identity)
    .digest("base64url")
    .slice(0, 20);
  return { status, route, type, headers, digest, bodies };
}

/** The same of a text; the answer before where that is as good. */
export async function makeTextResponse(
  { text, json, isIncomplete, ...head }: TextResponse,
  before?: CachedResponse,
): Promise<CachedResponse> {
  if (isIncomplete && before) return before;
  const identity = Buffer.from(text);
  const answer = makeCachedResponse({ ...head, bodies: { identity } });
  if (answer.digest === before?.digest) return before;
  return { ...answer, bodies: await compressed(identity), ...(json && { json }) };
}

/** Bytes that an answer takes in memory, its value counted as its text. */
export function sizeOf({ bodies, json }: CachedResponse): number {
  return Object.values(bodies).reduce((sum, { length }) => sum + length, 1 + (json?.length ?? 0));
}

/** Brotli's quality while the server runs: 9 costs a twentieth of 11 and gives away about 4 % of size. */
const BROTLI_QUALITY = 9;

/** Below a packet's size compression gains nothing. */
const SMALLEST_COMPRESSED = 1024;

async function compressed(identity: Buffer): Promise<Bodies> {
  if (identity.length < SMALLEST_COMPRESSED) return { identity };
  const [br, gz] = await Promise.all([compress(identity, "br"), compress(identity, "gzip")]);
  return { identity, br, gzip: gz };
}

/** A body in an encoding; `quality` is that of Brotli. */
export function compress(
  body: Buffer,
  encoding: Encoding,
  quality = BROTLI_QUALITY,
): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
  };
  return promisify(brotliCompress)(body, { params });
}

/** The smallest window that holds it all: more gains nothing, and takes 8 MB and their clearing each time. */
function windowFor(length: number): number {
  const { BROTLI_MAX_WINDOW_BITS: most, BROTLI_MIN_WINDOW_BITS: least } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(length + 16))));
}
