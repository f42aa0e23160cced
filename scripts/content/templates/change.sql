-- {{name}}
--
-- A migration that has run is never edited; a new one changes the rows. Put the change in place of
-- null below, name the row by its slug, change its rows in fact_sources with it, then:
-- npm run content:check
update "wineries" set
  -- Any column of the row, for instance: "phone" = '+15095551234',
  -- Hours come as four lines from: npm run content:new -- hours "Th-Mo 11:00-17:00"
  "name" = null,
  -- Says when the row was changed.
  "updated_at" = now()
where "slug" = the_slug_in_apostrophes;
