/**
 * Calls back once the element is in the window or nearly so; at once where the browser cannot tell.
 *
 * @param margin how far outside the window it may be, as `rootMargin` is written.
 */
export function whenNear(element: HTMLElement, action: () => void, margin: string): () => void {
  if (!("IntersectionObserver" in window)) {
    action();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
