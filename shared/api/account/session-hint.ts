/**
 * The cookie that says a session may exist. It has no meaning beyond that and opens nothing: the
 * page asks who is here only where it is present, so an anonymous visitor's page asks nothing.
 */
export const SESSION_HINT_COOKIE = "guide-signed-in";

/** Whether a `Cookie` header or `document.cookie` holds the hint. */
export function hasSessionHint(cookies: string | undefined): boolean {
  return (cookies ?? "")
    .split(/;\s*/)
    .some((pair) => pair.startsWith(`${SESSION_HINT_COOKIE}=`) && !pair.endsWith("="));
}
