import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

test("Escape ends the dialog with the focus and not the one below it", () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Choose Your Wineries">
      <button type="button">Below</button>
    </Dialog>,
  );
  // As a dialog over it stands in the moment in which it opens.
  const over = document.createElement("div");
  over.setAttribute("role", "dialog");
  over.append(document.createElement("input"));
  document.body.append(over);

  fireEvent.keyDown(over.firstElementChild ?? over, { key: "Escape" });
  expect(onOpenChange).not.toHaveBeenCalled();
  over.remove();

  fireEvent.keyDown(screen.getByRole("button", { name: "Below" }), { key: "Escape" });
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
