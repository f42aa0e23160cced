/** What every page tells the service worker (client/src/offline), where there is one: each starts with this code. */
import { hasSessionHint } from "#shared/api/account/session-hint.ts";
import { noteVisitor } from "../lib/visitor-storage.ts";

type Workers = Pick<ServiceWorkerContainer, "register" | "ready" | "controller">;

/** Built pages only: in development there is no worker. */
export const workers = (): Workers | null =>
  import.meta.env.PROD && "serviceWorker" in navigator ? navigator.serviceWorker : null;

/** Tells the device and its worker, before anything is asked, where nobody is signed in any more. */
export function tellSignedOut(): void {
  if (hasSessionHint(document.cookie)) return;
  noteVisitor(null, { mayReturn: true });
  workers()?.controller?.postMessage({ kind: "signed-out" });
}
