-- What contradicted another page or its own source, corrected.
-- Forgeron pours on West Birch Street: Discover Washington Wine, a page of 2024 or later; the list of May 2024 had Main Street still.
update "wineries" set "address" = '33 W Birch Street', "updated_at" = now()
where "slug" = 'forgeron-cellars';
--> statement-breakpoint
update "fact_sources" set "name" = 'Discover Washington Wine',
  "url" = 'https://discoverwashingtonwine.com/in-addition-to-the-scores-of-wineries-in-the-greater-walla-walla-valley-visitors-to-forgeron-cellars-are-equally-impressed-with-the-wide-range-of-varietals-blends-labels-and-price-points-they-have',
  "date" = null, "sureness" = 'medium', "note" = 'Page of 2024 or later; a list of May 2024 had 26 E Main Street'
where "fact" = 'address' and "winery_id" = (select "id" from "wineries" where "slug" = 'forgeron-cellars');
--> statement-breakpoint
-- Rain: seven inches by the Walla Walla Valley Wine Alliance (wallawallawine.com, about 2015), nine by its guide with Wine Folly (undated).
update "posts" set "content" = replace(replace("content",
    $t$about seven inches fall in a year; along the foothills to the east it is about twenty-two.$t$,
    $t$seven to nine inches fall in a year, depending on whose figures you take; along the foothills to the east it is about twenty-two.$t$),
    $t$[Forgeron Cellars](/winery/forgeron-cellars) is known for one of the longer lists in town, with Picpoul and Orange Muscat beside the Cabernet. Ask Forgeron where it is pouring: one list has it on Main Street, a newer page on West Birch.$t$,
    $t$[Forgeron Cellars](/winery/forgeron-cellars), around the corner on West Birch, had Picpoul and Orange Muscat beside its Cabernet in May 2024.$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-walla-walla';
--> statement-breakpoint
-- Five rooms on day two, in an article that asks for three: one in Prosser, two on Red Mountain, and dinner.
update "posts" set "content" = replace(replace(replace(replace(replace("content",
    $t$with something like nine inches of rain in a year.$t$,
    $t$with seven to nine inches of rain in a year.$t$),
    $t$[Airfield Estates](/winery/airfield-estates) pours what it grows, on ground first planted in 1968. [Thurston Wolfe](/winery/thurston-wolfe-winery), around the corner, has been at it since 1987 and cares more about Petite Sirah and Zinfandel than about fashion. That makes a useful pair: the large estate, then the small cellar.$t$,
    $t$Choose one. [Airfield Estates](/winery/airfield-estates) grows all its own grapes, on ground first planted in 1968: that is the large estate. [Thurston Wolfe](/winery/thurston-wolfe-winery), around the corner, dates from 1987 and has made Petite Sirah and Zinfandel: that is the small cellar.$t$),
    $t$After lunch drive twenty miles east$t$,
    $t$Have lunch here, then drive twenty miles east$t$),
    $t$[Hedges](/winery/hedges-family-estate), higher up, has a courtyard, a château that means it and vines certified biodynamic. Ask at both what the wind does.$t$,
    $t$[Hedges](/winery/hedges-family-estate), higher up, has a courtyard, a château and vines certified biodynamic. Two is enough, and three for the day. Ask at both what the wind does.$t$),
    $t$each with a kitchen, so that dinner and the last glass can share an address; [Barnard Griffin](/winery/barnard-griffin) is one of the three, and its Rosé of Sangiovese is the proper thing for a warm evening.$t$,
    $t$each with a kitchen, so dinner can come with a glass and no fourth tasting. [Barnard Griffin](/winery/barnard-griffin) is one of the three, and served its Rosé of Sangiovese with lunch and dinner in 2023.$t$), "updated_at" = now()
where "slug" = 'first-timers-loop';
--> statement-breakpoint
-- The text advises against the light rail, and Yakima has no train.
update "posts" set "content" = replace(replace(replace("content",
    $t$## 1. Seattle: take the light rail$t$,
    $t$## 1. Seattle: take the bus$t$),
    $t$What follows is ordered from the simplest to the most ambitious.$t$,
    $t$The first five run from the simplest to the most ambitious; three shorter ones follow.$t$),
    $t$## Three more by rail$t$,
    $t$## Two more by rail, and one by air$t$), "updated_at" = now()
where "slug" = 'wine-country-without-a-car';
--> statement-breakpoint
-- Pages show the date of a fact only where its source has one.
update "posts" set "content" = replace("content",
    $t$Each winery's page in this guide shows what is known about reservations and hours, with the date it was verified. Where nothing has been confirmed it reads "Call ahead", and means it.$t$,
    $t$Each winery's page in this guide shows what is known about reservations and hours, with the source and, where the source states one, its date. Where nothing has been confirmed it reads "Call ahead", and means it.$t$), "updated_at" = now()
where "slug" = 'shipping-and-reservations';
--> statement-breakpoint
-- Nineteen wineries in 1981 is the figure on record; no source says what to drink at the cliff.
update "posts" set "content" = replace(replace("content",
    $t$Two of its cellars were founded in 1982, when the whole state had about twenty wineries.$t$,
    $t$Two of its cellars were founded in 1982, the year after a count of the whole state had come to nineteen.$t$),
    $t$ Chardonnay is the one for the edge of the cliff, Barbera or Malbec for afterward.$t$,
    $t$$t$), "updated_at" = now()
where "slug" = 'spokane';
--> statement-breakpoint
-- Which house, and why it comes first: its hours, OpenStreetMap, August 2026.
update "posts" set "content" = replace("content",
    $t$Begin with the big house. A large winery is a good first stop because it can show you the breadth of the state in one flight: Riesling first, then Chardonnay, Merlot, Cabernet. Walk the grounds.$t$,
    $t$Start at Chateau Ste. Michelle, which opens at ten when its neighbors are still shut. Walk the 105 acres, and taste what a large winery can show at once: Riesling, then Merlot and Cabernet Sauvignon.$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-woodinville';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$against nine at the other end$t$,
    $t$against seven to nine at the other end$t$), "updated_at" = now()
where "slug" = 'walla-walla-by-district';
--> statement-breakpoint
-- Paradisos del Sol wrote in October 2024 that it is winding down (paradisosdelsol.com/news): out of the trip, with Dineen in its place.
update "ready_trip_stays" set "wineries" = array_replace("wineries", 'paradisos-del-sol-winery-and-organic-vineyard', 'dineen-vineyards')
where "ready_trip_id" = (select "id" from "ready_trips" where "slug" = 'the-lower-yakima-valley');
--> statement-breakpoint
update "ready_trips" set "words" = replace("words",
    $t$Paradisos del Sol, where a bite of food comes with each wine; J. Bell,$t$,
    $t$Dineen, for a lawn, a patio and Cabernet Franc; J. Bell,$t$), "updated_at" = now()
where "slug" = 'the-lower-yakima-valley';
