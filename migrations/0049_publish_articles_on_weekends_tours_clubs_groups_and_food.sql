-- Articles on the weekends of 2027, drivers and tours, wine clubs, large groups, and food.
-- Sources. Weekends: wallawalla.org/spring-release-weekend, 2024; Union-Bulletin, 2021-05-07; Wine Press Northwest, 2011-04-08;
-- 610kona.com, 2023-03-31, 2023-04-25 and 2025-01-28; Yakima Herald, 2023-02-15 and 2023-04-21; Spokesman-Review, 2024-05-10; lakechelanwinevalley.com, 2018;
-- Wenatchee World, 2019-10-03 and 2023-01-10; Sip, 2025-09-22; washingtonwine.org, 2025-11-05; GlobeNewswire, 2023-08-30; Wine Spectator, 2024-09-17.
-- Drivers: wallawalla.travel/terms, undated, and /cancellation-policy, 2025-11-11; curatedwallawalla.com/itineraries/holz1-28, 2023-01;
-- NBC Right Now, 2023-08-23; Oregonian, 2014-07; northwestportal.com, undated; ora.wa.gov, charter and excursion certificate, undated.
-- Clubs: aluvewine.com/allocation-details, undated; lovethatredwinery.orderport.net, undated; avennia.com/terms-conditions, 2024-01;
-- Great Northwest Wine, 2020-01-03; BakerHostetler on the Eighth Circuit, 2025-07. Groups: wallawallawine.com, 2020-10-09; wallawalla.guides.winefolly.com, undated.
-- shipping-and-reservations: 2 passages.
update "posts" set "content" = replace(replace("content",
  $t$and expect some places to say no.
$t$,
  $t$and expect some places to say no. [Wine with a Large Group](/blog/large-groups) has the questions.
$t$),
  $t$how to pause, and how to leave.$t$,
  $t$how to pause, and how to leave. [Wine Clubs](/blog/wine-clubs) has the small print.$t$), "updated_at" = now()
where "slug" = 'shipping-and-reservations';
--> statement-breakpoint
-- wine-country-without-a-car: 1 passages.
update "posts" set "content" = replace("content",
  $t$is often the sensible answer. Ask these questions before you pay.$t$,
  $t$is often the sensible answer, and [Drivers and Tours](/blog/drivers-and-tours) says what kinds there are. Ask these questions before you pay.$t$), "updated_at" = now()
where "slug" = 'wine-country-without-a-car';
--> statement-breakpoint
-- seasons-and-release-weekends: 1 passages.
update "posts" set "content" = replace("content",
  $t$Festival dates move, and now and then a festival disappears. Check this year's with the organizers before you book.$t$,
  $t$Festival dates move, and now and then a festival disappears. [Wine Weekends of 2027](/blog/wine-weekends-2027) has what is known so far; check with the organizers before you book.$t$), "updated_at" = now()
where "slug" = 'seasons-and-release-weekends';
--> statement-breakpoint
-- lunch-at-the-winery: 1 passages.
update "posts" set "content" = replace("content",
  $t$The rest of the method is in [How to Taste](/blog/how-to-taste).$t$,
  $t$For more, grape by grape, see [Food with Washington Wine](/blog/food-with-washington-wine); the method is in [How to Taste](/blog/how-to-taste).$t$), "updated_at" = now()
where "slug" = 'lunch-at-the-winery';
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'wine-weekends-2027', 'Wine Weekends of 2027: What Is Known So Far',
  'Spring releases, barrel tastings and harvest weekends, month by month: the rule each one has kept, the last year a source shows it, and the date that gives for 2027. None is confirmed yet.',
  $md$We looked in November 2026 and found no organizer with a date for 2027. What we have is the rule each event has kept, the last year a source shows it, and what that rule gives for 2027. Every 2027 date below is unconfirmed: check with the organizer, and book a room you can cancel.

## By the organizer's own rule

**Spring Release, Walla Walla: May 7 to 9, if the rule holds.** Visit Walla Walla's page says it is held each year on the first full weekend of May and gives May 3 to 5, 2024. In 2027 May begins on a Saturday, as it did in 2021, and that year the weekend was May 7 to 9. Wineries show new vintages, and some give dinners. [L'Ecole No. 41](/winery/lecole-no-41) planned a small lot of Malbec for it in 2023.

**Spring Barrel Tasting, Yakima Valley: April 23 to 25, if the rule holds.** In 2011 the director of Wine Yakima Valley called it the last full weekend of April, moved when it meets Easter. It was April 26 to 28 in 2019 and April 28 to 30 in 2023. Easter 2027 is March 28, so nothing should move. In 2023 no pass was needed, some rooms charged a fee or asked for a booking, and you brought a glass or bought one. [Thurston Wolfe](/winery/thurston-wolfe-winery) poured two vintages of Petite Sirah from the barrel. The weekend before was a quieter one for locals.

## By custom

For these we have past dates that fall the same way, but no organizer's rule.

- **February 12 to 15: Red Wine & Chocolate, Yakima Valley.** Presidents' Day weekend, as it was in 2023, with more than forty wineries, and in 2025. [Two Mountain](/winery/two-mountain-winery), [Bonair](/winery/bonair-winery) and [AntoLin](/winery/antolin-cellars) were on the 2025 list.
- **May 7 to 9: Spring Release, Spokane.** Mother's Day weekend, as it was in 2018, 2021 and 2024. [Latah Creek](/winery/latah-creek-wine-cellars) and [Winescape](/winery/winescape) were two of the association's twelve wineries in May 2024. By these rules Walla Walla has the same weekend, three hours south. Choose one.
- **October 2 and 3, then 9 and 10: Lake Chelan Crush.** It took two weekends from the first Saturday of October in 2017 and 2018, and ran October 5 to 13 in 2019. In 2018 there were grape stomps, juice to taste and open barrel rooms, and [Benson](/winery/benson-vineyards-estate-winery) had concerts.
- **October 9 and 10: Catch the Crush, Yakima Valley.** The second weekend in 2013, 2015 and 2019. In September 2025 *Sip* magazine still named the valley's Crush among October's events.
- **November 5 to 7: Fall Release, Walla Walla.** The first weekend in 2013 and 2019, and November 6 to 8 in 2020.
- **November 26 to 28: Thanksgiving in Wine Country, Yakima Valley.** Friday to Sunday in 2020. Since 2019 it has been promoted for all of November, and it drew mainly families.
- **December 3 to 5: Holiday Barrel Tasting, Walla Walla.** The first weekend of December in 2013, the oldest date here. It was still mentioned in 2019. Ask first.

## No rule: wait for the announcement

- **Taste Washington, Seattle.** The Grand Tasting was March 11 and 12 in 2023, March 16 and 17 in 2024, and March 21 and 22 in 2026, at Lumen Field Event Center, with more than 200 wineries. The state wine commission announced 2026 on November 5, 2025, so the next date may be out by the time you read this.
- **Winterfest, Lake Chelan.** Two weekends in January: January 14 to 23 in 2022 and January 13 to 22 in 2023. In 2023 a $10 button let you into most of it.
- **Auction of Washington Wines, Woodinville.** Three days in August: in 2024, August 8 to 10, at [Sparkman](/winery/sparkman-cellars) and [Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery).
- **WAugust.** The commission's wine month, statewide, in its fourth August in 2025.
- **Concerts at Chateau Ste. Michelle.** In 2023 the lineup came out on March 27 and the first show was May 25.

## Not on this calendar

Older pages still list events that we left out. The spring weekend called Passport to Woodinville ended, by one account, in 2014. The Tri-Cities Wine Festival lost its founders in 2021; the convention center planned to go on in November 2022, and we have found no date since. For the Red Mountain Block Party we know only 2012 and 2013, and for the Olympic Peninsula's chocolate and cider tour nothing after 2017.

## Before you book

1. **Ask the organizer**: Visit Walla Walla, Wine Yakima Valley, the Lake Chelan Chamber of Commerce, the Spokane Winery Association, the Washington State Wine Commission.
2. **Book the bed first.** In Walla Walla in May that means months ahead.
3. **Ask each winery about its hours.** Event hours may differ from the posted ones.
4. **Decide on the driver**, or [hire one](/blog/drivers-and-tours).
5. **Come a week later** if you want to talk to people. The wines are the same.

[The Washington Wine Year](/blog/seasons-and-release-weekends) has the months, and [Harvest](/blog/harvest) what you see in the fall. Give the [trip planner](/planner) your date, and it will say which rooms have posted hours that day.
$md$,
  'founder', 'The Founder', '2026-11-23 14:00:00+00', '5 min', 'guitar', array['Events', 'Seasons', 'Planning']::text[]
);
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'drivers-and-tours', 'Drivers and Tours: Let Someone Else Drive',
  'Private vans, shared seats, e-bikes, horses and buses: what a tour company does, what its terms say, what a day adds up to, and how to book one.',
  $md$Six small pours of Washington red come to more than two standard drinks, and most of the state's vineyards are a drive from a bed. Someone has to stay sober. If nobody in your party wants to be the one, there are five kinds of help. We name companies only where a page of theirs, or a dated report, says what they do. We have ridden with none of them, and none paid to be here.

## A driver with a plan

The company picks you up, drives you to three or four rooms, and often books them. **Walla Walla Travel** prints its terms: a deposit of $250 for up to seven guests and $350 for eight to fourteen, the rest due within 48 hours after the tour, and all guests 21 or older. Tasting fees, meals and tips are extra. By its cancellation policy of November 2025 you get everything back 30 days ahead, half from 29 days to 15, and nothing later, though you may move the date once or give your place away.

**Curated Walla Walla** wrote its guests an itinerary. One Saturday in January 2023 a party of four was picked up at 11:30 and taken to [Saviah](/winery/saviah-cellars), [Woodward Canyon](/winery/woodward-canyon-winery) and [L'Ecole No. 41](/winery/lecole-no-41), with a boxed lunch in between. The fees, $20 a person at the first two, were the guests' to pay.

## A seat on a shared tour

You buy a place, and the company chooses the stops. It suits one or two people. From Seattle such tours have gone to Woodinville, where the rooms are close together. We found no page with a price and a date, so we print neither. Ask how many strangers ride along, and whether fees and lunch are in the price.

## A bike or a horse

**Kickstand Tours** took electric bikes from Yakima to Walla Walla in August 2023. A day lasted about six hours, fees were extra, and a van collected the bottles. **Cycle Yakima** had a guided e-bike ride to orchards, vineyards and breweries in September 2025. On Red Mountain, **Red Mountain Trails** began riding horses past the vines in 2013, from the lot beside [Kiona](/winery/kiona-vineyards-and-winery). An undated page adds wagons, and bike tours of three and a half hours for up to six people, with three tasting rooms and lunch.

You are still in traffic on a bike. Taste lightly and drink water.

## A bus for the whole party

From about ten people on, a bus or a large van saves taking several cars. A company that sells charter or excursion trips by bus in Washington needs a certificate from the state Utilities and Transportation Commission, with insurance and an inspection of its vehicles. Ask for the number. Then call every winery, because a small room cannot take a bus unannounced: [Wine with a Large Group](/blog/large-groups) has the questions.

## No tour at all

In four places you can park and walk: [downtown Walla Walla](/ready-made-trips/walla-walla-on-foot), [SODO in Seattle](/ready-made-trips/sodo-on-foot), Woodinville's [Warehouse District](/ready-made-trips/the-warehouse-district) and [Prosser](/blog/prosser-on-foot). A taxi at each end of the day is all the driver you need. For trains, boats and buses see [Wine Country Without a Car](/blog/wine-country-without-a-car).

## What a day adds up to

The driver is only part of it. Say six people taste at three rooms at $20 each. That is $360 in fees, before lunch, bottles and the tip. In Walla Walla a plain tasting was most often $15 to $20 between 2021 and 2023, usually waived with a purchase, and what counts as a purchase differed from door to door. [What a Tasting Costs](/blog/what-a-tasting-costs) has the figures and their years.

## How to book

1. **Choose the day with posted hours in mind.** The [trip planner](/planner) says which rooms are open when. Send the driver its link or its printed page, with addresses and phone numbers.
2. **Call the company before the wineries.** On a release weekend cars go first.
3. **Ask what the price covers**: hours from where to where, fuel, fees, lunch, tax, the tip.
4. **Ask who books the tastings**, and whether any winery pays the company.
5. **Ask how a day is canceled**, by you and by them, and what happens when a pass is closed.
6. **Say how many you are**, and whether anyone cannot climb into a van.
7. **Leave gaps.** Three rooms and lunch fill six hours.

## On the day

An opened bottle rides in the trunk, even with the cork back in. The law excepts charter buses and limousines, but the company may not. Put water in the van. A tasting room may turn away a guest who is visibly impaired, sober driver or not. Tip as you would a guide; Walla Walla Travel calls it appreciated, not required.
$md$,
  'wine-writer', 'The Wine Writer', '2026-11-23 13:30:00+00', '5 min', 'corner', array['Car-free', 'Costs', 'Planning']::text[]
);
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'wine-clubs', 'Wine Clubs: Before You Sign',
  'How a winery''s club works, three sets of terms in writing, the math, and ten questions to ask before you leave your card.',
  $md$You liked the Syrah, the afternoon is going well, and the person pouring says that members taste free. A wine club is a promise to buy wine later, on a card you leave today. It can be a good deal. Read the terms first.

## How a club works

Most clubs send wine twice a year, in spring and in fall, when a truck is neither an oven nor a freezer. The winery writes a few weeks ahead, charges your card, and ships the box or keeps it for you. In return you get a discount, tastings for yourself and often for guests, and wines that are not sold to others. There is seldom a fee to join. The commitment is the cost.

Clubs differ in four things.

- **How much.** Three, six or twelve bottles at a time.
- **Who chooses.** You, the winery, or the winery unless you answer in time.
- **How long.** Until you cancel, or a number of shipments first.
- **How you leave.** By email, with notice, sometimes for a fee.

## Three sets of terms

None of these three is in our directory, but their terms are in writing, which is what you should ask for.

**Aluvé**, near Walla Walla, has two allocations a year, in April and October. You hear about three weeks ahead and may change the bottles, have them shipped, or collect them. If you take the discount, you are asked to receive two shipments before leaving or pausing. The page has no date.

**Love That Red**, in Woodinville, asks for a year, with releases in fall and spring. Changes after an order is processed cost 10 percent, leaving takes 30 days' notice in writing, and leaving early costs $75. Also undated.

**Avennia**, with rooms in Woodinville, on Red Mountain and in Walla Walla, says in terms of January 2024 what becomes of wine you do not collect. It is kept for 90 days. After that the winery may swap the vintage or ship it at your expense, and after 180 days it goes to charity.

Read the part about leaving first.

## Do the math first

Take six bottles at $40, twice a year. That is $480 before tax and shipping. A 20 percent discount saves $96. If members taste free and you come four times a year with a friend, at $20 a person, that is $160 more. If you live in another state and come once in three years, it is nothing.

Then look in your closet. Twelve bottles a year from one winery is a bottle a month of that style.

## What our own pages know

We have a club on record for 40 of the 186 wineries in this guide, and a source of the last three years for only four of them. So treat this list as a place to start.

- **[Jacob Williams](/winery/jacob-williams-winery)**, at Wishram, had a members' tasting room in February 2024, and **[Perennial Vintners](/winery/perennial-vintners)**, on Bainbridge, a club that April. **[Bledsoe](/winery/bledsoe-family-winery)** and **[Browne](/winery/browne-family-vineyards)**, in Walla Walla, had members that year too.
- At **[Saviah](/winery/saviah-cellars)** joining was one way to get the $20 tasting fee back in January 2023, and at **[Brian Carter](/winery/brian-carter-cellars)** in May 2023.
- **[DeLille](/winery/delille-cellars)** kept its upper floors for members and their guests when it moved in 2019.
- **[J. Bookwalter](/winery/j-bookwalter)** has called its club the Book Club. At **[Dusted Valley](/winery/dusted-valley-vintners)** in 2018 it was the Stained Tooth Society.
- **[Liberty Lake](/winery/liberty-lake-wine-cellars)** was bought by members of its club in 2016.

A winery's page says whether we have a club on record, and how old that is. For the rest, ask in the room.

## Ten questions

1. How many bottles, how often, and what did the last shipment cost with tax?
2. May I choose, and until when?
3. Is the discount on everything, or on club wines?
4. How many guests taste with me, and at which rooms?
5. How many shipments before I can leave?
6. How do I leave, and is there a fee?
7. Can I skip one, or pause?
8. Can you ship to my state? The winery needs a permit there: see [Shipping, Reservations and Other Fine Print](/blog/shipping-and-reservations).
9. Do you hold boxes in hot and freezing weather?
10. How long do you keep what I collect myself?

Ask for the answers in an email. A federal rule that would have required leaving to be as easy as joining was struck down by a court in July 2025. Some states have rules of their own.

## When to say yes

Say yes when you have bought the wines twice without a discount, when the room is near enough to visit, and when the club sells something that the shop does not. Say no in the third room of the day. The offer will stand tomorrow, and you can join by phone.

If you like the place and not the commitment, ask for the mailing list instead.
$md$,
  'wine-writer', 'The Wine Writer', '2026-11-23 13:00:00+00', '5 min', 'corks', array['Costs', 'Shipping', 'Basics']::text[]
);
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'large-groups', 'Wine with a Large Group',
  'Eight people, one small room. Which wineries have space on record, what to say on the phone, when to split the party, and what it costs.',
  $md$Eight people at a tasting room door on a Saturday are a problem for the one person behind the bar. The same eight, announced, are a good afternoon for both sides. Our planner calls seven a group. A guide to Walla Walla starts at six.

## Where the limit comes from

In October 2020 Washington let wineries pour for groups of six or fewer, outdoors, or indoors where they served food. Seated, booked tastings date from then. That Walla Walla guide, made with the valley's wine alliance and undated, tells visitors to call ahead outside the Downtown and Airport districts and always to book for six or more.

Some limits we have found in print:

- **[Terra Blanca](/winery/terra-blanca-winery-estate-vineyard)**, on Red Mountain: tours for groups of up to ten, on an undated page.
- **[Treveri](/winery/treveri-cellars)**, near Wapato: up to five in each heated dome, in two-hour slots, in November 2020.
- **Red Mountain Trails**: bike tours for up to six, undated.
- **Walla Walla Travel**: a deposit of $250 for one to seven guests, $350 for eight to fourteen, and for fifteen or more, ask.

For a group limit at any other winery we have no source. We ask each of them in the letter that goes out twice a year. Until they answer, you have to.

## What our pages can tell you

In November 2026, of the 186 wineries here, 36 are on record as taking walk-ins and five as wanting a reservation from everyone. For the other 145 we do not know. Nearly all of the 36 are in and around the Yakima Valley, on a list of July 2026. A walk-in is two or four people, not twelve, so call even there.

What a group needs most is room to stand. These have taken walk-ins, post hours, and have a patio, a garden or a place to picnic on record.

- **[Gilbert](/winery/gilbert-cellars)**, on Hackett Ranch outside Yakima, with picnic space; open daily from 11.
- **[Hyatt](/winery/hyatt-vineyards)**, above Zillah, with a picnic area, vines and a mountain view; Thursday to Monday.
- **[J. Bell](/winery/j-bell-cellars-lavender)**, at Zillah, with a patio and a garden; Friday to Sunday.
- **[Horizon's Edge](/winery/horizons-edge-winery-maison-de-padgett)**, at Zillah, with a garden, where a group has eaten its own picnic; weekends.
- **[Freehand](/winery/freehand-cellars)**, above Wapato, with a patio, small bites and posted hours every day.

West of the mountains, **[Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery)** has 105 acres and picnic grounds, and in January 2020 **[DeLille](/winery/delille-cellars)** had space for corporate dinners. On the Columbia, **[Maryhill](/winery/maryhill-winery)** has a picnic area above the river.

Rooms to avoid with a crowd: [Otis Kenyon](/winery/otis-kenyon-wine) in Walla Walla, seventy feet long and eleven wide, is a better room for four.

## The call

Two or three weeks ahead, one person calls, and says it all at once.

1. **The day and hour**, and a second choice. A weekday or the first hour after opening is the easiest to get.
2. **How many**, how many of them taste, and whether any are under 21.
3. **How you arrive.** A bus needs somewhere to turn around.
4. **What you want**: one flight each, a tour, a table, a private room.
5. **What you bring**: a cake, a picnic, a speech.

Then ask.

- Is there a limit, and may we split in two?
- What does it cost a head, and does a purchase waive it for everyone or for the buyer?
- Is there a deposit, and when do we lose it?
- Is a tip added?
- Who is pouring, and for how long?

Put the answers in an email and send it to them. Confirm the number two days before.

## Split the party

Twelve in two sixes see more than twelve in one room. Choose rooms next to each other, swap after an hour, and meet for lunch. It works on [Tulip Lane in Richland](/blog/lunch-at-the-winery), in Woodinville's [Warehouse District](/ready-made-trips/the-warehouse-district), in [Prosser](/blog/prosser-on-foot) and [in SODO](/ready-made-trips/sodo-on-foot).

## What it costs

At $20 a head, twelve people and three rooms come to $720 in fees. Ask whether one order of a case covers them. In Walla Walla a waiver has meant one bottle at one winery and $40 at another, per tasting, so do the math for the party. One person should pay and collect afterward: splitting a bill twelve ways takes as long as the flight.

## Good manners

Two rooms and lunch are a full day for a big party, because everything takes longer. Eat first. Share flights. Use the spit bucket. Keep the songs for the bus. Buy something, since your group had the staff to itself.

Have enough sober drivers for everyone. [Drivers and Tours](/blog/drivers-and-tours) says what a bus company has to show you.

## Plan it together

Enter the exact number in the [trip planner](/planner), up to fifty. It reminds you to call each stop, with the phone number where we have one. Save the plan and send the link, and everyone can mark the rooms they want.
$md$,
  'founder', 'The Founder', '2026-11-23 12:30:00+00', '5 min', 'hall', array['Planning', 'Reservations', 'Etiquette']::text[]
);
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'food-with-washington-wine', 'Food with Washington Wine, Grape by Grape',
  'Salt, acid, fat, heat and sugar, and then something to eat for each of the grapes Washington grows.',
  $md$Pairing is easier than it sounds. A few things in the food change what the wine tastes like, and they do it to every wine. Here are five, and then the grapes that Washington grows, each with something to eat.

## Five things that matter

**Acid.** A wine should be at least as sharp as the food, or it tastes flat. Lemon, vinegar and tomato want a wine with bite.

**Salt.** Salt makes wine rounder and fruitier. It is why potato chips go with sparkling wine, and hard cheese with nearly anything.

**Fat.** Tannin, the grip in a young red, binds to protein and feels softer with it. That is the steak and the Cabernet. Acid does another job: it cuts the cream.

**Heat.** Chiles make alcohol burn and tannin harsh. A little sweetness and a lower number on the label calm both.

**Sugar.** A dessert sweeter than the wine makes the wine sour. Match them, or let the wine be dessert.

And match weight with weight. A sauce counts for more than what is under it.

## The whites

- **Riesling**, dry or a little sweet: Thai and Vietnamese food, crab with chile, pork with apples. The sweet ones are for heat. Ask which kind it is.
- **Sauvignon Blanc**: goat cheese, asparagus, oysters, anything green and lemony. **Sémillon** is waxier, for halibut and roast chicken. [L'Ecole No. 41](/winery/lecole-no-41) has both on record.
- **Chardonnay** without much oak: Dungeness crab and butter. With oak: corn chowder, mushrooms, turkey.
- **Albariño**: clams, ceviche, fried fish. [Coyote Canyon](/winery/coyote-canyon-winery) in Prosser had one of the 2024 vintage.
- **Viognier**: peaches, ginger, mild curry, roast squash.
- **Madeleine Angevine** and **Siegerrebe**, from [Bainbridge Vineyards](/winery/bainbridge-vineyards): the first with raw oysters, the second with mild Thai or Indian food.

## Bubbles and pink

Dry sparkling wine has acid and no tannin, which is why it goes with nearly everything salty or fried. Keep one for the start of a long meal. [Treveri](/winery/treveri-cellars) makes nothing else, and was bottling most grapes by themselves in March 2025. Dry rosé does the work of a light red: grilled salmon, burgers, tomatoes in August. [Barnard Griffin](/winery/barnard-griffin) in Richland has made its from Sangiovese.

## The reds

- **Cabernet Sauvignon**: beef, lamb, aged cheese. It wants fat and salt. Young ones from [Red Mountain](/regions/red-mountain) want both.
- **Merlot**: pork, duck, mushrooms, lentils. Softer, so it forgives more.
- **Cabernet Franc**: roast chicken with herbs, peppers, goat cheese. It is the red for a table that ordered five different things. [Barrister](/winery/barrister-winery) in Spokane is a place to try it.
- **Syrah**: smoke. Brisket, ribs, grilled eggplant, black pepper. The savory kind, from basalt cobbles, likes olives and lamb.
- **Grenache**: ratatouille, sausages, grilled tuna. Serve it a little cool.
- **Barbera**: tomato sauce, pizza, salami. The acid is the point. Ask for it at [Cascade Cliffs](/winery/cascade-cliffs-vineyard-winery) in Wishram.
- **Lemberger**: bratwurst, salmon, roast beets. [Kiona](/winery/kiona-vineyards-and-winery) has grown it on Red Mountain.
- **Malbec**: skirt steak, black beans, blue cheese.

## Things that fight

Artichokes make wine taste sweet. Vinegar dressing flattens it, so use lemon, or less. Raw oysters turn a tannic red metallic. Very hot chiles beat everything but sweetness and beer. Chocolate is hard: a dry red tastes thin beside it, whatever [Red Wine & Chocolate](/blog/wine-weekends-2027) promises. Look for a Port-style wine instead. [Horizon's Edge](/winery/horizons-edge-winery-maison-de-padgett) in Zillah had several sweet wines in 2018, and [Thurston Wolfe](/winery/thurston-wolfe-winery) has made a Port-style one.

## From the farm stand

Build a picnic around what is by the road. In **May**, asparagus, with Sauvignon Blanc. In **June and July**, cherries, with rosé, and sweet onions on a burger, with Grenache. In **August**, tomatoes and peppers, with Barbera and Cabernet Franc; peaches, with Viognier. In **September and October**, pears and blue cheese, with late-harvest Riesling; apples and cheddar, with dry Riesling. In **winter**, oysters on the Sound and stew on the dry side, with Müller-Thurgau and Merlot.

Ask before you unpack: not every winery allows food from elsewhere, and those with a kitchen often do not. [Lunch at the Winery](/blog/lunch-at-the-winery) names a dozen that have cooked.

## Try it once

Buy one Riesling, one Cabernet Sauvignon and one bag of potato chips. Cut a lemon. Taste each wine alone, after the chips, and after the lemon. The salt will make both wines rounder, and the lemon will make the red taste flat. Then do it with a square of steak and a slice of jalapeño.

When you find a pair that works, write down the grape and the dish.

The [directory](/wineries) filters by grape, and the [trip planner](/planner) takes your favorites as a wish. [How to Taste](/blog/how-to-taste) has the rest.
$md$,
  'wine-writer', 'The Wine Writer', '2026-11-23 12:00:00+00', '5 min', 'bar', array['Food', 'Grapes', 'Basics']::text[]
);
--> statement-breakpoint
-- The ready-made trips that go with them.
update "ready_trips" set "articles" = array_append("articles", 'drivers-and-tours') where "slug" = 'walla-walla-on-foot';
--> statement-breakpoint
update "ready_trips" set "articles" = array_append("articles", 'large-groups') where "slug" = 'the-warehouse-district';
--> statement-breakpoint
update "ready_trips" set "articles" = array_append("articles", 'food-with-washington-wine') where "slug" = 'barbera-on-the-columbia';
--> statement-breakpoint
update "ready_trips" set "articles" = array_append("articles", 'wine-weekends-2027') where "slug" = 'three-days-in-walla-walla';
--> statement-breakpoint
update "ready_trips" set "articles" = array_append("articles", 'wine-clubs') where "slug" = 'woodinville-in-four-styles';
