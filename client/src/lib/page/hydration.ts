import { useEffect, useState, useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False on the server and during hydration, then true. Whatever differs by visitor, device or clock
 * renders only once it is true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * State that starts from what this browser has stored. In a component that the server rendered, it starts
 * with `served`, and the stored value follows after hydration.
 *
 * @param read reads the stored value.
 * @param served what the server renders.
 */
export function useKeptState<T>(read: () => T, served: T) {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState(() => (isHydrated ? read() : served));
  const [wasServed] = useState(!isHydrated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    if (!wasServed) return;
    const kept = read();
    setState(() => kept);
  }, []);
  return [state, setState] as const;
}
