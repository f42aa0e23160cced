import { useKeptState } from "#client/lib/page/hydration.ts";

/** A text that outlives its form and a reload, in this tab; the empty one is forgotten. */
export function useKeptText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useKeptState(() => read(key), "");
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // A browser without storage keeps it as long as the page lives.
  }
}
