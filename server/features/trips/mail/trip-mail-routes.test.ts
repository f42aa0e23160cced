import { and, eq, isNull } from "drizzle-orm";
import { describe, expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { bodyFor, send, tripData, wineriesNamed } from "#server/testing/asked-mail.ts";
import { test } from "#server/testing/testing.ts";

describe("§7 POST /api/itineraries/send-email", () => {
  test("mails the plan of the chosen wineries and says so", async ({ app, db, mailer }) => {
    const answer = await send(app, await bodyFor(db));
    expect([answer.status, answer.body]).toEqual([200, { status: "sent" }]);
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({
      to: "visitor@example.org",
      subject: "Your wine trip from Walla Walla: 2 days, 2 wineries",
    });
    for (const part of [mailer.sent[0]?.text, mailer.sent[0]?.html]) {
      expect(part).toContain("Côte One");
      expect(part).toContain("Gård Two");
    }
  });

  test.for(["Woodinville", "Chelan", "Spokane"])(
    "a stranger at %s gets the plan of three of its own wineries",
    async (base, { app, db, mailer }) => {
      const { wineries } = schema;
      const near = await db
        .select({ id: wineries.id, name: wineries.name })
        .from(wineries)
        .where(and(eq(wineries.city, base), isNull(wineries.leftKind)))
        .limit(3);
      expect(near).toHaveLength(3);
      const trip = { ...tripData, startCity: base };
      const ids = near.map(({ id }) => id);
      expect((await send(app, await bodyFor(db, { tripData: trip, wineries: ids }))).status).toBe(
        200,
      );
      expect(mailer.sent[0]?.subject).toContain(`from ${base}`);
      for (const { name } of near) expect(mailer.sent[0]?.text).toContain(name);
    },
  );

  test("decisions: of a full winery object only the id is read", async ({ app, db, mailer }) => {
    const [id] = await wineriesNamed(db, "The Real Name");
    const winery = { id, name: "Buy pills", website: "https://evil.example", phone: "<b>1</b>" };
    const { status } = await send(app, await bodyFor(db, { wineries: [winery] }));
    expect(status).toBe(200);
    expect(mailer.sent[0]?.text).toContain("The Real Name");
    expect(JSON.stringify(mailer.sent[0])).not.toMatch(/pills|evil|<b>1/);
  });

  test("nothing a visitor writes reaches the mail: preferences only as grapes we know", async ({
    app,
    db,
    mailer,
  }) => {
    const preferences = ["shiraz", "Syrah", "<b>Merlot</b>", "https://evil.example", "riesling "];
    await send(app, await bodyFor(db, { tripData: { ...tripData, preferences } }));
    expect(mailer.sent[0]?.text).toContain("You asked for Syrah and Riesling.");
    expect(JSON.stringify(mailer.sent[0])).not.toMatch(/shiraz|<b>|evil/);
  });

  test("the town is written as the site spells it", async ({ app, db, mailer }) => {
    const startCity = "  walla WALLA, wa ";
    await send(app, await bodyFor(db, { tripData: { ...tripData, startCity } }));
    expect(mailer.sent[0]?.subject).toBe("Your wine trip from Walla Walla: 2 days, 2 wineries");
  });

  test("an unknown town is refused at its field", async ({ app, db, mailer }) => {
    const valid = await bodyFor(db);
    for (const startCity of ["Atlantis", "<b>Walla Walla</b>", "\ud800"]) {
      const { status, body } = await send(app, {
        ...valid,
        tripData: { ...tripData, startCity },
      });
      expect(status).toBe(400);
      expect(body.errors).toEqual([
        {
          field: "body.tripData.startCity",
          message: "Choose a Washington town from the suggestions",
        },
      ]);
    }
    expect(mailer.sent).toHaveLength(0);
  });

  test("a name that two towns share is asked about", async ({ app, db }) => {
    const { status, body } = await send(
      app,
      await bodyFor(db, { tripData: { ...tripData, startCity: "Clear Lake" } }),
    );
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(/^Say which one: Clear Lake, \w+ County or Clear Lake/);
  });

  test("unknown wineries are refused, each at its place", async ({ app, db, mailer }) => {
    const [id] = await wineriesNamed(db, "Known");
    const { status, body } = await send(
      app,
      await bodyFor(db, { wineries: [2_000_000_000, id, { id: 2_000_000_001 }] }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: "body.wineries.0", message: "There is no such winery" },
      { field: "body.wineries.2", message: "There is no such winery" },
    ]);
    expect(mailer.sent).toHaveLength(0);
  });

  test.for([
    [{ email: "nobody" }, "body.email", "Please enter a valid email address"],
    [{ email: "a@b.org\r\nBcc: c@d.org" }, "body.email", "Please enter a valid email address"],
    [{ wineries: [] }, "body.wineries", "Please select at least one winery for your trip."],
    [
      { wineries: [1, 2, 3, 4, 5] },
      "body.wineries",
      "5 wineries do not fit into 2 days with up to 2 a day",
    ],
    [{ wineries: [1, 1] }, "body.wineries", "Each winery can be named once"],
    [{ wineries: [99_999_999_999] }, "body.wineries.0", "Send the winery's id"],
    [{ wineries: ["one"] }, "body.wineries.0", "Send the winery's id, or the winery with its id"],
  ])("%j is refused at %s", async ([overrides, field, message], { app, db }) => {
    const { status, body } = await send(app, await bodyFor(db, overrides as object));
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field, message });
  });
});
