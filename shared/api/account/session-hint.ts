/** A cookie that tells pages that a session may exist, so that others need not ask the server. */
export const SESSION_HINT_COOKIE = "guide-signed-in";

/** @param cookies a `Cookie` header or `document.cookie`. */
export function hasSessionHint(cookies: string | undefined): boolean {
  return (cookies ?? "")
    .split(/;\s*/)
    .some((pair) => pair.startsWith(`${SESSION_HINT_COOKIE}=`) && !pair.endsWith("="));
}
