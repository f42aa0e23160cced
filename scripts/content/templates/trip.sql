-- A new ready-made trip: {{name}}
--
-- An apostrophe in a text is written twice: 'Washington''s'. Between $md$ and $md$ it is not.
-- When done: npm run content:check, which works out its schedule and says who would be left out and why.
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "illustration", "is_featured", "articles"
) values (
  -- slug (required): the page's address, /ready-made-trips/{{slug}}. Never changed later.
  {{'slug'}},
  -- title (required)
  {{'name'}},
  -- region (required): where it is, as a reader says it: 'Walla Walla'
  null,
  -- standfirst (required): a sentence or two for lists.
  null,
  -- words (required): some hundred words in paragraphs, between $md$ and $md$ in place of null: why these
  -- rooms, and why to begin on that day. From the guide's facts only.
  null,
  -- illustration (required): the file of client/public/illustrations at its head: 'wheat-2'
  null,
  -- is_featured: true shows it on the home page.
  false,
  -- articles: slugs of the articles at whose ends it stands: array['how-to-taste']::text[]
  array[]::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  -- A line for each base, three days at most: its place from 1; a town of shared/domain/places/town-table.json;
  -- {{times available}};
  -- most wineries a day, 1 to 4; {{driving distances}};
  -- the weekday to begin on; the wineries by their slugs, all of them with known hours.
  (1, 'Zillah', 'Full day (8 hours)', 4, '30 minutes', 'friday', array['bonair-winery', 'two-mountain-winery']::text[])
) as s;
