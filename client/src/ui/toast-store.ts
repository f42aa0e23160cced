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
const TOAST_LIMIT = 1;
const REMOVE_DELAY_MS = 1_000_000;

/** Holds the toasts of one page; `toast` below writes to the page's own. */
function createToastStore() {
  let toasts: readonly ToastMessage[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly ToastMessage[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => toasts,
    show: (message: Omit<ToastMessage, "id" | "open">): number => {
      lastId += 1;
      set([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
      return lastId;
    },
    dismiss: (id: number) => {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), REMOVE_DELAY_MS);
    },
    clear: () => set([]),
  };
}

export const toastStore = createToastStore();

/** Shows a toast in place of the one that is shown now. */
export function toast(message: Omit<ToastMessage, "id" | "open">): number {
  return toastStore.show(message);
}

export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
}
