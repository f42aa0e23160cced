import { readFile } from "node:fs/promises";
import type { z } from "zod";
import { buildInfoFile } from "#server/platform/paths.ts";
import { buildInfoSchema } from "#shared/api/operations.ts";

export type BuildInfo = z.infer<typeof buildInfoSchema>;

/** A site run from its sources has no build. */
export const FROM_SOURCES: BuildInfo = { version: "0.0.0", commit: null, builtAt: null };

/** What the build in `dist` says of itself. */
export async function readBuildInfo(file = buildInfoFile): Promise<BuildInfo> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? FROM_SOURCES : buildInfoSchema.parse(JSON.parse(text));
}
