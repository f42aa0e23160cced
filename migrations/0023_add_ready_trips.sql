-- Twelve ready-made trips, from an afternoon to five days.
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'sodo-on-foot',
  'SODO, on Foot',
  'Seattle',
  'Three rooms in industrial Seattle, one of them five minutes from the next and the last at the same address, all of them given to Syrah and its relations.',
  $md$Park once. These three tasting rooms stand so close together in Seattle's industrial south that the car has nothing more to do until five. Kerloo comes first: wine has been poured there among the barrels, and Majestic, a blend with Mourvèdre in it, leads the Rhône side of the list. Rôtie divides the same river in two. Its Southern Blend is Grenache, Syrah and Mourvèdre, its Northern Blend Syrah with Viognier. Waters, at the same address, answers with Tremolo, which is Syrah with Grenache, and with 21 Grams, led by Cabernet. The afternoon is one argument in three rooms: how much company does Syrah want?

All three list hours from Thursday to Sunday. Saturday is the day to choose, since on Sunday two of them stop at five. Have lunch before you come; there is none in the plan.$md$,
  'flight',
  true,
  array['seattle-urban-wineries', 'wine-country-without-a-car']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Seattle', 'Half day (4 hours)', 3, '30 minutes', 'saturday', array['kerloo-cellars', 'rotie-cellars', 'waters-winery']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'walla-walla-on-foot',
  'Walla Walla Without the Car',
  'Walla Walla',
  'A planing mill, a blacksmith''s and a room eleven feet wide: three cellars downtown, five minutes from door to door.',
  $md$Downtown Walla Walla keeps three different ideas of a tasting room within a few minutes' walk of one another. Begin at Seven Hills. The building was a planing mill in 1904, windows over the barrel room show you the next vintage while you drink the last, and Tempranillo and Carménère come out from behind the Cabernet if you ask. Forgeron was built where a blacksmith once worked and pours one of the long lists in town: fifteen grapes on our count, Picpoul and Orange Muscat among them. Otis Kenyon ends the afternoon in a room some seventy feet long and eleven wide, so you will meet your neighbors over Matchless Red.

Thursday is the first day of the week on which all three list hours. Seven Hills recommends a reservation; make that call before anything else.$md$,
  'glass',
  false,
  array['walla-walla-by-district', 'how-to-taste']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Walla Walla', 'Half day (4 hours)', 3, '30 minutes', 'thursday', array['seven-hills-winery', 'forgeron-cellars', 'otis-kenyon-wine']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'skagit-two-rooms',
  'Two Rooms in the Skagit',
  'Skagit',
  'Fruit wine on one side, Malbec from over the mountains on the other: an unhurried afternoon around Mount Vernon.',
  $md$Two rooms make this the shortest trip in the guide, and the least like the others. Pasek has made fruit wine since 1995, some of it in the Port style, and keeps Syrah and Chardonnay for the skeptics. Taste the fruit with the seriousness you would give a Riesling; it has been somebody's trade for thirty years. Bertelsen, founded in 2014, takes the opposite view. An acre of Pinot Gris grows at the winery, but the Malbec on the patio has traveled here from Red Mountain. Between the two doors you hear what every cellar west of the Cascades has had to settle: what to grow, and what to fetch.

Both list hours from Wednesday to Sunday. Friday is our choice: Bertelsen then opens at noon, two hours earlier than on the days before, and stays open until eight, so nobody has to leave because the plan says so.$md$,
  'fir vineyard',
  false,
  array['puget-sound-island-wines', 'what-a-tasting-costs']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Mount Vernon', 'Half day (4 hours)', 2, '30 minutes', 'friday', array['pasek-cellars', 'bertelsen-winery']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'rattlesnake-hills-in-a-day',
  'The Rattlesnake Hills in a Day',
  'Zillah',
  'Four estates on the slope above Zillah, with two mountains in view and hardly ten minutes of road between any of them.',
  $md$Zillah is the base because everything here is close to it. Bonair comes first, partly for the duck pond and the Touriga that grows beside the Riesling, partly because it is the first to close, at four. At Two Mountain you see Rainier and Adams from the vineyard, and lawn chairs are provided for the purpose; Lemberger and Touriga Nacional grow there, certified sustainable. Dineen gives the children the lawn and the adults the patio, with Viognier or Cabernet Franc. Portteus, family-run and founded in 1981, makes a late afternoon of Zinfandel and Petite Sirah from 74 acres of its own vines.

All four grow grapes of their own. Friday is the start we suggest; Monday, Thursday and the weekend work as well. On Tuesday and Wednesday two of the four list no hours.$md$,
  'vineyard rows',
  true,
  array['grape-varieties-of-washington']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Zillah', 'Full day (8 hours)', 4, '30 minutes', 'friday', array['bonair-winery', 'two-mountain-winery', 'dineen-vineyards', 'portteus-winery']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'woodinville-in-four-styles',
  'Woodinville in Four Styles',
  'Woodinville',
  'A château, a cottage without reds, a farm for a neighbor and a room full of barrels: one Saturday, four answers to one question.',
  $md$The château has to come first, because it opens at ten and the others do not. Chateau Ste. Michelle stands in 105 landscaped acres, its roots go back to the 1930s, and Riesling is where to begin. JAINE set out in 2019 to make no red at all and to keep its wine away from oak, so the second glass is white, pink or sparkling. Matthews brings the red back, Cabernet Franc and Petit Verdot above all, and cheese and produce from the farm next door have come to the table with it. Barrage ends the day beside the barrels with no blends whatever: Riesling, Chardonnay, Syrah, Merlot and both Cabernets, each bottled by itself.

It must be a Saturday or a Sunday, the only days on which Barrage lists hours, and it opens at one. Children are welcome at the first room and the third.$md$,
  'barrels',
  false,
  array['a-weekend-in-woodinville', 'children-dogs-and-wine']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Woodinville', 'Full day (8 hours)', 4, '30 minutes', 'saturday', array['chateau-ste-michelle-winery', 'jaine-wines-cottage', 'matthews-winery', 'barrage-cellars']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'barbera-on-the-columbia',
  'Barbera on the Columbia',
  'Columbia Gorge',
  'Three cellars east of the Gorge, three tries at the grape of Piedmont, and Mount Hood from each of them on a clear day.',
  $md$An Italian grape has taken to this stretch of the Columbia, and a day is enough to hear the evidence. At Waving Tree, where vines border the river below the Stonehenge memorial, Barbera has stood beside Nebbiolo and Grenache. Cascade Cliffs found a home for it under the basalt, with Nebbiolo and Dolcetto to complete the Piedmont set; the first vines went in during 1986, and twenty acres are now tended by organic and biodynamic methods. Maryhill has it a third time, together with Zinfandel and Sangiovese, on a deck above the Columbia with Mount Hood at the end of the view. Order the one grape in all three rooms and you will remember it.

Begin on a Saturday or a Sunday, for Waving Tree lists hours on no other day. Lunch falls to Cascade Cliffs, which has room for your picnic.$md$,
  'river bend',
  false,
  array['columbia-gorge-and-maryhill', 'missoula-floods-and-washington-wine']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Goldendale', 'Full day (8 hours)', 3, '30 minutes', 'saturday', array['waving-tree-vineyards-winery', 'cascade-cliffs-vineyard-winery', 'maryhill-winery']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'spokane-under-the-tracks',
  'Spokane, Ending Under the Tracks',
  'Spokane',
  'From Liberty Lake back into the city, three rooms in the order in which they unlock their doors.',
  $md$Spokane's rooms start late, and this day starts with them. Liberty Lake Wine Cellars opens at noon. Its owners had been in the wine club since 2011 when they bought the place in 2016; Tempranillo and Carménère are among the reds. Winescape opens at two, on fourteen acres that used to be a farmstead and have kept the orchard. Merlot is left by itself there, and the blends are called Field Trip and Marmot Incarnate. Barrister is the finish, in a brick building of 1908 beneath the railroad viaduct. Cabernet Franc is the signature, trains pass over the barrels, and the house describes its wine as train-settled.

Have lunch before you leave; the plan allows for it. Friday is best of the three days that work: Liberty Lake keeps its door open until eight, so a late start can be made good.$md$,
  'bottles',
  false,
  array['spokane']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Spokane', 'Full day (8 hours)', 3, '30 minutes', 'friday', array['liberty-lake-wine-cellars', 'winescape', 'barrister-winery']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'both-shores-of-lake-chelan',
  'Both Shores of Lake Chelan',
  'Lake Chelan',
  'Six rooms in two days: one day for the side with the lawns, one for the side with the caves, the villa and the steepest vines.',
  $md$A lake with vines on both banks makes a weekend that divides itself. The north shore has Lake Chelan Winery, in 2000 the first of the modern industry here, which makes cider beside its Meritage; Amos Rome, in the hills behind Manson, for estate Merlot; and Vin du Lac, where a large lawn and a patio face the water and Riesling suits the late afternoon. The south shore has Karma, a sparkling house with wine caves and a koi pond; Tsillan Cellars, waterfalls, villa and thirteen grapes; and Mellisoni, with Nebbiolo on a steep slope over the lake and Chardonnay turned into a brut.

Karma closes at three, so it opens its day. Both it and Vin du Lac list hours from Thursday to Sunday only. Saturday and Sunday are the plain choice, and a Thursday start does as well.$md$,
  'lake',
  true,
  array['a-weekend-at-lake-chelan', 'leavenworth-to-wenatchee', 'where-to-eat-and-sleep']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Chelan', 'Weekend (2 days)', 3, '30 minutes', 'saturday', array['lake-chelan-winery', 'amos-rome-vineyards', 'vin-du-lac-winery', 'karma-vineyards', 'tsillan-cellars', 'mellisoni-vineyards']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'yakima-uphill-and-down',
  'Yakima, Uphill and Down',
  'Yakima',
  'A ranch, a farmhouse and a room downtown on the first day; bubbles, Syrah and a mountain on the second.',
  $md$Yakima is a wine town that sends you out of town. The first day goes uphill: to Gilbert, whose Hackett Ranch has a barrel cave, an amphitheater and a farmhouse, and on to Naches Heights, where Wilridge has put twenty-two varieties on twelve acres, organic and biodynamic, and pours in a farmhouse of the early 1900s with a porch on every side. Kana brings you back to the Larson Building, in which it has poured since 2004, for Tempranillo. The second day goes down the valley, to three rooms a few minutes apart: Freehand for small plates and a patio with a mountain in it, Owen Roe for Cabernet Sauvignon and the view, Treveri for sparkling wine, which is its whole business.

Begin on a Friday. Wilridge lists hours from Friday to Sunday only, and the first day is built around its porch.$md$,
  'volcano',
  false,
  array['seasons-and-release-weekends', 'bubbles-and-rose']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Yakima', 'Weekend (2 days)', 3, '30 minutes', 'friday', array['gilbert-cellars', 'wilridge-vineyard-winery-distillery', 'kana-winery', 'freehand-cellars', 'owen-roe', 'treveri-cellars']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'three-days-in-walla-walla',
  'Three Days in Walla Walla',
  'Walla Walla',
  'One day by the airport, two downtown, nine rooms, and a Sunday with nothing in it.',
  $md$The first day has the car. Dunham pours in a wartime hangar hung with the founder's art; Five Star, a walk away, is the place for Malbec from the valley; Gramercy, founded by the Master Sommelier Greg Harrington in 2005, speaks Syrah, Grenache and Mourvèdre. After that you walk. Lagana's best seller in 2022 was, of all grapes, Pinot Noir; Kontos has a shaded patio; Bledsoe's Healy is a rosé made wholly from Syrah. Spring Valley hangs family photographs and pours an estate Cabernet Franc, Mark Ryan pours Dead Horse and Numbskull, and at El Corazon the tasting bar and the barrels share one room.

Begin on a Thursday. Gramercy, Five Star and Bledsoe list no hours on Sunday, and you will not mind that. Bledsoe recommends a reservation.$md$,
  'wheat',
  false,
  array['a-weekend-in-walla-walla']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Walla Walla', 'Extended stay (3+ days)', 3, '30 minutes', 'thursday', array['dunham-cellars', 'five-star-cellars', 'gramercy-cellars', 'lagana-cellars', 'kontos-cellars', 'bledsoe-family-winery', 'spring-valley-vineyard', 'mark-ryan-winery', 'el-corazon-winery']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'the-lower-yakima-valley',
  'The Lower Yakima Valley, Slowly',
  'Sunnyside',
  'Three days from one bed: east toward Red Mountain, west to the lavender, and a Sunday at the old station.',
  $md$Sunnyside lies in the middle, so every day can go another way and come home. East first: Coyote Canyon in Prosser, for Albariño and Primitivo; Chandler Reach, with Red Mountain across its own vines; Goose Ridge, by its own account the largest unbroken vineyard of one owner in the state. Then west: Fortuity, to take a bottle of Viognier into the green backyard; Paradisos del Sol, where a bite of food comes with each wine; J. Bell, whose courtyard is surrounded by lavender. On the third day you need hardly leave town. Côte Bonneville pours in the restored train station, Co Dinn in the water department's building of 1930.

Friday, Saturday and Sunday, in that order, because Co Dinn and J. Bell list hours on those three days and no others.$md$,
  'trellis',
  false,
  array['a-weekend-in-the-yakima-valley', 'smoke-snow-and-mud', 'tri-cities']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Sunnyside', 'Extended stay (3+ days)', 3, '1 hour', 'friday', array['coyote-canyon-winery', 'chandler-reach-vineyards', 'goose-ridge-vineyards', 'fortuity-cellars', 'paradisos-del-sol-winery-and-organic-vineyard', 'j-bell-cellars-lavender', 'cote-bonneville', 'co-dinn-cellars']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "opener", "is_featured", "articles"
) values (
  'yakima-to-walla-walla',
  'Yakima to Walla Walla in Five Days',
  'Across the Columbia Valley',
  'Two days around Yakima, three in Walla Walla, thirteen rooms and one change of beds.',
  $md$Five days are enough to see why one state makes wines that hardly know each other. Yakima gets the first two. Gilbert has a barrel cave and a flagship blend called Left Bank, AntoLin has Petite Sirah and Carménère in the historic district, and the second day goes to Wapato for mountains at Owen Roe and Freehand, with Treveri's sparkling wine between them. Then change beds. Walla Walla fills three days without hurry: the hangar at Dunham and the Syrahs of Gramercy, then downtown, where Seven Hills, Spring Valley, Canoe Ridge, Maison Bleue, Otis Kenyon and TruthTeller are a walk apart.

Leave on a Wednesday. Gramercy lists no hours on Sunday, and a Friday arrival in Walla Walla gives it two chances. Open each half in the planner by itself; a plan has one base and three days at most.$md$,
  'coulee',
  false,
  array['first-timers-loop', 'washington-avas-explained', 'shipping-and-reservations']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Yakima', 'Weekend (2 days)', 3, '30 minutes', 'wednesday', array['gilbert-cellars', 'antolin-cellars', 'owen-roe', 'treveri-cellars', 'freehand-cellars']::text[]),
  (2, 'Walla Walla', 'Extended stay (3+ days)', 3, '30 minutes', 'friday', array['dunham-cellars', 'gramercy-cellars', 'seven-hills-winery', 'spring-valley-vineyard', 'canoe-ridge-vineyard', 'maison-bleue-family-winery', 'otis-kenyon-wine', 'truthteller-winery']::text[])
) as s;
