import request from "supertest";
import { expect } from "vitest";
import { test } from "#server/testing/testing.ts";
import { make } from "../testing/made-trip.ts";

test("what was typed as the name of a place reaches no mailbox", async ({ app, mailer }) => {
  const made = await make(app, {
    base: undefined,
    days: undefined,
    startDate: "2027-06-04",
    ends: [
      { from: "evil.example one, Walla Walla", to: "evil.example two, Walla Walla" },
      { from: "evil.example two, Walla Walla", to: "Walla Walla" },
    ],
    places: [{ lunch: { name: "evil.example three", town: "Walla Walla" } }, {}],
    notes: {},
  });
  await request(app).post(`${made.path}/mail`).send({ email: "ben@example.org" }).expect(200);
  const [{ subject, text, html, attachments = [] } = {}] = mailer.sent;
  const mail = [subject, text, html, ...attachments.map(({ content }) => String(content))].join();
  expect(text).toContain("Walla Walla");
  expect(mail).not.toContain("evil.example");
});
