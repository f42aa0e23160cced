/**
 * All tables. `npm run db:generate -- --name verb_noun` compares the files of this folder with the
 * migrations, and `npm run check` fails while the two differ. Rules the database can keep are kept
 * by the database.
 */
import * as factTables from "./facts.ts";
import * as itineraryTables from "./itineraries.ts";
import * as mailTables from "./mail.ts";
import * as newsletterTables from "./newsletter.ts";
import * as placeTables from "./places.ts";
import * as processTables from "./processes.ts";
import * as readingTables from "./reading.ts";
import * as signInTables from "./sign-in.ts";
import * as userTables from "./users.ts";
import * as wineryTables from "./wineries.ts";

export const schema = {
  ...wineryTables,
  ...factTables,
  ...placeTables,
  ...readingTables,
  ...processTables,
  ...mailTables,
  ...newsletterTables,
  ...userTables,
  ...signInTables,
  ...itineraryTables,
};
