import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { createGrammar } from "./grammar.ts";
import { WhomToAsk } from "./whom-to-ask.tsx";

const wineries = [aWinery({ phone: "+15095551234" }), aWinery()];

function ask(text: string, today = "2026-11-23") {
  const { read, answer } = createGrammar(wineries);
  const question = read(text, today);
  const answered = answer(question, { today, minutes: 900 });
  const keptIds = new Set(answered.kept.map(({ id }) => id));
  return { ...question, ...answered, text, keptIds };
}

test("near me says what to press, and names nobody to call", () => {
  render(<WhomToAsk question={ask("wineries near me")} passedOver="" />);
  expect(screen.getByText(/^Near me: press “Near me” on the map/)).toBeVisible();
  expect(screen.queryByText(/^Call |may fit/)).toBeNull();
});

test.each([
  ["open on thanksgiving", ["Thanksgiving Day"]],
  ["open christmas or dog friendly", ["Christmas Day"]],
  ["open friday", []],
])("%s says to call first on %j", (text, holidays) => {
  render(<WhomToAsk question={ask(text)} passedOver="" />);
  const notes = screen.queryAllByText(/hours may differ, so call first/);
  expect(notes.map(({ textContent }) => textContent?.split(":")[0])).toEqual(holidays);
});

test("open now on a holiday says to call first", () => {
  render(<WhomToAsk question={ask("open now", "2026-12-25")} passedOver="" />);
  expect(screen.getByText("Christmas Day: hours may differ, so call first.")).toBeVisible();
});

test("a fact no winery has told yet leaves all in, and names whom to call", () => {
  render(<WhomToAsk question={ask("wheelchair access")} passedOver="" />);
  expect(screen.getByText(/no one has told us, so nothing is left out/)).toBeVisible();
  expect(screen.getByText(/may fit. Call/)).toBeVisible();
});
