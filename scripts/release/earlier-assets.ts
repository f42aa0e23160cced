import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How long an open tab may still ask for the scripts of the build it came with. */
const KEPT_DAYS = 30;

/** What all earlier builds may take together, so that a day of many builds does not fill the memory. */
const KEPT_BYTES = 64_000_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A hashed file of an earlier build. */
interface EarlierAsset {
  readonly name: string;
  readonly content: Buffer;
  /** When a build without it took its place, as an ISO instant. */
  readonly replacedAt: string;
}

/** Where a build notes which of its assets are from earlier builds; a dot file, so it is not served. */
const manifestOf = (folder: string) => join(folder, ".earlier-assets.json");

/**
 * Reads the assets of the build in `folder` and of those before it, as a new build takes its place.
 *
 * @param folder a built client; empty or missing before the first build.
 */
export async function readEarlierAssets(folder: string, now: Date): Promise<EarlierAsset[]> {
  const replaced = await readManifest(folder);
  const names = await readdir(join(folder, "assets")).catch(() => []);
  const assets: EarlierAsset[] = [];
  for (const name of names) {
    const replacedAt = replaced[name] ?? now.toISOString();
    if (now.getTime() - Date.parse(replacedAt) > KEPT_DAYS * DAY_MS) continue;
    assets.push({ name, content: await readFile(join(folder, "assets", name)), replacedAt });
  }
  return assets;
}

/** Puts earlier assets beside those of the new build in `folder`, the latest first while there is room. */
export async function keepEarlierAssets(
  folder: string,
  earlier: readonly EarlierAsset[],
): Promise<void> {
  await mkdir(join(folder, "assets"), { recursive: true });
  const latestFirst = [...earlier].sort((a, b) => b.replacedAt.localeCompare(a.replacedAt));
  const kept: Record<string, string> = {};
  let bytes = 0;
  for (const { name, content, replacedAt } of latestFirst) {
    const file = join(folder, "assets", name);
    if (await stat(file).catch(() => undefined)) continue;
    bytes += content.length;
    if (bytes > KEPT_BYTES) break;
    await writeFile(file, content);
    kept[name] = replacedAt;
  }
  await writeFile(manifestOf(folder), JSON.stringify(kept));
}

async function readManifest(folder: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(manifestOf(folder), "utf8").catch(() => "{}");
  return JSON.parse(text) as Record<string, string>;
}
