import { eq } from "drizzle-orm";
import request from "supertest";
import { describe, expect } from "vitest";
import { schema } from "#server/platform/database/db.ts";
import { test } from "#server/testing/testing.ts";
import { confirmToken, expiryOf } from "./season-mail.ts";

type App = Parameters<typeof request>[0];

const DAY_MS = 86_400_000;
const YES = { walkInsWelcome: { say: "changed", value: "yes" } };

const answer = (app: App, token: string, body: object, ip = "198.51.100.1") =>
  request(app).post(`/api/confirm/${token}`).set("X-Forwarded-For", ip).send(body);

const linkTest = test.extend("link", async ({ db, deps }) => async (slug: string, now?: Date) => {
  const rows = await db.select().from(schema.wineries);
  const winery = rows.find((row) => row.slug === slug);
  const expires = expiryOf(now ?? deps.now());
  const season = "2027-summer";
  return confirmToken(deps.secret, { wineryId: winery?.id ?? 0, season, expires });
});

describe("the link of a season mail", () => {
  linkTest("shows public facts with source and age, and never an answer", async ({ app, link }) => {
    const token = await link("cote-bonneville");
    await answer(app, token, { answers: YES, note: "Ask for Kerry, 509 555 0000" }).expect(202);
    const { body, headers } = await request(app).get(`/api/confirm/${token}`).expect(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.winery).toEqual({ name: expect.stringContaining("Bonneville"), city: "Sunnyside" });
    expect(body.facts.map(({ fact }: { fact: string }) => fact)).toContain("hours");
    expect(JSON.stringify(body)).not.toMatch(/Kerry|555 0000|secret/);
  });

  linkTest("shows hours by appointment that no source wrote out", async ({ app, link }) => {
    const { body } = await request(app).get(`/api/confirm/${await link("lookout-point-winery")}`);
    expect(body.facts).toContainEqual(
      expect.objectContaining({
        fact: "hours",
        shown: '"by appointment"',
        inWords: "By appointment only",
      }),
    );
  });

  linkTest("says hours as a person does, season by season", async ({ app, db, link }) => {
    const hours = async (written: string, hoursNote: string | null) => {
      await db
        .update(schema.wineries)
        .set({ hoursAsWritten: written, hoursNote })
        .where(eq(schema.wineries.slug, "cote-bonneville"));
      const { body } = await request(app).get(`/api/confirm/${await link("cote-bonneville")}`);
      return body.facts.find(({ fact }: { fact: string }) => fact === "hours")?.inWords;
    };
    expect(await hours("Th-Su 11:00-17:00", "Last pour at 4:30 PM")).toBe(
      "Mon–Wed Closed, Thu–Sun 11 AM – 5 PM. Last pour at 4:30 PM",
    );
    expect(await hours("Apr-Oct Fr-Su 12:00-17:00; Nov-Mar off; Dec 24 off", null)).toMatch(
      /April to October: Fri–Sun Noon – 5 PM; .*Closed December 24/,
    );
  });

  linkTest(
    "is refused where nobody signed it, another winery's too, and once it has expired",
    async ({ app, link, deps }) => {
      const token = await link("cote-bonneville");
      const [, ...rest] = token.split("~");
      const old = await link("cote-bonneville", new Date(deps.now().getTime() - 61 * DAY_MS));
      const statuses = await Promise.all(
        ["nowhere", ["2", ...rest].join("~"), `${token}x`, old, await link("barons-winery")].map(
          async (each) => [
            (await request(app).get(`/api/confirm/${each}`)).status,
            (await answer(app, each, { answers: YES })).status,
          ],
        ),
      );
      expect(statuses).toEqual([
        [404, 404],
        [404, 404],
        [404, 404],
        [410, 410],
        [404, 404],
      ]);
    },
  );

  linkTest(
    "stores what can be read, and names each value that cannot",
    async ({ app, db, link }) => {
      const token = await link("cote-bonneville");
      const bad = await answer(app, token, {
        answers: {
          hours: { say: "changed", value: "whenever" },
          tastingFee: { say: "changed", value: "a lot" },
          phone: { say: "changed", value: "12" },
          dogs: { say: "right" },
        },
      });
      expect(bad.status).toBe(400);
      expect(bad.body.errors.map(({ field }: { field: string }) => field)).toEqual([
        "body.answers.hours.value",
        "body.answers.tastingFee.value",
        "body.answers.phone.value",
      ]);
      expect((await answer(app, token, { answers: {} })).body.errors[0].field).toBe("body.answers");
      const groups = { say: "changed", value: "8+ \u001b[2J--> statement-breakpoint\ndelete 'x'" };
      await answer(app, token, {
        answers: {
          hours: { say: "changed", value: "2027 Jun 1-2027 Aug 31 Mo-Su 11-19" },
          tastingFee: { say: "changed", value: "$20, waived with two bottles" },
          phone: { say: "changed", value: "(509) 555-1234" },
          groups,
          food: { say: "right", shown: "Yes\u001b \n" },
          dogs: { say: "hide" },
        },
      }).expect(202);
      expect(await db.select().from(schema.factAnswers)).toMatchObject([
        {
          season: "2027-summer",
          state: "waiting",
          answers: {
            tastingFee: { say: "changed", value: "20, waived with two bottles" },
            phone: { say: "changed", value: "+15095551234" },
            groups: { value: "8+ [2J–> statement-breakpoint delete 'x'" },
            food: { say: "right", shown: "Yes" },
            dogs: { say: "hide" },
          },
        },
      ]);
    },
  );

  linkTest(
    "takes five answers a day, however many come at once, and none from a network that floods",
    async ({ app, db, link }) => {
      const token = await link("cote-bonneville");
      const forwarded = Array.from({ length: 12 }, (_, index) => `203.0.113.${index * 20}`);
      const many = await Promise.all(
        forwarded.map((_, index) => answer(app, token, { answers: YES }, `198.18.${index}.1`)),
      );
      expect(many.filter(({ status }) => status === 202)).toHaveLength(5);
      expect(await db.$count(schema.factAnswers)).toBe(5);
      expect(many.find(({ status }) => status === 429)?.headers["retry-after"]).toBeDefined();
    },
  );
});
