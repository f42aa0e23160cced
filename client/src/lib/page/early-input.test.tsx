import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, test } from "vitest";
import {
  ADDS,
  DEHYDRATED,
  noteEarlyInput,
  replayEarlyInput,
  TRIP_LIST_KEY,
} from "./early-input.ts";

const sent: string[] = [];

function useReplay() {
  useEffect(() => replayEarlyInput(document.getElementById("root")), []);
}

/** A form as the site's are: React holds what its fields hold. */
function Form() {
  // One state of all fields, as some forms have it: each change stands on the one before.
  const [{ name, days, isShared }, setAll] = useState({ name: "", days: "one", isShared: false });
  const setName = (next: string) => setAll({ name: next, days, isShared });
  const setDays = (next: string) => setAll({ name, days: next, isShared });
  const setShared = (next: boolean) => setAll({ name, days, isShared: next });
  useReplay();
  const held = `${name}, ${days}, ${isShared ? "shared" : "private"}`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(held);
      }}
    >
      <label>
        Name <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        Days
        <select value={days} onChange={({ target }) => setDays(target.value)}>
          <option>one</option>
          <option>two</option>
        </select>
      </label>
      <label>
        Share
        <input
          type="checkbox"
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      </label>
      <button type="submit">Send</button>
      <output>{held}</output>
    </form>
  );
}

/** A page as the server sends it. */
function served(page: ReactElement): HTMLElement {
  const root = document.createElement("div");
  root.id = "root";
  root.setAttribute(DEHYDRATED, "");
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return root;
}

const hydrated = (root: HTMLElement, page: ReactElement) =>
  act(async () => void hydrateRoot(root, page));

beforeAll(noteEarlyInput);

afterEach(() => {
  document.body.innerHTML = "";
  sent.length = 0;
  localStorage.clear();
});

test("what was typed, chosen and pressed early is done once the same elements are hydrated", async () => {
  const user = userEvent.setup();
  const root = served(<Form />);
  const button = screen.getByRole("button");
  await user.type(screen.getByLabelText("Name"), "Harvest");
  await user.selectOptions(screen.getByRole("combobox"), "two");
  await user.click(screen.getByRole("checkbox"));
  await user.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(sent).toEqual([]);
  await hydrated(root, <Form />);
  expect(screen.getByRole("button")).toBe(button);
  expect(screen.getByRole("status")).toHaveTextContent("Harvest, two, shared");
  await waitFor(() => expect(sent).toEqual(["Harvest, two, shared"]));
  expect(button).not.toHaveAttribute("aria-busy");
  await user.type(screen.getByLabelText("Name"), " 2026");
  expect(screen.getByRole("status")).toHaveTextContent("Harvest 2026, two, shared");
});

test("a form sent early with the Enter key is sent once, with what was typed", async () => {
  const user = userEvent.setup();
  const root = served(<Form />);
  await user.type(screen.getByLabelText("Name"), "Harvest{Enter}");
  expect(sent).toEqual([]);
  await hydrated(root, <Form />);
  await waitFor(() => expect(sent).toEqual(["Harvest, one, private"]));
});

test("a page without early input is left as it is", async () => {
  await act(async () => render(<Form />));
  expect(screen.getByRole("status")).toHaveTextContent(", one, private");
});

/** A button as those of the trip list: React knows what the device holds, the server does not. */
function AddButton({ isOnList }: { readonly isOnList: boolean }) {
  const [isAdded, setAdded] = useState(false);
  useEffect(() => setAdded(isOnList), [isOnList]);
  useReplay();
  return (
    <button
      type="button"
      {...(!isAdded && { [ADDS]: 12 })}
      onClick={() => sent.push(isAdded ? "off" : "on")}
    >
      {isAdded ? "On Your Trip List" : "Add to Trip"}
    </button>
  );
}

test("a winery that the device holds already is not taken off by an early press on Add to Trip", async () => {
  const root = served(<AddButton isOnList={false} />);
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
  await hydrated(root, <AddButton isOnList={true} />);
  await waitFor(() => expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy"));
  expect(sent).toEqual([]);
});

test("a winery that is added early in a page left before its code has come is on the list, once", async () => {
  const keptList = () => JSON.parse(localStorage.getItem(TRIP_LIST_KEY) ?? "[]");
  localStorage.setItem(TRIP_LIST_KEY, "[7]");
  const root = served(<AddButton isOnList={false} />);
  fireEvent.click(screen.getByRole("button"));
  dispatchEvent(new Event("pagehide"));
  expect(keptList()).toEqual([7, 12]);
  localStorage.clear();
  await hydrated(root, <AddButton isOnList={false} />);
  await waitFor(() => expect(sent).toEqual(["on"]));
  dispatchEvent(new Event("pagehide"));
  expect(keptList()).toEqual([]);
});
