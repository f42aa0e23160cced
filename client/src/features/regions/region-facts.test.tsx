import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { aWinery } from "#client/testing/fixtures.ts";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { VisitingFacts } from "./region-facts.tsx";

const show = (id: string, { rooms = 1, elsewhere = "" } = {}) => {
  const ava = AVAS.find((candidate) => candidate.id === id);
  if (!ava) throw new Error(`no ${id}`);
  const own = rooms === 0 ? [] : [aWinery({ region: ava.name })];
  render(
    <Router ssrPath="/">
      <VisitingFacts
        ava={ava}
        wineries={own}
        all={[...own, aWinery({ region: elsewhere, avas: [elsewhere] })]}
      />
    </Router>,
  );
};

const row = (term: string) => {
  const entry = screen.getByText(term).closest("div");
  if (!entry) throw new Error(`no row ${term}`);
  return within(entry);
};

test("a region says when to come, each sentence with its source and the year it speaks of", () => {
  show("lake-chelan");
  const [winterfest] = row("Season").getAllByRole("listitem");
  expect(winterfest).toHaveTextContent(/^In 2023, Winterfest ran over two weekends in January/);
  expect(winterfest).toHaveTextContent(/The Wenatchee World, January 10, 2023$/);
});

test("what one tastes is told after the rule of the region, with its date", () => {
  show("lake-chelan");
  expect(row("Taste").getByRole("listitem")).toHaveTextContent(
    /The lake softens heat and frost.*Federal rule 74 FR \d+, April 29, 2009, and Washington State Wine Commission$/,
  );
});

test("a source without a date says so", () => {
  show("walla-walla-valley");
  const [west] = row("Taste").getAllByRole("listitem");
  expect(west).toHaveTextContent(/no date given$/);
});

test("where no source says anything, nothing is said", () => {
  show("snipes-mountain");
  expect(screen.queryByText("Season")).toBeNull();
  expect(screen.getByText("Taste")).toBeVisible();
});

test("a region is combined with one that is near, not with one that is a trip of its own", () => {
  show("lake-chelan", { elsewhere: "Wahluke Slope" });
  expect(screen.queryByText("Pair it with")).toBeNull();
});

test("a region without rooms sends the visitor to the nearest ones, however far they are", () => {
  show("lake-chelan", { rooms: 0, elsewhere: "Wahluke Slope" });
  expect(row("Nearest with rooms").getByRole("link")).toHaveTextContent("Wahluke Slope");
  expect(screen.getByText(/see the regions below\.$/)).toBeVisible();
});

test("a region whose place on the map is not known points at no others", () => {
  show("columbia-hills", { rooms: 0, elsewhere: "Wahluke Slope" });
  expect(screen.getByText(/^None in this guide/)).toHaveTextContent(/poured elsewhere\.$/);
});
