import { useEffect, useRef } from "react";
import { sharedValue } from "#client/lib/shared-value.ts";

const slots = sharedValue<readonly HTMLElement[]>([]);

/** Where toasts appear while a dialog is open: inside it, as all else is shut off; undefined without one. */
export const useToastSlot = () => slots.use().at(-1);

/**
 * A dialog's place for toasts, so that F8, a screen reader and a pointer reach them: at the window's edge,
 * or at the end of what the slot stands in.
 */
export function ToastSlot({ isInside = false }: { readonly isInside?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const slot = ref.current;
    if (!slot) return;
    slots.set([...slots.get(), slot]);
    return () => slots.set(slots.get().filter((other) => other !== slot));
  }, []);
  // In a low window, where the dialog scrolls as a whole, above its foot.
  const inside = {
    "data-inside": "",
    className: "low:sticky low:bottom-20 low:z-20 lowest:bottom-0",
  };
  return <div ref={ref} {...(isInside && inside)} />;
}
