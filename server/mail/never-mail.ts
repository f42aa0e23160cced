/** The way out of all our mail: its links, and the list of mailboxes that took it (docs/mail.md). */

import { createHmac, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { millisecondsInDay } from "date-fns/constants";
import { mailboxName } from "#server/limits/mailbox-name.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { site } from "#shared/site.ts";

/** What every mail offers its reader. */
export interface OptOut {
  /** The page with the one button. */
  readonly url: string;
  /** A line that ends with the address of the page. */
  readonly line: string;
  /** RFC 2369 and RFC 8058: the same with one click of a mail program. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What a mail is made with beside its own words. */
export interface MailFrame {
  readonly config: { readonly publicUrl: string; readonly mailFrom: string };
  readonly optOut: OptOut;
}

/** How long the link works that takes a refusal back. */
export const ALLOW_LINK_DAYS = 7;

const DIGEST_BYTES = 16;
/** Slow on purpose: mailboxes are easy to guess. A new salt would forget every refusal. */
const DIGEST_SALT = "washington-wine-country-guide/mail-refusals";
const DIGEST_COST = { N: 2 ** 14, r: 8, p: 1 };
const slowly = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/**
 * What a mailbox is called on the never-mail list: 22 characters that are the same for all its
 * spellings. They depend on no secret, so that a refusal outlives every change of one.
 */
export async function mailboxDigest(email: string): Promise<string> {
  const digest = await slowly(mailboxName(email), DIGEST_SALT, DIGEST_BYTES, DIGEST_COST);
  return digest.toString("base64url");
}

/** The way out for one mailbox: only who has the mail has the link. */
export function optOutFor(
  { publicUrl, secret }: { readonly publicUrl: string; readonly secret: string },
  digest: string,
): OptOut {
  const token = signed(secret, "never", [digest]);
  const url = publicUrl + paths.neverMail(token);
  return {
    url,
    line: `To never get any email from the ${site.name} again: ${url}`,
    headers: oneClick(`${publicUrl}/api/mail/never/${encodeURIComponent(token)}`),
  };
}

/** What one click in a mail program calls, to hear no more (RFC 2369 and RFC 8058). */
export const oneClick = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** The mailbox a way out was made for; undefined for a link that no mail ever carried. */
export function readNeverMailToken(secrets: readonly string[], token: string): string | undefined {
  return unsigned(secrets, "never", token)?.[0];
}

/** The end of a link that takes back one refusal, for seven days. */
export function allowMailToken(
  secret: string,
  refusal: { readonly digest: string; readonly refusedAt: Date },
  now: Date,
): string {
  const expires = now.getTime() + ALLOW_LINK_DAYS * millisecondsInDay;
  const { digest, refusedAt } = refusal;
  return signed(secret, "allow", [digest, refusedAt.getTime().toString(36), expires.toString(36)]);
}

/** The refusal a link takes back; undefined where the link is none of ours or has expired. */
export function readAllowMailToken(secrets: readonly string[], token: string, now: Date) {
  const [digest, refusedAt, expires] = unsigned(secrets, "allow", token) ?? [];
  if (!digest || !refusedAt || !expires) return undefined;
  if (Number.parseInt(expires, 36) <= now.getTime()) return undefined;
  return { digest, refusedAt: new Date(Number.parseInt(refusedAt, 36)) };
}

/** Stands between the parts of a token: base64url has no such letter, and addresses need no escape. */
const BETWEEN = "~";

const macOf = (secret: string, purpose: string, text: string) =>
  createHmac("sha256", secret).update(`mail:${purpose}:${text}`).digest().subarray(0, 16);

/** The end of a link in a mail, for one purpose alone: its parts, and a signature over them. */
export function signed(secret: string, purpose: string, parts: readonly string[]): string {
  const text = parts.join(BETWEEN);
  return `${text}${BETWEEN}${macOf(secret, purpose, text).toString("base64url")}`;
}

/** The parts of such a link; undefined where no secret of ours signed them for the purpose. */
export function unsigned(secrets: readonly string[], purpose: string, token: string) {
  const end = token.lastIndexOf(BETWEEN);
  const text = token.slice(0, Math.max(end, 0));
  const given = Buffer.from(token.slice(end + 1), "base64url");
  const isOurs = secrets.some((secret) => {
    const expected = macOf(secret, purpose, text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? text.split(BETWEEN) : undefined;
}
