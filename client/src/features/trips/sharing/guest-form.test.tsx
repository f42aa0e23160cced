/** What a guest types is kept, also in the moment in which React takes the server's form over. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { ServerStore } from "../store/server-store.ts";
import { GuestForm } from "./guest-form.tsx";

const trip = aSharedTrip();
const store = new ServerStore({
  token: "a-token",
  visitor: null,
  tripKey: null,
  trip,
  keptAt: null,
  by: () => undefined,
  onSaved: () => {},
});

const nameField = () => screen.getByLabelText("Your name");

const form = (beside: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>
    <GuestForm store={store} trip={trip} />
    {beside}
  </QueryClientProvider>
);

/** Types when the form is hydrated, before effects have read what the browser keeps. */
function TypesAtOnce() {
  useLayoutEffect(() => {
    const field = nameField();
    // Past the record that React keeps of what it set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "Ann");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  return null;
}

test("a name typed while the form is hydrated is there when the view begins anew", async () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(form(null));
  document.body.append(root);
  const hydrated = await act(async () => hydrateRoot(root, form(<TypesAtOnce />)));
  expect(nameField()).toHaveValue("Ann");
  await act(async () => hydrated.unmount());
  const again = createRoot(root);
  await act(async () => again.render(form(null)));
  expect(nameField()).toHaveValue("Ann");
  await act(async () => again.unmount());
  root.remove();
});
