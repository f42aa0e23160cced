/**
 * Checks that no regular expression of the product can be made slow by input. Tests and
 * scripts are left out: they read the project's own files alone.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { superLinearPatterns } from "./super-linear-patterns.ts";

const root = resolve(import.meta.dirname, "..");
const FOLDERS = ["client/src", "server", "shared"];
const NOT_PRODUCT = /\.test\.tsx?$|(?:^|\/)testing\/|^server\/system\//;

/** Their patterns are put together from constants of their own; recheck, which knows more ways to be slow, found them linear. */
const PUT_TOGETHER: readonly string[] = [
  "server/mail/mail-text.ts",
  "server/platform/database/migration-failure.ts",
  "shared/domain/site/page-routes.ts",
  "shared/domain/winery/osm-hours.ts",
  "shared/domain/winery/year-span.ts",
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_PRODUCT.test(file)),
);
for (const file of files) {
  for (const fault of superLinearPatterns(file, readFileSync(join(root, file), "utf8"))) {
    if (fault.isPutTogether && PUT_TOGETHER.includes(file)) continue;
    console.error(`${file}:${fault.line}: ${fault.pattern} ${fault.remedy}`);
    process.exitCode = 1;
  }
}
console.log(`the patterns of ${files.length} files were looked at`);
