/** The planner as the server drew it, once the browser's script takes it over. */
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { aQueryClient } from "#client/testing/render.tsx";
import { currentToast } from "#client/ui/toast-store.ts";
import { EMPTY_FORM, readDraft, writeDraft } from "./trip-draft.ts";
import { type Planner, usePlanner } from "./use-planner.ts";

const NOTHING: readonly number[] = [];
const nameField = () => screen.getByLabelText("Trip name");

function NameField({ added }: { readonly added: readonly number[] }) {
  const { form, chosenIds } = usePlanner(added);
  return (
    <>
      <input aria-label="Trip name" {...form.register("name")} />
      <output>{chosenIds.join(" ")}</output>
    </>
  );
}

/** A form of which a part sets an answer. */
function SettingForm() {
  const { form } = usePlanner();
  return <SetsPace form={form} />;
}
function SetsPace({ form }: Pick<Planner, "form">) {
  useEffect(() => form.setValue("wineriesPerDay", 3), [form]);
  return null;
}

/** Types when the form is hydrated, before effects have read what the browser keeps. */
function TypesAtOnce() {
  useLayoutEffect(() => {
    const field = nameField();
    // Past the record that React keeps of what it set.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      field,
      "Harvest",
    );
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  return null;
}

async function hydrate({ typed = false, added = NOTHING } = {}) {
  const root = document.createElement("div");
  const page = (
    <QueryClientProvider client={aQueryClient()}>
      <NameField added={added} />
      {typed ? <TypesAtOnce /> : null}
    </QueryClientProvider>
  );
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const hydrated = await act(async () => hydrateRoot(root, page));
  return async () => {
    await act(async () => hydrated.unmount());
    root.remove();
  };
}

test("what is typed meanwhile stays where this browser keeps nothing", async () => {
  const leave = await hydrate({ typed: true });
  expect(nameField()).toHaveValue("Harvest");
  await leave();
});

test("what is typed before the stored trip is read takes nothing of it away", async () => {
  writeDraft({ form: { ...EMPTY_FORM, name: "Kept" }, chosenIds: [3] });
  const leave = await hydrate({ typed: true });
  expect(nameField()).toHaveValue("Kept");
  expect(readDraft()).toMatchObject({ form: { name: "Kept" }, chosenIds: [3] });
  await leave();
});

test("what this browser keeps is there again, with the list's wineries, which the list keeps", async () => {
  writeDraft({ form: { ...EMPTY_FORM, name: "Kept" }, chosenIds: [3] });
  const leave = await hydrate({ added: [5, 3] });
  expect(nameField()).toHaveValue("Kept");
  expect(screen.getByRole("status")).toHaveTextContent("3 5");
  expect(readDraft()).toMatchObject({ form: { name: "Kept" }, chosenIds: [3] });
  await leave();
});

test("what a part of the form sets as it comes is kept like any answer", async () => {
  const client = aQueryClient();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <SettingForm />
    </QueryClientProvider>,
  );
  expect(readDraft().form.wineriesPerDay).toBe(3);
  unmount();
});

test("a second tab that opens the planner changes nothing of what is kept", async () => {
  writeDraft({ form: { ...EMPTY_FORM, name: "Kept" }, chosenIds: [3] });
  const written = vi.spyOn(Storage.prototype, "setItem");
  const before = localStorage.getItem("trip-draft");
  const leave = await hydrate({ added: [5] });
  expect(nameField()).toHaveValue("Kept");
  const drafts = written.mock.calls.flatMap(([name, text]) => (name === "trip-draft" ? text : []));
  expect(drafts.filter((text) => text !== before)).toEqual([]);
  written.mockRestore();
  await leave();
});

test("a change in another tab is told, since this browser keeps only the later one", async () => {
  const leave = await hydrate();
  window.dispatchEvent(new StorageEvent("storage", { key: "trip-draft" }));
  expect(currentToast.get()?.title).toBe("The planner was changed in another tab");
  await leave();
});
