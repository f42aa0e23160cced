import { useLayoutEffect, useRef } from "react";

/**
 * Notes what has the focus when a dialog opens, before anything of the dialog can be pressed: Radix asks
 * for the first focus somewhat later, and not at all where the visitor was there before.
 *
 * @returns what gives it the focus again, unless a link of the dialog has led to another page meanwhile.
 */
export function useOpener(open: boolean): () => void {
  const noted = useRef<{ readonly element: Element | null; readonly page: string } | null>(null);
  useLayoutEffect(() => {
    // Not again when a dialog is hidden and shown while a part of its page is on its way.
    if (open) noted.current ??= { element: document.activeElement, page: location.pathname };
  }, [open]);
  return () => {
    const opener = noted.current;
    noted.current = null;
    if (opener?.page !== location.pathname) return;
    if (opener.element instanceof HTMLElement) opener.element.focus();
  };
}
