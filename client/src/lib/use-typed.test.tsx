import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { useTyped } from "./use-typed.ts";

/** A field whose value this page and others change; `takes` is told each text that is used. */
function Field({
  value,
  takes,
}: {
  readonly value: string;
  readonly takes: (text: string) => void;
}) {
  return <input aria-label="People" {...useTyped(value, takes)} />;
}

const field = () => screen.getByLabelText("People");
const wait = () => vi.advanceTimersByTimeAsync(1000);

function open(value: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const taken: string[] = [];
  const takes = (text: string) => void taken.push(text);
  const page = render(<Field value={value} takes={takes} />);
  const becomes = (next: string) => page.rerender(<Field value={next} takes={takes} />);
  return { ...page, user, taken, becomes };
}

afterEach(() => void vi.useRealTimers());

test("what somebody else makes of it after it was used is not taken back by leaving the field", async () => {
  const { user, taken, becomes } = open("4");
  await user.clear(field());
  await user.type(field(), "5");
  await wait();
  becomes("5");
  becomes("6");
  await user.tab();
  expect(taken).toEqual(["5"]);
  expect(field()).toHaveValue("6");
});

test("what Back undoes while the field has the focus stays undone when the field is left", async () => {
  const { user, taken, becomes } = open("");
  await user.type(field(), "5");
  await wait();
  becomes("5");
  becomes("");
  expect(field()).toHaveValue("");
  await user.tab();
  expect(taken).toEqual(["5"]);
});

test("the same text typed again is used again", async () => {
  const { user, taken, becomes } = open("4");
  await user.clear(field());
  await user.type(field(), "5");
  await wait();
  becomes("6");
  await user.clear(field());
  await user.type(field(), "5");
  await user.tab();
  expect(taken).toEqual(["5", "5"]);
});

test("a pause in the middle of a sentence takes no letter of it away", async () => {
  const { user, taken, becomes } = open("");
  await user.type(field(), "Ask for ");
  await wait();
  // Used without the space at its end.
  becomes("Ask for");
  await user.type(field(), "Ann");
  await user.tab();
  expect(taken).toEqual(["Ask for ", "Ask for Ann"]);
});

test.each([
  ["closes the page", () => fireEvent(window, new Event("pagehide"))],
  ["goes back", (unmount: () => void) => unmount()],
])("what was typed just before its visitor %s is used", async (_what, leave) => {
  const { user, taken, unmount } = open("");
  await user.type(field(), "Ask for Ann");
  expect(taken).toEqual([]);
  leave(unmount);
  expect(taken).toEqual(["Ask for Ann"]);
});
