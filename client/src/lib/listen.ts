/** What effects begin; each function returns what ends it. */

/** Listens to events of some types, such as "online offline". */
export function listen<E extends Event>(
  target: EventTarget,
  types: string,
  listener: (event: E) => unknown,
  options?: AddEventListenerOptions,
): () => void {
  const calls = types.split(" ").map((type) => [type, listener as EventListener, options] as const);
  for (const call of calls) target.addEventListener(...call);
  return () => {
    for (const call of calls) target.removeEventListener(...call);
  };
}

/** Acts once some time has passed. */
export function after(ms: number, action: () => void): () => void {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
}
