/** Longest path a sign-in carries along. */
const MAX_LENGTH = 2000;

/** Addresses that would act or sign in again instead of showing a page. */
const NOT_A_PAGE = /^\/(api|oidc)(\/|$|\?|#)/i;

/**
 * The path a visitor is sent back to after signing in, or undefined when it could lead elsewhere:
 * it starts with a single `/`, and holds no backslash and no control character, which browsers
 * read as something else than they look like.
 */
export function safeReturnTo(text: unknown): string | undefined {
  if (typeof text !== "string" || text.length > MAX_LENGTH) return undefined;
  if (!text.startsWith("/") || text.startsWith("//") || /[\\\p{Cc}]/u.test(text)) return undefined;
  const base = "http://site.invalid";
  if (!URL.canParse(text, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, base);
  // Dot segments are resolved by now: `/x/..//evil.example` has become `//evil.example`.
  if (origin !== base || pathname.startsWith("//") || NOT_A_PAGE.test(pathname)) return undefined;
  return pathname + search + hash;
}
