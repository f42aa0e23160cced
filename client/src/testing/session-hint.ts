import { SESSION_HINT_COOKIE } from "#shared/api/account/session-hint.ts";

/** The browser of somebody who may be signed in. */
export function rememberSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${SESSION_HINT_COOKIE}=1; path=/`;
}

/** The browser of somebody who is not. */
export function forgetSession(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
}
