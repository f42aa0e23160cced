/**
 * Marks, as a sheet is about to be printed, the pictures that show their night: paper is light, and the
 * browser chooses their day too late. `print.css` turns them.
 */
export function markNightPictures(): void {
  window.addEventListener("beforeprint", () => {
    for (const night of document.querySelectorAll<HTMLSourceElement>(
      'picture > source[media*="dark"]',
    )) {
      const image = night.parentElement?.querySelector("img");
      image?.toggleAttribute("data-night", window.matchMedia(night.media).matches);
    }
  });
}
