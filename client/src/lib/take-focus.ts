/** A ref: what takes the place of something that had the focus takes the focus too. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
