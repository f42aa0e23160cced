import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { focusedOrPressed } from "#client/lib/page/last-press.ts";

/** Covers the page behind a dialog. Safari before 16 needs `touch-none` to keep the page from scrolling. */
export function Backdrop({ layer }: { readonly layer: "z-40" | "z-50" }) {
  return (
    <div className={`backdrop pointer-events-auto fixed inset-0 touch-none bg-black/55 ${layer}`} />
  );
}

/** For the ends of a dialog: Radix moves the focus of Tab from one to the other without scrolling to it. */
export const scrollToTabbed = ({ key, target }: KeyboardEvent) => {
  if (key === "Tab" && target instanceof Element) target.scrollIntoView({ block: "nearest" });
};

/**
 * Remembers what has the focus, or was pressed, when a dialog opens. Radix does so later, and not at all when the focus
 * is already inside.
 *
 * @returns a function that restores the focus, unless a link of the dialog led to another page.
 */
export function useOpener(): () => void {
  const noted = useRef<{ readonly element: Element | null; readonly page: string } | null>(null);
  useLayoutEffect(() => {
    // Not again when a dialog is hidden and shown while a chunk of its page loads.
    noted.current ??= { element: focusedOrPressed(), page: location.pathname };
  }, []);
  return () => {
    const opener = noted.current;
    noted.current = null;
    if (opener?.page !== location.pathname) return;
    if (opener.element instanceof HTMLElement) opener.element.focus();
  };
}

/** Android's Back, where the browser tells it to pages (https://html.spec.whatwg.org/#close-requests). */
interface CloseRequests {
  readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
}

/** Closes what is open when the visitor goes back, who would leave the page otherwise. */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as CloseRequests;
    if (!CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, []);
}
