/** Where the browser does not tell when it is idle. */
const SOON_MS = 200;
/** A browser that is never idle begins all the same. */
const PATIENCE_MS = 1_500;

/** Does something when the page has loaded and the browser has nothing else to do; answers what calls it off. */
export function whenAtRest(action: () => void): () => void {
  let cancel = () => {};
  const rest = () => {
    if (typeof window.requestIdleCallback === "function") {
      const handle = window.requestIdleCallback(action, { timeout: PATIENCE_MS });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(action, SOON_MS);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === "complete") rest();
  else window.addEventListener("load", rest, { once: true });
  return () => {
    window.removeEventListener("load", rest);
    cancel();
  };
}
