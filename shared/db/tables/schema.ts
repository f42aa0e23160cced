/**
 * All tables, as the database knows them; each is in its own file beside this one, where
 * `npm run db:generate -- --name verb_noun` finds what a migration has to change. `npm run check`
 * fails while the two differ. Rules the database can keep are kept by the database.
 */
import * as buildAssetsTables from "./build-assets.ts";
import * as citiesTables from "./cities.ts";
import * as factAnswersTables from "./fact-answers.ts";
import * as factReportsTables from "./fact-reports.ts";
import * as factSourcesTables from "./fact-sources.ts";
import * as itinerariesTables from "./itineraries.ts";
import * as limitsTables from "./limits.ts";
import * as mailTables from "./mail.ts";
import * as newsletterTables from "./newsletter.ts";
import * as placesTables from "./places.ts";
import * as postsTables from "./posts.ts";
import * as readyTripsTables from "./ready-trips.ts";
import * as signInTables from "./sign-in.ts";
import * as tripListTables from "./trip-list.ts";
import * as usersTables from "./users.ts";
import * as wineriesTables from "./wineries.ts";

export const schema = {
  ...wineriesTables,
  ...factSourcesTables,
  ...factAnswersTables,
  ...factReportsTables,
  ...citiesTables,
  ...postsTables,
  ...placesTables,
  ...readyTripsTables,
  ...limitsTables,
  ...mailTables,
  ...newsletterTables,
  ...usersTables,
  ...signInTables,
  ...tripListTables,
  ...itinerariesTables,
  ...buildAssetsTables,
};
