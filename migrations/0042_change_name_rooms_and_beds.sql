-- Children and dogs: the rooms of which a source says something, each with its year.
update "posts" set "content" = replace(replace(replace(replace(replace("content",
    $t$A few of the winery pages in this guide say that children or dogs have been welcome, and when that was written. Policies have tightened since 2020, and for most wineries no source we trust says anything. Telephone. It takes a minute and saves an hour.$t$,
    $t$A few of the winery pages in this guide say that children or dogs have been welcome, and when that was written. Policies have tightened since 2020, and for most wineries no source we trust says anything. Call. It takes a minute and saves an hour.

## Rooms that have said yes

These are the ones we can name, with the year of the page that says so. A year is not a promise.

- **[Chateau Ste. Michelle](/winery/chateau-ste-michelle-winery)**, Woodinville: children, picnics and 105 acres (March 2022).
- **[Matthews](/winery/matthews-winery)**, Woodinville: children and dogs, with a garden and a farm next door (a hotel's guide without a date).
- **[JM Cellars](/winery/jm-cellars)**, Woodinville: a visit with dogs, among trails and lawn games (undated).
- **[Kana](/winery/kana-winery)**, downtown Yakima: children and dogs (about 2017).
- **[Dineen](/winery/dineen-vineyards)**, Zillah: children on the lawn, adults on the patio (undated).
- **[Two Mountain](/winery/two-mountain-winery)**, Zillah: a dog was let inside, and there were lawn chairs outside (2014).
- **[Yakima Valley Vintners](/winery/yakima-valley-vintners-grandview-campus)**, Grandview: a yearly open house for families, with tours (April 2025).
- **[Succession](/winery/succession-wines)**, Manson: toys and coloring paper in the tasting room (undated).$t$),
    $t$ or at weekends.$t$,
    $t$ or on weekends.$t$),
    $t$on a short lead is$t$,
    $t$on a short leash is$t$),
    $t$Keep the lead on$t$,
    $t$Keep the leash on$t$),
    $t$for a short lead.$t$,
    $t$for a short leash.$t$), "updated_at" = now()
where "slug" = 'children-dogs-and-wine';
--> statement-breakpoint
-- Dinner and a bed in the weekend stories, from the guide's places and their dates.
update "posts" set "content" = replace("content",
    $t$## The Oregon question$t$,
    $t$## Dinner and a bed

Book both before you leave home. **Brasserie Four** is French, with a wall of bottles, and was on a list of March 2024; **Hattaway's on Alder** cooks the South; **Passatempo Taverna** makes its own pasta and opens for dinner only. To sleep within a walk of the rooms, **The FINCH** has eighty rooms and takes dogs (March 2024), and the **Marcus Whitman** has tasting rooms off its lobby (November 2024). More, with the date of each, stands in [Where to Eat and Sleep](/blog/where-to-eat-and-sleep).

## The Oregon question$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-walla-walla';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$## What to ask for$t$,
    $t$## Dinner and a bed

On the south shore the wineries cook. [Siren Song](/winery/siren-song-wines) had Provençal dishes with the lake in view, Wednesday to Sunday, in November 2025, and **Sorrento's**, the Italian restaurant at [Tsillan](/winery/tsillan-cellars), was open that month too. In Manson **Blueberry Hills** made breakfast and lunch on its farm in August 2025. **Campbell's**, on the water in the middle of Chelan, has taken guests since 1901 and has a pub with a known wine list. Rooms by the lake go months ahead in summer.

## What to ask for$t$), "updated_at" = now()
where "slug" = 'a-weekend-at-lake-chelan';
--> statement-breakpoint
update "posts" set "content" = replace(replace(replace("content",
    $t$## Taste like a cartographer$t$,
    $t$## Dinner and a bed

**Barking Frog**, at Willows Lodge, and **The Hollywood Tavern**, for burgers and whiskey, were both on a list of June 2025. **Willows Lodge** has eighty-four rooms by the Sammamish River Trail, so you can leave the car where it is; its rates began around $250 in 2019. The rest is in [Where to Eat and Sleep](/blog/where-to-eat-and-sleep), with dates.

## Taste like a cartographer$t$),
    $t$If somebody in the party is driving, give them$t$,
    $t$If one of you is driving, give that person$t$),
    $t$because somebody in the first room will tell you$t$,
    $t$because the people in the first room will tell you$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-woodinville';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$## Stop three: Red Mountain$t$,
    $t$For lunch or an early dinner there is **Wine O'Clock**, in the same village, with a short seasonal menu in July 2025. **Brewminatti**, downtown, did soup and sandwiches (September 2022). For a bed look to Yakima, where **Hotel Maison** has thirty-six rooms in the Masonic Temple of 1911 (August 2023), or to Richland and **The Lodge at Columbia Point** (October 2022).

## Stop three: Red Mountain$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-the-yakima-valley';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$## How to plan it$t$,
    $t$## Dinner and a bed

**The Society Hotel** in Bingen has rooms, cabins and bunks in and around an old school, with soaking pools and a café (June 2023). Up the hill in White Salmon, **Feast** was making deli lunches in March 2022, and **Everybody's** brews with a mountain in view (2018). East of Lyle pack your own.

## How to plan it$t$), "updated_at" = now()
where "slug" = 'columbia-gorge-and-maryhill';
--> statement-breakpoint
-- A list that says that it is one, without praise of our own.
update "posts" set "content" = replace(replace(replace(replace("content",
    $t$Nothing here was paid for, and these are notes, not reviews. Call, and ask whether the kitchen is open on the night you mean.$t$,
    $t$Nothing here was paid for. This is a list and says so: we have not eaten at these tables for you, and we rank none of them. Call, and ask whether the kitchen is open on the night you mean.$t$),
    $t$is the dinner to know: prime rib$t$,
    $t$serves dinner: prime rib$t$),
    $t$; its tasting-menu kitchen was full when a visitor tried in February 2025, which is a review in itself.$t$,
    $t$; its tasting-menu kitchen was full when a visitor tried in February 2025.$t$),
    $t$> An address with a date on it is a promise that somebody once kept.

$t$,
    $t$$t$), "updated_at" = now()
where "slug" = 'where-to-eat-and-sleep';
--> statement-breakpoint
update "posts" set "excerpt" = replace("excerpt",
    $t$so this is a list to telephone from.$t$,
    $t$so call from this list before you count on it.$t$), "updated_at" = now()
where "slug" = 'where-to-eat-and-sleep';
--> statement-breakpoint
update "posts" set "excerpt" = replace("excerpt",
    $t$and where to turn round if time runs out.$t$,
    $t$and where to turn around if time runs out.$t$), "updated_at" = now()
where "slug" = 'first-timers-loop';
--> statement-breakpoint
-- Words of everyday American English.
update "posts" set "content" = replace("content",
    $t$often open at the weekend only$t$,
    $t$often open on weekends only$t$), "updated_at" = now()
where "slug" = 'first-timers-loop';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$It will not last for ever.$t$,
    $t$It will not last forever.$t$), "updated_at" = now()
where "slug" = 'missoula-floods-and-washington-wine';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$so look at the winery page, then telephone.$t$,
    $t$so look at the winery page, then call.$t$), "updated_at" = now()
where "slug" = 'puget-sound-island-wines';
--> statement-breakpoint
update "posts" set "content" = replace(replace(replace("content",
    $t$trust it; somebody has thought about it.$t$,
    $t$trust it; someone has thought about it.$t$),
    $t$is the commonest fault$t$,
    $t$is the most common fault$t$),
    $t$**Put the telephone down$t$,
    $t$**Put the phone down$t$), "updated_at" = now()
where "slug" = 'how-to-taste';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$## Hiring somebody to drive$t$,
    $t$## Hiring a driver$t$), "updated_at" = now()
where "slug" = 'wine-country-without-a-car';
--> statement-breakpoint
update "posts" set "content" = replace(replace(replace("content",
    $t$If you will be late, telephone.$t$,
    $t$If you will be late, call.$t$),
    $t$sends the itinerary to your e-mail.$t$,
    $t$sends the itinerary to your inbox.$t$),
    $t$only for facts somebody has confirmed. For the rest there is the telephone, which$t$,
    $t$only for facts with a source. For the rest there is the phone, which$t$), "updated_at" = now()
where "slug" = 'shipping-and-reservations';
--> statement-breakpoint
update "posts" set "content" = replace(replace(replace(replace("content",
    $t$Read the numbers as an order of size.$t$,
    $t$Read the numbers as a ballpark.$t$),
    $t$somebody will do the sum at the till$t$,
    $t$someone will do the sum at the register$t$),
    $t$visiting somebody at work$t$,
    $t$visiting someone at work$t$),
    $t$for closed shoes as well$t$,
    $t$for closed-toe shoes as well$t$), "updated_at" = now()
where "slug" = 'what-a-tasting-costs';
--> statement-breakpoint
update "posts" set "content" = replace(replace(replace(replace(replace(replace("content",
    $t$by air and by telephone.$t$,
    $t$by air and by phone.$t$),
    $t$and on 511 by telephone.$t$,
    $t$and on 511 by phone.$t$),
    $t$the time for closed shoes and$t$,
    $t$the time for closed-toe shoes and$t$),
    $t$upwind of somebody else.$t$,
    $t$upwind of someone else.$t$),
    $t$closed shoes, and never$t$,
    $t$closed-toe shoes, and never$t$),
    $t$telephone first, then look out of the window.$t$,
    $t$call first, then look out of the window.$t$), "updated_at" = now()
where "slug" = 'smoke-snow-and-mud';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$Telephone on Thursday.$t$,
    $t$Call on Thursday.$t$), "updated_at" = now()
where "slug" = 'walla-walla-by-district';
--> statement-breakpoint
update "posts" set "content" = replace(replace("content",
    $t$Both are places to telephone first. The reward for doing so is that somebody will be expecting you.$t$,
    $t$Call both first, and you will be expected.$t$),
    $t$Then telephone.$t$,
    $t$Then call.$t$), "updated_at" = now()
where "slug" = 'leavenworth-to-wenatchee';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$

> Red wine is what happens when everything ripens. These two are what happens when somebody decides not to wait.$t$,
    $t$$t$), "updated_at" = now()
where "slug" = 'bubbles-and-rose';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$and you should telephone before you go for its sake.$t$,
    $t$so call before you go for its sake.$t$), "updated_at" = now()
where "slug" = 'seattle-urban-wineries';
--> statement-breakpoint
update "posts" set "content" = replace("content",
    $t$If somebody in the party would rather$t$,
    $t$If anyone in the party would rather$t$), "updated_at" = now()
where "slug" = 'tri-cities';
--> statement-breakpoint
update "posts" set "content" = replace(replace(replace("content",
    $t$and they fetch the fruit from$t$,
    $t$and they bring the fruit from$t$),
    $t$Here nothing does, except that somebody liked the town.$t$,
    $t$Here nothing does, except a liking for the town.$t$),
    $t$For the rest there is the telephone, and in Spokane people still answer it.$t$,
    $t$For the rest, call.$t$), "updated_at" = now()
where "slug" = 'spokane';
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'red-mountain', 'Red Mountain: Seven Doors, No Posted Hours',
  'A small, dry slope above Benton City, the wineries on it, and how to plan a day where you have to ask first.',
  $md$Red Mountain is fifteen minutes northwest of Richland and easy to miss. It is not red, except for the cheatgrass in spring, and not much of a mountain. From the highway you see a brown slope and a bend of the Yakima River. What grows on it is mostly red grapes, on 2,382 acres by the state wine commission's count.

This article is about the seven wineries there that the guide lists. It begins with a warning, because you will need it: none of the seven has posted hours that we could find. Call every one of them.

## Why here

[Red Mountain](/regions/red-mountain) became an appellation in June 2001. It lies entirely inside the [Yakima Valley](/regions/yakima-valley), covers about 4,040 acres, and faces southwest. The ground rises from about 500 feet to 1,500. Some five inches of rain fall in a year, which makes it one of the driest places to grow grapes in the state, and one of the warmest. The soil is sandy loam and gravel with a great deal of lime in it. Wind off the slope keeps the berries small.

John Williams and Jim Holmes put in the first vines in 1975, the year from which [Kiona](/winery/kiona-vineyards-and-winery) counts its own.

## The seven

- **[Kiona](/winery/kiona-vineyards-and-winery)** sold its first wine in 1980. Tyler Williams was winemaker in March 2023. Ask for Lemberger; there is plenty of room outdoors.
- **[Hedges](/winery/hedges-family-estate)** dates from 1987 and is certified biodynamic. A page of 2014 describes a château with a courtyard, a pétanque court and a pizza oven.
- **[Terra Blanca](/winery/terra-blanca-winery-estate-vineyard)** grows nineteen varieties, certified Salmon-Safe. Its Vineyard Grill has fired pizzas from Friday to Sunday in season, by a page without a date.
- **[Col Solare](/winery/col-solare)** began in 1995 as a partnership with Marchesi Antinori of Florence, which has owned all of it since June 2024.
- **[Fidélitas](/winery/fidelitas)** has had its room here since 2007, with a patio turned to the Horse Heaven Hills.
- **[Upchurch](/winery/upchurch-vineyard)** was planted in 2007 and tastes beside its own rows, as of April 2022.
- **[Frichette](/winery/frichette-winery)** opened its tasting room in 2013 and makes some 3,000 cases, mostly red.

## If you cannot reach anyone

Two rooms nearby have posted their hours. [Chandler Reach](/winery/chandler-reach-vineyards), on the Benton City side, looks across its vines at the mountain. [Goose Ridge](/winery/goose-ridge-vineyards) is in [Goose Gap](/regions/goose-gap), the next hill east. On [Candy Mountain](/regions/candy-mountain), between the two, [Kitzke](/winery/kitzke-cellars) was open from Friday to Sunday in April 2024. A day of those three has Red Mountain in view the whole time.

## What it costs

Of these seven we know no fee. The one figure from the mountain is Anelare's, which asked $20 in August 2023 and gave it back with three bottles. Take that as a ballpark.

## Lunch and a bed

Terra Blanca is the only kitchen on the slope that we know of, so ask before you count on it. Otherwise drive down to Richland, where three wineries on one short street have had restaurants: Fiction at [J. Bookwalter](/winery/j-bookwalter) was on a list of January 2023, and The Kitchen at [Barnard Griffin](/winery/barnard-griffin) served lunch and dinner that July. The Lodge at Columbia Point has eighty-two rooms by the river (October 2022).

## When to go

Wineries from Naches Heights to Red Mountain have kept Red Wine & Chocolate on Presidents' Day weekend; in 2025 it was February 14 to 17. Spring Barrel Tasting was April 28 to 30 in 2023. Bring a glass to either, or expect to buy one. In summer the slope has no shade. Go early, and carry water.

## A day

Call on Thursday. Choose two doors that answer, three at most, with lunch between the second and the third. The drive from one to the next is a few minutes, so the day is short on the road and long on tannin. Then sleep in Richland. [The Tri-Cities](/blog/tri-cities) has the evening.
$md$,
  'founder', 'The Founder', '2026-11-22 02:00:00+00', '5 min', 'sagebrush', array['Red Mountain', 'Planning', 'Yakima Valley']::text[]
);
--> statement-breakpoint
insert into "posts" ("slug", "title", "excerpt", "content", "author_id", "author_name", "published_at", "read_time", "illustration", "tags") values (
  'harvest', 'Harvest: What You See, and When',
  'Picking runs from late August into November. What happens in those weeks, which weekends invite you in, and how to be a good guest at work.',
  $md$Harvest is the season that visitors ask about most and understand least. There is no week of it. White grapes come in before red, warm slopes before cool ones, and a hot year can be three weeks ahead of the next. What follows is what the records say, so that you can pick your days.

## How long it lasts

In 2024 picking began in late August and early September, after a cool spring and a hot stretch from mid-July. That year brought in 150,000 tons of wine grapes, five percent fewer than the year before. Cabernet Sauvignon was 27 percent of it and Riesling 15.

One Walla Walla winery published its picking dates for three years, and they show how far a date can move. Its Chardonnay from the Yakima Valley came in on August 19 in 2015 and on September 8 in 2017. Its Cabernet from Red Mountain was picked on September 10 in 2015 and on October 8 in 2017. In 2017 many growers finished between the middle and the end of October, and some in November.

So the short answer is this: for white grapes come in early September, for Cabernet come in October.

## What you see

Bins on trucks, mostly, and hoses. In a cellar in town, such as those of [Woodinville](/blog/a-weekend-in-woodinville), the grapes arrive by road and the crush is in the yard. On an estate you may see the picking itself.

Nights turn cold while the days stay warm. In mid-September of 2012 they fell into the thirties at [L'Ecole](/winery/lecole-no-41) as the first reds came in. Bring a jacket.

Hops are picked in September as well, and the Yakima Valley grows about three-quarters of the country's. If the air smells green and sharp on the drive, that is what it is.

## Weekends that invite you in

The dates below are past ones. Check the year you mean.

- **Catch the Crush**, Yakima Valley: October 12 and 13 in 2019, with grape stomps, vineyard walks, fresh juice and fermenting must. Nearly forty wineries took part.
- **Lake Chelan Crush**: two weekends in a row in October, with stomps, juice, open barrel rooms and harvest dinners, by a page of 2018. [Benson](/winery/benson-vineyards-estate-winery) had concerts on those weekends that year.
- **Olympic Peninsula harvest tour**: a weekend in November, Veterans Day weekend in 2016. [Harbinger](/winery/harbinger-winery) is on that side of the water.
- **Fall Release**, Walla Walla: the first weekend of November, as announced in 2019. By then the picking is nearly done and the winemakers have slept.

On event weekends in the Yakima Valley visitors are asked to bring their own glass or buy one, because nobody has time to wash. A local paper's advice for such a day was four or five wineries and no more. Ours is three.

## How to be a guest at work

- **Call first.** The room may be open and the winemaker under a press. Small places close for a morning without notice.
- **Do not ask for a tour on the spot.** Ask which day would suit. If the answer is none until November, that is an answer.
- **Closed-toe shoes.** Floors are wet.
- **Mind the forklift.** It does not expect you.
- **Leave the grapes on the vine** unless you are offered one. Then take it: a wine grape is small, seedy and sweeter than any at the store.
- **Keep the dog out of the rows.** Grapes are poisonous to dogs, and there is fruit on the ground.

## Where to watch it

Estates give you the best chance. [Chinook](/winery/chinook-wines) in Prosser has Cabernet Franc around its tasting room. [Wilridge](/winery/wilridge-vineyard-winery-distillery) has twenty-two varieties on twelve acres, so that something is always ripe. At [Yakima Valley Vintners](/winery/yakima-valley-vintners-grandview-campus) in Grandview the people doing the work are students. On the lake, [Tsillan](/winery/tsillan-cellars) has made only estate wine since 2008.

Then plan around it. [The Washington Wine Year](/blog/seasons-and-release-weekends) has the other seasons, and the [trip planner](/planner) will tell you which doors have posted hours on the day you choose.
$md$,
  'wine-writer', 'The Wine Writer', '2026-11-22 01:30:00+00', '5 min', 'tanks', array['Seasons', 'Events', 'Planning']::text[]
);
