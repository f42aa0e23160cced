import { expect, test } from "vitest";
import { foldedGuestName, guestNameOf, guestNameProblem, personName } from "./guest-name.ts";

test.each([
  "Ada",
  "Ada V.",
  "Zoë",
  "José María",
  "Вера",
  "真央",
  "سارة",
  "R2",
  "Ada 🍷",
  "O'Neil",
  "علی\u200cرضا",
  "Zoë 👩\u200d🍳",
  "Ada 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  // Not assigned yet.
  "Ada \u{1fae7}\u{1faef}",
  "x".repeat(40),
])("%s is a name, and kept as it is", (name) => {
  expect([guestNameOf(name), guestNameProblem(name)]).toEqual([name, null]);
});

test("a name is kept as it looks", () => {
  expect(guestNameOf("  Ada \u00a0 Vine\t")).toBe("Ada Vine");
  expect(guestNameOf("Ａｄａ")).toBe("Ada");
  expect(guestNameOf("Zoe\u0308")).toBe("Zoë");
  expect(guestNameOf("\u200fسارة\u200e")).toBe("سارة");
});

test.each([
  ["", "Type your name"],
  ["x".repeat(41), "At most 40 characters"],
  // A ligature of 18 letters is as long as they are.
  [guestNameOf("\ufdfa".repeat(3)), "At most 40 characters"],
  ["Ada\nVine", "Leave out line breaks and control characters"],
  ["Ada\u202eeniV", "Leave out line breaks and control characters"],
  ["\u202eAda", "Leave out line breaks and control characters"],
  ["Ada\ue000", "Leave out line breaks and control characters"],
  ["Ada\uffff", "Leave out line breaks and control characters"],
  ["Ada\u200bVine", "Leave out line breaks and control characters"],
  ["...", "A name has at least one letter or number"],
  ["🍷", "A name has at least one letter or number"],
  ["\u3164\u115f", "A name has at least one letter or number"],
  ["\u0301\ufe0f", "A name has at least one letter or number"],
])("%j is no name", (name, problem) => {
  expect(guestNameProblem(name)).toBe(problem);
});

test.each([
  ["Ada", "ADA"],
  ["Ada", "Ａｄａ"],
  ["Ada", "A\u3164da"],
  ["Ada", "Ada\ufe0f"],
  ["Ada", "A\u200dda"],
  ["Strauß", "STRAUSS"],
  ["Strauß", "STRAUẞ"],
  ["Νίκος", "ΝΊΚΟΣ"],
  ["Ada V", "ada  v"],
])("%j and %j are taken for one name", (one, other) => {
  expect(foldedGuestName(one)).toBe(foldedGuestName(other));
});

test("other names stay apart", () => {
  const names = ["Ada", "Ada V", "Áda", "Ida"].map(foldedGuestName);
  expect(new Set(names).size).toBe(4);
});

test.each([
  ["Ada", "Ada"],
  [" Ada\n\u0000Vine ", "Ada Vine"],
  ["x".repeat(60), "x".repeat(40)],
  [`${"x".repeat(39)} y`, "x".repeat(39)],
  [`${"x".repeat(39)}🍇`, "x".repeat(39)],
  ["...", null],
  ["\u202e", null],
  ["", null],
  [null, null],
  [undefined, null],
])("an editor who typed %j is named %j", (typed, name) => {
  expect(personName(typed)).toBe(name);
});
