-- Publish articles on Prosser, days from Seattle, lunch and access
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'prosser-on-foot', 'Prosser on Foot',
  'Five tasting rooms within five minutes'' walk, a farmhouse two miles off, and one set of posted hours. How to spend a day where you park once.',
  $md$Prosser has the easiest tasting day in the Yakima Valley, because you can do most of it without the car. By the freeway, on streets named Merlot Drive, Cabernet Court and Port Avenue, five of the wineries in this guide stand within five minutes' walk of one another. A sixth is two miles east, in a farmhouse.

It takes about three hours to get here from Seattle, just under an hour from Yakima, and half an hour from Richland.

## Call before you come

Of the six, only Coyote Canyon has posted hours that we could find: 11 to 5 from Sunday to Thursday and 11 to 6 on Friday and Saturday, as listed in August 2026. We know no tasting fee for any of them. Call on Thursday for Saturday, and choose the doors that answer.

## The village

**[Airfield Estates](/winery/airfield-estates)** is the large one: more than 800 acres and 21 varieties, all of it grown on the estate, by the state wine commission's account. Its Riesling and Cabernet Sauvignon were planted in 1968, which makes them old for this state. Sauvignon Blanc was in the glass in July 2025.

**[Thurston Wolfe](/winery/thurston-wolfe-winery)** dates from 1987. Its white, PGV, is Pinot Gris with Viognier. In 2017 a red brought together Zinfandel, Grenache, Petite Sirah and Lemberger. There has been a Port-style wine for the end of the day, and a patio since at least 2011.

**[WIT Cellars](/winery/wit-cellars)** opened in May 2016 and bought its present building, with two large patios, in 2021. Ask whether there is a sparkling Pinot Gris. In 2020 its bubbles were added in the cellar, with no second fermentation in the bottle.

**[Coyote Canyon](/winery/coyote-canyon-winery)** grows its own fruit, came to Prosser in 2008, and had an Albariño of the 2024 vintage. Primitivo is another grape you will not find at every counter.

**[Martinez and Martinez](/winery/martinez-and-martinez-winery)** has the same street number as Coyote Canyon, 357 Port Avenue. Andrew Martinez took in the family's twentieth harvest in September 2025, part of it from their own vineyard on Phinny Hill. Carménère was the bottle to try that summer.

## The farmhouse

**[Chinook](/winery/chinook-wines)** is two miles away. The tasting room is the parlor of an old farmhouse, with Cabernet Franc around it and a lawn for picnics. Kay Simon and Clay Mackey bought the farm in 1984. She was still the winemaker in an interview of November 2021. Cabernet Franc is the thing to ask for, as a red and as a dry rosé.

In 2012 it opened on weekends from May to September and otherwise by appointment. We have found nothing newer, so this is the first call to make.

## A day that works

1. **11:00, Coyote Canyon**, since you know that it is open.
2. **11:45, next door or across the street**, at whichever room answered the phone.
3. **12:30, lunch.** Wine O'Clock, the Bunnell family's restaurant in the same village, had a short seasonal menu in July 2025. If it is closed, Brewminatti downtown does sandwiches, salads and soup. In September 2022 it was open until 8 PM from Tuesday to Saturday.
4. **2:00, one more door in the village**, on foot.
5. **3:00, Chinook**, with whoever has been drinking water at the wheel.

Four rooms are enough for a day. A valley paper's advice for its busiest weekend was four or five and no more.

## What your older guidebook gets wrong

The **Walter Clore Wine and Culinary Center**, on Wine Country Road, stands in many itineraries as the place to begin. It stopped pouring in August 2020 and closed for good that October. Clore himself did his work in this town: from 1937, at the research station, he found out which grapes the valley could ripen.

**[Alexandria Nicole](/winery/alexandria-nicole-cellars)** has a Prosser address and is not in Prosser. Its vineyard, Destiny Ridge, lies above the Columbia in the [Horse Heaven Hills](/regions/horse-heaven-hills), some forty miles by road, with tiny guest houses among the vines when we last read of it. Go for a night, and only after a call.

## When to go

Spring Barrel Tasting fills the village in late April: it was April 28 to 30 in 2023. Red Wine & Chocolate was February 14 to 17 in 2025. On both, bring your own glass or expect to buy one. The Prosser Beer & Whiskey Festival was on the last or next-to-last Saturday of August in 2023 and 2024, on Lee Road, and is no day for a quiet talk about Carménère. Check the year you mean: dates move.

In winter the valley is quiet, and the person who pours is more often the one who made the wine. Snow on [Snoqualmie Pass](/blog/smoke-snow-and-mud) is the thing to look up first.

## Staying over

The nearest hotels that we can name are in Richland and Yakima. The Lodge at Columbia Point, by the river in Richland, is half an hour on (October 2022); [Where to Eat and Sleep](/blog/where-to-eat-and-sleep) has the others. If your bed has wheels, the Wine Country RV Park is next to the trail to Grandview (July 2025).
$md$,
  'founder', 'The Founder', '2026-11-22 05:00:00+00', '5 min', 'hop-poles', array['Yakima Valley', 'Car-free', 'Itineraries']::text[]
);
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'seattle-day-trips', 'Seattle Day Trips: Six Ways Out and Back',
  'From a quarter of an hour to two and a half: six days from Seattle that end in your own bed, with the rooms that post their hours and the drive each way.',
  $md$Seattle is a poor place to grow Cabernet and a good place to leave from. Within half an hour there are barrels in SODO and lawns in Woodinville. Within two and a half hours you can stand in Yakima with a glass of Tempranillo. What follows are six days that end in your own bed. The drives are from the middle of the city, without traffic. The hours are those posted in the summer of 2026 unless a year stands beside them, so look at each winery's page the day before.

## 1. SODO, without the mountains

**Fifteen minutes or less. Thursday to Sunday.**

South of the stadiums, First Avenue South has rooms in plain industrial buildings. [Rotie](/winery/rotie-cellars) pours its Southern Blend of Grenache, Syrah and Mourvèdre at number 3861, from 11 to 7 Thursday to Saturday and noon to 5 on Sunday. [Kerloo](/winery/kerloo-cellars), a few doors on at 3911, keeps noon to 6, Thursday to Sunday. You do not need the car: [Wine Country Without a Car](/blog/wine-country-without-a-car) has more days of the kind.

## 2. Woodinville, any day of the week

**About 20 miles and 25 minutes.**

This is the one to choose on a Monday. [Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery) is open daily from 10 to 5, on 105 acres around a château of 1976. [Matthews](/winery/matthews-winery), a short drive away, opens at noon and stays open until 7, on Friday and Saturday until 8, with a farm next door. Children have been welcome at both. For more doors and four districts, see [Woodinville](/blog/a-weekend-in-woodinville).

## 3. Bainbridge Island, by ferry

**About an hour and a quarter with the wait, 35 minutes of it on the water. Weekends, and Fridays and Mondays in summer.**

Two vineyards, close together, grow grapes for a cool climate. [Perennial Vintners](/winery/perennial-vintners) was pouring Melon de Bourgogne and Siegerrebe, mostly under a large tent, in April 2024. From September to April it opens on Saturday and Sunday, 11 to 5; from May to August on Friday and Monday too. [Bainbridge Vineyards](/winery/bainbridge-vineyards), on seven organic acres, began in 1977 and posts no hours, so call.

Go early on a summer Saturday, and allow for a line at the ferry home.

## 4. The Skagit, on the freeway

**54 to 60 miles, about an hour. Wednesday to Sunday.**

Two rooms lie eight minutes apart below Mount Vernon. [Bertelsen](/winery/bertelsen-winery) has an acre of Pinot Gris beside the building and red wine from across the mountains. It opens at 2 on Wednesday and Thursday and at noon from Friday to Sunday, and closes at 8, on Sunday at 6. [Pasek](/winery/pasek-cellars), since 1995, is about fruit wine: samples were free in June 2021, Wednesday to Sunday from 11:30 to 5:30.

## 5. Hood Canal

**About 97 miles and an hour and three-quarters, around the Sound.**

[Hoodsport Winery](/winery/hoodsport-winery) stands on US 101, along the canal, and is open every day from 10 to 6. The bottle with a story is Island Belle, from a grape of Stretch Island. A page of about 2020 adds cider and fruit wine. Pack lunch.

## 6. Over the pass, to Ellensburg and Yakima

**110 miles to Ellensburg, an hour and three-quarters. 145 to Yakima, two hours and twenty minutes.**

[Gård](/winery/gard-vintners), in Ellensburg, keeps a city's hours: from 2 PM on weekdays and noon on weekends, until 8 or 9 most nights and a quarter to midnight on Saturday. Its wines were all estate-grown in 2021.

Yakima is a little over half an hour farther. [Kana](/winery/kana-winery), in the Larson Building, has poured downtown since 2004 and opens daily at noon. [Gilbert](/winery/gilbert-cellars) is outside town on Hackett Ranch, open daily from 11. Two rooms and an early dinner make a full day of it. Turn around by five.

Between November and April look at the pass before you leave. [Snoqualmie](/blog/smoke-snow-and-mud) stands at 3,015 feet and is kept open all year, but not at every hour: more than half of its closings, by a count of 2018, came from vehicles that ignored the chain rule and crashed. The phone number is 511.

## What is not a day trip

**Walla Walla** is 263 miles away, nearly four and a half hours each way. **Lake Chelan** is over three hours. **Leavenworth** is two and a quarter, which would do, except that none of its rooms posts hours that we could find: call them, or stay a night. The Yakima Valley as far as Richland and back is more than 400 miles. All of these are weekends, and [the First-Timer's Loop](/blog/first-timers-loop) puts them in order.

## The driver

Washington's limit is 0.08, and you can be arrested below it. Two tastings before the drive home are plenty, and none for whoever has the keys is better. An opened bottle rides in the trunk, even with the cork back in. The [planner](/planner) takes Seattle as a starting point and will tell you which rooms are open when you get there.
$md$,
  'wine-writer', 'The Wine Writer', '2026-11-22 04:30:00+00', '5 min', 'island', array['Seattle', 'Road Trips', 'Planning']::text[]
);
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'lunch-at-the-winery', 'Lunch at the Winery',
  'A dozen wineries where the food came from the same house as the wine, with the year each was last seen cooking, and what to pour with what.',
  $md$The best thing you can do for a tasting day is eat in the middle of it. The second best is to eat where you are already sitting. These are wineries in the guide that a source shows cooking, or at least plating, with the year of that source. Kitchens close faster than cellars do. Call, and ask one question: is the kitchen open on the day I mean?

## On the lake

On the south shore at Chelan, **[Siren Song](/winery/siren-song-wines)** served Provençal dishes with the lake in view in November 2025, from Wednesday to Sunday, noon to 8. **[Tsillan](/winery/tsillan-cellars)** has Sorrento's, an Italian restaurant in a villa above the water; a three-course dinner there was $35 in Restaurant Week 2025. The tasting was $20 in August 2024, waived with two bottles.

On the north shore, **[Lake Chelan Winery](/winery/lake-chelan-winery)** has set up barbecue in the vineyard, ribs and all. The last account we have is from December 2022, and an older one says late spring to fall. Its own room is open daily.

## One street in Richland

On Tulip Lane three wineries stand side by side, each with a kitchen or a restaurant. Park once and walk between them.

- **[Tagaris](/winery/tagaris-winery)** has the Taverna, whose patio had music on summer weekends in 2018. It asked visitors to book in 2021.
- **[Barnard Griffin](/winery/barnard-griffin)** served lunch and dinner in July 2023, beside a gallery of fused glass. Start with its rosé of Sangiovese.
- **[J. Bookwalter](/winery/j-bookwalter)** has Fiction, a full-service restaurant with a patio, on a list of January 2023.

## Woodinville

**[Brian Carter](/winery/brian-carter-cellars)** moved to Woodin Creek in 2022 and gained a full kitchen with a pairing menu. The tasting was $20 in May 2023, refunded with two bottles. **[DeLille](/winery/delille-cellars)** has The Lounge next to its tasting room, where dinner came with live music in September 2021; tastings are seated, and you should book. At **[Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery)** the food came in a basket: in March 2022 the shop packed picnics, and there are 105 acres to eat them on.

## Plates, not meals

**[Doubleback](/winery/doubleback)**, outside Walla Walla, sold ninety minutes in 2021 with a tour, a barrel sample and charcuterie, for $45. **[Freehand](/winery/freehand-cellars)**, on the Rattlesnake Hills above Wapato, opened in 2019 and has served small bites on a patio with a mountain in view; it posts hours every day of the week. At **[Jacob Williams](/winery/jacob-williams-winery)**, high over the Columbia at Wishram, food was brought to the table in February 2024.

## What to pour with what

Tasting-room food is salty, fatty and small, which is kind to wine. A few habits go a long way.

- **Bubbles or rosé first**, with anything fried or salted. Acid and salt are old friends.
- **Riesling with heat.** If the menu has chiles in it, a little sweetness cools them and alcohol makes them hotter.
- **Syrah with smoke.** Barbecue is the reason to order it at noon.
- **Merlot with mushrooms and pork**, Cabernet Sauvignon with beef. Fat softens tannin, so the big red that bit you at the counter turns gentle over a steak.
- **Sauvignon Blanc or Albariño with goat cheese, oysters or a salad.** A sharp dressing wants a sharp wine.
- **Order one glass, not a second flight.** A flight is for paying attention. Lunch is for the person across the table.

The rest of the method is in [How to Taste](/blog/how-to-taste).

## Taking the bottle to dinner

A restaurant in Washington may let you bring your own wine. The staff open and pour it, usually for a corkage fee. Since 2011 a winery and a restaurant may agree to waive that fee, a habit that began in Yakima in 2009, so ask in the tasting room which tables in town do. And since 2019 you may carry an unfinished bottle away, with the cork back in. In the car it counts as an open container: put it in the trunk.

## Planning around it

Book the meal, then hang the tastings on it: one room before, one or two after, and nothing within half an hour of the table. The [trip planner](/planner) leaves time for lunch between stops. For restaurants that stand on their own, with dates, there is [Where to Eat and Sleep](/blog/where-to-eat-and-sleep).
$md$,
  'wine-writer', 'The Wine Writer', '2026-11-22 04:00:00+00', '5 min', 'terrace', array['Food', 'Planning', 'Tasting']::text[]
);
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'accessible-tasting-rooms', 'Getting In the Door: Access at Tasting Rooms',
  'What the law asks of a tasting room, the five questions to put on the phone, and the places where one parking spot serves several doors.',
  $md$Here is what we do not know: for not one of the wineries in this guide does a source tell us plainly whether a wheelchair gets from the parking lot to the bar and on to the rest room. Nobody publishes it. We ask each winery for it in the letter that goes out twice a year, and until the answers come in, the work is yours. This article tries to make it short.

## What the law asks

Tasting rooms are open to the public, so the Americans with Disabilities Act applies to them as it does to a restaurant. Cellars, barrel rooms and rows of vines often cannot be reached in a wheelchair, and a tour may end where the floor does.

The law has been used here. In 2019 [Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery), in Woodinville, settled a complaint. It agreed to rework rest rooms, the height of tables and thresholds, rugs in the tasting room, aisles and paths to the amphitheater, and accessible parking. We have not seen the result, but we know of no other winery in the state with such a list to hold it to.

## Five questions on the phone

The usual obstacles are gravel, steps, narrow doors in old houses, and a counter at chest height with no table beside it. Ask about each.

1. **Is the parking paved, and may I be dropped at the door?**
2. **How many steps are there to the entrance, and is there another way in?**
3. **Is there a table at which I can taste, and a chair with arms?** Where tastings are seated, as they have been at [DeLille](/winery/delille-cellars), half of this is settled by the booking.
4. **Is the rest room on the same level, and how wide is its door?**
5. **What is underfoot on the patio or lawn?** Grass after a week of rain is a different surface from grass in August.

Ask for the table when you book, by name and hour, and say it again when you arrive. A room with one low table gives it to whoever comes first.

If you do not see or hear well, ask for a weekday, early, and for the quiet end of the room.

## Service animals

A trained dog, or a miniature horse, goes wherever guests go. Staff may ask two things: whether it is a service animal, and what task it does. They may not ask for papers. An emotional support animal does not count, and an animal out of control can be sent out. Pets are another matter, and each room decides: see [With Children, With Dogs](/blog/children-dogs-and-wine).

## Fewer doors, closer together

Getting in and out of a car is the tiring part. These are places where several wineries share an address or a street, so that one stop will do. We know that they are close. We do not know the pavement between them, so put question one and question two to the first room you call.

- **Tulip Lane, Richland.** [Tagaris](/winery/tagaris-winery), [Barnard Griffin](/winery/barnard-griffin) and [J. Bookwalter](/winery/j-bookwalter) stand side by side, and a page of 2014 tells visitors to park once. All three have had kitchens.
- **SODO, Seattle.** [Rotie](/winery/rotie-cellars) and [Waters](/winery/waters-winery) share 3861 1st Avenue South and post the same hours: 11 to 7 from Thursday to Saturday, noon to 5 on Sunday.
- **Woodinville's Warehouse District.** [Barrage](/winery/barrage-cellars) and [Kestrel](/winery/kestrel-vintners) are both at 19501 144th Avenue NE. On weekends, when Barrage opens from 1 to 5, you can do both.
- **Prosser.** [Coyote Canyon](/winery/coyote-canyon-winery) and [Martinez and Martinez](/winery/martinez-and-martinez-winery) have one street number on Port Avenue, and three more rooms are [a short walk away](/blog/prosser-on-foot).

## Getting there

State ferries carry cars, and the way to Bainbridge is 35 minutes on the water. If you cannot or would rather not drive, [Wine Country Without a Car](/blog/wine-country-without-a-car) has the trains and buses; ask each of them about lifts when you book.

## If it goes wrong

Say so, kindly, at the time: most obstacles are a rug, a stack of cases, or a sign on the wrong door. If it is more than that, write to us from the winery's page under Suggest a correction. What you saw, with the day you saw it, helps the next visitor, and an editor reads every one.
$md$,
  'founder', 'The Founder', '2026-11-22 03:30:00+00', '5 min', 'door', array['Access', 'Planning', 'Basics']::text[]
);
--> statement-breakpoint
-- The ready-made trips that go with them.
update "ready_trips" set "articles" = array_append("articles", 'prosser-on-foot') where "slug" = 'tri-cities-upriver';
--> statement-breakpoint
update "ready_trips" set "articles" = array_append("articles", 'seattle-day-trips') where "slug" = 'skagit-two-rooms';
--> statement-breakpoint
update "ready_trips" set "articles" = array_append("articles", 'lunch-at-the-winery') where "slug" = 'both-shores-of-lake-chelan';
--> statement-breakpoint
update "ready_trips" set "articles" = array_append("articles", 'accessible-tasting-rooms') where "slug" = 'sodo-on-foot';
