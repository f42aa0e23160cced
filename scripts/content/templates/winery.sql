-- A new winery: {{name}}
--
-- Facts only, each with its source. What nobody has verified stays null (or false, or an empty list)
-- and is named in unknown_facts; take a name off that list once the fact is known. An apostrophe in a
-- text is written twice: 'L''Ecole'. When done: npm run content:check
with "added" as (insert into "wineries" (
  "slug", "name", "is_featured",
  "region", "avas",
  "description",
  "address", "city", "county", "state", "zip_code",
  "latitude", "longitude", "location_is_approximate",
  "phone", "email", "website", "reservation_url",
  "tasting_fee", "fee_note", "reservations_required", "walk_ins_welcome", "visit_note",
  "online_sales", "wine_club", "ships_to_state",
  "rating", "yelp_rating", "wine_searcher_rating",
  "setting", "founded", "winemaker",
  "varietals", "specialties",
  "hours_as_written",
  "hours",
  "opening_hours",
  "dated_hours",
  "hours_note",
  "left_kind", "left_reason", "left_since",
  "illustration",
  "unknown_facts"
) values (
  -- slug (required): the page's address, /winery/{{slug}}. Never changed later.
  {{'slug'}},
  -- name (required): as the winery writes it, accents and all.
  {{'name'}},
  -- is_featured: true shows it on the home page.
  false,
  -- region (required): the most specific AVA at the address, or an area outside every AVA; the names
  -- stand in shared/domain/places/ava-table.json and regions.ts. It is where the place is, not its grapes.
  null,
  -- avas: every AVA at the address, the widest first: array['Columbia Valley', 'Yakima Valley']::text[]
  array[]::text[],
  -- description: one to three sentences of our own (place, what is poured, setting), or null. No hours
  -- and no prices here: they change, and stand in columns of their own.
  null,
  -- address (required): street and number.
  null,
  -- city (required): a town of shared/domain/places/town-table.json.
  null,
  -- county, without the word County
  null,
  -- state
  'WA',
  -- zip_code: five digits
  null,
  -- latitude, longitude (required): decimal degrees, longitude with a minus: 46.32370, -120.00146
  null, null,
  -- location_is_approximate: true when the point is only good to a few hundred yards.
  false,
  -- phone: '+15095551234'
  null,
  -- email
  null,
  -- website: a whole address, 'https://...'
  null,
  -- reservation_url: the page that takes bookings; shows the Make a Reservation button.
  null,
  -- tasting_fee: dollars a person, 15 or 12.50. Null means free once tastingFee is off unknown_facts.
  null,
  -- fee_note: the end of "$20 tasting, ...": 'waived with two bottles'
  null,
  -- reservations_required, walk_ins_welcome
  false, false,
  -- visit_note: what is said of bookings besides: 'Reservations recommended'
  null,
  -- online_sales, wine_club, ships_to_state
  false, false, false,
  -- rating (0-5), yelp_rating (0-5), wine_searcher_rating (0-100): from a source, never a guess.
  null, null, null,
  -- setting: array['patio', 'lake view']::text[], in the words of shared/domain/winery/settings.ts
  array[]::text[],
  -- founded: the year
  null,
  -- winemaker
  null,
  -- varietals: spelled as in shared/domain/winery/varietals.ts: array['Syrah', 'Pinot Gris']::text[]
  array[]::text[],
  -- specialties: a few words each: array['Sparkling wine']::text[]
  array[]::text[],
  -- The hours, four times: as the source has them in OpenStreetMap's syntax, in words, in minutes
  -- after midnight, by date. All four lines come from: npm run content:new -- hours "Th-Mo 11:00-17:00"
  -- hours_as_written
  null,
  -- hours
  null,
  -- opening_hours
  null,
  -- dated_hours
  null,
  -- hours_note: what is said of the hours besides: 'At other times by reservation'
  null,
  -- left_kind, left_reason, left_since: stay null while the winery is in the guide
  null, null, null,
  -- illustration: a file of client/public/illustrations; content:check names those that the facts allow.
  null,
  -- unknown_facts: what nobody has verified.
  array[{{unknown facts}}]::text[]
) returning "id")
-- Where each fact stands, a line for each: "address" and "position" and every fact that is known. items
-- are the grapes (settings, specialties) that this source names, null for all. A date is the source's
-- own: a day (2026-08-16), a month (2026-08), a year or null. sureness is high where the source says it
-- and when, medium without a date, low where sources contradict each other. note is for editors.
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], '', null::text, null::text, 'medium', null::text),
  ('position', null, '', null, null, 'medium', null)
) as f;
