import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Deferred } from "./deferred.tsx";
import { DEHYDRATED, noteEarlyInput, replayEarlyInput } from "./early-input.ts";
import { useKeptState } from "./hydration.ts";

const joined: string[] = [];
const asked: string[] = [];
let complaints: unknown[] = [];

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
  // What differs by visitor renders the page around the section again.
  const [visitor] = useKeptState(() => "Ann", "somebody");
  useEffect(() => replayEarlyInput(document.getElementById("root")), []);
  return (
    <>
      <header>
        <p>For {visitor}</p>
        <button type="button" onClick={() => joined.push("by the header")}>
          Join
        </button>
      </header>
      <Deferred needs={[count]}>
        <Letter />
      </Deferred>
    </>
  );
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

const pageWith = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <Page />
  </QueryClientProvider>
);

/** The page as the server renders it, with what it knows; the environment has a document all the same. */
function servedPage(): HTMLElement {
  const root = document.createElement("div");
  root.id = "root";
  root.setAttribute(DEHYDRATED, "");
  const client = newClient();
  client.setQueryData(count.queryKey, 186);
  const { document: page } = globalThis;
  Reflect.deleteProperty(globalThis, "document");
  const markup = renderToString(pageWith(client));
  globalThis.document = page;
  root.innerHTML = markup;
  document.body.append(root);
  return root;
}

let taken: Root | undefined;

async function hydrated(root: HTMLElement): Promise<void> {
  await act(async () => {
    taken = hydrateRoot(root, pageWith(newClient()), {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
}

const letter = () => screen.getByText(/wineries$/).closest("section");
const field = () => screen.getByLabelText("E-mail");
const join = () => screen.getAllByRole("button", { name: "Join" }).at(-1) ?? document.body;
const waits = () => letter()?.closest(`[${DEHYDRATED}]`) !== null;

beforeAll(noteEarlyInput);

beforeEach(() => {
  complaints = [];
});

afterEach(async () => {
  await act(async () => taken?.unmount());
  taken = undefined;
  document.body.innerHTML = "";
  joined.length = 0;
  asked.length = 0;
  expect(complaints).toEqual([]);
});

test("a section stays as it was rendered, and asks for nothing, until somebody uses the page", async () => {
  const root = servedPage();
  const served = letter();
  await hydrated(root);
  expect(screen.getByText("For Ann")).toBeVisible();
  expect(letter()).toBe(served);
  expect(waits()).toBe(true);
  expect(asked).toEqual([]);
  await act(async () => void fireEvent.scroll(document));
  await waitFor(() => expect(waits()).toBe(false));
  expect(letter()).toBe(served);
  expect(letter()).toHaveTextContent("186 wineries");
  expect(asked).toEqual(["count"]);
});

test("what the visitor fills in and presses in a section that waits is done once, by that section", async () => {
  await hydrated(servedPage());
  const served = field();
  fireEvent.input(field(), { target: { value: "ann@example.com" } });
  fireEvent.click(join());
  expect(joined).toEqual([]);
  await waitFor(() => expect(joined).toEqual(["ann@example.com"]));
  expect(field()).toBe(served);
  expect(field()).toHaveValue("ann@example.com");
});

test("what was typed before the page was hydrated is in the field, and the focus with it", async () => {
  const user = userEvent.setup();
  const root = servedPage();
  await user.type(field(), "ann@example.com");
  await hydrated(root);
  await waitFor(() => expect(waits()).toBe(false));
  expect(field()).toHaveFocus();
  await user.type(field(), ".org");
  expect(field()).toHaveValue("ann@example.com.org");
});

test("the page's own controls answer while the section waits", async () => {
  await hydrated(servedPage());
  const [own] = screen.getAllByRole("button", { name: "Join" });
  // As by a script of the browser's: nobody has touched the page.
  await act(async () => own?.click());
  expect(joined).toEqual(["by the header"]);
});

test("a page that the browser renders has its sections at once", async () => {
  const root = document.createElement("div");
  document.body.append(root);
  await act(async () => {
    taken = createRoot(root);
    taken.render(pageWith(newClient()));
  });
  await waitFor(() => expect(letter()).toHaveTextContent("186 wineries"));
  expect(waits()).toBe(false);
});
