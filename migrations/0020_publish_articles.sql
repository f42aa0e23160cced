-- Four articles of the day and six for the coming Saturdays; each comes onto the lists when its date comes.
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'first-timers-loop',
  'The First-Timer''s Loop, in Three, Four or Five Days',
  'Seattle to the Yakima Valley, Red Mountain and Walla Walla, and back along the Columbia: what to see on which day, how far it is, and where to turn round if time runs out.',
  $md$Washington's vineyards are on the far side of a mountain range from most of the people who drink from them. That is the fact to plan around. From Seattle you cannot see the best of them in a day and be home for dinner: the run to Richland and back is more than four hundred miles, and nobody who drives it remembers the wine. In three days you can see a good deal. In five you can see the country whole, and come home by a different road.

What follows is one loop, cut to three lengths. It goes clockwise over Snoqualmie Pass, down the Yakima Valley, up Red Mountain, and on to Walla Walla. The five-day version returns along the Columbia. Distances come from our own road router and are given without traffic; round them up on a Friday.

## Before the first mile

Three decisions save most of the trouble.

**Choose the days before the doors.** Small wineries often open at the weekend only, or by appointment. A loop that begins on a Thursday puts Friday and Saturday where most rooms are open. One that begins on a Sunday spends its best hours in front of locked gates.

**Sleep in towns, not between them.** Yakima, Prosser, Richland and Walla Walla have beds. The vineyards mostly do not. Plan by town or district and the driving shrinks by itself.

**Appoint the driver at breakfast.** Limits and arithmetic are in [What a Tasting Costs](/blog/what-a-tasting-costs). The short form is that six small pours of a Washington red come to rather more than two standard drinks.

## Day one: Seattle to the Yakima Valley

Yakima is about 145 miles from Seattle on Interstates 90 and 82, two and a quarter hours with a clear pass. Stop on the way if you have never seen Snoqualmie Falls, which is a few miles off the highway. Then Ellensburg, then a long climb over bare ridges, and the valley opens in front of you.

Do not stop in Yakima yet. Drive ten minutes farther to Wapato, where [Treveri Cellars](/winery/treveri-cellars) makes sparkling wine and nothing else, by the slow method, from grapes that you rarely meet with bubbles in them. It is a cheerful place to begin, and white wine is kinder than red to a mouth that has spent the morning on coffee.

Go on to Zillah, twenty miles below Yakima. Eighteen of the wineries in this guide have its name in their address, on farm roads that climb north toward the [Rattlesnake Hills](/regions/rattlesnake-hills). Take two. [Two Mountain Winery](/winery/two-mountain-winery) grows Touriga Nacional and Lemberger beside the grapes you expected. Bonair, less than two miles off, has a duck pond and a mountain. What the two have in common is that you can see where the bottle came from without leaving your chair.

Eat in Union Gap or Yakima. Los Hernández Tamales, in Union Gap, holds an America's Classics award from the James Beard Foundation (2018); in spring it makes its tamales with asparagus. Sleep in Yakima, and look at the map over breakfast.

## Day two: Prosser and Red Mountain

Prosser is fifty miles from Yakima, all interstate. Beside the exit is the Vintner's Village, where the tasting rooms stand within five minutes' walk of one another and the car can be forgotten for a morning. [Airfield Estates](/winery/airfield-estates) pours what it grows, on ground first planted in 1968. [Thurston Wolfe](/winery/thurston-wolfe-winery), around the corner, has been at it since 1987 and cares more about Petite Sirah and Zinfandel than about fashion. That makes a useful pair: the large estate, then the small cellar.

An old itinerary may send you to the Walter Clore Center for an introduction to the state's wine. It closed for good in October 2020.

After lunch drive twenty miles east to [Red Mountain](/regions/red-mountain). You will have heard about it by now. From the road it is a brown slope with a bend of the river below, and it looks like nothing. The tannins explain the reputation. [Kiona](/winery/kiona-vineyards-and-winery) planted here in 1975 and keeps Lemberger and Chenin Blanc on a mountain that has otherwise gone over to Cabernet. [Hedges](/winery/hedges-family-estate), higher up, has a courtyard, a château that means it and vines certified biodynamic. Ask at both what the wind does.

Richland is a quarter of an hour farther. Sleep there. On Tulip Lane three wineries stand side by side, each with a kitchen, so that dinner and the last glass can share an address; [Barnard Griffin](/winery/barnard-griffin) is one of the three, and its Rosé of Sangiovese is the proper thing for a warm evening.

> If you have only three days, turn for home tomorrow from here: about two hundred miles, three and a half hours, with lunch in Ellensburg. You will have seen where most of the state's wine begins.

## Day three: into Walla Walla from the west

From Richland it is sixty miles to Walla Walla, and the best of the valley's history is on the way in. Leave late enough for the doors to be open.

[L'Ecole No. 41](/winery/lecole-no-41) is in the schoolhouse at Lowden, built in 1915. [Woodward Canyon](/winery/woodward-canyon-winery) is a few minutes along the same highway in a farmhouse from the 1870s. They were founded in 1983 and 1981, and between them you can taste what the first generation thought the place was for. This is the dry end of the valley, with something like nine inches of rain in a year. By tonight you will have driven to where there is more than twice as much.

Check into a hotel in the middle of town, put the keys in a drawer, and walk. More than thirty tasting rooms are said to lie within strolling distance; this guide knows twenty-three of them by address. Do not attempt to prove anything. [Seven Hills](/winery/seven-hills-winery), in a former planing mill with a window onto the barrels, is reason enough for the afternoon.

Reserve dinner before you leave home. Our notes on tables and beds, with the date of each, are in [Where to Eat and Sleep](/blog/where-to-eat-and-sleep).

## Day four: the hills, then decide

Give the morning to the Southside, where the wineries have vineyards around them and the Blue Mountains behind. [Pepper Bridge](/winery/pepper-bridge-winery) has a deck that explains the layout. Northstar, Saviah, Va Piano and Sleight of Hand are within a mile or so of it, and [A Weekend in Walla Walla](/blog/a-weekend-in-walla-walla) covers the rest of the valley.

Then decide. To be in Seattle tonight, leave by two: the road back over Snoqualmie is about 260 miles, and Walla Walla's own alliance allows four and a half to five hours for it. There are flights too. Alaska has for years carried a case of wine without charge for members of its free loyalty plan, from Walla Walla among other airports; read the present rules before you buy the case.

Or stay, and taste a Syrah from the cobbles of [The Rocks District](/regions/the-rocks-district-of-milton-freewater) with your dinner. You may have to ask which one it is. The name belongs to Oregon and cannot appear on a wine that was finished in Washington.

## Day five: home along the river

Walla Walla to Maryhill is about 145 miles, the larger part of it with the Columbia beside you: Wallula Gap, where the ice-age floods queued to get out, then the empty country under the [Horse Heaven Hills](/regions/horse-heaven-hills), where a quarter or more of the state's vines grow and you will meet almost nobody. Fill the tank first.

[Maryhill Winery](/winery/maryhill-winery) has the terrace, the view down the Gorge and, a few miles away, a full-size concrete Stonehenge. Have one glass of something that likes heat, Zinfandel or Barbera. From there Seattle is about 225 miles by way of Goldendale, Satus Pass and Yakima, and Portland about 110 along the river.

## What to leave out

Everybody's first plan has Chelan in it as well. Leave Chelan for a weekend of its own; it is three hours from Seattle in a different direction. Leave out the fourth winery in a day. And if the five days fall in July or August, taste before lunch, swim after it, and look at the smoke forecast the night before: [the year on the road](/blog/smoke-snow-and-mud) has the reasons.

Hours change with the season and by the week. Every winery page here gives what is known, with its date. Put the stops that you want into the [trip planner](/planner), give it your first day, and it will tell you which of them are open when you would arrive, which is the question this article cannot answer.$md$,
  'founder',
  'The Founder',
  '2026-11-21 17:00:00-08:00',
  '6 min',
  'vineyard rows',
  array['First Visit', 'Itineraries', 'Road Trips']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'what-a-tasting-costs',
  'What a Tasting Costs, and How to Behave',
  'Five dollars a decade ago, twenty now, and usually nothing if you buy a bottle. The fees we could find, with their years, and the manners that go with them.',
  $md$In 2012 a tasting in Walla Walla cost five dollars almost everywhere. Two years later five dollars was still typical in the Yakima Valley, and in 2011 a room in Leavenworth asked two dollars for ten or twelve wines and took them off the price of a bottle. Nobody has poured at that price for a long time. What happened in between was a pandemic: tastings moved to seats and reservations in 2020, the seats turned out to suit everybody, and the price of a seat is not the price of an elbow on a bar.

Fees are the fact about wineries that goes out of date soonest. For most of the wineries in this guide we know none at all, and the page says so. What we do know comes from printed itineraries and visitors' reports, and we give the year each time. Read the numbers as an order of size.

## What people have paid

**Walla Walla** is the best documented. Between 2021 and 2023 an ordinary tasting ran from ten dollars to thirty, most often fifteen or twenty. [TruthTeller](/winery/truthteller-winery) asked $15 in 2021; [Pepper Bridge](/winery/pepper-bridge-winery) and [Sleight of Hand](/winery/sleight-of-hand-cellars), $20 in 2022; [Reininger](/winery/reininger-winery), $15 to $25 according to the flight, in 2022 or 2023; [Long Shadows](/winery/long-shadows-vintners), $20 to $30 in 2023; [Seven Hills](/winery/seven-hills-winery), $25 in 2021, which two years before had been $10.

**The seated tour** is another product at another price. [Doubleback](/winery/doubleback) listed $45 in 2021 for ninety minutes, with a barrel sample and something to eat. [L'Ecole](/winery/lecole-no-41) in the same year had a reserve tasting at $45 beside the standard one at $15. Pairings with food went to $70 and were not refunded.

**Woodinville** keeps pace with Walla Walla: [Sparkman](/winery/sparkman-cellars) asked $25 for a mixed flight and $30 for reds in April 2023, [Brian Carter](/winery/brian-carter-cellars) $20 in May of that year. **Lake Chelan** is near the same mark: [Tsillan](/winery/tsillan-cellars) poured a flight for $20 in August 2024.

Free tasting survives, but as a habit of the house and not as a rule of any region. [Pasek Cellars](/winery/pasek-cellars), near Mount Vernon, was handing out free samples of its fruit wines in June 2021. Call before you build a day on it.

Budget twenty-five dollars a head and a stop, then, and be pleased when it is less.

## What "waived" means

Most fees can be made to disappear by buying something. How much of something differs, and it is worth a question before you sit down. Any purchase was enough at one Walla Walla winery in 2023. One bottle did it at another. Forty dollars' worth, or joining the club, was the rule at several. At Tsillan it was two bottles, at a Red Mountain room three, and for the reserve tasting at L'Ecole it was a hundred dollars.

The arithmetic favors couples who agree. If two people share one flight, which is normally fine and often the more sensible amount, they pay one fee, and one bottle usually cancels it. If six friends each take a flight and buy one bottle between them, somebody will do the sum at the till, and it will not come out as zero.

Members of a winery's club generally taste free, sometimes with guests. It is a good reason to visit a club you already belong to and a poor reason to join one.

## Booking

Walk-ins still work more often than Californians expect. The advice that Walla Walla's wine alliance helped to publish is a fair rule for the state: downtown, try your luck; beyond town, call ahead; for six or more, always book. Some rooms say "encouraged, not required", and on a wet Tuesday they mean it. On a Saturday in May or October they do not.

During event weekends nearly every door is open, including those that are otherwise by appointment, and a few customs change. Bring your own glass or buy one at the first stop, because there is no time to wash. Expect to stand. A local paper's counsel for such weekends was four or five wineries in a day at the most, and it had the crowd in mind, not your liver.

When you write for a table, say how many, how long, and what you hope for. When you cannot come, say that too. In a small room an empty table for six may be a third of the afternoon.

## Tipping

We could find no source that says what is customary in Washington. That is an answer of a kind: there is no fixed custom. In California, where opinions are plentiful, a tip at the bar is voluntary and one at a seated, table-served tasting more usual, five or ten dollars a party for service that went beyond the script. Drivers and guides are another matter. They are tipped as a guide is tipped anywhere.

If someone has spent an hour on you and you have bought nothing, that is the moment.

## Conduct

The rules are those of visiting somebody at work.

- **Leave the perfume at home.** It is the one thing in the room that nobody can spit out. Walla Walla asks its guests for closed shoes as well, which you will understand the first time that a hose is dragged past.
- **Use the bucket.** The winemaker does, all day.
- **Do not haggle over the pour.** Ounce-and-a-half measures are what make the second winery possible.
- **Ask before you photograph people, walk into the vines or climb on a barrel.** Harvest is beautiful and has forklifts in it.
- **Say what you like.** "I prefer less oak" helps the person behind the bar more than a nod does, and it often brings out a bottle that was not on the list.
- **Say no.** A polite refusal of the sweet wine costs nothing.
- **Do not ask about points.**

A room may not go on serving a guest who is visibly impaired, even with a sober friend at the wheel. The person who tells you so is protecting a license, and quite possibly you.

Children are a question of the house. We know of no rule that keeps them out of winery tasting rooms by law; some places welcome them, fewer by report than before 2020, and a six-year-old's patience expires before a flight does. As for dogs, service animals may go where their people go. Pets depend on the county, the kitchen and the resident cat.

## The sum that matters

A standard drink in the United States is six tenths of an ounce of pure alcohol, which is what five ounces of wine hold at twelve percent. Washington reds are seldom at twelve. At 14.5 percent, six pours of an ounce and a half come to 1.3 ounces of alcohol: nearly two and a fifth standard drinks, in perhaps forty minutes. Do that three times and you have had six and a half.

The legal limit for driving is 0.08, and a driver can be convicted below it if affected. A bill to lower the limit to 0.05 passed the state senate in January 2026 and died in a house committee the month after; it has been tried before and may be again. Under 21, the figure is 0.02. None of these numbers is a target. The plan that works has a driver in it who does not swallow.

Two points of law catch visitors out. An opened bottle may go home with you, re-corked, from a winery or a restaurant, but in the car it must travel in the trunk, or where there is no trunk in a place where neither driver nor passengers sit. The glove box does not count, and the cork makes no difference. And a bottle opened on a public beach or in a town park is an infraction, however good the sunset. State parks do allow it in campsites and at picnic tables, with a few exceptions; Sacajawea at Pasco is one of those.

> The most expensive tasting is the one that you do not remember. The cheapest is the one that told you what not to buy.

## Getting value

Taste where you mean to buy. Share flights. Ask which wines are sold nowhere else, and take one of those in preference to the bottle you can find at the supermarket with three dollars off. Then look at the fee line on the winery's page, with its year, before you set out. If it says "Ask about the tasting fee", we did not find one, so do.

The [trip planner](/planner) takes your budget as a preference. It knows few fees for certain and never takes an unknown one for a free one.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-11-21 16:30:00-08:00',
  '7 min',
  'flight',
  array['Costs', 'Etiquette', 'Basics']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'where-to-eat-and-sleep',
  'Where to Eat and Sleep Between Tastings',
  'Tables and beds in nine parts of wine country, each with the date of the newest source we could find. Restaurants close faster than wineries, so this is a list to telephone from.',
  $md$A list of restaurants begins to go bad on the day it is printed. Ours has a date on every entry, since that is the honest way to sell old bread: the year in parentheses is the year of the newest mention that we found. Where a page carried no date we say so. Nothing here was paid for, and these are notes, not reviews. Call, and ask whether the kitchen is open on the night you mean.

The towns are in the order in which most people reach them from Seattle. Places that we know to have closed are left out, except where an older guide may still send you to one.

## Yakima

**Cowiche Canyon Kitchen & Icehouse** (2018 or later), downtown at Second Street, is the dinner to know: prime rib, noodle bowls, burgers, cocktails. **Crafted**, also downtown, cooks with the season and what the valley grows; its page has no date. **Los Hernández Tamales**, in Union Gap with a second shop in Yakima, won a James Beard award as one of America's Classics in 2018, and is where to eat before a day in Zillah. For coffee, **North Town** pours in the old railroad depot (2023).

Sleep at **Hotel Maison** (2023), thirty-six rooms in the Masonic Temple of 1911, within a walk of downtown's tasting rooms.

Between Yakima and Zillah, **HopTown** at Donald bakes pizza in a wood oven just off the interstate (2022, Thursday to Saturday then). At [Freehand Cellars](/winery/freehand-cellars) there are small plates and a guesthouse of two units.

## Prosser

**Wine O'Clock** (2025), in the Vintner's Village, is the restaurant of the Bunnell family's winery, with a short seasonal menu and the tasting rooms all around it. Downtown, **Brewminatti** (2022) does breakfast, soup and sandwiches, and in the evening music. We found little that is recent about beds in Prosser, an honest gap, and the Tri-Cities are half an hour off.

## The Tri-Cities

Three of the region's kitchens belong to wineries, and they stand side by side on Richland's Tulip Lane. **Fiction** (2023) is the full restaurant at [J. Bookwalter](/winery/j-bookwalter); **Taverna Tagaris** (2024) is next to it at [Tagaris](/winery/tagaris-winery); **The Kitchen** at [Barnard Griffin](/winery/barnard-griffin) served lunch and dinner when last described (2023). By the river at Columbia Point, **Drumheller's** (2022) has the view from inside the Lodge, and **LU LU** (about 2021) keeps more than eighty local wines.

**The Lodge at Columbia Point** (about 2021) is the one to book: eighty-two rooms opened in 2017, each named after a winery, with fire pits outside.

## Walla Walla

The town eats well for its size, and it fills up. **Passatempo Taverna** (2025) makes its own pasta and opens for dinner. **Brasserie Four** (2024) is French, with a wall of bottles and, when last listed, lunch on Fridays and Saturdays only. **Hattaway's on Alder** (2025) cooks the South with local vegetables. **Walla Walla Steak Co.** shares the restored depot with a brewery named Crossbuck (2025). For the middle of the day there are **Bacon & Eggs** on Main Street and **AK's Mercado**, chef Andrae Bopp's street food (both 2021 or later).

Outside town, [Abeja](/winery/abeja) is inn, winery and restaurant at once; its tasting-menu kitchen was full when a visitor tried in February 2025, which is a review in itself. In Waitsburg, twenty miles northeast, **Bar Bacetto** serves pasta to eighteen people over 21. It paused in 2024 and is reported to have reopened. Ask.

Older guides send you to Whitehouse-Crawford. It closed in 2020. Its room is still worth seeing, since [Seven Hills](/winery/seven-hills-winery) pours in the same building.

For beds: **The FINCH** (2024), eighty rooms downtown, with bicycles, a fire pit and room for the dog; the **Marcus Whitman** (2024), a tower of 1928 with tasting rooms off the lobby, where a weekend night cost $250 in November of that year; the **Inn at Abeja** (2022 or later), eight minutes out among vines; and **Eritage**, six miles north, with bungalows by a small lake (undated).

## Leavenworth and Wenatchee

Sausage is unavoidable and **München Haus** (2023) does it over a grill in a beer garden. The surprise is **Larch** (2023): handmade pasta with foraged mushrooms. **Watershed Cafe** has a deck with mountains, and **Mana** cooks one set dinner of eight courses, in one seating, which was $85 about 2020.

**Sleeping Lady** (2021), cabins on sixty-seven acres by Icicle Creek, is the quiet bed. **Posthotel** (2019), by the river, is for adults only and comes with a spa.

In Wenatchee, **Pybus Public Market** gathers some twenty shops and kitchens in a former steel mill on the riverfront, open nearly every day of the year when last described (2016). With half a day to spend it is the first place to look.

## Lake Chelan

On the south shore the wineries do the cooking. [Siren Song](/winery/siren-song-wines) (2025) has a Provençal kitchen with the lake in front of it, Wednesday to Sunday then; **Sorrento's**, at [Tsillan Cellars](/winery/tsillan-cellars) (2025), is Italian and dressed for the part. Both offered a three-course dinner for $35 in that November's restaurant week. Across the water, [Lake Chelan Winery](/winery/lake-chelan-winery) has barbecued outdoors from late spring to fall (2022). In Manson, **Blueberry Hills** (2025) makes breakfast and lunch on a farm where you can pick the berries first.

**Campbell's**, on the lake in the middle of Chelan, has been a hotel since 1901; its pages are undated, its pub is known for its wine list. At [Nefarious Cellars](/winery/nefarious-cellars) a guest house has been for rent above the vines (2021).

## Spokane

**Wooden City** and **Gander & Ryegrass**, both downtown and both last seen in 2021, are the tavern and the tasting menu. The **Davenport** (2024), a grand hotel of 1914, needs no directions; **Hotel Indigo** (2021), at the west end, has a brasserie. Restaurants were closing in some number here at the end of 2023, so check with particular care.

## The Columbia Gorge

**The Society Hotel** in Bingen (2023) has rooms, cabins and bunks in and around an old school, with soaking pools. In White Salmon, **Feast** (2022) makes deli lunches with Mount Hood in the window, **Everybody's** brews, and **White Salmon Baking** has a brick oven (both 2018). Across the toll bridge, Hood River has a whole town's worth of dinner.

## Woodinville

**Barking Frog**, at **Willows Lodge**, was named again in 2025 and serves three meals a day; the lodge has eighty-four rooms on the river trail and asked from $250 in 2019. **The Herbfarm** next door is the nine-course occasion, themed, with wine. **The Hollywood Tavern** (2025) is the burger. [Brian Carter Cellars](/winery/brian-carter-cellars) has a bistro menu to go with its blends.

## Three rules

**Lunch is the meal to plan.** Dinner looks after itself in every town here. At one o'clock on a farm road there is nothing, and a flight on an empty stomach is a bad bargain. Buy bread, cheese and fruit in the morning and ask whether you may unpack them; many wineries without a kitchen say yes.

**Ask about corkage.** Restaurants in Washington may let you bring a bottle. No fee is required by law, a fee is usual, and since 2011 wineries and restaurants have been allowed to agree to waive it. The custom began in Yakima in 2009. Bring the bottle unopened.

**Sleep where you taste last.** It sounds obvious, and it is the rule most often broken, by people who have booked one hotel for three nights in order to unpack once. Two beds and shorter roads win.

> An address with a date on it is a promise that somebody once kept.

Put the wineries that feed you into the [trip planner](/planner) around noon; it leaves room for lunch if you ask it to.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-11-21 16:00:00-08:00',
  '6 min',
  'bottles',
  array['Food', 'Lodging', 'Planning']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'smoke-snow-and-mud',
  'Smoke, Snow and Mud: The Year on the Road',
  'The vines have four seasons and the road to them has five, counting the one when you cannot see it. What closes, what burns, when the passes bite, and how to change a plan in time.',
  $md$On the sixth of January 2022 snow closed Snoqualmie, Stevens, White and Blewett passes at once. They stayed shut for days, Stevens the longest, under slides as much as thirty-five feet deep. For that time the two halves of Washington were joined by air and by telephone. It had happened before, in January 2009. It will happen again in some winter when you have a table booked in Walla Walla.

Few wine regions are so regularly cut off from their own customers. This is a guide to the interruptions. Where the vines are in their year is told in [The Washington Wine Year](/blog/seasons-and-release-weekends); here the subject is getting there.

## November to March: snow

Four roads cross or join the Cascades for wine travelers, and all are kept open through the winter as a matter of policy.

- **Snoqualmie, Interstate 90, 3,015 feet.** The lowest and the busiest, more than thirty thousand vehicles a day. The road to Yakima, the Tri-Cities and Walla Walla.
- **Stevens, US 2, 4,061 feet.** The road to Leavenworth and Wenatchee. Avalanche control stops traffic here for half an hour to two hours, often about four in the morning, when it should not concern you.
- **White, US 12, 4,500 feet.** The quiet southern way to Naches and Yakima.
- **Blewett, US 97, 4,102 feet.** Within the mountains, between Interstate 90 and US 2. When Stevens is bad, Snoqualmie and Blewett together are the usual detour to Wenatchee.

The Columbia Gorge goes through at river level and has wind instead.

The chain rules come in three steps, and it pays to learn them before a sign teaches you. At "traction tires required", cars need proper tires and heavy vehicles must chain up. At "tire chains required", everything without four-wheel or all-wheel drive puts them on, and those with it must still carry them. At "chains required on all vehicles", all means all. Traction tires have at least an eighth of an inch of tread and the right mark on the wall. The state's fines have run from $136 to $500. The state also says that more than half of the closures on Snoqualmie are caused by vehicles that ignored the requirement and crashed, so the fine is for everybody else's evening.

From the first of November carry chains if you are going high, whatever you drive. Textile socks count. Studded tires are legal from November through March and do not replace them. If the car is rented, ask before you sign: some companies forbid chains altogether, which makes a plan for January much simpler.

Three scenic roads shut completely. **Chinook Pass** (SR 410), the pretty way to Yakima, has closed between late October and the third week of November in recent years and reopened between late May and the middle of June. **Cayuse** goes with it. The **North Cascades Highway** (SR 20) is barred for some thirty-seven miles until late April or May; in 2021 it opened on the fifth of May.

Conditions are on the state transportation department's pages and app, and on 511 by telephone. Look at supper, look at breakfast, and look once more at the last exit with a restaurant.

What winter gives in return is the tasting itself. Rooms are quiet, the winemaker is often the one pouring, and beds are cheaper. Many stay open all year in the towns. Lake Chelan holds its Winterfest over two weekends in January, the Yakima Valley keeps Presidents' Day weekend in February for red wine and chocolate, and Woodinville is on your side of the pass. [Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery) has never been snowed off by a mountain.

## April and May: mud

Mud is the gentle season. Bud break comes anywhere from the middle of March to the middle of April, and one grower's rule is "around tax time". The hills are green for a few weeks. Gravel drives are soft, vineyard tracks are softer, and the rows have just been worked, so this is the time for closed shoes and for asking before you park on what looks like grass.

It is also the busiest part of the calendar. In the last days of April the Yakima Valley pours from the barrel; on the first full weekend in May Walla Walla releases its new wines; on Mother's Day weekend Spokane does the same. Take the weekend after. The flowers are the same and the lines are gone.

High roads lag behind the low ones. In May you can taste in shirtsleeves at Zillah, on the terrace of [Dineen Vineyards](/winery/dineen-vineyards) or [Freehand Cellars](/winery/freehand-cellars), and look up at a mountain whose pass will not open for another three weeks.

## June to August: heat

Walla Walla's average high in July is about ninety degrees; in July 2021 it was nearly ninety-four, with a hundred and nine on the thirtieth. That was the summer of the heat dome, when parts of the Columbia Valley passed a hundred and ten for days on end at the end of June. Such a week is rare. Ordinary July is hot enough to change how a day is built.

Start when the doors open. Finish by two. Then find water: the Columbia at Richland or Wenatchee, a pool, or Lake Chelan, where [Vin du Lac](/winery/vin-du-lac-winery) and [Nefarious](/winery/nefarious-cellars) look down on what you will be swimming in. Keep purchases inside the car with you and never in the trunk. Wineries with cellars underground or caves behind them, such as [Karma](/winery/karma-vineyards), make most sense at three in the afternoon.

Nights are the compensation. A week of early September 2023 brought the Yakima Valley and Walla Walla days in the middle eighties and nights in the low fifties. That drop after sunset is a good part of why the wine tastes as it does.

## July to October: smoke

Nobody puts smoke in a brochure, so here it is. Fires burn somewhere in the inland Northwest every summer. In some years the smoke settles over wine country for an afternoon, in some for weeks, and in some not at all. It lay over the middle of the state for long spells in 2012. In September 2020 it reached Walla Walla within an hour or two of a clear sky, rose to "hazardous", and stayed into the following week; by the start of October there was only haze. In August 2021 the dry side had weeks of it while Seattle's stayed high overhead. On 14 August 2015 a fire came off Chelan Butte into the south of Chelan and took a warehouse, a small winery and dozens of homes around the lake. In July 2023 one closed Highway 14 below Underwood, in the Gorge. In 2024 a fire far up the lake emptied Stehekin and kept visitors away from Chelan on many days when the air there was fair.

Three habits follow from this.

**Book what you can cancel.** From the middle of July to the end of September that is worth more than a discount.

**Decide by the air, not by the news.** Look at the readings for the town you are going to, on the morning you go. Smoke is local. A fire on the map may be upwind of somebody else.

**Have a second plan on the other side of the mountains.** Woodinville and Seattle, or the islands, can be substituted on a day's notice. Tastings indoors go on in moderate smoke; a vineyard walk should not, and neither should anybody with asthma.

And if you are there when the air is bad, go in. A family that has spent the day sealing doors will remember who came.

## September and October: the crush

Harvest begins in the second half of August in an early year and runs, at its latest, into November. Picking dates move by weeks: one Walla Walla winery took in the same Chardonnay block on 19 August in 2016 and on 8 September the year after. So there is no perfect weekend to see it. Any weekend in September will have something on the sorting table.

On the road this means trucks. They are slow, tall and full, and on two-lane farm roads they have nowhere to pull over. It means wet floors and hoses at the back door. And it means that the person you had hoped to talk to has been up since four. Come early in the day, be brief, and you may be handed a grape.

Chelan's Crush takes two weekends in October, Catch the Crush in the Yakima Valley usually the second. By then there may be snow on the passes, and the list of things in the trunk starts again from the top.

## The short version

1. **November to March:** carry chains, check the pass three times, prefer towns.
2. **April and May:** closed shoes, and never the famous weekend.
3. **June to August:** finish by two.
4. **July to September:** refundable rooms and an alternative west of the mountains.
5. **September and October:** yield to trucks.

> A winery is in the same place all year. It is the distance that has seasons.

The [trip planner](/planner) takes a date and says which wineries are open on it. It has no opinion about snow. For [Arbor Crest](/winery/arbor-crest-wine-cellars) in February or [Lost River](/winery/lost-river-winery) beyond a closed highway, telephone first, then look out of the window.$md$,
  'founder',
  'The Founder',
  '2026-11-21 15:30:00-08:00',
  '7 min',
  'coulee',
  array['Seasons', 'Roads', 'Planning']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'walla-walla-by-district',
  'Walla Walla, One District at a Time',
  'Six districts, half an hour across, and a different day in each: downtown brick, wartime hangars, wet foothills, dry bluffs, estate vineyards and the cobbles over the line.',
  $md$It takes about thirty minutes to cross the Walla Walla Valley, which tempts people to do it four times in a day. They see a great deal of US 12. The valley is better taken a district at a time. There are six, each has its own ground, its own kind of building and its own hour, and a visitor who gives half a day to one of them comes home with a clear picture instead of a blurred panorama.

Some 120 to 135 wineries share the valley, depending on who is counting, and nearly three thousand acres of vines, about a third of the area lying in Oregon. This guide lists forty-two with a Walla Walla or Lowden address. Here is how they fall.

## Downtown: on foot, in the afternoon

**The place.** Brick, shade trees and more than thirty tasting rooms within a walk, most of them belonging to cellars somewhere else.

**Why come.** Comparison. Nowhere else east of the mountains is it so easy to taste eight people's Syrah without a driver.

The trick is to choose by contrast. [Otis Kenyon](/winery/otis-kenyon-wine) is a corridor of a room, seventy feet long and eleven wide, with Carménère on the list. [Vital Wines](/winery/vital-wines) gives its proceeds to a free clinic and pours Dolcetto and Grüner Veltliner. [Seven Hills](/winery/seven-hills-winery) is the elder, founded in 1988, in a planing mill of 1904 with windows on the barrels; book that one. Time & Direction has arcade games.

Rooms downtown tend to keep the valley's longest hours. Leave them for after three o'clock, when the outlying estates begin to close.

## Airport: uniforms into aprons

**The place.** A Second World War airfield, now the property of the Port. Hangars, mess halls and the fire house have become wineries, breweries and distilleries, and a row of five small buildings is let to beginners, who may stay for up to six years.

**Why come.** To taste a first vintage and a thirtieth in one afternoon.

[Dunham Cellars](/winery/dunham-cellars), which turned thirty in 2025, has a hangar to itself, with art by its founder on the walls. [Five Star Cellars](/winery/five-star-cellars) is a few streets away and has been making Malbec and Merlot since 2000. In the incubators the names change; walk the row and see whose door is open. A sparkling-wine bar called Runway was pouring flights on B Street in July 2022. We have not seen it confirmed since.

Park once.

## Eastside: toward the rain

**The place.** Wheat, creek bottoms and the first folds of the Blue Mountains. Rain reaches twenty-two inches a year here, against nine at the other end of the valley, and in a wet year some vines need no irrigation at all.

**Why come.** The view, and the freshness. Fruit hangs longer where it is cooler.

[Walla Walla Vintners](/winery/walla-walla-vintners) has a barn with lavender along the drive and lawn chairs under the trees; it was founded in 1995. [Abeja](/winery/abeja) is a farmstead with rooms, a kitchen and vines at the door, and wants to be asked beforehand. [Echolands](/winery/echolands-winery), the newcomer of 2018, looks over wheat to the mountains. Leonetti, the valley's first commercial winery, is on this side too.

Some Eastside houses have opened on Saturdays only. Telephone on Thursday.

## Southside: estates with their vines on

**The place.** Fields south of town, nearly to Oregon. The ground is lower and the winter frosts are harder, so that growers bury a cane from each vine in the autumn by way of insurance.

**Why come.** It is the part that looks like wine country. The vineyard is outside the window and the mountains are behind it.

Four or five good stops lie within a mile. [Pepper Bridge](/winery/pepper-bridge-winery) has a deck and has made wine since 1998. [Northstar](/winery/northstar-winery), next door, has one subject, which is Merlot. Va Piano, up the road, means "go slowly" and has a courtyard to do it in. Saviah grows Syrah and a little Barbera, and its neighbor Sleight of Hand keeps several Syrahs from the cobbles at once. Garrison Creek, a few miles off, is a barn inside the Les Collines vineyard where gravity does the pumping.

Two stops are a morning. For more than two people, book.

## Westside: the dry end

**The place.** US 12 toward Lowden and Touchet, with the bluffs that the ice-age floods left standing and not much shade.

**Why come.** The beginning of the story. There are few houses here, and most of them started in the 1980s.

[L'Ecole No. 41](/winery/lecole-no-41), in the schoolhouse of 1915, and [Woodward Canyon](/winery/woodward-canyon-winery), in a farmhouse of the 1870s, are practically neighbors. Closer to town, Reininger occupies an old potato shed, and Long Shadows has a tasting room hung with glass by Dale Chihuly. Waterbrook, along the same road, has a kitchen.

The order matters on this side. Begin at the far end and work back toward lunch.

## The Rocks: over the line

**The place.** An old fan of the Walla Walla River, paved with basalt cobbles as big as loaves. All of it is in Oregon, about ten miles south of town around Milton-Freewater.

**Why come.** The Syrah, which smells of olives, smoke and the inside of a butcher's shop. There is nothing else quite like it in the Northwest.

Our directory stops at the state line, and so, by law, does the name. An appellation may be printed only on a wine that was finished in a state where the appellation lies. Since [The Rocks District](/regions/the-rocks-district-of-milton-freewater) lies wholly in Oregon, a Washington cellar that buys every grape there and makes a great wine of them must call it Walla Walla Valley or Columbia Valley. You can therefore drink the Rocks all over town and never read the word. Ask. People who have the fruit like to be asked.

Driving through is worth an hour for itself. There are orchards between the vines, and the ground rattles.

## Three days, put together

**Friday.** Arrive from the west, stop at Lowden, and be downtown by four.

**Saturday.** Eastside in the morning, when it is cool and everyone is there. Lunch. Airport after it, since the two are on the same side of town and combine better than any other pair. Walk to dinner.

**Sunday.** Southside, two doors, with a late breakfast before. Then home by way of the Rocks if the driver has time.

For a fourth day, do nothing until noon, and then find the bottle you liked best on Friday and taste it again. It will have changed, or you will.

## What each district is bad at

Honesty helps more than enthusiasm in choosing.

- **Downtown** has no vineyards and little quiet on a Saturday night.
- **Airport** has no beauty at all, unless you are fond of hangars.
- **Eastside** is short of walk-ins.
- **Southside** has sun in the afternoon, and very little of anything else to do.
- **Westside** is a long way from a second cup of coffee.
- **The Rocks** cannot be understood through a windshield.

## When, and a word about names

Spring and fall are the high season, since the summers scorch. Spring Release is on the first full weekend of May and Fall Release at the beginning of November; if you want to talk to anybody, come on the weekend after either. In early April the mailing-list weekend of one famous Rocks grower has opened the tasting year for the whole valley.

The valley is the homeland of the Cayuse, Umatilla and Walla Walla peoples, today the Confederated Tribes of the Umatilla Indian Reservation. Their own museum, Tamástslikt, is near Pendleton, across the state line, and tells the valley's history from the side that was here first. Walla Walla is usually rendered "many waters". After a day at the dry end you will want to know who was counting, and after one on the Eastside you will not.

> The valley is small enough to see in a day. That is the best argument for taking three.

Choose two districts a day, not three, and set Walla Walla as your base in the [trip planner](/planner). It groups stops by the road between them, which comes to the same thing.$md$,
  'founder',
  'The Founder',
  '2026-11-28 09:00:00-08:00',
  '6 min',
  'trellis',
  array['Walla Walla', 'Districts', 'Itineraries']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'leavenworth-to-wenatchee',
  'Leavenworth to Wenatchee: Twenty-Two Miles of Side Roads',
  'Behind the painted façades there is a valley with its own cellars, from a mountain meadow to a cliff above the Columbia. Two days on the Stevens Pass side.',
  $md$Leavenworth has been pretending to be in Bavaria since the 1960s and has become good at it. There are flower boxes, an accordion, a museum of nutcrackers. There is also a great deal of wine. In 2012 you could taste thirteen wineries' bottles along three blocks of the main street, and by 2020 the town counted more than twenty-five wineries and tasting rooms in and around it. Most of the rooms in the middle pour for cellars somewhere else. To see where wine is made here, you have to leave the accordion behind.

That is no hardship. From Leavenworth the Wenatchee River drops twenty-two miles to the Columbia, through pear orchards, with the highway beside it. The cellars in this article are scattered on either side, none more than half an hour from the next town. They are small, some are by appointment in all but name, and the drive between them is the best part of the weekend.

## Getting there

Leavenworth is about 118 miles from Seattle by Stevens Pass, two and a quarter hours without snow or traffic, of which there is generally one. If Stevens is in trouble, go over Snoqualmie and then Blewett, which adds time and removes drama. The train has stopped at Icicle Station, outside town, in the evening from Seattle and before dawn going back. It suits people who like stations.

Stay in Leavenworth if you want to walk to dinner, in Wenatchee if you want to sleep. The two are half an hour apart.

## Saturday: the top of the valley

Begin in town, before the buses. [Baroness Cellars](/winery/baroness-cellars) is on Front Street in the thick of it. The one grape that we can name for it is Petit Verdot, usually a blender and rarely asked to stand alone, and that is a good opening question. Try one or two other rooms as the doors open. They lie within five minutes of each other, and the names change often enough that a list here would be wrong by spring.

Then go up. [Plain Cellars](/winery/plain-cellars) is in a mountain valley about twenty miles from Leavenworth by road, in country that looks as if it should produce timber. It has made Cabernet Franc, Malbec and Petit Verdot since 2012. The grapes come from warmer places; the air does not.

On the way back stop at [Eagle Creek Winery](/winery/eagle-creek-winery), five miles outside town. It was Leavenworth's first winery. The list has Barbera and Sauvignon Blanc on it now as well as Syrah, and the creek road is reason enough to take the longer way.

In the late afternoon, [Silvara Cellars](/winery/silvara-cellars), three miles down the valley, has what you came for: a fireplace, big windows over the upper Wenatchee valley, a lawn for the same view in summer. Malbec is the grape to ask about, and there is a reserve blend in the Bordeaux manner. Sit until the light goes.

Dinner is in Leavenworth. Larch makes pasta with whatever the chef found in the woods (2023). If you came for sausage, München Haus grills it in a beer garden (2023). Both are in [our notes on tables and beds](/blog/where-to-eat-and-sleep), with their dates.

## Sunday: down to the Columbia

Cashmere is halfway, eleven miles from either end. It was called Mission until 1904, after a Catholic mission of the 1860s, and a whole street of its cottages is on the National Register. Mission Square used to gather tasting rooms under one roof; we could not establish who is there today, so treat it as a walk with a possible glass in it.

At Wenatchee the river ends, the valley opens and the Columbia takes over. The natural stop is Pybus Public Market, a steel mill turned market hall on the waterfront, opened in 2013, with kitchens, cheese and fruit. The Apple Capital Loop passes its door: ten miles of paved path, out on one bank and home on the other over two bridges. Walk some of it. You have been sitting.

Two wineries remain, one on each side of the river.

[Malaga Springs](/winery/malaga-springs-winery) is nine or ten miles downstream of town, under basalt cliffs. It grows thirteen varieties on five and a half acres, which is either a vineyard or a stamp collection, and opened its room in 2010. There is a garden, a patio, and the owner's pottery to take home your salt in. Chenin Blanc, Cabernet Franc and Muscat Canelli have all been poured.

[Martin-Scott](/winery/martin-scott-winery), above East Wenatchee, has flower gardens about the house and several patios; its thirty-seven acres lie on a ridge top. Ask for Graciano, a Spanish grape you will hardly meet twice in this state. The winery dates from 2000.

Both are places to telephone first. The reward for doing so is that somebody will be expecting you.

## What grows here, and what does not

Pears and apples do, thanks to the river, the deep soils and a market that pays sooner than wine. Cherries too. Vines are a minority, planted on benches and ridges where the cold has somewhere to go.

The country between Leavenworth and Wenatchee belongs to no appellation of its own. Downstream it is another matter. From Wenatchee north toward Chelan, terraces of gravel above the Columbia make up [Rocky Reach](/regions/rocky-reach), recognized in 2022, where the bedrock is granite and not basalt; and at the far end is [Lake Chelan](/regions/lake-chelan), from 2009. If a label in these rooms names the [Columbia Valley](/regions/columbia-valley), the grapes may have come from anywhere in a quarter of the state. Nobody minds being asked.

The three districts were once sold together as Cascade Valley Wine Country and counted sixty-eight wineries and tasting rooms in 2018. The guide you are reading has fewer, because it lists only what it can trace. You will pass others. Stop at one of them.

## Between glasses

- **Ohme Gardens**, on a bluff above Wenatchee, is an alpine garden made out of bare rock.
- **Rocky Reach Dam**, north of town, has a visitor center, and fish.
- **Icicle Creek** has trails for every level of ambition.
- **Rafting and tubing** on the Wenatchee fill the warm months. Do it before the tasting.

## Seasons

Leavenworth has no low season, only lower ones. December is lit from end to end and full; book in summer or come in January, when the same lights may still be up and the innkeepers have time. Oktoberfest is what it says. In July and August the valley reaches the nineties, and the rivers are the answer.

The agreeable months are May, with the pear blossom just over and the river loud, and late September, when the orchards are being picked and the larches higher up are about to turn. In June a charity wine walk was for years held among the shops; Wenatchee had a wine and food festival in late August and a wine walk among its stores in November. Ask whether they are on.

From December to February bring chains for Stevens even if you do not intend to use them, and see [the year on the road](/blog/smoke-snow-and-mud) for what the signs mean.

## A plan

**One day from Seattle:** Leavenworth for lunch, Eagle Creek and Silvara, home by the same pass. Start early.

**Two days:** as above. Sleep at the end that suits you.

**Three days:** drive the forty miles from Wenatchee up the Columbia to Chelan on the third morning and have lunch over the lake. The [weekend at Lake Chelan](/blog/a-weekend-at-lake-chelan) is written so that either shore can be a single day.

> Come for the gingerbread if you must. The river goes somewhere better.

Give the [trip planner](/planner) Leavenworth as your base and no more than three of these a day. Then telephone. In a valley like this the list of opening hours is often one person, and she may be on a tractor.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-12-05 09:00:00-08:00',
  '6 min',
  'conifers',
  array['Leavenworth', 'Wenatchee', 'Weekends']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'bubbles-and-rose',
  'Bubbles and Rosé: The Early Harvest',
  'Both begin a month before the rest, with grapes that are picked on purpose before they are ripe. Where Washington''s sparkling and pink wines come from, and which rooms to drink them in.',
  $md$In August, when the red grapes are still turning, a few crews go out to pick fruit that tastes of lemons. It is not a mistake. At seventeen to twenty-one degrees of sugar, against twenty-three or twenty-four for still wine a month later, the grapes have the acid that a sparkling wine lives on and a good rosé leans on. Washington has acid to spare: hot days, cold nights, and nothing between the two but sunset. For a long time the state did very little with it.

That has changed, from both ends.

## The big house and the small ones

The story of Washington bubbles starts with a large firm. Ste. Michelle founded Domaine Ste. Michelle in 1978 to make sparkling wine from Columbia Valley grapes by fermenting it a second time in the bottle, as in Champagne. At Paterson on the Columbia it came to make more than three hundred thousand cases a year. For much of that time, in a supermarket, it was the only local sparkling wine that anybody could name. It has been Michelle for some years and Domaine Ste. Michelle again.

In Spokane, Mountain Dome worked by the same method from 1984. Beyond those two there was little, and what there was came and went.

Then, in 2010, a German family opened a room outside Wapato. Jürgen Grieb had come to Washington in the early 1980s. [Treveri Cellars](/winery/treveri-cellars) set out to make sparkling wine only, all of it by the traditional method, and most of it from one grape at a time: Riesling, Müller-Thurgau, Pinot Gris, and Syrah, which comes out dark, foaming and hard to classify. By 2023 it was bottling about forty thousand cases. In 2019 the family bought an apple orchard on [Naches Heights](/regions/naches-heights) and planted Pinot Noir, Chardonnay and Pinot Meunier, twenty-five acres to begin with. Those are Champagne's three, on an old lava flow above the reach of the ice-age floods. Taste the single grapes first and the classics afterward. You will not do it in that order anywhere in France.

Newer names have followed: Elentone in Woodinville, founded in 2018 with two hundred cases; Tirriddis in Prosser, started in 2021 by three graduates of the state university. Neither is in our directory yet. Both are worth asking for by name in a good shop.

## Where to drink it at the source

Lake Chelan has taken to bubbles, helped by terraces that call for them. [Karma Vineyards](/winery/karma-vineyards), on the south shore, is the sparkling house there, with caves behind it and a koi pond in front. [Mellisoni](/winery/mellisoni-vineyards) makes a brut from Chardonnay in the lighter Prosecco style. [Hard Row to Hoe](/winery/hard-row-to-hoe-vineyards), above Manson, has made a blanc de noirs in the traditional way. In January, Chelan's Winterfest has had a sparkling brunch on a separate ticket, with six wineries pouring in 2023.

In the Columbia Gorge, [Syncline](/winery/syncline-winery) and [COR Cellars](/winery/cor-cellars) each make a sparkling wine beside their still ones; COR's goes by the name of Ago. In Woodinville, [JAINE](/winery/jaine-wines-cottage) set out in 2019 to make no red at all, only white, pink and sparkling, and to do it without oak. On Bainbridge Island, [Perennial Vintners](/winery/perennial-vintners) turns island grapes into bubbles, in quantities that suit an island.

## How it got into the bottle

Four words on a label, or a question at the bar, tell you most of what you need.

**Traditional method.** The second fermentation takes place in the bottle that you buy. It is slow and costs labor, and it leaves a taste of bread. Treveri works like this, and so did the older houses.

**Prosecco style.** The second fermentation is done in a tank, under pressure. Fresher, simpler, cheaper, and no worse for an afternoon.

**Carbonated.** Gas is added to a finished wine, as to soda. It is the least romantic way and an honest one. [WIT Cellars](/winery/wit-cellars) in Prosser has carbonated its sparkling Pinot Gris in line, as the wine goes to bottle, and says so.

**Pét-nat.** The first fermentation is finished in the bottle. Cloudy, variable and fun. Open it over a sink.

If nothing is said, ask. The answer is never a secret, and it explains the price.

## Rosé, from an accident to a quarter of the house

Pink wine here was sweet for a generation; the old example is a rosé of Gamay from Preston. The dry style has a date. In 2002 [Barnard Griffin](/winery/barnard-griffin) in Richland made two hundred cases of rosé from Sangiovese grown north of Pasco. It found that people liked it. Between 2008 and 2018 that wine took the rosé sweepstakes at one large San Francisco competition six times. Of the 2017 there were nearly seventeen thousand cases, a quarter of all that the winery made, released on Valentine's Day at fourteen dollars.

The lesson of those figures is in the vineyard. Rob Griffin takes seven to ten tons of Sangiovese from an acre for rosé. For Cabernet he would want two or three. A vine that carries more fruit ripens it more slowly, and slow is what he is after: color like a salmon, acid, no weight. This is rosé as a purpose.

The other kind is rosé as a by-product. A winemaker who wants a darker red may bleed off some pale juice at the beginning and ferment that by itself. The French word is *saignée*. Such wines are deeper in color, softer and stronger, and they were long the usual sort. Neither way is wrong. It is useful to know which you are holding, since the first wants oysters and the second wants a grill.

## Which grape is in the pink

Nearly every red grape in the state has been tried. These are worth a detour.

- **Sangiovese** is the classic, strawberry and a little salt: Barnard Griffin, and [Maryhill](/winery/maryhill-winery) on the Columbia.
- **Cabernet Franc** brings raspberry and a leaf of something green. [Chinook](/winery/chinook-wines) in Prosser makes it dry and has for years, and Côte Bonneville, at Sunnyside's old station, has one from its own vineyard.
- **Syrah** gives watermelon and weight. Bledsoe Family in Walla Walla makes one wholly of Syrah and calls it Healy.
- **Grenache, Mourvèdre and Cinsault** make the palest and driest, in the manner of Provence. They have been gaining. Gilbert, in the foothills above Yakima, has done it with Mourvèdre.

Color tells you about skins, not about sugar. Dark pink can be bone dry and pale pink sweet.

## When

New rosé appears between Valentine's Day and the releases of early May. Most of it is meant for the summer that follows, and a bargain bin in January is full of wine that was better in June. Buy the newest vintage; lay down something else.

Sparkling wine has no season, whatever the shops say in December. In tasting rooms it is best at the beginning of a day. It wakes up the mouth and asks for nothing, and you will not have to follow a Cabernet.

## A day of nothing else

Start in Richland at eleven, with a rosé at Barnard Griffin and something to eat. Take the interstate west to Prosser, half an hour, for Chinook's pink Franc in the garden and a glass at WIT to see what a machine can do. Then on to Wapato, forty minutes more, and Treveri by four, when the light on its patio is at its best. That is three kinds of bubble and two of rosé, and not one red glass. Reverse it if you sleep in the Tri-Cities.

A word of caution. Bubbles carry alcohol into the blood with some enthusiasm. The pours are the same size, the day feels shorter, and the driver should be someone who finds this article faintly ridiculous.

> Red wine is what happens when everything ripens. These two are what happens when somebody decides not to wait.

Set Sangiovese, Cabernet Franc or sparkling as your wish in the [trip planner](/planner), and check each winery's page for what we know of its hours.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-12-12 09:00:00-08:00',
  '6 min',
  'grapes',
  array['Sparkling', 'Rosé', 'Grapes']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'seattle-urban-wineries',
  'Seattle Makes Wine Too',
  'No vineyards, no view, a loading dock for a terrace. What the city''s own cellars are good for, which ones our guide can place, and how to reach them without a car.',
  $md$The nearest serious vineyards are a mountain pass and well over a hundred miles away, and the landlord would rather have a brewery. Against this, Seattle has some two dozen wineries. Twenty-three of them poured together at one tasting in November 2023, nearly all under five thousand cases a year, made in bays with roll-up doors between a plumber and a printer. The grapes come over the mountains by truck and are crushed under fluorescent light.

It sounds like a compromise. It is closer to how Washington wine began to work in the first place. Growers on the dry side grow; makers near the customers make; and someone drives. A cellar in the city can buy a ton from Red Mountain, a ton from the Horse Heaven Hills and a ton from a friend, and put the three in a row for you on a plank. No estate can do that.

## What to expect

Expect concrete. The room is warm in winter because of the barrels and cold in March because of the door. There will be one person pouring and quite often one person making, and they will be the same person. Hours are short, and fall when city people are free: Thursday and Friday evenings, Saturday and Sunday afternoons. On Monday nobody is there.

Do not expect to be shown a vine. If you have a guest who needs one, take the ferry to Bainbridge instead; [Ferry Wine](/blog/puget-sound-island-wines) has the way.

## South: First Avenue

The most useful address in the city is a converted industrial park at 3861 First Avenue South. Urbanworks, as it is called, began in 2013 when a wine shop moved there and winemakers followed it. By 2018 ten wineries and tasting rooms shared the yard with a pizzeria and a brewery. Tenants change; we list three, and you will find others with their doors up.

[Rôtie Cellars](/winery/rotie-cellars) is the one to start with if you like the Rhône. Its Southern Blend is Grenache, Syrah and Mourvèdre, its Northern Blend Syrah with a little Viognier, as they would be if you drove up the river in France. Rôtie has Syrah of its own in [The Rocks District](/regions/the-rocks-district-of-milton-freewater), across the line in Oregon.

[Waters Winery](/winery/waters-winery), next to it, comes from Walla Walla too. Tremolo is Syrah with Grenache, 21 Grams is led by Cabernet, and there has been a Syrah from one vineyard, Forgotten Hills. Try it beside Rôtie's and you have a seminar for the price of two flights.

[Kerloo Cellars](/winery/kerloo-cellars), at 3911, a minute's walk away, pours among the barrels. Majestic, with Mourvèdre in it, is its Rhône blend. Ask about the Tempranillo.

When last listed, all three opened from Thursday to Sunday. They are a longer way out than visitors imagine: almost two miles beyond the ballparks, and more than a mile on foot from the SODO light-rail station, through a district built for trucks. The buses down First Avenue are the sensible way, and a shared car home is the other. On a game day go early or go another day.

## North: the ship canal and beyond

Ballard and its edge toward Fremont have boats, bars and two small cellars less than a mile apart.

[Domanico Cellars](/winery/domanico-cellars), on NW 49th Street, occupies a former industrial building. Mesa Rojo and Le Monstre are the red blends, and there has been Riesling. It keeps city hours, from five in the evening on Thursdays and Fridays, from two on Saturdays.

[Aluel Cellars](/winery/aluel-cellars) is on Market Street, in the middle of everything. Of what it makes our sources say nothing that we can print. It opens late in the afternoon, Thursday to Saturday, and the walk between the two gives you time to guess.

Farther northeast is [Eight Bells](/winery/eight-bells-winery), which made its first vintage in 2009. David's Block is its field blend of Bordeaux grapes. Our address for it is on Lake City Way; older pages put it on Roosevelt. Check before you cross town.

Ballard is also the place to eat. The Walrus and the Carpenter served oysters on Ballard Avenue from four o'clock when last described (2021), and a glass of something white and sharp from earlier in the afternoon is the right preparation.

## Georgetown and the west

South of Urbanworks comes Georgetown, all brick, rail and airplanes. In 2015 Charles Smith opened Jet City here in an old bottling plant by Boeing Field, then the largest urban winery on the West Coast. It was receiving guests in May 2021. We found nothing later, so it is not in this guide, and you should telephone before you go for its sake. Georgetown repays the trip in any case: tacos and mezcal at El Sirenito, cake by the slice at Deep Sea Sugar and Salt, dinner in the old cottage called the Corson Building (all seen in March 2024).

West Seattle's Junction holds wine walks that sell out; the one in September 2024 sold a thousand tickets. South Seattle College has a Northwest Wine Academy that sells what its students make.

## A short history of pouring in town

Until 2000 a winery in Washington could hardly pour anywhere but where it was made. Since then it has been allowed rooms away from the cellar, first two of them, now four, and from 2008 it could sell by the glass as well. Most of what a Seattle visitor sees, the satellite room, the Walla Walla label on First Avenue, the flight with a cheese board, follows from a few lines of law.

The makers inside the city formed an association, Seattle Urban Wineries, and trace it back some twenty-five years. Wilridge, the oldest of them, also has a farmhouse, a vineyard and a distillery on [Naches Heights](/regions/naches-heights). POUR, the association's tasting, was held in November 2023; if it is on while you are here, it is the whole subject in an evening.

## How to use an afternoon

**South only.** Bus to Urbanworks at one. Rôtie, then Waters, then a pizza if the pizzeria is baking. Kerloo. Home by six. Three rooms and no hills.

**North only.** Late lunch in Ballard, Domanico at two or five depending on the day, the walk, Aluel, oysters.

**Both** is possible with a driver and rarely worth it. The traffic is the part you would remember.

Ask the same question in every room: where did this grow? By the third answer you will have heard of four regions, and they will have stopped being names. Write them down. This is the cheapest way there is to plan a trip over the mountains, because it tells you which road to take. If the Syrah won, go to [Walla Walla](/regions/walla-walla-valley). If it was Cabernet, [Red Mountain](/regions/red-mountain). If the white wine stayed with you longest, ask once more, for it may have come from the [Yakima Valley](/regions/yakima-valley), and nobody expects that.

## Or go to Woodinville

It is fair to mention that half an hour northeast there are five or six times as many wineries, with parking. [Woodinville](/blog/a-weekend-in-woodinville) is where the state's wine industry comes to meet its customers. Seattle's cellars are where some of it is made by people who could not, or would not, leave. The difference is about the same as that between a mall and a workshop. On a wet evening, with a bus to catch, the workshop is nearer.

> A vineyard shows you where wine comes from. A warehouse shows you what had to be done to it.

Set Seattle as your base in the [trip planner](/planner), keep the driving distance short, and put the rooms with the narrowest hours first. In this town that is all of them.$md$,
  'wine-writer',
  'The Wine Writer',
  '2026-12-19 09:00:00-08:00',
  '6 min',
  'barrels',
  array['Seattle', 'Urban Wineries', 'Car-free']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'tri-cities',
  'The Tri-Cities: Wine at the Confluence',
  'Three rivers, three towns, two hundred wineries within an hour and hardly a visitor who came on purpose. Why Richland, Kennewick and Pasco make the best base in the state.',
  $md$People pass through the Tri-Cities. They come for a tournament, a conference or a cousin, they cross the Columbia, and they go on to Walla Walla, an hour away, to drink wine that in many cases began as grapes within sight of the hotel they have just left. The visitors' bureau likes to say that more than two hundred wineries lie within an hour's drive. It is the kind of thing that bureaus say. It is also roughly true, and it is a statement about beds.

Look at the map. Red Mountain is fifteen minutes from Richland. Prosser is half an hour, Walla Walla an hour, the Horse Heaven Hills begin where the suburbs stop. No other place in Washington puts so many appellations within reach of one set of luggage. What the three towns lack in prettiness they make up in river.

## Getting your bearings

Richland, Kennewick and Pasco stand where the Yakima and the Snake run into the Columbia. **Richland**, in the northwest, grew up around the Hanford works and has parks along the water. **Kennewick**, south of the river, has the shops. **Pasco**, north of it, has the airport, with flights from Seattle and farther off. A riverside path of twenty-three miles, the Sacagawea Heritage Trail, joins the three in a loop, and on an evening in June it is the best thing in them.

From Seattle allow three and a half hours, a little over two hundred miles. From Spokane it is two and a quarter, from Portland about three and a half. Six to eight inches of rain fall in a year and the sun is out for some three hundred days, so you can plan to sit outside, and in July you can plan to regret it.

## Friday evening: Tulip Lane

Begin with the easiest tasting in eastern Washington. Above the interstate at Richland's Queensgate three wineries stand in a row, each with food. You park once.

[Barnard Griffin](/winery/barnard-griffin) was founded in 1983 by Deborah Barnard and Rob Griffin and is the one with the story. In 2002 it made two hundred cases of dry rosé out of Sangiovese, when pink wine in Washington was still sweet. The wine took one large Californian competition six times in eleven years and grew to nearly seventeen thousand cases. There is a gallery of fused glass beside the tasting room, and a kitchen.

[J. Bookwalter](/winery/j-bookwalter), a few steps on, goes back to 1982 and takes its name literally: the restaurant is Fiction, the club is the Book Club. [Tagaris](/winery/tagaris-winery), at the other end, grows about thirty varieties and bottles Mourvèdre by itself, which is worth ordering on principle. Its Taverna has had bands on the patio on summer weekends.

Choose one for the wine and another for the dinner. They are close enough that nobody will notice.

## Saturday: the mountain in the morning

Go up [Red Mountain](/regions/red-mountain) before the heat and before the vans. It is ten miles by road from Tulip Lane to Kiona, and the appellation, four thousand acres in all, can be driven from end to end while a song plays.

Take three, no more. [Kiona](/winery/kiona-vineyards-and-winery) for history and Lemberger. [Col Solare](/winery/col-solare), on the open slope, for the architecture of ambition: it was begun in 1995 as a partnership with the Antinori family of Florence, who since June 2024 have owned it outright. [Fidélitas](/winery/fidelitas) for a patio that looks the other way, toward the Horse Heaven Hills, and for Cabernet from a vineyard named Quintessence. If somebody in the party would rather have a garden and a game of pétanque, exchange one of them for [Hedges](/winery/hedges-family-estate), at the top, or for lunch at [Terra Blanca](/winery/terra-blanca-winery-estate-vineyard), where the wood oven has been lit from Friday to Sunday in season.

Drink water between them. Red Mountain is among the driest places in the state to grow grapes, its tannins are among the firmest, and together they can make a mouth feel upholstered.

## Saturday afternoon: the gap

Coming back, leave the highway for [Goose Gap](/regions/goose-gap), the saddle between Red Mountain and the smaller hump of [Candy Mountain](/regions/candy-mountain). The ridge runs east and west, so that its vines face north, ripen later and give a cooler sort of wine. [Goose Ridge](/winery/goose-ridge-vineyards), the Monson family's estate, calls itself the largest unbroken vineyard of one owner in the state. It has Grenache Blanc, Syrah, cider and vodka, which covers most parties.

Candy Mountain has a trail to the top. From up there, at six in the evening, you can see the three appellations, the three towns and the three rivers, and you will understand why floods used to meet here.

## Sunday: Kennewick, by the water

Columbia Gardens, on East Columbia Drive in Kennewick, is what happens when a port authority decides to like wine. It was opened in February 2018 on a reach of old industrial bank beside Duffy's Pond, with drains sized for fifty thousand cases a year and a plaza for food trucks. [Bartholomew](/winery/bartholomew-winery) was one of the first two tenants. Carménère is its cause, five bottlings from single vineyards at one time, with Tannat and Albariño to either side; the patio gives on the river path. Monarcha, its neighbor from the first day, served lunch with the tasting in 2022. Other rooms have come and gone. Walk the row.

In the afternoon, if you have a car and a taste for distance, drive north out of Pasco to [Claar Cellars](/winery/claar-cellars). A dozen grapes grow in the family's own vineyards. Telephone first. It is three quarters of an hour from town, and the road is nearly all sky. On the way you are in the country of the [White Bluffs](/regions/white-bluffs) appellation, two plateaus raised above the frost.

The first vineyard in Washington to be certified organic, Badger Mountain's, in 1990, is in Kennewick as well. We do not list its tasting room, for want of a recent source, but the wine is in the shops.

## Why the vines are here

Everything that came down the Columbia in the ice ages had to pass through one gap in the hills downstream of Pasco, and could not all at once. The floods backed up over the place where you are sleeping to a depth of eight hundred feet. What they left, sand, gravel and silt in graded layers, is the ground of the vineyards on the slopes around. [The whole story](/blog/missoula-floods-and-washington-wine) takes a quarter of an hour to read, and it improves every drive in the neighborhood.

The Wanapum people, who have lived on this river for longer than any of its towns, show their history and their present at a heritage center by Priest Rapids Dam, upstream. It was open every day of the week in 2016; confirm.

There is also Hanford, where plutonium was made for the Manhattan Project. The B Reactor has been shown to visitors; ask whether tours are running before you promise one to anybody. It is a strange neighbor for a wine region, and nobody here pretends otherwise.

## Eating and sleeping

The Lodge at Columbia Point, on Richland's waterfront, opened in 2017 with eighty-two rooms, each named for a winery. Drumheller's is inside it and LU LU is along the marina, with a list of local wines that ran past eighty. Fiction, Taverna Tagaris and the Kitchen at Barnard Griffin are on Tulip Lane. [Our list](/blog/where-to-eat-and-sleep) has the dates. Two hotels in Richland that older pages still recommend have been sold to become apartments.

## When

April, May, September and October. The Tri-Cities Wine Festival, one of the oldest in the Northwest, has been held in Kennewick in early November. Winter is for people who like to talk: no lines, mild days by the standards of the dry side, and the winemaker at the counter. In July and August start at opening time and be in the river by three.

## One base, five days out

1. **Red Mountain,** fifteen minutes.
2. **Prosser,** half an hour, for a village of tasting rooms on foot.
3. **Walla Walla,** an hour, with a driver.
4. **Zillah,** an hour the other way.
5. **The river path,** no minutes at all, between one and the next.

> Nobody falls in love with the Tri-Cities at first sight. It is the second evening that does it, when the wind drops and the river goes copper.

Make Richland your base in the [trip planner](/planner). Then stay an extra night, and let the others drive to Walla Walla.$md$,
  'founder',
  'The Founder',
  '2026-12-26 09:00:00-08:00',
  '6 min',
  'river bend',
  array['Tri-Cities', 'Red Mountain', 'Weekends']
);
--> statement-breakpoint
insert into posts (slug, title, excerpt, content, author_id, author_name, published_at, read_time, opener, tags)
values (
  'spokane',
  'Spokane: A Wine City Without a Vineyard',
  'Too cold for grapes and three hours from most of them, Spokane has been making wine for more than forty years. A cliff, a viaduct, a former farm and the long road north.',
  $md$Spokane is too cold for most wine grapes. This is worth saying at once, because it explains the place. Nobody here inherited a hillside. The people who make wine in Spokane do it because they wanted to live in Spokane, and they fetch the fruit from the [Columbia Valley](/regions/columbia-valley), two hours off, or from Walla Walla, three. They are attorneys, families, a former farm and one inventor's ghost. The result is a small, friendly and rather various scene which hardly anybody west of the mountains has heard of.

It is older than you would think. Two of its cellars were founded in 1982, when the whole state had about twenty wineries. It has a brand, the Cork District, made up around 2015 by a city councilman. His claim for it was that you could land at the airport, drop a bag downtown and have a glass in your hand within forty minutes. We have not tried it with a stopwatch.

## How it is laid out

Downtown has the most rooms, in warehouses by the railroad and along the river. To the east, toward Idaho, the Spokane Valley holds a handful more, ten or fifteen minutes apart by freeway. North of the city there is Green Bluff, twelve square miles of orchards and farm stands, where the wine has come and gone while the apples stayed.

You need a car for everything except downtown. From Seattle it is 280 miles, four hours and more on Interstate 90; from the Tri-Cities, under two and a half; from Walla Walla, three. There are flights. The train arrives in the middle of the night from both directions, and it is best left to those who enjoy that.

## Saturday: under the tracks, then over the river

Start late. Spokane's rooms open at noon or so.

[Barrister Winery](/winery/barrister-winery) is the door to begin with. Two attorneys, Greg Lipsker and Michael White, founded it in 2001; in 2004 they moved into a brick building of 1908 in Railroad Alley, beneath the viaduct. The trains go over. The barrels shake. The winery describes its wines as train-settled and hangs art on the walls. Cabernet Franc is what it is known for, with raspberry and pepper in it, and the house red is called Rough Justice. Buy one of each and compare them at home, if they get that far.

Walk it off through Riverfront Park, where the Spokane River goes over a set of falls in the middle of the city. In Kendall Yards, on the north bank, [Maryhill](/winery/maryhill-winery) opened a second room in the winter of 2017 to 2018, with a terrace on the gorge; the winery itself is four hours away above the Columbia, and our page is for that one.

In the afternoon drive out to the cliff. [Arbor Crest](/winery/arbor-crest-wine-cellars), founded in 1982, has its tasting room at the Cliff House, high over the river on the east side of town. The house was finished in 1924 for Royal Riblet, who invented things, and it is the sort of place an inventor would build. There are gardens, a long view up the river, and in summer music on the grounds. Guided tours were offered five days a week in June 2024, by reservation made three days ahead, with a glass of wine at the end. Sauvignon Blanc is the one for the edge of the cliff, Cabernet Franc for afterward.

Dinner downtown. The Davenport, a hotel of 1914, is the lobby to be seen in; Wooden City and Gander & Ryegrass were the names to know in 2021. Restaurants here were closing in numbers at the end of 2023, so ask at the desk.

## Sunday: the valley

[Latah Creek](/winery/latah-creek-wine-cellars), the other cellar of 1982, is in Spokane Valley, a few minutes by car from the cliff. Mike Conway makes the wine with Natalie Conway-Barnes. The building is done as a Spanish mission, with a courtyard and a gift shop of considerable size. Huckleberry d'Latah, Riesling with huckleberry juice, is the bottle that leaves with the grandparents. Do not be snobbish about it. Then ask what else they have: Petit Verdot, Malbec and Pinot Gris have all been on the counter.

Seven miles farther east is [Liberty Lake Wine Cellars](/winery/liberty-lake-wine-cellars), nearly in Idaho. Its owners belonged to its wine club for years before they bought it, which says something for the club. Reds lead, Tempranillo and Carménère among them, and the whites and the rosé go under the name Tahija. When last listed it opened from Friday to Sunday.

On the way back into town, on its southeast side, stop at [Winescape](/winery/winescape). It opened in 2017 on a former farmstead of fourteen acres with an orchard, and has seats outdoors. Field Trip and Marmot Incarnate are blends. The second is the better name, and you may form your own view of the rest.

That is three, spread over some twenty-five miles. Start with whichever opens first.

## North: Green Bluff, and why our map is empty there

Older guides send you to Green Bluff for wine. Its best-known cellar, Townshend, had left by 2022; the building became a cooperative that makes its own wine and beer. Go for the farms, then: more than thirty of them open to visitors in 2022, with strawberries in June, peaches and apples after that and, in October, all the pumpkins in eastern Washington. A glass will turn up. We prefer not to promise it.

## The long ways round

Two wineries that belong to Spokane's country are nowhere near it. Each is a day out with a purpose.

**South to Pullman,** an hour and twenty minutes through the Palouse. The hills are the attraction, great rounded dunes of loess, green in June and the color of bread in August. [Merry Cellars](/winery/merry-cellars), in the university town, has been making wine since 2004: Carménère, Semillon, Roussanne, and a Bordeaux blend with the patriotic name of Crimson. Go by US 195 and return by the small roads.

**North to Kettle Falls and beyond,** two hours and more. [China Bend](/winery/china-bend-winery) lies on Lake Roosevelt, which is what the Columbia becomes behind Grand Coulee Dam, so far north that Canada is ten miles off. The vineyard is organic, no sulfites are added, and the vines are the sort that shrug off a winter: Maréchal Foch, Léon Millot, Baco Noir. Nothing else in this guide tastes like them. Visitors have been able to stay the night. Telephone well ahead.

## What to drink in a city without grapes

Cabernet Franc, first. It ripens early and stands cold, growers trust it, and Barrister has made it a calling. Then whatever the maker can tell you about. The pleasure of a cellar that buys its fruit is that it can change its mind: one year it is Barbera, the next it is Tempranillo from a friend of a friend. Labels here are a gazetteer of the dry side. Bring the question you would bring to [Woodinville](/blog/a-weekend-in-woodinville): where did this grow, and why from there?

Law had a part in all this. Since 2000 wineries have been allowed tasting rooms away from the cellar, and since 2008 they may sell by the glass in them. A downtown with trains overhead became a wine district in the years just after.

## When to come

- **Mother's Day weekend** is Spring Release. Nineteen wineries took part in 2018, seventeen in 2021. It is sociable, not frantic.
- **February** has ValenWine, by one hotel's account, and rooms that are glad to see you.
- **June to September** is warm and dry, with long evenings. There may be smoke in August.
- **November** has had a holiday tasting on the weekend before Thanksgiving. Ask whether it still does.
- **Winter** is a real one. The roads are plowed; the lawns are shut.

## A plan

**One day:** Barrister at noon, the falls, Arbor Crest at three.

**Two days:** as above. Sleep downtown.

**Three days:** add Pullman, on the way to [Walla Walla](/blog/a-weekend-in-walla-walla). It is the prettiest road between two wine towns in the state, and the slowest.

> Vineyards tie a winery to the ground. Here nothing does, except that somebody liked the town.

Set Spokane as your base in the [trip planner](/planner). Our pages give what we know of hours, with the year. For the rest there is the telephone, and in Spokane people still answer it.$md$,
  'founder',
  'The Founder',
  '2027-01-02 09:00:00-08:00',
  '6 min',
  'wheat',
  array['Spokane', 'Weekends', 'Urban Wineries']
);
