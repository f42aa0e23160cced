import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";
import { makeReadyHead, type ReadyHead } from "./write-head.ts";

/** One body as it goes over the wire, with every header an answer carries with it. */
export interface Variant {
  readonly body: Buffer;
  /** A strong tag names exact bytes, so each encoding has its own (RFC 9110 §8.8.3). */
  readonly etag: string;
  readonly head: ReadyHead;
  /** The head of the answer 304 (RFC 9110 §15.4.5). */
  readonly unchanged: ReadyHead;
  /** The headers of 412 and 416. */
  readonly refused: readonly string[];
  /** The headers of a part, without its place and length. */
  readonly partial: readonly string[];
}

/** An answer that is the same for everybody and needs no work: it is only sent. */
export interface ReadyAnswer {
  readonly status: number;
  /** The name of the answer in the log; never an address, which may hold a token. */
  readonly route: string;
  readonly identity: Variant;
  readonly br?: Variant;
  readonly gzip?: Variant;
  /** Whether parts of it are sent on request (RFC 9110 §14); only of what is never compressed. */
  readonly ranges: boolean;
  /** When it is out of date, in milliseconds since 1970; `Infinity` while the process lives. */
  readonly until: number;
}

/** What an answer is made of. */
export interface AnswerContent {
  readonly route: string;
  readonly type: string;
  readonly cacheControl: string;
  readonly bodies: Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>;
  /** Headers of the whole site, on every answer. */
  readonly common: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly until?: Date | null;
}

/** Builds an answer: one variant an encoding, with complete headers. */
export function makeReadyAnswer(content: AnswerContent): ReadyAnswer {
  const { bodies, route, status = 200, until } = content;
  const compressed = bodies.br !== undefined || bodies.gzip !== undefined;
  const digest = digestOf(content);
  const variant = (encoding: Encoding, suffix: string) => {
    const body = bodies[encoding];
    return body && makeVariant(content, { body, encoding, etag: `"${digest}${suffix}"` });
  };
  const br = variant("br", "-br");
  const gz = variant("gzip", "-gz");
  return {
    status,
    route,
    identity: makeVariant(content, {
      body: bodies.identity,
      encoding: "identity",
      etag: `"${digest}"`,
    }),
    ...(br && { br }),
    ...(gz && { gzip: gz }),
    ranges: !compressed && status === 200,
    until: until?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

/**
 * What the entity tags are made of: the bytes, and the headers too. A 304 leaves out what the stored
 * answer has, so that other headers must make another answer.
 */
function digestOf({ bodies, cacheControl, common, type }: AnswerContent): string {
  return createHash("sha256")
    .update(JSON.stringify([cacheControl, type, common]))
    .update(bodies.identity)
    .digest("base64url")
    .slice(0, 20);
}

interface VariantParts {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly etag: string;
}

function makeVariant(content: AnswerContent, { body, encoding, etag }: VariantParts): Variant {
  const { bodies, cacheControl, common, status = 200, type } = content;
  const compressed = bodies.br !== undefined || bodies.gzip !== undefined;
  const validation = {
    "Cache-Control": cacheControl,
    ETag: etag,
    ...(compressed && { Vary: "Accept-Encoding" }),
  };
  const always = { ...common, ...validation };
  const partial = {
    ...always,
    ...(!compressed && status === 200 && { "Accept-Ranges": "bytes" }),
    "Content-Type": type,
  };
  const headers = {
    ...partial,
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Length": String(body.length),
  };
  return {
    body,
    etag,
    head: makeReadyHead(status, Object.entries(headers).flat()),
    unchanged: makeReadyHead(304, Object.entries({ ...shared(common), ...validation }).flat()),
    refused: Object.entries(always).flat(),
    partial: Object.entries(partial).flat(),
  };
}

/**
 * What a 304 has of the headers of the site. A browser keeps those of the stored answer that a 304 does
 * not name (RFC 9111 §3.2), the content policy among them; only a script of another site, which may
 * ask on its own condition, must be told on each answer that it may read it.
 */
function shared(common: AnswerContent["common"]): AnswerContent["common"] {
  return Object.fromEntries(
    Object.entries(common).filter(([name]) => name.startsWith("Access-Control-")),
  );
}

/** Brotli's quality while the server runs: 9 costs a twentieth of 11 and gives away about 4 % of size. */
const BROTLI_QUALITY = 9;

/** Below a packet's size compression gains nothing. */
const SMALLEST_COMPRESSED = 1024;

/** The encodings of a text made while the server runs. */
export async function compressed(identity: Buffer): Promise<AnswerContent["bodies"]> {
  if (identity.length < SMALLEST_COMPRESSED) return { identity };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return { identity, br, gzip: gz };
}

/** The smallest window that holds it all: more gains nothing, and takes 8 MB and their clearing each time. */
function windowFor(length: number): number {
  const { BROTLI_MAX_WINDOW_BITS: most, BROTLI_MIN_WINDOW_BITS: least } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(length + 16))));
}
