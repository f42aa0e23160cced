import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
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
