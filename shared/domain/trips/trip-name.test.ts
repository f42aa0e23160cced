import { expect, test } from "vitest";
import { copyName, nameForMail, tripTitle } from "./trip-name.ts";

const OWNER = { email: "Ada@Example.org", emailVerified: true };
const STRANGER = { name: "Harvest", to: "ben@example.org", isConfirmed: false, asker: null };

test("a trip without a name is called by where it starts", () => {
  expect(tripTitle({ name: null, base: "Prosser", days: 1 })).toBe("Wine trip from Prosser");
  expect(tripTitle({ name: "Harvest", base: "Prosser", days: 1 })).toBe("Harvest");
});

test("a trip through several towns is called by them, a place to stay by its town", () => {
  const from = (...towns: string[]) => {
    const ends = towns.slice(1).map((to, day) => ({ from: towns[day] ?? "", to }));
    return tripTitle({ name: null, base: towns[0] ?? "", days: ends.length, ends });
  };
  expect(from("Prosser", "The Finch, Prosser", "Prosser")).toBe("Wine trip from Prosser");
  expect(from("Seattle", "Yakima", "The Finch, Walla Walla")).toBe(
    "Wine trip from Seattle through Yakima to Walla Walla",
  );
  expect(from("Seattle", "Yakima", "Yakima", "Walla Walla", "Seattle")).toBe(
    "Wine trip from Seattle through Yakima and Walla Walla",
  );
  expect(from("Seattle", "Yakima", "Prosser", "Zillah", "Pasco", "Seattle")).toBe(
    "Wine trip from Seattle through 4 towns",
  );
});

test("a copy says that it is one, unless the name would grow too long", () => {
  expect(copyName("Harvest")).toBe("Harvest (copy)");
  expect(copyName("x".repeat(93))).toHaveLength(100);
  expect(copyName("x".repeat(94))).toBe("x".repeat(94));
});

test("the name goes to the owner who is signed in and to an address that has confirmed, and to nobody else", () => {
  const named = (changes: object) => nameForMail({ ...STRANGER, ...changes });
  expect(named({})).toBeNull();
  expect(named({ isConfirmed: true })).toBe("Harvest");
  expect(named({ asker: OWNER })).toBeNull();
  expect(named({ asker: OWNER, to: "ada@example.org " })).toBe("Harvest");
  expect(named({ asker: { ...OWNER, emailVerified: false }, to: "ada@example.org" })).toBeNull();
  expect(named({ asker: { email: null, emailVerified: true } })).toBeNull();
});

test("it is one line of at most 60 characters, whatever was typed", () => {
  const shown = (name: string | null | undefined) =>
    nameForMail({ ...STRANGER, isConfirmed: true, name });
  expect(shown(" Harvest\r\nBcc: a@b.org\u2028\u0000weekend ")).toBe(
    "Harvest Bcc: a@b.org weekend",
  );
  expect(shown("🍇".repeat(60))).toBe("🍇".repeat(60));
  expect(shown("🍇".repeat(61))).toBe(`${"🍇".repeat(59)}…`);
  expect(shown(" \n ")).toBeNull();
  expect(shown(null)).toBeNull();
  expect(shown(undefined)).toBeNull();
});
