-- The articles the site opens with. Facts come from the AVA and winery tables of this project and
-- from public sources; opening hours, fees and ratings are left to the winery pages.
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'a-weekend-in-walla-walla',
  'A Weekend in Walla Walla',
  'Two unhurried days in Washington''s southeast corner: a downtown you taste on foot, a drive east toward the Blue Mountains, and a drive west to where the valley dries out.',
  $md$Walla Walla rewards people who park the car and leave it. Some thirty of the wineries in this guide give the town as their address, and about two dozen of those addresses fall within a few downtown blocks, on Main Street, Second Avenue and Rose Street. A visitor who sleeps downtown can taste for a whole day without touching a steering wheel, which is the first reason to come for two nights and the second reason to stay for three.

The town lies in the southeast corner of the state, about 265 miles from Seattle, roughly 155 from Spokane and 50 from Pasco. From Seattle allow four and a half hours plus a stop. Flights from Seattle land at the small regional airport on the edge of town.

## Friday evening: get your bearings

Arrive in daylight if you can. The last hour of the road from the west shows you what the valley is made of: sagebrush, then wheat, then vines on the low hills, and behind everything the long blue line of the mountains that catch the rain.

That rain is the key to the place. At the western end of the [Walla Walla Valley](/regions/walla-walla-valley) about seven inches fall in a year; along the foothills to the east it is about twenty-two. Few American wine regions change so much in so short a drive. Keep it in mind over the weekend, because you will cross the whole gradient.

Tonight, walk. Main Street is short, leafy and full of brick. Choose one tasting room for a first glass, then dinner, and book the table before you leave home.

## Saturday: downtown on foot

Set a rhythm and hold to it: two rooms before lunch, two after, water in between. Four is enough. A sixth flight tastes of nothing but the fifth.

A good morning begins at the crossing of Main and Second. [Kontos Cellars](/winery/kontos-cellars), [Lawrelin Wine Cellars](/winery/lawrelin-wine-cellars), [Lagana Cellars](/winery/lagana-cellars) and [Maison Bleue](/winery/maison-bleue-family-winery) have neighboring doors on North Second Avenue, with [Barons Winery](/winery/barons-winery) and [Vital Wines](/winery/vital-wines) across the street. Pick two that pour different grapes. Maison Bleue's name goes with Syrah; Lagana's list runs from Riesling and Pinot Noir to Carménère.

After lunch, work along East Main. [Forgeron Cellars](/winery/forgeron-cellars) and [Mark Ryan Winery](/winery/mark-ryan-winery) share a number, [Otis Kenyon](/winery/otis-kenyon-wine) is opposite, and [TruthTeller](/winery/truthteller-winery) and [Canoe Ridge Vineyard](/winery/canoe-ridge-vineyard) are a few doors on. If you want a grape you cannot find at home, Forgeron is known for one of the longer lists in town, with Picpoul and Orange Muscat beside the Cabernet, and TruthTeller works with Albariño.

Three more rooms share one address at 6 West Rose Street: [Heritage by L'Ecole](/winery/heritage-by-lecole), [Locati Cellars](/winery/locati-cellars), where the Italian varieties live, and [Lodmell Cellars](/winery/lodmell-cellars). [Seven Hills Winery](/winery/seven-hills-winery) is a block away on North Third.

> Buy the bottle you kept thinking about while you were tasting the next one. It is the most reliable rating system there is.

Late in the afternoon, give your palate an hour off. The Whitman College campus is a pleasant walk from Main Street, with a stream, large trees and a good deal of outdoor sculpture. Pioneer Park, a little farther east, has lawns for children and dogs.

## Sunday: out to the edges

Today you need a driver who is not tasting, or a hired car.

**East, toward the rain.** Mill Creek Road leaves town and climbs gently toward the Blue Mountains through wheat, pasture and vines. [Abeja](/winery/abeja) and [Echolands Winery](/winery/echolands-winery) both lie along it; Echolands is about ten miles out. On this side of the valley there is enough rain that some vineyards manage with little irrigation or none, something almost unheard of elsewhere in eastern Washington. The soil is deep loess, the wind-blown silt that also feeds the wheat.

**West, toward the dry.** Then turn around and cross the valley. About seven miles west of town is the Whitman Mission National Historic Site, worth an hour for the difficult history it tells of the missionaries and the Cayuse people. A little farther on, about thirteen miles from Walla Walla, [L'Ecole No. 41](/winery/lecole-no-41) occupies the old schoolhouse in Lowden. It was founded in 1983, one of the valley's first modern wineries. Leonetti Cellar led the way in 1977 and Woodward Canyon followed in 1981, both before the valley had its own appellation, which came in 1984.

If you have the time, go on toward Touchet. The layered pale bluffs near the river here gave geologists the name Touchet Beds: each layer is the mud of one ice-age flood, dropped when the water backed up from Wallula Gap. The whole story is in [The Floods That Made Washington Wine](/blog/missoula-floods-and-washington-wine).

## The Oregon question

Part of the Walla Walla Valley is in Oregon. So is all of [The Rocks District of Milton-Freewater](/regions/the-rocks-district-of-milton-freewater), the bed of basalt cobbles just over the state line whose savory, smoky Syrah made many people pay attention to the valley in the first place. You will meet its fruit in glasses all over town. Ask for it by name, and try it beside a Syrah grown on loess; no pair of glasses explains the word *terroir* faster.

## When to come

- **Late April and May** bring green wheat, cool evenings and new wines. The Spring Release weekend, usually the first full weekend of May, is the busiest of the year: book months ahead or come a week later.
- **July and August** are hot. Taste in the morning, swim or sleep in the afternoon, eat late.
- **September and October** smell of fermenting fruit. Winemakers have little time to talk, but there is always something to see.
- **The first weekend of November** is Fall Release, and a quieter holiday weekend follows in December. Check the passes before you drive over from Seattle.

## Before you go

Many rooms downtown welcome people who simply walk in, but a Saturday in season is not the day to find out. Reserve two visits, leave the rest to chance, and look at each winery's page for its hours before you go. In early summer buy a bag of Walla Walla Sweets, the onion that is Washington's official state vegetable.

When you know which doors you want to open, put them into the [trip planner](/planner) with Walla Walla as the starting city. Two wineries a day is a holiday; four is a schedule.$md$,
  'founder',
  'The Founder',
  '2026-11-20 15:00:00-08:00',
  '5 min',
  array['Walla Walla', 'Weekends', 'Itineraries']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'missoula-floods-and-washington-wine',
  'The Floods That Made Washington Wine',
  'Lava two miles deep, a lake the size of two Great Lakes, a dam of ice that kept failing. The ground under Washington''s vines has a stranger history than almost any other in wine.',
  $md$Most of the soil in Washington's vineyards came from somewhere else. It was carried by water from Montana and Idaho, or by wind from the mud that the water left behind, and it lies on lava that welled up out of cracks in the earth. Three things happened, in order: fire, water, wind. Each is still in plain sight, and each still matters to a vine.

## Fire: a floor of basalt

Between about 17 and 6 million years ago, fissures in what is now eastern Washington, eastern Oregon and western Idaho opened again and again and let out basalt. It did not build cones. It ran, thin and hot, for hundreds of miles, and cooled into sheets. Several hundred flows make up the Columbia River Basalt Group, and most of the volume came early, in little more than a million years. Near the Tri-Cities the pile is more than two miles thick.

Then the floor was squeezed from north and south. It buckled into long ridges that run roughly east and west: the Frenchman Hills, the Saddle Mountains, the Rattlesnake Hills, the Horse Heaven Hills. Geologists call them the Yakima Fold Belt. Growers call them south-facing slopes. At 46 or 47 degrees north, a vineyard tilted toward the sun ripens sooner and lets cold air drain away at night, and a good part of Washington's map of appellations, from [Royal Slope](/regions/royal-slope) to [Red Mountain](/regions/red-mountain), is a map of those folds.

## Water: the lake that kept leaving

Late in the last ice age, a lobe of the ice sheet pushed down into the Idaho Panhandle and blocked the Clark Fork River near today's Lake Pend Oreille. Behind the ice the valleys of western Montana filled. Glacial Lake Missoula grew to around 2,000 feet deep at the dam and held more than 500 cubic miles of water, more than Lake Erie and Lake Ontario together.

Ice is a poor material for a dam. It floats. When the lake became deep enough the dam failed, and the lake went out across northern Idaho and eastern Washington in a matter of days, at speeds a car would need a highway for. Then the ice crept forward, the lake filled, and it happened again. It happened dozens of times, roughly 15,000 to 18,000 years ago.

The water stripped the silt off whole counties and tore trenches into the basalt. Grand Coulee is one of them. At Dry Falls, a cliff three and a half miles wide and nearly 400 feet high was once a cataract under deep water. The bare, gouged country between is called the Channeled Scablands, and for a long time nobody would believe what made it. When the geologist J Harlen Bretz argued in 1923 for a flood of almost unimaginable size, his colleagues spent decades disagreeing. He lived long enough to be proved right: in 1979, when he was in his nineties, the Geological Society of America gave him its highest medal.

## The drain at Wallula

For wine, the important part is what happened when the water slowed down.

Everything that came through the scablands had to leave eastern Washington by one door: Wallula Gap, where the Columbia cuts through the Horse Heaven Hills in a passage about a mile wide. It was far too small. The flood backed up behind it into a temporary lake, now called Lake Lewis, that rose to about 1,200 feet above sea level. It drowned the sites of the Tri-Cities under more than 800 feet of water and reached up the valleys past Walla Walla and to Yakima. After a week or so it had drained, and it left its mud.

Every flood laid down one layer, coarse at the bottom and fine at the top. In the Walla Walla and lower Yakima valleys geologists have counted about forty, one above the other, in the pale bluffs they call the Touchet Beds. Icebergs drifted in as well, ran aground along the shore and melted, and dropped the boulders they carried. That is why there are blocks of granite on hillsides where the nearest granite bedrock is a mountain range away.

> In the Yakima and Walla Walla valleys, remember one number: 1,200 feet. Below it a vineyard stands on what the floods left. Above it, they never came.

## Wind: the last coat

When the water was gone, the wind went to work on the fresh silt and carried it up and over the hills. The deposit is called loess. It makes the rolling wheat land of the Palouse and the dust on your shoes in almost every vineyard, sometimes as a thin coat and sometimes yards deep. The finished recipe, over much of the [Columbia Valley](/regions/columbia-valley), is wind-blown silt and sand over flood sediment over basalt.

## What the vine makes of it

Such soils are young, loose and poor in organic matter. They drain fast and hold little water, in a place where six to eight inches of rain fall in a year. A grower who controls the irrigation therefore controls the vine: how large the canopy grows, how small the berries stay.

Sand and cold winters also kept phylloxera, the root louse that rebuilt the world's vineyards, from doing much harm here. Most Washington vines still stand on their own roots, ungrafted, which is rare in the modern wine world. It will not last for ever. The louse was confirmed in Walla Walla vineyards in 2019, and new plantings on resistant rootstock are increasing.

## Where the rule breaks

Part of the pleasure of knowing the flood story is knowing the exceptions.

- **[Naches Heights](/regions/naches-heights)** stands on a plateau of andesite, a different lava, about a million years old, that flowed down from the Cascades. It rises above the flood line, and its soil is loess that no flood ever touched.
- **[Snipes Mountain](/regions/snipes-mountain)** rises out of the Yakima Valley and keeps on its slopes the rounded gravel of an earlier course of the Columbia.
- **[The Rocks District](/regions/the-rocks-district-of-milton-freewater)** is an old fan of basalt cobbles, washed out of the Blue Mountains by the Walla Walla River after the floods were over.
- **[Lake Chelan](/regions/lake-chelan)** was shaped by its own glacier, and its soils hold quartz and mica from the mountains and pumice from Cascade volcanoes. Its neighbor **[Rocky Reach](/regions/rocky-reach)** shares the crystalline bedrock. Almost everything else east of the Cascades rests on basalt.
- **[White Bluffs](/regions/white-bluffs)** rises about 200 feet above the basin around it, on layered sediments far older than the floods.

## Where to see it

Look for the story on the way to your next tasting. Wallula Gap is beside the highway south of the Tri-Cities. Dry Falls has a viewpoint by the road, and Palouse Falls still drops into a canyon the floods cut. Near Quincy, the lakes in Potholes Coulee that gave [Ancient Lakes](/regions/ancient-lakes-of-columbia-valley) its name lie at the bottom of an abandoned flood cataract.

Then sit down with a glass of something grown nearby and look at the ground. A label in Washington will tell you the year of the vintage. The soil is about 15,000 years older, and the floor beneath it about 15 million.$md$,
  'founder',
  'The Founder',
  '2026-11-20 14:00:00-08:00',
  '5 min',
  array['Geology', 'Terroir', 'Columbia Valley']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'washington-avas-explained',
  'Twenty-Two Names on a Label: Washington''s AVAs Explained',
  'What an American Viticultural Area promises, how Washington''s twenty-two fit inside one another, and the one or two facts about each that you can taste.',
  $md$Start with the label in front of you. If it names an American Viticultural Area, at least 85 percent of the wine was grown inside a boundary that the federal government has drawn and published. That is the whole promise. An AVA fixes where the grapes grew. It says nothing about the variety, the yield, the winemaking or the quality.

Washington has twenty-two of them, four of them shared with a neighboring state. Three things make the list easy to hold in the head: most of them nest inside one giant; the Yakima Valley holds a small family of its own; and each new name on the map was argued for with soil pits and temperature records, so each has something to tell you.

## The giant

The [Columbia Valley](/regions/columbia-valley), established in 1984, covers more than eleven million acres, reaches into Oregon, and holds nearly all of the state's wine grapes. Eighteen of the other Washington AVAs lie inside it. Everything in it shares a climate: a rain shadow behind the Cascades, six to eight inches of rain over much of the area, hot days, cool nights, cold winters, and irrigation from rivers and wells. A winery that blends fruit from several districts labels the wine Columbia Valley. Plenty of the state's best bottles do.

## The Yakima family

The [Yakima Valley](/regions/yakima-valley) is the eldest, recognized in 1983, a year before its own parent. Five smaller AVAs sit inside it.

- [Red Mountain](/regions/red-mountain) is a southwest-facing slope near Benton City, among the warmest and driest places to grow grapes in the state. Cabernet Sauvignon dominates, and the tannins are famous.
- [Candy Mountain](/regions/candy-mountain) is Washington's smallest AVA, on the warm southern side of a single hill with thin soil over basalt.
- [Goose Gap](/regions/goose-gap), between those two, plants its vines on north-facing slopes and picks later than its neighbors.
- [Rattlesnake Hills](/regions/rattlesnake-hills) covers the ridge above Zillah, up to the highest ground in the Yakima Valley.
- [Snipes Mountain](/regions/snipes-mountain) is a stony ridge in the middle of the valley where wine grapes have grown since the 1910s.

## Along the Columbia, south and west

[Horse Heaven Hills](/regions/horse-heaven-hills) slopes south from the Yakima Valley's rim down to the Columbia. Wind from the Gorge keeps the canopies small and the skins thick. About a quarter of the state's vines are here, and much of its most serious Cabernet.

Just downstream, [The Burn of Columbia Valley](/regions/the-burn-of-columbia-valley) is a bench of silt loam above the river with only a handful of vineyards. [Columbia Hills](/regions/columbia-hills), also in Klickitat County, is the newest of all: its rule took effect in September 2026, so look for the name on bottles in the years to come.

West again, the [Columbia Gorge](/regions/columbia-gorge) lies outside the Columbia Valley. It straddles the river and the state line, and annual rain falls off by about an inch for every mile you drive east: Pinot Noir and Gewürztraminer at the green end, Syrah and Zinfandel at the golden one.

## The warm middle

The Columbia makes a great bend through the center of the state, and the warmest, driest vineyards lie along it.

- [Wahluke Slope](/regions/wahluke-slope) is one broad, even, south-facing fan of sand and gravel below the Saddle Mountains.
- [Beverly, Washington](/regions/beverly-washington), established in 2024, is small, hot and blown by the wind that squeezes through Sentinel Gap.
- [Royal Slope](/regions/royal-slope) rises above them on the Frenchman Hills, warm but with cooler nights, and suits Syrah and Riesling alike.
- [White Bluffs](/regions/white-bluffs) is a pair of plateaus north of Pasco, high enough that frost slides past them into the basin below.
- [Ancient Lakes of Columbia Valley](/regions/ancient-lakes-of-columbia-valley), near Quincy, is the exception: cool and high for the basin, and known above all for white wine.

## North, along the water

[Lake Chelan](/regions/lake-chelan) gathers around the lower end of a lake nearly 1,500 feet deep, which softens summer heat and autumn frost alike. [Rocky Reach](/regions/rocky-reach), between Chelan and Wenatchee, follows a canyon of the Columbia with cobbles under the vines and granite under the cobbles.

[Naches Heights](/regions/naches-heights) belongs here in spirit though it lies by Yakima: a high plateau of volcanic rock that the ice-age floods never reached.

## The southeast corner

The [Walla Walla Valley](/regions/walla-walla-valley), from 1984, runs from near-desert in the west to the foot of the Blue Mountains in the east, and about a third of it is in Oregon. Inside it, entirely on the Oregon side, is [The Rocks District of Milton-Freewater](/regions/the-rocks-district-of-milton-freewater). It is not one of the twenty-two, but nobody can talk about Walla Walla Syrah without it.

East of that, around Clarkston and Lewiston, the [Lewis-Clark Valley](/regions/lewis-clark-valley) is shared with Idaho. When it was established in 2016 the Columbia Valley's boundary was pulled back so that the two do not overlap.

## West of the mountains

[Puget Sound](/regions/puget-sound) is the only Washington AVA on the rainy side of the Cascades. It is large on the map and tiny in the vineyard. The grapes are ones you may never have tasted: Madeleine Angevine, Siegerrebe, Müller-Thurgau. Read more in [Ferry Wine](/blog/puget-sound-island-wines).

## How to use this in a tasting room

Two traps are worth knowing.

**The room is not the vineyard.** A winery in Woodinville stands inside the Puget Sound AVA and very probably pours wine from the Columbia Valley. The winery pages in this guide show the AVA at the address. The label shows the AVA of the grapes.

**Smaller is not better.** A nested name is more specific, and that is all. Specific is useful when you want to learn, because it lets you change one thing at a time. Try these pairs:

1. Cabernet from Red Mountain beside Cabernet from Walla Walla. Same grape, different tannin.
2. Syrah from The Rocks District beside Syrah from Royal Slope. One smells of smoke and olive, the other more often of fruit.
3. Riesling from Ancient Lakes beside Riesling from the Yakima Valley. Look for the acid.

> Learn three names well instead of twenty-two badly. The rest will arrange themselves around them.

Each region has its own page here, with an outline, its parents and children and the wineries within it. Begin at the [list of regions](/regions), choose the one that made the last bottle you liked, and see who its neighbors are.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-11-20 13:00:00-08:00',
  '5 min',
  array['AVAs', 'Regions', 'Labels']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'a-weekend-at-lake-chelan',
  'A Weekend at Lake Chelan',
  'Two shores, one very deep lake and a dozen reasons to stay past Sunday. Give one day to each side of the water and keep the afternoons for swimming.',
  $md$The lake comes first, and the wine knows it. Lake Chelan is more than fifty miles long, about a mile wide on average and 1,486 feet deep at its deepest, which makes it the third-deepest in the United States. It was dug by a glacier. Its upper end lies far inside the North Cascades, where no road goes; its lower end opens into bare golden hills, orchards and, since the first modern planting in 1998, wine grapes.

That depth is why the vines are here. So much water warms and cools slowly. On a summer afternoon it takes the edge off the heat, and in October it holds off the frost. The [Lake Chelan AVA](/regions/lake-chelan), established in 2009, wraps around this lower end and nothing else.

Chelan is about 180 miles from Seattle, some three and a half hours by either Stevens or Snoqualmie and Blewett passes. From Wenatchee it is about 40 miles up the Columbia, and from Spokane about 160.

## How the place is laid out

Two towns and two shores. **Chelan** sits at the foot of the lake. **Manson** is about nine miles up the north shore. Wineries line both sides of the lower lake, and because there is no bridge above town, every trip from one shore to the other runs through Chelan. So take one shore a day.

In general the north shore looks south and catches more sun; the south shore looks north and stays a little cooler. Height and distance from the water matter as much, and from either side you get a view of the other.

## Day one: the north shore

Start close to town. [Vin du Lac](/winery/vin-du-lac-winery) is a mile or so from the center, on Spader Bay. Continue along State Route 150, with the lake on your left. Five or six miles out you reach [Benson Vineyards](/winery/benson-vineyards-estate-winery), uphill on Winesap Avenue, an address that tells you what grew there before, and [Lake Chelan Winery](/winery/lake-chelan-winery), beside the highway.

Then you are in Manson's orchard country, where apples and vines still share the benches. Three more wineries lie in the hills behind town, around Wapato Lake: [Amos Rome Vineyards](/winery/amos-rome-vineyards), [Hard Row to Hoe Vineyards](/winery/hard-row-to-hoe-vineyards) and [Tildio Winery](/winery/tildio-winery). Choose two of them and have lunch in Manson in between.

Eat early, taste, and be in the water by three. That is the local order of business in July, and it is a wise one.

## Day two: the south shore

Leave Chelan on West Woodin Avenue. [Sigillo Cellars](/winery/sigillo-cellars) comes first, then, on US 97A, [Mellisoni Vineyards](/winery/mellisoni-vineyards) and [Tsillan Cellars](/winery/tsillan-cellars), half a mile apart and about three and four miles from town. *Tsillan* is an older spelling of Chelan, from the Salish word usually translated as "deep water".

Where 97A turns away from the lake toward Wenatchee, stay by the water on South Lakeshore Road. [Fielding Hills](/winery/fielding-hills-winery) and [Karma Vineyards](/winery/karma-vineyards) are both within six miles of town, with Lake Chelan State Park farther along the same shore: a swimming beach, trees, and room for children to be loud.

## What to ask for

Chelan is young and still choosing its grapes, which makes a tasting here more of a conversation than a lecture. Syrah, Merlot and Malbec do well among the reds. For whites look for Riesling, Gewürztraminer, Pinot Gris and Chardonnay. Pinot Noir, rare in the hot basin to the south, is grown here too.

The soils are unlike the rest of the [Columbia Valley](/regions/columbia-valley). The ice-age floods that shaped most of it did not make this ground. The glacier and its streams did, and they left coarse, sandy stuff with plenty of quartz and mica, dusted with pumice from volcanoes to the west. Some people taste a mineral line in the wines. Taste a Syrah here and another from the [Wahluke Slope](/regions/wahluke-slope) within the same month and decide for yourself.

> A lake region is best understood at five in the afternoon, from a terrace, when the wind drops and you feel how much warmth the water has kept.

## A third day, if you have one

Take the boat. Stehekin, at the head of the lake, cannot be reached by road; you go on foot, by floatplane or by passenger ferry. The faster boats make a day trip possible in season, and the ride is the best geology lesson in the state, from sagebrush to glaciers in one sitting. Reserve seats in summer.

Or drive south along the Columbia. Between Chelan and Wenatchee the road runs through [Rocky Reach](/regions/rocky-reach), the state's granite-floored canyon appellation, past terraces planted with fruit and a few vineyards. Leavenworth, where [Baroness Cellars](/winery/baroness-cellars) pours on Front Street, is about 55 miles from Chelan.

## When to come

- **May and June:** wildflowers on the hills, cold water, short lines.
- **July and August:** swimming weather and full houses. Rooms near the water go months ahead, and many places ask for a minimum stay.
- **September and October:** the connoisseur's choice. The lake still holds its summer warmth, harvest is on, and tables are easy to find after Labor Day.
- **January:** Winterfest brings ice sculptures and wine to Chelan and Manson. Winter drives over the passes need a forecast and real tires.

## Practical notes

Buses of Link Transit connect Wenatchee with Chelan and Manson, so a weekend without a car is possible; [Wine Country Without a Car](/blog/wine-country-without-a-car) has the details.

Sun is the hazard visitors underrate. The shore has little shade, wine dehydrates, and the water is cold enough to surprise a swimmer early in the season. Drink a glass of water for each tasting.

Wineries here follow the visitors, so opening days shrink in winter and stretch in summer. Look at each winery's page and confirm before you go. Then set Chelan as your starting city in the [trip planner](/planner) and give it both shores, one day each.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-11-20 12:00:00-08:00',
  '4 min',
  array['Lake Chelan', 'Weekends', 'Itineraries']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'a-weekend-in-woodinville',
  'Woodinville: The Whole State in One Valley',
  'Half an hour from Seattle there are hardly any vineyards and more tasting rooms than you could visit in a season. How to read Woodinville, one district at a time.',
  $md$There are almost no vineyards in Woodinville. People arrive expecting rows of vines and find a river, a bike trail, two roundabouts and a great many warehouse doors. It takes a moment to see the advantage: grapes travel well, and the wineries came to where the drinkers live. Within a few miles of road you can taste fruit from [Red Mountain](/regions/red-mountain), the [Yakima Valley](/regions/yakima-valley), [Horse Heaven Hills](/regions/horse-heaven-hills) and [Walla Walla](/regions/walla-walla-valley), without crossing a mountain pass.

It began with one house. In 1976 [Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery) opened on the old estate of the lumberman Frederick Stimson and trucked in its grapes from eastern Washington. Others followed slowly, then all at once. Today there are well over a hundred wineries and tasting rooms in and around the town. This guide lists twenty of them, with several more just over the line in Redmond.

From downtown Seattle the drive takes about half an hour when traffic allows. On a weekday afternoon it does not.

## Know your districts

Woodinville's rooms come in clusters with different characters. Choose one per half day and you can leave the car parked.

### Hollywood

Named after a farm and a 1912 schoolhouse, this is the postcard end of the valley, around the roundabouts by the Sammamish River. [Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery) has its park here. Down the road at one address, 14300 NE 145th Street, are [DeLille Cellars](/winery/delille-cellars) and [Sparkman Cellars](/winery/sparkman-cellars). [JAINE Wines](/winery/jaine-wines-cottage) is half a mile east.

North along the Woodinville-Redmond Road come [Januik](/winery/januik-winery) and [Novelty Hill](/winery/novelty-hill-winery), two labels under one roof, with [Celaeno](/winery/celaeno-winery) and [Avallé](/winery/avalle-winemaking-studio) within a few minutes' walk. [JM Cellars](/winery/jm-cellars) is on the hill to the west. [Matthews Winery](/winery/matthews-winery) lies a little north, on 140th Place.

### The Warehouse District

About three miles north of the postcard, on 144th Avenue NE, business-park units with roll-up doors hold one winery after another. It looks like a place to have a transmission repaired. It is the best hour of wine education in Washington.

At 19501 you will find [Baer](/winery/baer-winery), [Barrage](/winery/barrage-cellars), [Genoa](/winery/genoa-cellars), [Kestrel](/winery/kestrel-vintners), [Pondera](/winery/pondera-winery) and [Savage Grace](/winery/savage-grace-wines). Next door at 19495 are [Page Cellars](/winery/page-cellars) and [Robert Ramsay Cellars](/winery/robert-ramsay-cellars), a name to know for Syrah and Mourvèdre. [Armstrong Family Winery](/winery/armstrong-family-winery) is around the corner and [EFESTE](/winery/efeste) half a mile north. Page and Baer, at opposite ends of the yard, are three minutes apart on foot. In harvest you step around the hoses.

### Downtown and beyond

The town center has more rooms, restaurants and the park-and-ride. South of Hollywood, toward Redmond, [Betz Family Winery](/winery/betz-family-winery) is about a mile from Chateau Ste. Michelle, and [The Melody Lynne Vineyard](/winery/the-melody-lynne-vineyard) and [Samā Cellars](/winery/sama-cellars) are in Redmond itself.

## Two days, four half days

**Saturday morning: Hollywood.** Begin with the big house. A large winery is a good first stop because it can show you the breadth of the state in one flight: Riesling first, then Chardonnay, Merlot, Cabernet. Walk the grounds.

**Saturday afternoon: one tall stop and one small one.** Choose between the places on the Woodinville-Redmond Road. Sit down, take the longer tasting, and ask where each wine grew. Write the vineyard down; by Sunday you will see the same names again on other bottles.

**Sunday morning: the trail.** The paved Sammamish River Trail runs about ten miles between Bothell and Marymoor Park in Redmond and passes within sight of the Hollywood tasting rooms. It is flat. Walk or ride a few miles of it before the doors open.

**Sunday afternoon: the Warehouse District.** Three rooms, no more, and small ones. This is where you may meet whoever made the wine. Ask the question that gets the best answers anywhere: which vineyard would you buy from if you could?

## Taste like a cartographer

Woodinville's gift is comparison. Use it on purpose.

1. **One grape, many places.** Ask in each room for Cabernet Sauvignon and note its AVA. By the fourth glass you will have an opinion about Red Mountain.
2. **One vineyard, many hands.** Growers in eastern Washington sell to a dozen wineries at once. When a vineyard's name turns up twice in a day, buy both bottles and open them together at home.
3. **One style, two sides of the mountains.** Most wines here are from east of the Cascades. If you see a bottle labeled [Puget Sound](/regions/puget-sound), try it. There is a marine climate on one side and a desert on the other, and you can taste it.

> A winery's page in this guide shows the AVA where its door is. In Woodinville that is always Puget Sound, and almost never the AVA in your glass.

## When to come

Friday to Sunday is when the valley is awake. Many of the smaller rooms open only around the weekend, so a Tuesday plan needs checking door by door. Summer Saturdays are lively and loud; a wet Saturday in February is close to ideal, since the rooms are warm, the pours unhurried and no pass lies between you and home. On summer concert evenings the roads around Hollywood fill up: look at the calendar, and either join in or leave early.

## Getting there without driving

King County Metro buses serve Woodinville, and ride-hailing works well from the Eastside. Within a district you can walk; between Hollywood and the Warehouse District it is about three miles, so share a car or cycle by the river. If somebody in the party is driving, give them the window seat at dinner and the best bottle to take home.

Pick your half days in the [trip planner](/planner) with Woodinville as your base, or browse all the doors in the [directory](/wineries). Confirm hours before you go. And leave one slot empty, because somebody in the first room will tell you where to spend it.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-11-20 11:00:00-08:00',
  '4 min',
  array['Woodinville', 'Weekends', 'Seattle']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'a-weekend-in-the-yakima-valley',
  'The Yakima Valley in Three Stops',
  'Zillah''s hills, Prosser''s cluster of doors and the slope of Red Mountain: three stops on one highway, and the oldest wine country in the state.',
  $md$Interstate 82 runs down the Yakima Valley like a ruler, and almost everything in this article is a few minutes from one of its exits. That makes the valley the easiest of Washington's wine regions to plan and, oddly, the easiest to drive straight past. From the freeway you see hop trellises, orchards, dairies and bare brown ridges. The vines are on the shoulders of the hills, looking down at you.

This is where Washington wine grew up. The [Yakima Valley](/regions/yakima-valley) became the state's first American Viticultural Area in 1983. In Prosser, at the state's irrigation research station, the horticulturist Walter Clore spent decades from 1937 onward finding out which grapes would live here, work for which he is remembered as the father of the state's wine industry. Syrah reached Washington at Red Willow Vineyard, at the valley's western edge, in 1986. Much of what you drink in Seattle, Woodinville and Walla Walla still begins as a truckload of fruit from these slopes.

Yakima is about 145 miles from Seattle by way of Snoqualmie Pass. From there, count the stops: Zillah is about 20 miles down the valley, Prosser about 50, and Red Mountain, above Benton City, not quite 20 more. You can do all three in a weekend. Two of them, properly, is better.

## Stop one: Zillah and the Rattlesnake Hills

Zillah has more wineries in this guide than any town except Walla Walla and Woodinville. They are spread along the farm roads north and east of town inside the [Rattlesnake Hills](/regions/rattlesnake-hills) AVA, on the long south-facing rise between the Yakima River and the ridge. The first commercial vineyards here date from 1968.

What you get is farm country: gravel drives, dogs, a view of Mount Adams on clear days, and often an owner behind the bar. The rooms are small. Three make an afternoon.

- **For comparing grapes:** [Two Mountain Winery](/winery/two-mountain-winery) works with Lemberger and Touriga Nacional beside Riesling, Syrah and Cabernet Franc. [Hyatt Vineyards](/winery/hyatt-vineyards), about a mile away, keeps to Cabernet, Merlot, Chardonnay and Riesling.
- **For something uncommon:** [Portteus Winery](/winery/portteus-winery), out on Highland Drive, is a name for Zinfandel and Petite Sirah.
- **For a short loop from the freeway:** [Bonair Winery](/winery/bonair-winery), [Tanjuli](/winery/tanjuli-winery) and [J. Bell Cellars & Lavender](/winery/j-bell-cellars-lavender) are all close to town.
- **For bubbles on the way in:** [Treveri Cellars](/winery/treveri-cellars), near Wapato, makes sparkling wine, and [Owen Roe](/winery/owen-roe) is its neighbor on Gangl Road. Both are between Yakima and Zillah.

In Zillah itself, look for the Teapot Dome Service Station, a 1922 gas station in the shape of a teapot. It is a joke about a political scandal that has outlived everybody who got it the first time.

## Stop two: Prosser

Prosser is the valley at walking pace. In the Vintner's Village by the freeway, on Merlot Drive, Cabernet Court and Port Avenue (the town names its streets with conviction), eight of this guide's tasting rooms stand within five minutes' walk of one another:

1. [Airfield Estates](/winery/airfield-estates)
2. [Olsen Winery](/winery/olsen-winery)
3. [Smasne Cellars](/winery/smasne-cellars)
4. [Thurston Wolfe](/winery/thurston-wolfe-winery)
5. [Milbrandt Vineyards](/winery/milbrandt-vineyards)
6. [WIT Cellars](/winery/wit-cellars)
7. [Coyote Canyon](/winery/coyote-canyon-winery)
8. [Martinez and Martinez](/winery/martinez-and-martinez-winery)

If one person has to drive home, start and finish your weekend here: park once, choose three, have lunch in the middle. Coyote Canyon is the place to ask about Primitivo, Milbrandt about Riesling, WIT about Pinot Gris.

South of Prosser the road climbs over the rim into the [Horse Heaven Hills](/regions/horse-heaven-hills). Even without a tasting it is worth twenty minutes to go up and look back. You will see the whole valley laid out, and understand why a cold night is colder on the floor than on the slopes.

## Stop three: Red Mountain

The mountain is neither red nor much of a mountain. In spring the cheatgrass gives it a rusty tint, and at 1,410 feet it is a treeless brown ridge above the last bend of the Yakima River. It also grows some of the most sought-after Cabernet Sauvignon in the state.

Two pioneers, John Williams and Jim Holmes, put in the first vines in 1975. Everything that makes the place hard makes the wine distinctive. The slope faces southwest. About five inches of rain fall in a year. Wind keeps the berries small, and the flood-laid, lime-rich sand and gravel gives vines little to grow fat on. Expect dark fruit and a good deal of tannin, and taste with something to eat.

Most of the doors are strung along North Sunset Road: [Kiona Vineyards](/winery/kiona-vineyards-and-winery), [Frichette](/winery/frichette-winery), [Cooper Wine Company](/winery/cooper-wine-company), [Fidélitas](/winery/fidelitas) and, at the top, [Hedges Family Estate](/winery/hedges-family-estate), where you may find Marsanne among the reds. [Col Solare](/winery/col-solare) stands a mile across the slope on Antinori Road, and [Terra Blanca](/winery/terra-blanca-winery-estate-vineyard) and [Upchurch Vineyard](/winery/upchurch-vineyard) are lower down, toward Benton City. The whole of the [Red Mountain](/regions/red-mountain) AVA can be crossed by car in ten minutes.

Two smaller AVAs hide just to the southeast. [Goose Gap](/regions/goose-gap), where [Goose Ridge Vineyards](/winery/goose-ridge-vineyards) is, grows its grapes on north-facing slopes and picks them later. [Candy Mountain](/regions/candy-mountain) is the smallest in the state.

## Putting it together

**With one day from Yakima:** Zillah in the morning, Prosser after lunch, back by dinner.

**With a weekend from Seattle:** drive over on Friday and sleep in Yakima, where [Kana Winery](/winery/kana-winery) and [AntoLin Cellars](/winery/antolin-cellars) are a few minutes apart on foot downtown. Zillah and Prosser on Saturday, sleep in Prosser or the Tri-Cities. Red Mountain on Sunday, then home.

**With a third day:** add [Naches Heights](/regions/naches-heights), the volcanic plateau west of Yakima, where you will find [Wilridge](/winery/wilridge-vineyard-winery-distillery). Or go east to [Walla Walla](/blog/a-weekend-in-walla-walla), about 60 miles from Richland.

> In the Yakima Valley, choose a ridge, not a winery. The doors are small and the hills are the point.

## When

Late April brings Spring Barrel Tasting, a fixture since the 1980s, when cellars pour unfinished wine from the cask. October is for Catch the Crush. September, between them, is the month of everything at once: grapes, hops, peppers, pears. In July and August taste before noon and swim after three.

Many of the valley's wineries are family farms that close early in the week or rest in winter. Check each page before you go, put the ones that are open into the [trip planner](/planner), and fill the tank. Then take the exit.$md$,
  'founder',
  'The Founder',
  '2026-11-20 10:00:00-08:00',
  '5 min',
  array['Yakima Valley', 'Red Mountain', 'Weekends']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'grape-varieties-of-washington',
  'What Washington Grows: A Drinker''s Guide to the Varieties',
  'More than eighty grapes ripen in the state. Here are the ones that matter most, the ones worth crossing a county for, and what each should taste like.',
  $md$Ask six Washington winemakers for the state's grape and you may hear four answers. There is no Willamette Pinot here, no Napa Cabernet to settle the argument. More than eighty varieties are grown commercially, and several of them do well enough to lead. For a drinker, this is good news. For a guide, it means choosing.

Some facts hold for all of them. Nearly every vine stands east of the Cascades, in a dry climate with long summer days. At 46 degrees north the sun is up for nearly sixteen hours at the June solstice, about an hour longer than in Napa. Nights are cool, and from August to October the gap between a day's high and low can reach forty degrees Fahrenheit. So grapes ripen fully and keep their acid. Taste for that combination, ripe fruit and a bright edge, and you will begin to recognize the state in the glass.

## The leaders

**Cabernet Sauvignon.** The most-harvested grape in the state since the middle of the last decade. Washington Cabernet tends to black cherry, cassis and a dry, leafy or graphite note, with firm tannin. On [Red Mountain](/regions/red-mountain) the tannin is the story; in [Horse Heaven Hills](/regions/horse-heaven-hills) it is polish; in [Walla Walla](/regions/walla-walla-valley) the fruit is redder and the texture softer.

**Merlot.** In the 1980s and 1990s this was the grape that made the state's name for red wine. Fashion moved on; the wine did not get worse. Washington Merlot is sturdier than most people expect, with plum, chocolate and real structure. It is often the best value on the list.

**Syrah.** Three acres went in at Red Willow Vineyard in the [Yakima Valley](/regions/yakima-valley) in 1986, when many growers thought the vine too tender for the winters. It survived the hard freeze of 1996, and planting took off. It shows its soil like no other grape here. From deep silt and sand expect blackberry and violets. From [The Rocks District](/regions/the-rocks-district-of-milton-freewater), on basalt cobbles, expect smoke, olives and cured meat.

**Chardonnay.** Planted everywhere, at every level of ambition. Good examples keep their acid and wear their oak lightly. The highest and coolest sites do it best.

**Riesling.** As recently as 2014 this was the state's largest harvest of all, ahead of Chardonnay and Cabernet. Dry or gently sweet, it smells of lime, peach and blossom. The [Ancient Lakes](/regions/ancient-lakes-of-columbia-valley) and the Yakima Valley are home ground. Ask in the tasting room whether a bottle is dry; labels do not always say.

## The supporting cast

**Cabernet Franc** ripens early and stands the cold, so growers trust it. Look for raspberry, a violet lift and a trace of green peppercorn. [Barrister Winery](/winery/barrister-winery) in Spokane is one address for it; [Spring Valley Vineyard](/winery/spring-valley-vineyard) in Walla Walla is another.

**Malbec** is inky, fresh and usually better mannered than it looks. [El Corazon](/winery/el-corazon-winery) and [Otis Kenyon](/winery/otis-kenyon-wine), both in downtown Walla Walla, work with it.

**Grenache and Mourvèdre** have followed Syrah into the warm sites. Grenache is the pale one that smells of strawberry and white pepper. Try [Syncline](/winery/syncline-winery) in the Columbia Gorge, [Robert Ramsay Cellars](/winery/robert-ramsay-cellars) in Woodinville for Mourvèdre, [Time & Direction](/winery/time-direction) in Walla Walla for Grenache.

**Sauvignon Blanc and Semillon** make brisk whites, together or apart. Semillon deserves more attention than it gets: waxy, lemony, and lovely after five years.

**Viognier, Marsanne and Roussanne** are the Rhône's whites. Viognier is apricot and honeysuckle, sometimes in the Syrah itself. [Hedges](/winery/hedges-family-estate) is one of the few names connected with Marsanne.

**Gewürztraminer** was among the first fine wines the state made, and it still smells of rose and lychee. [Maryhill](/winery/maryhill-winery) is a reliable place to ask.

**Pinot Gris** is the weekday white. **Pinot Noir** is the exception: it needs the cool edges, such as the western [Columbia Gorge](/regions/columbia-gorge), [Lake Chelan](/regions/lake-chelan) and [Puget Sound](/regions/puget-sound).

## Worth crossing a county for

- **Lemberger.** Austria calls it Blaufränkisch: blueberry, pepper and no heaviness. It came to Washington through the research plots in Prosser and was once a local specialty. [Two Mountain](/winery/two-mountain-winery) in Zillah and [Whidbey Island Winery](/winery/whidbey-island-winery) are among those who work with it.
- **Barbera.** High acid, dark fruit, made for tomato sauce. [Cascade Cliffs](/winery/cascade-cliffs-vineyard-winery), near Wishram, has made its name with it.
- **Carménère.** Bordeaux's lost grape, green-peppery and silky, found at [Otis Kenyon](/winery/otis-kenyon-wine) and [Lagana Cellars](/winery/lagana-cellars).
- **Zinfandel, Primitivo and Petite Sirah.** They want the warmest sites. [Portteus](/winery/portteus-winery) in Zillah, [Maryhill](/winery/maryhill-winery) in the east Gorge and [Coyote Canyon](/winery/coyote-canyon-winery) in Prosser are the names to know.
- **Grüner Veltliner, Gamay and Picpoul.** Crisp, light, grown on the cool side. [Syncline](/winery/syncline-winery) works with all three.
- **Sangiovese and Dolcetto.** Italy in small plots. See [Locati Cellars](/winery/locati-cellars) for the first and [Vital Wines](/winery/vital-wines) for the second.
- **Albariño.** Saline and lemony, at [TruthTeller](/winery/truthteller-winery).
- **Touriga Nacional.** The great grape of Port, at [Two Mountain](/winery/two-mountain-winery).

## The wet-side grapes

West of the Cascades the list changes completely. Puget Sound's summers are dry but mild, so growers plant what ripens early: **Madeleine Angevine**, a delicate white somewhere between pear and grapefruit; **Siegerrebe**, which is Gewürztraminer's extravagant child; and **Müller-Thurgau**. You will hardly find them elsewhere in the state. [Bainbridge Vineyards](/winery/bainbridge-vineyards) and [Whidbey Island Winery](/winery/whidbey-island-winery) are the places to begin, and [Ferry Wine](/blog/puget-sound-island-wines) tells you how to reach them.

## Bubbles, blends and pink

Sparkling wine suits the climate, since grapes picked early keep so much acid. [Treveri Cellars](/winery/treveri-cellars), near Wapato, works with the Champagne grapes and with Riesling and Müller-Thurgau besides.

Blends are the state's second language. A wine labeled with one variety needs at least 75 percent of it under federal rules, and many winemakers prefer freedom: Cabernet with Syrah, Merlot with Franc, Grenache with Mourvèdre. Do not read a missing grape name as a lesser wine.

Rosé is made from almost everything red. Drink the new vintage in the first summer.

## A tasting plan for the curious

> Learn one grape per trip. Order it in every room, and keep a line of notes for each.

Three trips that teach the most: Syrah in Walla Walla, Cabernet on Red Mountain, Riesling anywhere north of the Yakima River. The [directory](/wineries) filters by variety, and the [trip planner](/planner) takes the grapes you like as a preference. Where a winery's page lists no varieties, nobody has confirmed them yet; ask, and let the answer surprise you.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-11-20 09:00:00-08:00',
  '5 min',
  array['Grapes', 'Varieties', 'Tasting']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'columbia-gorge-and-maryhill',
  'The Columbia Gorge on Highway 14',
  'Drive forty miles up the north bank of the Columbia and the rain falls away behind you, from fir forest and Pinot Noir to bare gold hills and Barbera.',
  $md$Set the trip meter to zero at White Salmon and drive east on State Route 14. In the first miles there are firs, ferns and kiteboards on the river. By mile ten there are oaks. By mile twenty the trees have given up, the hills are the color of a lion, and the wind has found the gap in your window. Nothing about the engine has changed. You have driven through the Cascade Range at river level, and out of its rain.

Growers here say the rain decreases by about an inch for every mile you go east. The numbers bear them out: some three feet a year at the western edge of the [Columbia Gorge](/regions/columbia-gorge) AVA, ten inches at the eastern. The local slogan, a world of wine in forty miles, is one of the few in the trade that understates the case.

## Where the Gorge ends

First, a point of order. The Columbia Gorge AVA, established in 2004, covers both banks of the river, in Washington and Oregon, and it is one of only three Washington AVAs outside the [Columbia Valley](/regions/columbia-valley). On the Washington side its eastern edge comes at Lyle. Most people call everything from there to Maryhill "the Gorge" too, and so do the road signs, but the vines at Wishram and Maryhill stand in the Columbia Valley.

That is more than pedantry. The boundary is roughly where you can stop saying Pinot Noir and start saying Zinfandel.

## West: the green end

**Underwood.** The slopes above the river at the mouth of the White Salmon were built partly by an old volcano, and they are high enough to look across to Mount Hood. Cool, wet enough in places to farm without irrigation, they are known for Gewürztraminer, Chardonnay and Pinot Noir. [Willow Wine Cellars](/winery/willow-wine-cellars) is here, two and a half miles from White Salmon.

**Lyle.** Eleven miles on by road, [Syncline Winery](/winery/syncline-winery) sits on Balch Road in country that is neither forest nor desert. Its list reads like a map of the middle ground: Grüner Veltliner and Gamay from cool sites, Picpoul and Grenache Blanc, and then Syrah, Grenache and Mourvèdre. If you make one stop in the Gorge to understand it, make it one that handles both ends.

## East: the golden end

From Lyle the highway runs under cliffs of layered basalt. Each ledge is one lava flow, and each was swept clean by the ice-age floods, which came through here hundreds of feet deep on their way to the sea.

Stop at Horsethief Lake, part of Columbia Hills Historical State Park. Petroglyphs rescued from the rising water behind The Dalles Dam are set along a path there. Celilo Falls, for thousands of years one of the great fishing and trading places of North America, lies drowned a few miles upstream.

**Wishram.** [Cascade Cliffs](/winery/cascade-cliffs-vineyard-winery) is about 24 miles from White Salmon. Its grape is Barbera, which keeps its acid in the heat, and this is one of the few places in the state to have made a specialty of it. [Jacob Williams](/winery/jacob-williams-winery) is a mile or so farther.

**Maryhill.** Another eight miles bring you to [Maryhill Winery](/winery/maryhill-winery), high over the water, with a list that leans to what ripens in wind and sun: Zinfandel, Sangiovese, Syrah, and Gewürztraminer besides. [Waving Tree](/winery/waving-tree-vineyards-winery) is down toward the river on Maryhill Highway, in orchard country.

This whole shore belongs to Klickitat County, which has lately gained two new names on the map: [The Burn of Columbia Valley](/regions/the-burn-of-columbia-valley) in 2021 and [Columbia Hills](/regions/columbia-hills) in 2026.

## The other reason to come

Samuel Hill, a road builder and railroad lawyer, bought more than 5,000 acres here in the first decade of the last century to found a Quaker farming town, and named it for his daughter Mary. The town failed for want of water. What he left is among the oddest things to see in the Northwest.

- **Maryhill Museum of Art**, in the concrete mansion he never lived in, shows Rodin sculptures and watercolors, Orthodox icons, chess sets, Native American art and the royal furniture of Queen Marie of Romania, who came in person to dedicate the building in 1926. It closes in winter, from mid-November to mid-March.
- **The Stonehenge Memorial**, about four miles east, is a full-size replica in concrete, with all the stones standing, begun in 1918 and dedicated to the Klickitat County soldiers who died in the First World War. Come near sunset.
- **The Maryhill Loops Road** was paved as an experiment, among the first asphalt in the state. It is closed to cars most of the year and makes a fine walk of hairpins.

> Everything Sam Hill built here was too early: the road, the museum, the farm. He would be pleased to see the irrigated vines.

## How to plan it

From Vancouver, Washington, State Route 14 reaches White Salmon in about 68 miles and Maryhill in about 98, a slow and beautiful two hours. From Yakima, come south over Satus Pass on US 97: about 70 miles to Goldendale and 15 more to the winery at Maryhill.

**One day:** begin in Lyle, lunch by the river, Wishram, museum, Maryhill, Stonehenge at dusk. From end to end you drive about thirty miles.

**Two days:** add the western end, and hike in the morning. In April and May the meadows of Catherine Creek and Coyote Wall, between Bingen and Lyle, are covered with balsamroot and lupine. Sleep in White Salmon, Hood River or Goldendale. On a clear night, Goldendale has a state park observatory for a nightcap of another kind.

Some practical matters:

1. **Wind.** It blows hardest on summer afternoons. Hold on to car doors, hats and paper cups.
2. **Bridges.** There are toll and size limits on the old river bridge at Hood River. If you plan tastings on both banks, look at the map first.
3. **Fuel and food.** Between Lyle and Maryhill there is little of either.
4. **Driving.** The road is narrow and the trains are close. Whoever drives does not taste.

Amtrak's *Empire Builder* follows this bank, with stops at Bingen-White Salmon and Wishram, and gives a passenger the whole climate gradient through a wide window. It runs once a day each way. It will not get you to a tasting room by itself.

Hours along the river change with the season. Confirm them on the winery pages, and make White Salmon or Goldendale your base in the [trip planner](/planner). Then zero the meter.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-11-20 08:00:00-08:00',
  '5 min',
  array['Columbia Gorge', 'Maryhill', 'Road Trips']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'seasons-and-release-weekends',
  'The Washington Wine Year',
  'When the vines wake, when the cellars open their doors, when the passes close, and which weekend to choose if you only have one.',
  $md$**January.** The vines are bare and the tasting rooms are warm. This is the month for people who like to talk. East of the mountains the cold can be serious, and growers watch the thermometer, because a deep freeze can kill buds or whole trunks; the winter of 1996 is still remembered for it. Lake Chelan holds its Winterfest, with ice carvings on the streets. Many small rooms rest until February, so check every door.

**February.** Pruning begins. Each vine loses most of last year's growth, one cut at a time. In the Yakima Valley the weekend around Presidents' Day has long been given to red wine and chocolate. West of the Cascades, wet weekends are what Woodinville was made for.

**March.** Taste Washington fills halls in Seattle: the Grand Tasting brings together more than two hundred wineries under one roof, the quickest survey of the state that exists. In 2026 it fell on the weekend of March 21. If you go, choose a theme beforehand, such as one grape or one region, and spit.

**April.** Buds break. For a few weeks a clear cold night can undo a year's work, and if you are awake at dawn you may hear wind machines turning over the vineyards. The hills are green, which visitors who know them only from August find hard to believe. On the last full weekend of the month the Yakima Valley usually holds Spring Barrel Tasting, a tradition since the 1980s: wine straight from the barrel, unfinished and unguarded. The Skagit tulips bloom on the other side of the mountains, with [Tulip Valley Winery](/winery/tulip-valley-winery) and [Pasek Cellars](/winery/pasek-cellars) close by.

**May.** Walla Walla's Spring Release takes the first full weekend. New whites and rosés appear everywhere. Wildflowers hang on in the Columbia Gorge and above Lake Chelan. If you can have only one month for a first visit, make it this one or September.

**June.** The vines bloom, in flowers so small that you smell them before you see them. Days are at their longest, with nearly sixteen hours between sunrise and sunset. School is not out until the middle of the month in much of the state, so the first half is quiet.

**July.** Heat arrives in the Columbia Basin and stays. Ninety degrees is normal, a hundred not rare. Taste from opening until lunch, then find water. Puget Sound, by contrast, is at its mild best.

**August.** The red grapes turn color, a change the French word *véraison* covers in full. Smoke from wildfires can haze the sky in some years; look at the air quality before a long drive. Concerts and outdoor dinners are at their height, and so are crowds at the lake.

**September.** Harvest. White grapes and fruit for sparkling wine come first, at the end of August or the beginning of this month, and the reds follow week by week. Hops, apples, pears and peppers come in at the same time, and the whole Yakima Valley smells of it. Days are warm and nights cool enough for a jacket.

**October.** The last Cabernet is picked, often in the second half of the month. In the Yakima Valley, wineries celebrate Catch the Crush, usually on an October weekend, with grape stomping and fermenting juice to try. The cottonwoods turn yellow along the rivers. Days shorten quickly.

**November.** Walla Walla's Fall Release comes on the first weekend: big reds, early dusk, good dinners. Thanksgiving weekend is traditionally open-house time. Snow becomes a possibility on the passes.

**December.** Walla Walla opens its barrels again at the beginning of the month, more calmly than in spring. Elsewhere it is the season of magnums and gift boxes. Then the vines are dormant, and the year has closed.

## Release weekend or not?

A release weekend has music, food trucks, winemakers in every room and wines that may sell out by Sunday. It also has full hotels, standing room and a pace set by other people. Go if you want the party or if there is a bottle you would hate to miss. For a first visit, for serious tasting, or for children, go the week after: the wines are the same and the chairs are free.

If you do go:

1. Book the bed first. In Walla Walla in May that means months ahead.
2. Reserve one visit a day and leave the rest open.
3. Ask whether a pass is sold. Some valleys offer one that covers tasting fees or adds extras.
4. Bring your own glass where the organizers ask for it.
5. Decide on the driver before the first pour.

> The best weekend of the year is the one after the famous one.

## The passes

Between Seattle and most of the vines stand the Cascades. Three roads matter for wine travelers. **Snoqualmie Pass** on Interstate 90, at about 3,000 feet, is the main route to Yakima, the Tri-Cities and Walla Walla. **Stevens Pass** on US 2 leads to Leavenworth, Wenatchee and Chelan. **Blewett Pass** on US 97 joins the two routes east of the crest. All are kept open in winter, and all can close for hours in a storm. State law can require chains, and the state transportation department posts conditions around the clock. The North Cascades Highway shuts completely from late autumn until spring.

Columbia Gorge travelers have the gentlest crossing of all, at river level, and the strongest wind.

## Which season for which region

- **Spring:** [Walla Walla](/regions/walla-walla-valley) and the [Columbia Gorge](/regions/columbia-gorge), while they are green.
- **Summer:** [Lake Chelan](/regions/lake-chelan) for the water, [Puget Sound](/regions/puget-sound) for the cool.
- **Autumn:** the [Yakima Valley](/regions/yakima-valley) and [Red Mountain](/regions/red-mountain), in harvest.
- **Winter:** Woodinville, where no pass stands in the way. Our [guide to its districts](/blog/a-weekend-in-woodinville) will keep you dry.

Festival dates move, and now and then a festival disappears. Check this year's with the organizers before you book. For everything else, give the [trip planner](/planner) your start date along with your wishes.$md$,
  'founder',
  'The Founder',
  '2026-11-20 07:00:00-08:00',
  '4 min',
  array['Seasons', 'Events', 'Planning']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'puget-sound-island-wines',
  'Ferry Wine: Tasting West of the Mountains',
  'Washington has a second wine country, green, cool and surrounded by salt water. Its grapes are ones you have probably never tasted, and the way there is by boat.',
  $md$The car deck smells of diesel and kelp, the gulls keep pace with the rail, and the next landing is an island with vineyards on it. No other wine country in the state begins like this. Nearly everybody who drinks Washington wine looks east, over the Cascades, to the dry side. This article is about turning around.

[Puget Sound](/regions/puget-sound) became an American Viticultural Area in 1995 and is still the only one west of the mountains. On the map it is huge: a dozen counties from the Canadian border to Olympia, with all the islands. In the vineyard it is tiny, a couple of hundred acres at most, against tens of thousands in the [Columbia Valley](/regions/columbia-valley).

## Why anyone grows grapes here

Western Washington is supposed to be too wet. In winter it is wet enough. But rain here keeps regular habits: most of it falls between November and April, and the summers are dry and mild. The Olympic Mountains stop so much of it that some places in their lee, on the islands and around Port Townsend, receive less than twenty inches a year. Most vineyards here get through the summer without irrigation, a luxury the desert side does not have.

What the Sound lacks is heat. So growers plant what ripens early, and the names are unfamiliar.

- **Madeleine Angevine** makes a light, floral white, dry and tart, with something of pear and grapefruit. It was bred in France's Loire country and found its calling in the north.
- **Siegerrebe** is a German crossing of Madeleine Angevine and Gewürztraminer. It smells of lychee and rose from across the table, even when it is dry.
- **Müller-Thurgau** is soft and grapey, for oysters and afternoons.
- **Pinot Noir** ripens on the better slopes, in a pale and peppery style, beside crossings bred for cool places, such as Regent.

Pour any of the whites with Dungeness crab, raw oysters or a piece of salmon, and you will see why people bother.

## One thing to know before you taste

Most wineries around the Sound also make wine from grapes grown east of the mountains, and many make nothing else. There is no deceit in it; the label tells you. Look for the words *Puget Sound*, or simply ask: what did you grow here? It is the question they like best.

## Bainbridge Island: the half-day

Walk or drive onto the ferry at the Seattle waterfront. The crossing takes about thirty-five minutes and gives you the city, the mountains and, on a good day, both ends of the sky.

[Bainbridge Vineyards](/winery/bainbridge-vineyards) and [Perennial Vintners](/winery/perennial-vintners) are near each other, about four miles north of the landing. Bainbridge Vineyards is the name to know for Siegerrebe and Madeleine Angevine. Call both before you sail. The island is hilly, lovely and popular with cyclists.

Foot passengers with less ambition can taste near the water. Across the next passage, the ferry from Seattle to Bremerton takes about an hour, and [Eleven Winery's Manette room](/winery/eleven-winery-manette) is about a mile's walk from the dock, over the Manette Bridge.

## Whidbey Island: the day

From Mukilteo, about 25 miles north of Seattle, the boat to Clinton takes some twenty minutes. [Whidbey Island Winery](/winery/whidbey-island-winery) is about five or six miles from the dock, on Langley Road, close to the village of Langley. It works with Siegerrebe, Madeleine Angevine and Madeleine Sylvaner, and also with Lemberger, Dolcetto and Sangiovese: the two sides of the state on one table. Taste the first three before the others.

Then drive the island. It is long and thin, with farm stands, state parks and the prairie of Ebey's Landing, one of the most beautiful walks in western Washington. At the north end the Deception Pass bridge returns you to the mainland, and to Skagit County.

## The Skagit and the north

The Skagit Valley is the Sound's kitchen garden: tulips in April, berries in July, seed fields and snow geese in winter. [Tulip Valley Winery](/winery/tulip-valley-winery), [Pasek Cellars](/winery/pasek-cellars) and [Bertelsen Winery](/winery/bertelsen-winery) are all within a short drive of Mount Vernon, about 60 miles up Interstate 5 from Seattle. [Skagit Crest](/winery/skagit-crest-vineyard-winery) is near Sedro-Woolley.

If you are bound for the North Cascades Highway, keep going up the river. [Challenger Ridge](/winery/challenger-ridge-vineyard-cellars) in Concrete, a name for Pinot Noir, and [Glacier Peak Winery](/winery/glacier-peak-winery) near Rockport are already in mountain country. North of the Skagit, [Samson Estates](/winery/samson-estates-winery) is at Everson, near the border.

## The Peninsula: the weekend

Cross to the Olympic Peninsula and go slowly. Port Townsend, a Victorian seaport in the rain shadow, has [Lullaby Winery](/winery/lullaby-winery). An hour west, on the way into Olympic National Park, [Olympic Cellars](/winery/olympic-cellars-winery) and [Harbinger Winery](/winery/harbinger-winery) are on US 101 east and west of Port Angeles. Returning along Hood Canal, [Hoodsport Winery](/winery/hoodsport-winery) and [Stottle Winery](/winery/stottle-winery) are less than a mile apart, in oyster country.

## In the city

Seattle has working tasting rooms of its own. In the SoDo district, [Rotie Cellars](/winery/rotie-cellars), [Waters Winery](/winery/waters-winery) and [Kerloo Cellars](/winery/kerloo-cellars) are next to one another on First Avenue South. [House of Smith](/winery/house-of-smith-jet-city) is in Georgetown, near Boeing Field. North of the ship canal, [Aluel Cellars](/winery/aluel-cellars) and [Domanico Cellars](/winery/domanico-cellars) are half a mile apart in and near Ballard, and [Eight Bells](/winery/eight-bells-winery) is on Lake City Way. They will pour you eastern Washington, mostly. Consider them the overture.

> On the dry side of the state, taste the sun. On the wet side, taste the light.

## How to plan a boat day

1. **Check the ferry first and the winery second.** Summer weekends bring long vehicle lines. Walk-on passengers walk past them.
2. **Pay attention to direction.** On most routes in the central Sound you pay the passenger fare only westbound.
3. **Reserve where the route requires it.** Port Townsend to Whidbey takes vehicle reservations; Bainbridge, Bremerton and Clinton do not.
4. **Bring a picnic.** Crab from a dockside market, bread, a cold bottle bought at the source.
5. **Keep two crossings a day as the limit.** The boats are part of the pleasure until you are running for one.

The season is May to September, with crush in October, when the island grapes come in at last. Small producers close without much notice, so look at the winery page, then telephone. In the [trip planner](/planner), choose Bainbridge Island, Langley or Mount Vernon as your starting city, and set the driving distance short. The water does the rest.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-11-20 06:00:00-08:00',
  '5 min',
  array['Puget Sound', 'Islands', 'Ferries']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'how-to-taste',
  'How to Taste, and Remember What You Tasted',
  'A tasting flight is a small exam in paying attention. Here is a method that takes two minutes a glass, the words that help, and the manners that get you a better pour.',
  $md$Six pours of an ounce and a half make nine ounces of wine. That is nearly two standard drinks, before lunch, in forty minutes. Begin with that sum, because everything sensible about tasting follows from it. You taste in small sips, you use the dump bucket, you eat, you drink water, and you go to fewer places than you had planned. People who taste this way enjoy the fourth winery as much as the first. They also remember it.

## The two-minute method

**Look, for five seconds.** Tilt the glass over something white. Color tells you about grape and age: Syrah and Malbec are inky, Grenache and Pinot Noir pale; reds fade toward brick as they get older, whites deepen toward gold. Cloudiness is seldom a fault these days, merely a choice.

**Smell twice.** Once with the glass still, once after swirling. Do not hunt for raspberries. Ask three plain questions instead: Is it fruit, and if so is it red, black, citrus or stone? Is there something from a plant or spice rack: herbs, pepper, flowers? Is there something from the cellar: vanilla, toast, smoke, yeast? Name one thing for each and move on.

**Sip, and let it sit.** Take enough to coat the mouth and hold it for a few seconds. Check four things in turn.

- *Sweetness*: is there sugar, or only ripe fruit? Hold your nose for a moment and you can tell.
- *Acid* makes your mouth water. The more it waters, the higher the acid.
- *Tannin* dries your gums, like strong tea. Feel whether it is sandy, chalky or smooth.
- *Alcohol* warms the throat.

**Spit or swallow, then count.** How many seconds does the flavor last? Under five is simple. Over ten is good. A wine that changes while you count is better than that.

**Write one line.** Grape, place, one thing you noticed, yes or no. "Syrah, Rocks District, bacon and olives, yes" is worth more on Tuesday than a page of adjectives.

## Why Washington is a good classroom

Washington wines make the lesson easy, because they tend to be clear. Warm days ripen the fruit and cool nights keep the acid, so both stand out. And the same grape grows in very different places within a few hours' drive. Use these comparisons to train your palate.

1. **Acid:** a Riesling from [Ancient Lakes](/regions/ancient-lakes-of-columbia-valley) beside any Chardonnay. Count how long your mouth waters.
2. **Tannin:** a young Cabernet from [Red Mountain](/regions/red-mountain) beside a young Merlot from anywhere. You will understand the word for life.
3. **Soil:** Syrah from [The Rocks District](/regions/the-rocks-district-of-milton-freewater) beside Syrah from the [Wahluke Slope](/regions/wahluke-slope). Close your eyes; you will not confuse them.
4. **Heat:** a white from [Puget Sound](/regions/puget-sound) beside a white from the [Yakima Valley](/regions/yakima-valley). One tastes of morning, the other of afternoon.

Many wineries buy fruit from several districts, so a single room can often set up one of these for you. Ask. It is a more interesting request than the usual flight.

## Words that help

You need about a dozen. *Dry* means without sugar; it does not mean tannic. *Body* is weight on the tongue, from skim milk to cream. *Tart* and *bright* are acid. *Grippy* is tannin. *Oaky* is vanilla, coconut, toast or dill. *Savory* is everything that is not fruit: olives, herbs, meat, smoke. *Length* is the count. *Balance* is when nothing sticks out.

A few smells have causes worth knowing, because they tell you something. The black pepper in Syrah is a compound called rotundone, from the grape's skin. The green bell pepper in Cabernet Franc and Cabernet Sauvignon is a pyrazine, stronger in cool years and shaded fruit. The whiff of kerosene in an older Riesling is natural and, to many, delightful. Wet cardboard is none of these: it means cork taint. Say so politely and you will be given another bottle.

## The order of things

Light before heavy, dry before sweet, young before old, and white before red. If a room pours in another order, trust it; somebody has thought about it. Bread or a plain cracker resets the mouth better than water alone. Cheese flatters everything, which is why sellers like it and judges do not.

Avoid strong perfume, and take the mint gum out first. Your own coffee is the commonest fault in a morning glass.

## Manners, and what they get you

Tasting rooms in this state are mostly small and often run by the people who made the wine. They notice guests who are paying attention.

- **Arrive on time, and not in the last half hour.** A flight needs time, and last pours come before closing.
- **Book for a group.** Six is a crowd in many rooms. Above that, write ahead.
- **Spit without apology.** It marks you as serious. The bucket is also there for what you do not want to finish.
- **Put the telephone down for the first pour.** The story is usually told once.
- **Ask one real question.** "What was hard about this vintage?" opens doors that "What's your best wine?" closes.
- **Do not ask for more of the expensive one.** If you are being considered for it, you will be offered it.
- **Buy what you liked.** One bottle is plenty. Many rooms take the tasting fee off a purchase; ask how it works before you start.

> You do not have to like it. You only have to be able to say why.

## Pace, and the drive

Three wineries make a good day. Four are possible if two are within a walk of each other. Eat a proper lunch in the middle. Have as much water as wine. If you are driving, the tasting is for someone else: agree on it at breakfast, and let the driver choose the restaurant. Places where nobody has to drive at all are collected in [Wine Country Without a Car](/blog/wine-country-without-a-car).

## Afterward

Lay your notes side by side in the evening, while you still remember. Star three wines, not ten. Look up where they grew on the [regions](/regions) pages, and you may find, as many people do, that your favorites come from the same few miles. That is the beginning of a taste of your own.

Then use it. Put the grapes you starred into the preferences of the [trip planner](/planner), choose a town near the place that grew them, and go and see what the ground looks like.$md$,
  'founder',
  'The Founder',
  '2026-11-20 05:00:00-08:00',
  '5 min',
  array['Tasting', 'Basics', 'Etiquette']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'wine-country-without-a-car',
  'Wine Country Without a Car',
  'Nobody has to stay sober for the rest of the party. Five places in Washington where a train, a boat, a bus or a short flight puts you within walking distance of the glass.',
  $md$The best seat in a tasting room belongs to whoever does not have to drive home. In a state where vineyards lie hours from the cities that might seem a seat for very few, but Washington has more ways to arrive on foot than most of its visitors suspect. What follows is ordered from the simplest to the most ambitious. Timetables change, and some of these services run once a day, so treat this as a map and check the clock yourself.

## 1. Seattle: take the light rail

Start with the rooms you can reach on a city ticket. In SoDo, south of downtown, [Rotie Cellars](/winery/rotie-cellars), [Waters Winery](/winery/waters-winery) and [Kerloo Cellars](/winery/kerloo-cellars) stand together at 3861 and 3911 First Avenue South. Link light rail has a station in SoDo and the buses on First Avenue do the rest. In Ballard, [Aluel Cellars](/winery/aluel-cellars) and [Domanico Cellars](/winery/domanico-cellars) are about half a mile from each other, with dinner in between.

An evening of this is also the best preparation for a longer trip: taste Walla Walla in Seattle, then decide whether to go there.

## 2. Bainbridge and Bremerton: walk onto a boat

The ferries to Bainbridge Island, about thirty-five minutes, and Bremerton, about an hour, leave from the same terminal on the Seattle waterfront, and foot passengers need no reservation.

In Bremerton the walk from the boat to [Eleven Winery's Manette room](/winery/eleven-winery-manette) is about a mile, across a bridge with a view of the Olympics. On Bainbridge the island's vineyards are about four miles from the landing, so bring a bicycle or use the local buses. [Ferry Wine](/blog/puget-sound-island-wines) says what to drink there.

## 3. Woodinville: one ride out, then feet

King County Metro buses run to Woodinville, and a hired car from Seattle or Bellevue, split four ways, is a small expense. What matters is where you get out. Choose one cluster and stay in it.

- **Hollywood:** from [Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery) it is less than half a mile to [DeLille](/winery/delille-cellars) and [Sparkman](/winery/sparkman-cellars), and a similar distance on to [Januik](/winery/januik-winery), [Novelty Hill](/winery/novelty-hill-winery) and [Celaeno](/winery/celaeno-winery).
- **Warehouse District:** [Page](/winery/page-cellars), [Robert Ramsay](/winery/robert-ramsay-cellars), [Pondera](/winery/pondera-winery), [Baer](/winery/baer-winery) and their neighbors are grouped at two addresses on 144th Avenue NE.

Cyclists can do better still. The Burke-Gilman Trail leaves Seattle along Lake Washington and becomes the Sammamish River Trail, which runs flat through the valley to Redmond. The [Woodinville article](/blog/a-weekend-in-woodinville) describes what lies along it.

## 4. Walla Walla: fly in, or ride the Grape Line

Downtown Walla Walla is the finest walking wine country in the Northwest. Main Street, Second Avenue and Rose Street hold tasting rooms by the dozen; [Forgeron](/winery/forgeron-cellars), [Otis Kenyon](/winery/otis-kenyon-wine), [Kontos](/winery/kontos-cellars) and [Seven Hills](/winery/seven-hills-winery) will do to begin with.

There are two ways in without a car. Alaska Airlines flies from Seattle to the regional airport, a few miles from downtown. Or take a train or a long-distance bus to Pasco and change to the **Grape Line**, a state-supported intercity bus that makes several trips a day between Pasco and Walla Walla. Seats can be reserved.

Once there, book a driver or join a tour for one day among the outlying wineries, and keep the other for walking. [A Weekend in Walla Walla](/blog/a-weekend-in-walla-walla) is written so that only Sunday needs wheels.

## 5. Lake Chelan: train, bus, boat

This is the most ambitious trip and the most scenic. Amtrak's *Empire Builder* crosses Stevens Pass once a day in each direction, calling at Leavenworth and Wenatchee. From Wenatchee, Link Transit's buses run up the Columbia to Chelan and on to Manson, and in recent years they have charged no fare at all.

In Chelan, [Vin du Lac](/winery/vin-du-lac-winery) is a little over a mile from the center and [Sigillo Cellars](/winery/sigillo-cellars) about two. The bus to Manson runs along the north shore road past [Lake Chelan Winery](/winery/lake-chelan-winery). For the rest, use a local tour or taxi. And from Chelan the passenger ferry goes on to Stehekin, where there are almost no cars for anyone.

Break the journey in Leavenworth if you like: [Baroness Cellars](/winery/baroness-cellars) is on Front Street, in the middle of the pedestrian quarter. The station is outside town, so arrange a ride.

## Three more by rail

**Spokane** is where the *Empire Builder*'s two branches, from Seattle and from Portland, meet in the middle of the night. [Barrister Winery](/winery/barrister-winery) in Railroad Alley is less than a mile from the station.

**The Columbia Gorge** is served by the Portland branch, with stops at Vancouver, Bingen-White Salmon and Wishram. In Vancouver, [Burnt Bridge Cellars](/winery/burnt-bridge-cellars) is downtown and [Amavi and Pepper Bridge](/winery/amavi-cellars-pepper-bridge-winery) pour on the waterfront. Upriver the train is for looking: the [Gorge wineries](/blog/columbia-gorge-and-maryhill) are too far apart for walking.

**Yakima** has no passenger train, but it has flights from Seattle and intercity buses. Downtown, [Kana Winery](/winery/kana-winery) and [AntoLin Cellars](/winery/antolin-cellars) are a few minutes from each other on foot.

## Prosser: one taxi

Prosser deserves a paragraph for groups with a driver for part of the day. Its Vintner's Village puts eight of the tasting rooms in this guide within five minutes' walk, from [Airfield Estates](/winery/airfield-estates) to [Coyote Canyon](/winery/coyote-canyon-winery). Have yourselves dropped in the morning and fetched in the afternoon.

## Hiring somebody to drive

In the Yakima Valley, on Red Mountain and around Walla Walla, a hired driver is often the sensible answer. Ask these questions before you pay.

1. Is the price by the hour or by the person, and does it include tasting fees? Usually it does not.
2. Do you choose the wineries, or do they? A driver with opinions is valuable. A driver with commissions is not.
3. Who makes the reservations?
4. What happens if we want to leave early, or buy three cases?
5. Is the company licensed and insured to carry passengers?

Expect three or four stops in a day, and tip as you would a guide.

> A designated driver is a kindness. A timetable is a kindness to the designated driver.

## Getting the bottles home

Carrying wine on foot is the flaw in the plan. A bottle weighs close to three pounds, so a case is heavier than most suitcases. Many wineries will ship to you or hold a purchase for later pickup, and Alaska Airlines has for years let members of its loyalty program check a case free from Walla Walla, Pasco, Yakima and other Northwest airports. The rules for both are in [Shipping, Reservations and Other Fine Print](/blog/shipping-and-reservations).

Set your station, dock or airport town as the starting city in the [trip planner](/planner), choose the shortest driving distance, and see what is left. It may be all you need.$md$,
  'founder',
  'The Founder',
  '2026-11-20 04:00:00-08:00',
  '5 min',
  array['Car-free', 'Trains', 'Planning']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'children-dogs-and-wine',
  'With Children, With Dogs',
  'How to bring the whole household to wine country and still enjoy the wine: what the law says, what to ask before you go, and which regions make it easy.',
  $md$A tasting room is a workplace with glasses in it. Treat it as one and most of the questions about children and dogs answer themselves: can they be comfortable here, can other people work and taste around them, and has anybody asked? Washington's wineries range from suburban warehouses to farms with lawns and ponds, and their answers differ accordingly. The last question is always the one to begin with.

## What the law says, briefly

**Tasting is for people of 21 and over**, with photo identification. Everyone who might be taken for younger should carry it, grandparents included if they are vain. In a public tasting room there is no exception that lets a parent offer a sip.

**Whether children may come in** is for each winery to decide within the terms of its license. Some welcome families. Some are adults only, always or after a certain hour or at weekends. Neither says anything about the wine.

**Dogs** are a matter for the health code. Service animals may accompany their handlers. Pets are kept out of places that prepare food, with two exceptions the state introduced in 2022: outdoor seating, where the business has an approved plan, and tasting rooms and breweries with little or no food preparation that have notified the health authority. So a winery with a kitchen may have to say no to the dog that a winery without one can let in.

The winery pages in this guide do not say who admits children or dogs, because no source we trust does. Telephone. It takes a minute and saves an hour.

## With children

Children do not mind wineries. They mind waiting. A flight takes adults forty minutes, which is about twice as long as a six-year-old can be charmed by a view. Plan for that and everything improves.

- **One winery before lunch, one after.** That is the day. Anything beyond it is for people without car seats.
- **Choose grass over glass.** Look for a place with open ground, and book an outdoor table. Late spring and September are kinder than July.
- **Go early.** The first hour is quiet, and the staff will have time to be nice.
- **Bring the entertainment and the food.** Crayons, cards, a ball if there is room. Ask before unpacking a picnic, since some wineries sell food and some may not allow yours.
- **Take turns.** One adult tastes, the other explores. Then change over, and compare notes in the car.
- **Respect the vines and the machinery.** Forklifts move fast in harvest. Vineyard rows are a farm, sometimes recently sprayed, and the drip lines at ankle height trip everybody.

### Regions that make it easy

**Lake Chelan** is the natural choice. There are beaches in Chelan, in Manson and at the state park on the south shore, a water park, and boats. Swim all morning, visit [one winery](/regions/lake-chelan) at four o'clock, and nobody has a complaint. Our [weekend there](/blog/a-weekend-at-lake-chelan) has the geography.

**Woodinville** is half an hour from Seattle's museums, and the flat, paved Sammamish River Trail runs through the middle of it. Rent bicycles, let the children lead, and stop once.

**The Yakima Valley** has the Teapot Dome gas station in Zillah, the murals and the railway museum in Toppenish, orchards where you pick your own fruit, and in October more pumpkins than anyone needs.

**Walla Walla** has Pioneer Park, wide sidewalks, ice cream and a downtown where nothing is more than ten minutes away. One parent can walk to a tasting room and be back before the other finishes a story.

**The Columbia Gorge** has Stonehenge: a full-size one in concrete, at Maryhill, built as a war memorial, with all its stones standing and the river far below. It is hard to do better than that.

**East of the mountains in general** there are the works of the ice-age floods. Tell the story in the car (a lake as big as two Great Lakes, a dam of ice, a wall of water), then stop at Palouse Falls or Dry Falls and let them look. [The whole tale is here](/blog/missoula-floods-and-washington-wine).

## With dogs

A calm dog on a short lead is welcome at more wineries than you would think. Many have one of their own, and that is precisely why they want to know about yours. Ask these three things when you call.

1. Are pet dogs allowed, and where: indoors, on the patio, on the grounds?
2. Is there a resident dog, cat, chicken or sheep?
3. Is there shade at midday?

Then follow the house rules that nobody writes down. Keep the lead on even if the resident dog is loose. Stay off the vineyard floor unless you are invited, because of sprays, irrigation and thorns. Do not tie a dog to a chair that a stranger is sitting on. Carry bags, and a bowl of your own.

### The dry side is hard on paws

- **Heat.** In July and August the basin often passes ninety degrees, and gravel and pavement burn. **Never leave a dog in the car.** On such a day the inside becomes dangerous within minutes, even with the windows down a little, and in Washington leaving an animal where heat can harm it is against the law.
- **Snakes.** Western rattlesnakes live on sunny, rocky slopes east of the Cascades, from spring to autumn. Keep to paths, and keep the dog out of rock piles.
- **Goatheads and cheatgrass.** The burs of puncturevine lodge in pads, and cheatgrass seeds work into ears and between toes. Check both in the evening.
- **Ticks.** Mostly in spring, in brush and tall grass.
- **Grapes.** Grapes and raisins are poisonous to dogs, even in small amounts. In harvest there is fruit on the ground everywhere. This is the best reason of all for a short lead.

### Where dogs have a good day

The river trail in Woodinville, the parks along the Columbia at Wenatchee and the Tri-Cities, Pioneer Park in Walla Walla and the open country of the Gorge in spring all give a dog what it came for. Rules at swimming beaches are often strict in summer, so look for the signs. Stay at a place that takes dogs in the room and permits them to be left there for an hour, if yours can bear it. Then you can have one proper tasting alone.

## With both

Bring another adult. Seriously: the ratio that works is one grown-up for each child or animal, plus one to taste. With grandparents along, rent a house near the water, buy wine in the daytime and open it when the small ones are asleep. Many of the best bottles of any trip are drunk like that.

> The family who stays for one glass and leaves happy is invited back. The family who stays for five is discussed.

## A plan that works

Use the [trip planner](/planner) with these settings: one winery a day if there are children under ten, two if there are only dogs; a driving distance of thirty minutes; and reservations preferred, so that you can say who is coming. Put the word into your message plainly: two adults, a four-year-old, an elderly spaniel. You will get an honest answer, and very often a water bowl.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-11-20 03:00:00-08:00',
  '5 min',
  array['Families', 'Dogs', 'Planning']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, tags)
values (
  'shipping-and-reservations',
  'Shipping, Reservations and Other Fine Print',
  'When to book, what to ask about fees, how a case of wine gets home, and why a bottle can cross one state line and not another.',
  $md$Two sentences will save you more money and trouble than anything else in this article. *May I ask how your tasting fee works?* and *Do you ship to my state?* Ask the first before you sit down and the second before you fall in love. The rest is detail, but it is useful detail, and nobody prints it on the door.

## Do I need a reservation?

Washington is relaxed by the standards of famous wine regions, and a good many rooms are happy to see people who walk in. But the answer depends on four things.

**The day.** On a Tuesday in April you can go almost anywhere that is open. On a Saturday in September, or on a release weekend, you should book every stop that matters.

**The size of the place.** A large winery with a long bar can absorb you. A family with six chairs cannot. Some small producers open by appointment only, since the person who pours is also the person who drives the tractor.

**The size of your party.** Two people are a pleasure. Six need a warning. For eight or more, expect to be asked for a deposit or a set time, and expect some places to say no.

**What you want.** A standard flight seldom needs planning. A seated tasting, a tour, a food pairing or a look into the barrel room usually does.

When you write or call, say these five things in one message: date and hour, number of adults, any children or dogs, what you would like to do, and how long you have. Then ask about the fee, the cancellation policy and where to park. If you will be late, telephone. If you must cancel, do it as soon as you know; a held table in a small room is a table nobody else got.

Each winery's page in this guide shows what is known about reservations and hours, with the date it was verified. Where nothing has been confirmed it reads "Call ahead", and means it.

## How tasting fees work

Most tastings cost something. The fee pays for the wine, the glassware and the time of someone who knows the subject. There are three usual arrangements.

1. **Fee waived with purchase.** Buy a stated number of bottles, or spend a stated amount, and the tasting is free. One purchase may cover one fee or several. Ask.
2. **Fee per flight, no waiver.** Common for reserve wines and seated tastings.
3. **Free for club members.** Often with guests.

Sharing one flight between two people is normally fine and is also the best way to stay upright. Gratuities are not universal but are welcome, especially after a guided tasting.

Joining a club makes sense if you already buy that winery's wine, because members often get the small lots. Before signing, find out how many shipments a year, whether you can choose the bottles, how to pause, and how to leave.

## Sending wine home

Wine law in the United States belongs to the states. Since the repeal of Prohibition each has made its own rules about who may send alcohol to its residents. In most cases a Washington winery that wants to ship to you must hold a permit from *your* state, pay its taxes, respect its limits and file its reports. Permits cost money, and paperwork costs more. That is why one winery ships to forty states and its neighbor to ten: the law treats both alike, but only one of them has an office staff.

Most states now permit shipments from wineries to consumers. A few refuse outright, Utah among them. Others attach conditions, for instance that you must have bought the wine in person at the winery. The list changes almost every year; Mississippi, long closed, opened in 2025. So do not trust a map you saw some time ago. Trust the winery's current answer.

Some rules are the same nearly everywhere:

- **An adult of 21 or over must sign**, with identification. If nobody is at home by day, have the box sent to your office or to a carrier's pickup point.
- **No post office boxes, and no Postal Service.** Federal law keeps alcohol out of the mail, so wine travels by private carrier, and the person sending it must be licensed to do so. You may not simply box up a gift and send it yourself.
- **There are yearly limits** on volume in many states. They are usually generous.
- **Weather matters.** Wine in a truck in July cooks; in January it can freeze and push its cork. A careful winery holds summer orders until autumn, or offers cold packs and fast service for a fee. Ask for a weather hold. It costs nothing.

By the bottle, shipping is expensive. By the case it becomes reasonable, and many wineries offer a flat or reduced rate on twelve. If three places in one town have each sold you two bottles, ask whether a local shipper can consolidate them.

## Carrying it yourself

By **car**: keep the case out of the trunk on a hot day, or bring an insulated bag. Ninety degrees outside is far more within. The back seat with the air conditioning on is a cellar by comparison. Never leave it in the car overnight in freezing weather.

By **air**: wine goes in checked baggage, since bottles exceed the limits for liquids in the cabin. Under federal rules there is no cap on the amount of wine you may check as long as it is 24 percent alcohol or less, though airlines have their own limits on weight and pieces. Alaska Airlines has for many years run a program called Wine Flies Free, which lets members of its free loyalty plan check one packed case of up to twelve bottles at no charge on domestic flights from participating cities, among them Walla Walla, Pasco, Yakima, Spokane and Seattle. You must be 21 and the case must be properly packed. Read the current terms before you rely on it.

Wineries and shipping shops sell foam or molded-pulp boxes. For one or two bottles, padded sleeves inside a suitcase work, with the bottles in the middle and shoes at the ends.

**Across the border** to Canada, declare what you have. The duty-free allowance is small, and the tax on anything more can exceed the price of the wine.

## Buying well at the door

> Buy the wine you cannot get at home. Leave the one with the famous score for the supermarket.

A short checklist for the end of a tasting:

1. Which of these is sold only here?
2. When will it be at its best, and how long will it keep?
3. Is there a price for six or for twelve?
4. Can you hold it for me until the weekend, or until October?
5. May I have the name of the vineyard?

If you are eating out the same night, ask the restaurant about corkage. Many in wine towns welcome a bottle bought that afternoon for a moderate charge, and some waive it on certain nights. A bottle you do not finish may go home with you, resealed, in the trunk.

## Before you set out

Make the list of wineries first, then look at the order. The [trip planner](/planner) lets you say whether you prefer to reserve or to be spontaneous, and sends the itinerary to your e-mail. The [directory](/wineries) filters by visit type and online sales, but only for facts somebody has confirmed. For the rest there is the telephone, which in this business is often answered by the winemaker.$md$,
  'founder',
  'The Founder',
  '2026-11-20 02:00:00-08:00',
  '6 min',
  array['Shipping', 'Reservations', 'Planning']
);
