import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { inGuide, test } from "#scripts/testing/season.ts";
import { schema } from "#server/platform/database/db.ts";
import { sendNewsletter } from "./send-command.ts";
import { readSendOptions } from "./send-options.ts";

describe("an issue to subscribers", () => {
  test("whose links lead nowhere on the site is refused before a preview, with each link", async ({
    ask,
    db,
    folder,
    mailer,
  }) => {
    const [closed, open] = await inGuide(db);
    const left = { leftKind: "closed" as const, leftReason: "It closed." };
    await db
      .update(schema.wineries)
      .set(left)
      .where(eq(schema.wineries.slug, closed?.slug ?? ""));
    const path = join(folder, "issue.md");
    const send = async (text: string) => {
      await writeFile(path, `# Harvest\n\n${text}\n`);
      return sendNewsletter(ask.command, readSendOptions(["--file", path, "--preview"]));
    };
    await expect(
      send(
        `[a](/winery/${closed?.slug}) [b](/winery/nowhere) [c](/blog/nowhere) [d](/wines) [e](winery/x) [f](//x.test)`,
      ),
    ).rejects.toThrow(
      new RegExp(
        `${closed?.name}, which left the guide[^]*no winery: [^]*no article: [^]*no page of this site[^]*"winery/x" is no address[^]*"//x.test" is no`,
      ),
    );
    expect(mailer.sent).toHaveLength(0);
    expect(await send(`[a](/winery/${open?.slug}) [b](/wineries#search) [c](/data)`)).toBe(0);
    expect(mailer.sent).toHaveLength(1);
  });
});
