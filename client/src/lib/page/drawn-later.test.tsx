import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { DrawnLater } from "./drawn-later.tsx";
import { noteEarlyInput } from "./early-input.ts";
import { useReleasedControls } from "./waiting-controls.ts";
import { WAITING } from "./waiting-fields.ts";

const joined: string[] = [];
const asked: string[] = [];

const count = {
  queryKey: ["count"],
  queryFn: async () => {
    asked.push("count");
    return 186;
  },
};

function Letter() {
  const { data } = useQuery(count);
  const [email, setEmail] = useState("");
  return (
    <section>
      <p>{data ?? "no"} wineries</p>
      <label>
        E-mail <input value={email} onChange={({ target }) => setEmail(target.value)} />
      </label>
      <button type="button" onClick={() => joined.push(email)}>
        Join
      </button>
    </section>
  );
}

function Page() {
  return (
    <>
      <header>
        <button type="button" onClick={() => joined.push("by the header")}>
          Join
        </button>
      </header>
      <DrawnLater name="letter" needs={[count]}>
        <Letter />
      </DrawnLater>
      <Released />
    </>
  );
}

function Released() {
  useReleasedControls();
  return null;
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

const pageWith = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <Page />
  </QueryClientProvider>
);

/** The page as the server draws it, with what it knows. */
function drawnPage(): HTMLElement {
  const root = document.createElement("div");
  const client = newClient();
  client.setQueryData(count.queryKey, 186);
  // The server draws sections whole and says where they are.
  root.innerHTML = renderToString(pageWith(client))
    .replace(/<(?:input|button)(?=[\s>])/g, `$& ${WAITING}=""`)
    .replace(/(<\/header>)<div/, '$1<div data-later="letter"');
  document.body.append(root);
  window.earlyInput = noteEarlyInput();
  return root;
}

let taken: Root | undefined;

async function takenOver(root: HTMLElement): Promise<void> {
  await act(async () => {
    taken = hydrateRoot(root, pageWith(newClient()));
  });
}

const letter = () => screen.getByText(/wineries$/).closest("section");
const field = () => screen.getByLabelText("E-mail");
const join = () => screen.getAllByRole("button", { name: "Join" }).at(-1) ?? document.body;

afterEach(async () => {
  await act(async () => taken?.unmount());
  taken = undefined;
  document.body.innerHTML = "";
  joined.length = 0;
  asked.length = 0;
});

test("a section stays as it was drawn, and asks for nothing, until somebody uses the page", async () => {
  const root = drawnPage();
  const drawn = letter();
  await takenOver(root);
  expect(letter()).toBe(drawn);
  expect(asked).toEqual([]);
  await act(async () => void fireEvent.scroll(document));
  await waitFor(() => expect(letter()).not.toBe(drawn));
  expect(letter()).toHaveTextContent("186 wineries");
  expect(asked).toEqual(["count"]);
});

test("what the visitor fills in and presses in a section that waits is done once, by that section", async () => {
  const root = drawnPage();
  await takenOver(root);
  const drawn = letter();
  fireEvent.input(field(), { target: { value: "ann@example.com" } });
  fireEvent.click(join());
  expect(joined).toEqual([]);
  await waitFor(() => expect(letter()).not.toBe(drawn));
  await waitFor(() => expect(joined).toEqual(["ann@example.com"]));
  expect(field()).toHaveValue("ann@example.com");
});

test("what was typed before the page was taken over is in the field, and the focus with it", async () => {
  const user = userEvent.setup();
  const root = drawnPage();
  const drawn = field();
  await user.type(drawn, "ann@example.com");
  await takenOver(root);
  await waitFor(() => expect(field()).not.toBe(drawn));
  expect(field()).toHaveValue("ann@example.com");
  expect(field()).toHaveFocus();
  await user.type(field(), ".org");
  expect(field()).toHaveValue("ann@example.com.org");
});

test("the page's own controls answer while the section waits", async () => {
  const root = drawnPage();
  await takenOver(root);
  const [own] = screen.getAllByRole("button", { name: "Join" });
  // As by a script of the browser's: nobody has touched the page.
  await act(async () => own?.click());
  expect(joined).toEqual(["by the header"]);
});

test("a page that is drawn anew has its sections whole at once", async () => {
  const root = drawnPage();
  const drawn = letter();
  await act(async () => {
    taken = createRoot(root);
    taken.render(pageWith(newClient()));
  });
  expect(letter()).not.toBe(drawn);
  await waitFor(() => expect(letter()).toHaveTextContent("186 wineries"));
});
