import { useEffect, useRef, useSyncExternalStore } from "react";

let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function setSlots(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where toasts appear while a dialog is open: inside it, as all else is shut off; null without one. */
export function useToastSlot(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => slots.at(-1) ?? null);
}

interface ToastSlotProps {
  /** At the end of what the slot stands in, instead of at the window's edge. */
  readonly isInside?: boolean;
}

/** A dialog's place for toasts, so that F8, a screen reader and a pointer reach them. */
export function ToastSlot({ isInside = false }: ToastSlotProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const slot = ref.current;
    if (!slot) return;
    setSlots([...slots, slot]);
    return () => setSlots(slots.filter((other) => other !== slot));
  }, []);
  return <div ref={ref} {...(isInside && { "data-inside": "" })} />;
}
