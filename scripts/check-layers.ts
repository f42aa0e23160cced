/** Checks who imports whom, and that the checker has seen the code at all. */
import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";

const FOLDERS = ["client", "server", "shared", "scripts", "bench", "e2e"];
/** A parser that does not understand the sources finds none of them and reports success. */
const MIN_MODULES = 100;

const options = await extractOptions("./.dependency-cruiser.cjs");
const tsConfig = extractTsConfig("tsconfig.json");
const { output } = await cruise(FOLDERS, options, undefined, { tsConfig });
if (typeof output === "string") throw new Error(output);
const { totalCruised, violations } = output.summary;
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} -> ${to}`);
console.log(`${totalCruised} modules, ${violations.length} violations`);
if (totalCruised < MIN_MODULES) {
  console.error("so few modules: is TypeScript newer than 6?");
  process.exitCode = 1;
}
if (violations.length > 0) process.exitCode = 1;
