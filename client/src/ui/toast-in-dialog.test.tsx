import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderPage } from "#client/testing/render.tsx";
import { Dialog } from "./dialog.tsx";
import { toast } from "./toast-store.ts";

test("§9: F8 reaches a toast while a dialog is open, and its button works", async () => {
  const undone: string[] = [];
  const { user } = renderPage(
    <Dialog onClose={() => {}} title="Choose your wineries">
      <button type="button">In the dialog</button>
    </Dialog>,
  );
  act(() => {
    toast({
      title: "Removed",
      action: { label: "Undo", onSelect: () => undone.push("undone") },
    });
  });
  await screen.findByText("Removed");
  await user.keyboard("{F8}");
  const undo = screen.getByRole("button", { name: "Undo" });
  for (let press = 0; press < 4 && document.activeElement !== undo; press++) await user.tab();
  expect(undo).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(undone).toEqual(["undone"]);
  expect(screen.getByRole("dialog", { name: "Choose your wineries" })).toBeVisible();
});

test("Escape beside a toast ends the dialog with the focus, and asks the browser to close no other", async () => {
  const onClose = vi.fn();
  renderPage(
    <Dialog onClose={onClose} title="Sign In Required">
      <button type="button">In the dialog</button>
    </Dialog>,
  );
  act(() => toast({ title: "No wineries selected" }));
  await screen.findByText("No wineries selected");
  const isLeft = fireEvent.keyDown(screen.getByText("In the dialog"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
  // Chromium takes a key that is left to it for a close request.
  expect(isLeft).toBe(false);
});

test("§9: a toast ends after five seconds, but not one with the only way to what was made", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPage(<p>A page</p>);
  for (const stays of [false, true]) {
    act(() => toast({ title: "Your copy is ready", stays }));
    await screen.findByText("Your copy is ready");
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(screen.queryAllByText("Your copy is ready")).toHaveLength(stays ? 1 : 0);
  }
});
