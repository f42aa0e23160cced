import { type RefObject, useEffect, useRef } from "react";

/** Scrolls an element just into view when something goes wrong: a low window may end above it. */
export function useIntoView<T extends Element>(failure: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (failure) element.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  return element;
}
