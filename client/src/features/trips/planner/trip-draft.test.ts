import { describe, expect, it, test, vi } from "vitest";
import {
  EMPTY_DRAFT,
  EMPTY_FORM,
  readDraft,
  type TripFormValues,
  writeDraft,
} from "./trip-draft.ts";

const KEY = "trip-draft";
const FORM: TripFormValues = {
  ...EMPTY_FORM,
  name: "Harvest",
  guests: 5,
  accommodation: "Chelan",
  budget: "Under $20 per tasting",
  startDate: "2026-10-02",
};

test("§9: an untouched form has 2 guests, 2 wineries a day and no preference, and nothing else", () => {
  const { guests, wineriesPerDay, budget, reservationPreference, ...rest } = EMPTY_FORM;
  expect([guests, wineriesPerDay]).toEqual([2, 2]);
  expect([budget, reservationPreference]).toEqual(["No preference", "No preference"]);
  expect(new Set(Object.values(rest))).toEqual(new Set([""]));
});

test("a draft comes back as it was kept", () => {
  writeDraft({ form: FORM, chosenIds: [7, 3] });
  expect(readDraft()).toEqual({ form: FORM, chosenIds: [7, 3] });
});

test("of an empty draft nothing is kept", () => {
  writeDraft({ form: FORM, chosenIds: [7] });
  writeDraft(EMPTY_DRAFT);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(readDraft()).toEqual({ form: EMPTY_FORM, chosenIds: [] });
});

describe("a draft that something else wrote", () => {
  it.each([
    ["no JSON", "{"],
    ["another kind of value", "7"],
    ["null", "null"],
    ["another version", JSON.stringify({ version: 2, form: FORM, chosenIds: [1] })],
    ["no version", JSON.stringify({ form: FORM, chosenIds: [1] })],
  ])("is left alone: %s", (_what, stored) => {
    localStorage.setItem(KEY, stored);
    expect(readDraft()).toEqual({ form: EMPTY_FORM, chosenIds: [] });
  });

  it("loses only its broken fields", () => {
    const form = { ...FORM, guests: "many", wineriesPerDay: null, region: null, more: "of it" };
    localStorage.setItem(KEY, JSON.stringify({ version: 1, form, chosenIds: [4, "x", 1.5, 9] }));
    expect(readDraft()).toEqual({
      form: { ...FORM, guests: 2, wineriesPerDay: 2, region: "" },
      chosenIds: [4, 9],
    });
  });

  it("has no choices when they are no list", () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, form: FORM, chosenIds: "1,2" }));
    expect(readDraft()).toEqual({ form: FORM, chosenIds: [] });
  });
});

test("storage that refuses everything does not stop the page, which has the draft while it lasts", () => {
  const refuse = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal("localStorage", refusing);
  vi.stubGlobal("sessionStorage", refusing);
  writeDraft({ form: FORM, chosenIds: [1] });
  expect(readDraft().form).toEqual(FORM);
  writeDraft(EMPTY_DRAFT);
  expect(readDraft()).toEqual(EMPTY_DRAFT);
  vi.unstubAllGlobals();
});
