/** A ref: what takes the place of something that had the focus takes the focus too. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** A ref: what goes away with the focus hands it on. Made outside of components, or each render hands it on. */
export const leaveFocus =
  (next: (leaving: HTMLElement) => void) => (element: HTMLElement | null) => () => {
    if (element?.contains(document.activeElement)) next(element);
  };
