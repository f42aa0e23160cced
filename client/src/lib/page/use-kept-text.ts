import { attempt } from "../parse.ts";
import { useKeptState } from "./hydration.ts";

/**
 * A text that outlives its form and a reload, in this tab; the empty one is forgotten. A browser without
 * storage keeps it as long as the page lives.
 */
export function useKeptText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useKeptState(() => attempt(() => sessionStorage.getItem(key)) ?? "", "");
  const keep = (next: string) => {
    setText(next);
    attempt(() => {
      if (next === "") sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    });
  };
  return [text, keep];
}
