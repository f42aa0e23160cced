-- Articles: events with the year of their source, and an editor's plainer words.
-- a-weekend-at-lake-chelan: 8 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$The lake comes first, and the wine knows it. $t$,
  $t$The lake comes first. $t$),
  $t$Eat early, taste, and be in the water by three. That is the local order of business in July, and it is a wise one.$t$,
  $t$In July eat early, taste, and be in the water by three.$t$),
  $t$Chelan is young and still choosing its grapes, which makes a tasting here more of a conversation than a lecture. Syrah, Merlot and Malbec do well among the reds.$t$,
  $t$Chelan is young wine country. Among the reds, growers have planted Syrah, Merlot and Malbec.$t$),
  $t$

> A lake region is best understood at five in the afternoon, from a terrace, when the wind drops and you feel how much warmth the water has kept.$t$,
  $t$$t$),
  $t$the connoisseur's choice. The lake still holds its summer warmth, harvest is on, and tables are easy to find after Labor Day.$t$,
  $t$harvest, and a lake still warm from the summer.$t$),
  $t$Winterfest brings ice sculptures and wine to Chelan and Manson. Winter drives$t$,
  $t$Winterfest ran over two weekends in 2023, January 13 to 22, in Chelan and Manson. Winter drives$t$),
  $t$on the water in the middle of Chelan, has taken guests since 1901 and has a pub with a known wine list.$t$,
  $t$on the water in downtown Chelan, has taken guests since 1901 and has a pub.$t$),
  $t$and the ride is the best geology lesson in the state, from sagebrush to glaciers in one sitting.$t$,
  $t$and the ride goes from sagebrush to glaciers in one sitting.$t$), "updated_at" = now()
where "slug" = 'a-weekend-at-lake-chelan';
--> statement-breakpoint
-- a-weekend-in-the-yakima-valley: 7 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace("content",
  $t$It is a joke about a political scandal that has outlived everybody who got it the first time.$t$,
  $t$It was a joke about a political scandal of its day.$t$),
  $t$on Merlot Drive, Cabernet Court and Port Avenue (the town names its streets with conviction), five of this guide's tasting rooms stand within five minutes' walk of one another:$t$,
  $t$on Merlot Drive, Cabernet Court and Port Avenue, five of this guide's tasting rooms are within a five-minute walk of one another:$t$),
  $t$ It also grows some of the most sought-after Cabernet Sauvignon in the state.$t$,
  $t$ Most of what it grows is Cabernet Sauvignon.$t$),
  $t$Everything that makes the place hard makes the wine distinctive. The slope faces southwest.$t$,
  $t$The slope faces southwest.$t$),
  $t$

> In the Yakima Valley, choose a ridge, not a winery. The doors are small and the hills are the point.$t$,
  $t$$t$),
  $t$Late April brings Spring Barrel Tasting, a fixture since the 1980s, when cellars pour unfinished wine from the cask. October is for Catch the Crush. September, between them, is the month of everything at once: grapes, hops, peppers, pears.$t$,
  $t$Spring Barrel Tasting, when cellars pour unfinished wine from the barrel, was April 28 to 30 in 2023. Catch the Crush was October 12 and 13 in 2019. In September grapes, hops, peppers and pears come in all at once.$t$),
  $t$Check each page before you go, put the ones that are open into the [trip planner](/planner), and fill the tank. Then take the exit.$t$,
  $t$Check each page before you go, and put the ones that are open into the [trip planner](/planner).$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-the-yakima-valley';
--> statement-breakpoint
-- a-weekend-in-walla-walla: 10 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$, which is the first reason to come for two nights and the second reason to stay for three.$t$,
  $t$. That alone is reason to stay two nights.$t$),
  $t$Four is enough. A sixth flight tastes of nothing but the fifth.$t$,
  $t$Four is enough.$t$),
  $t$

> Buy the bottle you kept thinking about while you were tasting the next one. It is the most reliable rating system there is.$t$,
  $t$$t$),
  $t$or a hired car.$t$,
  $t$or a car service.$t$),
  $t$More, with the date of each, stands in [Where to Eat and Sleep]$t$,
  $t$For more, each with its date, see [Where to Eat and Sleep]$t$),
  $t$the bed of basalt cobbles just over the state line whose savory, smoky Syrah made many people pay attention to the valley in the first place. You will meet its fruit in glasses all over town and its name on very few of the labels:$t$,
  $t$the bed of basalt cobbles just over the state line, known for savory, smoky Syrah. You will find its fruit in glasses all over town and its name on very few labels:$t$),
  $t$and try it beside a Syrah grown on loess; no pair of glasses explains the word *terroir* faster.$t$,
  $t$and try it beside a Syrah grown on loess.$t$),
  $t$The Spring Release weekend, usually the first full weekend of May, is the busiest of the year: book months ahead or come a week later.$t$,
  $t$Spring Release was the first full weekend of May in 2024: book months ahead or come a week later.$t$),
  $t$- **The first weekend of November** is Fall Release, and a quieter holiday weekend follows in December.$t$,
  $t$- **November and December** have had Fall Release (the first weekend of November in 2019) and a holiday barrel tasting (the first weekend of December in 2013).$t$),
  $t$ Two wineries a day is a holiday; four is a schedule.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-walla-walla';
--> statement-breakpoint
-- a-weekend-in-woodinville: 4 passages.
update "posts" set "content" = replace(replace(replace(replace("content",
  $t$It looks like a place to have a transmission repaired. It is the best hour of wine education in Washington.$t$,
  $t$It looks like a place to have a transmission repaired.$t$),
  $t$This is where you may meet whoever made the wine.$t$,
  $t$This is where you may meet the winemaker.$t$),
  $t$Woodinville's gift is comparison. Use it on purpose.$t$,
  $t$Woodinville is a good place to compare.$t$),
  $t$so share a car or cycle by the river.$t$,
  $t$so share a car or bike along the river.$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-woodinville';
--> statement-breakpoint
-- bubbles-and-rose: 6 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace("content",
  $t$ For much of that time, in a supermarket, it was the only local sparkling wine that anybody could name.$t$,
  $t$$t$),
  $t$ You will not do it in that order anywhere in France.$t$,
  $t$$t$),
  $t$ Neither is in our directory yet. Both are worth asking for by name in a good shop.$t$,
  $t$ Neither is in our directory yet.$t$),
  $t$in quantities that suit an island.$t$,
  $t$in small quantities.$t$),
  $t$If nothing is said, ask. The answer is never a secret, and it explains the price.$t$,
  $t$If the label says nothing, ask.$t$),
  $t$Bubbles carry alcohol into the blood with some enthusiasm.$t$,
  $t$Bubbles can speed alcohol into the blood.$t$), "updated_at" = now()
where "slug" = 'bubbles-and-rose';
--> statement-breakpoint
-- children-dogs-and-wine: 10 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$and has anybody asked? $t$,
  $t$and has anyone asked? $t$),
  $t$**Tasting is for people of 21 and over**, with photo identification. Everyone who might be taken for younger should carry it, grandparents included if they are vain.$t$,
  $t$**Tasting is for people 21 and older**, with photo ID. Everyone who might look younger should carry it.$t$),
  $t$trip everybody.$t$,
  $t$trip everyone.$t$),
  $t$and nobody has a complaint.$t$,
  $t$and no one complains.$t$),
  $t$A calm dog on a short leash is welcome at more wineries than you would think. Many have one of their own, and that is precisely why they want to know about yours. Ask$t$,
  $t$Some wineries welcome a calm dog on a short leash. Some have a dog of their own and will want to know about yours. Ask$t$),
  $t$Then follow the house rules that nobody writes down.$t$,
  $t$Then follow the unwritten rules.$t$),
  $t$from spring to autumn.$t$,
  $t$from spring to fall.$t$),
  $t$ Many of the best bottles of any trip are drunk like that.$t$,
  $t$$t$),
  $t$

> The family who stays for one glass and leaves happy is invited back. The family who stays for five is discussed.$t$,
  $t$$t$),
  $t$Put the word into your message plainly: two adults, a four-year-old, an elderly spaniel. You will get an honest answer, and very often a water bowl.$t$,
  $t$Say it plainly in your message: two adults, a four-year-old, an elderly spaniel.$t$), "updated_at" = now()
where "slug" = 'children-dogs-and-wine';
--> statement-breakpoint
-- columbia-gorge-and-maryhill: 8 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$Nothing about the engine has changed. You have driven$t$,
  $t$You have driven$t$),
  $t$The local slogan, a world of wine in forty miles, is one of the few in the trade that understates the case.$t$,
  $t$The local slogan is "a world of wine in forty miles."$t$),
  $t$That is more than pedantry. The boundary$t$,
  $t$The boundary$t$),
  $t$the vines at Wishram and Maryhill stand in the Columbia Valley.$t$,
  $t$the vines at Wishram and Maryhill are in the Columbia Valley.$t$),
  $t$, and this is one of the few places in the state to have made a specialty of it.$t$,
  $t$.$t$),
  $t$What he left is among the oddest things to see in the Northwest.$t$,
  $t$What he left is worth a stop.$t$),
  $t$

> Everything Sam Hill built here was too early: the road, the museum, the farm. He would be pleased to see the irrigated vines.$t$,
  $t$$t$),
  $t$Whoever drives does not taste.$t$,
  $t$The driver does not taste.$t$), "updated_at" = now()
where "slug" = 'columbia-gorge-and-maryhill';
--> statement-breakpoint
-- first-timers-loop: 11 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$the run to Richland and back is more than four hundred miles, and nobody who drives it remembers the wine.$t$,
  $t$the run to Richland and back is more than four hundred miles.$t$),
  $t$spends its best hours in front of locked gates.$t$,
  $t$spends its best hours in front of locked doors.$t$),
  $t$The short form is that six small pours of a Washington red come to rather more than two standard drinks.$t$,
  $t$In short, six small pours of a Washington red come to more than two standard drinks.$t$),
  $t$What the two have in common is that you can see where the bottle came from without leaving your chair.$t$,
  $t$At both you can see where the bottle came from without leaving your chair.$t$),
  $t$where the tasting rooms stand within five minutes' walk of one another and the car can be forgotten for a morning. Choose one.$t$,
  $t$where the tasting rooms are within a five-minute walk of one another and you can forget the car for a morning. Choose one.$t$),
  $t$Richland is a quarter of an hour farther.$t$,
  $t$Richland is 15 minutes farther.$t$),
  $t$Check into a hotel in the middle of town, put the keys in a drawer, and walk. More than thirty tasting rooms are said to lie within strolling distance; this guide knows twenty-three of them by address. Do not attempt to prove anything.$t$,
  $t$Check into a downtown hotel, put the keys in a drawer, and walk. This guide lists twenty-three tasting rooms within walking distance.$t$),
  $t$On Tulip Lane three wineries stand side by side,$t$,
  $t$On Tulip Lane three wineries are side by side,$t$),
  $t$queued to get out,$t$,
  $t$backed up,$t$),
  $t$and you will meet almost nobody.$t$,
  $t$and you will see almost no one.$t$),
  $t$Everybody's first plan has Chelan in it as well. Leave Chelan$t$,
  $t$Leave Chelan$t$), "updated_at" = now()
where "slug" = 'first-timers-loop';
--> statement-breakpoint
-- grape-varieties-of-washington: 1 passages.
update "posts" set "content" = replace("content",
  $t$nobody has confirmed them yet; ask, and let the answer surprise you.$t$,
  $t$we have not confirmed them yet, so ask.$t$), "updated_at" = now()
where "slug" = 'grape-varieties-of-washington';
--> statement-breakpoint
-- harvest: 1 passages.
update "posts" set "content" = replace("content",
  $t$because nobody has time to wash.$t$,
  $t$because no one has time to wash glasses.$t$), "updated_at" = now()
where "slug" = 'harvest';
--> statement-breakpoint
-- how-to-taste: 6 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace("content",
  $t$Begin with that sum, because everything sensible about tasting follows from it.$t$,
  $t$Start with that math, because it explains the rest.$t$),
  $t$ One tastes of morning, the other of afternoon.$t$,
  $t$$t$),
  $t$Cheese flatters everything, which is why sellers like it and judges do not.$t$,
  $t$Cheese flatters everything.$t$),
  $t$

> You do not have to like it. You only have to be able to say why.$t$,
  $t$$t$),
  $t$Places where nobody has to drive at all are collected in$t$,
  $t$For places where no one has to drive, see$t$),
  $t$ That is the beginning of a taste of your own.

Then use it. Put$t$,
  $t$

Put$t$), "updated_at" = now()
where "slug" = 'how-to-taste';
--> statement-breakpoint
-- leavenworth-to-wenatchee: 5 passages.
update "posts" set "content" = replace(replace(replace(replace(replace("content",
  $t$ It suits people who like stations.$t$,
  $t$$t$),
  $t$, which is either a vineyard or a stamp collection, and opened$t$,
  $t$ and opened$t$),
  $t$Nobody minds being asked.$t$,
  $t$Ask.$t$),
  $t$

> Come for the gingerbread if you must. The river goes somewhere better.$t$,
  $t$$t$),
  $t$Then call. In a valley like this the list of opening hours is often one person, and she may be on a tractor.$t$,
  $t$Then call.$t$), "updated_at" = now()
where "slug" = 'leavenworth-to-wenatchee';
--> statement-breakpoint
-- lunch-at-the-winery: 4 passages.
update "posts" set "content" = replace(replace(replace(replace("content",
  $t$The best thing you can do for a tasting day is eat in the middle of it. The second best is to eat where you are already sitting.$t$,
  $t$Eat in the middle of a tasting day, ideally where you are already sitting.$t$),
  $t$ Acid and salt are old friends.$t$,
  $t$$t$),
  $t$On Tulip Lane three wineries stand side by side,$t$,
  $t$On Tulip Lane three wineries are side by side,$t$),
  $t$For restaurants that stand on their own, with dates, there is$t$,
  $t$For other restaurants, with dates, see$t$), "updated_at" = now()
where "slug" = 'lunch-at-the-winery';
--> statement-breakpoint
-- prosser-on-foot: 6 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace("content",
  $t$Prosser has the easiest tasting day in the Yakima Valley, because you can do most of it without the car.$t$,
  $t$In Prosser you can do most of a tasting day without the car.$t$),
  $t$stand within five minutes' walk of one another.$t$,
  $t$are within a five-minute walk of one another.$t$),
  $t$with whoever has been drinking water at the wheel.$t$,
  $t$with your sober driver at the wheel.$t$),
  $t$, stands in many itineraries as the place to begin.$t$,
  $t$, is still the first stop in many itineraries.$t$),
  $t$, and is no day for a quiet talk about Carménère. Check$t$,
  $t$. Check$t$),
  $t$In winter the valley is quiet, and the person who pours is more often the one who made the wine. Snow$t$,
  $t$In winter the valley is quiet. Snow$t$), "updated_at" = now()
where "slug" = 'prosser-on-foot';
--> statement-breakpoint
-- puget-sound-island-wines: 2 passages.
update "posts" set "content" = replace(replace("content",
  $t$Nearly everybody who drinks$t$,
  $t$Nearly everyone who drinks$t$),
  $t$

> On the dry side of the state, taste the sun. On the wet side, taste the light.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'puget-sound-island-wines';
--> statement-breakpoint
-- red-mountain: 2 passages.
update "posts" set "content" = replace(replace("content",
  $t$Wineries from Naches Heights to Red Mountain have kept Red Wine & Chocolate on Presidents' Day weekend; in 2025 it was February 14 to 17.$t$,
  $t$In 2023 wineries from Naches Heights to Red Mountain took part in Red Wine & Chocolate on Presidents' Day weekend; in 2025 it was February 14 to 17.$t$),
  $t$so the day is short on the road and long on tannin.$t$,
  $t$so you will spend little of the day on the road.$t$), "updated_at" = now()
where "slug" = 'red-mountain';
--> statement-breakpoint
-- seasons-and-release-weekends: 13 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$Lake Chelan holds its Winterfest, with ice carvings on the streets.$t$,
  $t$Lake Chelan's Winterfest was January 13 to 22 in 2023.$t$),
  $t$In the Yakima Valley the weekend around Presidents' Day has long been given to red wine and chocolate.$t$,
  $t$In the Yakima Valley, Red Wine & Chocolate was February 14 to 17 in 2025.$t$),
  $t$Taste Washington fills halls in Seattle: the Grand Tasting brings together more than two hundred wineries under one roof, the quickest survey of the state that exists. It usually falls in the second half of the month. If you go,$t$,
  $t$Taste Washington comes to Seattle: in 2025 its two-day Grand Tasting had more than two hundred wineries under one roof. If you go,$t$),
  $t$On the last full weekend of the month the Yakima Valley usually holds Spring Barrel Tasting, a tradition since the 1980s: wine straight from the barrel, unfinished and unguarded.$t$,
  $t$The Yakima Valley's Spring Barrel Tasting, with unfinished wine straight from the barrel, was April 28 to 30 in 2023.$t$),
  $t$Walla Walla's Spring Release takes the first full weekend.$t$,
  $t$Walla Walla's Spring Release was May 3 to 5 in 2024, the first full weekend.$t$),
  $t$In the Yakima Valley, wineries celebrate Catch the Crush, usually on an October weekend, with grape stomping and fermenting juice to try.$t$,
  $t$In the Yakima Valley, Catch the Crush was October 12 and 13 in 2019, with grape stomping and fermenting juice to try.$t$),
  $t$Walla Walla's Fall Release comes on the first weekend: big reds, early dusk, good dinners.$t$,
  $t$Walla Walla's Fall Release was the first weekend in 2019.$t$),
  $t$Walla Walla opens its barrels again at the beginning of the month, more calmly than in spring.$t$,
  $t$Walla Walla's Holiday Barrel Tasting was the first weekend of the month in 2013.$t$),
  $t$

> The best weekend of the year is the one after the famous one.$t$,
  $t$$t$),
  $t$the southern way round.$t$,
  $t$the southern way around.$t$),
  $t$- **Autumn:**$t$,
  $t$- **Fall:**$t$),
  $t$where no pass stands in the way.$t$,
  $t$where no pass is in the way.$t$),
  $t$from late autumn until spring.$t$,
  $t$from late fall until spring.$t$), "updated_at" = now()
where "slug" = 'seasons-and-release-weekends';
--> statement-breakpoint
-- seattle-day-trips: 8 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$you can stand in Yakima with a glass of Tempranillo. What follows are six days that end in your own bed. The drives are from the middle of the city, without traffic.$t$,
  $t$you can be in Yakima with a glass of Tempranillo. Here are six days that end in your own bed. Drives are from downtown, without traffic.$t$),
  $t$unless a year stands beside them, so look$t$,
  $t$unless we give a year, so look$t$),
  $t$keeps noon to 6, Thursday to Sunday.$t$,
  $t$is open noon to 6, Thursday to Sunday.$t$),
  $t$has more days of the kind.$t$,
  $t$has more days like it.$t$),
  $t$[Hoodsport Winery](/winery/hoodsport-winery) stands on US 101,$t$,
  $t$[Hoodsport Winery](/winery/hoodsport-winery) is on US 101,$t$),
  $t$in Ellensburg, keeps a city's hours:$t$,
  $t$in Ellensburg, stays open late:$t$),
  $t$stands at 3,015 feet and is kept open all year, but not at every hour: more than half of its closings, by a count of 2018, came from vehicles$t$,
  $t$is at 3,015 feet and stays open all year, but not at every hour: by a 2018 count, more than half of its closings came from vehicles$t$),
  $t$Two tastings before the drive home are plenty, and none for whoever has the keys is better.$t$,
  $t$Two tastings before the drive home are plenty, and the driver should skip both.$t$), "updated_at" = now()
where "slug" = 'seattle-day-trips';
--> statement-breakpoint
-- seattle-urban-wineries: 3 passages.
update "posts" set "content" = replace(replace(replace("content",
  $t$On Monday nobody is there.$t$,
  $t$On Monday no one is there.$t$),
  $t$, for it may have come from the [Yakima Valley](/regions/yakima-valley), and nobody expects that.$t$,
  $t$: it may have come from the [Yakima Valley](/regions/yakima-valley).$t$),
  $t$

> A vineyard shows you where wine comes from. A warehouse shows you what had to be done to it.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'seattle-urban-wineries';
--> statement-breakpoint
-- shipping-and-reservations: 4 passages.
update "posts" set "content" = replace(replace(replace(replace("content",
  $t$The rest is detail, but it is useful detail, and nobody prints it on the door.$t$,
  $t$The rest is useful detail.$t$),
  $t$a table nobody else got.$t$,
  $t$a table no one else got.$t$),
  $t$If nobody is at home by day,$t$,
  $t$If no one is home during the day,$t$),
  $t$

> Buy the wine you cannot get at home. Leave the one with the famous score for the supermarket.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'shipping-and-reservations';
--> statement-breakpoint
-- smoke-snow-and-mud: 14 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$On the sixth of January 2022 snow closed$t$,
  $t$On January 6, 2022, snow closed$t$),
  $t$ignored the requirement and crashed, so the fine is for everybody else's evening.$t$,
  $t$ignored the requirement and crashed.$t$),
  $t$in 2021 it opened on the fifth of May.$t$,
  $t$in 2021 it opened on May 5.$t$),
  $t$Lake Chelan holds its Winterfest over two weekends in January, the Yakima Valley keeps Presidents' Day weekend in February for red wine and chocolate, and Woodinville is on your side of the pass. [Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery) has never been snowed off by a mountain.$t$,
  $t$Lake Chelan's Winterfest ran over two weekends in January 2023, and the Yakima Valley's Red Wine & Chocolate was February 14 to 17 in 2025. Woodinville, with [Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery), is on Seattle's side of the pass.$t$),
  $t$In the last days of April the Yakima Valley pours from the barrel; on the first full weekend in May Walla Walla releases its new wines; on Mother's Day weekend Spokane does the same.$t$,
  $t$The Yakima Valley poured from the barrel on April 28 to 30 in 2023; Walla Walla's Spring Release was May 3 to 5 in 2024; Spokane's was Mother's Day weekend in 2018.$t$),
  $t$with a hundred and nine on the thirtieth.$t$,
  $t$with 109 on the 30th.$t$),
  $t$Nobody puts smoke in a brochure, so here it is. Fires burn$t$,
  $t$Fires burn$t$),
  $t$On 14 August 2015 a fire$t$,
  $t$On August 14, 2015, a fire$t$),
  $t$neither should anybody with asthma.$t$,
  $t$neither should anyone with asthma.$t$),
  $t$go in. A family that has spent the day sealing doors will remember who came.$t$,
  $t$stay indoors.$t$),
  $t$on 19 August in 2016 and on 8 September the year after.$t$,
  $t$on August 19 in 2016 and on September 8 the year after.$t$),
  $t$Chelan's Crush takes two weekends in October, Catch the Crush in the Yakima Valley usually the second.$t$,
  $t$Chelan's Crush ran over two weekends in October 2018; the Yakima Valley's Catch the Crush was October 12 and 13 in 2019.$t$),
  $t$

> A winery is in the same place all year. It is the distance that has seasons.$t$,
  $t$$t$),
  $t$call first, then look out of the window.$t$,
  $t$call first.$t$), "updated_at" = now()
where "slug" = 'smoke-snow-and-mud';
--> statement-breakpoint
-- spokane: 3 passages.
update "posts" set "content" = replace(replace(replace("content",
  $t$Nobody here inherited a hillside. The people$t$,
  $t$The people$t$),
  $t$The result is a small, friendly and rather various scene which hardly anybody west of the mountains has heard of.$t$,
  $t$The result is a small, friendly and varied scene.$t$),
  $t$

> Vineyards tie a winery to the ground. Here nothing does, except a liking for the town.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'spokane';
--> statement-breakpoint
-- tri-cities: 5 passages.
update "posts" set "content" = replace(replace(replace(replace(replace("content",
  $t$three wineries stand in a row, each with food.$t$,
  $t$three wineries sit in a row, each with food.$t$),
  $t$ They are close enough that nobody will notice.$t$,
  $t$ They are a short walk apart.$t$),
  $t$takes a quarter of an hour to read, and it improves every drive in the neighborhood.$t$,
  $t$takes fifteen minutes to read.$t$),
  $t$before you promise one to anybody. It is a strange neighbor for a wine region, and nobody here pretends otherwise.$t$,
  $t$before you promise one to anyone.$t$),
  $t$

> Nobody falls in love with the Tri-Cities at first sight. It is the second evening that does it, when the wind drops and the river goes copper.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'tri-cities';
--> statement-breakpoint
-- walla-walla-by-district: 2 passages.
update "posts" set "content" = replace(replace("content",
  $t$Spring Release is on the first full weekend of May and Fall Release at the beginning of November; if you want to talk to anybody, come on the weekend after either.$t$,
  $t$Spring Release was the first full weekend of May in 2024 and Fall Release the first weekend of November in 2019; for a quieter visit, come a week later.$t$),
  $t$

> The valley is small enough to see in a day. That is the best argument for taking three.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'walla-walla-by-district';
--> statement-breakpoint
-- washington-avas-explained: 3 passages.
update "posts" set "content" = replace(replace(replace("content",
  $t$but nobody can talk about Walla Walla Syrah without it. Nor, since it lies wholly in Oregon, can a wine finished in Washington put it on the label, even if every grape was grown there: such a bottle says Walla Walla Valley or Columbia Valley.$t$,
  $t$but its Syrah is poured all over Walla Walla. Since it lies wholly in Oregon, a wine finished in Washington cannot put it on the label, even if every grape was grown there: such a bottle says Walla Walla Valley or Columbia Valley.$t$),
  $t$or pointed out by whoever pours)$t$,
  $t$or pointed out by the person pouring)$t$),
  $t$

> Learn three names well instead of twenty-two badly. The rest will arrange themselves around them.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'washington-avas-explained';
--> statement-breakpoint
-- what-a-tasting-costs: 12 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$ Nobody has poured at that price for a long time. What happened in between was a pandemic: tastings moved to seats and reservations in 2020, the seats turned out to suit everybody, and the price of a seat is not the price of an elbow on a bar.$t$,
  $t$ Then came the pandemic: in 2020 tastings moved to seats and reservations, and a seat costs more than a place at the bar.$t$),
  $t$Read the numbers as a ballpark.$t$,
  $t$Treat the numbers as a ballpark.$t$),
  $t$Free tasting survives, but as a habit of the house and not as a rule of any region.$t$,
  $t$Free tasting survives at some wineries, though in no region as a rule.$t$),
  $t$Budget twenty-five dollars a head and a stop, then, and be pleased when it is less.$t$,
  $t$Budget twenty-five dollars a person at each stop.$t$),
  $t$someone will do the sum at the register, and it will not come out as zero.$t$,
  $t$someone will still owe money at the register.$t$),
  $t$A local paper's counsel for such weekends was four or five wineries in a day at the most, and it had the crowd in mind, not your liver.$t$,
  $t$A local paper's advice for such weekends was four or five wineries a day at most.$t$),
  $t$ That is an answer of a kind: there is no fixed custom.$t$,
  $t$$t$),
  $t$that nobody can spit out.$t$,
  $t$that no one can spit out.$t$),
  $t$## The sum that matters$t$,
  $t$## The math that matters$t$),
  $t$Two points of law catch visitors out.$t$,
  $t$Two laws surprise visitors.$t$),
  $t$

> The most expensive tasting is the one that you do not remember. The cheapest is the one that told you what not to buy.$t$,
  $t$$t$),
  $t$and never takes an unknown one for a free one.$t$,
  $t$and never counts an unknown fee as free.$t$), "updated_at" = now()
where "slug" = 'what-a-tasting-costs';
--> statement-breakpoint
-- wine-country-without-a-car: 4 passages.
update "posts" set "content" = replace(replace(replace(replace("content",
  $t$belongs to whoever does not have to drive home.$t$,
  $t$belongs to the person who is not driving home.$t$),
  $t$Downtown Walla Walla is the finest walking wine country in the Northwest.$t$,
  $t$Downtown Walla Walla is wine country on foot.$t$),
  $t$in the middle of the pedestrian quarter.$t$,
  $t$downtown.$t$),
  $t$

> A designated driver is a kindness. A timetable is a kindness to the designated driver.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'wine-country-without-a-car';
--> statement-breakpoint
-- accessible-tasting-rooms: 6 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace("content",
  $t$Here is what we do not know: for not one of the wineries in this guide does a source tell us plainly whether a wheelchair gets from the parking lot to the bar and on to the rest room. Nobody publishes it. We ask each winery for it in the letter that goes out twice a year, and until the answers come in, the work is yours. This article tries to make it short.$t$,
  $t$First, what we do not know: no source tells us, for any winery in this guide, whether a wheelchair can get from the parking lot to the bar and the restroom. We ask each winery in a letter that goes out twice a year. Until the answers come in, you will have to call. Here is what to ask.$t$),
  $t$It agreed to rework rest rooms,$t$,
  $t$It agreed to rework restrooms,$t$),
  $t$We have not seen the result, but we know of no other winery in the state with such a list to hold it to.$t$,
  $t$We have not seen the result.$t$),
  $t$**Is the rest room on the same level, and how wide is its door?**$t$,
  $t$**Is the restroom on the same level, and how wide is its door?**$t$),
  $t$A room with one low table gives it to whoever comes first.$t$,
  $t$A room with one low table may give it to the first guest who asks.$t$),
  $t$stand side by side, and a page of 2014 tells visitors to park once.$t$,
  $t$are side by side, and a 2014 page tells visitors to park once.$t$), "updated_at" = now()
where "slug" = 'accessible-tasting-rooms';
--> statement-breakpoint
-- accessible-tasting-rooms: its excerpt.
update "posts" set "excerpt" = $t$What the law asks of a tasting room, five questions to ask on the phone, and the places where one parking spot serves several doors.$t$, "updated_at" = now() where "slug" = 'accessible-tasting-rooms';
--> statement-breakpoint
-- seattle-day-trips: its excerpt.
update "posts" set "excerpt" = $t$From fifteen minutes to two and a half hours: six days out from Seattle that end in your own bed, with the rooms that post their hours and the drive each way.$t$, "updated_at" = now() where "slug" = 'seattle-day-trips';
--> statement-breakpoint
-- how-to-taste: its excerpt.
update "posts" set "excerpt" = $t$A method that takes two minutes a glass, the words that help, and the manners that get you a better pour.$t$, "updated_at" = now() where "slug" = 'how-to-taste';
