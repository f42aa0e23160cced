-- Ready-made trips and descriptions in plainer words.
-- sodo-on-foot: 3 passages.
update "ready_trips" set "words" = replace(replace(replace("words",
  $t$These three tasting rooms stand so close together in Seattle's industrial south that the car has nothing more to do until five.$t$,
  $t$These three tasting rooms are so close together in Seattle's industrial south that you won't need the car until five.$t$),
  $t$Rôtie divides the same river in two.$t$,
  $t$Rôtie covers the Rhône from both ends.$t$),
  $t$The afternoon is one argument in three rooms: how much company does Syrah want?
$t$,
  $t$All three have something to say about Syrah and what to blend with it.
$t$), "updated_at" = now()
where "slug" = 'sodo-on-foot';
--> statement-breakpoint
-- walla-walla-on-foot: 1 passages.
update "ready_trips" set "words" = replace("words",
  $t$Downtown Walla Walla keeps three different ideas of a tasting room within a few minutes' walk of one another. Begin at Seven Hills.$t$,
  $t$These three downtown tasting rooms are a few minutes' walk apart. Start at Seven Hills.$t$), "updated_at" = now()
where "slug" = 'walla-walla-on-foot';
--> statement-breakpoint
-- barbera-on-the-columbia: 3 passages.
update "ready_trips" set "words" = replace(replace(replace("words",
  $t$and a day is enough to hear the evidence. At Waving Tree, where vines border the river below the Stonehenge memorial, Barbera has stood beside Nebbiolo and Grenache.$t$,
  $t$and you can taste three versions in a day. At Waving Tree, where vines border the river below the Stonehenge memorial, Barbera has been poured with Nebbiolo and Grenache.$t$),
  $t$ Order the one grape in all three rooms and you will remember it.$t$,
  $t$ Order it in all three rooms and compare.$t$),
  $t$Begin on a Saturday or a Sunday, for Waving Tree lists hours on no other day. Lunch falls to Cascade Cliffs, which has room for your picnic.$t$,
  $t$Start on a Saturday or Sunday: Waving Tree lists no other hours. Have lunch at Cascade Cliffs, which has room for your picnic.$t$), "updated_at" = now()
where "slug" = 'barbera-on-the-columbia';
--> statement-breakpoint
-- spokane-under-the-tracks: 2 passages.
update "ready_trips" set "words" = replace(replace("words",
  $t$Merlot is left by itself there, and the blends$t$,
  $t$Merlot is bottled by itself there, and the blends$t$),
  $t$Liberty Lake keeps its door open until eight, so a late start can be made good.$t$,
  $t$Liberty Lake stays open until eight, so a late start is no problem.$t$), "updated_at" = now()
where "slug" = 'spokane-under-the-tracks';
--> statement-breakpoint
-- skagit-two-rooms: 3 passages.
update "ready_trips" set "words" = replace(replace(replace("words",
  $t$Taste the fruit with the seriousness you would give a Riesling; it has been somebody's trade for thirty years. Bertelsen, founded in 2014, takes the opposite view.$t$,
  $t$Taste the fruit wines as you would a Riesling. Bertelsen, founded in 2014, takes the opposite view.$t$),
  $t$ Between the two doors you hear what every cellar west of the Cascades has had to settle: what to grow, and what to fetch.$t$,
  $t$ Ask at both what they grow and what they truck over the mountains.$t$),
  $t$, and stays open until eight, so nobody has to leave because the plan says so.$t$,
  $t$, and stays open until eight.$t$), "updated_at" = now()
where "slug" = 'skagit-two-rooms';
--> statement-breakpoint
-- three-days-in-walla-walla: 2 passages.
update "ready_trips" set "words" = replace(replace("words",
  $t$The last morning has two rooms and no more:$t$,
  $t$The last morning has just two rooms:$t$),
  $t$Begin on a Thursday,$t$,
  $t$Start on a Thursday,$t$), "updated_at" = now()
where "slug" = 'three-days-in-walla-walla';
--> statement-breakpoint
-- yakima-to-walla-walla: 2 passages.
update "ready_trips" set "words" = replace(replace("words",
  $t$Then change beds. Walla Walla fills three days without hurry:$t$,
  $t$Then move on. Walla Walla fills three easy days:$t$),
  $t$Open each half in the planner by itself.$t$,
  $t$Open each half separately in the planner.$t$), "updated_at" = now()
where "slug" = 'yakima-to-walla-walla';
--> statement-breakpoint
-- the-lower-yakima-valley: 2 passages.
update "ready_trips" set "words" = replace(replace("words",
  $t$Sunnyside lies in the middle, so every day can go another way and come home.$t$,
  $t$Sunnyside is central, so each day can go a different way and come home.$t$),
  $t$On the third day you need hardly leave town.$t$,
  $t$On the third day you hardly leave town.$t$), "updated_at" = now()
where "slug" = 'the-lower-yakima-valley';
--> statement-breakpoint
-- woodinville-in-four-styles: 2 passages.
update "ready_trips" set "words" = replace(replace("words",
  $t$Chateau Ste. Michelle stands in 105 landscaped acres,$t$,
  $t$Chateau Ste. Michelle sits on 105 landscaped acres,$t$),
  $t$Matthews brings the red back, Cabernet Franc and Petit Verdot, and cheese$t$,
  $t$Matthews brings back the reds, Cabernet Franc and Petit Verdot, and cheese$t$), "updated_at" = now()
where "slug" = 'woodinville-in-four-styles';
--> statement-breakpoint
-- yakima-uphill-and-down: 1 passages.
update "ready_trips" set "words" = replace("words",
  $t$Begin on a Friday. Wilridge$t$,
  $t$Start on a Friday. Wilridge$t$), "updated_at" = now()
where "slug" = 'yakima-uphill-and-down';
--> statement-breakpoint
-- the-warehouse-district: 4 passages.
update "ready_trips" set "words" = replace(replace(replace(replace("words",
  $t$Nobody comes to the Warehouse District for the view. It is a business park$t$,
  $t$The Warehouse District is a business park$t$),
  $t$Kestrel keeps a patio here and brings its estate with it:$t$,
  $t$Kestrel has a patio here and pours from its estate:$t$),
  $t$, so the second hour is a lesson after the first.$t$,
  $t$.$t$),
  $t$Look for other open doors on the way back to the car, since the yard has more rooms than have posted their hours.$t$,
  $t$Look for other open doors on the way back to the car; not every room here posts its hours.$t$), "updated_at" = now()
where "slug" = 'the-warehouse-district';
--> statement-breakpoint
-- gorge-end-to-end: 1 passages.
update "ready_trips" set "words" = replace("words",
  $t$where Willow keeps afternoon hours. We do not know its wines. Let that be the surprise.$t$,
  $t$where Willow is open in the afternoon. We do not know its wines.$t$), "updated_at" = now()
where "slug" = 'gorge-end-to-end';
--> statement-breakpoint
-- bainbridge-and-bremerton: 2 passages.
update "ready_trips" set "words" = replace(replace("words",
  $t$Island wine is a thing of its own. Perennial$t$,
  $t$Perennial$t$),
  $t$where Eleven keeps a room in Manette and opens at two.$t$,
  $t$where Eleven has a room in Manette and opens at two.$t$), "updated_at" = now()
where "slug" = 'bainbridge-and-bremerton';
--> statement-breakpoint
-- walla-walla-in-the-rain: 2 passages.
update "ready_trips" set "words" = replace(replace("words",
  $t$Rain is rare here and not a reason to stay in bed. The Marcus Whitman,$t$,
  $t$The Marcus Whitman,$t$),
  $t$two of them make an afternoon without an umbrella.$t$,
  $t$two of them fill an afternoon without an umbrella.$t$), "updated_at" = now()
where "slug" = 'walla-walla-in-the-rain';
--> statement-breakpoint
-- woodinville-with-children: 1 passages.
update "ready_trips" set "words" = replace("words",
  $t$A weekday morning has the most grass per child.$t$,
  $t$On a weekday morning you may have the lawn to yourselves.$t$), "updated_at" = now()
where "slug" = 'woodinville-with-children';
--> statement-breakpoint
-- both-shores-of-lake-chelan: 2 passages.
update "ready_trips" set "words" = replace(replace("words",
  $t$A lake with vines on both banks makes a weekend that divides itself.$t$,
  $t$Give each shore of the lake a day.$t$),
  $t$Saturday and Sunday are the plain choice, and a Thursday start does as well.$t$,
  $t$Saturday and Sunday work best, and a Thursday start works too.$t$), "updated_at" = now()
where "slug" = 'both-shores-of-lake-chelan';
--> statement-breakpoint
-- sleight-of-hand-cellars: 1 passages.
update "wineries" set "description" = replace("description",
  $t$Its Woodinville room keeps other hours.$t$,
  $t$Its Woodinville room has its own hours.$t$), "updated_at" = now()
where "slug" = 'sleight-of-hand-cellars';
--> statement-breakpoint
-- amos-rome-vineyards: 1 passages.
update "wineries" set "description" = replace("description",
  $t$Estate Merlot, told of in January 2021, is the one wine we can confirm in this Manson room.$t$,
  $t$Estate Merlot, as of January 2021, is the one wine we can confirm in this Manson room.$t$), "updated_at" = now()
where "slug" = 'amos-rome-vineyards';
--> statement-breakpoint
-- arbor-crest-wine-cellars: 1 passages.
update "wineries" set "description" = replace("description",
  $t$stands 400 feet over the Spokane River,$t$,
  $t$sits 400 feet above the Spokane River,$t$), "updated_at" = now()
where "slug" = 'arbor-crest-wine-cellars';
--> statement-breakpoint
-- betz-family-winery: 1 passages.
update "wineries" set "description" = replace("description",
  $t$Rhône grapes one way, Bordeaux the other: Bésoleil and La Côte Rousse speak for the first, Père de Famille for the second.$t$,
  $t$Rhône and Bordeaux grapes: Bésoleil and La Côte Rousse from the first, Père de Famille from the second.$t$), "updated_at" = now()
where "slug" = 'betz-family-winery';
--> statement-breakpoint
-- kestrel-vintners: 1 passages.
update "wineries" set "description" = replace("description",
  $t$Here a Prosser house keeps a Woodinville patio.$t$,
  $t$A Prosser winery's patio in Woodinville.$t$), "updated_at" = now()
where "slug" = 'kestrel-vintners';
--> statement-breakpoint
-- knight-hill-winery: 1 passages.
update "wineries" set "description" = replace("description",
  $t$Which ones are open today, only the room can say.$t$,
  $t$Call for the current list.$t$), "updated_at" = now()
where "slug" = 'knight-hill-winery';
--> statement-breakpoint
-- otis-kenyon-wine: 1 passages.
update "wineries" set "description" = replace("description",
  $t$in a room of that shape you talk with whoever stands next to you.$t$,
  $t$in a room that shape you meet your neighbors.$t$), "updated_at" = now()
where "slug" = 'otis-kenyon-wine';
--> statement-breakpoint
-- tsillan-cellars: 1 passages.
update "wineries" set "description" = replace("description",
  $t$and an Italian restaurant called Sorrento's, as told in August 2024.$t$,
  $t$and an Italian restaurant called Sorrento's, as of August 2024.$t$), "updated_at" = now()
where "slug" = 'tsillan-cellars';
--> statement-breakpoint
-- waving-tree-vineyards-winery: 1 passages.
update "wineries" set "description" = replace("description",
  $t$Stonehenge, the concrete one, stands above these vines on the bank of the Columbia,$t$,
  $t$A concrete Stonehenge overlooks these vines on the bank of the Columbia,$t$), "updated_at" = now()
where "slug" = 'waving-tree-vineyards-winery';
--> statement-breakpoint
-- tagaris-winery: 1 passages.
update "wineries" set "description" = replace("description",
  $t$Taverna Tagaris kept a patio with music on summer weekends in 2018.$t$,
  $t$Taverna Tagaris had music on its patio on summer weekends in 2018.$t$), "updated_at" = now()
where "slug" = 'tagaris-winery';
--> statement-breakpoint
-- boudreaux-cellars: 1 passages.
update "wineries" set "description" = replace("description",
  $t$Off the grid in Icicle Canyon stands the cellar, and the room to taste in is downtown in Leavenworth, as of March 2021.$t$,
  $t$The cellar is off the grid in Icicle Canyon; the tasting room is in downtown Leavenworth, as of March 2021.$t$), "updated_at" = now()
where "slug" = 'boudreaux-cellars';
