/**
 * What somebody does who reads on, as opposed to a page that was opened and not looked at. Not the
 * beginning of a press: what is pressed must not be exchanged before it is let go.
 */
const SIGNS = ["scroll", "pointermove", "keydown", "focusin", "click"];

/**
 * Calls once, at the first sign that somebody uses the page; at once where it was left scrolled or has
 * been. Answers what calls it off.
 */
export function onceInUse(action: () => void): () => void {
  if (window.scrollY > 0) {
    action();
    return () => {};
  }
  const events = new AbortController();
  const once = () => {
    events.abort();
    action();
  };
  for (const sign of SIGNS) {
    addEventListener(sign, once, { capture: true, passive: true, signal: events.signal });
  }
  return () => events.abort();
}
