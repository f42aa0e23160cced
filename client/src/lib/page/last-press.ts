let pressed: Element | null = null;

/** Begins to remember what is pressed, since Safari gives a pressed button no focus. */
export function notePresses(): void {
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest("button, a") : null;
  };
  document.addEventListener("click", note, true);
}

/** What has the focus, or else was pressed last. */
export const focusedOrPressed = (): Element | null =>
  document.activeElement === document.body ? pressed : document.activeElement;
