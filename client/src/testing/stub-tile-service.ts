import { vi } from "vitest";

/** Lets pictures that are asked for by hand arrive or fail; answers the addresses asked for so far. */
export function stubTileService(hasCome: () => boolean): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      onload = () => {};
      onerror = () => {};
      set src(url: string) {
        asked.push(url);
        queueMicrotask(() => (hasCome() ? this.onload() : this.onerror()));
      }
    },
  );
  return asked;
}
