import { resolve } from "node:path";

/**
 * The project's folder. Both `server/platform/*.ts` and the bundle `dist/server/*.js` stand two
 * folders below it.
 */
export const projectRoot = resolve(import.meta.dirname, "../..");
export const migrationsFolder = resolve(projectRoot, "migrations");
export const clientBuildFolder = resolve(projectRoot, "dist/client");
