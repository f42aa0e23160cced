import { expect, test } from "vitest";
import { copyName, mayReadTyped, nameForMail, tripTitle } from "./trip-name.ts";

const OWNER = { email: "Ada@Example.org", emailVerified: true };
const STRANGER = { to: "ben@example.org", isConfirmed: false, asker: null };

test("a trip without a name is called by where it starts", () => {
  expect(tripTitle({ name: null, base: "Prosser", days: 1 })).toBe("Wine trip from Prosser");
  expect(tripTitle({ name: "Harvest", base: "Prosser", days: 1 })).toBe("Harvest");
});

test("a name turns and hides nothing of a title, and one of nothing but that is none", () => {
  const title = (name: string) => tripTitle({ name, base: "Prosser", days: 1 });
  expect(title("Harvest\u202e\nweekend\u0007")).toBe("Harvest weekend");
  expect(title("\u200b\u202e ")).toBe("Wine trip from Prosser");
  for (const empty of ["\u3164", "\u115f \u1160", "\u2800\ufe0f", "\uffa0"]) {
    expect(title(empty)).toBe("Wine trip from Prosser");
    expect(nameForMail(empty)).toBeNull();
  }
  expect(title(" \u3164🍇 \u2764\ufe0f")).toBe("\u3164🍇 \u2764\ufe0f");
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
  expect(from("Seattle", "Yakima", "Prosser", "Zillah", "Seattle")).toBe(
    "Wine trip from Seattle through Yakima, Prosser, and Zillah",
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

test("what was typed goes to the owner who is signed in and to an address that has confirmed, and to nobody else", () => {
  const mayRead = (changes: object) => mayReadTyped({ ...STRANGER, ...changes });
  expect(mayRead({})).toBe(false);
  expect(mayRead({ isConfirmed: true })).toBe(true);
  expect(mayRead({ asker: OWNER })).toBe(false);
  expect(mayRead({ asker: OWNER, to: "ada@example.org " })).toBe(true);
  const spaced = { ...OWNER, email: " ada@example.org" };
  expect(mayRead({ asker: spaced, to: "ada@example.org" })).toBe(true);
  expect(mayRead({ asker: { ...OWNER, emailVerified: false }, to: "ada@example.org" })).toBe(false);
  expect(mayRead({ asker: { email: null, emailVerified: true } })).toBe(false);
});

test("the name is one line of at most 60 characters, whatever was typed", () => {
  expect(nameForMail(" Harvest\r\nBcc: a@b.org\u2028\u0000weekend ")).toBe(
    "Harvest Bcc: a@b.org weekend",
  );
  expect(nameForMail("🍇".repeat(60))).toBe("🍇".repeat(60));
  expect(nameForMail("🍇".repeat(61))).toBe(`${"🍇".repeat(59)}…`);
  expect(nameForMail(`${"x".repeat(58)} and more`)).toBe(`${"x".repeat(58)}…`);
  expect(nameForMail("خانه\u200cها")).toBe("خانه\u200cها");
  expect(nameForMail("Ada\u202eeniV")).toBe("Ada eniV");
  expect(nameForMail(" \n ")).toBeNull();
  expect(nameForMail(null)).toBeNull();
  expect(nameForMail(undefined)).toBeNull();
});
