import { hasSessionHint } from "#shared/api/account/session-hint.ts";

/** Whether this browser may have a session; on the server, which renders for everybody, nobody has. */
export function mayBeSignedIn(): boolean {
  return typeof document !== "undefined" && hasSessionHint(document.cookie);
}
