import { resolve } from "node:path";

/**
 * The project's folder. Both `server/platform/*.ts` and the bundle `dist/server/*.js` stand two
 * folders below it.
 */
const projectRoot = resolve(import.meta.dirname, "../..");
export const migrationsFolder = resolve(projectRoot, "migrations");
/** What the build in `dist` was made from; it names the build. */
export const buildStampFile = resolve(projectRoot, "dist/built-from");
/** What the build says of itself: version, commit, time. */
export const buildInfoFile = resolve(projectRoot, "dist/build.json");
export const clientBuildFolder = resolve(projectRoot, "dist/client");
/** What draws pages on the server. */
export const pageRendererFolder = resolve(projectRoot, "dist/pages");
/** Files that the build copies as they are; a site run from its sources has no build. */
export const clientPublicFolder = resolve(projectRoot, "client/public");
