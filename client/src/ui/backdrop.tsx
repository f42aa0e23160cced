import { useLayoutEffect, useRef, useState } from "react";

/** Whether the page's scrollbar takes room beside it. */
const hasScrollbar = () => window.innerWidth > document.documentElement.clientWidth;

/**
 * Covers the page behind a dialog. Meanwhile the page does not scroll, by the style sheet (in Safari
 * before 16 a touch would scroll it all the same), and keeps the room of its scrollbar where it has one,
 * so that nothing moves.
 */
export function Backdrop({ layer }: { readonly layer: "z-40" | "z-50" }) {
  const [keepsRoom] = useState(hasScrollbar);
  useLayoutEffect(() => {
    if (!keepsRoom) return;
    const { style } = document.documentElement;
    style.scrollbarGutter = "stable";
    return () => {
      style.scrollbarGutter = "";
    };
  }, [keepsRoom]);
  return (
    <div className={`backdrop pointer-events-auto fixed inset-0 touch-none bg-black/55 ${layer}`} />
  );
}

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
