import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { ADDS, TRIP_LIST_KEY } from "./early-additions.ts";
import { noteEarlyInput } from "./early-input.ts";
import { useReleasedControls } from "./waiting-controls.ts";
import { WAITING } from "./waiting-fields.ts";

const sent: string[] = [];

/** A form as the site's are: React holds what its fields hold. */
function Form() {
  const [name, setName] = useState("");
  const [days, setDays] = useState("one");
  const [isShared, setShared] = useState(false);
  useReleasedControls();
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

/** The form as the server draws it, with somebody who notes what is done to it. */
function drawnForm(): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Form />).replace(
    /<(?:input|select|button)(?=[\s>])/g,
    `$& ${WAITING}=""`,
  );
  document.body.append(root);
  window.earlyInput = noteEarlyInput();
  return root;
}

/** What a visitor does who does not wait. */
async function fillInEarly(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByLabelText("Name"), "Harvest");
  await user.selectOptions(screen.getByRole("combobox"), "two");
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Send" }));
}

afterEach(() => {
  document.body.innerHTML = "";
  sent.length = 0;
  localStorage.clear();
  window.earlyInput?.end();
  delete window.earlyInput;
});

test.each([
  ["takes over", (root: HTMLElement) => void hydrateRoot(root, <Form />)],
  ["draws anew", (root: HTMLElement) => createRoot(root).render(<Form />)],
])(
  "what was typed, chosen and pressed early is done once the browser %s the form",
  async (_how, begin) => {
    const user = userEvent.setup();
    const root = drawnForm();
    await fillInEarly(user);
    expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
    expect(sent).toEqual([]);
    await act(async () => begin(root));
    expect(screen.getByRole("status")).toHaveTextContent("Harvest, two, shared");
    await waitFor(() => expect(sent).toEqual(["Harvest, two, shared"]));
    expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy");
    await user.type(screen.getByLabelText("Name"), " 2026");
    expect(screen.getByRole("status")).toHaveTextContent("Harvest 2026, two, shared");
  },
);

test("a form sent early with the Enter key is sent once, with what was typed", async () => {
  const user = userEvent.setup();
  const root = drawnForm();
  await user.type(screen.getByLabelText("Name"), "Harvest{Enter}");
  expect(sent).toEqual([]);
  await act(async () => void hydrateRoot(root, <Form />));
  await waitFor(() => expect(sent).toEqual(["Harvest, one, private"]));
});

test("a page without early input is left as it is", async () => {
  await act(async () => render(<Form />));
  expect(screen.getByRole("status")).toHaveTextContent(", one, private");
});

/** A button as those of the trip list: React knows what the device holds, the server does not. */
function AddButton({ id, isOnList }: { readonly id: number; readonly isOnList: boolean }) {
  const [isAdded, setAdded] = useState(false);
  useEffect(() => setAdded(isOnList), [isOnList]);
  useReleasedControls();
  return (
    <button
      type="button"
      {...(!isAdded && { [ADDS]: id })}
      onClick={() => {
        sent.push(isAdded ? `${id} off` : `${id} on`);
        setAdded(!isAdded);
      }}
    >
      Winery {id}
    </button>
  );
}

function drawnAddButton(id: number): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<AddButton id={id} isOnList={false} />).replace(
    "<button",
    `<button ${WAITING}=""`,
  );
  document.body.append(root);
  window.earlyInput = noteEarlyInput();
  return root;
}

const keptList = () => JSON.parse(localStorage.getItem(TRIP_LIST_KEY) ?? "[]");

test("a winery that is added early in a page left before its code has come is on the list", async () => {
  localStorage.setItem(TRIP_LIST_KEY, "[7]");
  drawnAddButton(12);
  await userEvent.setup().click(screen.getByRole("button"));
  dispatchEvent(new Event("pagehide"));
  expect(keptList()).toEqual([7, 12]);
});

test("a winery added early in a page that stays is added once, and not again when the page is left", async () => {
  const root = drawnAddButton(12);
  await userEvent.setup().click(screen.getByRole("button"));
  await act(async () => void hydrateRoot(root, <AddButton id={12} isOnList={false} />));
  await waitFor(() => expect(sent).toEqual(["12 on"]));
  dispatchEvent(new Event("pagehide"));
  expect(keptList()).toEqual([]);
});

test("a winery that the device holds already is not taken off by an early press on Add to Trip", async () => {
  const root = drawnAddButton(12);
  await userEvent.setup().click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
  await act(async () => void hydrateRoot(root, <AddButton id={12} isOnList={true} />));
  await waitFor(() => expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy"));
  expect(sent).toEqual([]);
});
