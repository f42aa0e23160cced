/**
 * Keeps the focus where a row is about to go: at the same place of the next row, or of the one before, or
 * at the heading above.
 *
 * @param pressed the row's last button, or whatever goes and has the focus.
 */
export function focusNextRow(pressed: HTMLElement): void {
  const row = pressed.closest("li");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const heading = pressed.closest("section")?.querySelector<HTMLElement>("h2, h3");
  heading?.setAttribute("tabindex", "-1");
  const next = [...(beside?.querySelectorAll("button") ?? [])].at(-1) ?? heading;
  next?.focus({ preventScroll: true });
}
