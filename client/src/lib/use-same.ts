import { useMemo } from "react";

/** A value as one object for as long as its key is the same, for what is worked out only when it changes. */
export function useSame<Value>(value: Value, key: string = JSON.stringify(value)): Value {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether it is another.
  return useMemo(() => value, [key]);
}
