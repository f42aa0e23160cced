import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** British spellings that have slipped in before, as parts of words; each with the US one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [
    /(?:recogn|serial|normal|optim|initial|summar|capital|author|custom|minim|maxim|memo|token|util|apolog|priorit|synchron|random|visual|final|general|categor|standard|item|sanit)is(?:e[drs]?\b|ing|ation|able)/i,
    "-ize",
  ],
  [/organis(?!ation of Vine)(?:e|ing|ation)/i, "organiz-, but for the name of the OIV"],
  [/analys(?:e[ds]?\b(?!\(| })|ing)/i, "analyz-, but for the function of scslre"],
  [/(?:col|neighb|fav|hon|behavi|flav|harb|rum|lab|hum|vap|od|vig|sav|parl|arm)our/i, "-or"],
  [/\bgrey|[a-z]Grey/, "gray"],
  [
    /centre|centring|\bmetres?\b|litre|(?<!gorge amphi)theatre|fibre|calibre|lustre/i,
    "-er, but for the Gorge's own name",
  ],
  [/licence|defence|offence|pretence/i, "-ense"],
  [/(?:cancel|travel|signal|model)l(?:ed|ing|er)|labell(?:ed(?!\s*by)|ing)/i, "one l"],
  [/\bfulfil(?:s|ment)?\b|catalogue|dialogue|judgement|\bageing\b|programmes?\b|\bwhilst\b/i, "US"],
  [/\b(?:spelt|learnt|towards|afterwards|amongst)\b|aluminium|artefact|enquir/i, "US"],
];

/** The product's given texts, what generators write, and this list. */
const GIVEN =
  /^docs\/(?:specification|readings)\.md$|^migrations\/|^client\/public\/|^package-lock\.json$|^scripts\/spelling\.test\.ts$/;

test("code, comments, documents and texts are spelled as in the US", async () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.(?:tsx?|css|md|json|cjs|html)$/.test(path) && !GIVEN.test(path));
  const faults: string[] = [];
  for (const path of files) {
    // A file that was deleted and is not yet committed is still listed.
    const lines = (await readFile(path, "utf8").catch(() => "")).split("\n");
    lines.forEach((line, index) => {
      for (const [pattern, advice] of SPELLINGS) {
        const [word] = pattern.exec(line) ?? [];
        if (word !== undefined) faults.push(`${path}:${index + 1} "${word}": write ${advice}`);
      }
    });
  }
  expect(faults).toEqual([]);
});
