import { sharedValue } from "#client/lib/shared-value.ts";

export interface ToastMessage {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly variant?: "default" | "destructive";
  /** A button inside the toast, such as Undo or Try again. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Shown until it is dismissed: what it leads to stands nowhere else. */
  readonly stays?: boolean;
  readonly open: boolean;
}

/** Spec §9: one toast at a time; a dismissed one is forgotten after 1,000,000 ms. */
const REMOVE_DELAY_MS = 1_000_000;

/** The toast that is shown, or was dismissed last. */
export const currentToast = sharedValue<ToastMessage | null>(null);

let lastId = 0;

/** Shows a toast in place of the one that is shown now. */
export function toast(message: Omit<ToastMessage, "id" | "open">): void {
  lastId += 1;
  currentToast.set({ ...message, id: lastId, open: true });
}

/** Tells of a failure. */
export function warn(title: string, description: string): void {
  toast({ title, description, variant: "destructive" });
}

/** Ends a toast, as far as it is still the one that is shown. */
export function dismissToast({ id }: Pick<ToastMessage, "id">): void {
  const shown = currentToast.get();
  if (shown?.id !== id) return;
  currentToast.set({ ...shown, open: false });
  setTimeout(() => {
    if (currentToast.get()?.id === id) currentToast.set(null);
  }, REMOVE_DELAY_MS);
}
