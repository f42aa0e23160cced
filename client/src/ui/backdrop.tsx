import { useLayoutEffect, useState } from "react";

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
