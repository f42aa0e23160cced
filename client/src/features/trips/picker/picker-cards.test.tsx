import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { stubApi } from "#client/testing/api.ts";
import { ABEJA, card, names, northOf, openPicker, stubPicker } from "#client/testing/picker.tsx";
import { wineriesApi } from "#shared/api/wineries.ts";

beforeEach(stubPicker);

describe("a card", () => {
  it("§9: shows up to three varietals, the preferred ones first, fee, visit and distance", async () => {
    stubApi(wineriesApi.list, [
      northOf(4, {
        name: "Abeja",
        city: "Walla Walla",
        tastingFee: 15,
        walkInsWelcome: true,
        varietals: ["Barbera", "Malbec", "Merlot", "Syrah"],
      }),
      northOf(1, { name: "Free", tastingFee: 0, reservationsRequired: true }),
      northOf(5, { name: "Unknown", unknownFacts: ["tastingFee", "walkInsWelcome"] }),
    ]);
    await openPicker({ preferences: "syrah" });
    const facts = (await screen.findAllByRole("article")).map((article) => article.textContent);
    expect(facts[0]).toMatch(/1 mile away as the crow flies.*Free tasting.*Reservations required/);
    expect(facts[1]).toMatch(/4 miles away as the crow flies.*Walla Walla · Walla Walla Valley/);
    expect(facts[1]).toMatch(/Syrah, Barbera, Malbec\$15 tastingWalk-ins welcome/);
    expect(facts[2]).toMatch(/Ask about the tasting fee.*Call ahead/);
  });

  it("says when the winery is open, and whether on the days of the trip", async () => {
    const OPEN = [{ opens: 660, closes: 1020 }];
    const closed = { monday: [], tuesday: [], wednesday: [], thursday: [] };
    const openingHours = { ...closed, friday: [], saturday: OPEN, sunday: OPEN };
    stubApi(wineriesApi.list, [northOf(4, { name: "Abeja", openingHours })]);
    await openPicker({ timeAvailable: "Weekend (2 days)", startDate: "2026-10-02" });
    expect(await screen.findByText("Open Sat, Sun")).toBeVisible();
    expect(screen.getByText("On your days: open Sat; closed Fri")).toBeVisible();
  });

  it("§2: opens the winery page in a new tab and is not toggled by that", async () => {
    const { user } = await openPicker();
    const link = await screen.findByRole("link", { name: /^Abeja/ });
    expect(link).toHaveAttribute("href", `/winery/${ABEJA.slug}`);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(screen.getByText("0 of 2 selected")).toBeVisible();
  });

  it("says which answers it misses and what is unknown; a switch leaves full matches", async () => {
    stubApi(wineriesApi.list, [
      northOf(4, { name: "Dear", tastingFee: 45 }),
      northOf(5, { name: "Fair", tastingFee: 10 }),
      northOf(6, { name: "Secret", tastingFee: null, unknownFacts: ["tastingFee"] }),
    ]);
    const { user } = await openPicker({ budget: "$20-$40 per tasting" });
    await screen.findByText("$45 tasting, $5 over $20–$40");
    expect(screen.getByText("$10 tasting, $10 below $20–$40")).toBeVisible();
    expect(screen.getByText("Unknown: tasting fee")).toBeVisible();
    expect(names()).toEqual(["Dear", "Fair", "Secret"]);

    await user.click(card("Fair"));
    await user.click(screen.getByRole("switch", { name: "Only full matches (0)" }));
    // What is chosen stays in sight, and in place of an empty list stands what comes closest.
    expect(names()).toEqual(["Fair", "Secret"]);
    expect(screen.getByText(/known to match every answer.*These come closest/)).toBeVisible();
    await user.click(screen.getByRole("switch", { name: /Only full matches/ }));
    expect(names()).toEqual(["Dear", "Fair", "Secret"]);
  });

  it("names whom to call beside Call ahead", async () => {
    stubApi(wineriesApi.list, [northOf(4, { walkInsWelcome: false, phone: "+15095221261" })]);
    await openPicker();
    expect(await screen.findByText(/^Call ahead/)).toHaveTextContent("Call ahead: (509) 522-1261");
    expect(screen.getByRole("link", { name: "(509) 522-1261" })).toHaveAttribute(
      "href",
      "tel:+15095221261",
    );
  });
});

describe("the filters", () => {
  const OPEN = [{ opens: 660, closes: 1020 }];
  const week = { monday: OPEN, tuesday: OPEN, wednesday: OPEN, thursday: OPEN };
  const daily = { ...week, friday: OPEN, saturday: OPEN, sunday: OPEN };

  it("leave out who is closed on all days of the trip, but never who was chosen", async () => {
    const closed = { ...daily, friday: [], saturday: [] };
    stubApi(wineriesApi.list, [
      northOf(4, { name: "Closed", openingHours: closed }),
      northOf(5, { name: "Half", openingHours: { ...daily, friday: [] } }),
      northOf(6, { name: "Secret", openingHours: null }),
      northOf(7, { name: "Shut", openingHours: closed }),
    ]);
    const { user } = await openPicker({
      timeAvailable: "Weekend (2 days)",
      startDate: "2026-10-02",
    });
    await user.click(await screen.findByRole("button", { name: "Closed" }));
    await user.click(screen.getByRole("switch", { name: "Open on my days (2)" }));
    expect(names()).toEqual(["Closed", "Half", "Secret"]);
    expect(
      screen.getByText(
        "2 known to be closed on all your days. Hours are unknown for 1 winery; call to ask.",
      ),
    ).toBeVisible();
  });

  it("ask for a first day before they tell who is open", async () => {
    await openPicker();
    expect(
      await screen.findByText("Choose a first day in the form to filter by what’s open."),
    ).toBeVisible();
    expect(screen.queryByRole("switch", { name: /Open on/ })).not.toBeInTheDocument();
  });

  it("leave wineries of a setting, and say so where there is none", async () => {
    stubApi(wineriesApi.list, [
      northOf(4, { name: "Lake", setting: ["lake view"] }),
      northOf(5, { name: "Town", setting: ["urban tasting room"] }),
    ]);
    const { user } = await openPicker();
    await user.selectOptions(await screen.findByLabelText("Setting"), "A view");
    expect(names()).toEqual(["Lake"]);
    const count = screen.getByText("1 winery within 100 miles, nearest first");
    expect(count).toHaveRole("status");
    expect(screen.queryByRole("option", { name: "Dogs welcome" })).toBeNull();
    await user.type(screen.getByRole("searchbox"), "not lake");
    expect(await screen.findByText(/No winery here is known to fit these filters/)).toBeVisible();
    expect(count).toHaveTextContent("0 wineries within 100 miles, nearest first");
    expect(await screen.findByRole("button", { name: "Remove Not Lake view" })).toBeVisible();
    await user.clear(screen.getByRole("searchbox"));
    await user.selectOptions(screen.getByLabelText("Setting"), "Any");
    expect(names()).toEqual(["Lake", "Town"]);
  });
});
