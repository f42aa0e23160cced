import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { notePresses } from "#client/lib/page/last-press.ts";
import { Dialog } from "./dialog.tsx";
import { FormDialog } from "./form-dialog.tsx";

test("Escape ends the dialog with the focus and not the one below it", () => {
  const onClose = vi.fn();
  render(
    <Dialog onClose={onClose} title="Choose Your Wineries">
      <button type="button">Below</button>
    </Dialog>,
  );
  // As a dialog over it is in the moment in which it opens.
  const over = document.createElement("div");
  over.setAttribute("role", "dialog");
  over.append(document.createElement("input"));
  document.body.append(over);

  fireEvent.keyDown(over.firstElementChild ?? over, { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();
  over.remove();

  fireEvent.keyDown(screen.getByRole("button", { name: "Below" }), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

/** Has the focus as soon as it is there, as a card pressed on a slow phone. */
function PressedAtOnce() {
  const card = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => card.current?.focus(), []);
  return (
    <button type="button" ref={card}>
      Abeja
    </button>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Choose
      </button>
      {open ? (
        <Dialog onClose={() => setOpen(false)} title="Choose Your Wineries">
          <PressedAtOnce />
        </Dialog>
      ) : null}
    </>
  );
}

test("the focus returns to what opened the dialog, also from a visitor who was in it before its own first focus", async () => {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Choose" });
  for (const _time of ["first", "second"]) {
    opener.focus();
    fireEvent.click(opener);
    const card = await screen.findByRole("button", { name: "Abeja" });
    expect(card).toHaveFocus();
    fireEvent.keyDown(card, { key: "Escape" });
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  }
});

test("the focus returns to the button that opened the dialog, though Safari gives it none", async () => {
  notePresses();
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Choose" });
  fireEvent.click(opener);
  expect(opener).not.toHaveFocus();
  fireEvent.keyDown(await screen.findByRole("button", { name: "Abeja" }), { key: "Escape" });
  await waitFor(() => expect(opener).toHaveFocus());
});

/** Has Escape pressed on it as soon as it is there. */
function LeftAtOnce() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = new KeyboardEvent("keydown", {
      key: "Escape",
      bubbles: true,
      cancelable: true,
    });
    button.current?.dispatchEvent(pressed);
  }, []);
  return (
    <button type="button" ref={button}>
      Send
    </button>
  );
}

test("Escape ends a dialog in the moment in which it opens, and not the one below it", () => {
  const onClose = vi.fn();
  const onCloseBelow = vi.fn();
  render(
    <>
      <Dialog onClose={onCloseBelow} title="Choose Your Wineries" />
      <Dialog onClose={onClose} title="E-mail your itinerary">
        <LeftAtOnce />
      </Dialog>
    </>,
  );
  expect(onClose).toHaveBeenCalledOnce();
  expect(onCloseBelow).not.toHaveBeenCalled();
});

test("going back on a phone closes the dialog, and leaves no listener behind", () => {
  const watchers: { onclose: () => void; destroy: () => void }[] = [];
  class CloseWatcher {
    onclose = () => {};
    destroy = vi.fn();
    constructor() {
      watchers.push(this);
    }
  }
  vi.stubGlobal("CloseWatcher", CloseWatcher);
  const onClose = vi.fn();
  const props = { onClose, title: "Choose Your Wineries" };
  const { rerender } = render(<Dialog {...props} />);
  expect(watchers).toHaveLength(1);
  watchers[0]?.onclose();
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<p>Chosen</p>);
  expect(watchers[0]?.destroy).toHaveBeenCalledOnce();
});

test("a short form opens at its first field, a question at its close button", () => {
  const props = { title: "Rename", action: "Save", onSubmit: () => {}, onClose: () => {} };
  const { unmount } = render(
    <FormDialog {...props}>
      <input aria-label="Trip name" />
    </FormDialog>,
  );
  expect(screen.getByLabelText("Trip name")).toHaveFocus();
  unmount();
  render(<FormDialog {...props}>Delete this trip?</FormDialog>);
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
});

test("in a low window, the end of a dialog that Tab goes round to is scrolled into view", async () => {
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  render(
    <Dialog onClose={() => {}} title="Rename" footer={<button type="button">Save</button>}>
      Below
    </Dialog>,
  );
  const [close, save] = ["Close", "Save"].map((name) => screen.getByRole("button", { name }));
  expect(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(save).toHaveFocus();
  expect(seen.mock.contexts.at(-1)).toBe(save);
  await userEvent.tab();
  expect(close).toHaveFocus();
  expect(seen.mock.contexts.at(-1)).toBe(close);
  seen.mockRestore();
});
