/** First half of `npm start`: builds what is missing or out of date. The server then takes its place. */
import { isBuildCurrent } from "./build/source-digest.ts";

if (!(await isBuildCurrent())) {
  console.log("building the site (about 15 seconds, once)...");
  await import("./build.ts");
}
