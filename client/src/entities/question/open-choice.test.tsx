import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { OpenChoice } from "./open-choice.tsx";

test("a date typed key by key is asked for with its whole year, once", () => {
  const onAsk = vi.fn<(text: string) => void>();
  const choice = (text: string) => <OpenChoice text={text} question={null} onAsk={onAsk} />;
  const { rerender } = render(choice("syrah"));
  const date = screen.getByLabelText("Open on my date");
  for (const value of ["0002-12-05", "0020-12-05", "0202-12-05", "2026-12-05"]) {
    fireEvent.change(date, { target: { value } });
    expect(date).toHaveValue(value);
  }
  fireEvent.blur(date);
  rerender(choice("syrah open 2026-12-05"));
  fireEvent.blur(date);
  expect(onAsk.mock.calls).toEqual([["syrah open 2026-12-05"]]);
});
