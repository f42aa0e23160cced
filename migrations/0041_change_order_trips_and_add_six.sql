-- Trips told in the order of their plans, with lunch before the third room and a place for it where the guide knows one, and
-- six new ones. No room on Red Mountain or in Leavenworth has posted hours, and one in Prosser: no plan of those can be relied on yet.
-- Three rooms before lunch on the last day: two, and one that opens at one.
update "ready_trip_stays" set "wineries" = array_remove("wineries", 'el-corazon-winery')
where "ready_trip_id" = (select "id" from "ready_trips" where "slug" = 'three-days-in-walla-walla');
--> statement-breakpoint
update "ready_trip_stays" set "wineries" = array_replace("wineries", 'truthteller-winery', 'time-direction')
where "position" = 2 and "ready_trip_id" = (select "id" from "ready_trips" where "slug" = 'yakima-to-walla-walla');
--> statement-breakpoint
update "ready_trips" set "words" = $md$The first day has the car. Five Star, by the airport, closes first and so comes first, with Malbec; Dunham, a walk away, pours in a wartime hangar hung with the founder's art. Eat in town, then drive out once more to Gramercy, founded in 2005 by the Master Sommelier Greg Harrington, for Syrah and Mourvèdre. After that you walk. Lagana's best seller in 2022 was Pinot Noir; Kontos has a shaded patio; Bledsoe's Healy is a rosé made wholly from Syrah. The last morning has two rooms and no more: Spring Valley, with its family photographs, and Mark Ryan, for Dead Horse and Numbskull. Then lunch: Brasserie Four has listed it on Fridays and Saturdays.

Begin on a Thursday, so that the last morning is a Saturday. Bledsoe recommends a reservation.$md$,
  "standfirst" = 'One day by the airport, two downtown, eight rooms, and a last afternoon with nothing in it.', "updated_at" = now()
where "slug" = 'three-days-in-walla-walla';
--> statement-breakpoint
update "ready_trips" set "words" = $md$Five days show how far apart the wines of one state can be. Yakima gets the first two. Gilbert has a barrel cave and a blend called Left Bank, AntoLin has Petite Sirah in the historic district, and the second day goes to Wapato: Owen Roe for the mountains, Treveri for bubbles, Freehand for small plates. Then change beds. Walla Walla fills three days without hurry: the hangar at Dunham and, after lunch in town, the Syrahs of Gramercy; downtown, Spring Valley, Canoe Ridge and, in the afternoon, Maison Bleue; on the last day Seven Hills and Otis Kenyon before lunch and Time & Direction, with its arcade games, after it.

Leave on a Wednesday. Gramercy lists no hours on Sunday, and a Friday arrival gives it two chances. Open each half in the planner by itself.$md$, "updated_at" = now()
where "slug" = 'yakima-to-walla-walla';
--> statement-breakpoint
update "ready_trips" set "words" = $md$Sunnyside lies in the middle, so every day can go another way and come home. East first: Coyote Canyon in Prosser, for Albariño and Primitivo; lunch in the same village, at Wine O'Clock, which was serving in July 2025; Chandler Reach, with Red Mountain across its own vines; Goose Ridge, for Grenache Blanc. Then west: Fortuity, to take a bottle of Viognier into the green backyard; J. Bell, whose courtyard is surrounded by lavender; Dineen, for a lawn, a patio and Cabernet Franc. On the third day you need hardly leave town. Côte Bonneville pours in the restored train station, Co Dinn in the water department's building of 1930.

Friday, Saturday and Sunday, in that order, because Co Dinn and J. Bell list hours on those three days and no others.$md$, "updated_at" = now()
where "slug" = 'the-lower-yakima-valley';
--> statement-breakpoint
update "ready_trips" set "words" = $md$Zillah is the base because everything here is close to it. Bonair comes first, partly for the duck pond and the Touriga that grows beside the Riesling, partly because it is the first to close, at four. Bring lunch and eat it before you go on, since our list has no kitchen in Zillah. At Two Mountain you see Rainier and Adams from the vineyard; Lemberger and Touriga Nacional grow there, certified sustainable. Dineen has had a lawn for children and a patio for adults, with Viognier or Cabernet Franc. Portteus, founded in 1981, makes a late afternoon of Zinfandel and Petite Sirah from 74 acres of its own vines.

All four grow grapes of their own. Friday is the start we suggest; Monday, Thursday and the weekend work as well. On Tuesday and Wednesday two of the four list no hours.$md$, "updated_at" = now()
where "slug" = 'rattlesnake-hills-in-a-day';
--> statement-breakpoint
update "ready_trips" set "words" = $md$The château has to come first, because it opens at ten and the others do not. Chateau Ste. Michelle stands in 105 landscaped acres, its roots go back to the 1930s, and Riesling is where to begin. Lunch comes next: The Hollywood Tavern was on a list of June 2025. JAINE set out in 2019 to make no red at all and to keep its wine away from oak, so the second glass is white or pink. Matthews brings the red back, Cabernet Franc and Petit Verdot, and cheese and produce from the farm next door have come to the table with it. Barrage ends the day beside the barrels and, in 2015, made no blends at all.

It must be a Saturday or a Sunday, the only days on which Barrage lists hours, and it opens at one. Children have been welcome at the first room and the third.$md$,
  "standfirst" = 'A château, a cottage without reds, a farm for a neighbor and a room full of barrels: one weekend day, four answers to one question.', "updated_at" = now()
where "slug" = 'woodinville-in-four-styles';
--> statement-breakpoint
update "ready_trips" set "words" = $md$A lake with vines on both banks makes a weekend that divides itself. The north shore has Lake Chelan Winery, in 2000 the first of the modern industry here, whose kitchen has barbecued for lunch from late spring to fall; Amos Rome, in the hills behind Manson, for estate Merlot; and Vin du Lac, where a large lawn and a patio face the water. The south shore has Karma, a sparkling house; lunch at Siren Song or at Sorrento's, both open in November 2025; Tsillan Cellars, with waterfalls and thirteen grapes; and Mellisoni, with Nebbiolo on a steep slope over the lake and Chardonnay turned into a brut.

Karma closes at three, so it opens its day. Both it and Vin du Lac list hours from Thursday to Sunday only. Saturday and Sunday are the plain choice, and a Thursday start does as well.$md$, "updated_at" = now()
where "slug" = 'both-shores-of-lake-chelan';
--> statement-breakpoint
update "ready_trips" set "words" = $md$Yakima is a wine town that sends you out of town. The first day goes uphill: to Gilbert, whose Hackett Ranch has a barrel cave and room to eat a lunch you bring, and on to Naches Heights, where Wilridge has put twenty-two varieties on twelve acres, organic and biodynamic, and pours in a farmhouse of the early 1900s with a porch on every side. Kana brings you back to the Larson Building, in which it has poured since 2004, for Tempranillo. The second day goes down the valley, to three rooms a few minutes apart: Freehand for a lunch of small plates and a patio with a mountain in it, Owen Roe for Cabernet Sauvignon and the view, Treveri for sparkling wine, which is its whole business.

Begin on a Friday. Wilridge lists hours from Friday to Sunday only, and the first day is built around its porch.$md$, "updated_at" = now()
where "slug" = 'yakima-uphill-and-down';
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "illustration", "is_featured", "articles"
) values (
  'the-warehouse-district',
  'The Warehouse District, Two Doors',
  'Woodinville',
  'Roll-up doors, barrels and one address: an afternoon of two rooms five minutes apart on foot.',
  $md$Nobody comes to the Warehouse District for the view. It is a business park three miles north of the postcard end of Woodinville, and Kestrel and Barrage share one of its addresses. Kestrel keeps a patio here and brings its estate with it: Viognier and Gewürztraminer, Cabernet Franc and Malbec. Barrage is a cellar with a bar in it. In 2015 each of its wines came from one grape, Riesling and Syrah included, so the second hour is a lesson after the first.

Saturday or Sunday, from one o'clock: Barrage lists no other hours. Eat before you come; the plan leaves at one. Look for other open doors on the way back to the car, since the yard has more rooms than have posted their hours.$md$,
  'warehouse',
  false,
  array['a-weekend-in-woodinville']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Woodinville', 'Half day (4 hours)', 2, '30 minutes', 'saturday', array['kestrel-vintners', 'barrage-cellars']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "illustration", "is_featured", "articles"
) values (
  'gorge-end-to-end',
  'The Gorge, End to End',
  'Columbia Gorge',
  'Basalt, a wide terrace and a small room at the wet end: three stops along Highway 14 from White Salmon.',
  $md$From White Salmon the road follows the river east, out of the firs and into the wind. Cascade Cliffs opens at eleven under its basalt walls, with Barbera, Nebbiolo and Dolcetto on twenty acres. Have lunch there: there is room for a picnic, and Feast, in White Salmon, was packing deli lunches in March 2022. Maryhill, ten minutes on, has the deck over the Columbia with Mount Hood at the end of it, and Zinfandel and Sangiovese on a long list. Then drive back the way you came and finish at Underwood, where Willow keeps afternoon hours. We do not know its wines. Let that be the surprise.

Thursday to Sunday are the days on which Willow lists hours. Friday spares you the weekend's traffic.$md$,
  'volcano-3',
  false,
  array['columbia-gorge-and-maryhill']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'White Salmon', 'Full day (8 hours)', 3, '1 hour', 'friday', array['cascade-cliffs-vineyard-winery', 'maryhill-winery', 'willow-wine-cellars']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "illustration", "is_featured", "articles"
) values (
  'tri-cities-upriver',
  'Upriver from the Tri-Cities',
  'Tri-Cities',
  'Prosser for lunch, Red Mountain for a view, Goose Gap for the last glass: one day out of Richland.',
  $md$Few rooms in and around the Tri-Cities have posted their hours, and this day strings together three that have. Drive to Prosser first. Coyote Canyon has poured Albariño and Primitivo from its own estate, and Wine O'Clock, in the same Vintner's Village, was serving a short seasonal menu in July 2025: that is lunch. Chandler Reach lies on the way back, with Sangiovese and Cabernet Sauvignon and Red Mountain across the vines. Goose Ridge is last, in the Goose Gap AVA above Richland, for Grenache Blanc or Syrah, and for cider or vodka for anyone who has had enough wine.

Every day of the week works, by the hours we have. Friday is our choice, because Goose Ridge then stays open until eight.$md$,
  'ridges-2',
  false,
  array['tri-cities', 'a-weekend-in-the-yakima-valley']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Richland', 'Full day (8 hours)', 3, '1 hour', 'friday', array['coyote-canyon-winery', 'chandler-reach-vineyards', 'goose-ridge-vineyards']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "illustration", "is_featured", "articles"
) values (
  'bainbridge-and-bremerton',
  'Bainbridge, Then Bremerton',
  'Puget Sound',
  'A tent among island vines before lunch, and a room in Manette after it: two stops between two ferries.',
  $md$Island wine is a thing of its own. Perennial Vintners grows Melon de Bourgogne and Siegerrebe on Bainbridge and was pouring them in April 2024 mostly outdoors, under a large tent. Have lunch on the island: Marketplace at Pleasant Beach was making sandwiches to go in June 2023. Then drive around by Agate Passage to Bremerton, where Eleven keeps a room in Manette and opens at two. Chenin Blanc and Lemberger were on Matt Albee's list in 2022, and there has been Port-style wine in white and in red.

Saturday or Sunday: those are Perennial's days through the winter, and it says to reserve at any other time. From Seattle, take the boat to Bainbridge in the morning and the one from Bremerton home.$md$,
  'island',
  false,
  array['puget-sound-island-wines']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Bainbridge Island', 'Full day (8 hours)', 2, '1 hour', 'saturday', array['perennial-vintners', 'eleven-winery-manette']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "illustration", "is_featured", "articles"
) values (
  'walla-walla-in-the-rain',
  'Walla Walla in the Rain',
  'Walla Walla',
  'Two rooms in one hotel and a third with arcade games: an afternoon that needs no patio.',
  $md$Rain is rare here and not a reason to stay in bed. The Marcus Whitman, a hotel tower of 1928, has tasting rooms off its lobby, and two of them make an afternoon without an umbrella. Lodmell brings wine from thirty acres by the Snake River; Sublime, with Carménère in it, is the blend. Locati, at the same address, goes Italian, with Sangiovese, Barbera and Primitivo. Then put up your collar and walk to Time & Direction, which has arcade games, comics and Syrah.

Lodmell lists hours from Thursday to Sunday. Friday and Saturday give you the longest day there. Eat first; the plan leaves at one. All these hours are from a list of May 2024, so call before you go.$md$,
  'hall',
  false,
  array['walla-walla-by-district', 'smoke-snow-and-mud']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Walla Walla', 'Half day (4 hours)', 3, '30 minutes', 'friday', array['lodmell-cellars', 'locati-cellars', 'time-direction']::text[])
) as s;
--> statement-breakpoint
with "added" as (insert into "ready_trips" (
  "slug", "title", "region", "standfirst", "words", "illustration", "is_featured", "articles"
) values (
  'woodinville-with-children',
  'Woodinville With Children',
  'Woodinville',
  'Two lawns, two rooms that have welcomed children, and lunch: a morning out rather than a day.',
  $md$One adult tastes, the other explores, and then you change over. Chateau Ste. Michelle has the room for it: 105 landscaped acres, a shop that packed picnics in 2022, and a welcome for children that same year. Go when it is quiet, before noon. Matthews is three minutes away by car, with a garden and a farm next door. Children and dogs have been welcome there too, by a page without a date, so say who is coming when you call. Lunch follows; The Hollywood Tavern was on a list of June 2025. The flat, paved Sammamish River Trail is for the rest of the afternoon.

Two rooms are the limit with anyone under ten. By the hours we have, any day works. A weekday morning has the most grass per child.$md$,
  'picnic-2',
  false,
  array['children-dogs-and-wine', 'a-weekend-in-woodinville']::text[]
) returning "id")
insert into "ready_trip_stays" (
  "ready_trip_id", "position", "base", "time_available", "wineries_per_day", "driving_distance", "start_weekday", "wineries"
) select "added"."id", s.* from "added", (values
  (1, 'Woodinville', 'Full day (8 hours)', 2, '30 minutes', 'saturday', array['chateau-ste-michelle-winery', 'matthews-winery']::text[])
) as s;
