import { attempt } from "../parse.ts";
import { useKeptState } from "./hydration.ts";

/**
 * Text that survives its form and a reload, in this tab; empty text is removed. Without storage it lasts
 * as long as the page.
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
