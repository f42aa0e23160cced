-- Ten rooms leave the guide and ten come. Of those that leave nothing newer than 2015 was found and no hours: their rows stay for
-- saved trips, their pages say why. Of those that come, a dated page of 2021 or later names the room and its street.
update "wineries" w set
  "left_kind" = 'unconfirmed', "left_reason" = 'The newest facts about it that we found are from ' || l."year" || ', and no hours are known.',
  "is_featured" = false, "updated_at" = now()
from (values
  ('page-cellars', '2008'),
  ('smasne-cellars', '2009'),
  ('glm-wine-co', '2012'),
  ('claar-cellars', '2012'),
  ('olympic-cellars-winery', '2013'),
  ('robert-ramsay-cellars', '2013'),
  ('china-bend-winery', '2014'),
  ('genoa-cellars', '2014'),
  ('milbrandt-vineyards', '2014'),
  ('baer-winery', '2015')
) as l ("slug", "year")
where w."slug" = l."slug";
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "name", "date", "sureness", "note")
select "id", 'left', 'The editors'' search', '2026-11', 'medium', null
from "wineries" where "slug" in ('page-cellars', 'smasne-cellars', 'glm-wine-co', 'claar-cellars', 'olympic-cellars-winery', 'robert-ramsay-cellars', 'china-bend-winery', 'genoa-cellars', 'milbrandt-vineyards', 'baer-winery');
--> statement-breakpoint
update "wineries" set
  "website" = 'http://www.abeja.net',
  "setting" = array['vineyard view', 'garden', 'historic building', 'food served', 'restaurant', 'lodging']::text[],
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'abeja';
--> statement-breakpoint
update "fact_sources" set "items" = array['historic building']::text[]
where "winery_id" = (select "id" from "wineries" where "slug" = 'abeja') and "fact" = 'setting' and "items" = array['lodging', 'historic building']::text[];
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['lodging']::text[], 'issuu.com', 'https://issuu.com/foodhome1955/docs/fh_winter2024t020524/64', '2024-02', 'high', 'Inn at Abeja; guests get a tasting'),
  ('setting', array['restaurant', 'food served']::text[], 'forkingorlando.com', 'https://forkingorlando.com/page/25', '2021-08', 'high', 'tasting-menu restaurant beside the winery, opened July 2021; still named as a restaurant with reservations in travel.gasch.org, Feb 2025'),
  ('website', null::text[], 'abeja.net', 'http://www.abeja.net/vineyards/', null::text, 'medium', 'own page')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'abeja';
--> statement-breakpoint
update "wineries" set
  "setting" = array['patio', 'garden', 'food served']::text[],
  "updated_at" = now()
where "slug" = 'bainbridge-vineyards';
--> statement-breakpoint
update "fact_sources" set "items" = array['patio']::text[]
where "winery_id" = (select "id" from "wineries" where "slug" = 'bainbridge-vineyards') and "fact" = 'setting' and "items" = array['patio', 'garden']::text[];
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['garden', 'food served']::text[], 'vibranttravelers.com', 'https://vibranttravelers.com/blog/tag/New+Adventure', '2022', 'high', 'tasting garden; pizza pop-up by a caterer that day; year inferred from the 2021 rosé just out')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'bainbridge-vineyards';
--> statement-breakpoint
update "wineries" set
  "setting" = array['patio', 'art gallery', 'food served', 'restaurant']::text[],
  "updated_at" = now()
where "slug" = 'barnard-griffin';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['food served']::text[], 'bestwineries.com', 'https://bestwineries.com/barnard-griffin-winery-in-richland-washington/page/3/', '2023-07-10', 'high', 'The Kitchen: lunch and dinner')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'barnard-griffin';
--> statement-breakpoint
update "wineries" set
  "setting" = array['river view', 'patio', 'urban tasting room']::text[],
  "updated_at" = now()
where "slug" = 'bartholomew-winery';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['patio']::text[], 'norcaltalk.com', 'https://norcaltalk.com/2021/09/10/columbia-gardens-urban-wine-and-artisan-village-offers-outdoor-fun-this-autumn', '2021-09-10', 'high', 'patios of the Columbia Gardens wineries overlook the waterfront trail; food-truck plaza in the same village')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'bartholomew-winery';
--> statement-breakpoint
update "wineries" set
  "website" = 'https://www.briancartercellars.com',
  "setting" = array['urban tasting room', 'food served', 'restaurant']::text[],
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'brian-carter-cellars';
--> statement-breakpoint
delete from "fact_sources"
where "winery_id" = (select "id" from "wineries" where "slug" = 'brian-carter-cellars') and "fact" = 'setting' and "items" = array['food served', 'urban tasting room']::text[];
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['food served', 'restaurant', 'urban tasting room']::text[], 'washingtontastingroom.com', 'https://washingtontastingroom.com/wine-reviews/brian-carter-cellars-takes-it-up-a-notch-in-woodinvilles-woodin-creek', '2023', 'high', 'full kitchen with bistro pairing menu at Woodin Creek; year inferred (43 years of winemaking in Washington)'),
  ('website', null::text[], 'nwnews.com', 'http://www.nwnews.com/index.php/feature/wine-in-woodinville/5856-the-woodinville-winers-visit-brian-carter-cellars', '2012', 'high', null::text)
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'brian-carter-cellars';
--> statement-breakpoint
update "wineries" set
  "phone" = '+15093652744',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'cor-cellars';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('phone', null::text[], 'eastgorgefoodtrail.com', 'https://eastgorgefoodtrail.com/wineries', null::text, 'medium', 'regional trail page; names 151 Old Hwy 8, Lyle')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'cor-cellars';
--> statement-breakpoint
update "wineries" set
  "website" = 'https://www.coyotecanyonwinery.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'coyote-canyon-winery';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('website', null::text[], 'coyotecanyonwinery.com', 'https://www.coyotecanyonwinery.com/vine-wine', null::text, 'medium', null::text)
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'coyote-canyon-winery';
--> statement-breakpoint
delete from "fact_sources"
where "winery_id" = (select "id" from "wineries" where "slug" = 'delille-cellars') and "fact" = 'setting' and "items" = array['restaurant', 'patio', 'live music', 'food served']::text[];
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['restaurant', 'food served', 'patio', 'live music']::text[], 'shop.delillecellars.com', 'https://shop.delillecellars.com/index.cfm?method=blog.blogList&pageID=FC0A70F5-CBC1-D1A3-E32C-EA57C1A4B400&websiteContactID=32AA4FFB-B3E6-A9AD-6250-C1DE400F5863&&page=4', '2021-09-29', 'high', 'The Lounge restaurant next door to the tasting room')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'delille-cellars';
--> statement-breakpoint
update "wineries" set
  "website" = 'http://www.doubleback.com',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'doubleback';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('website', null::text[], 'doubleback.com', 'http://www.doubleback.com/', null::text, 'medium', 'own page; stored copy of about 2013')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'doubleback';
--> statement-breakpoint
update "wineries" set
  "website" = 'https://www.dustedvalley.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'dusted-valley-vintners';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('website', null::text[], 'dustedvalley.com', 'https://www.dustedvalley.com/2010-wa-winery-of-the-year/', null::text, 'medium', 'own page')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'dusted-valley-vintners';
--> statement-breakpoint
update "wineries" set
  "phone" = '+14253987200',
  "setting" = array['barrel room', 'urban tasting room']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'efeste';
--> statement-breakpoint
delete from "fact_sources"
where "winery_id" = (select "id" from "wineries" where "slug" = 'efeste') and "fact" = 'setting' and "items" = array['barrel room']::text[];
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['urban tasting room', 'barrel room']::text[], 'seattleweekly.com', 'https://www.seattleweekly.com/food/photo-by-julien-perrythe-watering-hole-efeste-winery-19730-144th-ave-n-e/', '2012', 'high', null::text),
  ('phone', null::text[], 'seattleweekly.com', 'https://www.seattleweekly.com/food/photo-by-julien-perrythe-watering-hole-efeste-winery-19730-144th-ave-n-e/', '2012', 'high', 'year inferred from text (2011 Top 100 just out); names 19730 144th Ave NE')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'efeste';
--> statement-breakpoint
update "wineries" set
  "setting" = array['patio', 'garden', 'barrel room', 'food served']::text[],
  "updated_at" = now()
where "slug" = 'jm-cellars';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['patio']::text[], 'thewinetails.com', 'https://www.thewinetails.com/post/wine-ing-in-woodinville', null::text, 'medium', 'visit with dogs; trails, fire pit, lawn games; undated')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'jm-cellars';
--> statement-breakpoint
delete from "fact_sources"
where "winery_id" = (select "id" from "wineries" where "slug" = 'kiona-vineyards-and-winery') and "fact" = 'setting' and "items" = array['patio', 'vineyard view']::text[];
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['vineyard view', 'patio']::text[], 'Seattle Met', 'https://www.seattlemet.com/travel-and-outdoors/2021/09/red-mountain-and-the-tri-cities-wine-tasting-itinerary', '2021-09-14', 'high', 'plentiful outdoor spaces')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'kiona-vineyards-and-winery';
--> statement-breakpoint
update "wineries" set
  "website" = 'https://reiningerwinery.com',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'reininger-winery';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('website', null::text[], 'reiningerwinery.com', 'http://www.reiningerwinery.com/vineyards/', null::text, 'medium', 'the winery''s own pages on this domain')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'reininger-winery';
--> statement-breakpoint
update "wineries" set
  "phone" = '+15098884657',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'siren-song-wines';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_2056cf20-7591-11eb-afee-fb34e3b5259f.html', '2021-02-25', 'high', null::text)
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'siren-song-wines';
--> statement-breakpoint
update "wineries" set
  "wine_club" = true,
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'sleight-of-hand-cellars';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('wineClub', null::text[], 'writeforwine.com', 'https://writeforwine.com/sleight-of-hand/', null::text, 'medium', 'wine club lounge at the Walla Walla property')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'sleight-of-hand-cellars';
--> statement-breakpoint
update "wineries" set
  "phone" = '+15098887611',
  "website" = 'https://successionwines.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'succession-wines';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_4203f4b4-b2c1-11eb-941d-bb47d771f4cc.html', '2021-05-13', 'high', null::text),
  ('website', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week-chris-daniel-winery-succession-wines/article_e0a82a50-3bde-11ea-85e2-93d9e24bc764.html', '2020-01-23', 'high', null::text)
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'succession-wines';
--> statement-breakpoint
update "wineries" set
  "phone" = '+15093654361',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'syncline-winery';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('phone', null::text[], 'xxzwdq.com', 'http://xxzwdq.com/winery/syncline/11318D06-7E55-4F0F-B187-7C44D7CF4494', '2012', 'high', 'copy of a Wine Advocate producer note (reviews of end of 2012)')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'syncline-winery';
--> statement-breakpoint
update "wineries" set
  "visit_note" = 'Reservations encouraged, walk-ins accepted',
  "setting" = array['patio', 'food served', 'restaurant', 'live music']::text[],
  "updated_at" = now()
where "slug" = 'tagaris-winery';
--> statement-breakpoint
delete from "fact_sources"
where "winery_id" = (select "id" from "wineries" where "slug" = 'tagaris-winery') and "fact" = 'setting' and "items" = array['restaurant', 'patio']::text[];
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['restaurant', 'food served', 'patio', 'live music']::text[], 'Tri-City Herald', 'http://www.tri-cityherald.com/customer-service/faq/readers-choice/article212618579.html', '2018-06-05', 'high', 'patio three seasons of the year; summer music Friday and Saturday'),
  ('visitNote', null::text[], 'tagariswines.com', 'https://www.tagariswines.com/covid-19-update', '2021', 'high', 'own page from the pandemic: reservations encouraged, walk-ins accepted (said of the restaurant as well)')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'tagaris-winery';
--> statement-breakpoint
update "wineries" set
  "setting" = array['patio']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'thurston-wolfe-winery';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['patio']::text[], 'winetrailtraveler.com', 'http://winetrailtraveler.com/blog/2011/09/30/prosser-wineries-day-3/trackback/', '2011-09-30', 'high', null::text)
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'thurston-wolfe-winery';
--> statement-breakpoint
delete from "fact_sources"
where "winery_id" = (select "id" from "wineries" where "slug" = 'upchurch-vineyard') and "fact" = 'setting' and "items" = array['vineyard view']::text[];
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['vineyard view']::text[], 'Seattle Met', 'https://www.seattlemet.com/travel-and-outdoors/2021/09/red-mountain-and-the-tri-cities-wine-tasting-itinerary', '2021-09-14', 'high', 'winery and tasting room by the estate vineyard')
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'upchurch-vineyard';
--> statement-breakpoint
update "wineries" set
  "phone" = '+15095290900',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'founded', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'va-piano-vineyards';
--> statement-breakpoint
update "fact_sources" set "items" = array['vineyard view', 'picnic area']::text[]
where "winery_id" = (select "id" from "wineries" where "slug" = 'va-piano-vineyards') and "fact" = 'setting' and "items" = array['patio', 'vineyard view', 'picnic area']::text[];
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "wineries"."id", f.* from "wineries", (values
  ('setting', array['patio']::text[], 'globaltravelerusa.com', 'https://globaltravelerusa.com/blog/pacing-ourselves', '2021', 'high', 'courtyard tables, fire pit, pergola seating; text written in the first spring release after COVID; year inferred'),
  ('phone', null::text[], 'americanwineryguide.com', 'https://americanwineryguide.com/?p=20286', '2013-03-21', 'high', null::text)
) as f ("fact", "items", "name", "url", "date", "sureness", "note") where "slug" = 'va-piano-vineyards';
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "phone", "website", "tasting_fee", "founded", "setting", "specialties", "varietals", "illustration", "unknown_facts"
) values (
  'cairdeas-winery',
  'Cairdeas Winery',
  'Lake Chelan',
  array['Columbia Valley', 'Lake Chelan']::text[],
  'Rhône grapes with Lake Chelan in view: in August 2024 five of them came in a flight on the patio, Grenache Blanc and Syrah included. Some grow here, and some come from the Yakima Valley. There has been a sparkling wine as well.',
  '31 Winesap Ave',
  'Manson',
  'Chelan',
  '98831',
  47.87443,
  -120.10881,
  false,
  '+15096870555',
  'https://cairdeaswinery.com',
  20,
  2009,
  array['vineyard view', 'lake view', 'patio']::text[],
  array['Rhône blend', 'Sparkling wine', 'Estate-grown']::text[],
  array['Grenache Blanc', 'Syrah', 'Grenache', 'Mourvèdre', 'Counoise', 'Viognier', 'Roussanne', 'Marsanne', 'Cinsault']::text[],
  'lake',
  array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'postcard.inc', 'https://www.postcard.inc/places/cairdeas-winery-chelan-county-1bRTzcH8HSg', '2025-10-23', 'high', 'listing last updated then; a tasting told 2024-08-02 (grapelibations.com)'),
  ('position', null, 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null::text),
  ('phone', null::text[], 'postcard.inc', 'https://www.postcard.inc/places/cairdeas-winery-chelan-county-1bRTzcH8HSg', '2025-10-23', 'high', null::text),
  ('website', null::text[], 'postcard.inc', 'https://www.postcard.inc/places/cairdeas-winery-chelan-county-1bRTzcH8HSg', '2025-10-23', 'high', null::text),
  ('tastingFee', null::text[], 'grapelibations.com', 'https://grapelibations.com/an-afternoon-at-cairdeas-winery-in-chelan', '2024-08-02', 'high', 'five wines'),
  ('founded', null::text[], 'barnpros.com', 'https://barnpros.com/galleries/barn-inspired-tasting-room-in-washingtons-wine-country/', null::text, 'medium', null::text),
  ('setting', array['lake view', 'vineyard view', 'patio']::text[], 'grapelibations.com', 'https://grapelibations.com/an-afternoon-at-cairdeas-winery-in-chelan', '2024-08-02', 'high', null::text),
  ('specialties', array['Rhône blend', 'Sparkling wine', 'Estate-grown']::text[], 'Seattle Met', 'https://www.seattlemet.com/travel-and-outdoors/2021/09/one-day-lake-chelan-wine-tasting-itinerary', '2021-09', 'high', 'also buys from Yakima Valley (Boushey)'),
  ('varietals', array['Grenache Blanc', 'Syrah']::text[], 'grapelibations.com', 'https://grapelibations.com/an-afternoon-at-cairdeas-winery-in-chelan', '2024-08-02', 'high', 'poured'),
  ('varietals', array['Grenache', 'Mourvèdre', 'Counoise', 'Viognier', 'Roussanne', 'Marsanne']::text[], 'grapelibations.com', 'https://grapelibations.com/an-afternoon-at-cairdeas-winery-in-chelan', '2024-08-02', 'high', null::text),
  ('varietals', array['Cinsault']::text[], 'ncwwine.org', 'http://www.ncwwine.org/press-and-accolades', '2017', 'high', null::text)
) as f;
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "website", "founded", "winemaker", "specialties", "varietals", "hours_note", "illustration", "unknown_facts"
) values (
  'kitzke-cellars',
  'Kitzke Cellars',
  'Candy Mountain',
  array['Columbia Valley', 'Yakima Valley', 'Candy Mountain']::text[],
  'Candy Mountain is an AVA of 815 acres, and in August 2021 this was its only winery. Seth Kitzke poured Cabernet Franc and Petit Verdot from the family''s vines in April 2024. Nebbiolo has been made too.',
  '72308 E 260 Private Rd NE',
  'Richland',
  'Benton',
  '99352',
  46.2598,
  -119.3764,
  true,
  'https://www.kitzkecellars.com',
  2005,
  'Seth Kitzke',
  array['Estate-grown', 'Meritage / Bordeaux blend']::text[],
  array['Cabernet Sauvignon', 'Cabernet Franc', 'Petit Verdot', 'Nebbiolo', 'Merlot']::text[],
  'Friday to Sunday, in April 2024',
  'ridges',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'rating', 'phone', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'notjustgrapes.com', 'https://www.notjustgrapes.com/2024/04/08/kitzke-cellars-candy-mountain-washington/', '2024-04-08', 'high', 'open Friday to Sunday in April 2024; address and zip from curatedwallawalla.com (Friday, August 18, that is 2023)'),
  ('position', null, 'Placed at the middle of Candy Mountain', null::text, null::text, 'low', null::text),
  ('website', null::text[], 'kitzkecellars.com', 'https://www.kitzkecellars.com/our-wines-2/', null::text, 'medium', null::text),
  ('founded', null::text[], 'notjustgrapes.com', 'https://www.notjustgrapes.com/2024/04/08/kitzke-cellars-candy-mountain-washington/', '2024-04-08', 'high', null::text),
  ('winemaker', null::text[], 'notjustgrapes.com', 'https://www.notjustgrapes.com/2024/04/08/kitzke-cellars-candy-mountain-washington/', '2024-04-08', 'high', null::text),
  ('specialties', array['Estate-grown', 'Meritage / Bordeaux blend']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/8/3/kitzke-cellars', '2021-08-03', 'high', 'field-blended; only winery of the Candy Mountain AVA then; native yeasts, no herbicides'),
  ('varietals', array['Cabernet Sauvignon', 'Cabernet Franc', 'Petit Verdot']::text[], 'notjustgrapes.com', 'https://www.notjustgrapes.com/2024/04/08/kitzke-cellars-candy-mountain-washington/', '2024-04-08', 'high', 'poured; Cabernet Sauvignon from kitzkecellars.com (planted 2000)'),
  ('varietals', array['Nebbiolo']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/8/3/kitzke-cellars', '2021-08-03', 'high', null::text),
  ('varietals', array['Merlot']::text[], 'kitzkecellars.com', 'https://www.kitzkecellars.com/our-wines-2/', null::text, 'medium', 'estate block and Jamison block'),
  ('hoursNote', null::text[], 'notjustgrapes.com', 'https://www.notjustgrapes.com/2024/04/08/kitzke-cellars-candy-mountain-washington/', '2024-04-08', 'high', null::text)
) as f;
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "website", "founded", "varietals", "illustration", "unknown_facts"
) values (
  'gorman-winery',
  'Gorman Winery',
  'Puget Sound',
  array['Puget Sound']::text[],
  'Next door to Patterson Cellars in the Hollywood District, and still so in April 2023. Cabernet Sauvignon, Syrah and a Chardonnay were poured in 2014, twelve years after the founding.',
  '14505 148th Ave NE',
  'Woodinville',
  'King',
  '98072',
  47.73307,
  -122.14246,
  false,
  'http://www.gormanwinery.com/',
  2002,
  array['Chardonnay', 'Cabernet Sauvignon', 'Syrah']::text[],
  'grapes',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'viniferawinetours.com', 'https://viniferawinetours.com/blog/patterson-tkc7x-p47fy-nenhe-wthpg-45zjz-ppcmy-5e8zy-7x9m5-sc28m-5g92w-mkacn-tf5h4-f4yby-sdjtw-acacb', '2023-04', 'high', 'named as the neighbour of Patterson in April 2023; address and zip of 2014 (americanwineryguide.com)'),
  ('position', null, 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null::text),
  ('founded', null::text[], 'nwnews.com', 'http://www.nwnews.com/index.php?option=com_content&view=article&id=6743:head-to-tacoma-for-some-camelsailing-&catid=35:features&Itemid=73', null::text, 'medium', null::text),
  ('varietals', array['Chardonnay', 'Cabernet Sauvignon', 'Syrah']::text[], 'americanwineryguide.com', 'https://americanwineryguide.com/?p=20280', '2014-05-25', 'high', 'old'),
  ('website', null, 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null::text)
) as f;
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "phone", "founded", "varietals", "illustration", "unknown_facts"
) values (
  'icicle-ridge-winery',
  'Icicle Ridge Winery',
  'Leavenworth & Wenatchee',
  array[]::text[],
  'Petit Verdot was the wine of November 2022, from a log-house winery at Peshastin that pours in downtown Leavenworth too. Cabernet Franc and Gewürztraminer are its other wines on record.',
  '920 Front St, Suite B2',
  'Leavenworth',
  'Chelan',
  null,
  47.5953,
  -120.66164,
  false,
  '+15094708738',
  2002,
  array['Petit Verdot', 'Cabernet Franc', 'Gewürztraminer', 'Riesling']::text[],
  'glass-2',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'website', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_687d7316-5943-11ed-ba3a-13a962e84d7b.html', '2022-11-03', 'high', 'Named 2021-02-04 with its phone, again 2022-11-03'),
  ('position', null, 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null::text),
  ('phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_687d7316-5943-11ed-ba3a-13a962e84d7b.html', '2022-11-03', 'high', null::text),
  ('founded', null::text[], 'bcreflections.azurewebsites.net', 'http://bcreflections.azurewebsites.net/2014/February/bottle-talk', '2014-02', 'high', null::text),
  ('varietals', array['Petit Verdot']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_687d7316-5943-11ed-ba3a-13a962e84d7b.html', '2022-11-03', 'high', null::text),
  ('varietals', array['Cabernet Franc']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_c4910370-6566-11eb-893c-2353c4a6f529.html', '2021-02-04', 'high', null::text),
  ('varietals', array['Gewürztraminer']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week-chateau-faire-le-pont-winery-icicle/article_8e5f6d4c-2119-11ea-bcb9-7b634f8e651f.html', '2019-12-19', 'high', null::text),
  ('varietals', array['Riesling']::text[], 'blogs.evergreen.edu', 'http://blogs.evergreen.edu/slowfooddenverilc/?p=531', null::text, 'medium', 'vintages 2014 and 2015; Gewürztraminer from the estate')
) as f;
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "phone", "founded", "varietals", "illustration", "unknown_facts"
) values (
  'jones-of-washington',
  'Jones of Washington',
  'Ancient Lakes of Columbia Valley',
  array['Columbia Valley', 'Ancient Lakes of Columbia Valley']::text[],
  'Quincy''s public market has this room, and Wenatchee''s had another in 2022. Riesling and a rosé of Syrah were that year''s wines. The winery dates from 1997.',
  '1004 F St SW',
  'Quincy',
  'Grant',
  null,
  47.2359,
  -119.8491,
  true,
  '+15097878108',
  1997,
  array['Riesling', 'Syrah', 'Chardonnay']::text[],
  'white-grapes',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'website', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0d2861f4-6219-11ed-b954-ab75364243b8.html', '2022-11-17', 'high', 'Quincy Public Market; confirmed 2023-10-19 (610kona.com, see out6)'),
  ('position', null, 'Placed at the middle of Quincy', null::text, null::text, 'low', null::text),
  ('phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0d2861f4-6219-11ed-b954-ab75364243b8.html', '2022-11-17', 'high', null::text),
  ('founded', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0d2861f4-6219-11ed-b954-ab75364243b8.html', '2022-11-17', 'high', null::text),
  ('varietals', array['Riesling', 'Syrah']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0d2861f4-6219-11ed-b954-ab75364243b8.html', '2022-11-17', 'high', 'Syrah as rosé (wenatcheeworld.com 2022-09-08)'),
  ('varietals', array['Chardonnay']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_9445e05a-ea0b-11e9-abad-9742d83acb37.html', null::text, 'medium', 'vintage 2017')
) as f;
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "founded", "setting", "specialties", "varietals", "illustration", "unknown_facts"
) values (
  'watermill-on-the-ave',
  'Watermill on the Ave',
  'Columbia Valley',
  array['Columbia Valley']::text[],
  'Wine and cider from one Oregon family, poured downtown in Wenatchee since autumn 2021, with food on the side. Chardonnay is the grape we can name.',
  '118 N Wenatchee Ave',
  'Wenatchee',
  'Chelan',
  null,
  47.436,
  -120.3293,
  true,
  2005,
  array['urban tasting room', 'food served']::text[],
  array['Estate-grown', 'Cider']::text[],
  array['Chardonnay']::text[],
  'corner',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'website', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/ncwfoothills/watermill-on-the-ave-plants-local-roots/article_272efe98-98cd-11ec-82d4-73e1d522099a.html', '2022-03-08', 'high', 'Washington room of Watermill Winery (Milton-Freewater, Oregon), opened autumn 2021; nothing later read'),
  ('position', null, 'Placed at the middle of Wenatchee', null::text, null::text, 'low', null::text),
  ('founded', null::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/1/15/watermill-winery', '2021-01-15', 'high', null::text),
  ('setting', array['urban tasting room', 'food served']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/ncwfoothills/watermill-on-the-ave-plants-local-roots/article_272efe98-98cd-11ec-82d4-73e1d522099a.html', '2022-03-08', 'high', null::text),
  ('specialties', array['Estate-grown', 'Cider']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/1/15/watermill-winery', '2021-01-15', 'high', 'wine and Blue Mountain cider of the family'),
  ('varietals', array['Chardonnay']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/1/15/watermill-winery', '2021-01-15', 'high', null::text)
) as f;
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "phone", "website", "founded", "winemaker", "varietals", "illustration", "unknown_facts"
) values (
  'winegirl-wines',
  'WineGirl Wines',
  'Lake Chelan',
  array['Columbia Valley', 'Lake Chelan']::text[],
  'Angela Jacobs was making the wine in December 2021, when a Cabernet Franc was the bottle of the week. Her winery goes back to 2007. Call for the hours of the Manson room.',
  '222 E Wapato Way',
  'Manson',
  'Chelan',
  null,
  47.8845,
  -120.1555,
  false,
  '+15092939679',
  'https://winegirlwines.com',
  2007,
  'Angela Jacobs',
  array['Cabernet Franc', 'Cabernet Sauvignon']::text[],
  'flight-2',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'rating', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_7d334eca-57cd-11ec-8254-33fc67902332.html', '2021-12-09', 'high', 'call for hours; nothing later read; the candidate list also has a room at 108 S Emerson St, Chelan (OpenStreetMap), read on no page'),
  ('position', null, 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null::text),
  ('phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_7d334eca-57cd-11ec-8254-33fc67902332.html', '2021-12-09', 'high', null::text),
  ('website', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_7d334eca-57cd-11ec-8254-33fc67902332.html', '2021-12-09', 'high', null::text),
  ('founded', null::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2011/03/lake-chelans-winegirl-wines.html', '2011-03', 'high', null::text),
  ('winemaker', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_7d334eca-57cd-11ec-8254-33fc67902332.html', '2021-12-09', 'high', null::text),
  ('varietals', array['Cabernet Franc']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_7d334eca-57cd-11ec-8254-33fc67902332.html', '2021-12-09', 'high', null::text),
  ('varietals', array['Cabernet Sauvignon']::text[], 'bloggingthegoodlife.com', 'https://bloggingthegoodlife.com/articles/columnist-articles/wine-girl-beckons-us/', '2017-05-31', 'high', null::text)
) as f;
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "founded", "setting", "varietals", "illustration", "unknown_facts"
) values (
  'boudreaux-cellars',
  'Boudreaux Cellars',
  'Leavenworth & Wenatchee',
  array[]::text[],
  'Off the grid in Icicle Canyon stands the cellar, and the room to taste in is downtown in Leavenworth, as of March 2021. Sagrantino and Aglianico were on the list then, with Carménère.',
  'Front St',
  'Leavenworth',
  'Chelan',
  null,
  47.59528,
  -120.66169,
  false,
  2001,
  array['urban tasting room']::text[],
  array['Cabernet Sauvignon', 'Malbec', 'Merlot', 'Syrah', 'Carménère', 'Chardonnay', 'Sagrantino', 'Aglianico']::text[],
  'bottles',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'website', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/3/8/boudreaux-cellars', '2021-03-08', 'high', 'tasting room and shop; a visit after 2020 also on writeforwine.com (undated); nothing later read'),
  ('position', null, 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null::text),
  ('founded', null::text[], 'thewinetails.com', 'https://www.thewinetails.com/post/boudreaux-cellars-adventure-know-boudreaux', '2020-10-14', 'high', null::text),
  ('setting', array['urban tasting room']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/3/8/boudreaux-cellars', '2021-03-08', 'high', null::text),
  ('varietals', array['Cabernet Sauvignon', 'Malbec', 'Merlot', 'Syrah', 'Carménère', 'Chardonnay', 'Sagrantino', 'Aglianico']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/3/8/boudreaux-cellars', '2021-03-08', 'high', null::text)
) as f;
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "phone", "website", "setting", "specialties", "varietals", "illustration", "unknown_facts"
) values (
  'rocky-pond-estate-winery',
  'Rocky Pond Estate Winery',
  'Lake Chelan',
  array['Columbia Valley', 'Lake Chelan']::text[],
  'Downtown Chelan, with food, as of September 2021. Estate vines are the source, and Grenache, Syrah and Malbec were poured at the Woodinville room in December 2022.',
  '212 E Woodin Ave',
  'Chelan',
  'Chelan',
  '98816',
  47.8443,
  -120.0136,
  true,
  '+15098886335',
  'https://rockypondwinery.com',
  array['urban tasting room', 'food served']::text[],
  array['Estate-grown', 'Rhône blend']::text[],
  array['Sauvignon Blanc', 'Grenache', 'Syrah', 'Mourvèdre', 'Malbec', 'Pinot Noir', 'Pinot Meunier', 'Pinot Gris', 'Riesling', 'Chardonnay', 'Viognier']::text[],
  'table',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_d46d8d76-4768-11ea-8b3e-9f44a4945329.html', '2020-02-06', 'high', 'downtown room; still named as a stop downtown 2021-09 (seattlemet.com); nothing later read on this room'),
  ('position', null, 'Placed at the middle of Chelan', null::text, null::text, 'low', null::text),
  ('phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_d46d8d76-4768-11ea-8b3e-9f44a4945329.html', '2020-02-06', 'high', null::text),
  ('website', null::text[], 'rockypondwinery.com', 'https://rockypondwinery.com/2019-washington-winery-to-watch-wine-press-northwest/', null::text, 'medium', null::text),
  ('setting', array['food served', 'urban tasting room']::text[], 'Seattle Met', 'https://www.seattlemet.com/travel-and-outdoors/2021/09/one-day-lake-chelan-wine-tasting-itinerary', '2021-09', 'high', null::text),
  ('specialties', array['Estate-grown', 'Rhône blend']::text[], 'Seattle Met', 'https://www.seattlemet.com/travel-and-outdoors/2021/09/one-day-lake-chelan-wine-tasting-itinerary', '2021-09', 'high', null::text),
  ('varietals', array['Sauvignon Blanc', 'Grenache', 'Syrah', 'Mourvèdre', 'Malbec']::text[], 'viniferawinetours.com', 'https://viniferawinetours.com/blog/rocky-pond-tkc7x-p47fy-nenhe', '2022-12', 'high', 'poured at Woodinville'),
  ('varietals', array['Pinot Noir', 'Pinot Meunier', 'Pinot Gris', 'Riesling', 'Chardonnay', 'Viognier']::text[], 'drinkinlife.blog', 'https://drinkinlife.blog/page/3/', null::text, 'medium', 'planted at Clos CheValle')
) as f;
--> statement-breakpoint
with "added" as (insert into "wineries" (
  "slug", "name", "region", "avas", "description", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "wine_club", "founded", "setting", "varietals", "illustration", "unknown_facts"
) values (
  'longship-cellars',
  'Longship Cellars',
  'Columbia Valley',
  array['Columbia Valley']::text[],
  'Kyle Welch''s label pours in Richland, on a patio as well in February 2021. Tempranillo and Petite Sirah were wines of the years before. Call for the list.',
  '404 Bradley Blvd #100',
  'Richland',
  'Benton',
  '99352',
  46.287,
  -119.294,
  true,
  true,
  2013,
  array['patio', 'urban tasting room']::text[],
  array['Tempranillo', 'Petite Sirah', 'Syrah', 'Cabernet Sauvignon']::text[],
  'glass',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'website', 'email']::text[]
) returning "id")
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "added"."id", f.* from "added", (values
  ('address', null::text[], 'windermerecurrent.com', 'https://windermerecurrent.com/wine-wednesdays/', null::text, 'medium', 'page undated (2020 or later); open also 2021-02-18 (nbcrightnow.com); the federal permit names 2412 Henderson Loop, perhaps the cellar'),
  ('position', null, 'Placed at the middle of Richland', null::text, null::text, 'low', null::text),
  ('wineClub', null::text[], 'nbcrightnow.com', 'https://www.nbcrightnow.com/top_story/celebrate-national-drink-wine-day-locally/article_837efee2-71f9-11eb-80bb-bf35742faf34.html', '2021-02-18', 'high', null::text),
  ('founded', null::text[], 'tricitiesbusinessnews.com', 'https://www.tricitiesbusinessnews.com/articles/860', null::text, 'medium', null::text),
  ('setting', array['urban tasting room', 'patio']::text[], 'windermerecurrent.com', 'https://windermerecurrent.com/wine-wednesdays/', null::text, 'medium', 'patio on the parking lot in 2021 (nbcrightnow.com)'),
  ('varietals', array['Tempranillo', 'Petite Sirah']::text[], 'aaronswinechronicles.com', 'https://aaronswinechronicles.com/longship-cellars-rules-2-2/', null::text, 'medium', 'vintage 2017, visit of about 2019 or 2020'),
  ('varietals', array['Syrah', 'Cabernet Sauvignon']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/washington-wines-next-generation-kyle-welch-is-the-skipper-at-longship-cellars/', null::text, 'medium', 'vintage 2014')
) as f;
--> statement-breakpoint
-- The restaurant week of November 2025 has Siren Song's kitchen (places to eat, Where to Eat and Sleep).
update "wineries" set "description" = 'A Provençal kitchen with Lake Chelan in front of it was serving in November 2025. Chardonnay is the one grape we can name. The patio has the lake in view.', "updated_at" = now()
where "slug" = 'siren-song-wines';
--> statement-breakpoint
-- Articles without the rooms that left.
update "posts" set "content" = replace(replace(replace(replace("content",
    $t$At 19501 you will find [Baer](/winery/baer-winery), [Barrage](/winery/barrage-cellars), [Genoa](/winery/genoa-cellars), [Kestrel](/winery/kestrel-vintners), [Pondera](/winery/pondera-winery) and [Savage Grace](/winery/savage-grace-wines). Next door at 19495 are [Page Cellars](/winery/page-cellars) and [Robert Ramsay Cellars](/winery/robert-ramsay-cellars), a name to know for Syrah and Mourvèdre. [Armstrong$t$,
    $t$At 19501 you will find [Barrage](/winery/barrage-cellars), [Kestrel](/winery/kestrel-vintners), [Pondera](/winery/pondera-winery) and [Savage Grace](/winery/savage-grace-wines). [Armstrong$t$),
    $t$ Page and Baer, at opposite ends of the yard, are three minutes apart on foot. In harvest you step around the hoses.$t$,
    $t$ In harvest you step around the hoses.$t$),
    $t$This guide lists nineteen of them$t$,
    $t$This guide lists sixteen of them$t$),
    $t$[JAINE Wines](/winery/jaine-wines-cottage) is half a mile east.$t$,
    $t$[JAINE Wines](/winery/jaine-wines-cottage) and [Gorman](/winery/gorman-winery) are half a mile east.$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-woodinville';
--> statement-breakpoint
update "posts" set "content" = replace(replace(replace("content",
    $t$seven of this guide's tasting rooms stand within five minutes' walk of one another:$t$,
    $t$five of this guide's tasting rooms stand within five minutes' walk of one another:$t$),
    $t$2. [Smasne Cellars](/winery/smasne-cellars)
3. [Thurston Wolfe](/winery/thurston-wolfe-winery)
4. [Milbrandt Vineyards](/winery/milbrandt-vineyards)
5. [WIT Cellars](/winery/wit-cellars)
6. [Coyote Canyon](/winery/coyote-canyon-winery)
7. [Martinez$t$,
    $t$2. [Thurston Wolfe](/winery/thurston-wolfe-winery)
3. [WIT Cellars](/winery/wit-cellars)
4. [Coyote Canyon](/winery/coyote-canyon-winery)
5. [Martinez$t$),
    $t$Coyote Canyon is the place to ask about Primitivo, Milbrandt about Riesling, WIT about Pinot Gris.$t$,
    $t$Ask Coyote Canyon about Primitivo and WIT about Pinot Gris.$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-the-yakima-valley';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$[Robert Ramsay Cellars](/winery/robert-ramsay-cellars) in Woodinville for Mourvèdre$t$,
    $t$[Tagaris](/winery/tagaris-winery) in Richland for Mourvèdre$t$), "updated_at" = now()
where "slug" = 'grape-varieties-of-washington';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$An hour west, on the way into Olympic National Park, [Olympic Cellars](/winery/olympic-cellars-winery) and [Harbinger Winery](/winery/harbinger-winery) are on US 101 east and west of Port Angeles.$t$,
    $t$An hour west, on the way into Olympic National Park, [Harbinger Winery](/winery/harbinger-winery) is on US 101 beyond Port Angeles.$t$), "updated_at" = now()
where "slug" = 'puget-sound-island-wines';
--> statement-breakpoint
update "posts" set "content" = replace(replace(replace("content",
    $t$[Page](/winery/page-cellars), [Robert Ramsay](/winery/robert-ramsay-cellars), [Pondera](/winery/pondera-winery), [Baer](/winery/baer-winery) and their neighbors are grouped at two addresses on 144th Avenue NE.$t$,
    $t$[Barrage](/winery/barrage-cellars), [Kestrel](/winery/kestrel-vintners), [Pondera](/winery/pondera-winery) and [Savage Grace](/winery/savage-grace-wines) share one address on 144th Avenue NE.$t$),
    $t$Its Vintner's Village puts seven of the tasting rooms$t$,
    $t$Its Vintner's Village puts five of the tasting rooms$t$),
    $t$Have yourselves dropped in the morning and fetched in the afternoon.$t$,
    $t$Get dropped off in the morning and picked up in the afternoon.$t$), "updated_at" = now()
where "slug" = 'wine-country-without-a-car';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$drive north out of Pasco to [Claar Cellars](/winery/claar-cellars). A dozen grapes grow in the family's own vineyards. Telephone first. It is more than half an hour from town, and the road is nearly all sky. On the way you are in the country of the [White Bluffs](/regions/white-bluffs) appellation, two plateaus raised above the frost.$t$,
    $t$drive north out of Pasco into the [White Bluffs](/regions/white-bluffs) appellation, two plateaus raised above the frost. No tasting room of this guide is there, and the road is nearly all sky. Turn back after half an hour.$t$), "updated_at" = now()
where "slug" = 'tri-cities';
--> statement-breakpoint
update "posts" set "content" = replace(replace(replace("content",
    $t$Two wineries that belong to Spokane's country are nowhere near it. Each is a day out with a purpose.$t$,
    $t$One winery that belongs to Spokane's country is nowhere near it, and makes a day out.$t$),
    $t$## The long ways round$t$,
    $t$## The long way around$t$),
    $t$**North to Kettle Falls and beyond,** two hours and more. [China Bend](/winery/china-bend-winery) lies on Lake Roosevelt, which is what the Columbia becomes behind Grand Coulee Dam, so far north that Canada is ten miles off. The vineyard is organic, no sulfites are added, and the vines are the sort that shrug off a winter: Maréchal Foch, Léon Millot, Baco Noir. Nothing else in this guide tastes like them. Visitors have been able to stay the night. Telephone well ahead.

$t$,
    $t$$t$), "updated_at" = now()
where "slug" = 'spokane';
--> statement-breakpoint
update "posts" set "excerpt" = replace("excerpt",
    $t$a former farm and the long road north.$t$,
    $t$a former farm and the road through the Palouse.$t$), "updated_at" = now()
where "slug" = 'spokane';
