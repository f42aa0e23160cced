import { useCallback, useState } from "react";
import { useWhenIdle } from "#client/lib/parts/use-when-idle.ts";
import { lazyPart } from "#client/ui/failure/lazy-part.tsx";
import { useToasts } from "#client/ui/toast/toast-store.ts";

const Toaster = lazyPart(() => import("#client/ui/toast/toaster.tsx").then((m) => m.Toaster), {
  failure: () => null,
  waiting: null,
});

/** Where toasts appear; its code comes once the page is drawn, or with the first toast. */
export function Toasts() {
  const [isIdle, setIdle] = useState(false);
  const hasToasts = useToasts().length > 0;
  useWhenIdle(useCallback(() => setIdle(true), []));
  return isIdle || hasToasts ? <Toaster /> : null;
}
