-- The articles read against the second edition of the facts: wineries that left the guide, what a label
-- may say of The Rocks District, trains, distances, passes, and the arithmetic of a flight.
-- A passage that is not found stops the migration: nothing is left half corrected.
do $$
declare
  passage record;
begin
  for passage in select * from (values
    ('a-weekend-in-walla-walla', 'content',
     $t$Some thirty of the wineries in this guide give the town as their address, and about two dozen of those addresses fall within a few downtown blocks, on Main Street, Second Avenue and Rose Street.$t$,
     $t$Forty of the wineries in this guide give the town as their address, and more than twenty of those addresses fall within a few downtown blocks, on Main Street, Second Avenue and Rose Street.$t$),
    ('a-weekend-in-walla-walla', 'content',
     $t$have neighboring doors on North Second Avenue, with [Barons Winery](/winery/barons-winery) and [Vital Wines](/winery/vital-wines) across the street.$t$,
     $t$have neighboring doors on North Second Avenue, with [Vital Wines](/winery/vital-wines) across the street.$t$),
    ('a-weekend-in-walla-walla', 'content',
     $t$[Forgeron Cellars](/winery/forgeron-cellars) and [Mark Ryan Winery](/winery/mark-ryan-winery) share a number, [Otis Kenyon](/winery/otis-kenyon-wine) is opposite, and$t$,
     $t$[Mark Ryan Winery](/winery/mark-ryan-winery) and [Otis Kenyon](/winery/otis-kenyon-wine) face each other, and$t$),
    ('a-weekend-in-walla-walla', 'content',
     $t$are a few doors on. If you want a grape you cannot find at home, Forgeron is known for one of the longer lists in town, with Picpoul and Orange Muscat beside the Cabernet, and TruthTeller works with Albariño.$t$,
     $t$are a few doors on. If you want a grape you cannot find at home, TruthTeller works with Albariño, and [Forgeron Cellars](/winery/forgeron-cellars) is known for one of the longer lists in town, with Picpoul and Orange Muscat beside the Cabernet. Ask Forgeron where it is pouring: one list has it on Main Street, a newer page on West Birch.$t$),
    ('a-weekend-in-walla-walla', 'content',
     $t$Three more rooms share one address at 6 West Rose Street: [Heritage by L'Ecole](/winery/heritage-by-lecole), [Locati Cellars](/winery/locati-cellars), where the Italian varieties live, and [Lodmell Cellars](/winery/lodmell-cellars).$t$,
     $t$Two more rooms are in the Marcus Whitman Hotel at 6 West Rose Street: [Locati Cellars](/winery/locati-cellars), where the Italian varieties live, and [Lodmell Cellars](/winery/lodmell-cellars).$t$),
    ('a-weekend-in-walla-walla', 'content',
     $t$both lie along it; Echolands is about ten miles out.$t$,
     $t$both lie along it; Echolands is about eight miles out.$t$),
    ('a-weekend-in-walla-walla', 'content',
     $t$Leonetti Cellar led the way in 1977 and Woodward Canyon followed in 1981, both before the valley had its own appellation, which came in 1984.$t$,
     $t$Leonetti Cellar had led the way in 1977, and [Woodward Canyon](/winery/woodward-canyon-winery), a short way along the highway, followed in 1981; the valley's own appellation came in 1984.$t$),
    ('a-weekend-in-walla-walla', 'content',
     $t$You will meet its fruit in glasses all over town. Ask for it by name, and try it beside a Syrah grown on loess;$t$,
     $t$You will meet its fruit in glasses all over town and its name on very few of the labels: a wine may carry an appellation only if it was finished in a state where that appellation lies, and this one lies wholly in Oregon. A Rocks Syrah made in Washington therefore says Walla Walla Valley or Columbia Valley. Ask which bottle it is, and try it beside a Syrah grown on loess;$t$),
    ('missoula-floods-and-washington-wine', 'excerpt',
     $t$Lava two miles deep, a lake the size of two Great Lakes, a dam of ice that kept failing.$t$,
     $t$Lava two miles deep, a lake with the water of two Great Lakes, a dam of ice that kept failing.$t$),
    ('missoula-floods-and-washington-wine', 'content',
     $t$and held more than 500 cubic miles of water, more than Lake Erie and Lake Ontario together.$t$,
     $t$and held some 500 cubic miles of water, about as much as Lake Erie and Lake Ontario together.$t$),
    ('washington-avas-explained', 'content',
     $t$If it names an American Viticultural Area, at least 85 percent of the wine was grown inside a boundary that the federal government has drawn and published. That is the whole promise. An AVA fixes where the grapes grew. It says nothing about the variety, the yield, the winemaking or the quality.$t$,
     $t$If it names an American Viticultural Area, two things are true. At least 85 percent of the wine was grown inside a boundary that the federal government has drawn and published, and the wine was fully finished in the state, or in one of the states, where that boundary lies. That is the whole promise. It says nothing about the variety, the yield or the quality.$t$),
    ('washington-avas-explained', 'content',
     $t$It is not one of the twenty-two, but nobody can talk about Walla Walla Syrah without it.$t$,
     $t$It is not one of the twenty-two, but nobody can talk about Walla Walla Syrah without it. Nor, since it lies wholly in Oregon, can a wine finished in Washington put it on the label, even if every grape was grown there: such a bottle says Walla Walla Valley or Columbia Valley. A federal proposal of 2015 would have relaxed the rule. We have found no sign that it was ever adopted.$t$),
    ('washington-avas-explained', 'content',
     $t$2. Syrah from The Rocks District beside Syrah from Royal Slope.$t$,
     $t$2. Syrah from The Rocks District (made in Oregon, or pointed out by whoever pours) beside Syrah from Royal Slope.$t$),
    ('a-weekend-at-lake-chelan', 'content',
     $t$[Fielding Hills](/winery/fielding-hills-winery) and [Karma Vineyards](/winery/karma-vineyards) are both within six miles of town, with Lake Chelan State Park farther along the same shore:$t$,
     $t$[Nefarious Cellars](/winery/nefarious-cellars), [Fielding Hills](/winery/fielding-hills-winery) and [Siren Song](/winery/siren-song-wines) are within a few hundred yards of one another, and [Karma Vineyards](/winery/karma-vineyards) is about a mile on. Lake Chelan State Park lies farther along the same shore:$t$),
    ('a-weekend-in-woodinville', 'content',
     $t$This guide lists twenty of them, with several more just over the line in Redmond.$t$,
     $t$This guide lists nineteen of them, with three more just over the line in Redmond.$t$),
    ('a-weekend-in-woodinville', 'content',
     $t$two labels under one roof, with [Celaeno](/winery/celaeno-winery) and [Avallé](/winery/avalle-winemaking-studio) within a few minutes' walk. [JM Cellars]$t$,
     $t$two labels under one roof. [JM Cellars]$t$),
    ('a-weekend-in-woodinville', 'content',
     $t$The town center has more rooms, restaurants and the park-and-ride.$t$,
     $t$The town center has more rooms, restaurants and the park-and-ride. [Brian Carter Cellars](/winery/brian-carter-cellars), a house of blends, moved here from Hollywood in 2022.$t$),
    ('a-weekend-in-the-yakima-valley', 'content',
     $t$eight of this guide's tasting rooms stand within five minutes' walk of one another:

1. [Airfield Estates](/winery/airfield-estates)
2. [Olsen Winery](/winery/olsen-winery)
3. [Smasne Cellars](/winery/smasne-cellars)
4. [Thurston Wolfe](/winery/thurston-wolfe-winery)
5. [Milbrandt Vineyards](/winery/milbrandt-vineyards)
6. [WIT Cellars](/winery/wit-cellars)
7. [Coyote Canyon](/winery/coyote-canyon-winery)
8. [Martinez and Martinez](/winery/martinez-and-martinez-winery)$t$,
     $t$seven of this guide's tasting rooms stand within five minutes' walk of one another:

1. [Airfield Estates](/winery/airfield-estates)
2. [Smasne Cellars](/winery/smasne-cellars)
3. [Thurston Wolfe](/winery/thurston-wolfe-winery)
4. [Milbrandt Vineyards](/winery/milbrandt-vineyards)
5. [WIT Cellars](/winery/wit-cellars)
6. [Coyote Canyon](/winery/coyote-canyon-winery)
7. [Martinez and Martinez](/winery/martinez-and-martinez-winery)$t$),
    ('a-weekend-in-the-yakima-valley', 'content',
     $t$[Frichette](/winery/frichette-winery), [Cooper Wine Company](/winery/cooper-wine-company), [Fidélitas](/winery/fidelitas)$t$,
     $t$[Frichette](/winery/frichette-winery), [Fidélitas](/winery/fidelitas)$t$),
    ('grape-varieties-of-washington', 'content',
     $t$on basalt cobbles, expect smoke, olives and cured meat.$t$,
     $t$on basalt cobbles, expect smoke, olives and cured meat; the district's name stands only on wine finished in Oregon, where all of it lies, so in a Washington room you have to ask.$t$),
    ('grape-varieties-of-washington', 'content',
     $t$[Two Mountain](/winery/two-mountain-winery) in Zillah and [Whidbey Island Winery](/winery/whidbey-island-winery) are among those who work with it.$t$,
     $t$[Two Mountain](/winery/two-mountain-winery) in Zillah and [Kiona](/winery/kiona-vineyards-and-winery) on Red Mountain are among those who work with it.$t$),
    ('grape-varieties-of-washington', 'content',
     $t$[Bainbridge Vineyards](/winery/bainbridge-vineyards) and [Whidbey Island Winery](/winery/whidbey-island-winery) are the places to begin,$t$,
     $t$[Bainbridge Vineyards](/winery/bainbridge-vineyards) and [Perennial Vintners](/winery/perennial-vintners), neighbors on one island, are the places to begin,$t$),
    ('grape-varieties-of-washington', 'content',
     $t$Syrah in Walla Walla, Cabernet on Red Mountain, Riesling anywhere north of the Yakima River.$t$,
     $t$Syrah in Walla Walla, Cabernet on Red Mountain, Riesling in the Yakima Valley and, if you can find them, bottles from the Ancient Lakes beside it.$t$),
    ('columbia-gorge-and-maryhill', 'excerpt',
     $t$Drive forty miles up the north bank of the Columbia and the rain falls away behind you, from fir forest and Pinot Noir to bare gold hills and Barbera.$t$,
     $t$Drive up the north bank of the Columbia and the rain falls away behind you, from wooded slopes and Pinot Noir to bare gold hills and Barbera.$t$),
    ('columbia-gorge-and-maryhill', 'content',
     $t$In the first miles there are firs, ferns and kiteboards on the river. By mile ten there are oaks. By mile twenty the trees have given up,$t$,
     $t$The dripping firs and ferns of the western Gorge are already behind you. Here fir shares the slopes with ponderosa pine and oak, and there are kiteboards on the river. By mile ten, at Lyle, the oaks stand apart in grass. By mile twenty the trees have given up,$t$),
    ('columbia-gorge-and-maryhill', 'content',
     $t$[Willow Wine Cellars](/winery/willow-wine-cellars) is here, two and a half miles from White Salmon.$t$,
     $t$[Willow Wine Cellars](/winery/willow-wine-cellars) is here, two and a half miles from White Salmon, and [AniChe Cellars](/winery/aniche-cellars) a little higher.$t$),
    ('columbia-gorge-and-maryhill', 'content',
     $t$If you make one stop in the Gorge to understand it, make it one that handles both ends.$t$,
     $t$If you make one stop in the Gorge to understand it, make it one that handles both ends. [COR Cellars](/winery/cor-cellars), two miles away, adds Gewürztraminer and a courtyard.$t$),
    ('columbia-gorge-and-maryhill', 'content',
     $t$Amtrak's *Empire Builder* follows this bank, with stops at Bingen-White Salmon and Wishram, and gives a passenger the whole climate gradient through a wide window. It runs once a day each way. It will not get you to a tasting room by itself.$t$,
     $t$Amtrak's *Empire Builder* follows this bank, with stops at Bingen-White Salmon and Wishram, and gives a passenger the whole climate gradient through a wide window, provided that it passes in daylight. It has run once a day each way; look at the present timetable. It will not get you to a tasting room by itself.$t$),
    ('seasons-and-release-weekends', 'content',
     $t$In 2026 it fell on the weekend of March 21. If you go,$t$,
     $t$It usually falls in the second half of the month. If you go,$t$),
    ('seasons-and-release-weekends', 'content',
     $t$with [Tulip Valley Winery](/winery/tulip-valley-winery) and [Pasek Cellars](/winery/pasek-cellars) close by.$t$,
     $t$with [Pasek Cellars](/winery/pasek-cellars) and [Bertelsen Winery](/winery/bertelsen-winery) close by.$t$),
    ('seasons-and-release-weekends', 'content',
     $t$Three roads matter for wine travelers. **Snoqualmie Pass** on Interstate 90, at about 3,000 feet, is the main route to Yakima, the Tri-Cities and Walla Walla. **Stevens Pass** on US 2 leads to Leavenworth, Wenatchee and Chelan. **Blewett Pass** on US 97 joins the two routes east of the crest. All are kept open in winter, and all can close for hours in a storm.$t$,
     $t$Four roads matter for wine travelers. **Snoqualmie Pass** on Interstate 90, at about 3,000 feet the lowest, is the main route to Yakima, the Tri-Cities and Walla Walla. **Stevens Pass** on US 2, a thousand feet higher, leads to Leavenworth, Wenatchee and Chelan. **White Pass** on US 12, at 4,500 feet, comes down to Naches and Yakima and is the southern way round. **Blewett Pass** on US 97 joins the first two routes east of the crest. All are kept open in winter, and all can close in a storm: in January 2022 the four were shut at once, for days.$t$),
    ('seasons-and-release-weekends', 'content',
     $t$The North Cascades Highway shuts completely from late autumn until spring.$t$,
     $t$The North Cascades Highway and Chinook Pass shut completely from late autumn until spring.$t$),
    ('puget-sound-island-wines', 'content',
     $t$## Whidbey Island: the day

From Mukilteo, about 25 miles north of Seattle, the boat to Clinton takes some twenty minutes. [Whidbey Island Winery](/winery/whidbey-island-winery) is about five or six miles from the dock, on Langley Road, close to the village of Langley. It works with Siegerrebe, Madeleine Angevine and Madeleine Sylvaner, and also with Lemberger, Dolcetto and Sangiovese: the two sides of the state on one table. Taste the first three before the others.

Then drive the island. It is long and thin, with farm stands,$t$,
     $t$## Whidbey Island: the drive

From Mukilteo, about 25 miles north of Seattle, the boat to Clinton takes some twenty minutes. The island's best-known cellar, Whidbey Island Winery, closed when its owners retired, about 2022, and this guide has no other to send you to. Go all the same, with a Bainbridge bottle in the cooler.

The island is long and thin, with farm stands,$t$),
    ('puget-sound-island-wines', 'content',
     $t$[Tulip Valley Winery](/winery/tulip-valley-winery), [Pasek Cellars](/winery/pasek-cellars) and [Bertelsen Winery](/winery/bertelsen-winery) are all within a short drive of Mount Vernon, about 60 miles up Interstate 5 from Seattle. [Skagit Crest](/winery/skagit-crest-vineyard-winery) is near Sedro-Woolley.$t$,
     $t$[Pasek Cellars](/winery/pasek-cellars), which makes wine from fruit, and [Bertelsen Winery](/winery/bertelsen-winery) are within a short drive of Mount Vernon, about 60 miles up Interstate 5 from Seattle. Near Sedro-Woolley, [Skagit Crest](/winery/skagit-crest-vineyard-winery) grows Pinot Noir and receives visitors by appointment, and [Eagle Haven](/winery/eagle-haven-winery) is an orchard with cider and strawberry wine.$t$),
    ('puget-sound-island-wines', 'content',
     $t$If you are bound for the North Cascades Highway, keep going up the river. [Challenger Ridge](/winery/challenger-ridge-vineyard-cellars) in Concrete, a name for Pinot Noir, and [Glacier Peak Winery](/winery/glacier-peak-winery) near Rockport are already in mountain country. North of the Skagit,$t$,
     $t$North of the Skagit,$t$),
    ('puget-sound-island-wines', 'content',
     $t$a Victorian seaport in the rain shadow, has [Lullaby Winery](/winery/lullaby-winery).$t$,
     $t$a Victorian seaport in the rain shadow, has [Lullaby Winery](/winery/lullaby-winery), by appointment.$t$),
    ('puget-sound-island-wines', 'content',
     $t$are next to one another on First Avenue South. [House of Smith](/winery/house-of-smith-jet-city) is in Georgetown, near Boeing Field. North of the ship canal,$t$,
     $t$are next to one another on First Avenue South. North of the ship canal,$t$),
    ('puget-sound-island-wines', 'content',
     $t$choose Bainbridge Island, Langley or Mount Vernon as your starting city,$t$,
     $t$choose Bainbridge Island, Port Townsend or Mount Vernon as your starting city,$t$),
    ('how-to-taste', 'content',
     $t$Six pours of an ounce and a half make nine ounces of wine. That is nearly two standard drinks, before lunch, in forty minutes.$t$,
     $t$Six pours of an ounce and a half make nine ounces of wine. At 14.5 percent alcohol, an ordinary figure for a Washington red, that is 1.3 ounces of pure alcohol, or a little more than two standard drinks, before lunch, in forty minutes.$t$),
    ('how-to-taste', 'content',
     $t$3. **Soil:** Syrah from [The Rocks District]$t$,
     $t$3. **Soil:** Syrah grown in [The Rocks District]$t$),
    ('how-to-taste', 'content',
     $t$Close your eyes; you will not confuse them.$t$,
     $t$Close your eyes; you will not confuse them. (Ask for the first: only a wine finished in Oregon may print that name.)$t$),
    ('wine-country-without-a-car', 'content',
     $t$Link light rail has a station in SoDo and the buses on First Avenue do the rest.$t$,
     $t$They are farther out than the map suggests: nearly two miles south of the stadiums, and more than a mile on foot from the SODO light-rail station, past freight yards and loading docks. Take a bus down First Avenue South, or share a car.$t$),
    ('wine-country-without-a-car', 'content',
     $t$[Januik](/winery/januik-winery), [Novelty Hill](/winery/novelty-hill-winery) and [Celaeno](/winery/celaeno-winery).$t$,
     $t$[Januik](/winery/januik-winery) and [Novelty Hill](/winery/novelty-hill-winery).$t$),
    ('wine-country-without-a-car', 'content',
     $t$Or take a train or a long-distance bus to Pasco and change to the **Grape Line**, a state-supported intercity bus that makes several trips a day between Pasco and Walla Walla. Seats can be reserved.$t$,
     $t$Or take a long-distance bus to Pasco and change to the **Grape Line**, a state-supported intercity bus between Pasco and Walla Walla on which seats can be reserved. Pasco has a train as well, but on the branch from Portland, and it has called there in the evening one way and before dawn the other: a night in the Tri-Cities belongs to that plan.$t$),
    ('wine-country-without-a-car', 'content',
     $t$## 5. Lake Chelan: train, bus, boat

This is the most ambitious trip and the most scenic. Amtrak's *Empire Builder* crosses Stevens Pass once a day in each direction, calling at Leavenworth and Wenatchee. From Wenatchee,$t$,
     $t$## 5. Lake Chelan: bus, boat and perhaps a train

This is the most ambitious trip and the most scenic. Amtrak's *Empire Builder* crosses Stevens Pass and calls at Leavenworth and Wenatchee, but its timetable was written for Chicago: it has reached Wenatchee from Seattle in the evening, after the day's connections, and left for Seattle before six in the morning. Count on a night in Wenatchee each way, or come by bus. From Wenatchee,$t$),
    ('wine-country-without-a-car', 'content',
     $t$Its Vintner's Village puts eight of the tasting rooms in this guide within five minutes' walk,$t$,
     $t$Its Vintner's Village puts seven of the tasting rooms in this guide within five minutes' walk,$t$),
    ('children-dogs-and-wine', 'content',
     $t$The winery pages in this guide do not say who admits children or dogs, because no source we trust does. Telephone.$t$,
     $t$A few of the winery pages in this guide say that children or dogs have been welcome, and when that was written. Policies have tightened since 2020, and for most wineries no source we trust says anything. Telephone.$t$),
    ('children-dogs-and-wine', 'content',
     $t$(a lake as big as two Great Lakes, a dam of ice, a wall of water)$t$,
     $t$(a lake with the water of two Great Lakes, a dam of ice, a wall of water)$t$),
    ('shipping-and-reservations', 'content',
     $t$A few refuse outright, Utah among them. Others attach conditions, for instance that you must have bought the wine in person at the winery. The list changes almost every year; Mississippi, long closed, opened in 2025.$t$,
     $t$Utah was the last to refuse outright when we checked. Others attach conditions, for instance that you must have bought the wine in person at the winery. The list changes almost every year: Mississippi, long closed, opened in 2025, and Delaware, by a narrow door, in August 2026.$t$)
  ) as p ("slug", "field", "was", "is")
  loop
    if passage."field" = 'excerpt' then
      update "posts" set "excerpt" = replace("excerpt", passage."was", passage."is"), "updated_at" = now()
      where "slug" = passage."slug" and strpos("excerpt", passage."was") > 0;
    else
      update "posts" set "content" = replace("content", passage."was", passage."is"), "updated_at" = now()
      where "slug" = passage."slug" and strpos("content", passage."was") > 0;
    end if;
    if not found then
      raise exception 'the article "%" has no passage that begins "%"', passage."slug", left(passage."was", 60);
    end if;
  end loop;
end $$;
