import { describe, expect, test } from "vitest";
import { fileFaults } from "./file-faults.ts";

const encoded = (text: string) => new TextEncoder().encode(text);
const faultsOf = (bytes: Uint8Array, changesTables = false) =>
  fileFaults({ name: "0031_x.sql", bytes, changesTables });

const CHANGE = `update "wineries" set "founded" = 2000 where "slug" = 'abeja';`;

describe("a new migration", () => {
  test("in letters of another encoding does not run, and the line is named", () => {
    const latin = Uint8Array.from([...encoded(`${CHANGE}\n-- Jos`), 0xe9]);
    expect(faultsOf(latin)).toEqual({
      faults: [expect.stringMatching(/^0031_x\.sql, line 2: .+ save the file as UTF-8/)],
      stops: true,
    });
    const wide = new Uint8Array(Buffer.from(CHANGE, "utf16le"));
    expect(faultsOf(wide).stops).toBe(true);
    expect(faultsOf(encoded(`\uFEFF${CHANGE}`)).faults.join()).toContain("byte order mark");
  });

  test.for([
    ["begin", `begin; ${CHANGE} commit;`],
    ["rollback", `${CHANGE}\n--> statement-breakpoint\nrollback;`],
    ["truncate", `truncate "cities";`],
    ["drop", `${CHANGE}\ndrop table "posts";`],
    ["alter", `-- A slip\nalter table "posts" drop column "tags";`],
  ] as const)("that would %s does not run", ([word, sql]) => {
    const { faults, stops } = faultsOf(encoded(sql));
    expect(stops).toBe(true);
    expect(faults.join("\n")).toMatch(new RegExp(`line \\d: "${word}".+take it out`));
  });

  test("may change tables where the developers' tools wrote it", () => {
    expect(faultsOf(encoded(`alter table "posts" add "x" text;`), true).faults).toEqual([]);
  });

  test("with two statements and no line between them is reported with the line of the second", () => {
    expect(faultsOf(encoded(`${CHANGE}\n\n${CHANGE}\n`)).faults).toEqual([
      expect.stringMatching(/^0031_x\.sql, line 3: a second statement.+--> statement-breakpoint/),
    ]);
    const between = `${CHANGE}\n--> statement breakpoint\n${CHANGE}`;
    expect(faultsOf(encoded(between)).faults).toHaveLength(1);
  });

  test("that says nothing yet is reported with how to be taken back", () => {
    expect(faultsOf(encoded("-- What it corrects\n")).faults).toEqual([
      expect.stringContaining("npm run content:drop -- 0031"),
    ]);
  });

  test("may have such words and semicolons in its texts and comments", () => {
    const text = `-- drop; truncate\nupdate "posts" set "content" = $md$a; begin; -- drop$md$, "title" = 'It''s; end' where "slug" = 'x';\n--> statement-breakpoint\n/* alter */ ${CHANGE}`;
    expect(faultsOf(encoded(text))).toEqual({ faults: [], stops: false });
  });

  test("with an article of any length is read in no time", () => {
    const article = `insert into "posts" ("content") values ('${"a word ".repeat(8_000)}');`;
    const started = performance.now();
    expect(faultsOf(encoded(`${CHANGE}\n--> statement-breakpoint\n${article}`)).faults).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
