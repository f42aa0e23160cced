import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { createGrammar } from "./grammar.ts";
import { WhomToAsk } from "./whom-to-ask.tsx";

const wineries = [aWinery({ phone: "+15095551234" }), aWinery()];

function ask(text: string) {
  const { read, answer } = createGrammar(wineries);
  const question = read(text, "2026-11-23");
  const answered = answer(question, { today: "2026-11-23", minutes: 900 });
  const keptIds = new Set(answered.kept.map(({ id }) => id));
  return { ...question, ...answered, text, keptIds };
}

test("near me says what to press, and names nobody to call", () => {
  render(<WhomToAsk question={ask("wineries near me")} passedOver="" />);
  expect(screen.getByText(/^Near me: press “Near me” on the map/)).toBeVisible();
  expect(screen.queryByText(/^Call |may fit/)).toBeNull();
});

test("a fact no winery has told yet leaves all in, and names whom to call", () => {
  render(<WhomToAsk question={ask("wheelchair access")} passedOver="" />);
  expect(screen.getByText(/no one has told us, so nothing is left out/)).toBeVisible();
  expect(screen.getByText(/may fit. Call/)).toBeVisible();
});
