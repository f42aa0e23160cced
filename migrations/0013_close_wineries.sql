-- Twenty-eight wineries leave the guide: closed, not open to the public, or not to be confirmed as a
-- place to visit. Their rows stay, so that saved trips keep the names; their pages say why.
update "wineries" w set
  "left_kind" = l."kind", "left_since" = l."since", "left_reason" = l."reason",
  "is_featured" = false, "updated_at" = now()
from (values
  ('whidbey-island-winery', 'closed', '2022', 'Its owners retired, and the winery closed about 2022, as two newspapers wrote.'),
  ('barons-winery', 'closed', '2024', 'Its owners retired. The tasting room and the label went to Capital Call Vintners in 2024.'),
  ('olsen-winery', 'closed', '2011-01', 'Olsen Estates closed in January 2011.'),
  ('cayuse-vineyards', 'private', null, 'It sells by mailing list and has no public tasting room.'),
  ('heritage-by-lecole', 'not-a-winery', null, 'It is a wine bar of L''Ecole No 41, not a winery of its own.'),
  ('cooper-wine-company', 'unconfirmed', null, 'We found no sign of life after 2014.'),
  ('portrait-cellars', 'unconfirmed', null, 'Its owners sold their vineyard, and whether the winery still opens is unknown.'),
  ('leonys-cellars', 'unconfirmed', null, 'Sources name Cashmere as its town, not the address in Enumclaw that this guide had.'),
  ('devorah-creek-winery', 'unconfirmed', null, 'Beyond its federal permit we found no public trace of it: nothing says that it receives visitors.'),
  ('dusty-cellars-winery', 'unconfirmed', null, 'Beyond its federal permit we found no public trace of it: nothing says that it receives visitors.'),
  ('ellensburg-canyon-winery', 'unconfirmed', null, 'Beyond its federal permit we found no public trace of it: nothing says that it receives visitors.'),
  ('gardena-creek-winery', 'unconfirmed', null, 'Beyond its federal permit we found no public trace of it: nothing says that it receives visitors.'),
  ('rainier-view-winery', 'unconfirmed', null, 'Beyond its federal permit we found no public trace of it: nothing says that it receives visitors.'),
  ('randolph-cellars', 'unconfirmed', null, 'We found nothing that says how or when it receives visitors.'),
  ('tucannon-cellars', 'unconfirmed', null, 'We found nothing that says how or when it receives visitors.'),
  ('tulip-valley-winery', 'unconfirmed', null, 'We found nothing that says how or when it receives visitors.'),
  ('barragan-vinos', 'unconfirmed', null, 'No hours are known, and we could not confirm that it receives visitors.'),
  ('fontaine-estates-winery', 'unconfirmed', null, 'No hours are known, and we could not confirm that it receives visitors.'),
  ('french-canyon-cellars', 'unconfirmed', null, 'No hours are known, and we could not confirm that it receives visitors.'),
  ('lantz-cellars', 'unconfirmed', null, 'No hours are known, and we could not confirm that it receives visitors.'),
  ('challenger-ridge-vineyard-cellars', 'unconfirmed', null, 'No hours are known, and we could not confirm that it receives visitors.'),
  ('glacier-peak-winery', 'unconfirmed', null, 'The newest evidence of it that we found is of 2013.'),
  ('english-estate-winery', 'unconfirmed', null, 'We found no sign of life after 2019.'),
  ('plumb-cellars', 'unconfirmed', null, 'We found no facts that confirm it as a place to visit.'),
  ('celaeno-winery', 'unconfirmed', null, 'We found no facts that confirm it as a place to visit.'),
  ('avalle-winemaking-studio', 'unconfirmed', null, 'It is a winemaking studio, and we found no facts that confirm it as a place to visit.'),
  ('doodlevines-winery-event-center', 'unconfirmed', null, 'It is an event center, and we found no facts that confirm it as a place to taste wine.'),
  ('house-of-smith-jet-city', 'unconfirmed', null, 'It received guests in May 2021; we found nothing later that says whether it still does.')
) as l ("slug", "kind", "since", "reason")
where w."slug" = l."slug";
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select w."id", f."fact", f."items", f."name", f."url", f."date", f."sureness", f."note"
from (values
  ('whidbey-island-winery', 'left', null::text[], 'Two newspapers', null, '2022', 'high', null),
  ('barons-winery', 'left', null::text[], 'The editors'' search', null, '2024', 'high', null),
  ('olsen-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('cayuse-vineyards', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('heritage-by-lecole', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('cooper-wine-company', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('portrait-cellars', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('leonys-cellars', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('devorah-creek-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('dusty-cellars-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('ellensburg-canyon-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('gardena-creek-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('rainier-view-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('randolph-cellars', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('tucannon-cellars', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('tulip-valley-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('barragan-vinos', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('fontaine-estates-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('french-canyon-cellars', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('lantz-cellars', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('challenger-ridge-vineyard-cellars', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('glacier-peak-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('english-estate-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('plumb-cellars', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('celaeno-winery', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('avalle-winemaking-studio', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('doodlevines-winery-event-center', 'left', null::text[], 'The editors'' search', null, null, 'medium', null),
  ('house-of-smith-jet-city', 'left', null::text[], 'NewsBreak', 'https://www.newsbreak.com/news/2256912410579/weekend-wine-tasting-house-of-smith-in-seattle', '2021-05', 'medium', null)
) as f ("slug", "fact", "items", "name", "url", "date", "sureness", "note")
join "wineries" w on w."slug" = f."slug";
