import { useEffect } from "react";

/** Marks a control that the server drew and that nothing listens to yet; such controls are inert. */
export const WAITING = "data-waiting";

/**
 * Once the page is drawn, its controls can be used. Call it beside the page inside its Suspense
 * boundary, which the browser takes over last.
 */
export function useReleasedControls(): void {
  useEffect(() => {
    for (const control of document.querySelectorAll(`[${WAITING}]`)) {
      control.removeAttribute("inert");
      control.removeAttribute(WAITING);
    }
  }, []);
}
