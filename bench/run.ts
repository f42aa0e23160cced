/** `npm run bench [-- name]`: measurements, as ratios of things measured side by side in one run. */
import { readdir } from "node:fs/promises";
import { resolve } from "node:path";

const wanted = process.argv[2];
const names = (await readdir(import.meta.dirname))
  .filter((name) => name.endsWith(".bench.ts"))
  .map((name) => name.replace(".bench.ts", ""))
  .filter((name) => !wanted || name === wanted);

if (names.length === 0) {
  console.error(`there is no measurement named ${wanted}`);
  process.exit(1);
}
for (const name of names) {
  console.log(`\n## ${name}`);
  const module = (await import(resolve(import.meta.dirname, `${name}.bench.ts`))) as {
    measure: () => Promise<void>;
  };
  await module.measure();
}
