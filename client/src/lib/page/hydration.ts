import { useEffect, useState, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False on the server and while React hydrates what the server rendered, then true: what differs by
 * visitor, device or clock is shown once it is.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * State that starts from what this browser has stored. Where the server rendered the component, it
 * starts with what the server knows, and the stored value follows after hydration.
 *
 * @param read reads the stored value.
 * @param served what the server renders.
 */
export function useKeptState<T>(read: () => T, served: T) {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState(() => (isHydrated ? read() : served));
  const [wasServed] = useState(!isHydrated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated.
  useEffect(() => {
    if (!wasServed) return;
    const kept = read();
    setState(() => kept);
  }, []);
  return [state, setState] as const;
}
