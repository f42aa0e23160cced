-- The sources of places by their own names, and plainer notes.
update "places_to_eat_and_stay"
set "source_name" = substring("source_url" from '^https?://(?:www\.)?([^/]+)'), "updated_at" = now()
where "source_name" in ('A travel diary', 'A travel article', 'A guidebook', 'A reposted news item', 'A magazine of April 2022');
--> statement-breakpoint
update "places_to_eat_and_stay" set "source_name" = 'health-forums.com', "updated_at" = now()
where "slug" in ('cafe-tenby', 'marina-cafe');
--> statement-breakpoint
update "places_to_eat_and_stay" set "note" = null, "updated_at" = now()
where "slug" = 'ellensburg-koa';
--> statement-breakpoint
update "places_to_eat_and_stay" set "note" = 'A dinner restaurant, once called T. Maccarone''s.', "updated_at" = now()
where "slug" = 'tmacs';
--> statement-breakpoint
update "places_to_eat_and_stay" set "note" = 'A grand hotel of 1914.', "updated_at" = now()
where "slug" = 'historic-davenport-hotel';
--> statement-breakpoint
update "places_to_eat_and_stay" set "note" = 'A breakfast house.', "updated_at" = now()
where "slug" = 'old-town-cafe';
