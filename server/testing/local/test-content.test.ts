import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyTestMigrations } from "./test-content.ts";

test("content that is published later changes no test, and later tables are there", async () => {
  const folder = await mkdtemp(join(tmpdir(), "test-content-"));
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  const closing = 'update "wineries" set "left_kind" = \'closed\' where "slug" = \'abeja\'';
  try {
    await mkdir(join(from, "meta"), { recursive: true });
    for (const name of ["0012_close_abeja", "9998_close_abeja", "9999_add_column"]) {
      await writeFile(join(from, `${name}.sql`), closing);
    }
    await writeFile(join(from, "meta/9999_snapshot.json"), "{}");
    await copyTestMigrations(to, from);
    const copied = (name: string) => readFile(join(to, `${name}.sql`), "utf8");
    expect(await copied("0012_close_abeja")).toBe(closing);
    expect(await copied("9998_close_abeja")).toBe("select 1;\n");
    expect(await copied("9999_add_column")).toBe(closing);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
