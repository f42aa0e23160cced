import "@testing-library/jest-dom/vitest";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { currentToast } from "#client/ui/toast-store.ts";
import "./computed-style.ts";
import "./labels.ts";
import { resetStubs } from "./api.ts";
import { rememberSession } from "./session-hint.ts";

// A busy machine is slow to answer; a wait ends as soon as what it waits for is there.
configure({ asyncUtilTimeout: 20_000 });

// A wait asks again at each change of the page: only what is read of its failures is told with the whole page.
const { getElementError: tellWithPage } = getConfig();
configure({
  getElementError: function failure(message, container) {
    const error = new Error(message ?? "");
    Error.captureStackTrace(error, failure);
    return Object.defineProperties(error, {
      name: { value: "TestingLibraryElementError" },
      message: { get: () => tellWithPage(message, container).message, configurable: true },
    });
  },
});

// No events arrive unless a test sends them.
Object.assign(window, {
  EventSource: class extends EventTarget {
    close() {}
  },
});

// What jsdom does not draw: sizes, scrolling, pointer capture.
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};
window.scrollTo = () => {};
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  resetStubs();
  // Most tests stub who is here; one about an anonymous visitor calls `forgetSession`.
  rememberSession();
});

afterEach(() => {
  cleanup();
  currentToast.set(null);
  for (const element of document.querySelectorAll("[data-page-head]")) element.remove();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// The next file is tested in the same window.
afterAll(() => void vi.restoreAllMocks());
