import { expect, test } from "vitest";
import { sendEmailSchema } from "./itineraries.ts";
import { planRequestSchema } from "./plan-request.ts";

/** More than an array can have, and more than any machine should count out. */
const FAR_TOO_MANY = [2 ** 32, Number.MAX_SAFE_INTEGER, 2 ** 53 + 2];

test.each(FAR_TOO_MANY)(
  "a plan of %d days is refused at its days, and nothing is made of them",
  (days) => {
    const asked = planRequestSchema.safeParse({ base: "Walla Walla", wineries: [1], days });
    expect(new Set(asked.error?.issues.map(({ path }) => path.join(".")))).toEqual(
      new Set(["days"]),
    );
  },
);

test.each(FAR_TOO_MANY)("a mail of %d days is refused at its days", (days) => {
  const asked = sendEmailSchema.safeParse({
    email: "visitor@example.org",
    tripData: { startCity: "Walla Walla", preferences: [], days, wineriesPerDay: 2 },
    wineries: [1],
  });
  expect(new Set(asked.error?.issues.map(({ path }) => path.join(".")))).toEqual(
    new Set(["tripData.days"]),
  );
});
