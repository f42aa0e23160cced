import { useEffect } from "react";
import { repeatEarlyInput, WAITING } from "./early-input.ts";

/**
 * Once the page is drawn, its controls answer, to what was done to them before as well. Call it
 * beside the page inside its Suspense boundary, which the browser takes over last.
 */
export function useReleasedControls(): void {
  useEffect(() => {
    const early = window.earlyInput;
    delete window.earlyInput;
    early?.end();
    for (const control of document.querySelectorAll(`[${WAITING}]`)) {
      control.removeAttribute("inert");
      control.removeAttribute(WAITING);
    }
    if (early) repeatEarlyInput(early);
  }, []);
}
