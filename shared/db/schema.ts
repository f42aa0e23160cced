/**
 * All tables, as the database knows them; each is in its own file of `tables`, where
 * `npm run db:generate -- --name verb_noun` finds what a migration has to change. `npm run check`
 * fails while the two differ. Rules the database can keep are kept by the database.
 */
import * as buildAssetsTables from "./tables/build-assets.ts";
import * as citiesTables from "./tables/cities.ts";
import * as factAnswersTables from "./tables/fact-answers.ts";
import * as factReportsTables from "./tables/fact-reports.ts";
import * as factSourcesTables from "./tables/fact-sources.ts";
import * as itinerariesTables from "./tables/itineraries.ts";
import * as limitsTables from "./tables/limits.ts";
import * as mailTables from "./tables/mail.ts";
import * as newsletterTables from "./tables/newsletter.ts";
import * as placesTables from "./tables/places.ts";
import * as postsTables from "./tables/posts.ts";
import * as readyTripsTables from "./tables/ready-trips.ts";
import * as signInTables from "./tables/sign-in.ts";
import * as tripListTables from "./tables/trip-list.ts";
import * as usersTables from "./tables/users.ts";
import * as wineriesTables from "./tables/wineries.ts";

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
