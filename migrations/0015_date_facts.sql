-- Grapes, setting, founding year, specialties, winemaker, wine club, fees and booking rules, each with the
-- source and the date that the source states for itself. A null date is a page that states none.
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Syrah', 'Viognier', 'Merlot', 'Chardonnay']::text[],
  "setting" = array['vineyard view', 'garden', 'historic building', 'lodging']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2000,
  "reservations_required" = true,
  "walk_ins_welcome" = false,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'abeja';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sauvignon Blanc', 'Cabernet Sauvignon', 'Riesling', 'Gewürztraminer', 'Chardonnay', 'Pinot Gris', 'Merlot', 'Syrah']::text[],
  "specialties" = array['Estate-grown']::text[],
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'setting', 'founded', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'airfield-estates';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Merlot', 'Grenache', 'Viognier', 'Malbec', 'Lemberger', 'Sauvignon Blanc', 'Tempranillo', 'Cabernet Sauvignon', 'Roussanne', 'Mourvèdre', 'Cabernet Franc', 'Marsanne', 'Syrah', 'Petit Verdot', 'Counoise', 'Petite Sirah']::text[],
  "setting" = array['vineyard view', 'river view', 'lodging']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2001,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'alexandria-nicole-cellars';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'aluel-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Syrah', 'Sémillon', 'Grenache', 'Merlot']::text[],
  "setting" = array['urban tasting room']::text[],
  "specialties" = array['Estate-grown', 'Certified sustainable vineyard']::text[],
  "founded" = 1998,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'amavi-cellars-pepper-bridge-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Merlot']::text[],
  "specialties" = array['Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'amos-rome-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Viognier', 'Petite Sirah', 'Carménère', 'Cabernet Sauvignon', 'Malbec', 'Riesling']::text[],
  "setting" = array['patio', 'urban tasting room']::text[],
  "specialties" = array['Port-style wine', 'Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'antolin-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Syrah', 'Riesling']::text[],
  "founded" = 2011,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'armstrong-family-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Franc', 'Merlot', 'Cabernet Sauvignon', 'Syrah', 'Chardonnay']::text[],
  "setting" = array['urban tasting room']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2000,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'baer-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Madeleine Angevine', 'Müller-Thurgau', 'Pinot Noir', 'Pinot Gris', 'Siegerrebe', 'Zweigelt', 'Regent', 'Garanoir', 'Dunkelfelder']::text[],
  "setting" = array['patio', 'garden']::text[],
  "specialties" = array['Estate-grown', 'Organic vineyard']::text[],
  "founded" = 1977,
  "website" = 'https://www.bainbridgevineyards.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'bainbridge-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Petit Verdot']::text[],
  "phone" = '+15095487600',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'founded', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'baroness-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Chardonnay', 'Syrah', 'Merlot', 'Cabernet Sauvignon', 'Cabernet Franc']::text[],
  "setting" = array['barrel room', 'urban tasting room']::text[],
  "founded" = 2005,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'barrage-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sauvignon Blanc', 'Merlot', 'Cabernet Franc', 'Cabernet Sauvignon', 'Petit Verdot']::text[],
  "setting" = array['patio', 'barrel room', 'historic building', 'urban tasting room', 'art gallery']::text[],
  "founded" = 2001,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'barrister-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Sangiovese', 'Chardonnay', 'Pinot Noir', 'Nebbiolo']::text[],
  "setting" = array['vineyard view', 'lake view', 'patio', 'live music']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2004,
  "phone" = '+15096870313',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'benson-vineyards-estate-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Syrah', 'Sauvignon Blanc', 'Merlot']::text[],
  "setting" = array['urban tasting room']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2001,
  "tasting_fee" = 15,
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'bergevin-lane-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Merlot', 'Cabernet Franc', 'Malbec', 'Pinot Gris']::text[],
  "setting" = array['patio']::text[],
  "founded" = 2014,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'bertelsen-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Grenache', 'Cinsault', 'Counoise', 'Mourvèdre', 'Cabernet Sauvignon', 'Merlot', 'Petit Verdot']::text[],
  "specialties" = array['Meritage / Bordeaux blend', 'Rhône blend']::text[],
  "founded" = 1997,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'betz-family-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Cabernet Sauvignon', 'Chardonnay']::text[],
  "setting" = array['urban tasting room']::text[],
  "winemaker" = 'Josh McDaniels',
  "wine_club" = true,
  "ships_to_state" = true,
  "tasting_fee" = 25,
  "fee_note" = 'waived with a bottle',
  "visit_note" = 'Reservations recommended',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'founded', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'bledsoe-family-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Petit Verdot', 'Riesling', 'Viognier', 'Merlot', 'Cabernet Sauvignon', 'Chardonnay', 'Pinot Noir', 'Touriga Nacional', 'Gewürztraminer', 'Malbec', 'Cabernet Franc']::text[],
  "setting" = array['vineyard view', 'mountain view', 'tours']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 1985,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'bonair-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Viognier', 'Chardonnay', 'Syrah', 'Merlot', 'Pinot Noir', 'Carménère']::text[],
  "setting" = array['urban tasting room', 'live music']::text[],
  "founded" = 2014,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'bontzu-cellars';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'bosma-estate-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Malbec', 'Merlot', 'Pinot Noir', 'Chardonnay', 'Cabernet Franc', 'Viognier', 'Syrah', 'Grenache', 'Pinot Gris', 'Sauvignon Blanc']::text[],
  "setting" = array['patio', 'urban tasting room']::text[],
  "specialties" = array['Sparkling wine', 'Meritage / Bordeaux blend']::text[],
  "wine_club" = true,
  "tasting_fee" = 20,
  "fee_note" = 'up to $25 by the flight',
  "website" = 'https://www.brownefamilyvineyards.com/',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'browne-family-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Mourvèdre']::text[],
  "setting" = array['urban tasting room']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'burnt-bridge-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sauvignon Blanc', 'Chardonnay', 'Syrah', 'Merlot', 'Cabernet Sauvignon', 'Pinot Gris']::text[],
  "setting" = array['patio', 'historic building', 'urban tasting room']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 1994,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'canoe-ridge-vineyard';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sauvignon Blanc', 'Zinfandel', 'Malbec', 'Syrah', 'Barbera', 'Merlot', 'Nebbiolo', 'Symphony', 'Cabernet Sauvignon', 'Dolcetto']::text[],
  "setting" = array['vineyard view', 'mountain view', 'picnic area', 'tours']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 1986,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'cascade-cliffs-vineyard-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Viognier', 'Roussanne', 'Marsanne', 'Chardonnay', 'Malbec', 'Merlot', 'Syrah', 'Riesling']::text[],
  "setting" = array['river view', 'restaurant', 'lodging']::text[],
  "specialties" = array['Rhône blend', 'Estate-grown']::text[],
  "winemaker" = 'Freddy Arredondo',
  "phone" = '+15097853500',
  "website" = 'https://caveb.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'founded', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'cave-b-estate-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Syrah', 'Sangiovese']::text[],
  "setting" = array['vineyard view']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 1997,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'chandler-reach-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Cabernet Sauvignon', 'Merlot']::text[],
  "setting" = array['garden', 'picnic area', 'tours', 'historic building', 'food served', 'live music', 'children welcome']::text[],
  "specialties" = array['Sparkling wine']::text[],
  "founded" = 1934,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'chateau-ste-michelle-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Maréchal Foch', 'Lemberger', 'Siegerrebe', 'Riesling', 'Sémillon', 'Chardonnay', 'Léon Millot', 'Baco Noir', 'Cabernet Sauvignon', 'Syrah']::text[],
  "setting" = array['lake view', 'tours', 'lodging']::text[],
  "specialties" = array['Organic vineyard', 'Estate-grown', 'Fruit wine', 'No added sulfites']::text[],
  "founded" = 1993,
  "website" = 'http://www.chinabend.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'china-bend-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Cabernet Franc', 'Cabernet Sauvignon', 'Merlot', 'Pinot Gris', 'Sangiovese', 'Sauvignon Blanc', 'Chardonnay', 'Malbec', 'Petite Sirah', 'Syrah', 'Viognier']::text[],
  "specialties" = array['Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'founded', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'claar-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Cabernet Sauvignon', 'Syrah']::text[],
  "setting" = array['patio', 'historic building']::text[],
  "specialties" = array['Rhône blend']::text[],
  "founded" = 2013,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'co-dinn-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Merlot', 'Carménère', 'Malbec', 'Cabernet Franc', 'Syrah']::text[],
  "setting" = array['vineyard view', 'tours', 'barrel room']::text[],
  "specialties" = array['Estate-grown', 'Meritage / Bordeaux blend']::text[],
  "founded" = 1995,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'col-solare';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Syrah', 'Merlot']::text[],
  "setting" = array['historic building', 'urban tasting room']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2001,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'corliss';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Malbec', 'Mourvèdre', 'Cabernet Sauvignon', 'Syrah', 'Sangiovese', 'Albariño', 'Primitivo']::text[],
  "specialties" = array['Estate-grown', 'Meritage / Bordeaux blend']::text[],
  "founded" = 2006,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'coyote-canyon-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Zinfandel', 'Cabernet Franc', 'Cinsault']::text[],
  "setting" = array['barrel room']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2005,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'cultura-wine';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Chardonnay', 'Syrah', 'Merlot', 'Cabernet Sauvignon', 'Cabernet Franc']::text[],
  "setting" = array['historic building']::text[],
  "specialties" = array['Estate-grown', 'Meritage / Bordeaux blend']::text[],
  "winemaker" = 'Kerry Shiels',
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'cote-bonneville';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Merlot', 'Cabernet Sauvignon', 'Cabernet Franc', 'Chardonnay', 'Syrah', 'Grenache Blanc', 'Grenache']::text[],
  "specialties" = array['Rhône blend']::text[],
  "founded" = 2007,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'dama-wines';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Grenache', 'Mourvèdre', 'Syrah', 'Cinsault', 'Roussanne', 'Sauvignon Blanc', 'Sémillon', 'Cabernet Sauvignon']::text[],
  "setting" = array['mountain view', 'patio', 'food served', 'restaurant', 'live music']::text[],
  "specialties" = array['Meritage / Bordeaux blend', 'Rhône blend']::text[],
  "founded" = 1992,
  "wine_club" = true,
  "visit_note" = 'Seated tastings, reservations highly recommended',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'delille-cellars';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'dichotomy-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Franc', 'Viognier', 'Cabernet Sauvignon', 'Syrah']::text[],
  "setting" = array['vineyard view', 'mountain view', 'patio']::text[],
  "specialties" = array['Estate-grown', 'Certified sustainable vineyard']::text[],
  "founded" = 2001,
  "winemaker" = 'David Rodriguez',
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'shipsToState', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'dineen-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Merlot']::text[],
  "setting" = array['urban tasting room']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'domanico-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Sauvignon Blanc', 'Barbera', 'Riesling', 'Cabernet Franc', 'Merlot']::text[],
  "winemaker" = 'Paul Sharpe',
  "phone" = '+15098880299',
  "website" = 'https://eaglecreekwinery.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'founded', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'eagle-creek-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Siegerrebe', 'Madeleine Angevine', 'Pinot Noir', 'Syrah', 'Sangiovese']::text[],
  "specialties" = array['Cider', 'Fruit wine', 'Estate-grown']::text[],
  "founded" = 2000,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'eagle-haven-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Grenache', 'Syrah', 'Cabernet Franc', 'Cabernet Sauvignon']::text[],
  "setting" = array['mountain view', 'tours']::text[],
  "founded" = 2018,
  "tasting_fee" = 20,
  "fee_note" = 'waived with two bottles',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'echolands-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Syrah', 'Cabernet Sauvignon', 'Sauvignon Blanc', 'Chardonnay', 'Merlot']::text[],
  "setting" = array['barrel room']::text[],
  "specialties" = array['Estate-grown']::text[],
  "wine_club" = true,
  "website" = 'https://efeste.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'efeste';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Pinot Gris', 'Chardonnay', 'Sangiovese', 'Syrah', 'Grenache', 'Cabernet Sauvignon', 'Cabernet Franc', 'Merlot', 'Carménère', 'Petit Verdot']::text[],
  "setting" = array['urban tasting room']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2009,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'eight-bells-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Viognier', 'Cabernet Franc', 'Carménère', 'Malbec', 'Syrah']::text[],
  "setting" = array['barrel room', 'urban tasting room']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'el-corazon-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Chenin Blanc', 'Lemberger', 'Sauvignon Blanc', 'Pinot Gris', 'Malbec', 'Mourvèdre', 'Petit Verdot', 'Roussanne', 'Viognier']::text[],
  "specialties" = array['Port-style wine']::text[],
  "founded" = 2003,
  "winemaker" = 'Matt Albee',
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'setting', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'eleven-winery-manette';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sémillon', 'Cabernet Sauvignon', 'Merlot', 'Malbec']::text[],
  "setting" = array['vineyard view', 'patio']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2000,
  "winemaker" = 'Mitch Venohr',
  "wine_club" = true,
  "phone" = '+15095883469',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'fidelitas';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Franc', 'Merlot', 'Malbec', 'Syrah', 'Cabernet Sauvignon']::text[],
  "setting" = array['vineyard view', 'lake view', 'patio']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2000,
  "winemaker" = 'Mike Wade',
  "website" = 'https://fieldinghills.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'fielding-hills-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Merlot', 'Syrah', 'Petit Verdot', 'Cabernet Sauvignon', 'Zinfandel', 'Barbera', 'Grenache', 'Viognier', 'Mourvèdre', 'Cabernet Franc', 'Picpoul', 'Pinot Noir', 'Malbec', 'Orange Muscat']::text[],
  "setting" = array['tours', 'barrel room', 'historic building', 'urban tasting room']::text[],
  "specialties" = array['Rhône blend']::text[],
  "founded" = 2001,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'forgeron-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Viognier', 'Chardonnay', 'Cabernet Sauvignon']::text[],
  "setting" = array['garden']::text[],
  "founded" = 2017,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'fortuity-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Petit Verdot']::text[],
  "setting" = array['vineyard view', 'mountain view', 'patio', 'food served', 'lodging']::text[],
  "founded" = 2019,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'freehand-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Merlot', 'Cabernet Sauvignon', 'Sémillon', 'Zinfandel']::text[],
  "specialties" = array['Estate-grown', 'Meritage / Bordeaux blend', 'Port-style wine']::text[],
  "founded" = 2011,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'frichette-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Zinfandel', 'Syrah', 'Merlot', 'Cabernet Sauvignon', 'Malbec']::text[],
  "setting" = array['vineyard view']::text[],
  "specialties" = array['Estate-grown']::text[],
  "tasting_fee" = 35,
  "fee_note" = 'waived with a purchase',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'garrison-creek-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Sangiovese', 'Merlot']::text[],
  "setting" = array['urban tasting room']::text[],
  "founded" = 2011,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'genoa-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Mourvèdre', 'Riesling', 'Gewürztraminer', 'Chardonnay', 'Syrah', 'Cabernet Franc']::text[],
  "setting" = array['mountain view', 'picnic area', 'barrel room']::text[],
  "specialties" = array['Meritage / Bordeaux blend', 'Rhône blend']::text[],
  "founded" = 2004,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'gilbert-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Viognier', 'Riesling', 'Gewürztraminer', 'Sangiovese', 'Malbec', 'Grenache', 'Mourvèdre', 'Syrah', 'Carménère', 'Cabernet Sauvignon', 'Barbera', 'Pinot Noir', 'Cabernet Franc']::text[],
  "setting" = array['tours']::text[],
  "specialties" = array['Estate-grown', 'Rhône blend', 'Port-style wine', 'Fruit wine']::text[],
  "founded" = 2005,
  "website" = 'https://www.ginkgowinery.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'ginkgo-forest-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Cabernet Franc', 'Malbec']::text[],
  "founded" = 2002,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'glm-wine-co';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Grenache Blanc', 'Syrah', 'Sauvignon Blanc', 'Cabernet Sauvignon', 'Malbec', 'Merlot', 'Chardonnay', 'Riesling']::text[],
  "setting" = array['patio']::text[],
  "specialties" = array['Cider', 'Estate-grown', 'Meritage / Bordeaux blend', 'Rhône blend']::text[],
  "founded" = 1999,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'goose-ridge-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Maréchal Foch']::text[],
  "founded" = 2009,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'gouger-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Pinot Gris', 'Roussanne', 'Riesling', 'Syrah', 'Viognier', 'Merlot', 'Malbec', 'Grenache', 'Cabernet Sauvignon', 'Mourvèdre', 'Sauvignon Blanc', 'Cabernet Franc', 'Pinot Noir']::text[],
  "specialties" = array['Estate-grown', 'Ice wine']::text[],
  "founded" = 2006,
  "wine_club" = true,
  "phone" = '+15093462585',
  "email" = 'wine@gardvintners.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'setting', 'winemaker', 'rating', 'website']::text[],
  "updated_at" = now()
where "slug" = 'gard-vintners';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Viognier', 'Chardonnay', 'Pinot Gris', 'Riesling', 'Syrah', 'Cabernet Sauvignon', 'Merlot']::text[],
  "specialties" = array['Fruit wine']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'founded', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'harbinger-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Grenache', 'Syrah', 'Malbec', 'Cabernet Franc', 'Barbera', 'Tempranillo', 'Zinfandel', 'Viognier', 'Marsanne', 'Roussanne', 'Sauvignon Blanc', 'Chardonnay', 'Pinot Noir', 'Pinot Gris']::text[],
  "setting" = array['patio', 'picnic area', 'tours', 'barrel room']::text[],
  "specialties" = array['Organic vineyard', 'Estate-grown', 'Sparkling wine']::text[],
  "founded" = 2005,
  "phone" = '+15096873000',
  "website" = 'https://hardrow.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'hard-row-to-hoe-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Merlot', 'Syrah', 'Cabernet Franc', 'Malbec', 'Chardonnay', 'Sauvignon Blanc', 'Marsanne']::text[],
  "setting" = array['vineyard view', 'patio', 'garden']::text[],
  "specialties" = array['Biodynamic vineyard', 'Organic vineyard', 'Estate-grown']::text[],
  "founded" = 1987,
  "winemaker" = 'Sarah Hedges Goedhart',
  "phone" = '+15095883155',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'hedges-family-estate';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sauvignon Blanc', 'Merlot', 'Malbec', 'Cabernet Sauvignon', 'Petit Verdot', 'Sangiovese', 'Pinot Gris', 'Riesling']::text[],
  "setting" = array['urban tasting room']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'henry-earl-estates-russell-creek';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Island Belle']::text[],
  "specialties" = array['Fruit wine', 'Cider']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'hoodsport-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Muscat Canelli', 'Gewürztraminer', 'Pinot Noir', 'Chardonnay', 'Merlot', 'Sangiovese']::text[],
  "setting" = array['mountain view', 'garden', 'picnic area']::text[],
  "specialties" = array['Port-style wine', 'Ice wine', 'Late harvest wine']::text[],
  "founded" = 1984,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'horizons-edge-winery-maison-de-padgett';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Zinfandel', 'Riesling', 'Chardonnay', 'Black Muscat', 'Merlot', 'Cabernet Sauvignon']::text[],
  "setting" = array['vineyard view', 'mountain view', 'picnic area', 'live music']::text[],
  "specialties" = array['Estate-grown', 'Ice wine']::text[],
  "founded" = 1983,
  "winemaker" = 'Caleb Foster',
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'hyatt-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Petit Verdot']::text[],
  "setting" = array['patio', 'garden', 'food served', 'live music']::text[],
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'j-bell-cellars-lavender';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Pinot Noir', 'Barbera', 'Chardonnay', 'Syrah']::text[],
  "setting" = array['mountain view', 'river view', 'patio', 'food served']::text[],
  "founded" = 2007,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'jacob-williams-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sauvignon Blanc', 'Chardonnay']::text[],
  "specialties" = array['Sparkling wine']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'jaine-wines-cottage';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Cabernet Sauvignon']::text[],
  "setting" = array['patio', 'garden', 'barrel room', 'food served']::text[],
  "founded" = 1999,
  "website" = 'http://www.noveltyhilljanuik.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'januik-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Merlot', 'Mourvèdre', 'Sauvignon Blanc']::text[],
  "setting" = array['garden', 'barrel room', 'food served']::text[],
  "specialties" = array['Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'jm-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Tempranillo', 'Mourvèdre', 'Chardonnay', 'Lemberger']::text[],
  "setting" = array['patio', 'historic building', 'urban tasting room', 'live music', 'children welcome', 'dogs welcome']::text[],
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'kana-winery';
--> statement-breakpoint
update "wineries" set
  "setting" = array['vineyard view', 'patio', 'garden', 'picnic area', 'barrel room', 'restaurant']::text[],
  "specialties" = array['Sparkling wine']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'karma-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Malbec', 'Cabernet Sauvignon', 'Syrah', 'Mourvèdre', 'Grenache', 'Tempranillo']::text[],
  "setting" = array['barrel room', 'urban tasting room']::text[],
  "specialties" = array['Rhône blend']::text[],
  "founded" = 2007,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'kerloo-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Merlot', 'Syrah', 'Gewürztraminer', 'Viognier', 'Chardonnay', 'Cabernet Franc', 'Malbec']::text[],
  "setting" = array['patio', 'urban tasting room']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 1999,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'kestrel-vintners';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Lemberger', 'Riesling', 'Cabernet Sauvignon', 'Chardonnay', 'Chenin Blanc', 'Merlot', 'Sangiovese', 'Syrah', 'Zinfandel']::text[],
  "setting" = array['vineyard view', 'patio']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 1975,
  "winemaker" = 'Tyler Williams',
  "phone" = '+15095886716',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'kiona-vineyards-and-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Mourvèdre', 'Syrah']::text[],
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'knight-hill-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Merlot', 'Petit Verdot', 'Malbec', 'Cabernet Sauvignon', 'Pinot Noir']::text[],
  "setting" = array['patio', 'urban tasting room']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2008,
  "visit_note" = 'Reservations encouraged, not required',
  "website" = 'http://kontoscellars.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'kontos-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sauvignon Blanc', 'Sémillon', 'Syrah', 'Cabernet Sauvignon', 'Merlot', 'Cabernet Franc', 'Malbec', 'Petit Verdot', 'Grenache']::text[],
  "setting" = array['patio', 'historic building']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 1983,
  "wine_club" = true,
  "tasting_fee" = 15,
  "fee_note" = '$45 for the 90-minute reserve tasting, waived with a purchase',
  "phone" = '+15095250940',
  "website" = 'https://www.lecole.com/',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'lecole-no-41';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Pinot Noir', 'Viognier', 'Roussanne', 'Sauvignon Blanc', 'Cabernet Sauvignon', 'Riesling', 'Chardonnay', 'Syrah', 'Cabernet Franc', 'Carménère', 'Malbec']::text[],
  "founded" = 2013,
  "winemaker" = 'Todd Bernave',
  "website" = 'http://www.laganacellars.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'lagana-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Merlot', 'Malbec', 'Cabernet Sauvignon', 'Cabernet Franc', 'Syrah', 'Pinot Noir', 'Tempranillo']::text[],
  "setting" = array['food served', 'restaurant']::text[],
  "specialties" = array['Cider', 'Meritage / Bordeaux blend']::text[],
  "founded" = 2000,
  "winemaker" = 'Oscar Castillo',
  "phone" = '+15096879463',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'lake-chelan-winery';
--> statement-breakpoint
update "wineries" set
  "setting" = array['mountain view', 'patio']::text[],
  "specialties" = array['Organic vineyard']::text[],
  "founded" = 2023,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'lapierre-farms-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Syrah', 'Sauvignon Blanc', 'Viognier', 'Grenache']::text[],
  "specialties" = array['Rhône blend']::text[],
  "founded" = 2000,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'lawrelin-wine-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Riesling', 'Malbec', 'Zinfandel', 'Gewürztraminer', 'Carménère', 'Syrah', 'Petit Verdot', 'Merlot', 'Cabernet Sauvignon', 'Tempranillo']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2005,
  "winemaker" = 'Mark Lathrop',
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'setting', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'liberty-lake-wine-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Barbera', 'Sangiovese', 'Pinot Gris', 'Cabernet Sauvignon', 'Primitivo']::text[],
  "setting" = array['historic building', 'urban tasting room']::text[],
  "founded" = 2005,
  "website" = 'http://www.locaticellars.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'locati-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sauvignon Blanc', 'Merlot', 'Cabernet Sauvignon', 'Chardonnay', 'Syrah']::text[],
  "setting" = array['historic building', 'urban tasting room']::text[],
  "specialties" = array['Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'lodmell-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Malbec']::text[],
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'lookout-point-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Sémillon', 'Sauvignon Blanc', 'Nebbiolo', 'Merlot', 'Syrah', 'Viognier', 'Malbec', 'Cabernet Sauvignon']::text[],
  "setting" = array['patio', 'art gallery']::text[],
  "founded" = 2002,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'lost-river-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Mourvèdre', 'Grenache', 'Sauvignon Blanc', 'Merlot', 'Cabernet Sauvignon', 'Viognier']::text[],
  "setting" = array['patio', 'barrel room']::text[],
  "founded" = 2007,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'lullaby-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Syrah', 'Grenache', 'Viognier']::text[],
  "setting" = array['urban tasting room']::text[],
  "specialties" = array['Meritage / Bordeaux blend', 'Rhône blend', 'Estate-grown']::text[],
  "website" = 'https://www.maisonbleuewinery.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'maison-bleue-family-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Cabernet Franc', 'Syrah', 'Chenin Blanc', 'Viognier', 'Sangiovese', 'Muscat Canelli', 'Malbec', 'Sauvignon Blanc']::text[],
  "setting" = array['patio', 'garden']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2010,
  "wine_club" = true,
  "ships_to_state" = true,
  "online_sales" = true,
  "phone" = '+15096790152',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'malaga-springs-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Viognier', 'Syrah', 'Merlot', 'Chardonnay', 'Mourvèdre']::text[],
  "setting" = array['patio', 'urban tasting room']::text[],
  "specialties" = array['Rhône blend', 'Meritage / Bordeaux blend']::text[],
  "founded" = 1999,
  "winemaker" = 'Mark Ryan McNeilly and Mike MacMorran',
  "visit_note" = 'Reservations recommended, not required',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'mark-ryan-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Graciano', 'Gewürztraminer', 'Sauvignon Blanc', 'Sangiovese', 'Pinot Gris', 'Cabernet Franc', 'Merlot', 'Cabernet Sauvignon', 'Riesling', 'Muscat Canelli']::text[],
  "setting" = array['patio', 'garden']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2000,
  "phone" = '+15098855485',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'martin-scott-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Carménère', 'Roussanne', 'Viognier', 'Cabernet Sauvignon']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2005,
  "winemaker" = 'Andrew Martinez',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'martinez-and-martinez-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Malbec', 'Viognier', 'Syrah', 'Zinfandel', 'Sangiovese', 'Cabernet Franc', 'Chardonnay', 'Barbera', 'Riesling', 'Merlot', 'Gewürztraminer', 'Muscat Canelli']::text[],
  "setting" = array['vineyard view', 'mountain view', 'river view', 'patio', 'picnic area', 'tours']::text[],
  "winemaker" = 'Richard Batchelor',
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'founded', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'maryhill-winery';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'masset-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Merlot', 'Sauvignon Blanc', 'Cabernet Franc', 'Petit Verdot']::text[],
  "setting" = array['garden', 'food served', 'children welcome', 'dogs welcome']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 1992,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'matthews-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Pinot Noir', 'Malbec', 'Sangiovese', 'Cabernet Sauvignon', 'Nebbiolo', 'Gewürztraminer']::text[],
  "setting" = array['lake view', 'live music']::text[],
  "specialties" = array['Sparkling wine', 'Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'mellisoni-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Roussanne', 'Viognier', 'Merlot', 'Sémillon', 'Sauvignon Blanc', 'Cabernet Sauvignon', 'Carménère', 'Chardonnay', 'Syrah']::text[],
  "setting" = array['patio']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2004,
  "winemaker" = 'Patrick Merry',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'merry-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Viognier', 'Mourvèdre', 'Petite Sirah', 'Pinot Gris', 'Riesling']::text[],
  "setting" = array['patio']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2005,
  "phone" = '+15097880030',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'milbrandt-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Grenache Blanc', 'Marsanne', 'Cabernet Franc', 'Gewürztraminer', 'Riesling', 'Pinot Gris', 'Syrah']::text[],
  "specialties" = array['Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'naches-heights-vineyard-nhv';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sauvignon Blanc', 'Merlot', 'Sangiovese', 'Chardonnay', 'Riesling', 'Sémillon']::text[],
  "setting" = array['patio', 'garden', 'barrel room', 'food served']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2000,
  "website" = 'http://www.noveltyhilljanuik.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'novelty-hill-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Riesling', 'Cabernet Sauvignon', 'Cabernet Franc', 'Lemberger']::text[],
  "setting" = array['patio', 'historic building']::text[],
  "founded" = 1979,
  "phone" = '+13604520160',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'olympic-cellars-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Roussanne', 'Syrah', 'Cabernet Sauvignon', 'Merlot', 'Riesling', 'Carménère', 'Sauvignon Blanc', 'Malbec']::text[],
  "setting" = array['historic building', 'urban tasting room']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "website" = 'https://www.otiskenyonwine.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'otis-kenyon-wine';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Syrah', 'Grenache', 'Cinsault', 'Mourvèdre', 'Zinfandel', 'Sangiovese', 'Malbec', 'Lemberger', 'Merlot', 'Chardonnay']::text[],
  "setting" = array['vineyard view', 'mountain view', 'tours']::text[],
  "specialties" = array['Organic vineyard', 'Rhône blend']::text[],
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'shipsToState', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'owen-roe';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Cabernet Franc', 'Syrah']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'founded', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'page-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sangiovese', 'Xarel·lo']::text[],
  "setting" = array['food served']::text[],
  "specialties" = array['Organic vineyard', 'Estate-grown']::text[],
  "founded" = 1999,
  "winemaker" = 'Paul Vandenberg',
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'paradisos-del-sol-winery-and-organic-vineyard';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Chardonnay']::text[],
  "specialties" = array['Fruit wine', 'Port-style wine']::text[],
  "founded" = 1995,
  "tasting_fee" = 0,
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'pasek-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Siegerrebe', 'Melon de Bourgogne', 'Lemberger', 'Zweigelt', 'Madeleine Angevine', 'Müller-Thurgau', 'Syrah']::text[],
  "setting" = array['vineyard view']::text[],
  "specialties" = array['Estate-grown', 'Sparkling wine', 'Fruit wine']::text[],
  "winemaker" = 'Mike Lempriere',
  "wine_club" = true,
  "ships_to_state" = true,
  "hours_note" = 'May to August: Friday and Monday 11 AM – 5 PM, Saturday and Sunday 11 AM – 6 PM. September to April: Saturday and Sunday 11 AM – 5 PM. At other times by reservation',
  "reservations_required" = false,
  "walk_ins_welcome" = true,
  "visit_note" = 'Walk in during open hours; at other times by reservation',
  "phone" = '+12067802146',
  "unknown_facts" = array['tastingFee', 'onlineSales', 'hours', 'founded', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'perennial-vintners';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Franc', 'Petit Verdot', 'Malbec']::text[],
  "founded" = 2012,
  "winemaker" = 'Bob Sage',
  "phone" = '+15095485412',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'plain-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Pinot Noir', 'Siegerrebe', 'Cabernet Sauvignon', 'Merlot', 'Syrah']::text[],
  "setting" = array['vineyard view']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2014,
  "wine_club" = true,
  "website" = 'http://www.pomeroycellars.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'pomeroy-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Franc', 'Merlot', 'Cabernet Sauvignon', 'Malbec', 'Viognier', 'Chardonnay']::text[],
  "setting" = array['urban tasting room', 'art gallery']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2005,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'pondera-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sangiovese', 'Petite Sirah', 'Cabernet Sauvignon', 'Cabernet Franc', 'Merlot', 'Zinfandel', 'Syrah', 'Chardonnay']::text[],
  "setting" = array['vineyard view']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 1981,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'portteus-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Pinot Blanc', 'Zweigelt', 'Riesling', 'Pinot Gris']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2016,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'rider-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Mourvèdre']::text[],
  "setting" = array['urban tasting room']::text[],
  "founded" = 2005,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'robert-ramsay-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Grenache', 'Syrah', 'Mourvèdre', 'Viognier', 'Roussanne', 'Marsanne']::text[],
  "setting" = array['urban tasting room']::text[],
  "specialties" = array['Rhône blend', 'Estate-grown']::text[],
  "founded" = 2007,
  "website" = 'https://rotiecellars.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'rotie-cellars';
--> statement-breakpoint
update "wineries" set
  "winemaker" = 'Marty Johnson',
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'ruby-magdalena-vineyards';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Merlot', 'Cabernet Franc']::text[],
  "specialties" = array['Fruit wine']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'founded', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'samson-estates-winery';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'sama-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Pinot Noir', 'Gewürztraminer', 'Riesling', 'Chardonnay', 'Sauvignon Blanc', 'Grüner Veltliner', 'Cabernet Franc', 'Malbec']::text[],
  "setting" = array['urban tasting room']::text[],
  "founded" = 2011,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'savage-grace-wines';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Pinot Gris', 'Viognier', 'Riesling', 'Merlot', 'Malbec', 'Tempranillo', 'Carménère', 'Sauvignon Blanc', 'Petit Verdot', 'Cabernet Franc']::text[],
  "setting" = array['tours', 'barrel room', 'historic building', 'urban tasting room', 'art gallery']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 1988,
  "winemaker" = 'Bobby Richards',
  "tasting_fee" = 25,
  "visit_note" = 'Reservations recommended',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'seven-hills-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Cabernet Franc', 'Syrah', 'Chardonnay']::text[],
  "setting" = array['vineyard view', 'mountain view']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 1997,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'sheridan-vineyard-the-garden';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Roussanne', 'Viognier', 'Chardonnay', 'Mourvèdre', 'Grenache']::text[],
  "setting" = array['historic building']::text[],
  "specialties" = array['Rhône blend']::text[],
  "phone" = '+15098885713',
  "website" = 'https://sigillocellars.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'sigillo-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Malbec', 'Cabernet Sauvignon', 'Merlot', 'Cabernet Franc', 'Petit Verdot', 'Pinot Gris', 'Riesling']::text[],
  "setting" = array['mountain view', 'patio', 'picnic area']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "phone" = '+15095481000',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'silvara-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Merlot', 'Chenin Blanc', 'Chardonnay', 'Gewürztraminer', 'Riesling']::text[],
  "setting" = array['vineyard view', 'patio', 'picnic area']::text[],
  "founded" = 1989,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'silver-lake-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Pinot Noir']::text[],
  "specialties" = array['Estate-grown']::text[],
  "reservations_required" = true,
  "walk_ins_welcome" = false,
  "visit_note" = 'By appointment at the Sedro-Woolley vineyard',
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'skagit-crest-vineyard-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Petit Verdot', 'Carménère', 'Cabernet Sauvignon', 'Syrah']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2006,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'smasne-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Roussanne', 'Viognier', 'Riesling']::text[],
  "specialties" = array['Rhône blend']::text[],
  "founded" = 2007,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'southard-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Chardonnay', 'Cabernet Sauvignon', 'Riesling', 'Malbec', 'Syrah']::text[],
  "setting" = array['patio']::text[],
  "founded" = 2004,
  "tasting_fee" = 25,
  "fee_note" = 'for a mixed flight, $30 for reds only',
  "hours_note" = 'Friday 1 PM – 5 PM, Saturday and Sunday 11 AM – 5 PM',
  "phone" = '+14253981045',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'sparkman-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Cabernet Franc', 'Syrah', 'Merlot', 'Petit Verdot', 'Malbec', 'Viognier']::text[],
  "setting" = array['urban tasting room']::text[],
  "specialties" = array['Estate-grown', 'Meritage / Bordeaux blend']::text[],
  "founded" = 1999,
  "tasting_fee" = 20,
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'spring-valley-vineyard';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'stottle-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Picpoul', 'Roussanne', 'Syrah', 'Pinot Noir', 'Grenache', 'Cinsault', 'Carignan', 'Gamay', 'Furmint', 'Mondeuse', 'Viognier', 'Grüner Veltliner', 'Mourvèdre', 'Grenache Blanc']::text[],
  "setting" = array['vineyard view', 'patio', 'garden', 'picnic area', 'tours']::text[],
  "specialties" = array['Estate-grown', 'Biodynamic vineyard', 'Rhône blend', 'Sparkling wine']::text[],
  "founded" = 1999,
  "website" = 'https://synclinewine.com/',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'syncline-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Black Muscat', 'Orange Muscat', 'Aglianico', 'Sagrantino', 'Nebbiolo', 'Pinot Noir', 'Carménère', 'Mourvèdre']::text[],
  "specialties" = array['Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'tanjuli-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Merlot', 'Cabernet Sauvignon', 'Syrah', 'Viognier', 'Sauvignon Blanc', 'Riesling', 'Chenin Blanc', 'Malbec', 'Petit Verdot', 'Cabernet Franc', 'Sangiovese', 'Dolcetto', 'Barbera']::text[],
  "setting" = array['vineyard view', 'patio', 'tours', 'restaurant']::text[],
  "specialties" = array['Meritage / Bordeaux blend', 'Estate-grown']::text[],
  "founded" = 1992,
  "phone" = '+15095886082',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'terra-blanca-winery-estate-vineyard';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Franc']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'the-melody-lynne-vineyard';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Zinfandel', 'Petite Sirah']::text[],
  "specialties" = array['Port-style wine']::text[],
  "founded" = 1987,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'thurston-wolfe-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Tempranillo', 'Viognier', 'Riesling', 'Mourvèdre']::text[],
  "specialties" = array['Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'founded', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'tildio-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Viognier', 'Syrah', 'Grenache']::text[],
  "setting" = array['urban tasting room']::text[],
  "founded" = 2016,
  "winemaker" = 'Steve Wells',
  "website" = 'https://www.timeanddirectionwines.com/',
  "email" = 'steve@timeanddirectionwines.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'rating']::text[],
  "updated_at" = now()
where "slug" = 'time-direction';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Müller-Thurgau', 'Pinot Noir', 'Chardonnay', 'Pinot Meunier', 'Pinot Gris', 'Syrah']::text[],
  "setting" = array['patio', 'tours']::text[],
  "specialties" = array['Sparkling wine']::text[],
  "founded" = 2010,
  "winemaker" = 'Jürgen Grieb and Christian Grieb',
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'treveri-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Pinot Gris', 'Albariño', 'Malbec', 'Merlot', 'Syrah', 'Cabernet Sauvignon', 'Mourvèdre', 'Viognier', 'Riesling']::text[],
  "setting" = array['urban tasting room']::text[],
  "tasting_fee" = 15,
  "fee_note" = 'waived with a purchase',
  "reservations_required" = false,
  "walk_ins_welcome" = true,
  "unknown_facts" = array['onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'truthteller-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Riesling', 'Cabernet Sauvignon', 'Merlot', 'Malbec', 'Nebbiolo', 'Barbera', 'Chardonnay', 'Pinot Gris', 'Gewürztraminer', 'Sangiovese', 'Cabernet Franc', 'Grenache']::text[],
  "setting" = array['vineyard view', 'mountain view', 'lake view', 'patio', 'restaurant']::text[],
  "specialties" = array['Estate-grown']::text[],
  "founded" = 2000,
  "winemaker" = 'Ray Sandidge',
  "tasting_fee" = 20,
  "fee_note" = 'waived with two or more bottles',
  "unknown_facts" = array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'tsillan-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Merlot', 'Chardonnay', 'Cabernet Franc', 'Riesling', 'Syrah', 'Lemberger', 'Touriga Nacional']::text[],
  "setting" = array['mountain view', 'patio']::text[],
  "specialties" = array['Estate-grown', 'Certified sustainable vineyard']::text[],
  "founded" = 2002,
  "winemaker" = 'Matthew Rawn',
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'shipsToState', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'two-mountain-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Merlot', 'Sauvignon Blanc']::text[],
  "setting" = array['vineyard view']::text[],
  "specialties" = array['Estate-grown', 'Meritage / Bordeaux blend']::text[],
  "founded" = 2007,
  "winemaker" = 'Chris Upchurch',
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'upchurch-vineyard';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'vanarnam-vineyards';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'velen-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Riesling', 'Gewürztraminer', 'Chardonnay', 'Pinot Noir', 'Cabernet Franc', 'Sauvignon Blanc', 'Pinot Gris']::text[],
  "setting" = array['lake view', 'patio', 'restaurant', 'live music']::text[],
  "founded" = 2002,
  "wine_club" = true,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'vin-du-lac-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Sangiovese', 'Chardonnay', 'Syrah', 'Mourvèdre', 'Dolcetto', 'Cabernet Sauvignon', 'Merlot', 'Grüner Veltliner']::text[],
  "founded" = 2015,
  "wine_club" = true,
  "website" = 'http://www.vitalwinery.com',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'setting', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'vital-wines';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Grenache', 'Cabernet Sauvignon']::text[],
  "setting" = array['urban tasting room']::text[],
  "founded" = 2005,
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'phone', 'email']::text[],
  "updated_at" = now()
where "slug" = 'waters-winery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Syrah', 'Sangiovese', 'Barbera', 'Cabernet Sauvignon', 'Grenache', 'Nebbiolo']::text[],
  "setting" = array['vineyard view', 'mountain view', 'river view']::text[],
  "specialties" = array['Estate-grown']::text[],
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'phone', 'website', 'email']::text[],
  "updated_at" = now()
where "slug" = 'waving-tree-vineyards-winery';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'whitman-hill-winery';
--> statement-breakpoint
update "wineries" set
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'varietals', 'setting', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'willow-wine-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Franc', 'Sauvignon Blanc', 'Nebbiolo', 'Sagrantino']::text[],
  "setting" = array['vineyard view', 'patio', 'historic building']::text[],
  "specialties" = array['Organic vineyard', 'Biodynamic vineyard', 'Estate-grown', 'Meritage / Bordeaux blend', 'Distillery']::text[],
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'founded', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'wilridge-vineyard-winery-distillery';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Merlot', 'Cabernet Sauvignon', 'Syrah', 'Mourvèdre', 'Malbec', 'Chardonnay']::text[],
  "setting" = array['patio', 'tours']::text[],
  "specialties" = array['Meritage / Bordeaux blend']::text[],
  "founded" = 2017,
  "winemaker" = 'Phillip Butterfield',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'winescape';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Cabernet Sauvignon', 'Riesling', 'Pinot Gris']::text[],
  "setting" = array['patio']::text[],
  "founded" = 2016,
  "phone" = '+15097861311',
  "unknown_facts" = array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'wit-cellars';
--> statement-breakpoint
update "wineries" set
  "varietals" = array['Merlot', 'Lemberger', 'Sangiovese', 'Roussanne', 'Pinot Gris', 'Chardonnay']::text[],
  "setting" = array['tours', 'children welcome']::text[],
  "founded" = 2007,
  "unknown_facts" = array['tastingFee', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[],
  "updated_at" = now()
where "slug" = 'yakima-valley-vintners-grandview-campus';
--> statement-breakpoint
-- The sources of the grapes are named anew below, grape by grape.
delete from "fact_sources" s using "wineries" w
where w."id" = s."winery_id" and s."fact" = 'varietals' and w."left_kind" is null
  and w."slug" in ('abeja', 'airfield-estates', 'alexandria-nicole-cellars', 'amavi-cellars-pepper-bridge-winery', 'amos-rome-vineyards', 'antolin-cellars', 'armstrong-family-winery', 'baer-winery', 'bainbridge-vineyards', 'baroness-cellars', 'barrage-cellars', 'barrister-winery', 'benson-vineyards-estate-winery', 'bergevin-lane-vineyards', 'bertelsen-winery', 'betz-family-winery', 'bledsoe-family-winery', 'bonair-winery', 'bontzu-cellars', 'browne-family-vineyards', 'burnt-bridge-cellars', 'canoe-ridge-vineyard', 'cascade-cliffs-vineyard-winery', 'cave-b-estate-winery', 'chandler-reach-vineyards', 'chateau-ste-michelle-winery', 'china-bend-winery', 'claar-cellars', 'co-dinn-cellars', 'col-solare', 'corliss', 'coyote-canyon-winery', 'cultura-wine', 'cote-bonneville', 'dama-wines', 'delille-cellars', 'dineen-vineyards', 'domanico-cellars', 'eagle-creek-winery', 'eagle-haven-winery', 'echolands-winery', 'efeste', 'eight-bells-winery', 'el-corazon-winery', 'eleven-winery-manette', 'fidelitas', 'fielding-hills-winery', 'forgeron-cellars', 'fortuity-cellars', 'freehand-cellars', 'frichette-winery', 'garrison-creek-cellars', 'genoa-cellars', 'gilbert-cellars', 'ginkgo-forest-winery', 'glm-wine-co', 'goose-ridge-vineyards', 'gouger-cellars', 'gard-vintners', 'harbinger-winery', 'hard-row-to-hoe-vineyards', 'hedges-family-estate', 'henry-earl-estates-russell-creek', 'hoodsport-winery', 'horizons-edge-winery-maison-de-padgett', 'hyatt-vineyards', 'j-bell-cellars-lavender', 'jacob-williams-winery', 'jaine-wines-cottage', 'januik-winery', 'jm-cellars', 'kana-winery', 'kerloo-cellars', 'kestrel-vintners', 'kiona-vineyards-and-winery', 'knight-hill-winery', 'kontos-cellars', 'lecole-no-41', 'lagana-cellars', 'lake-chelan-winery', 'lawrelin-wine-cellars', 'liberty-lake-wine-cellars', 'locati-cellars', 'lodmell-cellars', 'lookout-point-winery', 'lost-river-winery', 'lullaby-winery', 'maison-bleue-family-winery', 'malaga-springs-winery', 'mark-ryan-winery', 'martin-scott-winery', 'martinez-and-martinez-winery', 'maryhill-winery', 'matthews-winery', 'mellisoni-vineyards', 'merry-cellars', 'milbrandt-vineyards', 'naches-heights-vineyard-nhv', 'novelty-hill-winery', 'olympic-cellars-winery', 'otis-kenyon-wine', 'owen-roe', 'page-cellars', 'paradisos-del-sol-winery-and-organic-vineyard', 'pasek-cellars', 'perennial-vintners', 'plain-cellars', 'pomeroy-cellars', 'pondera-winery', 'portteus-winery', 'rider-cellars', 'robert-ramsay-cellars', 'rotie-cellars', 'samson-estates-winery', 'savage-grace-wines', 'seven-hills-winery', 'sheridan-vineyard-the-garden', 'sigillo-cellars', 'silvara-cellars', 'silver-lake-winery', 'skagit-crest-vineyard-winery', 'smasne-cellars', 'southard-winery', 'sparkman-cellars', 'spring-valley-vineyard', 'syncline-winery', 'tanjuli-winery', 'terra-blanca-winery-estate-vineyard', 'the-melody-lynne-vineyard', 'thurston-wolfe-winery', 'tildio-winery', 'time-direction', 'treveri-cellars', 'truthteller-winery', 'tsillan-cellars', 'two-mountain-winery', 'upchurch-vineyard', 'vin-du-lac-winery', 'vital-wines', 'waters-winery', 'waving-tree-vineyards-winery', 'wilridge-vineyard-winery-distillery', 'winescape', 'wit-cellars', 'yakima-valley-vintners-grandview-campus');
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select w."id", f."fact", f."items", f."name", f."url", f."date", f."sureness", f."note"
from (values
  ('abeja', 'varietals', array['Cabernet Sauvignon', 'Syrah', 'Viognier']::text[], 'Seattle Magazine', 'https://seattlemag.com/washington-wine-country-getaways-walla-walla/', '2014-10-15', 'high', null),
  ('abeja', 'varietals', array['Merlot', 'Chardonnay']::text[], 'WineBid', 'https://www.winebid.com/BuyWine/Item/Auction/1048995/2014-Abeja-Viognier', null, 'medium', null),
  ('abeja', 'setting', array['lodging', 'historic building']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/life/make-a-beeline-for-this-walla-walla-winery', null, 'medium', null),
  ('abeja', 'setting', array['vineyard view', 'garden']::text[], 'thepaintboxgarden.com', 'https://thepaintboxgarden.com/walla-wallas-abeja-inn-and-winery', null, 'medium', null),
  ('abeja', 'specialties', array['Estate-grown']::text[], 'Seattle Magazine', 'https://seattlemag.com/washington-wine-country-getaways-walla-walla/', '2014-10-15', 'high', 'Syrah and Viognier from vines at the winery'),
  ('abeja', 'founded', null::text[], 'WineBid', 'https://www.winebid.com/BuyWine/Item/Auction/1048995/2014-Abeja-Viognier', null, 'low', 'started 2000, first vintage 2001; another page dates the partnership 2002'),
  ('abeja', 'reservationsRequired', null::text[], 'personalwinerytours.biz', 'https://www.personalwinerytours.biz/Walla-Walla', null, 'medium', 'strictly by appointment; page undated, but with the winemakers of recent years'),
  ('abeja', 'walkInsWelcome', null::text[], 'personalwinerytours.biz', 'https://www.personalwinerytours.biz/Walla-Walla', null, 'medium', 'strictly by appointment; page undated, but with the winemakers of recent years'),
  ('airfield-estates', 'varietals', array['Sauvignon Blanc']::text[], 'islands.com', 'https://www.islands.com/1917785/prosser-wine-capital-washington-charming-town-vineyards/', '2025-07-26', 'high', null),
  ('airfield-estates', 'varietals', array['Cabernet Sauvignon', 'Riesling', 'Gewürztraminer']::text[], 'Sunnyside Sun', 'https://www.sunnysidesun.com/news/business/new-tasting-room-for-airfield-estates/article_4dce7088-5f40-11ea-9a28-cb8c6d70145e.html', '2020-03-05', 'high', 'planted 1968'),
  ('airfield-estates', 'varietals', array['Chardonnay', 'Pinot Gris']::text[], 'East Oregonian', 'https://www.eastoregonian.com/community/airfield-winery-proves-to-be-a-great-place-to-land/article_c2592ad7-282c-5bc9-8b56-256c45104bf1.html', '2010', 'high', 'also a blend of Viognier, Roussanne, Chardonnay, Gewürztraminer; about 15 wines poured'),
  ('airfield-estates', 'varietals', array['Merlot', 'Syrah']::text[], 'Write for Wine', 'https://writeforwine.com/airfield-estates-not-your-simple-merlot/', null, 'medium', null),
  ('airfield-estates', 'specialties', array['Estate-grown']::text[], 'Washington State Wine Commission', 'https://www.washingtonwine.org/sf_industry_location/airfield-estates-prosser-tasting-room/', null, 'medium', '100% estate grown; 21 varieties, over 800 acres'),
  ('airfield-estates', 'wineClub', null::text[], 'The Columbian', 'https://columbian.com/news/2020/feb/25/airfield-estates-ready-to-open-waterfront-vancouver-tasting-room', '2020-02-25', 'high', null),
  ('alexandria-nicole-cellars', 'varietals', array['Riesling', 'Merlot', 'Grenache', 'Viognier', 'Malbec', 'Lemberger', 'Sauvignon Blanc', 'Tempranillo', 'Cabernet Sauvignon', 'Roussanne', 'Mourvèdre', 'Cabernet Franc', 'Marsanne', 'Syrah', 'Petit Verdot']::text[], 'Wild 4 Washington Wine', 'https://www.wild4washingtonwine.com/2012/08/veraison-and-vineyard-tour-at.html', '2012-08', 'high', 'planted in the estate Destiny Ridge Vineyard'),
  ('alexandria-nicole-cellars', 'varietals', array['Counoise', 'Petite Sirah']::text[], 'Wikipedia', 'https://en.wikipedia.org/wiki/Alexandria_Nicole_Cellars', null, 'medium', 'grown at Destiny Ridge'),
  ('alexandria-nicole-cellars', 'setting', array['river view']::text[], 'Wild 4 Washington Wine', 'https://www.wild4washingtonwine.com/2012/08/veraison-and-vineyard-tour-at.html', '2012-08', 'high', 'vineyard lies above the Columbia'),
  ('alexandria-nicole-cellars', 'setting', array['vineyard view', 'lodging']::text[], 'Aaron''s Wine Chronicles', 'https://www.aaronswinechronicles.com/a-day-in-paterson-2/', null, 'medium', 'Destiny Ridge tasting room; tiny vineyard guest houses'),
  ('alexandria-nicole-cellars', 'specialties', array['Estate-grown']::text[], 'Wikipedia', 'https://en.wikipedia.org/wiki/Alexandria_Nicole_Cellars', null, 'medium', null),
  ('alexandria-nicole-cellars', 'founded', null::text[], 'Wikipedia', 'https://en.wikipedia.org/wiki/Alexandria_Nicole_Cellars', null, 'medium', 'Capital Press (2022): vineyard 1998, first wine 2003'),
  ('amavi-cellars-pepper-bridge-winery', 'varietals', array['Cabernet Sauvignon', 'Syrah', 'Sémillon']::text[], 'tonightswine.blogspot.com', 'https://tonightswine.blogspot.com/2008/02/amavi-cellars.html', '2008-02', 'high', 'Amavi; tasted at Walla Walla'),
  ('amavi-cellars-pepper-bridge-winery', 'varietals', array['Grenache']::text[], 'gusclemensonwine.com', 'https://gusclemensonwine.com/?p=5963', null, 'medium', 'Amavi 2014 Syrah with 4% Grenache'),
  ('amavi-cellars-pepper-bridge-winery', 'varietals', array['Merlot']::text[], 'wineryreflections.com', 'https://wineryreflections.com/featureoftheweek/pepperbridgeamavi', null, 'medium', 'Pepper Bridge'),
  ('amavi-cellars-pepper-bridge-winery', 'setting', array['urban tasting room']::text[], 'northbonneville.com', 'https://www.northbonneville.com/2020/06/25/vancouver-waterfronts-newest-tasting-room-opens-as-wineries-patrons-sample-new-normal/', '2020-06', 'high', 'joint tasting room in Vancouver, open in June 2020'),
  ('amavi-cellars-pepper-bridge-winery', 'specialties', array['Estate-grown', 'Certified sustainable vineyard']::text[], 'gusclemensonwine.com', 'https://gusclemensonwine.com/?p=5963', null, 'medium', null),
  ('amavi-cellars-pepper-bridge-winery', 'founded', null::text[], 'wineryreflections.com', 'https://wineryreflections.com/featureoftheweek/pepperbridgeamavi', null, 'medium', 'Pepper Bridge 1998, Amavi 2003'),
  ('amos-rome-vineyards', 'varietals', array['Merlot']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2021/01/07/vinelines-dispatch-harvest-surrounding-lake-chelan/', '2021-01-07', 'high', 'estate'),
  ('amos-rome-vineyards', 'specialties', array['Estate-grown']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2021/01/07/vinelines-dispatch-harvest-surrounding-lake-chelan/', '2021-01-07', 'high', null),
  ('antolin-cellars', 'varietals', array['Viognier', 'Petite Sirah', 'Carménère', 'Cabernet Sauvignon']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/wine-scene-a-trail-of-summer-whites-in-the-yakima-valley/article_0fa105e2-20d9-11ee-960c-5b3b437b6039.html', '2023-07-14', 'high', 'text: petite syrah'),
  ('antolin-cellars', 'varietals', array['Malbec', 'Riesling']::text[], 'Sip Magazine', 'https://sipmagazine.com/your-weekend-itinerary-to-wine-in-yakima', null, 'medium', 'c. 2019'),
  ('antolin-cellars', 'setting', array['patio', 'urban tasting room']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/wine-scene-a-trail-of-summer-whites-in-the-yakima-valley/article_0fa105e2-20d9-11ee-960c-5b3b437b6039.html', '2023-07-14', 'high', 'historic district, downtown Yakima'),
  ('antolin-cellars', 'specialties', array['Port-style wine']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/wine-scene-a-trail-of-summer-whites-in-the-yakima-valley/article_0fa105e2-20d9-11ee-960c-5b3b437b6039.html', '2023-07-14', 'high', null),
  ('antolin-cellars', 'specialties', array['Estate-grown']::text[], 'Sip Magazine', 'https://sipmagazine.com/your-weekend-itinerary-to-wine-in-yakima', null, 'medium', 'own five-acre Yakima Valley vineyard'),
  ('armstrong-family-winery', 'varietals', array['Cabernet Sauvignon']::text[], 'Crushed Grape Chronicles', 'https://www.crushedgrapechronicles.com/armstrong-family-winery-the-journey-to-washington/', '2019', 'high', 'planted in the estate Valley Grove Vineyard'),
  ('armstrong-family-winery', 'varietals', array['Syrah']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/life/syrah-by-armstrong-winery-in-woodinville-tops-invite-contest/', null, 'medium', '2016 The Scotsman Syrah; page states no date, about 2020'),
  ('armstrong-family-winery', 'varietals', array['Riesling']::text[], 'sips-n-tips.com', 'https://sips-n-tips.com/its-all-in-the-family', null, 'medium', 'poured at the Walla Walla room; year inferred from the Wine Bloggers Conference; page states no date, about 2018'),
  ('armstrong-family-winery', 'founded', null::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/life/syrah-by-armstrong-winery-in-woodinville-tops-invite-contest/', null, 'medium', 'first commercial wine 2011; Woodinville tasting room 2013 (https://washingtontastingroom.com/wine-reviews/armstrong-family-winery-spreads-wings-to-walla-walla); page states no date, about 2020'),
  ('baer-winery', 'varietals', array['Cabernet Franc', 'Merlot', 'Cabernet Sauvignon', 'Syrah', 'Chardonnay']::text[], 'SeattleDINING!', 'https://seattledining.com/Archive/beverages/wine/western_wa_wines/baer_winery_2015.aspx', '2015', 'high', 'Ursa, Arctos, Callisto, Star, Maia (Cabernet Franc, club only), Shard (unoaked Chardonnay)'),
  ('baer-winery', 'setting', array['urban tasting room']::text[], 'Washington Wine Report', 'https://www.wawinereport.com/2012/05/a-legacy-lives-on-at-baer-winery.html', '2012-05', 'high', 'Woodinville Warehouse District since 2007'),
  ('baer-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'SeattleDINING!', 'https://seattledining.com/Archive/beverages/wine/western_wa_wines/baer_winery_2015.aspx', '2015', 'high', null),
  ('baer-winery', 'founded', null::text[], 'SeattleDINING!', 'https://seattledining.com/Archive/beverages/wine/western_wa_wines/baer_winery_2015.aspx', '2015', 'high', null),
  ('baer-winery', 'wineClub', null::text[], 'SeattleDINING!', 'https://seattledining.com/Archive/beverages/wine/western_wa_wines/baer_winery_2015.aspx', '2015', 'high', null),
  ('bainbridge-vineyards', 'varietals', array['Madeleine Angevine', 'Müller-Thurgau', 'Pinot Noir']::text[], 'Vibrant Travelers', 'https://vibranttravelers.com/blog/tag/Wine+Education', null, 'medium', 'post undated; pours the 2021 rosé, so about 2022'),
  ('bainbridge-vineyards', 'varietals', array['Pinot Gris', 'Siegerrebe', 'Zweigelt', 'Regent', 'Garanoir', 'Dunkelfelder']::text[], 'Vibrant Travelers', 'https://vibranttravelers.com/blog/tag/Women-Owned+Business', null, 'medium', 'grapes planted in the vineyard; date about 2022'),
  ('bainbridge-vineyards', 'setting', array['patio', 'garden']::text[], 'Vibrant Travelers', 'https://vibranttravelers.com/blog/tag/Wine+Education', null, 'medium', 'outdoor tasting garden with umbrellas; page states no date, about 2022'),
  ('bainbridge-vineyards', 'specialties', array['Estate-grown']::text[], 'parfittway.com', 'https://parfittway.com/Blog/?p=1613', null, 'medium', 'seven acres of vines at the Day Road farm; page states no date, about 2015'),
  ('bainbridge-vineyards', 'specialties', array['Organic vineyard']::text[], 'Vibrant Travelers', 'https://vibranttravelers.com/blog/tag/Women-Owned+Business', null, 'medium', 'organic certificate 2014; B-Corp; page states no date, about 2022'),
  ('bainbridge-vineyards', 'founded', null::text[], 'fwtmagazine.com', 'https://fwtmagazine.com/sustainable-bainbridge-vineyards-crafts-every-glass', null, 'medium', 'reopened 2013 by new owners'),
  ('bainbridge-vineyards', 'website', null::text[], 'bainbridgevineyards.com', 'https://www.bainbridgevineyards.com/history-1', null, 'medium', null),
  ('baroness-cellars', 'varietals', array['Petit Verdot']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_ad929d94-2379-11ea-adbf-b33eb57f1490.html', '2019-12', 'high', null),
  ('baroness-cellars', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_ad929d94-2379-11ea-adbf-b33eb57f1490.html', '2019-12', 'high', null),
  ('barrage-cellars', 'varietals', array['Riesling', 'Chardonnay', 'Syrah', 'Merlot', 'Cabernet Sauvignon', 'Cabernet Franc']::text[], 'Advinetures', 'https://advinetures.ca/blog/barrage-cellars/', '2015-01', 'medium', 'all single-grape wines; Syrah and Cabernet Franc again in a post of about 2020 (writeforwine.com/barrage-cellars-2)'),
  ('barrage-cellars', 'setting', array['urban tasting room', 'barrel room']::text[], 'Advinetures', 'https://advinetures.ca/blog/barrage-cellars/', '2015-01', 'high', 'Warehouse District'),
  ('barrage-cellars', 'founded', null::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2010/12/barrage-cellars-kevin-corrells.html', '2010-12', 'high', 'another source says 2006'),
  ('barrister-winery', 'varietals', array['Sauvignon Blanc', 'Merlot', 'Cabernet Franc', 'Cabernet Sauvignon']::text[], 'psychedelicgrape.com', 'https://psychedelicgrape.com/2012/04/12/an-afternoon-at-barrister-winery/', '2012-04', 'high', null),
  ('barrister-winery', 'varietals', array['Petit Verdot']::text[], 'Write for Wine', 'https://writeforwine.com/barrister/', null, 'medium', '2020 Cabernet Franc with 5% Petit Verdot'),
  ('barrister-winery', 'setting', array['historic building', 'patio']::text[], 'wixywriter.com', 'https://www.wixywriter.com/post/barrister-winery-june-2021', '2021-06', 'high', '1908 brick building in Railroad Alley; garden patio'),
  ('barrister-winery', 'setting', array['art gallery', 'urban tasting room']::text[], 'Sweet Tempranillo', 'https://sweetempranillo.com/2015/04/20/barrister-winery-a-barrel-tasting-visit/', '2015-04', 'high', null),
  ('barrister-winery', 'setting', array['barrel room']::text[], 'Write for Wine', 'https://writeforwine.com/barrister/', null, 'medium', 'barrels under the railway; wines ''train-settled'''),
  ('barrister-winery', 'founded', null::text[], 'wixywriter.com', 'https://www.wixywriter.com/post/barrister-winery-june-2021', '2021-06', 'high', null),
  ('benson-vineyards-estate-winery', 'varietals', array['Syrah', 'Sangiovese']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_760b8950-4c71-11ea-a833-ab708bb2bf0d.html', '2020-02', 'high', 'Encore blend, with Bordeaux grapes'),
  ('benson-vineyards-estate-winery', 'varietals', array['Chardonnay', 'Pinot Noir', 'Nebbiolo']::text[], 'wineandhistory.wordpress.com', 'https://wineandhistory.wordpress.com/category/varietals/rose/', null, 'medium', 'visit c. Sept 2012; Syrah as rosé'),
  ('benson-vineyards-estate-winery', 'setting', array['live music']::text[], 'Lake Chelan Wine Valley', 'http://lakechelanwinevalley.com/lake-chelan-crush/', '2018-10', 'high', 'Crush weekend concerts'),
  ('benson-vineyards-estate-winery', 'setting', array['lake view']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2013/05/16/wine-industry-extends-lake-chelans-tourism-season/', '2013-05-16', 'high', 'north shore of the lake'),
  ('benson-vineyards-estate-winery', 'setting', array['vineyard view', 'patio']::text[], 'Seattle Met', 'http://www.seattlemet.com/eat-and-drink/articles/wine-destinations-0909/1/', '2009-09', 'high', null),
  ('benson-vineyards-estate-winery', 'specialties', array['Estate-grown']::text[], 'hotocleansup.blogspot.com', 'http://hotocleansup.blogspot.com/2010/08/day-1-lake-chelan-continued.html', '2010-08-12', 'high', null),
  ('benson-vineyards-estate-winery', 'founded', null::text[], 'Lake Chelan Wine Valley', 'http://lakechelanwinevalley.com/wine-industry-brings-new-life-to-manson/', null, 'medium', 'winery opened 2004; vineyard planted 2002; another blog says established 1999 (land purchase)'),
  ('benson-vineyards-estate-winery', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_760b8950-4c71-11ea-a833-ab708bb2bf0d.html', '2020-02', 'high', null),
  ('bergevin-lane-vineyards', 'varietals', array['Cabernet Sauvignon', 'Syrah']::text[], 'wildwallawallawinewoman.blogspot.com', 'https://wildwallawallawinewoman.blogspot.com/2009/01/its-cold-in-walla-walla-but-its-hot-at.html', '2009-01-28', 'high', null),
  ('bergevin-lane-vineyards', 'varietals', array['Sauvignon Blanc', 'Merlot']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('bergevin-lane-vineyards', 'setting', array['urban tasting room']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-30-to-10-5', '2020', 'high', 'art collective and kitchen in the same building'),
  ('bergevin-lane-vineyards', 'specialties', array['Meritage / Bordeaux blend']::text[], 'westseattlewinecellars.com', 'https://westseattlewinecellars.com/2010/03/01/washington-wine-club-march-2010/', '2010-03', 'high', 'Intuition Reserve'),
  ('bergevin-lane-vineyards', 'founded', null::text[], 'thedailymeal.com', 'https://www.thedailymeal.com/producer-profile-bergevin-lane-vineyards/', null, 'medium', 'winery doors opened to the public May 2003'),
  ('bergevin-lane-vineyards', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/3-26to3-29', '2021', 'medium', '70 N. Colville Street; weekday fits 2021'),
  ('bertelsen-winery', 'varietals', array['Riesling', 'Merlot', 'Cabernet Franc']::text[], 'Dan the Wine Guy', 'https://danthewineguy.com/?p=1813', '2014-11', 'high', null),
  ('bertelsen-winery', 'varietals', array['Malbec']::text[], 'Bellingham Alive', 'https://bellinghamalive.com/dine/bartelsen-winery/', null, 'medium', '2012 Malbec from Red Mountain'),
  ('bertelsen-winery', 'varietals', array['Pinot Gris']::text[], 'Bellingham Alive', 'https://bellinghamalive.com/dine/bartelsen-winery/', null, 'medium', 'planted: about an acre at the winery'),
  ('bertelsen-winery', 'setting', array['patio']::text[], 'Dan the Wine Guy', 'https://danthewineguy.com/?p=1813', '2014-11', 'high', null),
  ('bertelsen-winery', 'founded', null::text[], 'Wine Press Northwest', 'https://www.winepressnw.com/magazine/2018/winter-2018/article231577298.html', '2018', 'high', 'opening; sources say April or May 2014'),
  ('betz-family-winery', 'varietals', array['Syrah', 'Grenache', 'Cinsault', 'Counoise', 'Mourvèdre']::text[], 'Zinfandel Chronicles', 'https://zinfandelchronicles.com/2014/09/betz-family-winery-fall-2014-release-party/', '2014-09', 'high', 'Bésoleil, La Serenne, La Côte Rousse, La Côte Patriarche'),
  ('betz-family-winery', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Petit Verdot']::text[], 'Redmond Reporter', 'https://www.redmond-reporter.com/news/betz-family-winery-continues-tradition-of-master-crafted-wines/', null, 'medium', 'Père de Famille; date about 2018 (sale of 2011 ''around seven years ago'')'),
  ('betz-family-winery', 'specialties', array['Meritage / Bordeaux blend', 'Rhône blend']::text[], 'Zinfandel Chronicles', 'https://zinfandelchronicles.com/2014/09/betz-family-winery-fall-2014-release-party/', '2014-09', 'high', null),
  ('betz-family-winery', 'founded', null::text[], 'Redmond Reporter', 'https://www.redmond-reporter.com/news/betz-family-winery-continues-tradition-of-master-crafted-wines/', null, 'medium', null),
  ('bledsoe-family-winery', 'varietals', array['Syrah']::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'https://allaloneonaplanetfullofpeople.blogspot.com/2024/07/2023-bledsoe-family-winery-healy-rose.html', '2024-07-14', 'high', 'Healy rosé of 100% Syrah, estate and neighbours'' vineyards'),
  ('bledsoe-family-winery', 'varietals', array['Cabernet Sauvignon', 'Chardonnay']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('bledsoe-family-winery', 'setting', array['urban tasting room']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/3-26to3-29', '2021', 'high', null),
  ('bledsoe-family-winery', 'winemaker', null::text[], 'Ken''s Wine Guide', 'https://www.kenswineguide.com/blog/?p=2329', '2024-04', 'high', null),
  ('bledsoe-family-winery', 'wineClub', null::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'https://allaloneonaplanetfullofpeople.blogspot.com/2024/07/2023-bledsoe-family-winery-healy-rose.html', '2024-07-14', 'high', null),
  ('bledsoe-family-winery', 'shipsToState', null::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'https://allaloneonaplanetfullofpeople.blogspot.com/2024/07/2023-bledsoe-family-winery-healy-rose.html', '2024-07-14', 'high', 'a club shipment was received'),
  ('bledsoe-family-winery', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/3-26to3-29', '2021', 'medium', '229 E Main Street; weekday (Friday, March 26) fits 2021'),
  ('bledsoe-family-winery', 'visitNote', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/3-26to3-29', '2021', 'high', null),
  ('bonair-winery', 'varietals', array['Petit Verdot']::text[], 'blog.winedoggies.com', 'http://blog.winedoggies.com/index.php/category/wine-tour/', '2015-04', 'high', 'barrel sample at Spring Barrel Tasting'),
  ('bonair-winery', 'varietals', array['Riesling', 'Viognier', 'Merlot', 'Cabernet Sauvignon']::text[], 'Firstleaf', 'https://www.firstleaf.com/a/wine-directory/regions/united-states/washington-state/rattlesnake-hills-ava?grid_1_page=12', null, 'medium', null),
  ('bonair-winery', 'varietals', array['Chardonnay', 'Pinot Noir', 'Touriga Nacional', 'Gewürztraminer', 'Malbec', 'Cabernet Franc']::text[], 'Washington State Wine Commission', 'https://www.washingtonwine.org/sf_industry_location/bonair-winery-and-vineyards/', null, 'medium', 'estate plantings; the page says only ''Touriga'''),
  ('bonair-winery', 'setting', array['vineyard view', 'mountain view', 'tours']::text[], 'Wild 4 Washington Wine', 'https://www.wild4washingtonwine.com/2011/05/bonair-winery-escape-to-zillah.html', '2011-05', 'high', 'an original building is used for educational wine tours; duck pond'),
  ('bonair-winery', 'specialties', array['Estate-grown']::text[], 'Washington State Wine Commission', 'https://www.washingtonwine.org/sf_industry_location/bonair-winery/', null, 'medium', 'calls itself an estate winery'),
  ('bonair-winery', 'founded', null::text[], 'vintners.net', 'http://vintners.net/wawine/bonair', '2005', 'high', 'bonded, first crush'),
  ('bontzu-cellars', 'varietals', array['Cabernet Sauvignon', 'Viognier']::text[], 'tableconversation.com', 'https://www.tableconversation.com/travel_united_states/', null, 'medium', 'visit about 2019 (2017-2018 vintages poured)'),
  ('bontzu-cellars', 'varietals', array['Chardonnay', 'Syrah', 'Merlot', 'Pinot Noir', 'Carménère']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('bontzu-cellars', 'setting', array['urban tasting room', 'live music']::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2019/6/29/bontzu-cellars', '2019-06-29', 'high', 'then newly moved downtown, late hours at weekends'),
  ('bontzu-cellars', 'founded', null::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2019/6/29/bontzu-cellars', '2019-06-29', 'high', null),
  ('browne-family-vineyards', 'varietals', array['Cabernet Sauvignon', 'Malbec', 'Merlot', 'Pinot Noir', 'Chardonnay']::text[], 'brownefamilyvineyards.com', 'https://www.brownefamilyvineyards.com/journal/the-spectacle-issue-33', '2024', 'high', 'the Browne Forest Project line; Pinot Noir from Oregon and Chardonnay from Paso Robles'),
  ('browne-family-vineyards', 'varietals', array['Cabernet Franc']::text[], 'mywinepal.com', 'https://mywinepal.com/2015/08/30/a-sip-of-walla-walla-wines/', '2015-08-30', 'high', null),
  ('browne-family-vineyards', 'varietals', array['Viognier', 'Syrah', 'Grenache', 'Pinot Gris', 'Sauvignon Blanc']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('browne-family-vineyards', 'setting', array['urban tasting room']::text[], 'mywinepal.com', 'https://mywinepal.com/2015/08/30/a-sip-of-walla-walla-wines/', '2015-08-30', 'high', 'an in-town tasting room, visited on foot'),
  ('browne-family-vineyards', 'setting', array['patio']::text[], 'The Seattle Times', 'https://www.seattletimes.com/sponsored/discover-washington-why-so-many-are-wild-about-walla-walla/', null, 'medium', null),
  ('browne-family-vineyards', 'specialties', array['Sparkling wine']::text[], 'The Seattle Times', 'https://www.seattletimes.com/sponsored/discover-washington-why-so-many-are-wild-about-walla-walla/', null, 'medium', null),
  ('browne-family-vineyards', 'specialties', array['Meritage / Bordeaux blend']::text[], 'brownefamilyvineyards.com', 'https://brownefamilyvineyards.com/journal/drink/issue-10-drink-tribute-courtesy-of-winemaker-john-freeman/', null, 'medium', 'Tribute'),
  ('browne-family-vineyards', 'wineClub', null::text[], 'brownefamilyvineyards.com', 'https://www.brownefamilyvineyards.com/journal/the-spectacle-issue-33', '2024', 'high', 'speaks of dedicated members'),
  ('browne-family-vineyards', 'tastingFee', null::text[], 'The Seattle Times', 'https://www.seattletimes.com/sponsored/discover-washington-why-so-many-are-wild-about-walla-walla/', '2021', 'medium', 'flights of four reds, whites or sparkling wines on the patio; page about 2021'),
  ('browne-family-vineyards', 'website', null::text[], 'brownefamilyvineyards.com', 'https://www.brownefamilyvineyards.com/journal/the-spectacle-issue-33', '2024', 'high', null),
  ('burnt-bridge-cellars', 'varietals', array['Mourvèdre']::text[], 'The Columbian', 'https://www.columbian.com/news/2018/nov/24/clark-county-wineries-roll-out-welcome-mat-for-barrel-tasting/', '2018-11', 'high', null),
  ('burnt-bridge-cellars', 'setting', array['urban tasting room']::text[], 'kazzit.com', 'https://kazzit.com/winery/burnt-bridge-cellars.html', null, 'medium', 'downtown Vancouver; kitchen and room for private events'),
  ('canoe-ridge-vineyard', 'varietals', array['Sauvignon Blanc', 'Chardonnay', 'Syrah']::text[], 'Sweet Tempranillo', 'https://sweetempranillo.com/2015/07/27/canoe-ridge-vineyard/', '2015-07-27', 'high', 'also a Cinsault rosé and a Syrah-Merlot-Malbec blend'),
  ('canoe-ridge-vineyard', 'varietals', array['Merlot', 'Cabernet Sauvignon']::text[], 'thewinebuyingguide.com', 'http://thewinebuyingguide.com/Winery-Profiles/Canoe-Ridge-Vineyard', null, 'medium', null),
  ('canoe-ridge-vineyard', 'varietals', array['Pinot Gris']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('canoe-ridge-vineyard', 'setting', array['historic building', 'patio', 'urban tasting room']::text[], 'Sweet Tempranillo', 'https://sweetempranillo.com/2015/07/27/canoe-ridge-vineyard/', '2015-07-27', 'high', 'former trolley house (Walla Walla Traction Co.), 1905 Cherry St.'),
  ('canoe-ridge-vineyard', 'specialties', array['Estate-grown']::text[], 'Sweet Tempranillo', 'https://sweetempranillo.com/2015/07/27/canoe-ridge-vineyard/', '2015-07-27', 'high', null),
  ('canoe-ridge-vineyard', 'founded', null::text[], 'thewinebuyingguide.com', 'http://thewinebuyingguide.com/Winery-Profiles/Canoe-Ridge-Vineyard', null, 'low', 'winery 1994 (another page: 1993); estate vineyard planted 1989'),
  ('cascade-cliffs-vineyard-winery', 'varietals', array['Sauvignon Blanc', 'Zinfandel', 'Malbec', 'Syrah', 'Barbera']::text[], 'NewsBreak', 'https://www.newsbreak.com/news/2264403491182/weekend-wine-tasting-cascade-cliffs-in-seattle-s-georgetown-neighborhood', '2021-05-27', 'high', null),
  ('cascade-cliffs-vineyard-winery', 'varietals', array['Merlot', 'Nebbiolo', 'Symphony', 'Cabernet Sauvignon', 'Dolcetto']::text[], 'Washington State Wine Commission', 'https://www.washingtonwine.org/sf_industry_location/cascade-cliffs-vineyard-winery-2/', null, 'medium', 'estate vineyard'),
  ('cascade-cliffs-vineyard-winery', 'setting', array['vineyard view', 'mountain view', 'picnic area', 'tours']::text[], 'cascadecliffs.com', 'http://cascadecliffs.com/about-us/vineyard-and-winery/', null, 'medium', 'outdoor seating; tours on request; view of cliffs and Mt. Hood'),
  ('cascade-cliffs-vineyard-winery', 'specialties', array['Estate-grown']::text[], 'Washington State Wine Commission', 'https://www.washingtonwine.org/sf_industry_location/cascade-cliffs-vineyard-winery-2/', null, 'medium', '20 acres; organic and biodynamic techniques used (not stated as certified)'),
  ('cascade-cliffs-vineyard-winery', 'founded', null::text[], 'NewsBreak', 'https://www.newsbreak.com/news/2264403491182/weekend-wine-tasting-cascade-cliffs-in-seattle-s-georgetown-neighborhood', '2021-05-27', 'high', 'year of first vine planting'),
  ('cascade-cliffs-vineyard-winery', 'wineClub', null::text[], 'cascadecliffs.com', 'http://cascadecliffs.com/about-us/vineyard-and-winery/', null, 'medium', 'wine club room'),
  ('cave-b-estate-winery', 'varietals', array['Cabernet Sauvignon']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_5f9bd2c6-99cf-11ec-8ff0-67e4000455dd.html', '2022-03-03', 'high', null),
  ('cave-b-estate-winery', 'varietals', array['Viognier', 'Roussanne', 'Marsanne']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/ncwfoothills/ncw-wine-awards-superlative-winners/article_6713cca0-2fc2-11ed-847c-1f0424ad342c.html', '2022-09-08', 'high', 'Le Trio white blend'),
  ('cave-b-estate-winery', 'varietals', array['Chardonnay']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_7d334eca-57cd-11ec-8254-33fc67902332.html', '2021-12-09', 'high', null),
  ('cave-b-estate-winery', 'varietals', array['Malbec']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_2056cf20-7591-11eb-afee-fb34e3b5259f.html', '2021-02-25', 'high', null),
  ('cave-b-estate-winery', 'varietals', array['Merlot', 'Syrah', 'Riesling']::text[], 'thedailymeal.com', 'https://www.thedailymeal.com/seattle-day-trip-delicious-wines-and-best-tacos-north-border', null, 'medium', null),
  ('cave-b-estate-winery', 'setting', array['river view', 'restaurant']::text[], 'thedailymeal.com', 'https://www.thedailymeal.com/seattle-day-trip-delicious-wines-and-best-tacos-north-border', null, 'medium', 'on cliffs 900 ft above the Columbia River; Tendrils restaurant at the adjoining inn (page undated, c. 2012)'),
  ('cave-b-estate-winery', 'setting', array['lodging']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/travel/a-sense-of-place', null, 'medium', '30-room inn, restaurant and spa on the grounds'),
  ('cave-b-estate-winery', 'specialties', array['Rhône blend']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/ncwfoothills/ncw-wine-awards-superlative-winners/article_6713cca0-2fc2-11ed-847c-1f0424ad342c.html', '2022-09-08', 'high', null),
  ('cave-b-estate-winery', 'specialties', array['Estate-grown']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_7d334eca-57cd-11ec-8254-33fc67902332.html', '2021-12-09', 'high', '103 acres around the tasting room'),
  ('cave-b-estate-winery', 'winemaker', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_5f9bd2c6-99cf-11ec-8ff0-67e4000455dd.html', '2022-03-03', 'high', null),
  ('cave-b-estate-winery', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_7d334eca-57cd-11ec-8254-33fc67902332.html', '2021-12-09', 'high', null),
  ('cave-b-estate-winery', 'website', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_7d334eca-57cd-11ec-8254-33fc67902332.html', '2021-12-09', 'high', null),
  ('chandler-reach-vineyards', 'varietals', array['Cabernet Sauvignon']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2024/02/06/chandler-reach-vineyards-2019-chandler-reach-vineyard-h-len-parris-signature-cabernet-sauvignon-yakima-valley-55/', '2024-02-06', 'high', null),
  ('chandler-reach-vineyards', 'varietals', array['Syrah']::text[], 'Wine Peeps', 'https://winepeeps.com/2009/07/06/weekend-in-washington-wine-country-red-mountain-tri-cities-yakima-valley/', '2009-07-06', 'high', null),
  ('chandler-reach-vineyards', 'varietals', array['Sangiovese']::text[], 'Seattle Wine Blogger', 'http://seattlewineblogger.blogspot.com/2007/08/chandler-reach-winery.html', '2007-08-02', 'high', null),
  ('chandler-reach-vineyards', 'setting', array['vineyard view']::text[], 'Wine Peeps', 'https://winepeeps.com/2009/07/06/weekend-in-washington-wine-country-red-mountain-tri-cities-yakima-valley/', '2009-07-06', 'high', 'overlooks the estate vineyards and Red Mountain'),
  ('chandler-reach-vineyards', 'specialties', array['Estate-grown']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2024/02/06/chandler-reach-vineyards-2019-chandler-reach-vineyard-h-len-parris-signature-cabernet-sauvignon-yakima-valley-55/', '2024-02-06', 'high', null),
  ('chandler-reach-vineyards', 'founded', null::text[], 'Wine Peeps', 'https://winepeeps.com/2009/07/06/weekend-in-washington-wine-country-red-mountain-tri-cities-yakima-valley/', '2009-07-06', 'low', 'another page dates the estate Bordeaux grapes from 2003'),
  ('chateau-ste-michelle-winery', 'varietals', array['Riesling']::text[], 'tastefully-served.com', 'http://tastefully-served.com/blogs/news/welcome-to-woodinville', '2022-03', 'high', null),
  ('chateau-ste-michelle-winery', 'varietals', array['Cabernet Sauvignon', 'Merlot']::text[], 'eatsip365.com', 'https://eatsip365.com/a-guide-to-a-ste-michelle-winery-tour', null, 'medium', 'page of weak quality; grapes beyond doubt'),
  ('chateau-ste-michelle-winery', 'setting', array['historic building']::text[], 'KPQ', 'https://kpq.com/ixp/1135/p/washington-wineries-update/', '2025-12', 'high', 'National Register 1978; the chateau itself dates from 1976'),
  ('chateau-ste-michelle-winery', 'setting', array['picnic area', 'children welcome', 'food served']::text[], 'tastefully-served.com', 'http://tastefully-served.com/blogs/news/welcome-to-woodinville', '2022-03', 'high', 'shop with meats and cheese, picnics with a bottle on the grounds'),
  ('chateau-ste-michelle-winery', 'setting', array['garden', 'live music']::text[], 'tastefully-served.com', 'http://tastefully-served.com/blogs/news/welcome-to-woodinville', '2022-03', 'high', '105 landscaped acres; summer concert series'),
  ('chateau-ste-michelle-winery', 'setting', array['tours']::text[], 'corksplusforks.com', 'https://corksplusforks.com/chateau-ste-michelle-winery-washington-visit-review', null, 'medium', null),
  ('chateau-ste-michelle-winery', 'specialties', array['Sparkling wine']::text[], 'tastefully-served.com', 'http://tastefully-served.com/blogs/news/welcome-to-woodinville', '2022-03', 'high', 'a sparkling wine was poured at the tasting'),
  ('chateau-ste-michelle-winery', 'founded', null::text[], 'KPQ', 'https://kpq.com/ixp/1135/p/washington-wineries-update/', '2025-12', 'high', 'roots; another source says 1933'),
  ('chateau-ste-michelle-winery', 'wineClub', null::text[], 'KING 5', 'https://king5.com/article/entertainment/television/programs/evening/woodinville-chateau-ste-michelle-wine-tasting-igloo/281-295d9c88-f59e-49b2-8030-76b4767b1b3b', null, 'medium', null),
  ('china-bend-winery', 'varietals', array['Maréchal Foch', 'Lemberger', 'Siegerrebe', 'Riesling', 'Sémillon', 'Chardonnay', 'Léon Millot', 'Baco Noir']::text[], 'vintners.net', 'http://vintners.net/wawine/china_bend/', '2005', 'high', 'plantings'),
  ('china-bend-winery', 'varietals', array['Cabernet Sauvignon', 'Syrah']::text[], 'Inlander', 'https://www.inlander.com/spokane/counter-viticulture/Content?oid=2179436', null, 'medium', 'the last three from Yakima Valley grapes'),
  ('china-bend-winery', 'setting', array['lake view', 'tours']::text[], 'cherrywine.com', 'https://cherrywine.com/2012/03/washingtons-little-organic-winery-re-opens-for-the-season/', '2012-03', 'high', 'on Lake Roosevelt'),
  ('china-bend-winery', 'setting', array['lodging']::text[], 'gatheringaroundthetable.blogspot.com', 'http://gatheringaroundthetable.blogspot.com/2011/08/china-bend-winery-another-beautiful.html', '2011-08', 'high', 'bed and breakfast; also a heading on chinabend.com'),
  ('china-bend-winery', 'specialties', array['Organic vineyard', 'Estate-grown']::text[], 'Tilth Producers', 'http://tilthproducers.org/2014/10/china-bend-winery-farm-walk-october-13-2014/', '2014-10', 'high', null),
  ('china-bend-winery', 'specialties', array['Fruit wine']::text[], 'cherrywine.com', 'https://cherrywine.com/2012/03/washingtons-little-organic-winery-re-opens-for-the-season/', '2012-03', 'high', null),
  ('china-bend-winery', 'specialties', array['No added sulfites']::text[], 'Inlander', 'https://www.inlander.com/spokane/counter-viticulture/Content?oid=2179436', null, 'medium', null),
  ('china-bend-winery', 'founded', null::text[], 'vintners.net', 'http://vintners.net/wawine/china_bend/', '2005', 'high', 'bonded, first vintage'),
  ('china-bend-winery', 'website', null::text[], 'chinabend.com', 'http://www.chinabend.com/living_wine.htm', null, 'medium', null),
  ('claar-cellars', 'varietals', array['Riesling', 'Cabernet Franc', 'Cabernet Sauvignon', 'Merlot', 'Pinot Gris', 'Sangiovese', 'Sauvignon Blanc', 'Chardonnay', 'Malbec', 'Petite Sirah', 'Syrah', 'Viognier']::text[], 'Tri-City Herald', 'http://www.tri-cityherald.com/2012/09/30/2119188/mid-columbias-most-juicy-legacy.html', '2012-09-30', 'high', 'grapes grown by the family in its estate vineyards'),
  ('claar-cellars', 'specialties', array['Estate-grown']::text[], 'vintners.net', 'http://vintners.net/wawine/claar/', '2004-10', 'high', null),
  ('co-dinn-cellars', 'varietals', array['Chardonnay', 'Cabernet Sauvignon', 'Syrah']::text[], 'Good Fruit Grower', 'https://www.goodfruit.com/longtime-winemaker-fulfills-dream-by-opening-his-own-boutique-winery/?replytocom=69955', '2017', 'high', 'five wines then: these and two red blends'),
  ('co-dinn-cellars', 'setting', array['historic building', 'patio']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/food_and_drink/wine-scene-take-the-back-roads-to-three-unique-and-appealing-yakima-valley-wineries/article_3e9a3007-ba1c-57ce-adae-5303017cfcd9.html', '2022-04-22', 'high', '1930 former city water department, 501 Grant Ave'),
  ('co-dinn-cellars', 'specialties', array['Rhône blend']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/wine-scene-enjoy-a-slower-pace-and-a-taste-of-wine-country/article_5af870c2-e9d2-11ed-99d7-b3743fdbc0dd.html', '2023-05-05', 'high', '2016 GSM'),
  ('co-dinn-cellars', 'founded', null::text[], 'SeattleDINING!', 'https://seattledining.com/Archive/beverages/wine/eastern_wa_wines/co_dinn_2019.aspx', '2019', 'high', 'Sunnyside tasting room opened June 2017'),
  ('col-solare', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Carménère', 'Malbec', 'Cabernet Franc', 'Syrah']::text[], 'd-vino.ch', 'https://d-vino.ch/?p=136499', null, 'medium', 'estate plantings; Wine Spectator report of the June 2024 sale, as copied'),
  ('col-solare', 'setting', array['tours', 'barrel room']::text[], 'Aaron''s Wine Chronicles', 'https://www.aaronswinechronicles.com/mooncar-escapades-at-col-solare-estate-vineyards-2/', null, 'medium', 'vineyard tour by cart with paired bites, about 2019'),
  ('col-solare', 'setting', array['vineyard view']::text[], 'fwtmagazine.com', 'https://fwtmagazine.com/red-mountain-ava-in-the-heart-of-washington-wine-country/', null, 'medium', null),
  ('col-solare', 'specialties', array['Estate-grown', 'Meritage / Bordeaux blend']::text[], 'd-vino.ch', 'https://d-vino.ch/?p=136499', null, 'medium', null),
  ('col-solare', 'founded', null::text[], 'The Drinks Business', 'https://thedrinksbusiness.com/2024/06/antinori-takes-control-of-washington-state-winery-col-solare', '2024-06', 'high', 'joint venture; winery on Red Mountain opened 2006-2007'),
  ('corliss', 'varietals', array['Cabernet Sauvignon', 'Syrah']::text[], 'Washington Wine Report', 'https://www.wawinereport.com/2013/12/walla-walla-valley-report-part-iii-2013.html', '2013-12', 'high', null),
  ('corliss', 'varietals', array['Merlot']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('corliss', 'setting', array['historic building', 'urban tasting room']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2009/09/corliss-estates-2004-red-wine-and.html', '2009-09', 'high', 'former Red and White Brand bakery building downtown'),
  ('corliss', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Washington Wine Report', 'https://www.wawinereport.com/2013/12/walla-walla-valley-report-part-iii-2013.html', '2013-12', 'high', 'Red Wine: Merlot, Cabernet Franc, Cabernet Sauvignon, Petit Verdot, Malbec'),
  ('corliss', 'founded', null::text[], 'westseattlewinecellars.com', 'https://westseattlewinecellars.com/2013/12/01/washington-wine-club-december-2013/', '2013-12', 'high', 'first release 2008'),
  ('coyote-canyon-winery', 'varietals', array['Malbec', 'Mourvèdre', 'Cabernet Sauvignon']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/life/coyote-canyon-vineyards-roots-stretch-to-sagebrush-days/', '2013-02-14', 'high', null),
  ('coyote-canyon-winery', 'varietals', array['Syrah', 'Sangiovese']::text[], 'wawineman.wordpress.com', 'https://wawineman.wordpress.com/2013/12/22/coyote-canyon-winery-2010-sangiovese/', '2013-12-22', 'high', null),
  ('coyote-canyon-winery', 'varietals', array['Albariño']::text[], 'peninsulaunderground.com', 'https://peninsulaunderground.com/f/michigan-vs-the-world-sparkling-wine-%E2%80%9Csip%E2%80%9D-down', null, 'medium', '2024 vintage; page of 2025 or later'),
  ('coyote-canyon-winery', 'varietals', array['Primitivo']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/vintners-village-in-prosser-is-one-stop-shopping-for-wine-lovers/', null, 'medium', null),
  ('coyote-canyon-winery', 'specialties', array['Estate-grown', 'Meritage / Bordeaux blend']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/life/coyote-canyon-vineyards-roots-stretch-to-sagebrush-days/', '2013-02-14', 'high', 'Bozak Red is a Bordeaux-style blend'),
  ('coyote-canyon-winery', 'founded', null::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/life/coyote-canyon-vineyards-roots-stretch-to-sagebrush-days/', '2013-02-14', 'high', 'bought Yakima Cellars in 2006; moved to Prosser (Winemakers Loft) in 2008'),
  ('cultura-wine', 'varietals', array['Zinfandel', 'Cabernet Franc']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/review-cultura-winery-crafts-outstanding-zinfadels-in-zillah/article_92018a0c-cf30-11ed-b4a7-0f260dd7a61a.html', '2023-04', 'high', null),
  ('cultura-wine', 'varietals', array['Cinsault']::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog?offset=1463011570520', null, 'medium', 'Cinsault as a rosé; also Bordeaux-style reds'),
  ('cultura-wine', 'setting', array['barrel room']::text[], 'womenwhowhine.blogspot.com', 'http://womenwhowhine.blogspot.com/2010/09/zillah-tour.html', '2010-09', 'high', null),
  ('cultura-wine', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog?offset=1463011570520', null, 'medium', null),
  ('cultura-wine', 'founded', null::text[], 'staging.local.aarp.org', 'https://staging.local.aarp.org/place/cultura-wine-zillah-wa.html', null, 'medium', 'first vintage released'),
  ('cote-bonneville', 'varietals', array['Riesling', 'Chardonnay', 'Syrah', 'Merlot', 'Cabernet Sauvignon', 'Cabernet Franc']::text[], 'cotebonneville.com', 'https://www.cotebonneville.com/why-i-love-harvest', '2018-09-07', 'high', null),
  ('cote-bonneville', 'setting', array['historic building']::text[], 'Crushed Grape Chronicles', 'https://www.crushedgrapechronicles.com/the-scenic-route-part-7-du-brul-to-hiyu/', null, 'medium', 'tasting room in the restored Sunnyside train station'),
  ('cote-bonneville', 'specialties', array['Estate-grown', 'Meritage / Bordeaux blend']::text[], 'escapehatchdallas.com', 'http://escapehatchdallas.com/2012/04/29/cote-bonneville-wine-dinner-at-four-seasons-resort-shows-wines-that-sing-showcases-new-chef-jonathan-riveras-talent/', '2012-04-29', 'high', 'DuBrul Vineyard; Cabernet Franc rosé'),
  ('cote-bonneville', 'winemaker', null::text[], 'bcwinelover.com', 'https://bcwinelover.com/2023/11/exploring-washington-wine-cote-bonneville-estate-winery', '2023-11', 'high', 'page says the founder''s daughter, current winemaker'),
  ('dama-wines', 'varietals', array['Merlot']::text[], 'owenbargreen.com', 'https://owenbargreen.com/blog/2018/6/5/interview-with-mary-derby-founder-and-winemaker-of-dama-wines', '2018-06-05', 'high', null),
  ('dama-wines', 'varietals', array['Cabernet Sauvignon', 'Cabernet Franc']::text[], 'tableconversation.com', 'https://www.tableconversation.com/travel_united_states/', null, 'medium', 'Cabernet Franc rosé 2018, Cabernet Sauvignon 2015'),
  ('dama-wines', 'varietals', array['Chardonnay', 'Syrah']::text[], '52car.org', 'http://www.52car.org/winery/dama-wines', null, 'medium', null),
  ('dama-wines', 'varietals', array['Grenache Blanc', 'Grenache']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('dama-wines', 'specialties', array['Rhône blend']::text[], '52car.org', 'http://www.52car.org/winery/dama-wines', null, 'medium', 'Dama Nation GSM'),
  ('dama-wines', 'founded', null::text[], 'womanowned.wine', 'https://womanowned.wine/interviews/lifting-her-voice-mary-derby/', '2021-03-21', 'high', null),
  ('delille-cellars', 'varietals', array['Grenache', 'Mourvèdre', 'Syrah', 'Cinsault']::text[], 'shop.delillecellars.com', 'https://shop.delillecellars.com/index.cfm?method=blog.blogList&fromDate=04%2F01%2F2022&ToDate=04%2F30%2F2022', '2022-04', 'high', 'Le Dessein; also a Métier Cabernet Sauvignon'),
  ('delille-cellars', 'varietals', array['Roussanne']::text[], 'pugetsoundblogs.com', 'http://pugetsoundblogs.com/cheerstoyou/2019/12/14/a-taste-of-woodinville-wine-country/', '2019-12', 'high', 'Ciel du Cheval'),
  ('delille-cellars', 'varietals', array['Sauvignon Blanc', 'Sémillon', 'Cabernet Sauvignon']::text[], 'preciouswaterltd.com', 'https://preciouswaterltd.com/wine-spirits/top-wines-best-restaurant-west-coast-producer-continues-to-find-ways-to-elevate-its-profile/', null, 'medium', 'Chaleur Blanc; Grand Ciel Cabernet; date about 2022-23'),
  ('delille-cellars', 'setting', array['restaurant', 'patio', 'live music', 'food served']::text[], 'shop.delillecellars.com', 'https://shop.delillecellars.com/index.cfm?method=blog.blogList&pageID=FC0A70F5-CBC1-D1A3-E32C-EA57C1A4B400&websiteContactID=32AA4FFB-B3E6-A9AD-6250-C1DE400F5863&&page=4', '2021-09', 'high', 'The Lounge restaurant, seasonal deck, music on Thursdays as of Sept 2021'),
  ('delille-cellars', 'setting', array['mountain view']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/delille-cellars-moves-to-woodinvilles-hollywood-station', null, 'medium', 'rooftop deck (club members) sees the Sammamish Valley and Mount Rainier'),
  ('delille-cellars', 'specialties', array['Meritage / Bordeaux blend', 'Rhône blend']::text[], 'preciouswaterltd.com', 'https://preciouswaterltd.com/wine-spirits/top-wines-best-restaurant-west-coast-producer-continues-to-find-ways-to-elevate-its-profile/', null, 'medium', 'D2, Chaleur Estate; Rhône styles too; page states no date, about 2022'),
  ('delille-cellars', 'founded', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/delille-cellars-moves-to-woodinvilles-hollywood-station', null, 'medium', null),
  ('delille-cellars', 'wineClub', null::text[], 'thegrapenorthwest.com', 'https://www.thegrapenorthwest.com/delille-cellars-woodinville/', null, 'medium', null),
  ('delille-cellars', 'visitNote', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/delille-cellars-moves-to-woodinvilles-hollywood-station', '2020', 'medium', 'seated tastings, highly recommended to reserve (about 2020)'),
  ('dineen-vineyards', 'varietals', array['Cabernet Franc']::text[], 'Lines on Wines', 'http://www.linesonwines.com/blog/2022/12/7/dineen-vineyards', '2022-12', 'high', null),
  ('dineen-vineyards', 'varietals', array['Viognier']::text[], 'foodonthebrain.net', 'https://foodonthebrain.net/2012/09/05/wine-weekend/', '2012-09', 'high', null),
  ('dineen-vineyards', 'varietals', array['Cabernet Sauvignon', 'Syrah']::text[], 'dineenvineyards.com', 'http://dineenvineyards.com/vineyards.html', null, 'medium', 'list cut off in the excerpt; Bordeaux and Rhône varieties'),
  ('dineen-vineyards', 'setting', array['vineyard view', 'mountain view']::text[], 'dineenvineyards.com', 'http://dineenvineyards.com/vineyards.html', null, 'medium', null),
  ('dineen-vineyards', 'setting', array['patio']::text[], 'rootedvalley.com', 'http://www.rootedvalley.com/back-roads-zillah-wine-country/', null, 'medium', 'wood-fired pizza in season by a caterer; children on the lawn'),
  ('dineen-vineyards', 'specialties', array['Estate-grown', 'Certified sustainable vineyard']::text[], 'Lines on Wines', 'http://www.linesonwines.com/blog/2022/12/7/dineen-vineyards', '2022-12', 'high', null),
  ('dineen-vineyards', 'founded', null::text[], 'dineenvineyards.com', 'http://dineenvineyards.com/vineyards.html', null, 'medium', 'first vines planted in spring 2001'),
  ('dineen-vineyards', 'winemaker', null::text[], 'Lines on Wines', 'http://www.linesonwines.com/blog/2022/12/7/dineen-vineyards', '2022-12', 'high', 'with Justin Neufeld in 2020 (dineenvineyards.com)'),
  ('dineen-vineyards', 'wineClub', null::text[], 'dineenvineyards.com', 'http://www.dineenvineyards.com/blogs/news/lines-on-wines', null, 'medium', null),
  ('domanico-cellars', 'varietals', array['Riesling', 'Merlot']::text[], 'winnieswineworld.wordpress.com', 'https://winnieswineworld.wordpress.com/2011/02/25/come-to-ballard-and-drink-wine-with-me/', '2011-02', 'high', 'old; also red blends Mesa Rojo and Le Monstre'),
  ('domanico-cellars', 'setting', array['urban tasting room']::text[], 'westsideseattle.com', 'https://westsideseattle.com/robinson-papers/2010/07/02/101-things-do-ballard-pay-homage-grape', '2010-07', 'high', 'former industrial building in Ballard (2010); check that it is still there'),
  ('eagle-creek-winery', 'varietals', array['Syrah']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_566eb2f2-ce0b-11ec-bb44-ef70d1adfee0.html', '2022-05', 'high', null),
  ('eagle-creek-winery', 'varietals', array['Sauvignon Blanc']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/wines-of-the-week/article_1cc1c554-7035-11ed-b5c1-e3eb8efa95bb.html', '2022-12-08', 'high', null),
  ('eagle-creek-winery', 'varietals', array['Barbera']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_e3be1e70-0af1-11ea-90e8-f751bd39c588.html', '2019-11-21', 'high', null),
  ('eagle-creek-winery', 'varietals', array['Riesling', 'Cabernet Franc', 'Merlot']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/articles/tour/alpine-paradise', null, 'medium', 'c. 2010-12, under founders Ed and Pat Rutledge; Leavenworth''s first winery'),
  ('eagle-creek-winery', 'winemaker', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_566eb2f2-ce0b-11ec-bb44-ef70d1adfee0.html', '2022-05', 'high', null),
  ('eagle-creek-winery', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_566eb2f2-ce0b-11ec-bb44-ef70d1adfee0.html', '2022-05', 'high', null),
  ('eagle-creek-winery', 'website', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_566eb2f2-ce0b-11ec-bb44-ef70d1adfee0.html', '2022-05', 'high', null),
  ('eagle-haven-winery', 'varietals', array['Siegerrebe', 'Madeleine Angevine', 'Pinot Noir', 'Syrah', 'Sangiovese']::text[], 'Concrete Herald', 'http://www.concrete-herald.com/community-news/sedro-woolley/three-east-skagit-wineries-beckon/', '2009-07-10', 'high', 'under the former owners'),
  ('eagle-haven-winery', 'specialties', array['Cider', 'Fruit wine', 'Estate-grown']::text[], 'Skagit Valley Herald', 'https://www.goskagit.com/townnews/fruit_farming/eagle-haven-winery-excited-to-add-to-vineyard-orchard/article_5abd7ebe-b6f5-11ed-b7fc-17c33a02b734.html', '2023-02', 'high', 'strawberry wine; 2,000 vines and 500 cider trees added'),
  ('eagle-haven-winery', 'founded', null::text[], 'Concrete Herald', 'http://www.concrete-herald.com/community-news/sedro-woolley/three-east-skagit-wineries-beckon/', '2009-07-10', 'high', 'first wines offered 2004'),
  ('echolands-winery', 'varietals', array['Grenache', 'Syrah', 'Cabernet Franc', 'Cabernet Sauvignon']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('echolands-winery', 'setting', array['tours']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/weitekamp', null, 'medium', 'itinerary with tour and lunch at the estate, 3281 Mill Creek Rd'),
  ('echolands-winery', 'setting', array['mountain view']::text[], 'modernwinemaker.com', 'https://modernwinemaker.com/how-echolands-new-winery-fits-into-its-plans/', null, 'medium', 'views of the Blue Mountains and wheat fields; page 2023'),
  ('echolands-winery', 'founded', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/weitekamp', null, 'medium', null),
  ('echolands-winery', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/weitekamp', '2024', 'medium', 'waived with two bottles; page about 2024'),
  ('efeste', 'varietals', array['Riesling', 'Syrah', 'Cabernet Sauvignon']::text[], 'efeste.com', 'https://efeste.com/tag/evergreen-rielsing/', '2017', 'high', 'own site: Evergreen Riesling; Eléni, Jolie Bouche and Ceidleigh Syrahs; Cabernet from Red Mountain estate'),
  ('efeste', 'varietals', array['Sauvignon Blanc', 'Chardonnay']::text[], 'Zinfandel Chronicles', 'https://zinfandelchronicles.com/2012/11/efeste-fall-release-party/', '2012-11', 'high', null),
  ('efeste', 'varietals', array['Merlot']::text[], 'archerhotel.com', 'https://archerhotel.com/redmond/things-to-do/wet-your-whistle-in-woodinville-wine-country', null, 'medium', 'Ceidleigh and Jolie Bouche Syrahs, Upright Merlot; hotel guide, recent, undated'),
  ('efeste', 'setting', array['barrel room']::text[], 'Seattle Weekly', 'https://www.seattleweekly.com/food/photo-by-julien-perrythe-watering-hole-efeste-winery-19730-144th-ave-n-e/', null, 'medium', 'page states no date, about 2011'),
  ('efeste', 'specialties', array['Estate-grown']::text[], 'efeste.com', 'https://efeste.com/tag/evergreen-rielsing/', '2017', 'high', 'Red Mountain estate vineyards, part of the range'),
  ('efeste', 'wineClub', null::text[], 'efeste.com', 'https://efeste.com/tag/evergreen-rielsing/', '2017', 'high', null),
  ('efeste', 'website', null::text[], 'efeste.com', 'https://efeste.com/tag/evergreen-rielsing/', '2017', 'high', null),
  ('eight-bells-winery', 'varietals', array['Pinot Gris', 'Chardonnay']::text[], 'ravennablog.com', 'https://ravennablog.com/tag/eight-bells-winery', '2011-05', 'high', null),
  ('eight-bells-winery', 'varietals', array['Sangiovese', 'Syrah', 'Grenache', 'Cabernet Sauvignon', 'Cabernet Franc', 'Merlot', 'Carménère', 'Petit Verdot']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/nautical-themed-eight-bells-is-one-of-seattles-top-urban-wineries/', null, 'medium', 'date about 2016-2017; Bordeaux grapes are the David''s Block field blend; Grenache in the Syrah'),
  ('eight-bells-winery', 'setting', array['urban tasting room']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/nautical-themed-eight-bells-is-one-of-seattles-top-urban-wineries/', null, 'medium', 'old building in Seattle''s Roosevelt neighborhood, 6213-B Roosevelt Way NE'),
  ('eight-bells-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/nautical-themed-eight-bells-is-one-of-seattles-top-urban-wineries/', null, 'medium', null),
  ('eight-bells-winery', 'founded', null::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/nautical-themed-eight-bells-is-one-of-seattles-top-urban-wineries/', null, 'medium', 'first vintage'),
  ('el-corazon-winery', 'varietals', array['Viognier', 'Cabernet Franc', 'Carménère']::text[], 'havewenowine.com', 'https://havewenowine.com/2013/06/07/winery-spotlight-el-corazon/', '2013-06-07', 'high', null),
  ('el-corazon-winery', 'varietals', array['Malbec']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2010/03/el-corazon-wwfr-2009.html', '2010-03', 'high', null),
  ('el-corazon-winery', 'varietals', array['Syrah']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('el-corazon-winery', 'setting', array['barrel room', 'urban tasting room']::text[], 'havewenowine.com', 'https://havewenowine.com/2013/06/07/winery-spotlight-el-corazon/', '2013-06-07', 'high', 'combined tasting and barrel room on Palouse Street'),
  ('eleven-winery-manette', 'varietals', array['Syrah', 'Chenin Blanc', 'Lemberger']::text[], 'Tideland', 'https://tidelandmag.com/articles/2022-09-a-wine-with-a-purpose', '2022-09', 'high', 'brand-wide'),
  ('eleven-winery-manette', 'varietals', array['Sauvignon Blanc', 'Pinot Gris']::text[], 'pugetsoundblogs.com', 'http://pugetsoundblogs.com/cheerstoyou/wine,kitsap/eagle-harbor-wine-co/', '2013-09', 'high', 'harvest report'),
  ('eleven-winery-manette', 'varietals', array['Malbec', 'Mourvèdre', 'Petit Verdot', 'Roussanne', 'Viognier']::text[], 'elevenwinery.com', 'http://www.elevenwinery.com/about.htm', null, 'medium', 'old own-site page, about 2,000 cases; Pinot Gris sold as Pinot Grigio'),
  ('eleven-winery-manette', 'specialties', array['Port-style wine']::text[], 'elevenwinery.com', 'http://www.elevenwinery.com/about.htm', null, 'medium', 'white and red'),
  ('eleven-winery-manette', 'founded', null::text[], 'elevenwinery.com', 'http://www.elevenwinery.com/about.htm', null, 'medium', null),
  ('eleven-winery-manette', 'winemaker', null::text[], 'Tideland', 'https://tidelandmag.com/articles/2022-09-a-wine-with-a-purpose', '2022-09', 'high', null),
  ('eleven-winery-manette', 'wineClub', null::text[], 'elevenwinery.com', 'http://www.elevenwinery.com/about.htm', null, 'medium', null),
  ('fidelitas', 'varietals', array['Sémillon', 'Cabernet Sauvignon']::text[], 'Aaron''s Wine Chronicles', 'https://www.aaronswinechronicles.com/the-day-after-july-4th/', null, 'medium', '2017 late-harvest Semillon; Quintessence Cabernet; visit of 2019'),
  ('fidelitas', 'varietals', array['Merlot']::text[], 'fwtmagazine.com', 'https://fwtmagazine.com/red-mountain-ava-in-the-heart-of-washington-wine-country/', null, 'medium', '2015 Red Mountain Merlot; Bordeaux-style whites and reds'),
  ('fidelitas', 'varietals', array['Malbec']::text[], 'fidelitaswines.com', 'https://www.fidelitaswines.com/index.cfm?method=blog.blogList&pageID=44EC340A-A2C9-64B8-12FA-B8FC0D44F65D&websiteContactID=C71AF4E6-BD04-7512-E965-B1F94F92C36F&&page=2', null, 'medium', null),
  ('fidelitas', 'setting', array['patio', 'vineyard view']::text[], 'perbaccocellars.com', 'https://perbaccocellars.com/where-to-do-a-wine-tasting-in-red-mountain-and-the-tri-cities/', null, 'medium', 'patio toward the Horse Heaven Hills; the page is a reworded copy of a Seattle Met guide'),
  ('fidelitas', 'specialties', array['Meritage / Bordeaux blend']::text[], 'lodgeatcolumbiapoint.com', 'https://lodgeatcolumbiapoint.com/washington-wine/fidelitas-wines/', null, 'medium', null),
  ('fidelitas', 'founded', null::text[], 'lodgeatcolumbiapoint.com', 'https://lodgeatcolumbiapoint.com/washington-wine/fidelitas-wines/', null, 'medium', 'Red Mountain tasting room since 2007'),
  ('fidelitas', 'winemaker', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2021/03/22/fidelitas-promotes-will-hoppes-mitch-venohr-as-part-of-transition/', '2021-03', 'high', 'head winemaker; Charlie Hoppes director of winemaking'),
  ('fidelitas', 'wineClub', null::text[], 'fidelitaswines.com', 'https://www.fidelitaswines.com/index.cfm?method=blog.blogList&pageID=44EC340A-A2C9-64B8-12FA-B8FC0D44F65D&websiteContactID=C71AF4E6-BD04-7512-E965-B1F94F92C36F&&page=6', null, 'medium', null),
  ('fidelitas', 'phone', null::text[], 'Seattle Magazine', 'https://seattlemag.com/washington-wine-country-getaways-red-mountain/', null, 'medium', null),
  ('fielding-hills-winery', 'varietals', array['Cabernet Franc', 'Merlot', 'Malbec', 'Syrah', 'Cabernet Sauvignon']::text[], 'fieldinghills.com', 'https://www.fieldinghills.com/2014-vintage-a-letter-from-mike-wade/', null, 'medium', '2014 vintage releases; plus a rosé'),
  ('fielding-hills-winery', 'setting', array['lake view']::text[], 'Seattle Met', 'https://www.seattlemet.com/travel-and-outdoors/2021/09/one-day-lake-chelan-wine-tasting-itinerary', '2021-09', 'high', 'south shore, indoor and outdoor'),
  ('fielding-hills-winery', 'setting', array['vineyard view', 'patio']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/fielding-hills-2009-riverbend-vineyard-tribute-32', null, 'medium', '280-degree view of Lake Chelan, outdoor seating'),
  ('fielding-hills-winery', 'specialties', array['Estate-grown']::text[], 'fieldinghills.com', 'https://fieldinghills.com/our-vineyards', null, 'medium', null),
  ('fielding-hills-winery', 'founded', null::text[], 'Sip Magazine', 'https://sipmagazine.com/?p=72986', '2024', 'high', 'first commercial vintage 2000; in Chelan since 2014'),
  ('fielding-hills-winery', 'winemaker', null::text[], 'Sip Magazine', 'https://sipmagazine.com/?p=72986', '2024', 'high', 'founding winemaker'),
  ('fielding-hills-winery', 'website', null::text[], 'fieldinghills.com', 'https://fieldinghills.com/our-vineyards', null, 'medium', null),
  ('forgeron-cellars', 'varietals', array['Chardonnay', 'Merlot', 'Syrah', 'Petit Verdot']::text[], 'Wild 4 Washington Wine', 'http://www.wild4washingtonwine.com/2012/02/forgeron-cellars-visit-and-tasting.html', '2012-02', 'high', null),
  ('forgeron-cellars', 'varietals', array['Cabernet Sauvignon', 'Zinfandel', 'Barbera']::text[], 'postcard.inc', 'https://www.postcard.inc/places/forgeron-cellars-winery-and-tasting-room-walla-walla-V-XA0J04UgE', null, 'medium', 'visitor review about 2016; also Primitivo and rosé of Sangiovese'),
  ('forgeron-cellars', 'varietals', array['Grenache', 'Viognier', 'Mourvèdre', 'Cabernet Franc', 'Picpoul', 'Pinot Noir', 'Malbec', 'Orange Muscat']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('forgeron-cellars', 'setting', array['tours', 'barrel room']::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'http://allaloneonaplanetfullofpeople.blogspot.com/2015/08/forgeron-tasting-and-tour.html', '2015-08-28', 'high', 'Saturday tour at 1 pm, in 2015'),
  ('forgeron-cellars', 'setting', array['historic building']::text[], 'heedthehedonist.com', 'http://www.heedthehedonist.com/forgeron-cellars-finds-new-space', '2012-08-02', 'high', 'site of a turn-of-the-century blacksmith shop'),
  ('forgeron-cellars', 'setting', array['urban tasting room']::text[], 'Discover Washington Wine', 'https://discoverwashingtonwine.com/in-addition-to-the-scores-of-wineries-in-the-greater-walla-walla-valley-visitors-to-forgeron-cellars-are-equally-impressed-with-the-wide-range-of-varietals-blends-labels-and-price-points-they-have', null, 'medium', '33 W. Birch Street; barrel tastings and tours; page 2024 or later'),
  ('forgeron-cellars', 'specialties', array['Rhône blend']::text[], 'postcard.inc', 'https://www.postcard.inc/places/forgeron-cellars-winery-and-tasting-room-walla-walla-V-XA0J04UgE', null, 'medium', null),
  ('forgeron-cellars', 'founded', null::text[], 'Discover Washington Wine', 'https://discoverwashingtonwine.com/in-addition-to-the-scores-of-wineries-in-the-greater-walla-walla-valley-visitors-to-forgeron-cellars-are-equally-impressed-with-the-wide-range-of-varietals-blends-labels-and-price-points-they-have', null, 'medium', null),
  ('fortuity-cellars', 'varietals', array['Viognier', 'Chardonnay', 'Cabernet Sauvignon']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/scene/drink/wine-scene-fire-up-the-grill-and-open-a-bottle/article_68c921d3-a8e9-5d33-800f-6bbea00f381a.html', '2021-06-08', 'high', 'first vintage 2017; also rosé and a Syrah-Malbec red'),
  ('fortuity-cellars', 'setting', array['garden']::text[], 'islands.com', 'https://www.islands.com/2002266/wapato-washington-town-vineyards-festivals/', '2025-10-27', 'high', 'green backyard for sharing a bottle'),
  ('fortuity-cellars', 'founded', null::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/scene/drink/wine-scene-fire-up-the-grill-and-open-a-bottle/article_68c921d3-a8e9-5d33-800f-6bbea00f381a.html', '2021-06-08', 'high', 'first harvest 2017, first wine spring 2018'),
  ('freehand-cellars', 'varietals', array['Petit Verdot']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/extra/exclusive/business/from-delivery-to-table-service-and-events-freehand-cellars-finds-innovative-ways-to-survive-pandemic/article_a468b30d-3551-559d-8f0b-04e459299dad.html', '2020-09', 'high', 'also a rosé'),
  ('freehand-cellars', 'setting', array['patio', 'mountain view', 'lodging']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/extra/exclusive/business/from-delivery-to-table-service-and-events-freehand-cellars-finds-innovative-ways-to-survive-pandemic/article_a468b30d-3551-559d-8f0b-04e459299dad.html', '2020-09', 'high', null),
  ('freehand-cellars', 'setting', array['food served', 'vineyard view']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/magazine/travel/regional/vacation-in-wine-country-and-drink-in-the-valleys-beauty/article_85cc1d3c-3f1a-5cd5-8b5a-ade5485cda1c.html', null, 'medium', 'small-bites menu; guesthouse with two units'),
  ('freehand-cellars', 'founded', null::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/extra/exclusive/business/from-delivery-to-table-service-and-events-freehand-cellars-finds-innovative-ways-to-survive-pandemic/article_a468b30d-3551-559d-8f0b-04e459299dad.html', '2020-09', 'high', 'opened July 2019'),
  ('frichette-winery', 'varietals', array['Merlot']::text[], 'womanowned.wine', 'https://womanowned.wine/featured-bottles/frichette/', '2023-03', 'high', null),
  ('frichette-winery', 'varietals', array['Cabernet Sauvignon']::text[], 'Aaron''s Wine Chronicles', 'https://aaronswinechronicles.com/wine-interview-1-greg-frichette', '2019-06', 'high', null),
  ('frichette-winery', 'varietals', array['Sémillon']::text[], 'kevinshaub.wordpress.com', 'https://kevinshaub.wordpress.com/2014/09/29/my-home-away-from-home/', '2014-09', 'high', null),
  ('frichette-winery', 'varietals', array['Zinfandel']::text[], 'Aaron''s Wine Chronicles', 'https://www.aaronswinechronicles.com/the-day-after-july-4th/', null, 'medium', 'as a fortified port-style red, 2019'),
  ('frichette-winery', 'specialties', array['Estate-grown']::text[], 'viewer.joomag.com', 'https://viewer.joomag.com/washington-business-fall-2022/0047478001666021235/p46', '2022', 'high', 'own plantings on 16 acres; 3,000 cases, mostly red'),
  ('frichette-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Aaron''s Wine Chronicles', 'https://aaronswinechronicles.com/wine-interview-1-greg-frichette', '2019-06', 'high', null),
  ('frichette-winery', 'specialties', array['Port-style wine']::text[], 'Aaron''s Wine Chronicles', 'https://www.aaronswinechronicles.com/the-day-after-july-4th/', null, 'medium', null),
  ('frichette-winery', 'founded', null::text[], 'womanowned.wine', 'https://womanowned.wine/featured-bottles/frichette/', '2023-03', 'high', 'tasting room opened 2013'),
  ('frichette-winery', 'wineClub', null::text[], 'Aaron''s Wine Chronicles', 'https://aaronswinechronicles.com/wine-interview-1-greg-frichette', '2019-06', 'high', null),
  ('garrison-creek-cellars', 'varietals', array['Zinfandel', 'Syrah', 'Merlot', 'Cabernet Sauvignon', 'Malbec']::text[], 'Wine Folly', 'https://wallawalla.guides.winefolly.com/wineries/garrison-creek-cellars', null, 'medium', null),
  ('garrison-creek-cellars', 'setting', array['vineyard view']::text[], 'Wine Folly', 'https://wallawalla.guides.winefolly.com/wineries/garrison-creek-cellars', null, 'medium', 'barn-style gravity-flow winery inside Les Collines Vineyard, 4153 Hood Road'),
  ('garrison-creek-cellars', 'specialties', array['Estate-grown']::text[], 'Wine Folly', 'https://wallawalla.guides.winefolly.com/wineries/garrison-creek-cellars', null, 'medium', 'only from the estate Les Collines vineyard'),
  ('garrison-creek-cellars', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/35thanniversary', '2020', 'medium', 'tour itinerary; weekday (Tuesday, October 13) fits 2020'),
  ('genoa-cellars', 'varietals', array['Cabernet Sauvignon']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2014/09/24/genoa-cellars-2011-danforth-cabernet-sauvignon-red-mountain-37/', '2014-09', 'high', null),
  ('genoa-cellars', 'varietals', array['Sangiovese', 'Merlot']::text[], 'woodinvillewineupdate.com', 'http://woodinvillewineupdate.com/?p=11472', null, 'medium', 'Super Tuscan blends, about 2012'),
  ('genoa-cellars', 'setting', array['urban tasting room']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2014/09/24/genoa-cellars-2011-danforth-cabernet-sauvignon-red-mountain-37/', '2014-09', 'high', 'Woodinville Warehouse District in 2014'),
  ('genoa-cellars', 'founded', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2014/09/24/genoa-cellars-2011-danforth-cabernet-sauvignon-red-mountain-37/', '2014-09', 'high', 'opened'),
  ('gilbert-cellars', 'varietals', array['Cabernet Sauvignon']::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'http://allaloneonaplanetfullofpeople.blogspot.com/2018/05/2014-gilbert-cellars-columbia-valley.html', '2018-05-26', 'high', null),
  ('gilbert-cellars', 'varietals', array['Mourvèdre', 'Riesling', 'Gewürztraminer']::text[], 'gilbertcellars.com', 'https://www.gilbertcellars.com/category/the-hackett-ranch/', '2014', 'high', '2013 rosé of Mourvèdre; Riesling and Gewürztraminer vines at Hackett Ranch'),
  ('gilbert-cellars', 'varietals', array['Chardonnay', 'Syrah', 'Cabernet Franc']::text[], 'Sip Magazine', 'https://sipmagazine.com/gilbert-cellars-introduces-wine-centric-legacy', null, 'medium', 'grapes of the first vineyard bought'),
  ('gilbert-cellars', 'setting', array['barrel room', 'picnic area', 'mountain view']::text[], 'gilbertcellars.com', 'https://www.gilbertcellars.com/category/the-hackett-ranch/', '2014', 'high', 'Hackett Ranch: amphitheatre, barrel cave, farmhouse, foothill views'),
  ('gilbert-cellars', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Edible Seattle', 'http://edibleseattle.com/peak-pours/', null, 'medium', 'Left Bank is the flagship blend'),
  ('gilbert-cellars', 'specialties', array['Rhône blend']::text[], 'Sip Magazine', 'https://sipmagazine.com/your-weekend-itinerary-to-wine-in-yakima', null, 'medium', '2017 Vin du Vallée white'),
  ('gilbert-cellars', 'founded', null::text[], 'Sip Magazine', 'https://sipmagazine.com/gilbert-cellars-introduces-wine-centric-legacy', null, 'medium', null),
  ('ginkgo-forest-winery', 'varietals', array['Viognier', 'Riesling', 'Gewürztraminer', 'Sangiovese', 'Malbec', 'Grenache', 'Mourvèdre', 'Syrah', 'Carménère', 'Cabernet Sauvignon']::text[], 'madronawinemerchants.com', 'https://madronawinemerchants.com/blog/2016/01/07/ginkgo-forest-winery-saturday-january-8th-2pm/', '2016-01', 'high', null),
  ('ginkgo-forest-winery', 'varietals', array['Barbera', 'Pinot Noir']::text[], 'wv.northwestmilitary.com', 'http://wv.northwestmilitary.com/walkie-talkie-blog/2013/09/Ginkgo-Forest-Winery-tasting-room-in-Old-Town-Tacoma/print/', '2013-09', 'high', null),
  ('ginkgo-forest-winery', 'varietals', array['Cabernet Franc']::text[], 'The Wenatchee World', 'http://www.wenatcheeworld.com/blogs/winemakers-journal/2013/sep/23/winemakers-journal-good-wine-is-a-science-at-ginkgo-forest-winery/', '2013-09', 'high', null),
  ('ginkgo-forest-winery', 'setting', array['tours']::text[], 'ginkgowinery.com', 'https://www.ginkgowinery.com/about', null, 'medium', 'tours of vineyard and winery mentioned'),
  ('ginkgo-forest-winery', 'specialties', array['Estate-grown', 'Rhône blend']::text[], 'madronawinemerchants.com', 'https://madronawinemerchants.com/blog/2016/01/07/ginkgo-forest-winery-saturday-january-8th-2pm/', '2016-01', 'high', null),
  ('ginkgo-forest-winery', 'specialties', array['Port-style wine', 'Fruit wine']::text[], 'wv.northwestmilitary.com', 'http://wv.northwestmilitary.com/walkie-talkie-blog/2013/09/Ginkgo-Forest-Winery-tasting-room-in-Old-Town-Tacoma/print/', '2013-09', 'high', 'raspberry port'),
  ('ginkgo-forest-winery', 'founded', null::text[], 'The Wenatchee World', 'http://www.wenatcheeworld.com/blogs/winemakers-journal/2013/sep/23/winemakers-journal-good-wine-is-a-science-at-ginkgo-forest-winery/', '2013-09', 'high', 'first commercial wines'),
  ('ginkgo-forest-winery', 'website', null::text[], 'ginkgowinery.com', 'https://www.ginkgowinery.com/about', null, 'medium', null),
  ('glm-wine-co', 'varietals', array['Cabernet Sauvignon', 'Cabernet Franc', 'Malbec']::text[], 'Dan the Wine Guy', 'http://www.danthewineguy.com/?p=720', null, 'medium', 'in the Harbor Light and Deluge blends, about 2012'),
  ('glm-wine-co', 'founded', null::text[], 'northernlight.staging.communityq.com', 'http://northernlight.staging.communityq.com/stories/glm-wine-co-is-a-hidden-gem-in-the-local-wine-scene,9744?', null, 'medium', 'first vintage 2002, first sold 2006'),
  ('goose-ridge-vineyards', 'varietals', array['Grenache Blanc', 'Syrah']::text[], 'Vinifera Wine Tours', 'https://viniferawinetours.com/blog/goose-ridge-tkc7x', '2022-11', 'high', null),
  ('goose-ridge-vineyards', 'varietals', array['Sauvignon Blanc']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_2056cf20-7591-11eb-afee-fb34e3b5259f.html', '2021-02-25', 'high', null),
  ('goose-ridge-vineyards', 'varietals', array['Cabernet Sauvignon']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_e12eb9e6-6b33-11eb-b990-db46c545d0fd.html', '2021-02', 'high', 'leads the reserve red'),
  ('goose-ridge-vineyards', 'varietals', array['Malbec']::text[], 'Wild 4 Washington Wine', 'https://www.wild4washingtonwine.com/2012/09/last-day-of-summer-smoke-goose-ridge.html', '2012-09-21', 'high', null),
  ('goose-ridge-vineyards', 'varietals', array['Merlot', 'Chardonnay', 'Riesling']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('goose-ridge-vineyards', 'setting', array['patio']::text[], 'Wild 4 Washington Wine', 'https://www.wild4washingtonwine.com/2012/09/last-day-of-summer-smoke-goose-ridge.html', '2012-09-21', 'high', 'Richland (Dallas Road): bocce courts, outdoor tables, fireplace lounge'),
  ('goose-ridge-vineyards', 'specialties', array['Cider', 'Estate-grown', 'Meritage / Bordeaux blend', 'Rhône blend']::text[], 'Vinifera Wine Tours', 'https://viniferawinetours.com/blog/goose-ridge-tkc7x', '2022-11', 'high', 'also spirits (vodka)'),
  ('goose-ridge-vineyards', 'founded', null::text[], 'Dan the Wine Guy', 'http://www.danthewineguy.com/?p=3029', '2017-05', 'high', 'destinationbrands.com gives 1998'),
  ('gouger-cellars', 'varietals', array['Chardonnay']::text[], 'The Columbian', 'http://columbian.com/news/2017/sep/03/clark-county-wineries-expand-food-menus-at-tasting-rooms', '2017-09', 'high', null),
  ('gouger-cellars', 'varietals', array['Maréchal Foch']::text[], 'The Columbian', 'https://www.columbian.com/news/2015/apr/09/gouger-cellars-ridgefield-winery-expansion/', '2015-04', 'high', null),
  ('gouger-cellars', 'founded', null::text[], 'The Reflector', 'http://thereflector.com/news/article_93bfadb2-2223-11e2-be48-001a4bcf887a.html', '2012', 'high', 'September 2009 in Vancouver'),
  ('gard-vintners', 'varietals', array['Pinot Gris', 'Roussanne', 'Riesling', 'Syrah', 'Viognier', 'Merlot', 'Malbec', 'Grenache', 'Cabernet Sauvignon']::text[], 'Washington State Wine Commission', 'http://www.washingtonwine.org/wineries/gard-vintners-woodinville/', '2014', 'high', null),
  ('gard-vintners', 'varietals', array['Mourvèdre', 'Sauvignon Blanc', 'Cabernet Franc', 'Pinot Noir']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('gard-vintners', 'specialties', array['Estate-grown']::text[], 'Sip Magazine', 'https://sipmagazine.com/the-skys-the-limit-gard-vintners-continues-to-expand-its-washington-wine-reach/', '2021', 'high', '100% estate'),
  ('gard-vintners', 'specialties', array['Ice wine']::text[], 'Washington State Wine Commission', 'http://www.washingtonwine.org/wineries/gard-vintners-woodinville/', '2014', 'high', 'Riesling ice wine'),
  ('gard-vintners', 'founded', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/gard-vintners-launches-3rd-tasting-room', null, 'medium', 'first vintage 2006'),
  ('gard-vintners', 'wineClub', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/gard-vintners-launches-3rd-tasting-room', null, 'medium', 'wine club events at Walla Walla room'),
  ('gard-vintners', 'phone', null::text[], 'Washington State Wine Commission', 'http://www.washingtonwine.org/wineries/gard-vintners-woodinville/', '2014', 'high', null),
  ('gard-vintners', 'email', null::text[], 'Washington State Wine Commission', 'http://www.washingtonwine.org/wineries/gard-vintners-woodinville/', '2014', 'high', null),
  ('harbinger-winery', 'varietals', array['Viognier', 'Chardonnay', 'Pinot Gris', 'Riesling']::text[], 'pugetsoundblogs.com', 'http://pugetsoundblogs.com/cheerstoyou/2017/11/28/after-thanksgiving-traditions/', '2017-11', 'high', 'La Petite Fleur white is a Chardonnay/Pinot Gris/Riesling blend'),
  ('harbinger-winery', 'varietals', array['Syrah', 'Cabernet Sauvignon', 'Merlot']::text[], 'giftsnap.shop', 'https://giftsnap.shop/news/dream-of-new-winery-stems-from-2004-airplane-crash', null, 'medium', '2004 Syrah and Dynamo Red blend; copy of a Peninsula Daily News article; page states no date, about 2006'),
  ('harbinger-winery', 'specialties', array['Fruit wine']::text[], 'The Spokesman-Review', 'http://www.spokesman.com/stories/2013/aug/30/winemaker-steers-toward-success/', '2013-08', 'high', null),
  ('hard-row-to-hoe-vineyards', 'varietals', array['Riesling']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0ab5a2fe-a6c9-11eb-84fa-27710dbfa4f1.html', '2021-04-29', 'high', null),
  ('hard-row-to-hoe-vineyards', 'varietals', array['Grenache', 'Syrah', 'Malbec', 'Cabernet Franc', 'Barbera', 'Tempranillo', 'Zinfandel', 'Viognier', 'Marsanne', 'Roussanne']::text[], 'Beyond Napa Valley', 'http://www.beyondnapavalley.com/2017/08/02/hard-row-to-hoe-vineyards/', '2017-08-02', 'high', 'Primitivo in the text given as Zinfandel'),
  ('hard-row-to-hoe-vineyards', 'varietals', array['Sauvignon Blanc', 'Chardonnay', 'Pinot Noir', 'Pinot Gris']::text[], 'whiskynsunshine.com', 'https://whiskynsunshine.com/hard-row-hoe-vineyards-lake-chelan-wa', null, 'medium', 'c. 2014-15'),
  ('hard-row-to-hoe-vineyards', 'setting', array['barrel room', 'patio', 'picnic area', 'tours']::text[], 'Lake Chelan Wine Valley', 'http://www.lakechelanwinevalley.com/wineries/hard-row-to-hoe/', null, 'medium', 'covered patio; barrel-room tours; picnics encouraged; tasting flight fee charged (amount not given)'),
  ('hard-row-to-hoe-vineyards', 'specialties', array['Organic vineyard', 'Estate-grown']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0ab5a2fe-a6c9-11eb-84fa-27710dbfa4f1.html', '2021-04-29', 'high', 'Glacial Gravels Vineyard Riesling described as organically farmed'),
  ('hard-row-to-hoe-vineyards', 'specialties', array['Sparkling wine']::text[], 'whiskynsunshine.com', 'https://whiskynsunshine.com/hard-row-hoe-vineyards-lake-chelan-wa', null, 'medium', 'traditional method blanc de noir'),
  ('hard-row-to-hoe-vineyards', 'founded', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2013/05/16/wine-industry-extends-lake-chelans-tourism-season/', '2013-05-16', 'high', 'as Balsamroot Winery; renamed 2008'),
  ('hard-row-to-hoe-vineyards', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0ab5a2fe-a6c9-11eb-84fa-27710dbfa4f1.html', '2021-04-29', 'high', null),
  ('hard-row-to-hoe-vineyards', 'website', null::text[], 'hardrow.com', 'http://hardrow.com/vineyards-menu', null, 'medium', null),
  ('hedges-family-estate', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Syrah', 'Cabernet Franc', 'Malbec', 'Chardonnay']::text[], 'winesf.com', 'https://www.winesf.com/blog/cat/red-mountain/', null, 'medium', 'estate red blend and an HIP Chardonnay'),
  ('hedges-family-estate', 'varietals', array['Sauvignon Blanc', 'Marsanne']::text[], 'EJ''s Wine Shop', 'https://ejswineshop.com/subregions/red-mountain-ava', null, 'medium', null),
  ('hedges-family-estate', 'setting', array['garden', 'patio', 'vineyard view']::text[], 'Seattle Magazine', 'https://seattlemag.com/washington-wine-country-getaways-red-mountain/', '2014-10', 'high', 'château with courtyard, pétanque court and pizza oven'),
  ('hedges-family-estate', 'specialties', array['Biodynamic vineyard', 'Organic vineyard', 'Estate-grown']::text[], 'wjhg.com', 'https://www.wjhg.com/prnewswire/2023/04/10/robert-parker-green-emblem-awarded-hedges-family-estate/', '2023-04', 'high', 'Demeter certified'),
  ('hedges-family-estate', 'founded', null::text[], 'wjhg.com', 'https://www.wjhg.com/prnewswire/2023/04/10/robert-parker-green-emblem-awarded-hedges-family-estate/', '2023-04', 'high', null),
  ('hedges-family-estate', 'winemaker', null::text[], 'wjhg.com', 'https://www.wjhg.com/prnewswire/2023/04/10/robert-parker-green-emblem-awarded-hedges-family-estate/', '2023-04', 'high', null),
  ('hedges-family-estate', 'phone', null::text[], 'Seattle Magazine', 'https://seattlemag.com/washington-wine-country-getaways-red-mountain/', '2014-10', 'high', null),
  ('henry-earl-estates-russell-creek', 'varietals', array['Sauvignon Blanc', 'Merlot', 'Malbec', 'Cabernet Sauvignon', 'Petit Verdot', 'Sangiovese', 'Pinot Gris', 'Riesling']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('henry-earl-estates-russell-creek', 'setting', array['urban tasting room']::text[], 'mywinepal.com', 'https://mywinepal.com/2015/08/30/a-sip-of-walla-walla-wines/', '2015-08-30', 'high', 'Henry Earl Estates in-town tasting room; Russell Creek was then at the Walla Walla airport'),
  ('hoodsport-winery', 'varietals', array['Island Belle']::text[], 'Capital Press', 'https://www.capitalpress.com/specialsections/wine/hoodsport-winery-one-of-washingtons-originals/article_f2b02184-d76b-11ea-8f37-cb996643c1cc.html', null, 'medium', 'Island Belle (Campbell Early) from Stretch Island; page states no date, about 2020'),
  ('hoodsport-winery', 'specialties', array['Fruit wine']::text[], 'Capital Press', 'https://www.capitalpress.com/specialsections/wine/hoodsport-winery-one-of-washingtons-originals/article_f2b02184-d76b-11ea-8f37-cb996643c1cc.html', null, 'medium', 'fruits named as used over the years; date from URL id (Aug 2020); page states no date, about 2020'),
  ('hoodsport-winery', 'specialties', array['Cider']::text[], 'Capital Press', 'https://www.capitalpress.com/specialsections/wine/hoodsport-winery-one-of-washingtons-originals/article_f2b02184-d76b-11ea-8f37-cb996643c1cc.html', null, 'medium', 'page states no date, about 2020'),
  ('horizons-edge-winery-maison-de-padgett', 'varietals', array['Cabernet Sauvignon', 'Muscat Canelli', 'Gewürztraminer', 'Pinot Noir', 'Chardonnay', 'Merlot']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2018/5/13/maison-de-padgett-winery', '2018-05', 'high', 'estate plantings'),
  ('horizons-edge-winery-maison-de-padgett', 'varietals', array['Sangiovese']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2018/5/13/maison-de-padgett-winery', '2018-05', 'high', 'late-harvest blend; white Pinot Noir'),
  ('horizons-edge-winery-maison-de-padgett', 'setting', array['garden', 'mountain view']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2018/5/13/maison-de-padgett-winery', '2018-05', 'high', 'Maison de Padgett site; Mt Rainier and Mt Adams'),
  ('horizons-edge-winery-maison-de-padgett', 'setting', array['picnic area']::text[], 'womenwhowhine.blogspot.com', 'http://womenwhowhine.blogspot.com/2010/09/zillah-tour.html', '2010-09', 'high', 'group ate its own picnic there'),
  ('horizons-edge-winery-maison-de-padgett', 'specialties', array['Port-style wine', 'Ice wine', 'Late harvest wine']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2018/5/13/maison-de-padgett-winery', '2018-05', 'high', null),
  ('horizons-edge-winery-maison-de-padgett', 'founded', null::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2018/5/13/maison-de-padgett-winery', '2018-05', 'high', 'Horizon''s Edge, by Tom Campbell; the Padgetts since 1999'),
  ('hyatt-vineyards', 'varietals', array['Zinfandel', 'Riesling', 'Chardonnay', 'Black Muscat']::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2018/11/4/hyatt-vineyards-amp-winery', '2018-11', 'high', 'plus Bordeaux and Rhône varieties'),
  ('hyatt-vineyards', 'varietals', array['Merlot']::text[], 'idahowinegirl.blogspot.com', 'http://idahowinegirl.blogspot.com/2011/07/zillah-fruit-loop-detour.html', '2011-07', 'high', null),
  ('hyatt-vineyards', 'varietals', array['Cabernet Sauvignon']::text[], 'Firstleaf', 'https://www.firstleaf.com/a/wine-directory/regions/united-states/washington-state/rattlesnake-hills-ava?grid_1_page=12', null, 'medium', null),
  ('hyatt-vineyards', 'setting', array['vineyard view', 'mountain view']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2023/02/leland-hyatt-founder-of-hyatt-vineyards.html', '2023-02', 'high', null),
  ('hyatt-vineyards', 'setting', array['picnic area', 'live music']::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2018/11/4/hyatt-vineyards-amp-winery', '2018-11', 'high', 'said to suit picnics, concerts, weddings'),
  ('hyatt-vineyards', 'specialties', array['Estate-grown', 'Ice wine']::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2018/11/4/hyatt-vineyards-amp-winery', '2018-11', 'high', null),
  ('hyatt-vineyards', 'founded', null::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2024/09/the-rebirth-of-hyatt-vineyards.html', '2024-09', 'high', 'first wines 1987'),
  ('hyatt-vineyards', 'winemaker', null::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2024/09/the-rebirth-of-hyatt-vineyards.html', '2024-09', 'high', 'winemaker and consultant, hired 2022'),
  ('j-bell-cellars-lavender', 'varietals', array['Petit Verdot']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/wine-scene-enjoy-a-slower-pace-and-a-taste-of-wine-country/article_5af870c2-e9d2-11ed-99d7-b3743fdbc0dd.html', '2023-05-05', 'high', '124 Purple Lane, Zillah'),
  ('j-bell-cellars-lavender', 'setting', array['patio']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/wine-scene-enjoy-a-slower-pace-and-a-taste-of-wine-country/article_5af870c2-e9d2-11ed-99d7-b3743fdbc0dd.html', '2023-05-05', 'high', null),
  ('j-bell-cellars-lavender', 'setting', array['live music', 'food served']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/food_and_drink/wine-scene-take-the-back-roads-to-three-unique-and-appealing-yakima-valley-wineries/article_3e9a3007-ba1c-57ce-adae-5303017cfcd9.html', '2022-04-22', 'high', null),
  ('j-bell-cellars-lavender', 'setting', array['garden']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/news/local/business/j-bell-cellars-near-zillah-looks-to-add-event-space-cabins/article_c75b0212-6848-5493-82b7-f1d28a2b6c4e.html', '2022-07-18', 'high', 'courtyard stage, lavender fields, outdoor concerts; a few RV parking spots; restaurant, event space and cabins were only planned'),
  ('jacob-williams-winery', 'varietals', array['Pinot Noir', 'Barbera', 'Chardonnay']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/pinot-noir-5-current-releases-from-jacob-williams-winery', null, 'medium', '2013-14 vintages (c. 2016)'),
  ('jacob-williams-winery', 'varietals', array['Syrah']::text[], 'Sip Magazine', 'https://sipmagazine.com/jacob-williams-winery-2010-syrah', null, 'medium', null),
  ('jacob-williams-winery', 'setting', array['river view', 'mountain view', 'patio', 'food served']::text[], 'grapefruit-cornet-jwlc.squarespace.com', 'https://grapefruit-cornet-jwlc.squarespace.com/the-dalles/jacob-williams-winery-review', '2024-02-26', 'high', 'table and bar seating, separate member room'),
  ('jacob-williams-winery', 'founded', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/pinot-noir-5-current-releases-from-jacob-williams-winery', null, 'medium', null),
  ('jacob-williams-winery', 'wineClub', null::text[], 'grapefruit-cornet-jwlc.squarespace.com', 'https://grapefruit-cornet-jwlc.squarespace.com/the-dalles/jacob-williams-winery-review', '2024-02-26', 'high', 'members'' tasting room'),
  ('jaine-wines-cottage', 'varietals', array['Sauvignon Blanc', 'Chardonnay']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2021/01/jaine-love-letter-to-washington-wine.html?showComment=1612892638104', '2021-01', 'high', 'first 2019 wines; only whites, rosés and sparkling, no oak'),
  ('jaine-wines-cottage', 'specialties', array['Sparkling wine']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2021/01/jaine-love-letter-to-washington-wine.html?showComment=1612892638104', '2021-01', 'high', 'project scope; whether poured now not stated'),
  ('januik-winery', 'varietals', array['Chardonnay']::text[], 'wineandhistory.wordpress.com', 'https://wineandhistory.wordpress.com/2010/10/14/woodinville-the-wine-country-of-warehouses-part-1/', '2010-10', 'high', null),
  ('januik-winery', 'varietals', array['Cabernet Sauvignon']::text[], 'iconwinesbc.blogspot.com', 'http://iconwinesbc.blogspot.com/2009/09/weekend-in-woodinville-part-3-of-3.html', '2009-09', 'high', 'Champoux Vineyard; Reserve Red blend with Cabernet Franc, Malbec, Merlot'),
  ('januik-winery', 'setting', array['patio']::text[], 'napabound.blogspot.com', 'http://napabound.blogspot.com/2014/11/novelty-hill-januik-september-12-2014.html', '2014-11', 'high', null),
  ('januik-winery', 'setting', array['food served', 'garden']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/news/two-winery-restaurants-in-woodinville-stand-out/', null, 'medium', 'wood-fired pizza and tasting flights; two-level garden; shared Novelty Hill-Januik building; article undated, recent Herald piece'),
  ('januik-winery', 'setting', array['barrel room']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/news/two-winery-restaurants-in-woodinville-stand-out/', null, 'medium', 'windows onto the working winery and barrels'),
  ('januik-winery', 'founded', null::text[], 'SeattleDINING!', 'http://www.seattledining.com/Archive/beverages/wine/western_wa_wines/novelty_hill_januik.aspx', null, 'medium', null),
  ('januik-winery', 'website', null::text[], 'napabound.blogspot.com', 'http://napabound.blogspot.com/2014/11/novelty-hill-januik-september-12-2014.html', '2014-11', 'high', null),
  ('jm-cellars', 'varietals', array['Merlot']::text[], 'issaquahpress.com', 'http://www.issaquahpress.com/2014/07/08/in-woodinville-wine-country-vino-veritas/', '2014-07', 'high', null),
  ('jm-cellars', 'varietals', array['Mourvèdre', 'Sauvignon Blanc']::text[], 'bricksofwine.com', 'http://bricksofwine.com/2009/08/a-visit-to-jm-cellars/', '2009-08', 'high', 'Mourvèdre as rosé'),
  ('jm-cellars', 'setting', array['garden']::text[], 'nwnews.com', 'http://www.nwnews.com/index.php/community/18308-the-perfect-pairing-nature-and-wine-collide-at-jm-cellars', '2020-03', 'high', 'seven-acre certified arboretum, Bramble Bump, with seats through the grounds'),
  ('jm-cellars', 'setting', array['barrel room']::text[], '3rdactmagazine.com', 'https://www.3rdactmagazine.com/good-vintage/lifestyle/travel-entertainment/', null, 'medium', 'barrel-room tasting looking onto the garden'),
  ('jm-cellars', 'setting', array['food served']::text[], 'archerhotel.com', 'https://archerhotel.com/redmond/things-to-do/wet-your-whistle-in-woodinville-wine-country', null, 'medium', 'optional cheese and charcuterie plates'),
  ('jm-cellars', 'specialties', array['Estate-grown']::text[], 'weekendwinenerd.wordpress.com', 'https://weekendwinenerd.wordpress.com/page/2/', null, 'medium', 'own Margaret''s Vineyard, part of the range'),
  ('kana-winery', 'varietals', array['Tempranillo', 'Mourvèdre']::text[], 'vinotripping.com', 'https://www.vinotripping.com/2017/06/26/wine-touring-eastern-washington-yakima-and-prosser/', '2017-06-26', 'high', null),
  ('kana-winery', 'varietals', array['Chardonnay', 'Lemberger']::text[], 'Sip Magazine', 'https://sipmagazine.com/your-weekend-itinerary-to-wine-in-yakima', null, 'medium', '2017 Chardonnay, 2012 Old Vines Blaufränkisch (c. 2019)'),
  ('kana-winery', 'setting', array['patio']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/special_projects/coronavirus/winery-owners-customers-welcome-return-of-outdoor-wine-tasting/article_11719142-9836-599c-adfb-9084fb11ae6e.html', '2020-08', 'high', 'outdoor seating'),
  ('kana-winery', 'setting', array['live music', 'dogs welcome', 'children welcome', 'urban tasting room', 'historic building']::text[], 'yvpub.com', 'https://www.yvpub.com/downtown-yakima-wine-bars-a-big-reason-for-revival/', null, 'medium', '10 S. Second St., Larson Building; opened there 2004; article c. 2017'),
  ('karma-vineyards', 'setting', array['patio', 'picnic area', 'restaurant', 'barrel room', 'garden']::text[], 'American Winery Guide', 'https://americanwineryguide.com/?p=20361', '2013-04-27', 'high', 'wine caves, koi pond, 18 Brix restaurant (2013)'),
  ('karma-vineyards', 'setting', array['vineyard view']::text[], 'astudentofwine.blogspot.com', 'http://astudentofwine.blogspot.com/2013/07/lake-chelan-ava-washington-state.html', '2013-07-01', 'high', null),
  ('karma-vineyards', 'specialties', array['Sparkling wine']::text[], 'ncwwine.org', 'http://www.ncwwine.org/press-and-accolades', '2017', 'high', null),
  ('kerloo-cellars', 'varietals', array['Malbec', 'Cabernet Sauvignon', 'Syrah']::text[], 'stanthewineman.com', 'http://stanthewineman.com/wp/?p=2299', '2017', 'high', null),
  ('kerloo-cellars', 'varietals', array['Mourvèdre']::text[], 'nwwineanthem.com', 'http://www.nwwineanthem.com/2016/09/live-from-walla-walla-its-sodo.html', '2016-09', 'high', 'in the Majestic blend'),
  ('kerloo-cellars', 'varietals', array['Grenache', 'Tempranillo']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/five-new-releases-from-kerloo-cellars', null, 'medium', 'about 2015'),
  ('kerloo-cellars', 'setting', array['urban tasting room', 'barrel room']::text[], 'nwwineanthem.com', 'http://www.nwwineanthem.com/2016/09/live-from-walla-walla-its-sodo.html', '2016-09', 'high', 'SODO Urban Works'),
  ('kerloo-cellars', 'specialties', array['Rhône blend']::text[], 'nwwineanthem.com', 'http://www.nwwineanthem.com/2016/09/live-from-walla-walla-its-sodo.html', '2016-09', 'high', null),
  ('kerloo-cellars', 'founded', null::text[], 'stanthewineman.com', 'http://stanthewineman.com/wp/?p=2299', '2017', 'high', 'others say 2008 first vintage, 2009 first release, 2010'),
  ('kestrel-vintners', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Syrah', 'Gewürztraminer', 'Viognier', 'Chardonnay']::text[], 'greatwinenews.com', 'http://greatwinenews.com/washington-wine-month-stop-19-kestrel-vintners/', null, 'medium', 'brand-wide'),
  ('kestrel-vintners', 'varietals', array['Cabernet Franc', 'Malbec']::text[], 'Washington State Wine Commission', 'https://www.washingtonwine.org/sf_industry_location/kestrel-view-estates/', null, 'medium', 'planted in the estate vineyard'),
  ('kestrel-vintners', 'setting', array['patio', 'urban tasting room']::text[], 'Seattle Met', 'https://www.seattlemet.com/articles/2013/10/day-trips-the-warehouse-of-wines-october-2013', '2013-10', 'high', 'Warehouse District room of 2013 (19501 144th Ave NE, Ste C900, 425-398-1199); check that address is still right'),
  ('kestrel-vintners', 'specialties', array['Estate-grown']::text[], 'greatwinenews.com', 'http://greatwinenews.com/washington-wine-month-stop-19-kestrel-vintners/', null, 'medium', null),
  ('kestrel-vintners', 'founded', null::text[], 'greatwinenews.com', 'http://greatwinenews.com/washington-wine-month-stop-19-kestrel-vintners/', null, 'medium', null),
  ('kiona-vineyards-and-winery', 'varietals', array['Lemberger']::text[], 'perbaccocellars.com', 'https://perbaccocellars.com/where-to-do-a-wine-tasting-in-red-mountain-and-the-tri-cities/', null, 'medium', null),
  ('kiona-vineyards-and-winery', 'varietals', array['Riesling', 'Cabernet Sauvignon', 'Chardonnay', 'Chenin Blanc', 'Merlot', 'Sangiovese']::text[], 'SeattleDINING!', 'http://www.seattledining.com/Archive/beverages/wine/eastern_wa_wines/Kiona.aspx', null, 'medium', 'estate plantings'),
  ('kiona-vineyards-and-winery', 'varietals', array['Syrah', 'Zinfandel']::text[], 'wineintro.com', 'https://www.wineintro.com/wineries/wa/kiona/', null, 'medium', 'old tasting'),
  ('kiona-vineyards-and-winery', 'setting', array['patio', 'vineyard view']::text[], 'perbaccocellars.com', 'https://perbaccocellars.com/where-to-do-a-wine-tasting-in-red-mountain-and-the-tri-cities/', null, 'medium', 'large tasting room and much outdoor space'),
  ('kiona-vineyards-and-winery', 'specialties', array['Estate-grown']::text[], 'skagitfoodcoop.com', 'http://www.skagitfoodcoop.com/cv-the-wine-guy/25588/', null, 'medium', null),
  ('kiona-vineyards-and-winery', 'founded', null::text[], 'winebulletin.net', 'https://winebulletin.net/kiona-from-a-ten-acre-vineyard-to-a-thriving-operation-in-red-mountain/', '2023-03', 'high', 'vineyard planted; first wine sold 1980'),
  ('kiona-vineyards-and-winery', 'winemaker', null::text[], 'winebulletin.net', 'https://winebulletin.net/kiona-from-a-ten-acre-vineyard-to-a-thriving-operation-in-red-mountain/', '2023-03', 'high', null),
  ('kiona-vineyards-and-winery', 'phone', null::text[], 'deploy.doczz.net', 'https://deploy.doczz.net/doc/3076125/what-you-should-know---kiona-vineyards-and-winery', null, 'medium', null),
  ('knight-hill-winery', 'varietals', array['Riesling', 'Mourvèdre', 'Syrah']::text[], 'www2.cnwinenews.com', 'http://www2.cnwinenews.com/html/200904/26/20090426215851.htm', '2009-04', 'high', 'first wines, before bottling'),
  ('kontos-cellars', 'varietals', array['Syrah', 'Merlot', 'Petit Verdot', 'Malbec']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2009/03/kontos-cellars-ww-hbt-2008.html', '2009-03', 'high', 'also blends: Gossamer White (Chardonnay, Viognier), Alatus (Cabernet Franc, Cabernet Sauvignon, Merlot)'),
  ('kontos-cellars', 'varietals', array['Cabernet Sauvignon', 'Pinot Noir']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('kontos-cellars', 'setting', array['urban tasting room']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/8-22', '2021-08', 'high', null),
  ('kontos-cellars', 'setting', array['patio']::text[], 'The Seattle Times', 'https://www.seattletimes.com/life/travel/eat-drink-walk-in-walla-walla/', '2016', 'high', 'shaded patio with misters, 10 N. Second Ave.'),
  ('kontos-cellars', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2009/03/kontos-cellars-ww-hbt-2008.html', '2009-03', 'high', 'Alatus'),
  ('kontos-cellars', 'founded', null::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2009/03/kontos-cellars-ww-hbt-2008.html', '2009-03', 'high', 'opened and first release at the end of 2008'),
  ('kontos-cellars', 'visitNote', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/8-22', '2021-08', 'high', 'encouraged, not required'),
  ('kontos-cellars', 'website', null::text[], 'The Seattle Times', 'https://www.seattletimes.com/life/travel/eat-drink-walk-in-walla-walla/', '2016', 'high', null),
  ('lecole-no-41', 'varietals', array['Sauvignon Blanc']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/6-11to6-12', '2021-06', 'high', null),
  ('lecole-no-41', 'varietals', array['Sémillon', 'Syrah']::text[], 'assortedtablewine.com', 'https://assortedtablewine.com/dec-23/', null, 'medium', null),
  ('lecole-no-41', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Cabernet Franc', 'Malbec', 'Petit Verdot']::text[], 'nobleselection.kork.ca', 'https://nobleselection.kork.ca/qc/en/our-wineries/l-ecole-no.-41/perigee/2015/14092321', null, 'medium', 'in the blend Perigee'),
  ('lecole-no-41', 'varietals', array['Grenache']::text[], 'blog.reviewofwashingtonwines.com', 'http://blog.reviewofwashingtonwines.com/index.php/9-uncategorised/215-an-afternoon-in-the-west-valley', null, 'medium', '2011-2012 vintages'),
  ('lecole-no-41', 'setting', array['historic building', 'patio']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/3-26to3-29', '2021-03', 'high', '1915 schoolhouse; seats inside or on the deck'),
  ('lecole-no-41', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/6-11to6-12', '2021-06', 'high', null),
  ('lecole-no-41', 'founded', null::text[], 'auctionofwawines.org', 'https://auctionofwawines.org/spotlight/lecole/', '2022', 'high', null),
  ('lecole-no-41', 'wineClub', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/lecole-no-41-still-impacting-walla-walla-wine-valley-years/', null, 'medium', null),
  ('lecole-no-41', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/6-11to6-12', '2021-06', 'high', '45 for the 90-minute reserve tasting, waived with a 100 purchase (June 2021); 15 for the 60-minute standard one, waived with purchase (itinerary 3-26to3-29, March 2021)'),
  ('lecole-no-41', 'phone', null::text[], 'KING 5', 'https://www.king5.com/article/entertainment/television/programs/evening/in-walla-walla-drinking-in-class-is-a/281-157508746', null, 'medium', null),
  ('lecole-no-41', 'website', null::text[], 'lecole.com', 'https://www.lecole.com/blog/ferguson-and-seven-hills-vineyard/', null, 'medium', null),
  ('lagana-cellars', 'varietals', array['Pinot Noir', 'Viognier']::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2022/7/26/lagana-cellars', '2022-07-26', 'high', 'Pinot Noir the best seller; Viognier then upcoming'),
  ('lagana-cellars', 'varietals', array['Roussanne']::text[], 'foxress.wordpress.com', 'https://foxress.wordpress.com/2018/10/29/', '2018-10-29', 'high', null),
  ('lagana-cellars', 'varietals', array['Sauvignon Blanc']::text[], 'columbiawillamettewine.org', 'http://columbiawillamettewine.org/program.html', '2014-12', 'high', null),
  ('lagana-cellars', 'varietals', array['Cabernet Sauvignon', 'Riesling', 'Chardonnay', 'Syrah', 'Cabernet Franc', 'Carménère', 'Malbec']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('lagana-cellars', 'founded', null::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2022/7/26/lagana-cellars', '2022-07-26', 'high', null),
  ('lagana-cellars', 'winemaker', null::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2022/7/26/lagana-cellars', '2022-07-26', 'high', 'co-owner since 2017, with founder Jason Fox'),
  ('lagana-cellars', 'website', null::text[], 'owenbargreen.com', 'https://owenbargreen.com/blog/2016/3/23/interview-with-jason-fox-owner-and-head-winemaker-of-lagana-cellars', null, 'medium', null),
  ('lake-chelan-winery', 'varietals', array['Merlot']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/wines-of-the-week/article_63453a26-75a1-11ed-8e09-77ac86a5a48b.html', '2023-01-05', 'high', 'winery''s name lost from the stored text; identified by winemaker and the on-site BBQ'),
  ('lake-chelan-winery', 'varietals', array['Malbec', 'Cabernet Sauvignon']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_22a7ab92-a9e7-11ec-8c2e-cb2b3e01086e.html', '2022-03-24', 'high', 'in the M11 Meritage'),
  ('lake-chelan-winery', 'varietals', array['Cabernet Franc']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_797d3f8c-7597-11ed-b92a-930133984d8e.html', '2022-12-22', 'high', null),
  ('lake-chelan-winery', 'varietals', array['Syrah', 'Pinot Noir', 'Tempranillo']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_3e384ca8-c64e-11ec-add6-fb74f8c8f4b6.html', '2022-04-28', 'high', 'Exclusive Red 8 blend'),
  ('lake-chelan-winery', 'setting', array['restaurant', 'food served']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_797d3f8c-7597-11ed-b92a-930133984d8e.html', '2022-12-22', 'high', 'BBQ in the Vineyard on the premises'),
  ('lake-chelan-winery', 'specialties', array['Cider']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/wines-of-the-week/article_63453a26-75a1-11ed-8e09-77ac86a5a48b.html', '2023-01-05', 'high', null),
  ('lake-chelan-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_22a7ab92-a9e7-11ec-8c2e-cb2b3e01086e.html', '2022-03-24', 'high', null),
  ('lake-chelan-winery', 'founded', null::text[], 'wineandwags.wordpress.com', 'https://wineandwags.wordpress.com/2016/11/23/roadtrip-lake-chelan/', '2016-11-23', 'high', 'first winery of the modern Chelan industry; Seattle Met says first wine bottled 2001'),
  ('lake-chelan-winery', 'winemaker', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_22a7ab92-a9e7-11ec-8c2e-cb2b3e01086e.html', '2022-03-24', 'high', null),
  ('lake-chelan-winery', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_22a7ab92-a9e7-11ec-8c2e-cb2b3e01086e.html', '2022-03-24', 'high', null),
  ('lapierre-farms-winery', 'setting', array['patio', 'mountain view']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/news/local/business/lapierre-farms-and-winery-opens-tasting-room-near-zillah/article_9b8e726e-dfbc-11ed-aa58-cbcd56037cc4.html', '2023-04', 'high', 'terrace in front with Mt Adams and Mt Rainier; large back patio; indoor lounge'),
  ('lapierre-farms-winery', 'specialties', array['Organic vineyard']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/news/local/business/lapierre-farms-and-winery-opens-tasting-room-near-zillah/article_9b8e726e-dfbc-11ed-aa58-cbcd56037cc4.html', '2023-04', 'high', 'organic fruit farm; wine grapes since 2018'),
  ('lapierre-farms-winery', 'founded', null::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/news/local/business/lapierre-farms-and-winery-opens-tasting-room-near-zillah/article_9b8e726e-dfbc-11ed-aa58-cbcd56037cc4.html', '2023-04', 'high', 'tasting room opened 15 April 2023'),
  ('lawrelin-wine-cellars', 'varietals', array['Cabernet Sauvignon']::text[], 'Aaron''s Wine Chronicles', 'https://www.aaronswinechronicles.com/from-the-airport-to-the-wineries-2-2/', '2019', 'high', 'a 2003 Lawrelin Cabernet Sauvignon made by Kendall Mix, poured elsewhere'),
  ('lawrelin-wine-cellars', 'varietals', array['Syrah']::text[], 'fullpullwines.wordpress.com', 'https://fullpullwines.wordpress.com/2014/11/12/two-from-lawrelin/', '2014-11-12', 'high', null),
  ('lawrelin-wine-cellars', 'varietals', array['Sauvignon Blanc', 'Viognier', 'Grenache']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('lawrelin-wine-cellars', 'specialties', array['Rhône blend']::text[], 'oraetlabora.wine', 'https://oraetlabora.wine/classes-calendar/winemaker-tasting-kendall-mix-of-lawrelin-wine-cellars', null, 'medium', 'GSM'),
  ('lawrelin-wine-cellars', 'founded', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/library-wines-from-lawrelin-cellars', null, 'medium', 'first vintage 2000, first release 2012'),
  ('liberty-lake-wine-cellars', 'varietals', array['Chardonnay', 'Riesling', 'Malbec', 'Zinfandel', 'Gewürztraminer', 'Carménère']::text[], 'Inlander', 'https://www.inlander.com/spokane/liberty-lake-cellars-matures-along-with-its-hometown/Content?oid=22568772', '2021', 'high', 'whites and a rosé under the label Tahija'),
  ('liberty-lake-wine-cellars', 'varietals', array['Syrah', 'Petit Verdot', 'Merlot', 'Cabernet Sauvignon', 'Tempranillo']::text[], 'Write for Wine', 'https://writeforwine.com/liberty-lake/', null, 'medium', null),
  ('liberty-lake-wine-cellars', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Inlander', 'https://www.inlander.com/spokane/liberty-lake-cellars-matures-along-with-its-hometown/Content?oid=22568772', '2021', 'high', null),
  ('liberty-lake-wine-cellars', 'founded', null::text[], 'Inlander', 'https://www.inlander.com/spokane/liberty-lake-cellars-matures-along-with-its-hometown/Content?oid=22568772', '2021', 'high', null),
  ('liberty-lake-wine-cellars', 'winemaker', null::text[], 'The Spokesman-Review', 'https://www.spokesman.com/stories/2023/aug/01/liberty-lake-wine-cellars-wins-golds-in-state-wine/', '2023-08', 'high', null),
  ('liberty-lake-wine-cellars', 'wineClub', null::text[], 'The Spokesman-Review', 'https://www.spokesman.com/stories/2021/jul/08/liberty-lake-wine-cellars-earns-award-for-its-2011/', '2021-07', 'high', 'owners had been club members since 2011'),
  ('locati-cellars', 'varietals', array['Barbera', 'Sangiovese', 'Pinot Gris']::text[], 'Kitsap Daily News', 'https://kitsapdailynews.com/?p=49839', null, 'medium', 'page says Pinot Grigio; article of 2012'),
  ('locati-cellars', 'varietals', array['Cabernet Sauvignon', 'Primitivo']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('locati-cellars', 'setting', array['urban tasting room', 'historic building']::text[], 'The Herald (Everett)', 'https://heraldnet.com/life/walla-walla-winery-honors-its-italian-roots', '2012-10-21', 'high', 'Marcus Whitman Hotel'),
  ('locati-cellars', 'founded', null::text[], 'Kitsap Daily News', 'https://kitsapdailynews.com/?p=49839', null, 'medium', 'tasting room opened December 2009'),
  ('locati-cellars', 'website', null::text[], 'columbiawillamettewine.org', 'http://columbiawillamettewine.org/program.html', null, 'medium', null),
  ('lodmell-cellars', 'varietals', array['Sauvignon Blanc', 'Merlot', 'Cabernet Sauvignon']::text[], 'Sweet Tempranillo', 'https://sweetempranillo.com/2013/04/22/lodmell-cellars/', '2013-04-22', 'high', 'Carmenère in the Sublime blend; rosé of Merlot and Cabernet'),
  ('lodmell-cellars', 'varietals', array['Chardonnay']::text[], 'wildwallawallawinewoman.blogspot.ca', 'http://wildwallawallawinewoman.blogspot.ca/2009/05/spring-release-2009-after-mass-final.html', '2009-05-07', 'high', null),
  ('lodmell-cellars', 'varietals', array['Syrah']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('lodmell-cellars', 'setting', array['urban tasting room', 'historic building']::text[], 'tableconversation.com', 'https://www.tableconversation.com/travel_united_states/', null, 'medium', 'tasting room in the Marcus Whitman Hotel (1927)'),
  ('lodmell-cellars', 'specialties', array['Estate-grown']::text[], 'Sweet Tempranillo', 'https://sweetempranillo.com/2013/04/22/lodmell-cellars/', '2013-04-22', 'high', '30 acres by the Snake River, first planted 1995'),
  ('lookout-point-winery', 'varietals', array['Malbec']::text[], 'lookoutpointwinery.net', 'http://www.lookoutpointwinery.net/the-winery.html', null, 'medium', 'first wine, 2008, from Two Coyote Vineyard, Zillah'),
  ('lost-river-winery', 'varietals', array['Chardonnay']::text[], 'The Omak Chronicle', 'http://www.omakchronicle.com/news/2015/aug/05/sipping-wine-lost-river/', '2015-08-05', 'high', null),
  ('lost-river-winery', 'varietals', array['Sémillon', 'Sauvignon Blanc', 'Nebbiolo']::text[], 'Sweet Tempranillo', 'https://sweetempranillo.com/2014/12/15/lost-river-winery-north-of-us-in-winthrop/', '2014-12-15', 'high', null),
  ('lost-river-winery', 'varietals', array['Merlot', 'Syrah', 'Viognier']::text[], 'Dan the Wine Guy', 'https://www.danthewineguy.com/?p=707', null, 'medium', '2008-09 vintages'),
  ('lost-river-winery', 'varietals', array['Malbec', 'Cabernet Sauvignon']::text[], 'zenwinetaste.com', 'https://zenwinetaste.com/tag/pastpain', null, 'medium', 'Massif blend; visit Oct 2021'),
  ('lost-river-winery', 'setting', array['patio', 'art gallery']::text[], 'The Omak Chronicle', 'http://www.omakchronicle.com/news/2015/aug/05/sipping-wine-lost-river/', '2015-08-05', 'high', 'local artists on the walls, changed every two months'),
  ('lost-river-winery', 'founded', null::text[], 'Methow Valley News', 'https://methowvalleynews.com/2021/01/06/21-could-be-another-good-year-for-lost-river-winery/', '2021-01-06', 'high', null),
  ('lost-river-winery', 'wineClub', null::text[], 'The Omak Chronicle', 'http://www.omakchronicle.com/news/2015/aug/05/sipping-wine-lost-river/', '2015-08-05', 'high', null),
  ('lullaby-winery', 'varietals', array['Mourvèdre', 'Grenache', 'Sauvignon Blanc', 'Merlot', 'Cabernet Sauvignon', 'Viognier']::text[], 'Dan the Wine Guy', 'https://danthewineguy.com/?p=1569', '2014-06', 'high', 'partly in blends'),
  ('lullaby-winery', 'setting', array['patio', 'barrel room']::text[], 'SeattleDINING!', 'http://www.seattledining.com/Archive/beverages/wine/western_wa_wines/lullaby_winery_2015.aspx', '2015', 'high', null),
  ('lullaby-winery', 'founded', null::text[], 'Dan the Wine Guy', 'https://danthewineguy.com/?p=1569', '2014-06', 'high', 'other source says left her job in 2006 to start it'),
  ('maison-bleue-family-winery', 'varietals', array['Cabernet Sauvignon']::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'https://allaloneonaplanetfullofpeople.blogspot.com/2021/07/walla-walla-wine-tasting-vacation-day-3.html', '2021-07', 'high', 'Pambrun label'),
  ('maison-bleue-family-winery', 'varietals', array['Syrah', 'Grenache', 'Viognier']::text[], 'maisonbleuewinery.com', 'https://www.maisonbleuewinery.com/Vineyards', null, 'medium', 'estate planted 2018; first estate harvest 2020'),
  ('maison-bleue-family-winery', 'setting', array['urban tasting room']::text[], 'mywinepal.com', 'https://mywinepal.com/2015/08/30/a-sip-of-walla-walla-wines/', '2015-08-30', 'high', 'in-town tasting room in 2015'),
  ('maison-bleue-family-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'https://allaloneonaplanetfullofpeople.blogspot.com/2021/07/walla-walla-wine-tasting-vacation-day-3.html', '2021-07', 'high', 'the room also pours Pambrun Cabernet and Bordeaux blends; owned by Willamette Valley Vineyards'),
  ('maison-bleue-family-winery', 'specialties', array['Rhône blend']::text[], 'winefoot.com', 'http://www.winefoot.com/2011/07/maison-bleue-delivers-stellar-rhone-varietals-in-wa/', '2011-07', 'high', 'under the founding winemaker, in Prosser'),
  ('maison-bleue-family-winery', 'specialties', array['Estate-grown']::text[], 'maisonbleuewinery.com', 'https://www.maisonbleuewinery.com/Vineyards', null, 'medium', null),
  ('maison-bleue-family-winery', 'website', null::text[], 'maisonbleuewinery.com', 'https://www.maisonbleuewinery.com/Vineyards', null, 'medium', null),
  ('malaga-springs-winery', 'varietals', array['Cabernet Sauvignon']::text[], 'NewsBreak', 'https://www.newsbreak.com/news/2483346835979/malaga-springs-winery-2015-cabernet-sauvignon-red-mountain-35', '2022-01-12', 'high', null),
  ('malaga-springs-winery', 'varietals', array['Cabernet Franc']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week-malaga-springs-villa-monaco/article_20405a6c-1078-11ea-82b1-37548e61756e.html', '2019-11-28', 'high', null),
  ('malaga-springs-winery', 'varietals', array['Syrah', 'Chenin Blanc', 'Viognier', 'Sangiovese', 'Muscat Canelli', 'Malbec', 'Sauvignon Blanc']::text[], 'malagaspringswinery.com', 'https://www.malagaspringswinery.com/news-blog', '2016', 'high', null),
  ('malaga-springs-winery', 'setting', array['garden']::text[], 'malagaspringswinery.com', 'https://www.malagaspringswinery.com/news-blog/2014/6/4/review-wine-trails-nw', '2014-06-04', 'high', 'gardens next to the winery'),
  ('malaga-springs-winery', 'setting', array['patio']::text[], 'Living NCW', 'https://www.livingncw.com/drink509wine/wenatchee-wineries/malaga-springs-winery', null, 'medium', 'patio below basalt cliffs; owner''s pottery is sold there'),
  ('malaga-springs-winery', 'specialties', array['Estate-grown']::text[], 'malagaspringswinery.com', 'https://www.malagaspringswinery.com/news-blog/2014/6/4/winemans-toast-award-winning-vintages-from-malaga-springs', '2014-06-04', 'high', '5.5 acres, 13 varieties'),
  ('malaga-springs-winery', 'founded', null::text[], 'malaga-springs.squarespace.com', 'https://malaga-springs.squarespace.com/about-winery', null, 'medium', 'year the tasting room opened'),
  ('malaga-springs-winery', 'wineClub', null::text[], 'malagaspringswinery.com', 'http://www.malagaspringswinery.com/news', '2017', 'high', null),
  ('malaga-springs-winery', 'shipsToState', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/malaga-springs-winery-one-mans-vision-comes-life/', '2020-04', 'high', 'online store; pick-up or shipping'),
  ('malaga-springs-winery', 'onlineSales', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/malaga-springs-winery-one-mans-vision-comes-life/', '2020-04', 'high', 'online store; pick-up or shipping'),
  ('malaga-springs-winery', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week-malaga-springs-villa-monaco/article_20405a6c-1078-11ea-82b1-37548e61756e.html', '2019-11-28', 'high', null),
  ('mark-ryan-winery', 'varietals', array['Cabernet Sauvignon']::text[], 'westseattlewinecellars.com', 'https://westseattlewinecellars.com/2022/12/31/washington-wine-club-january-2023/', '2023-01', 'high', 'Dead Horse 2020'),
  ('mark-ryan-winery', 'varietals', array['Viognier']::text[], 'drinkhacker.com', 'https://www.drinkhacker.com/2019/06/02/review-mark-ryan-2018-viognier-and-2017-the-dissident/', '2019-06-02', 'high', null),
  ('mark-ryan-winery', 'varietals', array['Syrah', 'Merlot', 'Chardonnay', 'Mourvèdre']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('mark-ryan-winery', 'setting', array['urban tasting room', 'patio']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/8-22', '2021-08', 'high', 'small outside seating area'),
  ('mark-ryan-winery', 'specialties', array['Rhône blend']::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'https://allaloneonaplanetfullofpeople.blogspot.com/2021/07/walla-walla-wine-tasting-vacation-day-3.html', '2021-07', 'high', 'Numbskull GSM 2019; in 2021 also a second room, Mark Ryan Annex, for Board Track Racer, Lu & Oly and Monkey Wrench'),
  ('mark-ryan-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'drinkhacker.com', 'https://www.drinkhacker.com/2019/06/02/review-mark-ryan-2018-viognier-and-2017-the-dissident/', '2019-06-02', 'high', null),
  ('mark-ryan-winery', 'founded', null::text[], 'westseattlewinecellars.com', 'https://westseattlewinecellars.com/2022/12/31/washington-wine-club-january-2023/', '2023-01', 'high', null),
  ('mark-ryan-winery', 'winemaker', null::text[], 'westseattlewinecellars.com', 'https://westseattlewinecellars.com/2022/12/31/washington-wine-club-january-2023/', '2023-01', 'high', null),
  ('mark-ryan-winery', 'visitNote', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/8-22', '2021-08', 'high', 'not required'),
  ('martin-scott-winery', 'varietals', array['Graciano', 'Gewürztraminer']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_22a7ab92-a9e7-11ec-8c2e-cb2b3e01086e.html', '2022-03-24', 'high', null),
  ('martin-scott-winery', 'varietals', array['Sauvignon Blanc']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_efc142c8-a231-11eb-915b-6fffbf19f56c.html', '2021-04-22', 'high', null),
  ('martin-scott-winery', 'varietals', array['Sangiovese']::text[], 'issuu.com', 'https://issuu.com./wenatcheeworld/docs/foothills_magazine-julyaugust2020/s/10654233', '2020-07', 'high', 'rosé of Sangiovese'),
  ('martin-scott-winery', 'varietals', array['Pinot Gris', 'Cabernet Franc', 'Merlot', 'Cabernet Sauvignon', 'Riesling', 'Muscat Canelli']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/martin-scott-2013-gewurztraminer-16', null, 'medium', 'grown on the 37-acre estate ridge-top vineyard (c. 2015)'),
  ('martin-scott-winery', 'setting', array['patio', 'garden']::text[], 'issuu.com', 'https://issuu.com./wenatcheeworld/docs/foothills_magazine-julyaugust2020/s/10654233', '2020-07', 'high', 'several patios; flower gardens around house and winery'),
  ('martin-scott-winery', 'specialties', array['Estate-grown']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/martin-scott-2013-gewurztraminer-16', null, 'medium', null),
  ('martin-scott-winery', 'founded', null::text[], 'issuu.com', 'https://issuu.com./wenatcheeworld/docs/foothills_magazine-julyaugust2020/s/10654233', '2020-07', 'high', null),
  ('martin-scott-winery', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_22a7ab92-a9e7-11ec-8c2e-cb2b3e01086e.html', '2022-03-24', 'high', null),
  ('martinez-and-martinez-winery', 'varietals', array['Carménère']::text[], 'islands.com', 'https://www.islands.com/1917785/prosser-wine-capital-washington-charming-town-vineyards/', '2025-07-26', 'high', null),
  ('martinez-and-martinez-winery', 'varietals', array['Roussanne', 'Viognier', 'Cabernet Sauvignon']::text[], 'Good Fruit Grower', 'https://goodfruit.com/lofty-goals', null, 'medium', 'about 2010'),
  ('martinez-and-martinez-winery', 'specialties', array['Estate-grown']::text[], 'martinezwine.com', 'http://www.martinezwine.com/home-2/the-history/', null, 'medium', 'part of the fruit is from the family vineyard on Phinny Hill'),
  ('martinez-and-martinez-winery', 'founded', null::text[], 'Dan the Wine Guy', 'https://www.danthewineguy.com/?p=6797', '2025-09-13', 'high', 'first vintage 2005 (20th harvest in 2025); winery opened 2008'),
  ('martinez-and-martinez-winery', 'winemaker', null::text[], 'Dan the Wine Guy', 'https://www.danthewineguy.com/?p=6797', '2025-09-13', 'high', null),
  ('maryhill-winery', 'varietals', array['Malbec']::text[], 'issuu.com', 'https://issuu.com./degerman/docs/gnww-spring-2023-final-4-9-23/s/26432792', '2023-04', 'high', '2019 Proprietor''s Reserve'),
  ('maryhill-winery', 'varietals', array['Viognier']::text[], 'cheapwineratings.com', 'https://cheapwineratings.com/2018/12/31/maryhill-winery-classic-viognier', '2018-12-31', 'high', null),
  ('maryhill-winery', 'varietals', array['Syrah', 'Zinfandel']::text[], 'Portland Monthly', 'https://www.pdxmonthly.com/2012/05/gorge-wineries-june-2012', '2017-05', 'high', 'updated May 2017'),
  ('maryhill-winery', 'varietals', array['Sangiovese', 'Cabernet Franc']::text[], 'hagadonenewsnetwork.com', 'https://hagadonenewsnetwork.com/news/2016/jun/01/celebrating-maryhill-5', '2016-06-01', 'high', 'Sangiovese as rosé'),
  ('maryhill-winery', 'varietals', array['Chardonnay', 'Barbera']::text[], 'celebratefoodandlife.wordpress.com', 'https://celebratefoodandlife.wordpress.com/2012/08/30/maryhill-winery-goldendale-wa-and-the-columbia-gorge/', '2012-08-30', 'high', null),
  ('maryhill-winery', 'varietals', array['Riesling']::text[], 'cornichon.org', 'http://cornichon.org/2012/07/a-red-and-white-carpet.html', '2012-07', 'high', null),
  ('maryhill-winery', 'varietals', array['Merlot']::text[], 'creeksidefarm.org', 'https://creeksidefarm.org/?p=429', null, 'medium', null),
  ('maryhill-winery', 'varietals', array['Gewürztraminer', 'Muscat Canelli']::text[], 'Seattle Wine Blogger', 'http://seattlewineblogger.blogspot.com/2009/09', null, 'medium', null),
  ('maryhill-winery', 'setting', array['river view']::text[], 'Portland Monthly', 'https://www.pdxmonthly.com/2012/05/gorge-wineries-june-2012', '2017-05', 'high', 'amphitheatre concerts'),
  ('maryhill-winery', 'setting', array['mountain view', 'patio', 'tours']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2013/12/17/maryhill-winery/', '2013-12-17', 'medium', 'deck above the Columbia, view to Mount Hood; 4,000-seat amphitheatre (tours: dlmark.net, by reservation, c. 2004)'),
  ('maryhill-winery', 'setting', array['picnic area']::text[], 'celebratefoodandlife.wordpress.com', 'https://celebratefoodandlife.wordpress.com/2012/08/30/maryhill-winery-goldendale-wa-and-the-columbia-gorge/', '2012-08-30', 'high', null),
  ('maryhill-winery', 'setting', array['vineyard view']::text[], 'kendalldog.com', 'http://kendalldog.com/2011/07/22/visit-to-the-maryhill-winery/', '2011-07-22', 'high', 'live music on weekend afternoons'),
  ('maryhill-winery', 'winemaker', null::text[], 'issuu.com', 'https://issuu.com./degerman/docs/gnww-spring-2023-final-4-9-23/s/26432792', '2023-04', 'high', null),
  ('maryhill-winery', 'wineClub', null::text[], 'creeksidefarm.org', 'https://creeksidefarm.org/?p=429', null, 'medium', null),
  ('matthews-winery', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Sauvignon Blanc']::text[], 'lux-review.com', 'https://www.lux-review.com/issues/food-and-drink-awards-2019/12/', '2019', 'high', null),
  ('matthews-winery', 'varietals', array['Cabernet Franc', 'Petit Verdot']::text[], 'friendlywiki.com', 'https://friendlywiki.com/article/index.php?title=Matthews_Winery', null, 'medium', 'encyclopedia copy, sources of March 2023; page states no date, about 2023'),
  ('matthews-winery', 'setting', array['garden']::text[], 'Write for Wine', 'https://writeforwine.com/tag/matthews-winery/', null, 'medium', 'Creekside Farm beside the winery, farm produce and cheese with tastings; about 2018-19'),
  ('matthews-winery', 'setting', array['children welcome', 'dogs welcome', 'food served']::text[], 'archerhotel.com', 'https://archerhotel.com/redmond/things-to-do/wet-your-whistle-in-woodinville-wine-country', null, 'medium', 'local charcuterie; hotel guide, recent, undated'),
  ('matthews-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Advinetures', 'https://advinetures.ca/matthews-winery-back-to-basics-brilliantly/', null, 'medium', null),
  ('matthews-winery', 'founded', null::text[], 'Advinetures', 'https://advinetures.ca/matthews-winery-back-to-basics-brilliantly/', null, 'medium', 'another source says 1993'),
  ('mellisoni-vineyards', 'varietals', array['Chardonnay']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2022/01/25/mellisoni-vineyards-nv-bollincini-brut-bubbly-white-columbia-valley-60/', '2022-01-25', 'high', 'sparkling'),
  ('mellisoni-vineyards', 'varietals', array['Pinot Noir', 'Malbec', 'Sangiovese']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2022/09/04/mellisoni-vineyards-2019-pms-red-wine-blend-lake-chelan-75/', '2022-09-04', 'high', 'blend'),
  ('mellisoni-vineyards', 'varietals', array['Cabernet Sauvignon']::text[], 'NewsBreak', 'https://www.newsbreak.com/news/2483346835979/malaga-springs-winery-2015-cabernet-sauvignon-red-mountain-35', '2022-01-12', 'high', 'Forte Rosso 2018'),
  ('mellisoni-vineyards', 'varietals', array['Nebbiolo']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2021/01/07/vinelines-dispatch-harvest-surrounding-lake-chelan/', '2021-01-07', 'high', 'grown on the steep estate vineyard'),
  ('mellisoni-vineyards', 'varietals', array['Gewürztraminer']::text[], 'ncwwine.org', 'http://www.ncwwine.org/press-and-accolades', '2017', 'high', null),
  ('mellisoni-vineyards', 'setting', array['lake view']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2022/09/04/mellisoni-vineyards-2019-pms-red-wine-blend-lake-chelan-75/', '2022-09-04', 'high', 'overlooks the south shore'),
  ('mellisoni-vineyards', 'setting', array['live music']::text[], 'KING 5', 'https://www.king5.com/article/sponsor-story/tsillan-cellars-mellisoni-vineyards-lake-chelan-winery/281-7f09e597-748c-4b01-96ea-d7e058c1587c', '2021-07-16', 'high', 'Monday open mic'),
  ('mellisoni-vineyards', 'specialties', array['Sparkling wine']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2022/01/25/mellisoni-vineyards-nv-bollincini-brut-bubbly-white-columbia-valley-60/', '2022-01-25', 'high', 'Prosecco-style brut from Chardonnay'),
  ('mellisoni-vineyards', 'specialties', array['Estate-grown']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2022/09/04/mellisoni-vineyards-2019-pms-red-wine-blend-lake-chelan-75/', '2022-09-04', 'high', null),
  ('merry-cellars', 'varietals', array['Roussanne']::text[], 'Washington State Magazine', 'https://magazine.wsu.edu/2024/04/29/a-taste-for-whats-merry/', '2024-04', 'high', 'mostly single-variety reds and red blends, several whites, a rosé'),
  ('merry-cellars', 'varietals', array['Viognier', 'Merlot']::text[], 'pullmangoodfoodcoop.com', 'https://www.pullmangoodfoodcoop.com/post/local-producer-series-merry-cellars', '2020-10', 'medium', 'year inferred from the text (pandemic October)'),
  ('merry-cellars', 'varietals', array['Sémillon', 'Sauvignon Blanc', 'Cabernet Sauvignon', 'Carménère', 'Chardonnay']::text[], 'Dan the Wine Guy', 'http://www.danthewineguy.com/?p=656', null, 'medium', '2010-2011 vintages'),
  ('merry-cellars', 'varietals', array['Syrah']::text[], 'dailyevergreen.com', 'https://dailyevergreen.com/13113/culture/jl-merry-cellars-wine-release-party-preview/', null, 'medium', '2013 vintage'),
  ('merry-cellars', 'setting', array['patio']::text[], 'pullmangoodfoodcoop.com', 'https://www.pullmangoodfoodcoop.com/post/local-producer-series-merry-cellars', '2020-10', 'medium', 'year inferred from the text (pandemic October)'),
  ('merry-cellars', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Dan the Wine Guy', 'http://www.danthewineguy.com/?p=656', null, 'medium', 'Crimson'),
  ('merry-cellars', 'founded', null::text[], 'Washington State Magazine', 'https://magazine.wsu.edu/2024/04/29/a-taste-for-whats-merry/', '2024-04', 'high', null),
  ('merry-cellars', 'winemaker', null::text[], 'Washington State Magazine', 'https://magazine.wsu.edu/2024/04/29/a-taste-for-whats-merry/', '2024-04', 'high', null),
  ('milbrandt-vineyards', 'varietals', array['Viognier', 'Mourvèdre']::text[], 'beenthereeatingthis.com', 'https://beenthereeatingthis.com/2014/09/22/milbrandt-vineyards-you-feel-like-family/', '2014-09-22', 'high', 'also Petite Sirah'),
  ('milbrandt-vineyards', 'varietals', array['Petite Sirah']::text[], 'beenthereeatingthis.com', 'https://beenthereeatingthis.com/2014/09/22/milbrandt-vineyards-you-feel-like-family/', '2014-09-22', 'high', null),
  ('milbrandt-vineyards', 'varietals', array['Pinot Gris']::text[], 'Sip Magazine', 'https://sipmagazine.com/?p=11584', null, 'medium', '2014 vintage'),
  ('milbrandt-vineyards', 'varietals', array['Riesling']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/vintners-village-in-prosser-is-one-stop-shopping-for-wine-lovers/', null, 'medium', null),
  ('milbrandt-vineyards', 'setting', array['patio']::text[], 'beenthereeatingthis.com', 'https://beenthereeatingthis.com/2014/09/22/milbrandt-vineyards-you-feel-like-family/', '2014-09-22', 'high', null),
  ('milbrandt-vineyards', 'specialties', array['Estate-grown']::text[], 'foodista.com', 'https://foodista.com/blog/2014/05/21/discovering-the-great-wines-of-prosser-washington', '2014-05-21', 'high', '12 estate vineyard sites; seated tasting offered then'),
  ('milbrandt-vineyards', 'founded', null::text[], 'East Bay Times', 'https://www.eastbaytimes.com/2010/03/03/corkheads-milbrandt-vineyards-brings-farming-know-how-to-washington-wines/', '2010-03-03', 'high', 'vineyards from 1997'),
  ('milbrandt-vineyards', 'phone', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/trip-to-paterson-wa-in-mid-90s-convinces-butch-milbrandt-to-grow-80-acres-of-wine-grapes/', null, 'medium', null),
  ('naches-heights-vineyard-nhv', 'varietals', array['Grenache Blanc', 'Marsanne', 'Cabernet Franc']::text[], 'savorsipandsojourn.com', 'https://www.savorsipandsojourn.com/sojourn/2017/5/24/a-weekend-of-wine-tasting-in-the-yakima-valley', '2017-05-24', 'high', null),
  ('naches-heights-vineyard-nhv', 'varietals', array['Gewürztraminer', 'Riesling', 'Pinot Gris', 'Syrah']::text[], 'Seattle Magazine', 'https://www.seattlemag.com/article/tasting-notes-new-heights', null, 'medium', 'estate plantings, c. 2009'),
  ('naches-heights-vineyard-nhv', 'specialties', array['Estate-grown']::text[], 'Seattle Magazine', 'https://www.seattlemag.com/article/tasting-notes-new-heights', null, 'medium', 'grapes planted on the family''s former orchard'),
  ('novelty-hill-winery', 'varietals', array['Sauvignon Blanc']::text[], 'wineandhistory.wordpress.com', 'https://wineandhistory.wordpress.com/2010/10/14/woodinville-the-wine-country-of-warehouses-part-1/', '2010-10', 'high', 'Stillwater Creek'),
  ('novelty-hill-winery', 'varietals', array['Merlot', 'Sangiovese']::text[], 'iconwinesbc.blogspot.com', 'http://iconwinesbc.blogspot.com/2009/09/weekend-in-woodinville-part-3-of-3.html', '2009-09', 'high', null),
  ('novelty-hill-winery', 'varietals', array['Chardonnay', 'Riesling', 'Sémillon']::text[], 'psychedelicgrape.com', 'https://psychedelicgrape.com/category/woodinville/', null, 'medium', 'about 2011; Riesling and late-harvest Semillon poured there, label not always named'),
  ('novelty-hill-winery', 'setting', array['patio']::text[], 'napabound.blogspot.com', 'http://napabound.blogspot.com/2014/11/novelty-hill-januik-september-12-2014.html', '2014-11', 'high', null),
  ('novelty-hill-winery', 'setting', array['food served', 'garden']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/news/two-winery-restaurants-in-woodinville-stand-out/', null, 'medium', 'wood-fired pizza and tasting flights; two-level garden; shared Novelty Hill-Januik building; article undated, recent Herald piece'),
  ('novelty-hill-winery', 'setting', array['barrel room']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/news/two-winery-restaurants-in-woodinville-stand-out/', null, 'medium', 'windows onto the working winery and barrels'),
  ('novelty-hill-winery', 'specialties', array['Estate-grown']::text[], 'winerylaw.blogspot.com', 'http://winerylaw.blogspot.com/2013/07/woodinville-tasting-rooms.html?showComment=1375316047233', '2013-07', 'high', 'Stillwater Creek estate vineyard, Salmon-Safe'),
  ('novelty-hill-winery', 'founded', null::text[], 'Discover Washington Wine', 'https://discoverwashingtonwine.com/novelty-hill-januik-andrew-januik-wines-still-family-affair-years', null, 'medium', null),
  ('novelty-hill-winery', 'website', null::text[], 'napabound.blogspot.com', 'http://napabound.blogspot.com/2014/11/novelty-hill-januik-september-12-2014.html', '2014-11', 'high', null),
  ('olympic-cellars-winery', 'varietals', array['Chardonnay', 'Riesling', 'Cabernet Sauvignon', 'Cabernet Franc']::text[], 'idahowinegirl.blogspot.com', 'https://idahowinegirl.blogspot.com/2012', '2012-09', 'high', 'in the Working Girl White and Handyman Red blends'),
  ('olympic-cellars-winery', 'varietals', array['Lemberger']::text[], 'blog.kathycharlton.com', 'http://blog.kathycharlton.com/2008/06/', '2008-06', 'high', 'Dungeness Red, own blog; also washingtonwinemaker.com 2008-03'),
  ('olympic-cellars-winery', 'setting', array['historic building']::text[], 'wineandhistory.wordpress.com', 'https://wineandhistory.wordpress.com/2013/12/06/olympic-cellars-winery/', '2013-12', 'medium', 'old barn of about 1890 with gift shop'),
  ('olympic-cellars-winery', 'setting', array['patio']::text[], 'drivingmissterry.blogspot.com', 'http://drivingmissterry.blogspot.com/2012/05/olympic-cellars.html', '2012-05', 'high', null),
  ('olympic-cellars-winery', 'founded', null::text[], 'wineandhistory.wordpress.com', 'https://wineandhistory.wordpress.com/2013/12/06/olympic-cellars-winery/', '2013-12', 'high', null),
  ('olympic-cellars-winery', 'phone', null::text[], 'idahowinegirl.blogspot.com', 'https://idahowinegirl.blogspot.com/2012', '2012-09', 'high', null),
  ('otis-kenyon-wine', 'varietals', array['Roussanne', 'Syrah', 'Cabernet Sauvignon']::text[], 'vino-sphere.com', 'https://www.vino-sphere.com/2014/06/a-visit-to-walla-walla-wine-country.html', '2014-06', 'high', null),
  ('otis-kenyon-wine', 'varietals', array['Merlot']::text[], 'wineandhistory.wordpress.com', 'https://wineandhistory.wordpress.com/2013/03/16/otis-kenyon-a-history-in-flames/', '2013-03-16', 'high', null),
  ('otis-kenyon-wine', 'varietals', array['Riesling']::text[], 'dionyshius.blogspot.com', 'http://dionyshius.blogspot.com/2013/', '2013-02-27', 'high', null),
  ('otis-kenyon-wine', 'varietals', array['Carménère', 'Sauvignon Blanc', 'Malbec']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('otis-kenyon-wine', 'setting', array['urban tasting room']::text[], 'Walla Walla Union-Bulletin', 'https://www.union-bulletin.com/news/health_fitness/coronavirus/wineries-navigate-tasting-with-new-regulations/article_ec0d996f-b916-591d-8ee1-25ff56cefcb9.html', '2020', 'high', 'Main Street room about 70 feet long and 11 wide'),
  ('otis-kenyon-wine', 'setting', array['historic building']::text[], 'wineandhistory.wordpress.com', 'https://wineandhistory.wordpress.com/2013/03/16/otis-kenyon-a-history-in-flames/', '2013-03-16', 'high', 'Main Street'),
  ('otis-kenyon-wine', 'specialties', array['Meritage / Bordeaux blend']::text[], 'wineandhistory.wordpress.com', 'https://wineandhistory.wordpress.com/2013/03/16/otis-kenyon-a-history-in-flames/', '2013-03-16', 'high', 'Matchless Red: Cabernet Sauvignon and Merlot'),
  ('otis-kenyon-wine', 'website', null::text[], 'otiskenyonwine.com', 'https://www.otiskenyonwine.com/about', null, 'medium', null),
  ('owen-roe', 'varietals', array['Cabernet Sauvignon', 'Syrah']::text[], 'owenbargreen.com', 'https://owenbargreen.com/blog/2018/8/23/interview-with-jackie-evans-winemaker-at-owen-roe-and-sin-banderas', '2018-08', 'high', null),
  ('owen-roe', 'varietals', array['Grenache', 'Cinsault', 'Mourvèdre', 'Zinfandel', 'Sangiovese', 'Malbec', 'Lemberger', 'Merlot']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/winemaker-david-oreilly-is-at-home-in-the-yakima-valley/', null, 'medium', 'all but Cabernet Sauvignon named as parts of two blends (2013 vintage)'),
  ('owen-roe', 'varietals', array['Chardonnay']::text[], 'palisadeposh.com', 'https://palisadeposh.com/blog/washington-state-wine-country-yakima-valley', null, 'medium', 'poured at the Wapato tasting room, with a rosé and reds'),
  ('owen-roe', 'setting', array['vineyard view', 'mountain view']::text[], 'wineeyak.wordpress.com', 'https://wineeyak.wordpress.com/2014/01/03/yakima-valley-welcomes-owen-roe-winery-in-2014/', '2014-01', 'high', null),
  ('owen-roe', 'setting', array['tours']::text[], 'Seattle Magazine', 'http://seattlemag.com/article/washington-wine-country-getaways-yakima-valley', '2014-10', 'high', 'vineyard tours by arrangement ahead'),
  ('owen-roe', 'specialties', array['Organic vineyard']::text[], 'terroirreview.com', 'https://terroirreview.com/2017/05/07/owen-roe-yakima-valley-washington/', '2017-05', 'high', 'Union Gap Vineyard said to be organically farmed'),
  ('owen-roe', 'specialties', array['Rhône blend']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/winemaker-david-oreilly-is-at-home-in-the-yakima-valley/', null, 'medium', null),
  ('owen-roe', 'wineClub', null::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/magazine/a-new-generation-steps-up-at-owen-roe-winery/article_eb7e46ab-5e7b-529c-bc0d-35f8ecda98c7.html', null, 'medium', null),
  ('page-cellars', 'varietals', array['Cabernet Sauvignon', 'Cabernet Franc', 'Syrah']::text[], 'Write for Wine', 'http://writeforwine.com/wineblog/2008/03/', '2008-03', 'high', 'Preface (Cabernet Sauvignon/Cabernet Franc), two Syrahs; old'),
  ('paradisos-del-sol-winery-and-organic-vineyard', 'varietals', array['Sangiovese', 'Xarel·lo']::text[], 'paradisosdelsol.com', 'https://paradisosdelsol.com/spring-barrel-tasting/', '2024-04', 'high', 'also a rosé and white and red house blends'),
  ('paradisos-del-sol-winery-and-organic-vineyard', 'setting', array['food served']::text[], 'paradisosdelsol.com', 'https://paradisosdelsol.com/spring-barrel-tasting/', '2024-04', 'high', 'a small bite of food with each wine tasted'),
  ('paradisos-del-sol-winery-and-organic-vineyard', 'specialties', array['Organic vineyard', 'Estate-grown']::text[], 'paradisosdelsol.com', 'https://paradisosdelsol.com/about-us', null, 'medium', 'WSDA Organic'),
  ('paradisos-del-sol-winery-and-organic-vineyard', 'founded', null::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2019/5/26/paradisos-del-sol-winery', '2019-05', 'high', 'label begun 1999; The Grapevine Magazine (2019) gives 2004 for the Zillah winery'),
  ('paradisos-del-sol-winery-and-organic-vineyard', 'winemaker', null::text[], 'paradisosdelsol.com', 'https://paradisosdelsol.com/news/', '2024-10', 'high', null),
  ('pasek-cellars', 'varietals', array['Syrah', 'Chardonnay']::text[], 'wildaboutthenw.com', 'http://wildaboutthenw.com/2012/05/cranberry-wine-the-perfect-summer-cooler/', '2012-05', 'high', 'Syrah also in 2013 (sweetempranillo.com)'),
  ('pasek-cellars', 'specialties', array['Fruit wine']::text[], 'melodyripsom.com', 'https://www.melodyripsom.com/post/manage-your-blog-from-your-live-site', '2021-06', 'high', null),
  ('pasek-cellars', 'specialties', array['Port-style wine']::text[], 'wildaboutthenw.com', 'http://wildaboutthenw.com/2012/05/cranberry-wine-the-perfect-summer-cooler/', '2012-05', 'high', null),
  ('pasek-cellars', 'founded', null::text[], 'wildaboutthenw.com', 'http://wildaboutthenw.com/2012/05/cranberry-wine-the-perfect-summer-cooler/', '2012-05', 'high', null),
  ('pasek-cellars', 'tastingFee', null::text[], 'melodyripsom.com', 'https://www.melodyripsom.com/post/manage-your-blog-from-your-live-site', '2021-06', 'high', 'free samples'),
  ('perennial-vintners', 'varietals', array['Siegerrebe', 'Melon de Bourgogne', 'Lemberger', 'Zweigelt']::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', 'Zweigelt (estate) from the Dec 2023 newsletter https://perennialvintners.com/newsletter/2023/pv-friends-20231207.html'),
  ('perennial-vintners', 'varietals', array['Madeleine Angevine', 'Müller-Thurgau', 'Syrah']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2017/7/9/perennial-vintners', '2017-07', 'high', null),
  ('perennial-vintners', 'setting', array['vineyard view']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2017/7/9/perennial-vintners', '2017-07', 'high', 'tasting mostly outdoors under a large tent (2024)'),
  ('perennial-vintners', 'specialties', array['Estate-grown', 'Sparkling wine']::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', null),
  ('perennial-vintners', 'specialties', array['Fruit wine']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2017/7/9/perennial-vintners', '2017-07', 'high', 'raspberry dessert wine'),
  ('perennial-vintners', 'winemaker', null::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', null),
  ('perennial-vintners', 'wineClub', null::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', null),
  ('perennial-vintners', 'shipsToState', null::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', 'most of the continental US, $20-25'),
  ('perennial-vintners', 'hoursNote', null::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', null),
  ('perennial-vintners', 'reservationsRequired', null::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', 'in open hours; other times by reservation'),
  ('perennial-vintners', 'walkInsWelcome', null::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', 'in open hours; other times by reservation'),
  ('perennial-vintners', 'visitNote', null::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', 'in open hours; other times by reservation'),
  ('perennial-vintners', 'phone', null::text[], 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high', null),
  ('plain-cellars', 'varietals', array['Cabernet Franc']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_c862e030-49cc-11ed-a0dd-677f61858657.html', '2022-10-12', 'high', null),
  ('plain-cellars', 'varietals', array['Petit Verdot']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_c89e9f36-5f7b-11eb-8600-37ca0898cac8.html', '2021-01-28', 'high', null),
  ('plain-cellars', 'varietals', array['Malbec']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_e0418568-f4dd-11e9-b2f7-93d4ac4eaf7d.html', '2019-10', 'high', null),
  ('plain-cellars', 'founded', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_c862e030-49cc-11ed-a0dd-677f61858657.html', '2022-10-12', 'high', '"10th anniversary" of the mountain-valley winery in 2022'),
  ('plain-cellars', 'winemaker', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_c862e030-49cc-11ed-a0dd-677f61858657.html', '2022-10-12', 'high', null),
  ('plain-cellars', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_c862e030-49cc-11ed-a0dd-677f61858657.html', '2022-10-12', 'high', null),
  ('pomeroy-cellars', 'varietals', array['Pinot Noir', 'Siegerrebe']::text[], 'pomeroycellars.com', 'http://www.pomeroycellars.com/apps/blog/', '2017-05', 'high', 'estate vines'),
  ('pomeroy-cellars', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Syrah']::text[], 'The Reflector', 'https://thereflector.com/stories/yacolts-pomeroy-cellars-invited-to-take-part-in-platinum-wine-competition,301959', null, 'medium', 'Cabernet Sauvignon, and the blend Lucia No. 47'),
  ('pomeroy-cellars', 'setting', array['vineyard view']::text[], 'pomeroycellars.com', 'http://www.pomeroycellars.com/apps/blog/', '2017-05', 'high', 'about 500 vines round the tasting room, on a historic farm'),
  ('pomeroy-cellars', 'specialties', array['Meritage / Bordeaux blend']::text[], 'The Reflector', 'https://thereflector.com/stories/local-winemaker-sees-success-with-six-seattle-wine-awards,342529', null, 'medium', null),
  ('pomeroy-cellars', 'founded', null::text[], 'The Reflector', 'https://thereflector.com/stories/local-winemaker-sees-success-with-six-seattle-wine-awards,342529', null, 'medium', 'opened'),
  ('pomeroy-cellars', 'wineClub', null::text[], 'The Reflector', 'https://thereflector.com/stories/yacolts-pomeroy-cellars-invited-to-take-part-in-platinum-wine-competition,301959', null, 'medium', null),
  ('pomeroy-cellars', 'website', null::text[], 'pomeroycellars.com', 'http://www.pomeroycellars.com/apps/blog/', '2017-05', 'high', null),
  ('pondera-winery', 'varietals', array['Cabernet Franc', 'Merlot', 'Cabernet Sauvignon', 'Malbec']::text[], 'talk-a-vino.com', 'https://talk-a-vino.com/2014/10/17/woodinville-wineries-pondera-winery/', '2014-10', 'high', 'partly in the Entwined blend'),
  ('pondera-winery', 'varietals', array['Viognier', 'Chardonnay']::text[], 'anchoredvines.com', 'https://anchoredvines.com/blog/a-family-affair-pondera-winery', null, 'medium', 'post undated; pours 2020 whites and speaks of a 2021 award, so about 2022'),
  ('pondera-winery', 'setting', array['art gallery']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/articles/tour/pondera-winery-the-fine-art-of-wine', null, 'medium', 'paintings and sculpture on show in a multi-room tasting room; again in https://anchoredvines.com/blog/a-family-affair-pondera-winery; page states no date, about 2021'),
  ('pondera-winery', 'setting', array['urban tasting room']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/articles/tour/pondera-winery-the-fine-art-of-wine', null, 'medium', 'Woodinville Warehouse District since 2010; page states no date, about 2021'),
  ('pondera-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/articles/tour/pondera-winery-the-fine-art-of-wine', null, 'medium', 'date about 2021'),
  ('pondera-winery', 'founded', null::text[], 'anchoredvines.com', 'https://anchoredvines.com/blog/a-family-affair-pondera-winery', null, 'medium', 'wine made since 2005; first commercial release 2008 (https://washingtontastingroom.com/articles/tour/pondera-winery-the-fine-art-of-wine); page states no date, about 2022'),
  ('pondera-winery', 'wineClub', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/articles/tour/pondera-winery-the-fine-art-of-wine', null, 'medium', 'page states no date, about 2021'),
  ('portteus-winery', 'varietals', array['Sangiovese', 'Petite Sirah']::text[], 'purplegirljourney.blogspot.com', 'http://purplegirljourney.blogspot.com/2011/08/bachelorette-wine-tasting-in-yakima.html', '2011-08', 'high', 'in a blend'),
  ('portteus-winery', 'varietals', array['Cabernet Sauvignon', 'Cabernet Franc', 'Merlot', 'Zinfandel', 'Syrah', 'Chardonnay']::text[], 'vintners.net', 'http://vintners.net/wawine/portteus/', '2005', 'high', null),
  ('portteus-winery', 'setting', array['vineyard view']::text[], 'viani.us', 'https://viani.us/2022/08/summer-22a/', '2022-08', 'high', 'Harvest Hosts member in July 2022'),
  ('portteus-winery', 'specialties', array['Estate-grown']::text[], 'portteus.com', 'http://portteus.com/about.html', null, 'medium', '74 acres of its own vines'),
  ('portteus-winery', 'founded', null::text[], 'mi-reporter.com', 'https://mi-reporter.com/?p=2428', null, 'medium', null),
  ('rider-cellars', 'varietals', array['Pinot Blanc', 'Zweigelt']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/rider-cellars-becomes-first-tasting-room-in-selah-wa', null, 'medium', 'estate wines, 2017-18 vintages (c. 2019)'),
  ('rider-cellars', 'varietals', array['Riesling', 'Pinot Gris']::text[], 'pacificseafoodvn.com', 'https://pacificseafoodvn.com/wine-review-rider-cellars-passion-in-a-bottle-food-and-drink/', null, 'medium', 'estate vineyard; page is a copy of a newspaper wine column'),
  ('rider-cellars', 'specialties', array['Estate-grown']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/rider-cellars-becomes-first-tasting-room-in-selah-wa', null, 'medium', null),
  ('rider-cellars', 'founded', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/rider-cellars-becomes-first-tasting-room-in-selah-wa', null, 'medium', 'owners bought the vineyard (planted 2000) in 2016; tasting room at 3 N 1st St, Selah'),
  ('robert-ramsay-cellars', 'varietals', array['Syrah', 'Mourvèdre']::text[], 'Seattle Met', 'https://www.seattlemet.com/articles/2013/10/day-trips-the-warehouse-of-wines-october-2013', '2013-10', 'high', null),
  ('robert-ramsay-cellars', 'setting', array['urban tasting room']::text[], 'Seattle Met', 'https://www.seattlemet.com/articles/2013/10/day-trips-the-warehouse-of-wines-october-2013', '2013-10', 'high', 'Woodinville Warehouse District unit'),
  ('robert-ramsay-cellars', 'founded', null::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2011/10/fresh-sheet-october-14th-2011.html', '2011-10', 'high', null),
  ('rotie-cellars', 'varietals', array['Grenache', 'Syrah', 'Mourvèdre', 'Viognier']::text[], 'rotiecellars.com', 'https://rotiecellars.com/news/', '2016-11', 'high', 'GSM Southern Blend; Northern Blend of Syrah and Viognier'),
  ('rotie-cellars', 'varietals', array['Roussanne', 'Marsanne']::text[], 'wildwallawallawinewoman.blogspot.com', 'https://wildwallawallawinewoman.blogspot.com/2012/03', '2012-03', 'high', 'Southern White'),
  ('rotie-cellars', 'setting', array['urban tasting room']::text[], 'Seattle Met', 'https://www.seattlemet.com/slideshows/2018/9/11/the-rise-of-sodo-urbanworks', '2018-09', 'high', 'SoDo Urbanworks'),
  ('rotie-cellars', 'specialties', array['Rhône blend']::text[], 'rotiecellars.com', 'https://rotiecellars.com/news/', '2016', 'high', null),
  ('rotie-cellars', 'specialties', array['Estate-grown']::text[], 'rotiecellars.com', 'https://rotiecellars.com/news/', '2016', 'high', 'estate Syrah in The Rocks District (Oregon side)'),
  ('rotie-cellars', 'founded', null::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2010/08/encore-performance-from-rotie-cellars.html', '2010-08', 'high', 'first vintage 2007'),
  ('rotie-cellars', 'website', null::text[], 'rotiecellars.com', 'https://rotiecellars.com/news/', '2016', 'high', null),
  ('ruby-magdalena-vineyards', 'winemaker', null::text[], 'rubymagdalenavineyards.com', 'https://rubymagdalenavineyards.com/2023/03/03/meet-marty-johnson-winemaker-co-owner-executive-director/', '2023-03', 'high', 'co-owner with Ryan Johnson'),
  ('samson-estates-winery', 'varietals', array['Chardonnay', 'Merlot', 'Cabernet Franc']::text[], 'mywinepal.com', 'http://mywinepal.com/2011/08/13/have-you-tried-these-wa-state-wineries/?share=google-plus-1', '2011-08', 'high', 'old'),
  ('samson-estates-winery', 'specialties', array['Fruit wine']::text[], 'outalliance.org', 'https://outalliance.org/eating-my-way-through-bellingham-part-ii/', null, 'medium', null),
  ('savage-grace-wines', 'varietals', array['Cabernet Sauvignon', 'Pinot Noir', 'Gewürztraminer']::text[], 'thecheeseshopofsalem.com', 'http://www.thecheeseshopofsalem.com/wine-1/2021/10/8/savagegrace', '2021-10', 'high', null),
  ('savage-grace-wines', 'varietals', array['Riesling']::text[], 'fullpullwines.wordpress.com', 'https://fullpullwines.wordpress.com/2014/11/03/four-from-savage-grace/', '2014-11', 'high', '2013 vintage'),
  ('savage-grace-wines', 'varietals', array['Chardonnay', 'Sauvignon Blanc', 'Grüner Veltliner', 'Cabernet Franc']::text[], 'postcard.inc', 'https://www.postcard.inc/places/savage-grace-wines-woodinville-AYE7_l1LCd6', null, 'medium', null),
  ('savage-grace-wines', 'varietals', array['Malbec']::text[], 'blog.reviewofwashingtonwines.com', 'http://blog.reviewofwashingtonwines.com/index.php/9-uncategorised/450-a-weekend-in-seattle-and-woodinville', null, 'medium', 'Malbec sold under its Loire name Côt; 2017 vintage'),
  ('savage-grace-wines', 'setting', array['urban tasting room']::text[], 'postcard.inc', 'https://www.postcard.inc/places/savage-grace-wines-woodinville-AYE7_l1LCd6', null, 'medium', 'Woodinville Warehouse District'),
  ('savage-grace-wines', 'founded', null::text[], 'Paul Gregutt', 'http://www.paulgregutt.com/2013/09/the-cutting-edge-wines-of-savage-grace.html', '2013-09', 'high', null),
  ('savage-grace-wines', 'wineClub', null::text[], 'postcard.inc', 'https://www.postcard.inc/places/savage-grace-wines-woodinville-AYE7_l1LCd6', null, 'medium', 'members may decline an allotment'),
  ('seven-hills-winery', 'varietals', array['Cabernet Sauvignon']::text[], 'grapevinecottage.com', 'https://www.grapevinecottage.com/travel/tr_Washington14-3.html', '2014', 'high', null),
  ('seven-hills-winery', 'varietals', array['Pinot Gris', 'Viognier', 'Riesling', 'Merlot']::text[], 'Sweet Tempranillo', 'https://sweetempranillo.com/2013/11/20/seven-hills-winery/', '2013-11-20', 'high', 'visit of October 2012'),
  ('seven-hills-winery', 'varietals', array['Malbec', 'Tempranillo']::text[], 'thenakedvine.net', 'http://www.thenakedvine.net/2009/11/seven-hills-winery.html', '2009-11-22', 'high', null),
  ('seven-hills-winery', 'varietals', array['Carménère']::text[], 'WineBid', 'https://www.winebid.com/BuyWine/Item/Auction/1307916/2016-Seven-Hills-Winery-Seven-Hills-Vineyard-Caber~', null, 'medium', null),
  ('seven-hills-winery', 'varietals', array['Sauvignon Blanc', 'Petit Verdot', 'Cabernet Franc']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('seven-hills-winery', 'setting', array['historic building', 'urban tasting room']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-9to9-12', '2021-09', 'high', 'Whitehouse-Crawford Building, 212 N 3rd'),
  ('seven-hills-winery', 'setting', array['tours']::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'http://allaloneonaplanetfullofpeople.blogspot.com/2015/08/saving-best-for-last-my-visit-to-seven.html', '2015-08-30', 'high', null),
  ('seven-hills-winery', 'setting', array['barrel room', 'art gallery']::text[], 'American Winery Guide', 'https://americanwineryguide.com/winery-reviews/seven-hills-winery-review', '2013-03-15', 'high', 'windows over the barrel room, rotating artwork'),
  ('seven-hills-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-9to9-12', '2021-09', 'high', null),
  ('seven-hills-winery', 'founded', null::text[], 'grapevinecottage.com', 'https://www.grapevinecottage.com/travel/tr_Washington14-3.html', '2014', 'high', null),
  ('seven-hills-winery', 'winemaker', null::text[], 'issuu.com', 'https://issuu.com./degerman/docs/gnww-winter-2024', '2024', 'high', null),
  ('seven-hills-winery', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-9to9-12', '2021-09', 'high', null),
  ('seven-hills-winery', 'visitNote', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-9to9-12', '2021-09', 'high', null),
  ('sheridan-vineyard-the-garden', 'varietals', array['Cabernet Sauvignon', 'Cabernet Franc', 'Syrah']::text[], 'lodgeatcolumbiapoint.com', 'https://lodgeatcolumbiapoint.com/washington-wine/sheridan-vineyard/', null, 'medium', null),
  ('sheridan-vineyard-the-garden', 'varietals', array['Chardonnay']::text[], 'WineBid', 'https://www.winebid.com/BuyWine/Item/Auction/1007625/2011-Sheridan-Vineyard-Block-1-Cabernet-Sauvignon', null, 'medium', null),
  ('sheridan-vineyard-the-garden', 'setting', array['vineyard view', 'mountain view']::text[], 'lodgeatcolumbiapoint.com', 'https://lodgeatcolumbiapoint.com/washington-wine/sheridan-vineyard/', null, 'medium', 'said of the vineyard hilltop'),
  ('sheridan-vineyard-the-garden', 'specialties', array['Estate-grown']::text[], 'fullpullwines.wordpress.com', 'https://fullpullwines.wordpress.com/2016/08/31/full-pull-vigneron-2/', '2016-08', 'high', null),
  ('sheridan-vineyard-the-garden', 'founded', null::text[], 'lodgeatcolumbiapoint.com', 'https://lodgeatcolumbiapoint.com/washington-wine/sheridan-vineyard/', null, 'medium', 'land bought 1996 or 1997; first wines of the 2000 vintage'),
  ('sheridan-vineyard-the-garden', 'wineClub', null::text[], 'fullpullwines.wordpress.com', 'https://fullpullwines.wordpress.com/2016/08/31/full-pull-vigneron-2/', '2016-08', 'high', null),
  ('sigillo-cellars', 'varietals', array['Syrah']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_d3c76a1a-db84-11ec-a056-2b9776fe4cbd.html', '2022-05-26', 'high', null),
  ('sigillo-cellars', 'varietals', array['Roussanne', 'Viognier', 'Chardonnay']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_4a68a9cc-842f-11ea-a31a-8b8fadfa22a9.html', '2020-04-23', 'high', 'white blend led by Roussanne'),
  ('sigillo-cellars', 'varietals', array['Mourvèdre', 'Grenache']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_682a3e70-df0d-11e9-9a8b-4fa69156cbc6.html', '2019-09-25', 'high', 'GSM blend; the text names these two'),
  ('sigillo-cellars', 'setting', array['historic building']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_d3c76a1a-db84-11ec-a056-2b9776fe4cbd.html', '2022-05-26', 'high', 'former Lakeside School'),
  ('sigillo-cellars', 'specialties', array['Rhône blend']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_682a3e70-df0d-11e9-9a8b-4fa69156cbc6.html', '2019-09-25', 'high', null),
  ('sigillo-cellars', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_d3c76a1a-db84-11ec-a056-2b9776fe4cbd.html', '2022-05-26', 'high', null),
  ('sigillo-cellars', 'website', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_d3c76a1a-db84-11ec-a056-2b9776fe4cbd.html', '2022-05-26', 'high', null),
  ('silvara-cellars', 'varietals', array['Malbec']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_785a4e96-9615-11eb-abac-13810da8e051.html', '2021-04-08', 'high', null),
  ('silvara-cellars', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Cabernet Franc', 'Petit Verdot']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0ab5a2fe-a6c9-11eb-84fa-27710dbfa4f1.html', '2021-04-29', 'high', 'in the Bordeaux-style reserve blend'),
  ('silvara-cellars', 'varietals', array['Pinot Gris', 'Riesling']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_4203f4b4-b2c1-11eb-941d-bb47d771f4cc.html', '2021-05-13', 'high', 'white blend'),
  ('silvara-cellars', 'setting', array['mountain view', 'patio', 'picnic area']::text[], 'American Winery Guide', 'https://americanwineryguide.com/?p=20437', '2012-12-28', 'high', 'lodge-like room with fireplace, big windows over the upper Wenatchee valley; lawn seating'),
  ('silvara-cellars', 'specialties', array['Meritage / Bordeaux blend']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0ab5a2fe-a6c9-11eb-84fa-27710dbfa4f1.html', '2021-04-29', 'high', null),
  ('silvara-cellars', 'phone', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_0ab5a2fe-a6c9-11eb-84fa-27710dbfa4f1.html', '2021-04-29', 'high', null),
  ('silver-lake-winery', 'varietals', array['Cabernet Sauvignon', 'Merlot']::text[], 'Wild 4 Washington Wine', 'https://www.wild4washingtonwine.com/2011/05/silver-lake-winery-escape-to-zillah.html', '2011-05', 'high', 'blend'),
  ('silver-lake-winery', 'varietals', array['Chenin Blanc']::text[], 'Tri-City Herald', 'https://www.tri-cityherald.com/living/food-drink/article31738125.html', null, 'medium', '2005-2006 vintages'),
  ('silver-lake-winery', 'varietals', array['Chardonnay', 'Gewürztraminer']::text[], 'washingtonwine.us', 'https://washingtonwine.us/?page=0&q=article%2Fsilverlake-2007-chardonnay-rattlesnake-hills', null, 'medium', '2007 vintage'),
  ('silver-lake-winery', 'varietals', array['Riesling']::text[], 'Firstleaf', 'https://www.firstleaf.com/a/wine-directory/regions/united-states/washington-state/rattlesnake-hills-ava?grid_1_page=12', null, 'medium', null),
  ('silver-lake-winery', 'setting', array['vineyard view', 'patio']::text[], 'Wild 4 Washington Wine', 'https://www.wild4washingtonwine.com/2011/05/silver-lake-winery-escape-to-zillah.html', '2011-05', 'high', 'hilltop, Yakima Valley view'),
  ('silver-lake-winery', 'setting', array['picnic area']::text[], 'Tri-City Herald', 'https://www.tri-cityherald.com/living/food-drink/article31738125.html', null, 'medium', 'Zillah deck and picnic area for barbecue and concerts'),
  ('silver-lake-winery', 'founded', null::text[], 'nwnews.com', 'http://www.nwnews.com/old/editions/1996/v20n44/bus1.html', '1996', 'high', 'first wine crushed; the company began in 1987 with cider'),
  ('skagit-crest-vineyard-winery', 'varietals', array['Pinot Noir']::text[], 'Wine Press Northwest', 'https://www.winepressnw.com/magazine/2020/winter-2020/article248066135.html', '2020', 'high', 'estate'),
  ('skagit-crest-vineyard-winery', 'specialties', array['Estate-grown']::text[], 'Wine Press Northwest', 'https://www.winepressnw.com/magazine/2020/winter-2020/article248066135.html', '2020', 'high', null),
  ('skagit-crest-vineyard-winery', 'reservationsRequired', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/washingtons-skagit-county-here-you-will-find-some-of-the-states-most-spectacular-scenery-as-well-as-some-of-the-states-best-wines/', null, 'medium', 'at the Sedro-Woolley vineyard; the walk-in tasting room was in La Conner'),
  ('skagit-crest-vineyard-winery', 'walkInsWelcome', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/washingtons-skagit-county-here-you-will-find-some-of-the-states-most-spectacular-scenery-as-well-as-some-of-the-states-best-wines/', null, 'medium', 'at the Sedro-Woolley vineyard; the walk-in tasting room was in La Conner'),
  ('skagit-crest-vineyard-winery', 'visitNote', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/washingtons-skagit-county-here-you-will-find-some-of-the-states-most-spectacular-scenery-as-well-as-some-of-the-states-best-wines/', null, 'medium', 'at the Sedro-Woolley vineyard; the walk-in tasting room was in La Conner'),
  ('smasne-cellars', 'varietals', array['Petit Verdot', 'Carménère', 'Cabernet Sauvignon']::text[], 'wawineman.wordpress.com', 'https://wawineman.wordpress.com/2011/05/24/smasne-cellars-2007-rosella-blush-wine/', '2009-09-17', 'high', null),
  ('smasne-cellars', 'varietals', array['Syrah']::text[], 'Edible Seattle', 'http://edibleseattle.com/sip-into-this/', null, 'medium', '2015-2016'),
  ('smasne-cellars', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Edible Seattle', 'http://edibleseattle.com/sip-into-this/', null, 'medium', null),
  ('smasne-cellars', 'founded', null::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/boyhood-curiosity-became-a-wine-career-for-robert-smasne/', null, 'low', 'another page: 2005'),
  ('smasne-cellars', 'wineClub', null::text[], 'Edible Seattle', 'http://edibleseattle.com/sip-into-this/', null, 'medium', 'about the Woodinville room'),
  ('southard-winery', 'varietals', array['Syrah', 'Roussanne', 'Viognier']::text[], 'fullpullwines.wordpress.com', 'https://fullpullwines.wordpress.com/2016/03/21/full-pull-southard-3/', '2016-03-21', 'high', null),
  ('southard-winery', 'varietals', array['Riesling']::text[], 'The Bellingham Herald', 'http://www.bellinghamherald.com/2013/12/03/3329751/southard-winery-in-selah-makes.html', '2013-12-03', 'high', 'Riesling grown next to the winery'),
  ('southard-winery', 'specialties', array['Rhône blend']::text[], 'The Bellingham Herald', 'http://www.bellinghamherald.com/2013/12/03/3329751/southard-winery-in-selah-makes.html', '2013-12-03', 'high', 'Roussanne/Viognier blend'),
  ('southard-winery', 'founded', null::text[], 'The Bellingham Herald', 'http://www.bellinghamherald.com/2013/12/03/3329751/southard-winery-in-selah-makes.html', '2013-12-03', 'high', 'first vintage'),
  ('sparkman-cellars', 'varietals', array['Chardonnay', 'Cabernet Sauvignon']::text[], 'Vinifera Wine Tours', 'https://www.viniferawinetours.com/blog/sparkman-tkc7x-p47fy-nenhe-wthpg-45zjz-ppcmy-5e8zy-7x9m5-sc28m-5g92w-mkacn-tf5h4-f4yby-sdjtw-acacb-952ls', '2023-04', 'high', null),
  ('sparkman-cellars', 'varietals', array['Riesling']::text[], 'talk-a-vino.com', 'https://talk-a-vino.com/2014/10/20/woodinville-wineries-sparkman-cellars/', '2014-10', 'high', null),
  ('sparkman-cellars', 'varietals', array['Malbec']::text[], 'American Winery Guide', 'http://www.americanwineryguide.com/winery_reviews/sparkman-tourist-district-tasting-room-tr/431/', '2013-03', 'high', 'Malbec-based red Preposterous'),
  ('sparkman-cellars', 'varietals', array['Syrah']::text[], 'Seattle Met', 'https://www.seattlemet.com/articles/2013/10/day-trips-the-warehouse-of-wines-october-2013', '2013-10', 'high', 'Darkness Syrah'),
  ('sparkman-cellars', 'setting', array['patio']::text[], 'winesandvines.uberflip.com', 'http://winesandvines.uberflip.com/i/1007939-august-2018-closures-issue/18', '2018-08', 'high', 'plan described before opening; the 2023 visit report mentions fireplaces outside and inside and a room with a view into the cellar'),
  ('sparkman-cellars', 'founded', null::text[], 'Vinifera Wine Tours', 'https://www.viniferawinetours.com/blog/sparkman-tkc7x-p47fy-nenhe-wthpg-45zjz-ppcmy-5e8zy-7x9m5-sc28m-5g92w-mkacn-tf5h4-f4yby-sdjtw-acacb-952ls', '2023-04', 'high', null),
  ('sparkman-cellars', 'tastingFee', null::text[], 'Vinifera Wine Tours', 'https://www.viniferawinetours.com/blog/sparkman-tkc7x-p47fy-nenhe-wthpg-45zjz-ppcmy-5e8zy-7x9m5-sc28m-5g92w-mkacn-tf5h4-f4yby-sdjtw-acacb-952ls', '2023-04', 'high', '25 mixed flight, 30 reds only'),
  ('sparkman-cellars', 'hoursNote', null::text[], 'Vinifera Wine Tours', 'https://www.viniferawinetours.com/blog/sparkman-tkc7x-p47fy-nenhe-wthpg-45zjz-ppcmy-5e8zy-7x9m5-sc28m-5g92w-mkacn-tf5h4-f4yby-sdjtw-acacb-952ls', '2023-04', 'high', null),
  ('sparkman-cellars', 'phone', null::text[], 'Seattle Met', 'https://www.seattlemet.com/articles/2013/10/day-trips-the-warehouse-of-wines-october-2013', '2013-10', 'high', null),
  ('spring-valley-vineyard', 'varietals', array['Cabernet Sauvignon', 'Cabernet Franc', 'Syrah', 'Merlot', 'Petit Verdot', 'Malbec']::text[], 'Wine Trail Traveler', 'http://winetrailtraveler.com/washington/springvalley.php', '2010', 'high', null),
  ('spring-valley-vineyard', 'varietals', array['Viognier']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('spring-valley-vineyard', 'setting', array['urban tasting room']::text[], 'mattiejohnbamman.com', 'https://www.mattiejohnbamman.com/walla-walla-wine-oasis.html', '2013-08', 'high', 'downtown room with family photographs'),
  ('spring-valley-vineyard', 'specialties', array['Estate-grown', 'Meritage / Bordeaux blend']::text[], 'Wine Trail Traveler', 'http://winetrailtraveler.com/washington/springvalley.php', '2010', 'high', null),
  ('spring-valley-vineyard', 'founded', null::text[], 'Wine Trail Traveler', 'http://winetrailtraveler.com/washington/springvalley.php', '2010', 'high', 'first vintage 1999; vineyard planted 1993'),
  ('spring-valley-vineyard', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-30-to-10-5', '2020', 'high', '2 E. Rose Street; weekdays on the page fit 2020'),
  ('syncline-winery', 'varietals', array['Picpoul']::text[], 'synclinewine.com', 'https://synclinewine.com/press/local-press/', '2017-07', 'high', null),
  ('syncline-winery', 'varietals', array['Roussanne', 'Syrah', 'Pinot Noir', 'Grenache', 'Cinsault', 'Carignan']::text[], 'santoswinejournal.blogspot.com', 'http://santoswinejournal.blogspot.com/2011/05/syncline-winery-vist.html', '2011-05-19', 'high', 'old visit; 2009-10 vintages'),
  ('syncline-winery', 'varietals', array['Gamay', 'Furmint', 'Mondeuse', 'Viognier', 'Grüner Veltliner']::text[], 'Crushed Grape Chronicles', 'https://www.crushedgrapechronicles.com/syncline-winery-stunning-wines-in-the-tortured-topography-of-the-columbia-gorge-ava/', null, 'medium', 'grown in the estate Steep Creek Ranch Vineyard (visit 2019)'),
  ('syncline-winery', 'varietals', array['Mourvèdre']::text[], 'synclinewine.com', 'http://synclinewine.com/press/local-press/', null, 'medium', 'Cuvée Elena blend'),
  ('syncline-winery', 'varietals', array['Grenache Blanc']::text[], 'thegrapenorthwest.com', 'https://www.thegrapenorthwest.com/columbia-river-gorge-wine-tasting/', null, 'medium', null),
  ('syncline-winery', 'setting', array['tours']::text[], 'myfullwineglass.com', 'https://www.myfullwineglass.com/spotlight-on-syncline-showcase-for-the-gorge%EF%BF%BC/', '2022-04', 'high', 'vineyard and cellar tour is part of the Flagship Tasting Experience; timed seatings'),
  ('syncline-winery', 'setting', array['garden', 'picnic area']::text[], 'winebastards.tikimojo.com', 'https://winebastards.tikimojo.com/2017/06/lyle-wine-weekend-2017/', '2017-06', 'high', null),
  ('syncline-winery', 'setting', array['vineyard view', 'patio']::text[], 'thegrapenorthwest.com', 'https://www.thegrapenorthwest.com/columbia-river-gorge-wine-tasting/', null, 'medium', 'grounds with Adirondack chairs, fire pits, hammocks; 35 hillside acres'),
  ('syncline-winery', 'specialties', array['Estate-grown', 'Biodynamic vineyard', 'Rhône blend', 'Sparkling wine']::text[], 'synclinewine.com', 'https://synclinewine.com/story', null, 'medium', null),
  ('syncline-winery', 'founded', null::text[], 'synclinewine.com', 'https://synclinewine.com/story', null, 'medium', 'first vintage 1999'),
  ('syncline-winery', 'website', null::text[], 'synclinewine.com', 'https://synclinewine.com/story', null, 'medium', null),
  ('tanjuli-winery', 'varietals', array['Black Muscat', 'Orange Muscat', 'Aglianico', 'Sagrantino', 'Nebbiolo', 'Pinot Noir', 'Carménère', 'Mourvèdre']::text[], 'Edible Seattle', 'http://edibleseattle.com/old-wines-new-world/', null, 'medium', 'estate plantings'),
  ('tanjuli-winery', 'specialties', array['Estate-grown']::text[], 'Edible Seattle', 'http://edibleseattle.com/old-wines-new-world/', null, 'medium', 'seven-acre vineyard at the winery'),
  ('terra-blanca-winery-estate-vineyard', 'varietals', array['Merlot', 'Cabernet Sauvignon', 'Syrah', 'Viognier', 'Sauvignon Blanc', 'Riesling', 'Chenin Blanc', 'Malbec', 'Petit Verdot', 'Cabernet Franc', 'Sangiovese', 'Dolcetto', 'Barbera']::text[], 'vinotable.blogspot.com', 'http://vinotable.blogspot.com/2011/08/terra-blanca-winery-ive-spent-some-time.html', '2011-08', 'high', 'last six named as estate plantings'),
  ('terra-blanca-winery-estate-vineyard', 'setting', array['restaurant', 'patio', 'vineyard view']::text[], 'Northwest Travel Magazine', 'http://nwtravelmag.com/wine-dining-tri-cities-washington/', null, 'medium', 'Vineyard Grill, wood-fired pizza, Friday-Sunday in season'),
  ('terra-blanca-winery-estate-vineyard', 'setting', array['tours']::text[], 'wanderingwithadromomaniac.com', 'https://wanderingwithadromomaniac.com/exploring-terra-blanca-winery', null, 'medium', 'group tours of up to ten people'),
  ('terra-blanca-winery-estate-vineyard', 'specialties', array['Meritage / Bordeaux blend']::text[], 'vinotable.blogspot.com', 'http://vinotable.blogspot.com/2011/08/terra-blanca-winery-ive-spent-some-time.html', '2011-08', 'high', 'premium blend Onyx'),
  ('terra-blanca-winery-estate-vineyard', 'specialties', array['Estate-grown']::text[], 'wanderingwithadromomaniac.com', 'https://wanderingwithadromomaniac.com/exploring-terra-blanca-winery', null, 'medium', '19 varieties grown; Salmon-Safe'),
  ('terra-blanca-winery-estate-vineyard', 'founded', null::text[], 'wanderingwithadromomaniac.com', 'https://wanderingwithadromomaniac.com/exploring-terra-blanca-winery', null, 'medium', 'land bought; vineyard from 1993 per vintners.net'),
  ('terra-blanca-winery-estate-vineyard', 'phone', null::text[], 'terrablanca.com', 'http://www.terrablanca.com/index.cfm?method=blog.blogList&pageID=0C5E966E-BFB9-92C9-8934-C8D19430BA76&page=3', null, 'medium', null),
  ('the-melody-lynne-vineyard', 'varietals', array['Cabernet Franc']::text[], 'themelodylynnevineyard.org', 'https://themelodylynnevineyard.org/from-the-winemaker/', null, 'medium', 'as a red, a white and a rosé'),
  ('thurston-wolfe-winery', 'varietals', array['Zinfandel']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/influential-winemaker-wade-wolfe-focuses-on-varieties-that-others-dont/', '2017', 'high', 'also PGV (Pinot Gris and Viognier) and a red of Zinfandel, Grenache, Petite Sirah, Lemberger'),
  ('thurston-wolfe-winery', 'varietals', array['Petite Sirah']::text[], 'winewithglee.blogspot.com', 'http://winewithglee.blogspot.com/2007/09/', '2007-09-04', 'high', null),
  ('thurston-wolfe-winery', 'specialties', array['Port-style wine']::text[], 'Seattle Met', 'https://www.seattlemet.com/eat-and-drink/2009/01/0209-pour-crush', '2009-01-15', 'high', null),
  ('thurston-wolfe-winery', 'founded', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/articles/tour/a-stroll-in-the-village', null, 'medium', null),
  ('tildio-winery', 'varietals', array['Tempranillo']::text[], 'ncwwine.org', 'http://www.ncwwine.org/press-and-accolades', '2017', 'high', 'estate'),
  ('tildio-winery', 'varietals', array['Viognier']::text[], 'anotherwineblog.com', 'http://www.anotherwineblog.com/archives/8244?shared=email&msg=fail', '2010', 'high', null),
  ('tildio-winery', 'varietals', array['Riesling']::text[], 'thehoneydumpling.com', 'http://www.thehoneydumpling.com/2010/11/it-all-started-with-little-grape.html', '2010-11-21', 'high', null),
  ('tildio-winery', 'varietals', array['Mourvèdre']::text[], 'wineswinging.com', 'https://wineswinging.com/amp/2014-tempranillo-tildio', null, 'medium', '2014 estate Tempranillo with a little Mourvèdre'),
  ('tildio-winery', 'specialties', array['Estate-grown']::text[], 'wineswinging.com', 'https://wineswinging.com/amp/2014-tempranillo-tildio', null, 'medium', null),
  ('time-direction', 'varietals', array['Viognier', 'Syrah', 'Grenache']::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2019/8/17/time-amp-direction-wines', '2019-08-17', 'high', 'Grenache as rosé'),
  ('time-direction', 'setting', array['urban tasting room']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/3-releases-from-time-direction-wines', null, 'medium', '4 N. Spokane Street; arcade games, comics'),
  ('time-direction', 'founded', null::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2019/8/17/time-amp-direction-wines', '2019-08-17', 'high', 'tasting room opened July 2019'),
  ('time-direction', 'winemaker', null::text[], 'winebulletin.net', 'https://winebulletin.net/time-direction-winery-back-to-the-future-in-the-walla-walla-rhone-scene/', '2024-01-30', 'high', null),
  ('time-direction', 'website', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/3-releases-from-time-direction-wines', null, 'medium', null),
  ('time-direction', 'email', null::text[], 'Washington State Wine Commission', 'https://washingtonwine.org/listen-to-what-your-gut-tells-you-and-do-that-steve-wells', null, 'medium', null),
  ('treveri-cellars', 'varietals', array['Riesling', 'Müller-Thurgau']::text[], 'Wine Soundtrack', 'https://www.iheart.com/podcast/53-wine-soundtrack-usa-80613137/episode/treveri-cellars-christian-grieb-271045144', '2025-03', 'high', null),
  ('treveri-cellars', 'varietals', array['Pinot Noir', 'Chardonnay', 'Pinot Meunier']::text[], 'Good Fruit Grower', 'https://www.goodfruit.com/washington-vineyard-betting-on-bubbles/', '2020', 'high', 'planted from 2019 in Naches Heights'),
  ('treveri-cellars', 'varietals', array['Pinot Gris', 'Syrah']::text[], 'Seattle Magazine', 'http://seattlemag.com/article/washington-wine-country-getaways-yakima-valley', '2014-10', 'high', 'as sparkling wines'),
  ('treveri-cellars', 'setting', array['patio']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/wine-scene-new-generations-carry-on-yakima-valley-wine-legacy/article_686c4ab8-36d4-11ee-816b-93cc8da0bb05.html', '2023-08', 'high', 'with views'),
  ('treveri-cellars', 'setting', array['tours']::text[], 'Seattle Magazine', 'http://seattlemag.com/article/washington-wine-country-getaways-yakima-valley', '2014-10', 'high', 'by arrangement ahead'),
  ('treveri-cellars', 'specialties', array['Sparkling wine']::text[], 'Wine Soundtrack', 'https://www.iheart.com/podcast/53-wine-soundtrack-usa-80613137/episode/treveri-cellars-christian-grieb-271045144', '2025-03', 'high', 'traditional method, mostly 100% varietal'),
  ('treveri-cellars', 'founded', null::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/wine-scene-new-generations-carry-on-yakima-valley-wine-legacy/article_686c4ab8-36d4-11ee-816b-93cc8da0bb05.html', '2023-08', 'high', null),
  ('treveri-cellars', 'winemaker', null::text[], 'Wine Soundtrack', 'https://www.iheart.com/podcast/53-wine-soundtrack-usa-80613137/episode/treveri-cellars-christian-grieb-271045144', '2025-03', 'high', null),
  ('truthteller-winery', 'varietals', array['Pinot Gris', 'Albariño', 'Malbec', 'Merlot', 'Syrah', 'Cabernet Sauvignon', 'Mourvèdre', 'Viognier', 'Riesling']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('truthteller-winery', 'setting', array['urban tasting room']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-9to9-12', '2021-09', 'high', null),
  ('truthteller-winery', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-9to9-12', '2021-09', 'high', '47 E Main Street'),
  ('truthteller-winery', 'reservationsRequired', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-9to9-12', '2021-09', 'high', null),
  ('truthteller-winery', 'walkInsWelcome', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/9-9to9-12', '2021-09', 'high', null),
  ('tsillan-cellars', 'varietals', array['Syrah']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_4ee09b12-bd35-11ed-b653-1f4b24d61ec6.html', '2023-03-13', 'high', 'rosé'),
  ('tsillan-cellars', 'varietals', array['Riesling']::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_d3c76a1a-db84-11ec-a056-2b9776fe4cbd.html', '2022-05-26', 'high', null),
  ('tsillan-cellars', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Malbec', 'Nebbiolo', 'Barbera']::text[], 'notjustgrapes.com', 'https://notjustgrapes.com/2014/08/31/chelans-wine-industry-is-growing-up/', '2014-08-31', 'high', null),
  ('tsillan-cellars', 'varietals', array['Chardonnay', 'Pinot Gris', 'Gewürztraminer', 'Sangiovese', 'Cabernet Franc', 'Grenache']::text[], 'SeattleDINING!', 'http://www.seattledining.com/Archive/beverages/wine/eastern_wa_wines/tsillan_cellars.aspx', null, 'medium', 'planted in the estate; Nebbiolo then being pulled out'),
  ('tsillan-cellars', 'setting', array['lake view', 'vineyard view', 'mountain view', 'restaurant', 'patio']::text[], 'Grape Libations', 'https://grapelibations.com/visit-italy-at-lake-chelans-tsillan-cellars', '2024-08-02', 'high', 'Sorrento''s Ristorante; waterfalls'),
  ('tsillan-cellars', 'specialties', array['Estate-grown']::text[], 'SeattleDINING!', 'http://www.seattledining.com/Archive/beverages/wine/eastern_wa_wines/tsillan_cellars.aspx', null, 'medium', 'all-estate since 2008'),
  ('tsillan-cellars', 'founded', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/articles/tour/paradise-on-lake-chelan', null, 'medium', 'tasting room opened 2004'),
  ('tsillan-cellars', 'winemaker', null::text[], 'The Wenatchee World', 'https://www.wenatcheeworld.com/go/wines-of-the-week/article_d3c76a1a-db84-11ec-a056-2b9776fe4cbd.html', '2022-05-26', 'high', null),
  ('tsillan-cellars', 'tastingFee', null::text[], 'Grape Libations', 'https://grapelibations.com/visit-italy-at-lake-chelans-tsillan-cellars', '2024-08-02', 'high', 'two flights at $20, waived with two or more bottles'),
  ('two-mountain-winery', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Chardonnay']::text[], 'The Boston Globe', 'https://www2.bostonglobe.com/2021/07/27/lifestyle/these-winegrowing-brothers-are-sustaining-family-legacy/', '2021-07', 'high', null),
  ('two-mountain-winery', 'varietals', array['Cabernet Franc', 'Riesling', 'Syrah', 'Lemberger', 'Touriga Nacional']::text[], 'Vinotology', 'http://vinotology.com/2010/11/washington-getting-to-know-you-tour-stop-8-the-rattlesnake-hills/', '2010-11', 'high', 'plantings'),
  ('two-mountain-winery', 'setting', array['mountain view']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/explore_yakima/wine-scene-new-generations-carry-on-yakima-valley-wine-legacy/article_686c4ab8-36d4-11ee-816b-93cc8da0bb05.html', '2023-08', 'high', 'Mt Rainier and Mt Adams seen from the vineyard'),
  ('two-mountain-winery', 'setting', array['patio']::text[], 'The Bulletin (Bend)', 'https://bendbulletin.com/2014/09/21/enjoy-a-pet-friendly-wine-weekend-in-washington/', '2014-09', 'high', 'dog allowed inside; lawn chairs outside'),
  ('two-mountain-winery', 'specialties', array['Estate-grown', 'Certified sustainable vineyard']::text[], 'Visit Yakima', 'https://www.visityakima.com/blog/two-mountain-winery-meet-the-maker/', '2023-12', 'high', null),
  ('two-mountain-winery', 'founded', null::text[], 'twomountainwinery.com', 'http://twomountainwinery.com/blog/2022/1/27/two-mountain-turns-twenty', '2022-01', 'high', null),
  ('two-mountain-winery', 'winemaker', null::text[], 'The Boston Globe', 'https://www2.bostonglobe.com/2021/07/27/lifestyle/these-winegrowing-brothers-are-sustaining-family-legacy/', '2021-07', 'high', 'still owner with Patrick Rawn in December 2023 (visityakima.com)'),
  ('two-mountain-winery', 'wineClub', null::text[], 'twomountainwinery.com', 'http://twomountainwinery.com/blog/2021/8/18/a-successful-harvest-begins-in-the-vineyard', '2021-08', 'high', null),
  ('upchurch-vineyard', 'varietals', array['Cabernet Sauvignon']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2022/04/12/the-wine-knows-upchurch-hits-sweet-spot-with-cab-on-red-mountain/', '2022-04', 'high', null),
  ('upchurch-vineyard', 'varietals', array['Merlot', 'Sauvignon Blanc']::text[], 'upchurchvineyard.com', 'https://upchurchvineyard.com/blogs/news/winemaker-chris-upchurch-launches-2016-southwest-facing-to-complement-his-red-mountain-lineup-upchurch-vineyard-pioneers-euro-inspired-sauvignon-blanc-from-washington-state', '2018-06', 'high', 'Counterpart is a Merlot blend'),
  ('upchurch-vineyard', 'setting', array['vineyard view']::text[], 'perbaccocellars.com', 'https://perbaccocellars.com/where-to-do-a-wine-tasting-in-red-mountain-and-the-tri-cities/', null, 'medium', 'tasting room in a building beside the estate vineyard; page is a reworded copy of a Seattle Met guide'),
  ('upchurch-vineyard', 'specialties', array['Estate-grown', 'Meritage / Bordeaux blend']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2022/04/12/the-wine-knows-upchurch-hits-sweet-spot-with-cab-on-red-mountain/', '2022-04', 'high', null),
  ('upchurch-vineyard', 'founded', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2022/04/12/the-wine-knows-upchurch-hits-sweet-spot-with-cab-on-red-mountain/', '2022-04', 'high', 'vineyard planted; first vintage 2010'),
  ('upchurch-vineyard', 'winemaker', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2022/04/12/the-wine-knows-upchurch-hits-sweet-spot-with-cab-on-red-mountain/', '2022-04', 'high', null),
  ('upchurch-vineyard', 'wineClub', null::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/acclaimed-delille-winemaker-chris-upchurch-is-growing-grapes-for-his-own-winery/', null, 'medium', null),
  ('vin-du-lac-winery', 'varietals', array['Riesling', 'Gewürztraminer', 'Chardonnay', 'Pinot Noir', 'Cabernet Franc', 'Sauvignon Blanc']::text[], 'SeattleDINING!', 'http://www.seattledining.com/Archive/beverages/wine/eastern_wa_wines/vin_du_lac_2013.aspx', '2013', 'high', null),
  ('vin-du-lac-winery', 'varietals', array['Pinot Gris']::text[], 'Sunset', 'https://www.sunset.com/travel/northwest/lake-chelan-summer-escape', null, 'medium', null),
  ('vin-du-lac-winery', 'setting', array['lake view', 'restaurant']::text[], 'SeattleDINING!', 'http://www.seattledining.com/Archive/beverages/wine/eastern_wa_wines/vin_du_lac_2013.aspx', '2013', 'high', null),
  ('vin-du-lac-winery', 'setting', array['patio', 'live music']::text[], 'abbeycoseattle.blog', 'https://abbeycoseattle.blog/a-visit-to-vin-du-lac-winery-bistro-lake-chelan/', null, 'medium', 'large lawn and patio'),
  ('vin-du-lac-winery', 'founded', null::text[], 'SeattleDINING!', 'http://www.seattledining.com/Archive/beverages/wine/eastern_wa_wines/vin_du_lac_2013.aspx', '2013', 'high', null),
  ('vin-du-lac-winery', 'wineClub', null::text[], 'wine-beer-washington.com', 'http://wine-beer-washington.com/wine/a-day-at-vin-du-lac', null, 'medium', 'names a wine club manager (c. 2010)'),
  ('vital-wines', 'varietals', array['Sangiovese']::text[], 'blog.reviewofwashingtonwines.com', 'http://blog.reviewofwashingtonwines.com/index.php/9-uncategorised/338-the-vital-wines-launch', '2016', 'high', 'as rosé'),
  ('vital-wines', 'varietals', array['Chardonnay']::text[], 'championwinecellars.com', 'https://www.championwinecellars.com/collections/wines-by-women/products/2022-vital-chardonnay-yakima-valley', null, 'medium', '2022 vintage'),
  ('vital-wines', 'varietals', array['Syrah', 'Mourvèdre', 'Dolcetto', 'Cabernet Sauvignon', 'Merlot', 'Grüner Veltliner']::text[], 'Walla Walla winery list', null, '2024-05', 'high', null),
  ('vital-wines', 'founded', null::text[], 'Walla Walla Union-Bulletin', 'https://www.union-bulletin.com/lifestyles/wine/vital-wines-helps-with-valley-health-care-needs/article_02142324-dc11-11e5-a9e4-4f8ccf48c25a.html', '2016', 'high', 'first vintage 2015, first release spring 2016; nonprofit for a free clinic'),
  ('vital-wines', 'wineClub', null::text[], 'aginfo.net', 'https://www.aginfo.net/index.cfm/event/report/id/Fruit-Grower-Report-40563', null, 'medium', 'about 2018'),
  ('vital-wines', 'website', null::text[], 'blog.reviewofwashingtonwines.com', 'http://blog.reviewofwashingtonwines.com/index.php/9-uncategorised/338-the-vital-wines-launch', '2016', 'high', null),
  ('waters-winery', 'varietals', array['Syrah', 'Grenache', 'Cabernet Sauvignon']::text[], 'trwines.com', 'https://www.trwines.com/news', '2019-10', 'high', 'Forgotten Hills Syrah, Tremolo (Syrah/Grenache), 21 Grams (Cabernet-led)'),
  ('waters-winery', 'setting', array['urban tasting room']::text[], 'Seattle Met', 'https://www.seattlemet.com/slideshows/2018/9/11/the-rise-of-sodo-urbanworks', '2018-09', 'high', 'satellite room at SoDo Urbanworks in 2018'),
  ('waters-winery', 'founded', null::text[], 'Washington Wine Report', 'https://www.wawinereport.com/2013/09/tero-estates-purchases-waters-winery.html?m=1', '2013-09', 'high', null),
  ('waving-tree-vineyards-winery', 'varietals', array['Syrah', 'Sangiovese', 'Barbera', 'Cabernet Sauvignon', 'Grenache', 'Nebbiolo']::text[], 'East Oregonian', 'https://www.eastoregonian.com/community/waving-tree-winery-holding-new-release-party-this-weekend/article_9bb42544-c628-5797-b4e6-fc10eb01320d.html', null, 'medium', 'c. 2008'),
  ('waving-tree-vineyards-winery', 'setting', array['river view']::text[], 'carsonridgecabins.com', 'https://www.carsonridgecabins.com/2010/03/25/washington-wineries/', '2010-03-25', 'high', 'pick-your-own fall harvest then'),
  ('waving-tree-vineyards-winery', 'setting', array['mountain view', 'vineyard view']::text[], 'wavingtreewine.com', 'http://www.wavingtreewine.com/page?pageid=2E2FB737-D2BB-4EF8-AB99-54B2FC1C4835', null, 'medium', 'vineyards border the Columbia below the Stonehenge memorial; view west to Mt. Hood'),
  ('waving-tree-vineyards-winery', 'specialties', array['Estate-grown']::text[], 'wavingtreewine.com', 'http://www.wavingtreewine.com/page?pageid=2E2FB737-D2BB-4EF8-AB99-54B2FC1C4835', null, 'medium', null),
  ('wilridge-vineyard-winery-distillery', 'varietals', array['Cabernet Franc', 'Sauvignon Blanc', 'Nebbiolo', 'Sagrantino']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/warm-days-cool-nights-great-vineyards-naches-heights-ava-is-promising-wine-country/', null, 'medium', '22 varieties on 12 acres; c. 2017'),
  ('wilridge-vineyard-winery-distillery', 'setting', array['patio', 'vineyard view']::text[], 'wanderlusttraveler.blogspot.com', 'https://wanderlusttraveler.blogspot.com/2013/07/?m=1', '2013-07-24', 'high', 'early-1900s farmhouse, wrap-around covered porch'),
  ('wilridge-vineyard-winery-distillery', 'setting', array['historic building']::text[], 'wanderlusttraveler.blogspot.com', 'https://wanderlusttraveler.blogspot.com/2013/07/?m=1', '2013-07-24', 'high', null),
  ('wilridge-vineyard-winery-distillery', 'specialties', array['Organic vineyard']::text[], 'wineeyak.wordpress.com', 'https://wineeyak.wordpress.com/2012/03/13/was-newest-ava-naches-heights/', '2012-03-13', 'high', '250 Ehler Road, Yakima'),
  ('wilridge-vineyard-winery-distillery', 'specialties', array['Biodynamic vineyard', 'Estate-grown', 'Meritage / Bordeaux blend']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/warm-days-cool-nights-great-vineyards-naches-heights-ava-is-promising-wine-country/', null, 'medium', null),
  ('winescape', 'varietals', array['Merlot', 'Cabernet Sauvignon', 'Syrah', 'Mourvèdre', 'Malbec']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2023/04/05/winescape-winery-2023-washington-winery-to-watch/', '2023-04', 'high', 'Merlot by itself, the rest in the blends Field Trip and Marmot Incarnate'),
  ('winescape', 'varietals', array['Chardonnay']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/medical-college-teachers-launch-winescape', null, 'medium', null),
  ('winescape', 'setting', array['tours']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/medical-college-teachers-launch-winescape', null, 'medium', 'guided tours by appointment'),
  ('winescape', 'setting', array['patio']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/medical-college-teachers-launch-winescape', null, 'medium', 'outdoor seating on a 14-acre former farmstead with orchard'),
  ('winescape', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2023/04/05/winescape-winery-2023-washington-winery-to-watch/', '2023-04', 'high', null),
  ('winescape', 'founded', null::text[], 'KXLY', 'https://www.kxly.com/made-in-the-northwest-winescape-winery/', null, 'medium', 'opened'),
  ('winescape', 'winemaker', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2023/04/05/winescape-winery-2023-washington-winery-to-watch/', '2023-04', 'high', null),
  ('wit-cellars', 'varietals', array['Cabernet Sauvignon', 'Riesling']::text[], 'Aaron''s Wine Chronicles', 'https://www.aaronswinechronicles.com/a-sunday-in-prosser-wine-country-2-2/', '2019', 'high', 'Riesling as late harvest'),
  ('wit-cellars', 'varietals', array['Pinot Gris']::text[], 'Wine Press Northwest', 'http://www.winepressnw.com/2017/03/13/4155856_2017-washington-winery-to-watch.html?rh=1', '2017-03-13', 'high', null),
  ('wit-cellars', 'setting', array['patio']::text[], 'Yakima Herald-Republic', 'https://www.yakimaherald.com/scene/drink/wine-scene-new-facility-same-great-wine-from-wit-cellars/article_45f295fa-aa98-5af4-b9f5-0ca1da0ad57b.html', '2021-07-20', 'high', 'two large patios; catering kitchen'),
  ('wit-cellars', 'founded', null::text[], 'Wine Press Northwest', 'http://www.winepressnw.com/2017/03/13/4155856_2017-washington-winery-to-watch.html?rh=1', '2017-03-13', 'high', 'opened May 2016'),
  ('wit-cellars', 'phone', null::text[], 'Wine Press Northwest', 'http://www.winepressnw.com/2017/03/13/4155856_2017-washington-winery-to-watch.html?rh=1', '2017-03-13', 'high', null),
  ('yakima-valley-vintners-grandview-campus', 'varietals', array['Merlot', 'Lemberger', 'Sangiovese', 'Roussanne', 'Pinot Gris']::text[], 'Sunnyside Sun', 'https://www.sunnysidesun.com/news/yakima-valley-college-vintners-win-honors/article_410a5c58-16c1-11ea-a4f6-07e45173372c.html', '2019-12-04', 'high', 'also Primitivo (Zinfandel)'),
  ('yakima-valley-vintners-grandview-campus', 'varietals', array['Chardonnay']::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/yakima-valley-vintners-one-great-secrets-washington-wine-industry/', null, 'medium', '2018 Chardonnay, 2015 Merlot'),
  ('yakima-valley-vintners-grandview-campus', 'setting', array['tours', 'children welcome']::text[], '610 KONA', 'https://610kona.com/ixp/1144/p/yvc-winery-tour-set-for-mid-april/', '2025-03-25', 'high', 'said of the yearly open house (18 April 2025): tours, family friendly; 110 Grandridge Road'),
  ('yakima-valley-vintners-grandview-campus', 'founded', null::text[], 'Good Fruit Grower', 'https://www.goodfruit.com/students-follow-grapes-from-berry-to-bottle/', null, 'medium', 'program launched 2007, first student wines released 2008'),
  ('j-bell-cellars-lavender', 'specialties', array['Lavender']::text[], 'Its own name', null, null, 'medium', null),
  ('wilridge-vineyard-winery-distillery', 'specialties', array['Distillery']::text[], 'Its own name', null, null, 'medium', null),
  ('doodlevines-winery-event-center', 'specialties', array['Event center']::text[], 'Its own name', null, null, 'medium', null)
) as f ("slug", "fact", "items", "name", "url", "date", "sureness", "note")
join "wineries" w on w."slug" = f."slug";
