/** Who is called, and how what they say is read. */
import request from "supertest";
import { describe, expect } from "vitest";
import { inGuide, test } from "#scripts/testing/season.ts";
import { rankCalls } from "#server/features/facts/call-ranking.ts";
import { confirmToken } from "#server/features/facts/season-mail.ts";
import { callSheet } from "./call-sheet.ts";
import { readCall } from "./call-words.ts";
import { postcards } from "./postcards.ts";

const DAY_MS = 86_400_000;

describe("a call", () => {
  test("is ranked by visitors, age and reach, with those nobody can reach last", async ({
    db,
    clock,
  }) => {
    const ranked = await rankCalls(db, clock.now);
    expect(ranked.map(({ score }) => score)).toEqual(
      ranked.map(({ score }) => score).sort((one, other) => other - one),
    );
    expect(ranked[0]?.reach).toBe(1);
    expect(ranked.at(-1)?.reach).toBe(0);
    const sheet = callSheet(ranked, "2026-11-23");
    expect(sheet).toContain("Neither phone nor site is known");
    expect(sheet).toContain("Do you take walk-ins?");
  });

  test("is a postcard with a code for wineries without an address", async ({
    app,
    db,
    deps,
    clock,
  }) => {
    const [mailed, ...silent] = (await inGuide(db)).map((row) => ({
      ...row,
      email: null as string | null,
    }));
    if (!mailed) throw new Error("The guide is empty");
    const links = {
      season: "2027-summer",
      expires: new Date(clock.now.getTime() + DAY_MS),
      secret: deps.secret,
      publicUrl: "https://guide.example",
    };
    const page = postcards([{ ...mailed, email: "room@winery.example" }, ...silent], links);
    expect(page.match(/<address>/g)).toHaveLength(silent.length);
    expect(page.match(/<path d="M/g)).toHaveLength(silent.length);
    const wineryId = silent[0]?.id ?? 0;
    await request(app)
      .get(`/api/confirm/${confirmToken(deps.secret, { wineryId, ...links })}`)
      .expect(200);
  });

  test("is read in one go, or told what is wrong with it", () => {
    expect(
      readCall(
        "hours Th-Mo 11-17; Jul 4 off; fee 20, waived with two bottles; booking no; walk-ins yes; groups 8+; closed 2027 Jan 4-17; dogs hide",
      ),
    ).toEqual({
      hours: { say: "changed", value: "Th-Mo 11-17; Jul 4 off" },
      tastingFee: { say: "changed", value: "20, waived with two bottles" },
      reservationsRequired: { say: "changed", value: "no" },
      walkInsWelcome: { say: "changed", value: "yes" },
      groups: { say: "changed", value: "Groups of 8 or more call first" },
      closedWeeks: { say: "changed", value: "2027 Jan 4-17" },
      dogs: { say: "hide" },
    });
    expect(readCall("groups Right.; dogs HIDE; phone right!; food no")).toEqual({
      groups: { say: "right" },
      dogs: { say: "hide" },
      phone: { say: "right" },
      food: { say: "changed", value: "no" },
    });
    const waived = (length: number) => `20, ${"w".repeat(length)}`;
    expect(readCall(`fee ${waived(200)}`).tastingFee).toMatchObject({ value: waived(200) });
    expect(() => readCall(`fee ${waived(201)}`)).toThrow("waives it in at most 200 characters");
    expect(() => readCall("dogs hidden")).toThrow('dogs "hidden": Say yes or no');
    expect(() => readCall("fee lots; parking yes; booking no; booking yes")).toThrow(
      /"parking yes" begins with none of .+\n.+dollars.+\na fact is said twice$/,
    );
  });
});
