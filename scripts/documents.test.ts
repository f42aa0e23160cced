import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { DARK_BASEMAP, LIGHT_BASEMAP } from "#shared/basemap-palette.ts";
import { palette } from "#shared/palette.ts";

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), "utf8");

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/architecture.md",
  "docs/design-language.md",
  "docs/editing.md",
  "docs/mail.md",
  "docs/operations.md",
  "docs/schedule.md",
  "docs/security.md",
  "docs/export.md",
];

let files: readonly string[] = [];
const documents = new Map<string, string>();

beforeAll(async () => {
  files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  }).split("\n");
  for (const name of DOCUMENTS) documents.set(name, await read(name));
});

const textOf = (name: string) => documents.get(name) ?? "";

/** Files that a text names and nobody has. */
const missingFiles = (text: string) =>
  [
    ...text.matchAll(/`((?:client|server|shared|scripts|e2e|bench|docs|deploy)\/[\w./-]+\.\w+)`/g),
  ].flatMap(([, path]) => (path !== undefined && !files.includes(path) ? [path] : []));

describe("the README", () => {
  test("lists, with CONTRIBUTING.md, every command of package.json", async () => {
    const { scripts } = JSON.parse(await read("package.json"));
    const table = `${textOf("README.md")}\n${textOf("CONTRIBUTING.md")}`
      .split("\n")
      .filter((line) => line.startsWith("| "));
    const listed = new Set(
      table.flatMap((line) =>
        [...line.matchAll(/`(?:npm (?:run )?)?([\w:]+)[^`]*`/g)].map(([, name]) => name),
      ),
    );
    expect(Object.keys(scripts).filter((name) => !listed.has(name))).toEqual([]);
  });

  test("lists every variable that the configuration reads, and no other", async () => {
    const config = await read("server/platform/config.ts");
    const known = new Set([...config.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name));
    const configuring = textOf("README.md").split("## Configure it")[1]?.split("\n## ")[0] ?? "";
    const named = new Set(
      [...configuring.matchAll(/`([A-Z][A-Z_]+)[`=/]/g)].map(([, name]) => name),
    );
    expect([...named].sort()).toEqual([...known].sort());
  });

  test("has every variable of its table in the form for whatever starts the site", async () => {
    const table = textOf("README.md")
      .split("\n| name | default | meaning |\n")[1]
      ?.split("\n\n")[0];
    const rows = table?.split("\n").map((row) => row.split("|")[1] ?? "") ?? [];
    const named = rows.flatMap((cell) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    const form = [...(await read(".env.example")).matchAll(/^# ([A-Z_]+)=/gm)];
    expect(named).toContain("PORT");
    expect(form.map(([, name]) => name).sort()).toEqual(named.sort());
  });
});

describe.each(DOCUMENTS)("%s", (name) => {
  test("names commands that exist", async () => {
    const { scripts } = JSON.parse(await read("package.json"));
    const commands = [...textOf(name).matchAll(/npm run ([\w:]+)/g)].map(([, command]) => command);
    expect(commands.filter((command) => !(String(command) in scripts))).toEqual([]);
  });

  test("names files that exist", () => {
    expect(missingFiles(textOf(name))).toEqual([]);
  });
});

describe("the decisions", () => {
  const numberOf = (path: string) => /^docs\/decisions\/(\d{4})-[a-z-]+\.md$/.exec(path)?.[1];

  test("have a number each, in file name and title, from 0001 without a gap", async () => {
    const records = files.filter((path) => path.startsWith("docs/decisions/")).sort();
    const expected = records.map((_, index) => String(index + 1).padStart(4, "0"));
    expect(records.map(numberOf)).toEqual(expected);
    const titles = await Promise.all(records.map(read));
    expect(titles.map((text) => /^# (\d{4}) \S/.exec(text)?.[1])).toEqual(expected);
  });

  test("name files that exist", async () => {
    const records = files.filter((path) => path.startsWith("docs/decisions/"));
    const texts = await Promise.all(records.map(read));
    expect(texts.flatMap(missingFiles)).toEqual([]);
  });

  test("are there, where a text or a comment names one by its number", async () => {
    const numbers = new Set(files.map(numberOf));
    const missing: string[] = [];
    for (const path of files.filter((name) => /\.(?:md|tsx?)$/.test(name))) {
      // A file that was deleted and is not yet committed is still listed.
      const text = await read(path).catch(() => "");
      for (const [pointer, number] of text.matchAll(/docs\/decisions\/(\d{4})/g)) {
        if (!numbers.has(number)) missing.push(`${path}: ${pointer}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

describe("the code", () => {
  /** What a library makes has its own classes. */
  const OF_LIBRARIES = /^leaflet-/;

  const textsOf = async (pattern: RegExp) => {
    const named = files.filter((path) => pattern.test(path) && !path.endsWith(".test.ts"));
    // A file that was deleted and is not yet committed is still listed.
    return Promise.all(named.map((path) => read(path).catch(() => "")));
  };

  test("names no file in a comment that is gone", async () => {
    const gone = (await textsOf(/\.(?:tsx?|css)$/)).flatMap((text) =>
      [
        ...text.matchAll(
          /(?<![\w#/.-])(?:client|server|shared|scripts|e2e|bench|docs|deploy)\/[\w/-]+(?:\.[\w-]+)*\.(?:tsx?|css|md|json)\b/g,
        ),
      ].flatMap(([path]) => (files.includes(path) ? [] : path)),
    );
    expect(gone).toEqual([]);
  });

  test("has no style for a class that no element has", async () => {
    const styles = (await textsOf(/^client\/src\/.*\.css$/))
      .join("\n")
      .replace(/\/\*.*?\*\/|"[^"]*"/gs, "");
    const classes = [...styles.matchAll(/(?<=[\s:(,>+~}\]]|^|\w)\.([a-z][\w-]*)/g)].map(
      ([, name = ""]) => name,
    );
    const markup = (await textsOf(/^client\/.*\.(?:tsx?|html)$/)).join("\n");
    const used = new Set(markup.split(/[^\w-]+/));
    // `map-round-${day}` is made of its beginning.
    const isUsed = (name: string) => used.has(name) || used.has(name.replace(/(?<=-)\w+$/, ""));
    const unused = classes.filter((name) => !isUsed(name) && !OF_LIBRARIES.test(name));
    expect(unused).toEqual([]);
  });
});

/** Colors of markers, stronger than the site's own. */
const MAP_COLORS = {
  sea: { light: LIGHT_BASEMAP.sea, dark: DARK_BASEMAP.sea },
  marker: { light: "#6e1f3a", dark: "#a8426a" },
  "on-marker": { light: "#fff8f3", dark: "#fff4ee" },
  "marker-edge": { light: "#fffdf8", dark: "#f2d8df" },
  featured: { light: "#b37a16", dark: "#d9a441" },
  "on-featured": { light: "#fffdf8", dark: "#1d1508" },
  gold: { light: "#d29a2c", dark: "#e2b457" },
  here: { light: "#2f5b8c", dark: "#8fb8e8" },
  edge: { light: "#fffdf8", dark: "#17130f" },
};

describe("the colors of shared/palette.ts", () => {
  test("are the values of the stylesheet, and there is no other", async () => {
    const css = await read("client/src/app/styles.css");
    const values = [...css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\);/g)];
    expect(
      Object.fromEntries(values.map(([, name, light, dark]) => [name, { light, dark }])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(palette).map(([name, { light, dark }]) => [name, { light, dark }]),
      ),
    );
  });

  test("are the table of the design language", () => {
    const table = textOf("docs/design-language.md")
      .split("\n")
      .filter((line) => line.includes(" | #"));
    expect(table).toEqual(
      Object.entries(palette).map(
        ([name, { light, dark, use }]) => `| \`${name}\` | ${light} | ${dark} | ${use} |`,
      ),
    );
  });

  test("are, with those of the maps, the only ones of the style sheets", async () => {
    const named: Record<string, { light: string; dark: string }> = {};
    const others: string[] = [];
    for (const path of files.filter((path) => /^client\/src\/(?!fonts\/).*\.css$/.test(path))) {
      const css = (await read(path)).replace(
        /--(color|map)-([\w-]+): light-dark\((#\w+), (#\w+)\);/g,
        (_declared, kind: string, name: string, light: string, dark: string) => {
          if (kind === "map") named[name] = { light, dark };
          return "";
        },
      );
      others.push(...[...css.matchAll(/#[\da-f]{3,8}\b/gi)].map(([color]) => `${path}: ${color}`));
    }
    expect(named).toEqual(MAP_COLORS);
    expect(others).toEqual([]);
  });

  test("are the only ones in components; art and map have palettes of their own", async () => {
    const components = files.filter(
      (path) =>
        /^client\/src\/(app|pages|features|entities|ui|content)\/.*(?<!\.test)\.tsx$/.test(path) ||
        (/^server\/.*(?<!\.test)\.ts$/.test(path) && path !== "server/mail/mail-layout.ts"),
    );
    const raw: string[] = [];
    for (const path of components) {
      for (const [color] of (await read(path)).matchAll(
        /(?<!url\()#(?:[\da-f]{6}|[\da-f]{3})\b/gi,
      )) {
        raw.push(`${path}: ${color}`);
      }
    }
    expect(raw).toEqual([]);
  });
});

test("subjects of commits are short enough to be read in a list", () => {
  // Not of the project's first weeks, which had longer ones.
  const log = ["log", "--no-merges", "--since=2026-11-25", "--format=%s"];
  const subjects = execFileSync("git", log, { encoding: "utf8" }).split("\n");
  expect(subjects.filter((subject) => subject.length > 72)).toEqual([]);
});
