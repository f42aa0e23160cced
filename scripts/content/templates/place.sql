-- A new place to eat or stay: {{name}}
--
-- Facts only, as its source says them. What nobody has verified stays null. An apostrophe in a text is
-- written twice: 'Hattaway''s'. When done: npm run content:check
insert into "places_to_eat_and_stay" (
  "slug", "name", "kind", "category",
  "town", "area", "street", "latitude", "longitude",
  "phone", "website",
  "serves_lunch", "serves_dinner", "note", "closed_reason",
  "source_name", "source_url", "source_date", "sureness", "editor_note"
) values (
  -- slug (required): what names the row. Never changed later.
  {{'slug'}},
  -- name (required): as the place writes it.
  {{'name'}},
  -- kind (required): 'eat', 'stay' or 'both'
  null,
  -- category (required): {{categories}}
  null,
  -- town (required): a town of shared/domain/places/town-table.json.
  null,
  -- area: where in or around the town, as it follows its name: 'downtown', 'six miles north of town'
  null,
  -- street: number and street
  null,
  -- latitude, longitude: decimal degrees, longitude with a minus: 46.06460, -118.34300; null for the
  -- town's center.
  null, null,
  -- phone: '+15095551234'
  null,
  -- website: a whole address, 'https://...'
  null,
  -- serves_lunch, serves_dinner: true, false, or null where nobody knows.
  null, null,
  -- note: a sentence or two of our own. A price, and whatever else changes, says its year.
  null,
  -- closed_reason: stays null while it is open as far as is known.
  null,
  -- source_name (required), source_url: the newest source that names it.
  null, null,
  -- source_date: as the source dates itself: '2026-08-16', '2026-08', '2026', or null where it gives none.
  null,
  -- sureness: 'high' where a dated source says it, 'medium' without a date, 'low' keeps it from visitors.
  'medium',
  -- editor_note: other sources, and what they say besides; not shown.
  null
);
