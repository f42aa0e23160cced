/**
 * The inline script of a page that the server rendered. The page can already be read, so its code is
 * requested only after the first paint, or when the visitor touches it; until then the connection is
 * free for what is being read. `npm run build` bundles this into one script.
 */

import { noteEarlyInput } from "../lib/page/early-input.ts";
import { showUnfinished } from "./unfinished-notice.ts";

/** For browsers that do not report their first paint. */
const LATEST_MS = 3000;
const TOUCHES = ["pointerdown", "keydown", "focusin"];

/**
 * `chunks`: everything the entry and the page import, requested at once; `prefetch`: answers the page was
 * rendered from that are too large to come with it.
 */
const { entry, chunks, prefetch } = document.currentScript?.dataset ?? {};
const root = document.getElementById("root");
if (entry && root) {
  noteEarlyInput();
  onceItCounts(() => start(root, entry));
}

function listed(text = ""): string[] {
  return text.split(" ").filter(Boolean);
}

/** Calls back once: after the first paint, at the first touch, or at once in a background tab. */
function onceItCounts(action: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    action();
  };
  for (const touch of TOUCHES) addEventListener(touch, once, { capture: true, once: true });
  if (document.hidden) once();
  if (PerformanceObserver.supportedEntryTypes.includes("paint")) {
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName("first-contentful-paint").length > 0) once();
    }).observe({ type: "paint", buffered: true });
  }
  addEventListener("load", () => setTimeout(once, LATEST_MS));
}

function start(root: HTMLElement, entry: string): void {
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "";
  script.src = entry;
  script.onerror = () => showUnfinished(root);
  // The largest first: a browser asks HTTP/1.1 for six things at a time.
  document.head.append(script);
  for (const chunk of listed(chunks))
    addLink({ rel: "modulepreload", crossOrigin: "", href: chunk });
  for (const path of listed(prefetch)) {
    addLink({ rel: "preload", as: "fetch", crossOrigin: "use-credentials", href: path });
  }
}

function addLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), properties));
}
