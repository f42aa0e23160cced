import { useEffect, useEffectEvent } from "react";

/** Android's Back, where the browser tells it to pages (https://html.spec.whatwg.org/#close-requests). */
interface CloseRequests {
  readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
}

/** Closes what is open when the visitor goes back, who would leave the page otherwise. */
export function useCloseRequest(open: boolean, onOpenChange: (open: boolean) => void): void {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    const { CloseWatcher } = window as CloseRequests;
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open]);
}
