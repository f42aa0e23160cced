-- The illustration of each winery, article and ready-made trip: a file of client/public/illustrations.
ALTER TABLE "wineries" ADD COLUMN "illustration" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "illustration" text;--> statement-breakpoint
ALTER TABLE "ready_trips" ADD COLUMN "illustration" text;--> statement-breakpoint
-- By their facts, so that no two of a town, of the nearest six or of a screen of a list look alike.
do $$
declare
  changed integer;
begin
  update "wineries" w set "illustration" = i."illustration"
  from (values
    ('abeja', 'farmhouse'), ('airfield-estates', 'hop-poles'), ('alexandria-nicole-cellars', 'old-vine'),
    ('aluel-cellars', 'conifers'), ('amavi-cellars-pepper-bridge-winery', 'door'), ('amos-rome-vineyards', 'lake-2'),
    ('aniche-cellars', 'glass'), ('antolin-cellars', 'street-2'), ('arbor-crest-wine-cellars', 'guitar'),
    ('armstrong-family-winery', 'peaks-2'), ('baer-winery', 'volcano'), ('bainbridge-vineyards', 'island'),
    ('barnard-griffin', 'coulee-2'), ('baroness-cellars', 'ridges-2'), ('barrage-cellars', 'barrels-2'),
    ('barrister-winery', 'gallery'), ('bartholomew-winery', 'river-bend'),
    ('benson-vineyards-estate-winery', 'vineyard-rows-3'), ('bergevin-lane-vineyards', 'corner'),
    ('bertelsen-winery', 'terrace'), ('betz-family-winery', 'grapes-2'), ('bledsoe-family-winery', 'bottles'),
    ('bonair-winery', 'tanks'), ('bontzu-cellars', 'guitar'), ('bosma-estate-winery', 'orchard-2'),
    ('brian-carter-cellars', 'table'), ('browne-family-vineyards', 'flutes-2'), ('burnt-bridge-cellars', 'bar'),
    ('canoe-ridge-vineyard', 'old-vine-3'), ('cascade-cliffs-vineyard-winery', 'vineyard-rows-2'),
    ('cave-b-estate-winery', 'river-bend'), ('chandler-reach-vineyards', 'trellis-2'),
    ('chateau-ste-michelle-winery', 'picnic'), ('china-bend-winery', 'lake-2'), ('chinook-wines', 'farmhouse-2'),
    ('claar-cellars', 'sagebrush'), ('co-dinn-cellars', 'terrace-3'), ('col-solare', 'tanks-2'),
    ('cor-cellars', 'garden'), ('corliss', 'door-2'), ('cote-bonneville', 'hall'), ('coyote-canyon-winery', 'grapes'),
    ('cultura-wine', 'barrels-2'), ('dama-wines', 'vineyard-rows'), ('delille-cellars', 'guitar-2'),
    ('dichotomy-vineyards', 'hop-poles'), ('dineen-vineyards', 'old-vine-3'), ('domanico-cellars', 'street'),
    ('doubleback', 'table'), ('dunham-cellars', 'hangar'), ('dusted-valley-vintners', 'wheat'),
    ('eagle-creek-winery', 'glass'), ('eagle-haven-winery', 'forest-2'), ('echolands-winery', 'ridges'),
    ('efeste', 'old-vine-3'), ('eight-bells-winery', 'bar'), ('el-corazon-winery', 'barrels-2'),
    ('eleven-winery-manette', 'ferry'), ('fidelitas', 'terrace-2'), ('fielding-hills-winery', 'trellis-2'),
    ('five-star-cellars', 'grapes'), ('forgeron-cellars', 'hall-2'), ('fortuity-cellars', 'garden-2'),
    ('foundry-vineyards', 'gallery'), ('freehand-cellars', 'cabin'), ('frichette-winery', 'ridges'),
    ('gard-vintners', 'sagebrush'), ('garrison-creek-cellars', 'trellis-2'), ('genoa-cellars', 'corner'),
    ('gilbert-cellars', 'farmhouse'), ('ginkgo-forest-winery', 'tanks-2'), ('glm-wine-co', 'volcano-3'),
    ('goose-ridge-vineyards', 'vineyard-rows'), ('gouger-cellars', 'fir-vineyard'), ('gramercy-cellars', 'wheat-2'),
    ('harbinger-winery', 'forest'), ('hard-row-to-hoe-vineyards', 'barrels'), ('hedges-family-estate', 'old-vine'),
    ('henry-earl-estates-russell-creek', 'street'), ('hoodsport-winery', 'volcano-2'),
    ('horizons-edge-winery-maison-de-padgett', 'garden-2'), ('hyatt-vineyards', 'picnic-2'),
    ('j-bell-cellars-lavender', 'guitar-2'), ('j-bookwalter', 'terrace-3'), ('jacob-williams-winery', 'ridges'),
    ('jaine-wines-cottage', 'flutes-2'), ('januik-winery', 'barrels'), ('jm-cellars', 'table-2'),
    ('kana-winery', 'hall-2'), ('karma-vineyards', 'garden'), ('kerloo-cellars', 'warehouse'),
    ('kestrel-vintners', 'door-2'), ('kiona-vineyards-and-winery', 'vineyard-rows-2'),
    ('knight-hill-winery', 'orchard-2'), ('kontos-cellars', 'terrace-2'), ('lagana-cellars', 'grapes-2'),
    ('lake-chelan-winery', 'table-2'), ('lapierre-farms-winery', 'volcano-3'), ('latah-creek-wine-cellars', 'terrace'),
    ('lawrelin-wine-cellars', 'glass-2'), ('lecole-no-41', 'schoolhouse'), ('liberty-lake-wine-cellars', 'wheat'),
    ('locati-cellars', 'hall'), ('lodmell-cellars', 'white-grapes'), ('long-shadows-vintners', 'barrels'),
    ('lookout-point-winery', 'coulee'), ('lost-river-winery', 'gallery'), ('lullaby-winery', 'ferry'),
    ('maison-bleue-family-winery', 'door'), ('malaga-springs-winery', 'terrace-2'), ('mark-ryan-winery', 'flight-2'),
    ('martin-scott-winery', 'old-vine-2'), ('martinez-and-martinez-winery', 'corks'), ('maryhill-winery', 'river-bend'),
    ('masset-winery', 'hop-poles-2'), ('matthews-winery', 'garden'), ('mellisoni-vineyards', 'flutes'),
    ('merry-cellars', 'grain-elevator'), ('milbrandt-vineyards', 'orchard-2'),
    ('naches-heights-vineyard-nhv', 'volcano'), ('nefarious-cellars', 'cabin'), ('northstar-winery', 'terrace'),
    ('novelty-hill-winery', 'forest'), ('olympic-cellars-winery', 'farmhouse-2'), ('otis-kenyon-wine', 'bar'),
    ('owen-roe', 'tanks'), ('page-cellars', 'flight'), ('paradisos-del-sol-winery-and-organic-vineyard', 'table'),
    ('pasek-cellars', 'peaks-2'), ('pepper-bridge-winery', 'vineyard-rows-2'), ('perennial-vintners', 'fir-vineyard-2'),
    ('plain-cellars', 'orchard'), ('pomeroy-cellars', 'farmhouse-2'), ('pondera-winery', 'warehouse'),
    ('portteus-winery', 'old-vine-2'), ('reininger-winery', 'grain-elevator'), ('rider-cellars', 'vineyard-rows'),
    ('robert-ramsay-cellars', 'bar-2'), ('rotie-cellars', 'door-2'), ('ruby-magdalena-vineyards', 'flight-2'),
    ('sama-cellars', 'forest-2'), ('samson-estates-winery', 'white-grapes'), ('savage-grace-wines', 'street-2'),
    ('saviah-cellars', 'garden-2'), ('seven-hills-winery', 'tanks'),
    ('sheridan-vineyard-the-garden', 'vineyard-rows-3'), ('sigillo-cellars', 'hall-2'), ('silvara-cellars', 'peaks'),
    ('silver-lake-winery', 'trellis'), ('siren-song-wines', 'guitar-2'), ('skagit-crest-vineyard-winery', 'bottles'),
    ('sleight-of-hand-cellars', 'glass'), ('smasne-cellars', 'volcano-3'), ('southard-winery', 'white-grapes'),
    ('sparkman-cellars', 'terrace'), ('spring-valley-vineyard', 'ridges-2'), ('stottle-winery', 'peaks-2'),
    ('succession-wines', 'orchard'), ('syncline-winery', 'picnic-2'), ('tagaris-winery', 'table-2'),
    ('tanjuli-winery', 'glass-2'), ('terra-blanca-winery-estate-vineyard', 'barrels'),
    ('the-melody-lynne-vineyard', 'volcano-2'), ('thurston-wolfe-winery', 'vineyard-rows-3'),
    ('tildio-winery', 'trellis'), ('time-direction', 'bar-2'), ('treveri-cellars', 'flutes'),
    ('truthteller-winery', 'street-2'), ('tsillan-cellars', 'peaks'), ('two-mountain-winery', 'terrace-3'),
    ('upchurch-vineyard', 'grapes'), ('va-piano-vineyards', 'picnic'), ('vanarnam-vineyards', 'ridges-2'),
    ('velen-winery', 'bottles-2'), ('vin-du-lac-winery', 'lake'), ('vital-wines', 'corks'),
    ('walla-walla-vintners', 'flight'), ('waters-winery', 'corner'), ('waving-tree-vineyards-winery', 'trellis'),
    ('whitman-hill-winery', 'hop-poles-2'), ('willow-wine-cellars', 'bridge'),
    ('wilridge-vineyard-winery-distillery', 'old-vine-2'), ('winescape', 'farmhouse'), ('wit-cellars', 'terrace-3'),
    ('woodward-canyon-winery', 'grapes-2'), ('yakima-valley-vintners-grandview-campus', 'tanks-2')
  ) as i("slug", "illustration")
  where w."slug" = i."slug";
  get diagnostics changed = row_count;
  if changed <> 186 then
    raise exception 'illustrations: % of 186 wineries were found; look for a slug that is another by now', changed;
  end if;
end $$;--> statement-breakpoint
-- Openers were names of the same drawings; a trip takes the second of each, so that it differs from the article.
update "posts" set "illustration" = replace("opener", ' ', '-') where "opener" is not null;--> statement-breakpoint
update "ready_trips" set "illustration" = replace("opener", ' ', '-') || '-2' where "opener" is not null;--> statement-breakpoint
ALTER TABLE "ready_trips" ALTER COLUMN "illustration" SET NOT NULL;--> statement-breakpoint
-- No longer written, and still read by the release before.
ALTER TABLE "ready_trips" ALTER COLUMN "opener" DROP NOT NULL;
