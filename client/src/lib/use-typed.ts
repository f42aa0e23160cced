import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { after, listen } from "./listen.ts";

/** Whether a date has its whole year: on the way to 2026-12-05 a browser gives 0002-12-05. */
export const hasWholeYear = (date: string): boolean => date >= "1000";

/** The pause in typing after which the text is used. */
const REST_MS = 800;

/**
 * Props of a text field that needs no button: its text is used after a pause, on Enter, or when it is left.
 * Changes by others do not overwrite what is being typed.
 *
 * @param onTaken gets a changed text; `isLeft` on blur.
 */
export function useTyped(value: string, onTaken: (text: string, isLeft: boolean) => void) {
  const [text, setText] = useState(value);
  const isTyping = useRef(false);
  /** What was typed last and used, and the value it was to replace. */
  const taken = useRef<{ readonly typed: string; readonly from: string } | null>(null);
  const take = (typed: string, isLeft = false) => {
    const isUsed = taken.current?.typed === typed && taken.current.from !== value;
    // Used already, and changed by somebody else since: theirs is the later one.
    if (isUsed) return setText(value);
    if (typed === value) return;
    taken.current = { typed, from: value };
    onTaken(typed, isLeft);
  };
  const takeAtRest = useEffectEvent(take);
  const takeNow = useEffectEvent(() => take(text));
  useEffect(() => {
    const stop = listen(window, "pagehide", () => takeNow());
    return () => {
      stop();
      takeNow();
    };
  }, []);
  useEffect(() => after(REST_MS, () => takeAtRest(text)), [text]);
  useEffect(() => {
    const isUndone = taken.current?.from === value;
    if (!isTyping.current || isUndone) setText(value);
  }, [value]);
  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      isTyping.current = true;
      taken.current = null;
      setText(target.value);
    },
    onBlur: () => {
      isTyping.current = false;
      take(text, true);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") take(text);
    },
  };
}
