import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/** The pause in typing after which the text is used. */
const REST_MS = 800;

/**
 * Props of a text field that needs no button: its text is used after a pause, on Enter, or on blur.
 * Changes by others do not overwrite what is being typed.
 *
 * @param onTaken gets a changed text; `isLeft` on blur.
 */
export function useTyped(value: string, onTaken: (text: string, isLeft: boolean) => void) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyping = useRef(false);
  const latest = useRef({ text, value, onTaken });
  useEffect(() => {
    latest.current = { ...latest.current, value, onTaken };
  });
  useEffect(() => {
    if (isTyping.current) return;
    latest.current.text = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = (isLeft: boolean) => {
    clearTimeout(timer.current);
    const now = latest.current;
    if (now.text !== now.value) now.onTaken(now.text, isLeft);
  };
  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      latest.current.text = target.value;
      setText(target.value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => take(false), REST_MS);
    },
    onFocus: () => {
      isTyping.current = true;
    },
    onBlur: () => {
      isTyping.current = false;
      take(true);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") take(false);
    },
  };
}
