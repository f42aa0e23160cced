import { startTransition, useEffect, useState } from "react";

/**
 * A value as it was when the browser last painted the page: it follows once what was rendered for it is
 * seen, so that nothing that hangs on it comes before that.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}

/** Calls soon after the next paint, in a tab that nobody sees at once; answers what calls it off. */
function afterPaint(action: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(action);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
