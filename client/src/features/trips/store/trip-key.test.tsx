import { QueryClientProvider } from "@tanstack/react-query";
import { render, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { useIsHydrated } from "#client/lib/page/hydration.ts";
import { stubApi } from "#client/testing/api.ts";
import { aUser } from "#client/testing/fixtures.ts";
import { aQueryClient } from "#client/testing/render.tsx";
import { forgetSession, rememberSession } from "#client/testing/session-hint.ts";
import { authApi } from "#shared/api/account/auth.ts";
import { keepNewLinks, tripKeyHere, useTripKey } from "./trip-key.ts";

/** The keys that the page has worked with, once it was hydrated. */
let keys: (string | null | undefined)[] = [];

function Key() {
  const key = useTripKey("a-token");
  if (useIsHydrated()) keys.push(key);
  return null;
}

beforeEach(() => {
  keys = [];
  localStorage.clear();
  window.history.replaceState(null, "", "/trip/a-token#edit=a-key");
});

/** Opens the page as the server rendered it; its parts are hydrated one after the other. */
function hydrate(prepare: () => void) {
  const page = (
    <QueryClientProvider client={aQueryClient()}>
      <Suspense>
        <Key />
      </Suspense>
    </QueryClientProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  prepare();
  render(page, { container, hydrate: true });
}

test("a key that somebody signed in opens with a page from the server is theirs, not the device's", async () => {
  const { id } = aUser();
  stubApi(authApi.user, aUser());
  hydrate(rememberSession);
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(localStorage.getItem(`of:${id}:trip-key:a-token`)).toBe("a-key");
  expect(localStorage.getItem("trip-key:a-token")).toBeNull();
  expect(keys).not.toContain(null);
});

test("a page that was opened with a key never works without it once it is hydrated", async () => {
  hydrate(forgetSession);
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(localStorage.getItem("trip-key:a-token")).toBe("a-key");
  expect(keys).not.toContain(null);
});

test("where the browser stores nothing, a key works as long as the page, and stays in the address", async () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  try {
    keepNewLinks(null, { url: "/trip/made", editUrl: "/trip/made#edit=its-key" });
    expect(tripKeyHere(null, "made")).toBe("its-key");
    hydrate(forgetSession);
    await waitFor(() => expect(refuse).toHaveBeenCalledWith("trip-key:a-token", "a-key"));
    expect(window.location.hash).toBe("#edit=a-key");
  } finally {
    refuse.mockRestore();
  }
});
