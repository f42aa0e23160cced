/** What a guest types is kept, also in the moment in which React takes the server's form over. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Deferred } from "#client/lib/page/deferred.tsx";
import { DEHYDRATED } from "#client/lib/page/early-input.ts";
import { aSharedTrip } from "#client/testing/fixtures.ts";
import { ServerStore } from "../store/server-store.ts";
import { BesideThePlan } from "../trip-view.tsx";
import { GuestForm } from "./guest-form.tsx";

const trip = aSharedTrip();
const store = new ServerStore({
  token: "a-token",
  visitor: null,
  tripKey: null,
  trip,
  keptAt: null,
  onSaved: () => {},
});

const nameField = () => screen.getByLabelText("Your name");

const form = (beside: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>
    <GuestForm store={store} trip={trip} />
    {beside}
  </QueryClientProvider>
);

function typeName(name: string) {
  const field = nameField();
  // Past the record that React keeps of what it set.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, name);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Types when the form is hydrated, before effects have read what the browser keeps. */
function TypesAtOnce() {
  useLayoutEffect(() => typeName("Ann"), []);
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

test("a name typed as soon as the section is hydrated stays beside a mark", async () => {
  await BesideThePlan.prepare();
  const section = (
    <QueryClientProvider client={new QueryClient()}>
      <Deferred>
        <BesideThePlan store={store} />
      </Deferred>
    </QueryClientProvider>
  );
  const root = document.createElement("div");
  const { document: page } = globalThis;
  // As on the server, where a deferred section renders at once.
  Reflect.deleteProperty(globalThis, "document");
  const markup = renderToString(section);
  globalThis.document = page;
  root.innerHTML = markup;
  document.body.append(root);
  new MutationObserver((_, observer) => {
    if (root.querySelector(`[${DEHYDRATED}]`)) return;
    observer.disconnect();
    typeName("Bea");
  }).observe(root, { subtree: true, attributes: true });
  const hydrated = await act(async () => hydrateRoot(root, section));
  nameField().focus();
  nameField().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await waitFor(() => expect(root.querySelector(`[${DEHYDRATED}]`)).toBeNull());
  await act(async () => screen.getAllByLabelText("Must")[0]?.click());
  expect(nameField()).toHaveValue("Bea");
  await act(async () => hydrated.unmount());
  root.remove();
});
