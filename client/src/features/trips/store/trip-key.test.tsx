import { QueryClientProvider } from "@tanstack/react-query";
import { render, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { stubApi } from "#client/testing/api.ts";
import { aUser } from "#client/testing/fixtures.ts";
import { aQueryClient } from "#client/testing/render.tsx";
import { rememberSession } from "#client/testing/session-hint.ts";
import { authApi } from "#shared/api/account/auth.ts";
import { useTripKey } from "./trip-key.ts";

const Key = () => useTripKey("a-token") ?? null;

test("a key that somebody signed in opens with a page from the server is kept as theirs, not the device's", async () => {
  localStorage.clear();
  window.history.replaceState(null, "", "/trip/a-token#edit=hers");
  const { id } = aUser();
  stubApi(authApi.user, aUser());
  const page = (
    <QueryClientProvider client={aQueryClient()}>
      <Key />
    </QueryClientProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  rememberSession();
  render(page, { container, hydrate: true });
  await waitFor(() => expect(window.location.hash).toBe(""));
  expect(localStorage.getItem(`of:${id}:trip-key:a-token`)).toBe("hers");
  expect(localStorage.getItem("trip-key:a-token")).toBeNull();
});
