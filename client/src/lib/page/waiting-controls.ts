import { useEffect } from "react";
import { repeatEarlyInput } from "./repeat-early-input.ts";
import { WAITING } from "./waiting-fields.ts";

/**
 * Once the page is drawn, its controls answer, to what was done to them before as well. Call it
 * beside the page inside its Suspense boundary, which the browser takes over last. Sections that
 * answer later release theirs by themselves (`DrawnLater`).
 */
export function useReleasedControls(): void {
  useEffect(() => {
    const early = window.earlyInput;
    delete window.earlyInput;
    early?.end();
    for (const control of document.querySelectorAll(`[${WAITING}=""]`)) {
      control.removeAttribute("inert");
      control.removeAttribute(WAITING);
    }
    if (early) repeatEarlyInput(early);
  }, []);
}
