-- Twenty-eight well-known wineries join the guide. Positions and contact tags derive from OpenStreetMap
-- (c) OpenStreetMap contributors, ODbL 1.0; everything else is named, with its date, in "fact_sources".
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "founded", "wine_club", "phone", "website", "unknown_facts"
) values (
  'aniche-cellars',
  'AniChe Cellars',
  'Columbia Gorge',
  array['Columbia Gorge']::text[],
  '71 Little Buck Creek Rd',
  'Underwood',
  'Skamania',
  '98651',
  45.74151,
  -121.55543,
  false,
  2009,
  true,
  '+13606246531',
  'http://AniCheCellars.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'varietals', 'setting', 'winemaker', 'rating', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "founded", "website", "unknown_facts"
) values (
  'arbor-crest-wine-cellars',
  'Arbor Crest Wine Cellars',
  'Spokane & the Palouse',
  array[]::text[],
  '4705 N Fruit Hill Rd',
  'Spokane',
  'Spokane',
  '99217',
  47.70007,
  -117.25063,
  false,
  array['Barbera', 'Malbec', 'Chardonnay', 'Syrah']::text[],
  array['river view', 'garden', 'tours', 'historic building', 'food served', 'live music']::text[],
  1982,
  'http://www.arborcrest.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "founded", "winemaker", "phone", "website", "unknown_facts"
) values (
  'barnard-griffin',
  'Barnard Griffin',
  'Columbia Valley',
  array['Columbia Valley']::text[],
  '878 Tulip Ln',
  'Richland',
  'Benton',
  '99352',
  46.25335,
  -119.2976,
  true,
  array['Sangiovese', 'Merlot', 'Cabernet Sauvignon', 'Sauvignon Blanc', 'Chardonnay', 'Albariño']::text[],
  array['patio', 'art gallery', 'restaurant']::text[],
  1983,
  'Rob Griffin and Megan Hughes',
  '+15096270266',
  'https://www.barnardgriffin.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "website", "unknown_facts"
) values (
  'bartholomew-winery',
  'Bartholomew Winery',
  'Columbia Valley',
  array['Columbia Valley']::text[],
  '421 E Columbia Dr',
  'Kennewick',
  'Benton',
  '99336',
  46.213,
  -119.113,
  true,
  array['Carménère', 'Malbec', 'Tannat', 'Albariño', 'Petit Verdot']::text[],
  array['river view', 'urban tasting room']::text[],
  'https://www.bartholomewwinery.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'phone', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "winemaker", "wine_club", "tasting_fee", "fee_note", "hours_note", "unknown_facts"
) values (
  'brian-carter-cellars',
  'Brian Carter Cellars',
  'Puget Sound',
  array['Puget Sound']::text[],
  '17140 135th Ave NE, Suite 1030',
  'Woodinville',
  'King',
  null,
  47.754,
  -122.156,
  true,
  array['Syrah', 'Tempranillo', 'Sangiovese', 'Merlot']::text[],
  array['urban tasting room', 'food served']::text[],
  array['Meritage / Bordeaux blend', 'Port-style wine']::text[],
  2005,
  'Brian Carter',
  true,
  20,
  'refunded with two bottles or a club membership',
  'Wednesday and Thursday 2 PM – 7 PM, Friday and Saturday 1 PM – 8 PM, Sunday Noon – 6 PM',
  array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "founded", "winemaker", "phone", "website", "unknown_facts"
) values (
  'chinook-wines',
  'Chinook Wines',
  'Yakima Valley',
  array['Columbia Valley', 'Yakima Valley']::text[],
  '220 Wittkopf Loop',
  'Prosser',
  'Benton',
  '99350',
  46.214,
  -119.74,
  true,
  array['Cabernet Sauvignon', 'Merlot', 'Cabernet Franc', 'Chardonnay', 'Sauvignon Blanc', 'Sémillon']::text[],
  array['vineyard view', 'garden', 'picnic area', 'barrel room', 'historic building']::text[],
  1983,
  'Kay Simon',
  '+15097862725',
  'https://chinookwines.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "website", "unknown_facts"
) values (
  'cor-cellars',
  'COR Cellars',
  'Columbia Gorge',
  array['Columbia Gorge']::text[],
  '151 Old Hwy 8',
  'Lyle',
  'Klickitat',
  '98635',
  45.703,
  -121.295,
  true,
  array['Cabernet Franc', 'Malbec', 'Gewürztraminer', 'Pinot Gris', 'Chardonnay', 'Friulano']::text[],
  array['patio', 'garden', 'picnic area']::text[],
  array['Sparkling wine']::text[],
  2004,
  'https://www.corcellars.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "winemaker", "tasting_fee", "fee_note", "unknown_facts"
) values (
  'doubleback',
  'Doubleback',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '3853 Powerline Rd',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.03,
  -118.36,
  true,
  array['Cabernet Sauvignon', 'Syrah']::text[],
  array['tours', 'food served']::text[],
  array['Estate-grown']::text[],
  2007,
  'Josh McDaniels',
  45,
  '90 minutes with a tour, a barrel sample and charcuterie, waived with a purchase',
  array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "hours_as_written", "hours", "opening_hours", "varietals", "setting", "founded", "phone", "website", "unknown_facts"
) values (
  'dunham-cellars',
  'Dunham Cellars',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '150 E Boeing Ave',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.0949,
  -118.288,
  true,
  'Mo-Su 11:00-16:00',
  '{"monday":"11 AM – 4 PM","tuesday":"11 AM – 4 PM","wednesday":"11 AM – 4 PM","thursday":"11 AM – 4 PM","friday":"11 AM – 4 PM","saturday":"11 AM – 4 PM","sunday":"11 AM – 4 PM"}',
  '{"monday":[{"opens":660,"closes":960}],"tuesday":[{"opens":660,"closes":960}],"wednesday":[{"opens":660,"closes":960}],"thursday":[{"opens":660,"closes":960}],"friday":[{"opens":660,"closes":960}],"saturday":[{"opens":660,"closes":960}],"sunday":[{"opens":660,"closes":960}]}',
  array['Cabernet Sauvignon', 'Riesling', 'Chardonnay', 'Syrah']::text[],
  array['historic building', 'art gallery']::text[],
  1995,
  '+15095294685',
  'https://dunhamcellars.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'winemaker', 'rating', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "specialties", "founded", "wine_club", "unknown_facts"
) values (
  'dusted-valley-vintners',
  'Dusted Valley Vintners',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '1248 Old Milton Hwy',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.035,
  -118.375,
  true,
  array['Grenache', 'Mourvèdre', 'Syrah', 'Cabernet Sauvignon', 'Chardonnay', 'Petite Sirah']::text[],
  array['Estate-grown', 'Rhône blend', 'Meritage / Bordeaux blend']::text[],
  2003,
  true,
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "hours_as_written", "hours", "opening_hours", "varietals", "founded", "winemaker", "phone", "unknown_facts"
) values (
  'five-star-cellars',
  'Five Star Cellars',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '840 C St',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.0949,
  -118.288,
  true,
  'Mo-Th 10:00-14:00; Fr-Sa 10:00-16:00',
  '{"monday":"10 AM – 2 PM","tuesday":"10 AM – 2 PM","wednesday":"10 AM – 2 PM","thursday":"10 AM – 2 PM","friday":"10 AM – 4 PM","saturday":"10 AM – 4 PM","sunday":"Closed"}',
  '{"monday":[{"opens":600,"closes":840}],"tuesday":[{"opens":600,"closes":840}],"wednesday":[{"opens":600,"closes":840}],"thursday":[{"opens":600,"closes":840}],"friday":[{"opens":600,"closes":960}],"saturday":[{"opens":600,"closes":960}],"sunday":[]}',
  array['Malbec', 'Sangiovese', 'Syrah', 'Merlot', 'Cabernet Sauvignon', 'Sémillon', 'Sauvignon Blanc']::text[],
  2000,
  'Matt Huse',
  '+15095278400',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'rating', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "founded", "website", "unknown_facts"
) values (
  'foundry-vineyards',
  'Foundry Vineyards',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '735 N 13th Ave',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.0745,
  -118.357,
  true,
  array['Cabernet Sauvignon', 'Merlot']::text[],
  array['patio', 'garden', 'urban tasting room', 'art gallery']::text[],
  1998,
  'https://www.foundryvineyards.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "hours_as_written", "hours", "opening_hours", "varietals", "founded", "winemaker", "phone", "unknown_facts"
) values (
  'gramercy-cellars',
  'Gramercy Cellars',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '635 N 13th Ave',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.0735,
  -118.357,
  true,
  'Tu-Th 11:00-17:00; Fr-Sa 10:00-17:00',
  '{"monday":"Closed","tuesday":"11 AM – 5 PM","wednesday":"11 AM – 5 PM","thursday":"11 AM – 5 PM","friday":"10 AM – 5 PM","saturday":"10 AM – 5 PM","sunday":"Closed"}',
  '{"monday":[],"tuesday":[{"opens":660,"closes":1020}],"wednesday":[{"opens":660,"closes":1020}],"thursday":[{"opens":660,"closes":1020}],"friday":[{"opens":600,"closes":1020}],"saturday":[{"opens":600,"closes":1020}],"sunday":[]}',
  array['Syrah', 'Grenache', 'Mourvèdre', 'Tempranillo', 'Cabernet Sauvignon', 'Viognier']::text[],
  2005,
  'Brandon Moss',
  '+15098762427',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'setting', 'rating', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "setting", "founded", "wine_club", "phone", "website", "unknown_facts"
) values (
  'j-bookwalter',
  'J. Bookwalter',
  'Columbia Valley',
  array['Columbia Valley']::text[],
  '894 Tulip Ln',
  'Richland',
  'Benton',
  null,
  46.25335,
  -119.2976,
  false,
  array['patio', 'food served', 'restaurant']::text[],
  1982,
  true,
  '+15096275000',
  'https://www.bookwalterwines.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'varietals', 'winemaker', 'rating', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "winemaker", "unknown_facts"
) values (
  'latah-creek-wine-cellars',
  'Latah Creek Wine Cellars',
  'Spokane & the Palouse',
  array[]::text[],
  '13030 E Indiana Ave',
  'Spokane Valley',
  'Spokane',
  '99216',
  47.6864,
  -117.2167,
  true,
  array['Pinot Gris', 'Malbec', 'Petit Verdot', 'Cabernet Sauvignon', 'Syrah', 'Riesling', 'Chardonnay', 'Muscat']::text[],
  array['patio']::text[],
  array['Fruit wine']::text[],
  1982,
  'Mike Conway and Natalie Conway-Barnes',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "founded", "wine_club", "tasting_fee", "fee_note", "website", "unknown_facts"
) values (
  'long-shadows-vintners',
  'Long Shadows Vintners',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '1604 Frenchtown Rd',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.06,
  -118.47,
  true,
  array['Riesling', 'Cabernet Sauvignon', 'Merlot', 'Syrah']::text[],
  array['mountain view', 'patio', 'tours', 'art gallery']::text[],
  2003,
  true,
  20,
  'up to $30, waived with a purchase',
  'http://www.longshadows.com',
  array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "wine_club", "phone", "website", "unknown_facts"
) values (
  'nefarious-cellars',
  'Nefarious Cellars',
  'Lake Chelan',
  array['Columbia Valley', 'Lake Chelan']::text[],
  '495 S Lakeshore Rd',
  'Chelan',
  'Chelan',
  '98816',
  47.84105,
  -120.09736,
  false,
  array['Riesling', 'Syrah', 'Viognier', 'Malbec', 'Pinot Noir', 'Sauvignon Blanc', 'Aligoté']::text[],
  array['lake view', 'lodging']::text[],
  array['Estate-grown']::text[],
  2005,
  true,
  '+15096829505',
  'https://nefariouscellars.com/',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "website", "unknown_facts"
) values (
  'northstar-winery',
  'Northstar Winery',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '1736 JB George Rd',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.01133,
  -118.36519,
  true,
  array['Merlot', 'Sémillon', 'Petit Verdot']::text[],
  array['patio']::text[],
  array['Meritage / Bordeaux blend']::text[],
  1994,
  'https://www.northstarwinery.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "winemaker", "tasting_fee", "fee_note", "website", "unknown_facts"
) values (
  'pepper-bridge-winery',
  'Pepper Bridge Winery',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '1704 JB George Rd',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.01238,
  -118.36947,
  true,
  array['Cabernet Sauvignon', 'Cabernet Franc', 'Merlot', 'Malbec', 'Petit Verdot', 'Sangiovese', 'Syrah', 'Sauvignon Blanc', 'Sémillon']::text[],
  array['vineyard view', 'mountain view', 'patio', 'tours']::text[],
  array['Estate-grown', 'Meritage / Bordeaux blend']::text[],
  1998,
  'Jean-François Pellet',
  20,
  'waived with a purchase',
  'https://www.pepperbridge.com',
  array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'rating', 'phone', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "founded", "winemaker", "tasting_fee", "fee_note", "unknown_facts"
) values (
  'reininger-winery',
  'Reininger Winery',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '5858 Old Highway 12',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.06,
  -118.445,
  true,
  array['Chardonnay', 'Cabernet Sauvignon', 'Merlot', 'Viognier', 'Carménère', 'Cabernet Franc', 'Syrah']::text[],
  1997,
  'Chuck Reininger',
  15,
  'up to $25 by the flight',
  array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "winemaker", "wine_club", "tasting_fee", "fee_note", "unknown_facts"
) values (
  'saviah-cellars',
  'Saviah Cellars',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '1979 JB George Rd',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.00495,
  -118.38201,
  true,
  array['Syrah', 'Barbera', 'Viognier', 'Chardonnay', 'Sangiovese', 'Nebbiolo', 'Cabernet Sauvignon', 'Grenache', 'Mourvèdre', 'Merlot']::text[],
  array['patio', 'garden']::text[],
  array['Estate-grown', 'Rhône blend']::text[],
  2000,
  'Rich Funk',
  true,
  20,
  'refunded with $40 of bottles or a club membership',
  array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "wine_club", "unknown_facts"
) values (
  'siren-song-wines',
  'Siren Song Wines',
  'Lake Chelan',
  array['Columbia Valley', 'Lake Chelan']::text[],
  '635 S Lakeshore Rd',
  'Chelan',
  'Chelan',
  '98816',
  47.84249,
  -120.09916,
  false,
  array['Chardonnay']::text[],
  array['lake view', 'patio', 'food served', 'restaurant', 'live music']::text[],
  true,
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'founded', 'winemaker', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "specialties", "founded", "tasting_fee", "fee_note", "unknown_facts"
) values (
  'sleight-of-hand-cellars',
  'Sleight of Hand Cellars',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '1959 JB George Rd',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.00495,
  -118.38201,
  true,
  array['Syrah']::text[],
  array['Meritage / Bordeaux blend']::text[],
  2007,
  20,
  'waived with a $40 purchase',
  array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'setting', 'winemaker', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "founded", "unknown_facts"
) values (
  'succession-wines',
  'Succession Wines',
  'Lake Chelan',
  array['Columbia Valley', 'Lake Chelan']::text[],
  '78 Swartout Rd',
  'Manson',
  'Chelan',
  '98831',
  47.87501,
  -120.1092,
  false,
  array['Merlot']::text[],
  array['lake view', 'patio']::text[],
  2015,
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "wine_club", "phone", "website", "unknown_facts"
) values (
  'tagaris-winery',
  'Tagaris Winery',
  'Columbia Valley',
  array['Columbia Valley']::text[],
  '844 Tulip Ln',
  'Richland',
  'Benton',
  '99352',
  46.25335,
  -119.2976,
  true,
  array['Mourvèdre']::text[],
  array['patio', 'restaurant']::text[],
  array['Estate-grown', 'Meritage / Bordeaux blend']::text[],
  1987,
  true,
  '+15096281619',
  'https://tagariswines.com',
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "winemaker", "wine_club", "unknown_facts"
) values (
  'va-piano-vineyards',
  'Va Piano Vineyards',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '1793 JB George Rd',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.00404,
  -118.37108,
  true,
  array['Cabernet Sauvignon', 'Syrah']::text[],
  array['vineyard view', 'patio', 'picnic area']::text[],
  array['Estate-grown']::text[],
  'Justin Wylie',
  true,
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'shipsToState', 'hours', 'founded', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "founded", "unknown_facts"
) values (
  'walla-walla-vintners',
  'Walla Walla Vintners',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '225 Vineyard Ln',
  'Walla Walla',
  'Walla Walla',
  '99362',
  46.08828,
  -118.20404,
  true,
  array['Sauvignon Blanc', 'Sangiovese', 'Cabernet Franc']::text[],
  array['vineyard view', 'patio']::text[],
  1995,
  array['tastingFee', 'reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'phone', 'website', 'email']::text[]
);
--> statement-breakpoint
insert into "wineries" (
  "slug", "name", "region", "avas", "address", "city", "county", "zip_code", "latitude", "longitude", "location_is_approximate", "varietals", "setting", "specialties", "founded", "tasting_fee", "fee_note", "phone", "website", "unknown_facts"
) values (
  'woodward-canyon-winery',
  'Woodward Canyon Winery',
  'Walla Walla Valley',
  array['Columbia Valley', 'Walla Walla Valley']::text[],
  '11920 W Highway 12',
  'Lowden',
  'Walla Walla',
  '99360',
  46.05675,
  -118.5828,
  false,
  array['Chardonnay', 'Cabernet Sauvignon', 'Merlot', 'Cabernet Franc', 'Petit Verdot', 'Mourvèdre', 'Syrah', 'Grenache', 'Sauvignon Blanc', 'Dolcetto', 'Barbera']::text[],
  array['vineyard view', 'garden', 'historic building']::text[],
  array['Estate-grown']::text[],
  1981,
  15,
  'waived with a purchase',
  '+15095254129',
  'https://www.woodwardcanyon.com/',
  array['reservationsRequired', 'walkInsWelcome', 'onlineSales', 'wineClub', 'shipsToState', 'hours', 'winemaker', 'rating', 'email']::text[]
);
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select w."id", f."fact", f."items", f."name", f."url", f."date", f."sureness", f."note"
from (values
  ('aniche-cellars', 'founded', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2016/08/08/aniche-cellars-banks-on-future-in-downtown-hood-river/', '2016-08-08', 'high', 'inaugural vintage 2009; opened to the public May 2011 (winepeeps.com 2011-05-30)'),
  ('aniche-cellars', 'wineClub', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2016/08/08/aniche-cellars-banks-on-future-in-downtown-hood-river/', '2016-08-08', 'high', null),
  ('aniche-cellars', 'phone', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('aniche-cellars', 'website', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('aniche-cellars', 'address', null::text[], 'bendlifestylepubs.com', 'http://www.bendlifestylepubs.com/2017/06/23/columbia-gorge-wine-country/', '2017-06-23', 'low', 'tasting room in a yurt on the family property; 2016 article: at harvest open weekends only'),
  ('aniche-cellars', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('arbor-crest-wine-cellars', 'varietals', array['Barbera', 'Malbec', 'Chardonnay']::text[], 'Dan the Wine Guy', 'https://danthewineguy.com/?p=1118', '2013-09-17', 'high', null),
  ('arbor-crest-wine-cellars', 'varietals', array['Syrah']::text[], 'Wine Peeps', 'http://winepeeps.com/2008/07/18/road-trip-spokane/', '2008-07-18', 'high', null),
  ('arbor-crest-wine-cellars', 'setting', array['tours', 'historic building']::text[], 'The Spokesman-Review', 'https://www.spokesman.com/stories/2024/jun/02/arbor-crests-cliff-house-estate-celebrates-centenn/', '2024-06-02', 'high', 'guided tours Fri-Tue by reservation (three days ahead), with a glass of wine; Cliff House of 1924'),
  ('arbor-crest-wine-cellars', 'setting', array['food served', 'live music']::text[], 'The Spokesman-Review', 'https://www.spokesman.com/stories/2024/jun/02/arbor-crests-cliff-house-estate-celebrates-centenn/', '2024-06-02', 'high', 'food truck, grill and bar on the grounds'),
  ('arbor-crest-wine-cellars', 'setting', array['river view', 'garden']::text[], 'www2.cnwinenews.com', 'http://www2.cnwinenews.com/html/201001/6/20100106113355.htm', '2010-01', 'high', 'on a 400-foot cliff above the Spokane River'),
  ('arbor-crest-wine-cellars', 'founded', null::text[], 'Wine Peeps', 'http://winepeeps.com/2008/07/18/road-trip-spokane/', '2008-07-18', 'high', null),
  ('arbor-crest-wine-cellars', 'website', null::text[], 'The Spokesman-Review', 'https://www.spokesman.com/stories/2024/jun/02/arbor-crests-cliff-house-estate-celebrates-centenn/', '2024-06-02', 'high', null),
  ('arbor-crest-wine-cellars', 'address', null::text[], 'The Spokesman-Review', 'https://www.spokesman.com/stories/2024/jun/02/arbor-crests-cliff-house-estate-celebrates-centenn/', '2024-06-02', 'high', 'guided tours and wine June 2024; street address from what-when-how.com (old guide book); the federal address 4506 E Buckeye is another place'),
  ('arbor-crest-wine-cellars', 'position', null::text[], 'Placed by its street: waymark of the Cliff House', null, null, 'low', null),
  ('barnard-griffin', 'varietals', array['Sangiovese']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/life/barnard-griffins-award-winning-rose-is-a-wine-to-fall-for/', '2018', 'high', 'rosé of Sangiovese'),
  ('barnard-griffin', 'varietals', array['Merlot', 'Cabernet Sauvignon']::text[], 'The Seattle Times', 'http://seattletimes.com/html/pacificnw/2022514266_0112grapevinexml.html', '2014-01-10', 'high', 'Merlot per cornichon.org 2013-07'),
  ('barnard-griffin', 'varietals', array['Sauvignon Blanc', 'Chardonnay', 'Albariño']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/wine-is-the-family-business-for-barnard-griffins-megan-hughes/', null, 'medium', '2016 vintages'),
  ('barnard-griffin', 'setting', array['restaurant', 'patio', 'art gallery']::text[], 'bestwineries.com', 'https://bestwineries.com/barnard-griffin-winery-in-richland-washington/page/3/', '2023-07-10', 'high', 'The Kitchen, lunch and dinner; fused-glass gallery and classes'),
  ('barnard-griffin', 'founded', null::text[], 'Wine Review Online', 'https://www.winereviewonline.com/Norm_Roby_on_Barnard_Griffin.cfm', '2023-04-19', 'high', null),
  ('barnard-griffin', 'winemaker', null::text[], 'bestwineries.com', 'https://bestwineries.com/barnard-griffin-winery-in-richland-washington/page/3/', '2023-07-10', 'high', null),
  ('barnard-griffin', 'phone', null::text[], 'cornichon.org', 'http://www.cornichon.org/2013/07/staying-power.html', null, 'medium', null),
  ('barnard-griffin', 'website', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/articles/tour/tri-cities-based-barnard-griffin-introduces-westside-location', null, 'medium', null),
  ('barnard-griffin', 'address', null::text[], 'bestwineries.com', 'https://bestwineries.com/barnard-griffin-winery-in-richland-washington/page/3/', '2023-07-10', 'high', 'address also cornichon.org 2013-07'),
  ('barnard-griffin', 'position', null::text[], 'Placed by its street: next doors on Tulip Ln', null, null, 'low', null),
  ('bartholomew-winery', 'varietals', array['Carménère']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2021/06/03/bartholomew-winery-2018-carmenere-red-mountain-37/', '2021-06-03', 'high', 'five vineyard bottlings announced'),
  ('bartholomew-winery', 'varietals', array['Malbec', 'Tannat']::text[], 'blog.reviewofwashingtonwines.com', 'http://blog.reviewofwashingtonwines.com/index.php/9-uncategorised/458-highlights-of-visits-in-the-yakima-valley', '2018-08', 'high', null),
  ('bartholomew-winery', 'varietals', array['Albariño']::text[], 'bartholomewwinery.com', 'https://www.bartholomewwinery.com/read-wine-blog/archives/01-2018', '2018-01', 'high', '2017 vintage'),
  ('bartholomew-winery', 'varietals', array['Petit Verdot']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/bartholomew-winerys-range-expands-to-eastern-washington/', null, 'medium', null),
  ('bartholomew-winery', 'setting', array['river view', 'urban tasting room']::text[], 'Wine Press Northwest', 'https://www.winepressnw.com/wine-info/wine-news/article216578700.html', '2018-02', 'high', 'beside Duffy''s Pond, the Columbia and the Sacagawea Heritage Trail; food trucks at the village'),
  ('bartholomew-winery', 'website', null::text[], 'bartholomewwinery.com', 'https://www.bartholomewwinery.com/read-wine-blog/archives/01-2018', '2018-01', 'high', null),
  ('bartholomew-winery', 'address', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2021/06/03/bartholomew-winery-2018-carmenere-red-mountain-37/', '2021-06-03', 'high', 'Columbia Gardens village; address winepressnw.com 2018; nothing later read'),
  ('bartholomew-winery', 'position', null::text[], 'Placed by its street: on Columbia Drive in Kennewick', null, null, 'low', null),
  ('brian-carter-cellars', 'varietals', array['Syrah', 'Tempranillo', 'Sangiovese']::text[], 'briancartercellars.com', 'https://www.briancartercellars.com/index.cfm?method=blog.blogList&blogCategoryID=7029808B-C923-1648-1E81-DE6F1F3189C9', '2020-12-09', 'high', 'grapes taken in at harvest 2020 for its blends'),
  ('brian-carter-cellars', 'varietals', array['Merlot']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/brian-carter-cellars-takes-it-up-a-notch-in-woodinvilles-woodin-creek', null, 'medium', '2016 ONE Merlot; otherwise blends'),
  ('brian-carter-cellars', 'setting', array['food served', 'urban tasting room']::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/brian-carter-cellars-takes-it-up-a-notch-in-woodinvilles-woodin-creek', null, 'medium', 'open kitchen with bistro pairing menu'),
  ('brian-carter-cellars', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Vinifera Wine Tours', 'https://www.viniferawinetours.com/blog/briancartercellars-tkc7x-p47fy-nenhe-wthpg-45zjz-ppcmy-5e8zy-7x9m5-sc28m-5g92w-mkacn-tf5h4-f4yby-sdjtw-acacb-952ls-en9ws-zftlr-yzgde', '2023-05', 'high', 'European-style blends throughout, also super-Tuscan'),
  ('brian-carter-cellars', 'specialties', array['Port-style wine']::text[], 'briancartercellars.com', 'https://www.briancartercellars.com/index.cfm?method=blog.blogList&pageID=A0C4E22E-0770-5D68-61B3-45C8DA73DF7C&page=2', '2019-10-23', 'high', null),
  ('brian-carter-cellars', 'founded', null::text[], 'nwnews.com', 'http://www.nwnews.com/index.php/feature/wine-in-woodinville/5856-the-woodinville-winers-visit-brian-carter-cellars', null, 'medium', 'tasting room opened 2006 (viniferawinetours)'),
  ('brian-carter-cellars', 'winemaker', null::text[], 'Vinifera Wine Tours', 'https://www.viniferawinetours.com/blog/briancartercellars-tkc7x-p47fy-nenhe-wthpg-45zjz-ppcmy-5e8zy-7x9m5-sc28m-5g92w-mkacn-tf5h4-f4yby-sdjtw-acacb-952ls-en9ws-zftlr-yzgde', '2023-05', 'high', null),
  ('brian-carter-cellars', 'wineClub', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/brian-carter-cellars-takes-it-up-a-notch-in-woodinvilles-woodin-creek', null, 'medium', null),
  ('brian-carter-cellars', 'tastingFee', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/brian-carter-cellars-takes-it-up-a-notch-in-woodinvilles-woodin-creek', '2023-05', 'medium', 'refunded with two bottles or joining the wine club; also $20 as of May 2023 (viniferawinetours)'),
  ('brian-carter-cellars', 'hoursNote', null::text[], 'Vinifera Wine Tours', 'https://www.viniferawinetours.com/blog/briancartercellars-tkc7x-p47fy-nenhe-wthpg-45zjz-ppcmy-5e8zy-7x9m5-sc28m-5g92w-mkacn-tf5h4-f4yby-sdjtw-acacb-952ls-en9ws-zftlr-yzgde', '2023-05', 'high', null),
  ('brian-carter-cellars', 'address', null::text[], 'Washington Tasting Room', 'https://washingtontastingroom.com/wine-reviews/brian-carter-cellars-takes-it-up-a-notch-in-woodinvilles-woodin-creek', null, 'medium', 'Woodin Creek Village; confirmed open May 2023 by viniferawinetours.com'),
  ('brian-carter-cellars', 'position', null::text[], 'Placed by its street: Warehouse District of Woodinville', null, null, 'low', null),
  ('chinook-wines', 'varietals', array['Cabernet Sauvignon', 'Merlot', 'Cabernet Franc']::text[], 'Seattle Magazine', 'https://seattlemag.com/better-age-chinook-wines-and-yakima-ava-turn-30/', '2013-04-10', 'high', null),
  ('chinook-wines', 'varietals', array['Chardonnay', 'Sauvignon Blanc']::text[], 'Wikipedia', 'https://en.wikipedia.org/wiki/Chinook_Wines', null, 'medium', 'Cabernet Franc also as a dry rosé'),
  ('chinook-wines', 'varietals', array['Sémillon']::text[], 'Wine Trail Traveler', 'http://winetrailtraveler.com/washington/chinook.php', null, 'medium', 'visit of about 2011; 1.5 acres of Cabernet Franc at the winery; a grower of Semillon'),
  ('chinook-wines', 'setting', array['picnic area']::text[], 'Seattle Met', 'https://www.seattlemet.com/eat-and-drink/2012/08/best-washington-wines-22-top-tasting-rooms-september-2012', '2012-08-23', 'high', 'wide lawn'),
  ('chinook-wines', 'setting', array['historic building']::text[], 'Washington State Wine Commission', 'https://www.washingtonwine.org/wine/history/groundbreakers/kay-simon-and-clay-mackey', null, 'medium', 'tasting room is the former parlor of a historic farm house; Cabernet Franc vines around it (winetrailtraveler)'),
  ('chinook-wines', 'setting', array['garden', 'barrel room']::text[], 'what-when-how.com', 'http://what-when-how.com/Tutorial/topic-8864f0c30/Columbia-River-Gorge-45.html', null, 'medium', 'shady garden; renovated farm buildings'),
  ('chinook-wines', 'setting', array['vineyard view']::text[], 'Wine Trail Traveler', 'http://winetrailtraveler.com/washington/chinook.php', null, 'medium', 'Cabernet Franc vines around the tasting room'),
  ('chinook-wines', 'founded', null::text[], 'Wikipedia', 'https://en.wikipedia.org/wiki/Chinook_Wines', null, 'low', 'also seattlemag.com 2013; historylink 2022 says farm acquired 1984, tourists hosted from 1985; first wines from the 1983 harvest'),
  ('chinook-wines', 'winemaker', null::text[], 'HistoryLink', 'https://www.historylink.org/File/22426', '2022-04-07', 'high', 'interview of November 2021'),
  ('chinook-wines', 'phone', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('chinook-wines', 'website', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('chinook-wines', 'address', null::text[], 'Seattle Met', 'https://www.seattlemet.com/eat-and-drink/2012/08/best-washington-wines-22-top-tasting-rooms-september-2012', '2012-08-23', 'high', 'open weekends May to September, else by appointment (2012); most recent dated statement on opening that was found'),
  ('chinook-wines', 'position', null::text[], 'Placed by its street: east of Prosser', null, null, 'low', null),
  ('cor-cellars', 'varietals', array['Cabernet Franc', 'Malbec', 'Gewürztraminer', 'Pinot Gris']::text[], 'online.flipbuilder.com', 'https://online.flipbuilder.com/toms/akhq/files/basic-html/page32.html', '2018-04-26', 'high', 'last two in the white blend Alba; also Cabernet Franc rosé'),
  ('cor-cellars', 'varietals', array['Chardonnay', 'Friulano']::text[], 'blog.reviewofwashingtonwines.com', 'http://blog.reviewofwashingtonwines.com/index.php/9-uncategorised/454-visiting-the-columbia-gorge', null, 'medium', 'visit of Thursday 19 July (2018): AGO Chardonnay with 26% Tocai Friulano; page undated, about July 2018 by the weekday'),
  ('cor-cellars', 'setting', array['picnic area', 'garden']::text[], 'online.flipbuilder.com', 'https://online.flipbuilder.com/toms/akhq/files/basic-html/page32.html', '2018-04-26', 'high', 'picnics welcome in the courtyard garden'),
  ('cor-cellars', 'setting', array['patio']::text[], 'Sip Northwest', 'https://sipnorthwest.com/4-questions-with-luke-bradford-of-cor-cellars/', null, 'medium', 'indoor fireplace, outdoor patio, views (the page does not say of what: between two volcanoes)'),
  ('cor-cellars', 'specialties', array['Sparkling wine']::text[], 'analemmawines.com', 'https://analemmawines.com/press-room-the-best-wineries-in-the-columbia-gorge-and-southwest-washington-6-8-21/', '2021-06-08', 'high', 'under the Ago label'),
  ('cor-cellars', 'founded', null::text[], 'Sip Northwest', 'https://sipnorthwest.com/4-questions-with-luke-bradford-of-cor-cellars/', null, 'medium', 'also reviewofwashingtonwines blog 2018'),
  ('cor-cellars', 'website', null::text[], 'corcellars.com', 'https://www.corcellars.com/discover-the-columbia-gorge', null, 'medium', null),
  ('cor-cellars', 'address', null::text[], 'analemmawines.com', 'https://analemmawines.com/press-room-the-best-wineries-in-the-columbia-gorge-and-southwest-washington-6-8-21/', '2021-06-08', 'low', 'listed among the tasting rooms of the Gorge (Seattle Met, reprinted by Analemma)'),
  ('cor-cellars', 'position', null::text[], 'Placed by its street: near Lyle', null, null, 'low', null),
  ('doubleback', 'varietals', array['Cabernet Sauvignon']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/6-2', '2021-06-02', 'high', null),
  ('doubleback', 'varietals', array['Syrah']::text[], 'allaloneonaplanetfullofpeople.blogspot.com', 'http://allaloneonaplanetfullofpeople.blogspot.com/2015/08/tasting-at-doubleback.html', '2015-08-23', 'high', null),
  ('doubleback', 'setting', array['tours', 'food served']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/6-2', '2021-06-02', 'high', null),
  ('doubleback', 'specialties', array['Estate-grown']::text[], 'Ken''s Wine Guide', 'https://www.kenswineguide.com/blog/?p=2329', '2024-04-24', 'high', 'own fruit since 2010'),
  ('doubleback', 'founded', null::text[], 'Ken''s Wine Guide', 'https://www.kenswineguide.com/blog/?p=2329', '2024-04-24', 'high', null),
  ('doubleback', 'winemaker', null::text[], 'Ken''s Wine Guide', 'https://www.kenswineguide.com/blog/?p=2329', '2024-04-24', 'high', null),
  ('doubleback', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/6-2', '2021-06-02', 'high', '90 minutes: tour, current releases, barrel sample, charcuterie'),
  ('doubleback', 'address', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/6-2', '2021-06-02', 'medium', 'year inferred from weekday (Wednesday, June 2)'),
  ('doubleback', 'position', null::text[], 'Placed by its street: south of Walla Walla', null, null, 'low', null),
  ('dunham-cellars', 'varietals', array['Cabernet Sauvignon']::text[], 'Oregon Wine Press', 'https://www.oregonwinepress.com/article?articleTitle=still-soaring-strong--1746060159--3851--', '2025', 'high', null),
  ('dunham-cellars', 'varietals', array['Riesling', 'Chardonnay']::text[], 'East Oregonian', 'https://eastoregonian.com/2010/07/17/fun-and-artistic-is-the-dunham-cellars-way', '2010-07-17', 'high', 'old'),
  ('dunham-cellars', 'varietals', array['Syrah']::text[], 'luggagetagtrips.com', 'https://www.luggagetagtrips.com/2008/05/walla-walla-wine-trip-day-2.html', '2008-05', 'high', 'old'),
  ('dunham-cellars', 'setting', array['art gallery', 'historic building']::text[], 'plentyofroads.com', 'https://plentyofroads.com/road-trip-2021/walla-walla-washington', '2021', 'high', 'renovated WWII hangar with art by the founder'),
  ('dunham-cellars', 'founded', null::text[], 'Oregon Wine Press', 'https://www.oregonwinepress.com/article?articleTitle=still-soaring-strong--1746060159--3851--', '2025', 'high', null),
  ('dunham-cellars', 'phone', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('dunham-cellars', 'website', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('dunham-cellars', 'address', null::text[], 'Oregon Wine Press', 'https://www.oregonwinepress.com/article?articleTitle=still-soaring-strong--1746060159--3851--', '2025', 'high', '30th year, pours in its tasting room; address from the permit list'),
  ('dunham-cellars', 'position', null::text[], 'Walla Walla Regional Airport, its wine district', null, null, 'low', null),
  ('dunham-cellars', 'hours', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('dusted-valley-vintners', 'varietals', array['Grenache', 'Mourvèdre', 'Syrah']::text[], 'pnwwinelife.com', 'https://pnwwinelife.com/2018/02/19/rainy-day-trip-dusted-valley', '2018-02-19', 'high', 'poured in Woodinville'),
  ('dusted-valley-vintners', 'varietals', array['Cabernet Sauvignon', 'Chardonnay']::text[], 'Minnesota Monthly', 'https://www.minnesotamonthly.com/sponsored/dusted-valley-wines-washington-state-grown-midwest-roots/', null, 'medium', null),
  ('dusted-valley-vintners', 'varietals', array['Petite Sirah']::text[], 'The Herald (Everett)', 'https://www.heraldnet.com/life/it%c2%92s-a-boom-time-for-walla-walla%c2%92s-boomtown-dusted-valley-wines/', null, 'medium', '2009 vintage'),
  ('dusted-valley-vintners', 'specialties', array['Estate-grown', 'Rhône blend', 'Meritage / Bordeaux blend']::text[], 'Minnesota Monthly', 'https://www.minnesotamonthly.com/sponsored/dusted-valley-wines-washington-state-grown-midwest-roots/', null, 'medium', null),
  ('dusted-valley-vintners', 'founded', null::text[], 'Minnesota Monthly', 'https://www.minnesotamonthly.com/sponsored/dusted-valley-wines-washington-state-grown-midwest-roots/', null, 'medium', null),
  ('dusted-valley-vintners', 'wineClub', null::text[], 'pnwwinelife.com', 'https://pnwwinelife.com/2018/02/19/rainy-day-trip-dusted-valley', '2018-02-19', 'high', 'Stained Tooth Society; the dog-friendly room described there is the one in Woodinville'),
  ('dusted-valley-vintners', 'address', null::text[], 'Minnesota Monthly', 'https://www.minnesotamonthly.com/sponsored/dusted-valley-wines-washington-state-grown-midwest-roots/', null, 'medium', 'about 2018 (16th harvest); two rooms named, Walla Walla and Woodinville; street number from the permit list; nothing later read for Walla Walla'),
  ('dusted-valley-vintners', 'position', null::text[], 'Placed by its street: on Old Milton Highway south-west of Walla Walla', null, null, 'low', null),
  ('five-star-cellars', 'varietals', array['Malbec']::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2023/04/04/five-star-cellars-2017-malbec-walla-walla-valley-40/', '2023-04-04', 'high', null),
  ('five-star-cellars', 'varietals', array['Sangiovese', 'Syrah', 'Merlot', 'Cabernet Sauvignon', 'Sémillon', 'Sauvignon Blanc']::text[], 'jetsetextra.com', 'http://jetsetextra.com/wine-adventure-in-washingtons-walla-walla-valley/', null, 'medium', 'about 2014'),
  ('five-star-cellars', 'founded', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2023/04/04/five-star-cellars-2017-malbec-walla-walla-valley-40/', '2023-04-04', 'high', null),
  ('five-star-cellars', 'winemaker', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2023/04/04/five-star-cellars-2017-malbec-walla-walla-valley-40/', '2023-04-04', 'high', 'with Cameron Rushton'),
  ('five-star-cellars', 'phone', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('five-star-cellars', 'address', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2023/04/04/five-star-cellars-2017-malbec-walla-walla-valley-40/', '2023-04-04', 'high', 'near the regional airport; street number from the permit list'),
  ('five-star-cellars', 'position', null::text[], 'Walla Walla Regional Airport, its wine district', null, null, 'low', null),
  ('five-star-cellars', 'hours', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('foundry-vineyards', 'varietals', array['Cabernet Sauvignon', 'Merlot']::text[], '1889 Magazine', 'https://1889mag.com/explore/travel-spotlight/where-art-meets-wine/', null, 'medium', 'first plantings 1998'),
  ('foundry-vineyards', 'setting', array['art gallery', 'garden', 'patio', 'urban tasting room']::text[], 'foundryvineyards.com', 'https://www.foundryvineyards.com/sculpture-garden', null, 'medium', 'sculpture garden free to visit; outdoor tables per bbrianpotter.blogspot.com 2021-07'),
  ('foundry-vineyards', 'founded', null::text[], '1889 Magazine', 'https://1889mag.com/explore/travel-spotlight/where-art-meets-wine/', null, 'medium', 'vineyard planted; first label 2003'),
  ('foundry-vineyards', 'website', null::text[], 'foundryvineyards.com', 'https://www.foundryvineyards.com/sculpture-garden', null, 'medium', null),
  ('foundry-vineyards', 'address', null::text[], 'bbrianpotter.blogspot.com', 'https://bbrianpotter.blogspot.com/2021/07/192-foundry-vineyards.html', '2021-07', 'high', 'the permit list has 735 N 13th Ave; corner named at union-bulletin.com 2011; November 2021 gallery opening on foundryvineyards.com'),
  ('foundry-vineyards', 'position', null::text[], 'Placed by its street: street and block in Walla Walla', null, null, 'low', null),
  ('gramercy-cellars', 'varietals', array['Syrah', 'Grenache', 'Mourvèdre', 'Tempranillo', 'Cabernet Sauvignon']::text[], 'newforum.wineloverspage.com', 'http://newforum.wineloverspage.com/viewtopic.php?f=3&t=65478', '2021-04-25', 'high', 'rosé of Cinsault, Grenache and Syrah'),
  ('gramercy-cellars', 'varietals', array['Viognier']::text[], 'Wine Folly', 'https://wallawalla.guides.winefolly.com/wineries/gramercy-cellars', null, 'medium', null),
  ('gramercy-cellars', 'founded', null::text[], 'Wine Folly', 'https://wallawalla.guides.winefolly.com/wineries/gramercy-cellars', null, 'medium', null),
  ('gramercy-cellars', 'winemaker', null::text[], 'SeattleDINING!', 'https://seattledining.com/Archive/events/WW_Celebrate_side_fun_2022.aspx', '2022', 'high', 'founder: Greg Harrington MS'),
  ('gramercy-cellars', 'phone', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('gramercy-cellars', 'address', null::text[], 'Wine Folly', 'https://wallawalla.guides.winefolly.com/wineries/gramercy-cellars', null, 'medium', 'address of the winery; visit by appointment described 2021-04-25 at newforum.wineloverspage.com (t=65478)'),
  ('gramercy-cellars', 'position', null::text[], 'Placed by its street: street and block in Walla Walla', null, null, 'low', null),
  ('gramercy-cellars', 'hours', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('j-bookwalter', 'setting', array['restaurant', 'patio', 'food served']::text[], 'Tri-City Herald', 'https://www.tri-cityherald.com/customer-service/faq/readers-choice/article251891383.html', '2021-06-03', 'high', 'Fiction restaurant'),
  ('j-bookwalter', 'founded', null::text[], 'Tasting Table', 'https://www.tastingtable.com/1921927/j-bookwalter-winery-washington-local/', null, 'medium', 'the owner says 1983 (auctionofwawines.org)'),
  ('j-bookwalter', 'wineClub', null::text[], 'Tasting Table', 'https://www.tastingtable.com/1921927/j-bookwalter-winery-washington-local/', null, 'medium', 'The Book Club'),
  ('j-bookwalter', 'phone', null::text[], 'Tri-City Herald', 'https://www.tri-cityherald.com/customer-service/faq/readers-choice/article251891383.html', '2021-06-03', 'high', null),
  ('j-bookwalter', 'website', null::text[], 'Tri-City Herald', 'https://www.tri-cityherald.com/customer-service/faq/readers-choice/article251891383.html', '2021-06-03', 'high', null),
  ('j-bookwalter', 'address', null::text[], 'Tasting Table', 'https://www.tastingtable.com/1921927/j-bookwalter-winery-washington-local/', null, 'low', 'described as the main tasting room (no date; article number suggests 2025); address tri-cityherald.com 2021-06-03; columbiabasintalk.com 2022-04-05 prints 1695 Malibu PR NE, Richland instead: check'),
  ('j-bookwalter', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('latah-creek-wine-cellars', 'varietals', array['Pinot Gris', 'Malbec']::text[], 'triciawinewanderings.substack.com', 'https://triciawinewanderings.substack.com/p/exploring-wine-tasting-in-spokane', '2021', 'high', 'tasting of June 2021'),
  ('latah-creek-wine-cellars', 'varietals', array['Petit Verdot', 'Cabernet Sauvignon', 'Syrah']::text[], 'Wine Peeps', 'http://winepeeps.com/2008/07/18/road-trip-spokane/', '2008-07-18', 'high', null),
  ('latah-creek-wine-cellars', 'varietals', array['Riesling', 'Chardonnay', 'Muscat']::text[], 'Dan the Wine Guy', 'https://www.danthewineguy.com/?p=2080', null, 'medium', 'page about 2015; Moscato 2014'),
  ('latah-creek-wine-cellars', 'setting', array['patio']::text[], 'American Winery Guide', 'http://www.americanwineryguide.com/winery_reviews/latah-creek-wine-cellars/359/', '2012-11-10', 'high', 'mission-style building with courtyard, large gift shop'),
  ('latah-creek-wine-cellars', 'specialties', array['Fruit wine']::text[], 'The Spokesman-Review', 'http://www.spokesman.com/stories/2007/oct/06/latah-creek-winery-celebrates-25-years/', '2007-10-06', 'high', 'Huckleberry d''Latah: Riesling with huckleberry juice'),
  ('latah-creek-wine-cellars', 'founded', null::text[], 'triciawinewanderings.substack.com', 'https://triciawinewanderings.substack.com/p/exploring-wine-tasting-in-spokane', '2021', 'high', 'also greatnorthwestwine.com 2014'),
  ('latah-creek-wine-cellars', 'winemaker', null::text[], 'The Spokesman-Review', 'https://www.spokesman.com/stories/2024/may/10/mothers-day-weekend-an-opportunity-to-sample-newes/', '2024-05-10', 'high', null),
  ('latah-creek-wine-cellars', 'address', null::text[], 'The Spokesman-Review', 'https://www.spokesman.com/stories/2024/may/10/mothers-day-weekend-an-opportunity-to-sample-newes/', '2024-05-10', 'high', 'named with its winemakers in the spring release article of May 2024; address from spokesman.com 2007'),
  ('latah-creek-wine-cellars', 'position', null::text[], 'Middle of the ZIP code''s area', null, null, 'low', null),
  ('long-shadows-vintners', 'varietals', array['Riesling', 'Cabernet Sauvignon', 'Merlot']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/dale-chihuly-artwork-brightens-the-walla-walla-tasting-room-of-long-shadows-vintners/', null, 'medium', '2013-2015 vintages'),
  ('long-shadows-vintners', 'varietals', array['Syrah']::text[], 'blog.reviewofwashingtonwines.com', 'http://blog.reviewofwashingtonwines.com/index.php/9-uncategorised/215-an-afternoon-in-the-west-valley', null, 'medium', null),
  ('long-shadows-vintners', 'setting', array['art gallery', 'patio', 'mountain view', 'tours']::text[], 'YakTriNews', 'https://www.yaktrinews.com/walla-walla-winery-selected-as-finalist-for-national-award/', '2020-07', 'high', 'Chihuly Tasting Room; tours per yaktrinews.com 2020-07-17'),
  ('long-shadows-vintners', 'founded', null::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/dale-chihuly-artwork-brightens-the-walla-walla-tasting-room-of-long-shadows-vintners/', null, 'medium', 'Union-Bulletin 2019-08-23 says 2002'),
  ('long-shadows-vintners', 'wineClub', null::text[], 'YakTriNews', 'https://www.yaktrinews.com/one-of-a-kind-walla-walla-tasting-room-named-finalist-for-national-award/', '2020-07-17', 'high', null),
  ('long-shadows-vintners', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/juliendenise', '2023-09-12', 'high', '2021 itinerary (6-2): $20, waived with $40 purchase'),
  ('long-shadows-vintners', 'website', null::text[], 'longshadows.com', 'http://www.longshadows.com/news-events/press-detail.php?id=379', null, 'medium', null),
  ('long-shadows-vintners', 'address', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/juliendenise', '2023-09-12', 'medium', 'year inferred from weekday (Tuesday, Sep. 12)'),
  ('long-shadows-vintners', 'position', null::text[], 'Placed by its street: west of Walla Walla off US 12', null, null, 'low', null),
  ('nefarious-cellars', 'varietals', array['Riesling', 'Syrah', 'Viognier', 'Malbec', 'Pinot Noir']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/5/28/nefarious-cellars', '2021-05-28', 'high', 'Pinot Noir in the rosé'),
  ('nefarious-cellars', 'varietals', array['Sauvignon Blanc', 'Aligoté']::text[], 'Wine Peeps', 'http://winepeeps.com/2009/09/28/women-of-washington-wine-heather-neff-of-nefarious-cellars/', '2009-09-28', 'high', 'in the blend Consequence'),
  ('nefarious-cellars', 'setting', array['lake view', 'lodging']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/5/28/nefarious-cellars', '2021-05-28', 'high', 'guest house for rent'),
  ('nefarious-cellars', 'specialties', array['Estate-grown']::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/5/28/nefarious-cellars', '2021-05-28', 'high', null),
  ('nefarious-cellars', 'founded', null::text[], 'Wine Peeps', 'http://winepeeps.com/2009/09/28/women-of-washington-wine-heather-neff-of-nefarious-cellars/', '2009-09-28', 'high', null),
  ('nefarious-cellars', 'wineClub', null::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/5/28/nefarious-cellars', '2021-05-28', 'high', 'an alumni wine club with Nefarious wines is named'),
  ('nefarious-cellars', 'phone', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('nefarious-cellars', 'website', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('nefarious-cellars', 'address', null::text[], 'Lines on Wines', 'https://linesonwines.com/blog/2021/5/28/nefarious-cellars', '2021-05-28', 'high', 'street from seattletimes 2013'),
  ('nefarious-cellars', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('northstar-winery', 'varietals', array['Merlot']::text[], 'fabulouswashington.com', 'https://fabulouswashington.com/food-drink/winery-of-the-month-northstar-winery/', null, 'medium', null),
  ('northstar-winery', 'varietals', array['Sémillon', 'Petit Verdot']::text[], 'wineandhistory.wordpress.com', 'https://wineandhistory.wordpress.com/tag/petit-verdot/', null, 'medium', 'about 2013; blends with Syrah, Cabernet Sauvignon, Cabernet Franc'),
  ('northstar-winery', 'setting', array['patio']::text[], 'fabulouswashington.com', 'https://fabulouswashington.com/food-drink/winery-of-the-month-northstar-winery/', null, 'medium', 'charcuterie and popcorn pairing, blending class; patio per blog.abcfws.com 2016-08-31'),
  ('northstar-winery', 'specialties', array['Meritage / Bordeaux blend']::text[], 'winefornormalpeople.blogspot.com', 'https://winefornormalpeople.blogspot.com/2013/05/northstar-winery-shining-example-of.html?m=1', '2013-05-11', 'high', null),
  ('northstar-winery', 'founded', null::text[], 'Great Northwest Wine', 'https://greatnorthwestwine.com/2013/10/04/northstar-winery/', '2013-10-04', 'high', 'first vintage; tasting room opened 2002'),
  ('northstar-winery', 'website', null::text[], 'northstarwinery.com', 'https://www.northstarwinery.com/visiting/events/3177', null, 'medium', null),
  ('northstar-winery', 'address', null::text[], 'Good Fruit Grower', 'https://goodfruit.com/ste-michelle-closes-two-eastern-washington-wine-tasting-rooms', null, 'medium', 'named as still open when Ste. Michelle closed its Columbia Crest and 14 Hands rooms (text places it about 2024, a year after summer 2023); street number from the permit list. Ste. Michelle has since been bought by a lower Yakima Valley farm family (tricitiesbusinessnews.com/topics/164-viticulture): check that the room is still open'),
  ('northstar-winery', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'low', null),
  ('pepper-bridge-winery', 'varietals', array['Cabernet Sauvignon', 'Cabernet Franc', 'Merlot', 'Malbec', 'Petit Verdot', 'Sangiovese', 'Syrah']::text[], 'discoverwallawalla.net', 'https://discoverwallawalla.net/blog/pepper-bridge-perfectionist', null, 'medium', 'grown in its vineyards'),
  ('pepper-bridge-winery', 'varietals', array['Sauvignon Blanc', 'Sémillon']::text[], 'postcard.inc', 'https://www.postcard.inc/places/pepper-bridge-winery-walla-walla-county-bDrSBlsFuQ1', null, 'medium', 'poured, per a guest''s review'),
  ('pepper-bridge-winery', 'setting', array['vineyard view', 'mountain view', 'tours', 'patio']::text[], 'postcard.inc', 'https://www.postcard.inc/places/pepper-bridge-winery-walla-walla-county-bDrSBlsFuQ1', null, 'medium', 'deck; short tours if you call ahead; vineyard view also plentyofroads.com 2021'),
  ('pepper-bridge-winery', 'specialties', array['Estate-grown', 'Meritage / Bordeaux blend']::text[], 'wineryreflections.com', 'https://wineryreflections.com/featureoftheweek/pepperbridgeamavi', null, 'medium', null),
  ('pepper-bridge-winery', 'founded', null::text[], 'wineryreflections.com', 'https://wineryreflections.com/featureoftheweek/pepperbridgeamavi', null, 'medium', null),
  ('pepper-bridge-winery', 'winemaker', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/5-27-sjpah', '2022-11-12', 'high', null),
  ('pepper-bridge-winery', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/5-27-sjpah', '2022-11-12', 'high', null),
  ('pepper-bridge-winery', 'website', null::text[], 'pepperbridge.com', 'https://www.pepperbridge.com/2013-fall-news/', null, 'medium', null),
  ('pepper-bridge-winery', 'address', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/5-27-sjpah', '2022-11-12', 'medium', 'year inferred from weekday (Saturday, November 12)'),
  ('pepper-bridge-winery', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'low', null),
  ('reininger-winery', 'varietals', array['Chardonnay', 'Cabernet Sauvignon', 'Merlot']::text[], 'janet1729.blogspot.com', 'https://janet1729.blogspot.com/2017/05/reininger-winery-walla-walla.html', '2017-05-27', 'high', 'also a rosé'),
  ('reininger-winery', 'varietals', array['Viognier']::text[], 'Sweet Tempranillo', 'https://sweetempranillo.com/2013/05/08/spring-release-weekend/', '2013-05-08', 'high', 'in barrel 2013'),
  ('reininger-winery', 'varietals', array['Carménère']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2009/12/retrospective-reininger-carmenere-seven.html', '2009-12', 'high', 'old'),
  ('reininger-winery', 'varietals', array['Cabernet Franc', 'Syrah']::text[], 'paulgwine.com', 'https://paulgwine.com/deep-dive/a-quarter-century-of-reininger-wines', null, 'medium', 'retrospective 1997-2010'),
  ('reininger-winery', 'founded', null::text[], 'Edible Inland Northwest', 'https://www.edibleinlandnw.com/stories/reininger-winery-celebrates-25-years', null, 'medium', null),
  ('reininger-winery', 'winemaker', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/londabosch', '2023-05-07', 'low', 'the weekday given with the date fits 2022'),
  ('reininger-winery', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/londabosch', '2023-05-07', 'low', 'by choice of flight; page says "Saturday, May 7, 2023" but that weekday fits 2022'),
  ('reininger-winery', 'address', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/londabosch', '2023-05-07', 'high', null),
  ('reininger-winery', 'position', null::text[], 'Placed by its street: on Old Highway 12 west of Walla Walla', null, null, 'low', null),
  ('saviah-cellars', 'varietals', array['Syrah', 'Barbera']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/holz1-28', '2023-01-28', 'high', null),
  ('saviah-cellars', 'varietals', array['Viognier', 'Chardonnay']::text[], 'Post Alley', 'https://www.postalley.org/2022/11/20/saviah-quarterbacking-great-wine/', '2022-11-20', 'high', null),
  ('saviah-cellars', 'varietals', array['Sangiovese', 'Nebbiolo']::text[], 'internationalwinereport.com', 'https://www.internationalwinereport.com/saviah-cellars', null, 'medium', null),
  ('saviah-cellars', 'varietals', array['Cabernet Sauvignon', 'Grenache', 'Mourvèdre', 'Merlot']::text[], 'The Seattle Times', 'https://www.seattletimes.com/pacific-nw-magazine/plans-to-become-a-micowbrewer-fell-for-making-mighty-fine-wine-at-saviah-cellars/', null, 'medium', 'about 2015'),
  ('saviah-cellars', 'setting', array['patio', 'garden']::text[], 'American Winery Guide', 'https://americanwineryguide.com/?p=20179', '2013-03-29', 'high', 'old'),
  ('saviah-cellars', 'specialties', array['Estate-grown', 'Rhône blend']::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2023/12/16/saviah-cellars', '2023-12-16', 'high', null),
  ('saviah-cellars', 'founded', null::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2023/12/16/saviah-cellars', '2023-12-16', 'high', null),
  ('saviah-cellars', 'winemaker', null::text[], 'Lines on Wines', 'https://www.linesonwines.com/blog/2023/12/16/saviah-cellars', '2023-12-16', 'high', null),
  ('saviah-cellars', 'wineClub', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/holz1-28', '2023-01-28', 'high', null),
  ('saviah-cellars', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/weitekamp', '2023-01', 'medium', 'refunded with $40 of bottles or a club sign-up; same in holz1-28 (January 2023)'),
  ('saviah-cellars', 'address', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/weitekamp', null, 'medium', 'October 16 itinerary, year not given but after 2023 (it names a 2023 event); also holz1-28 (January 2023)'),
  ('saviah-cellars', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'low', null),
  ('siren-song-wines', 'varietals', array['Chardonnay']::text[], 'culinaryapple.com', 'https://culinaryapple.com/blogs/wines', null, 'medium', 'from a picture caption'),
  ('siren-song-wines', 'setting', array['food served', 'patio']::text[], 'culinaryapple.com', 'https://culinaryapple.com/blogs/wines', null, 'medium', 'lunch of French cheese, charcuterie, desserts; the page says lovely view and patio'),
  ('siren-song-wines', 'setting', array['lake view', 'restaurant', 'live music']::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/siren-song-winery-not-just-grapes-much-owners-kevin-holly-brown/', null, 'medium', 'wine tasting, dining, events'),
  ('siren-song-wines', 'wineClub', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/siren-song-winery-not-just-grapes-much-owners-kevin-holly-brown/', null, 'medium', null),
  ('siren-song-wines', 'address', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/siren-song-winery-not-just-grapes-much-owners-kevin-holly-brown/', null, 'medium', 'page undated'),
  ('siren-song-wines', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('sleight-of-hand-cellars', 'varietals', array['Syrah']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/5-28-22', '2022-05-28', 'high', 'several Rocks District Syrahs; wide choice of Bordeaux wines'),
  ('sleight-of-hand-cellars', 'specialties', array['Meritage / Bordeaux blend']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/5-28-22', '2022-05-28', 'high', null),
  ('sleight-of-hand-cellars', 'founded', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/5-28-22', '2022-05-28', 'high', null),
  ('sleight-of-hand-cellars', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/5-28-22', '2022-05-28', 'medium', 'waived with a $40 purchase; an itinerary of October 17 (2020 by its weekday, 10-17) has $20, waived with $50'),
  ('sleight-of-hand-cellars', 'address', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/5-28-22', '2022-05-28', 'high', null),
  ('sleight-of-hand-cellars', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'low', null),
  ('succession-wines', 'varietals', array['Merlot']::text[], 'NewsBreak', 'https://www.newsbreak.com/news/2423656336494/hard-row-to-hoe', '2021-11-03', 'high', 'grapes being processed'),
  ('succession-wines', 'setting', array['patio', 'lake view']::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/succession-wines-story-adaptation-re-evaluation-whats-important-life/', null, 'medium', null),
  ('succession-wines', 'founded', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/succession-wines-story-adaptation-re-evaluation-whats-important-life/', null, 'medium', 'site bought 2015, building begun 2016'),
  ('succession-wines', 'address', null::text[], 'Discover Washington Wine', 'https://www.discoverwashingtonwine.com/succession-wines-story-adaptation-re-evaluation-whats-important-life/', null, 'medium', 'page undated; winery active at harvest 2021 (newsbreak 2021-11-03)'),
  ('succession-wines', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null),
  ('tagaris-winery', 'varietals', array['Mourvèdre']::text[], 'Tri-City Herald', 'https://www.tri-cityherald.com/customer-service/faq/readers-choice/article231019123.html', null, 'medium', 'about 2019 by the article number; signature single varietal; about 30 grapes grown'),
  ('tagaris-winery', 'setting', array['restaurant', 'patio']::text[], 'Tri-City Herald', 'http://www.tri-cityherald.com/customer-service/faq/readers-choice/article151139017.html', '2017-05-19', 'high', 'Taverna Tagaris; bands on the patio on summer weekends'),
  ('tagaris-winery', 'specialties', array['Estate-grown', 'Meritage / Bordeaux blend']::text[], 'Tri-City Herald', 'https://www.tri-cityherald.com/customer-service/faq/readers-choice/article231019123.html', null, 'medium', null),
  ('tagaris-winery', 'founded', null::text[], 'Tri-City Herald', 'http://www.tri-cityherald.com/customer-service/faq/readers-choice/article151139017.html', '2017-05-19', 'high', 'Tulip Lane since 2006'),
  ('tagaris-winery', 'wineClub', null::text[], 'Tri-City Herald', 'http://www.tri-cityherald.com/customer-service/faq/readers-choice/article151139017.html', '2017-05-19', 'high', null),
  ('tagaris-winery', 'phone', null::text[], 'Tri-City Herald', 'https://www.tri-cityherald.com/customer-service/faq/readers-choice/article251891383.html', null, 'medium', null),
  ('tagaris-winery', 'website', null::text[], 'Tri-City Herald', 'https://www.tri-cityherald.com/customer-service/faq/readers-choice/article251891383.html', null, 'medium', null),
  ('tagaris-winery', 'address', null::text[], 'orwest.com', 'https://orwest.com/booking/washington-spring-wine-tour-may-8-11-2024/', '2024', 'high', 'dinner stop of a May 2024 tour; address tri-cityherald.com 2021-06-03'),
  ('tagaris-winery', 'position', null::text[], 'Placed by its street: next doors on Tulip Ln', null, null, 'low', null),
  ('va-piano-vineyards', 'varietals', array['Cabernet Sauvignon']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2023/01/va-piano-purchases-53-acres-in-walla.html', '2023-01', 'high', null),
  ('va-piano-vineyards', 'varietals', array['Syrah']::text[], 'Global Traveler', 'https://globaltravelerusa.com/blog/pacing-ourselves', null, 'medium', 'no date on the page, the text speaks of the first Spring Release in two years, about 2021'),
  ('va-piano-vineyards', 'setting', array['patio', 'vineyard view', 'picnic area']::text[], 'Global Traveler', 'https://globaltravelerusa.com/blog/pacing-ourselves', null, 'medium', 'courtyard tables, fountain, pergolas, fire pit; no date on the page, the text speaks of the first Spring Release in two years, about 2021'),
  ('va-piano-vineyards', 'specialties', array['Estate-grown']::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2023/01/va-piano-purchases-53-acres-in-walla.html', '2023-01', 'high', '20-acre estate vineyard around the winery'),
  ('va-piano-vineyards', 'winemaker', null::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2023/01/va-piano-purchases-53-acres-in-walla.html', '2023-01', 'high', null),
  ('va-piano-vineyards', 'wineClub', null::text[], 'Northwest Wine Report', 'https://www.northwestwinereport.com/2023/01/va-piano-purchases-53-acres-in-walla.html', '2023-01', 'high', null),
  ('va-piano-vineyards', 'address', null::text[], 'Global Traveler', 'https://globaltravelerusa.com/blog/pacing-ourselves', null, 'medium', 'first Spring Release in two years; address from americanwineryguide.com (2013); the winery was active in January 2023 (northwestwinereport.com); no date on the page, the text speaks of the first Spring Release in two years, about 2021'),
  ('va-piano-vineyards', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'low', null),
  ('walla-walla-vintners', 'varietals', array['Sauvignon Blanc']::text[], 'viewer.joomag.com', 'https://viewer.joomag.com/explorenw-summer-fall-21/0251565001630033155/p53', '2021', 'high', '2020 vintage'),
  ('walla-walla-vintners', 'varietals', array['Sangiovese', 'Cabernet Franc']::text[], 'thepourfool.com', 'https://thepourfool.com/2019/11/04/walla-walla-vintners-a-sangio-a-franc-and-a-new-era/', '2019-11-04', 'high', null),
  ('walla-walla-vintners', 'setting', array['patio', 'vineyard view']::text[], 'viewer.joomag.com', 'https://viewer.joomag.com/explorenw-summer-fall-21/0251565001630033155/p53', '2021', 'high', 'barn tasting room, umbrella tables, lawn chairs under trees, lavender drive'),
  ('walla-walla-vintners', 'founded', null::text[], 'thepourfool.com', 'https://thepourfool.com/2019/11/04/walla-walla-vintners-a-sangio-a-franc-and-a-new-era/', '2019-11-04', 'high', null),
  ('walla-walla-vintners', 'address', null::text[], 'viewer.joomag.com', 'https://viewer.joomag.com/explorenw-summer-fall-21/0251565001630033155/p53', '2021', 'high', 'visit described, summer/fall 2021; street number from the permit list; winery active January 2024 (postalley.org 2024-01-28)'),
  ('walla-walla-vintners', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'low', null),
  ('woodward-canyon-winery', 'varietals', array['Chardonnay', 'Cabernet Sauvignon']::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/holz1-28', '2023-01-28', 'high', null),
  ('woodward-canyon-winery', 'varietals', array['Merlot', 'Cabernet Franc', 'Petit Verdot', 'Mourvèdre', 'Syrah', 'Grenache']::text[], 'woodwardcanyon.blogspot.com', 'https://woodwardcanyon.blogspot.com', '2015-07-31', 'high', null),
  ('woodward-canyon-winery', 'varietals', array['Sauvignon Blanc', 'Dolcetto', 'Barbera']::text[], 'woodwardcanyon.blogspot.com', 'https://woodwardcanyon.blogspot.com/2009/06', '2009-06-29', 'high', 'old'),
  ('woodward-canyon-winery', 'setting', array['historic building', 'garden', 'vineyard view']::text[], 'Great Northwest Wine', 'http://www.greatnorthwestwine.com/2014/07/08/woodward-canyon-winery-2/', '2014-07-08', 'high', 'gardens and Reserve House; tasting room in a restored 1870s farmhouse per fermented.sg/woodward-canyon; the seasonal restaurant of 2012-14 is not confirmed since'),
  ('woodward-canyon-winery', 'specialties', array['Estate-grown']::text[], 'Walla Walla Union-Bulletin', 'https://www.union-bulletin.com/news/business/woodward-canyon-celebrates-40th-anniversary-as-walla-walla-valley-winery/article_537289ec-8db2-11eb-a130-bf0de1c81f91.html', '2021', 'high', '41 acres of estate vineyard'),
  ('woodward-canyon-winery', 'founded', null::text[], 'Walla Walla Union-Bulletin', 'https://www.union-bulletin.com/news/business/woodward-canyon-celebrates-40th-anniversary-as-walla-walla-valley-winery/article_537289ec-8db2-11eb-a130-bf0de1c81f91.html', '2021', 'high', null),
  ('woodward-canyon-winery', 'tastingFee', null::text[], 'Curated Walla Walla', 'https://curatedwallawalla.com/itineraries/8-7-mgd34-b6klf', '2023-03-23', 'low', 'year inferred from weekday (Thursday, March 23); another itinerary of January 2023 (holz1-28) says $20, also waived with purchase'),
  ('woodward-canyon-winery', 'phone', null::text[], 'American Winery Guide', 'https://americanwineryguide.com/?p=20540', null, 'medium', null),
  ('woodward-canyon-winery', 'website', null::text[], 'orca-international.com', 'https://www.orca-international.com/winery/winery_detail.cfm?lang=EN&dmnID=88', null, 'medium', null),
  ('woodward-canyon-winery', 'address', null::text[], 'mangiabeve.blogspot.com', 'https://mangiabeve.blogspot.com/2023/10/walla-walla-tasting-at-historic.html', '2023-10', 'high', 'tasting visit described; address also in the two itineraries of 2023'),
  ('woodward-canyon-winery', 'position', null::text[], 'OpenStreetMap', 'https://www.openstreetmap.org/copyright', '2026-08-16', 'high', null)
) as f ("slug", "fact", "items", "name", "url", "date", "sureness", "note")
join "wineries" w on w."slug" = f."slug";
