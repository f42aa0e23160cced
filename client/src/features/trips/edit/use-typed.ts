import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/** How long a visitor pauses before the text is used. */
const REST_MS = 800;

interface Typed {
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A field whose text is used without a button: after a pause, on Enter, or when the field is left.
 * Changes by others do not overwrite what is being typed.
 *
 * @param onTaken gets a changed text; `isLeft` if the field was left with it.
 */
export function useTyped(value: string, onTaken: (text: string, isLeft: boolean) => void): Typed {
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
    onChange: ({ target }) => {
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
    onKeyDown: ({ key }) => {
      if (key === "Enter") take(false);
    },
  };
}
