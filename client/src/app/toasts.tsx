import { useCallback, useState } from "react";
import { useWhenInUse } from "#client/lib/chunks/use-when-in-use.ts";
import { lazyChunk } from "#client/ui/failure/lazy-chunk.tsx";
import { useToasts } from "#client/ui/toast-store.ts";

const Toaster = lazyChunk(() => import("#client/ui/toaster.tsx").then((m) => m.Toaster), {
  failure: () => null,
  waiting: null,
});

/** Where toasts appear; its code comes once somebody uses the page, or with the first toast. */
export function Toasts() {
  const [isInUse, setInUse] = useState(false);
  const hasToasts = useToasts().length > 0;
  useWhenInUse(useCallback(() => setInUse(true), []));
  return isInUse || hasToasts ? <Toaster /> : null;
}
