-- Descriptions and standfirsts that a native editor would sign.
update "wineries" set "description" = replace("description",
  $t$An evening room in Seattle: every hour it posts falls after three in the afternoon. What is poured we could not learn, so look at the winery's own list.$t$,
  $t$An evening room in Seattle. We do not know what is poured, so look at the winery's own list.$t$), "updated_at" = now()
where "slug" = 'aluel-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Walk-ins were welcome in July 2026; the wines we have yet to learn.$t$,
  $t$Walk-ins were welcome in July 2026. We do not know its wines yet.$t$), "updated_at" = now()
where "slug" = 'bosma-estate-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$You can find this room at Outlook, in the Rattlesnake Hills, and walk-ins were welcome there in July 2026. Its list is still to be learned: call or look at the winery's page.$t$,
  $t$At Outlook, in the Rattlesnake Hills, where walk-ins were welcome in July 2026. We do not know its wines: call, or look at the winery's page.$t$), "updated_at" = now()
where "slug" = 'dichotomy-vineyards';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Feed your eyes first: a duck pond,$t$,
  $t$A duck pond,$t$), "updated_at" = now()
where "slug" = 'bonair-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Pinot Noir and Carménère stood on the list in May 2024,$t$,
  $t$Pinot Noir and Carménère were on the list in May 2024,$t$), "updated_at" = now()
where "slug" = 'bontzu-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Dama Nation is a blend of Grenache, Syrah and Mourvèdre, so say the name quickly.$t$,
  $t$Dama Nation is a blend of Grenache, Syrah and Mourvèdre.$t$), "updated_at" = now()
where "slug" = 'dama-wines';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Zinfandel or Cabernet Franc among the barrels: both were written up in April 2023.$t$,
  $t$Zinfandel and Cabernet Franc were written up in April 2023.$t$), "updated_at" = now()
where "slug" = 'cultura-wine';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Ask about the wines, of which we have no list.$t$,
  $t$We have no list of its wines, so ask.$t$), "updated_at" = now()
where "slug" = 'masset-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Which wines, we do not know yet.$t$,
  $t$We do not know the wines yet.$t$), "updated_at" = now()
where "slug" = 'ruby-magdalena-vineyards';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Hood Canal has this room at Hoodsport for the end of the week. The list of wines we could not confirm.$t$,
  $t$A room on Hood Canal, open toward the end of the week. We could not confirm its wines.$t$), "updated_at" = now()
where "slug" = 'stottle-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Beside the winery in Selah stood Riesling, as a page of 2013 says.$t$,
  $t$Riesling grew beside the winery in Selah in 2013.$t$), "updated_at" = now()
where "slug" = 'southard-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$We know the Redmond room by its list and little else.$t$,
  $t$We know little else about the Redmond room.$t$), "updated_at" = now()
where "slug" = 'the-melody-lynne-vineyard';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Rainier and Adams stand in the vineyard's view.$t$,
  $t$Rainier and Adams are in view from the vineyard.$t$), "updated_at" = now()
where "slug" = 'two-mountain-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$We know when it is open and not yet what is poured.$t$,
  $t$We know its hours but not its wines.$t$), "updated_at" = now()
where "slug" = 'velen-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Rattlesnake Hills, Zillah side. Its hours are known and its wines are not, so take a look at the winery's page.$t$,
  $t$In the Rattlesnake Hills near Zillah. We know its hours but not its wines, so look at the winery's page.$t$), "updated_at" = now()
where "slug" = 'whitman-hill-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Underwood, in the Columbia Gorge, for the second half of the week. For the wines, call: we have hours and a number, and no list.$t$,
  $t$In Underwood, in the Columbia Gorge, open in the second half of the week. We have no list of its wines, so call.$t$), "updated_at" = now()
where "slug" = 'willow-wine-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$and Merlot stood alone.$t$,
  $t$and Merlot was bottled by itself.$t$), "updated_at" = now()
where "slug" = 'winescape';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$This close to the Canadian border fruit wine is the specialty.$t$,
  $t$Fruit wine is the specialty here, close to the Canadian border.$t$), "updated_at" = now()
where "slug" = 'samson-estates-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$a Rhône blend of 2019, are the names to know.$t$,
  $t$a Rhône blend of 2019, are two to ask for.$t$), "updated_at" = now()
where "slug" = 'mark-ryan-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$The year 2009 gave the first vintage.$t$,
  $t$The first vintage was 2009.$t$), "updated_at" = now()
where "slug" = 'eight-bells-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$You tasted among the barrels in an earlier account.$t$,
  $t$An earlier visitor tasted among the barrels.$t$), "updated_at" = now()
where "slug" = 'efeste';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$are from 2009 and the year after.$t$,
  $t$are from 2009 and 2010.$t$), "updated_at" = now()
where "slug" = 'novelty-hill-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Both point at the Rhône from a room in Seattle's SODO.$t$,
  $t$Both look to the Rhône from a room in Seattle's SODO.$t$), "updated_at" = now()
where "slug" = 'rotie-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Quincy's public market has this room, and Wenatchee's had another in 2022.$t$,
  $t$This room is in Quincy's public market; Wenatchee's had another in 2022.$t$), "updated_at" = now()
where "slug" = 'jones-of-washington';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Fruit wine is one half of the cellar, noted in 2013. In 2017 La Petite Fleur, a white blend led by Chardonnay, spoke for the other.$t$,
  $t$Fruit wine was made here in 2013. In 2017 there was La Petite Fleur, a white blend led by Chardonnay.$t$), "updated_at" = now()
where "slug" = 'harbinger-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Kyle Welch's label pours in Richland, on a patio as well in February 2021.$t$,
  $t$Kyle Welch's label pours in Richland, and had a patio in February 2021.$t$), "updated_at" = now()
where "slug" = 'longship-cellars';
--> statement-breakpoint
update "ready_trips" set "standfirst" = replace("standfirst",
  $t$Three rooms in industrial Seattle, one of them five minutes from the next and the last at the same address, all of them given to Syrah and its relations.$t$,
  $t$Three rooms in industrial Seattle, a five-minute walk from first to last, all of them pouring Syrah and its relatives.$t$), "updated_at" = now()
where "slug" = 'sodo-on-foot';
--> statement-breakpoint
update "ready_trips" set "standfirst" = replace("standfirst",
  $t$A château, a cottage without reds, a farm for a neighbor and a room full of barrels: one weekend day, four answers to one question.$t$,
  $t$A château, a cottage without reds, a farm for a neighbor and a room full of barrels, all on one weekend day.$t$), "updated_at" = now()
where "slug" = 'woodinville-in-four-styles';
--> statement-breakpoint
update "ready_trips" set "standfirst" = replace("standfirst",
  $t$Three cellars east of the Gorge, three tries at the grape of Piedmont, and Mount Hood from each of them on a clear day.$t$,
  $t$Three wineries east of the Gorge that have made Barbera, with Mount Hood in view on a clear day.$t$), "updated_at" = now()
where "slug" = 'barbera-on-the-columbia';
--> statement-breakpoint
update "ready_trips" set "standfirst" = replace("standfirst",
  $t$From Liberty Lake back into the city, three rooms in the order in which they unlock their doors.$t$,
  $t$From Liberty Lake back into the city: three rooms, in the order they open.$t$), "updated_at" = now()
where "slug" = 'spokane-under-the-tracks';
--> statement-breakpoint
update "ready_trips" set "standfirst" = replace("standfirst",
  $t$and a last afternoon with nothing in it.$t$,
  $t$and a free last afternoon.$t$), "updated_at" = now()
where "slug" = 'three-days-in-walla-walla';
--> statement-breakpoint
update "ready_trips" set "standfirst" = replace("standfirst",
  $t$thirteen rooms and one change of beds.$t$,
  $t$thirteen rooms and one change of hotel.$t$), "updated_at" = now()
where "slug" = 'yakima-to-walla-walla';
--> statement-breakpoint
update "ready_trips" set "standfirst" = replace("standfirst",
  $t$Basalt, a wide terrace and a small room at the wet end: three stops$t$,
  $t$Basalt cliffs, a wide terrace and a small room at the green end: three stops$t$), "updated_at" = now()
where "slug" = 'gorge-end-to-end';
--> statement-breakpoint
update "ready_trips" set "standfirst" = replace("standfirst",
  $t$Prosser for lunch, Red Mountain for a view, Goose Gap for the last glass: one day out of Richland.$t$,
  $t$Prosser for lunch, a view of Red Mountain, and Goose Gap for the last glass: one day out of Richland.$t$), "updated_at" = now()
where "slug" = 'tri-cities-upriver';
--> statement-breakpoint
update "ready_trips" set "words" = replace(replace("words",
  $t$Yakima is a wine town that sends you out of town. The first day goes uphill:$t$,
  $t$The first day goes uphill:$t$),
  $t$a patio with a mountain in it,$t$,
  $t$a patio with a mountain view,$t$), "updated_at" = now()
where "slug" = 'yakima-uphill-and-down';
--> statement-breakpoint
update "ready_trips" set "words" = replace("words",
  $t$downtown, Spring Valley, Canoe Ridge and, in the afternoon, Maison Bleue; on the last day Seven Hills and Otis Kenyon before lunch and Time & Direction, with its arcade games, after it.$t$,
  $t$downtown, Spring Valley and Canoe Ridge before lunch and Time & Direction, with its arcade games, after it; on the last day Seven Hills, Maison Bleue and Otis Kenyon, with a late lunch to end on.$t$), "updated_at" = now()
where "slug" = 'yakima-to-walla-walla';
--> statement-breakpoint
update "ready_trips" set "words" = replace("words",
  $t$The first day has the car. Five Star,$t$,
  $t$You need the car on the first day. Five Star,$t$), "updated_at" = now()
where "slug" = 'three-days-in-walla-walla';
