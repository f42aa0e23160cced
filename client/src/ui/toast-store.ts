import { useSyncExternalStore } from "react";

export interface ToastMessage {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly variant?: "default" | "destructive";
  /** A button inside the toast, such as Undo or Try again. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  readonly open: boolean;
}

/** Spec §9: one toast at a time; a dismissed one is forgotten after 1,000,000 ms. */
const REMOVE_DELAY_MS = 1_000_000;

let current: ToastMessage | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a toast in place of the one that is shown now. */
export function toast(message: Omit<ToastMessage, "id" | "open">): void {
  lastId += 1;
  set({ ...message, id: lastId, open: true });
}

/** Ends a toast, as far as it is still the one that is shown. */
export function dismissToast({ id }: Pick<ToastMessage, "id">): void {
  if (current?.id !== id) return;
  set({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) set(null);
  }, REMOVE_DELAY_MS);
}

/** Forgets whichever there is. */
export const clearToast = () => set(null);

const read = () => current;

export const useToast = (): ToastMessage | null => useSyncExternalStore(subscribe, read, read);
