import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { aWinery } from "#client/testing/fixtures.ts";
import { everyDay } from "#shared/domain/winery/opening-hours.ts";
import { WineryCard } from "./winery-card.tsx";

const show = (...[overrides]: Parameters<typeof aWinery>) =>
  render(<WineryCard winery={aWinery(overrides)} />);

/** No holiday. */
const TUESDAY = new Date("2026-11-17T20:00:00Z");
const THANKSGIVING = new Date("2026-11-26T20:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: TUESDAY });
});

test("§2 Winery cards: the whole card is one link to the winery's page", () => {
  show({ name: "L'Ecole No. 41", slug: "lecole-no-41" });
  const link = screen.getByRole("link", { name: "L'Ecole No. 41" });
  expect(link).toHaveAttribute("href", "/winery/lecole-no-41");
  expect(screen.getAllByRole("link")).toEqual([link]);
});

test("§2 Winery cards: a card is 320 px high in either variant", () => {
  const winery = aWinery();
  render(
    <>
      <WineryCard winery={winery} />
      <WineryCard winery={winery} variant="compact" />
    </>,
  );
  // h-80 is 20 rem, which is 320 px.
  for (const card of screen.getAllByRole("article")) expect(card).toHaveClass("h-80");
});

test.each([
  [{ reservationsRequired: true, walkInsWelcome: true }, "Reservations required"],
  [{ reservationsRequired: false, walkInsWelcome: true }, "Walk-ins welcome"],
  [{ reservationsRequired: false, walkInsWelcome: false }, "Call ahead"],
  [{ walkInsWelcome: true, unknownFacts: ["walkInsWelcome"] }, "Call ahead"],
  [{ tastingFee: null }, "Free tasting"],
  [{ tastingFee: 15 }, "$15 tasting"],
  [{ openingHours: everyDay(() => [{ opens: 660, closes: 1020 }]) }, "Today 11 AM – 5 PM"],
  [{ openingHours: everyDay(() => []) }, "Closed today"],
  [{ openingHours: everyDay(() => null) }, "By appointment today"],
  [{ description: null }, "Exceptional wines in a beautiful setting."],
  [{ description: "By the river." }, "By the river."],
])("§2 Winery cards: with %j it reads %s", (overrides, text) => {
  show(overrides);
  expect(screen.getByText(text)).toBeVisible();
});

test("on a holiday a card says to call first", () => {
  vi.setSystemTime(THANKSGIVING);
  show({ openingHours: everyDay(() => [{ opens: 660, closes: 1020 }]) });
  expect(screen.getByText("Holiday: call first")).toBeVisible();
});

test("a rating is shown only when it is known", () => {
  const { unmount } = show({ rating: null });
  expect(screen.queryByText(/out of 5/)).not.toBeInTheDocument();
  unmount();
  show({ rating: 4.5 });
  expect(screen.getByText("Rated 4.5 out of 5")).toBeInTheDocument();
});

test("only a featured winery is marked so", () => {
  const { unmount } = show({ isFeatured: false });
  expect(screen.queryByText("Featured")).not.toBeInTheDocument();
  unmount();
  show({ isFeatured: true });
  expect(screen.getByText("Featured")).toBeVisible();
});

test("a control may stand beside the link", () => {
  render(<WineryCard winery={aWinery()} action={<button type="button">Keep</button>} />);
  expect(screen.getByRole("button", { name: "Keep" })).toBeVisible();
  expect(screen.getByRole("link")).not.toContainElement(screen.getByRole("button"));
});

test("beside Call ahead stands whom to call, where a number is known", () => {
  const { unmount } = show({ walkInsWelcome: false, phone: "+15095221261" });
  expect(screen.getByText(/^Call ahead/)).toHaveTextContent("Call ahead: (509) 522-1261");
  unmount();
  show({ walkInsWelcome: false });
  expect(screen.getByText(/^Call ahead/)).toHaveTextContent(/^Call ahead$/);
});

test("what is not known is left out", () => {
  show({ openingHours: null, tastingFee: null, unknownFacts: ["hours", "tastingFee"] });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Walk-ins welcome",
  ]);
});

test("from what was asked for it says how far it is", () => {
  render(<WineryCard winery={aWinery({ city: "Lowden" })} away="12 miles" />);
  expect(screen.getByText(/Lowden · 12 miles$/)).toBeVisible();
});
