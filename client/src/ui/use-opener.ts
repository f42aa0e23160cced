import { useLayoutEffect, useRef } from "react";

interface Opener {
  /** Focuses what had the focus when the dialog opened, if it can have it. */
  readonly focus: () => void;
  /** The same, unless a link of the dialog has led to another page meanwhile. */
  readonly focusUnlessLeft: () => void;
}

/**
 * What has the focus when a dialog opens. It is noted before anything of the dialog can be pressed:
 * Radix asks for the first focus somewhat later, and not at all where the visitor was there before.
 */
export function useOpener(open: boolean): Opener {
  const noted = useRef<{ readonly element: Element | null; readonly page: string } | null>(null);
  useLayoutEffect(() => {
    // Not again when a dialog is hidden and shown while a part of its page is on its way.
    if (open) noted.current ??= { element: document.activeElement, page: location.pathname };
  }, [open]);
  const focus = (unlessLeft: boolean) => {
    const opener = noted.current;
    noted.current = null;
    if (unlessLeft && opener?.page !== location.pathname) return;
    if (opener?.element instanceof HTMLElement) opener.element.focus();
  };
  return { focus: () => focus(false), focusUnlessLeft: () => focus(true) };
}
