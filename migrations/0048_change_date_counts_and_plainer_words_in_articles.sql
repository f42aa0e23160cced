-- Articles read whole: dated counts, facts that agree with the rooms, and plainer words.
-- Sources: Woodinville's 130, Tri-City Herald, 2019-10-15 (woodinvillewinecountry.com/news/how-woodinville-became-washington-wine-country).
-- Twenty-four Rocks producers, City Lifestyle, 2025 (citylifestyle.com/articles/where-the-earth-speaks). Walla Walla's 130,
-- Seattleite, 2024-03-07 (seattleite.com/2024/03/07/weekend-wanderings-walla-walla). Tri-Cities' 200, KING 5, 2022-10-14. Its festival,
-- Tri-Cities Area Journal of Business, 2021 (tricitiesbusinessnews.com/articles/3460). Spokane in May 2024, Spokesman-Review, 2024-05-10.
-- Cayuse's weekend, wallawallawineambassador.com, 2017. Utah and Delaware, Wine Institute, 2025-08. Alaska's case, APEX, 2018-02-21.
-- a-weekend-in-woodinville: 1 passages.
update "posts" set "content" = replace("content",
  $t$Others followed slowly, then all at once. Today there are well over a hundred wineries and tasting rooms in and around the town. This guide lists sixteen of them,$t$,
  $t$Others followed. In October 2019 the *Tri-City Herald* counted more than 130 wineries and tasting rooms in and around the town. This guide lists sixteen,$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-woodinville';
--> statement-breakpoint
-- a-weekend-in-walla-walla: 5 passages.
update "posts" set "content" = replace(replace(replace(replace(replace("content",
  $t$You will find its fruit in glasses all over town and its name on very few labels: a wine may carry$t$,
  $t$Washington wineries make wine from it, but may not print its name: a wine may carry$t$),
  $t$ Few American wine regions change so much in so short a drive. Keep it in mind over the weekend, because you will cross the whole gradient.$t$,
  $t$ Keep it in mind over the weekend: you will drive from one end to the other.$t$),
  $t$[Locati Cellars](/winery/locati-cellars), where the Italian varieties live, and$t$,
  $t$[Locati Cellars](/winery/locati-cellars), for Italian varieties, and$t$),
  $t$manage with little irrigation or none, something almost unheard of elsewhere in eastern Washington.$t$,
  $t$manage with little irrigation or none, which is rare in eastern Washington.$t$),
  $t$Many rooms downtown welcome people who simply walk in, but$t$,
  $t$Some rooms downtown take people who simply walk in, but$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-walla-walla';
--> statement-breakpoint
-- washington-avas-explained: 6 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace("content",
  $t$It is not one of the twenty-two, but its Syrah is poured all over Walla Walla. Since it lies$t$,
  $t$It is not one of the twenty-two, but its grapes go into wines on both sides of the line: twenty-four producers poured theirs at a Rocks District benefit in July 2025. Since it lies$t$),
  $t$ Plenty of the state's best bottles do.$t$,
  $t$$t$),
  $t$Cabernet Sauvignon dominates, and the tannins are famous.$t$,
  $t$Cabernet Sauvignon dominates, with firm tannins.$t$),
  $t$ About a quarter of the state's vines are here, and much of its most serious Cabernet.$t$,
  $t$ Cabernet Sauvignon leads.$t$),
  $t$[Naches Heights](/regions/naches-heights) belongs here in spirit though it lies by Yakima: a high plateau$t$,
  $t$[Naches Heights](/regions/naches-heights), farther south by Yakima, is a high plateau$t$),
  $t$A winery in Woodinville stands inside the Puget Sound AVA and very probably pours$t$,
  $t$A winery in Woodinville is inside the Puget Sound AVA and very probably pours$t$), "updated_at" = now()
where "slug" = 'washington-avas-explained';
--> statement-breakpoint
-- walla-walla-by-district: 23 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$Some 120 to 135 wineries share the valley, depending on who is counting, and nearly three thousand acres of vines, about a third of the area lying in Oregon. This guide lists$t$,
  $t$In March 2024 the valley was said to have more than 130 wineries and nearly three thousand acres of vines. About a third of it is in Oregon. This guide lists$t$),
  $t$Brick, shade trees and more than thirty tasting rooms within a walk, most of them belonging to cellars somewhere else.$t$,
  $t$Brick, shade trees and tasting rooms a short walk from one another, many of them for cellars elsewhere in the valley.$t$),
  $t$Comparison. Nowhere else east of the mountains is it so easy to taste eight people's Syrah without a driver.

The trick is to choose by contrast.$t$,
  $t$To compare. You can taste several people's Syrah in an afternoon without a driver.

Choose rooms that differ.$t$),
  $t$is the elder, founded in 1988, in a planing mill of 1904 with windows on the barrels; book that one.$t$,
  $t$is the oldest of these, founded in 1988, in a 1904 planing mill with windows on the barrels; reservations were recommended in 2021.$t$),
  $t$## Airport: uniforms into aprons$t$,
  $t$## Airport: wineries in army buildings$t$),
  $t$has a hangar to itself, with art$t$,
  $t$has a hangar, with art$t$),
  $t$## Southside: estates with their vines on$t$,
  $t$## Southside: estates among their vines$t$),
  $t$so that growers bury a cane from each vine in the autumn by way of insurance.$t$,
  $t$so growers bury a cane from each vine in the fall as insurance.$t$),
  $t$Saviah grows Syrah and a little Barbera, and its neighbor Sleight of Hand keeps several Syrahs from the cobbles at once.$t$,
  $t$Saviah grows Syrah and a little Barbera, and its neighbor Sleight of Hand has made several Syrahs from the cobbles.$t$),
  $t$The beginning of the story. There are few houses here, and most of them started in the 1980s.$t$,
  $t$History. The few wineries here mostly started in the 1980s.$t$),
  $t$The order matters on this side. Begin at the far end and work back toward lunch.$t$,
  $t$Start at the far end and work back toward lunch.$t$),
  $t$The Syrah, which smells of olives, smoke and the inside of a butcher's shop. There is nothing else quite like it in the Northwest.$t$,
  $t$The Syrah, which smells of olives, smoke and cured meat.$t$),
  $t$Our directory stops at the state line, and so, by law, does the name.$t$,
  $t$Our directory stops at the state line, and by law so does the name.$t$),
  $t$a Washington cellar that buys every grape there and makes a great wine of them must call it$t$,
  $t$a Washington winery that buys every grape there must call its wine$t$),
  $t$You can therefore drink the Rocks all over town and never read the word. Ask. People who have the fruit like to be asked.$t$,
  $t$So you can taste the Rocks in town without seeing the name. Ask.$t$),
  $t$Driving through is worth an hour for itself. There are orchards between the vines, and the ground rattles.$t$,
  $t$It is worth an hour to drive through, past orchards and vines growing out of stones.$t$),
  $t$since the two are on the same side of town and combine better than any other pair.$t$,
  $t$since the two are on the same side of town.$t$),
  $t$

For a fourth day, do nothing until noon, and then find the bottle you liked best on Friday and taste it again. It will have changed, or you will.$t$,
  $t$$t$),
  $t$## What each district is bad at

Honesty helps more than enthusiasm in choosing.
$t$,
  $t$## What each district lacks
$t$),
  $t$- **Airport** has no beauty at all, unless you are fond of hangars.$t$,
  $t$- **Airport** is plain, unless you like hangars.$t$),
  $t$In early April the mailing-list weekend of one famous Rocks grower has opened the tasting year for the whole valley.$t$,
  $t$In 2017 the release weekend of Cayuse, April 7 to 9, opened the tasting season.$t$),
  $t$ Walla Walla is usually rendered "many waters". After a day at the dry end you will want to know who was counting, and after one on the Eastside you will not.$t$,
  $t$ The name Walla Walla is usually translated as "many waters."$t$),
  $t$It groups stops by the road between them, which comes to the same thing.$t$,
  $t$It groups stops by the road between them.$t$), "updated_at" = now()
where "slug" = 'walla-walla-by-district';
--> statement-breakpoint
-- seattle-urban-wineries: 20 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$The nearest serious vineyards are a mountain pass and well over a hundred miles away, and the landlord would rather have a brewery. Against this, Seattle has some two dozen wineries. Twenty-three of them poured together at one tasting in November 2023, nearly all under five thousand cases a year, made in bays with roll-up doors between a plumber and a printer. The grapes come over the mountains by truck and are crushed under fluorescent light.$t$,
  $t$Most of the state's vineyards are over a mountain pass and more than a hundred miles away. Seattle makes wine all the same: twenty-three of its wineries poured together at one tasting in November 2023, nearly all of them under five thousand cases a year. The grapes come over the mountains by truck and are crushed in bays with roll-up doors.$t$),
  $t$It sounds like a compromise. It is closer to how Washington wine began to work in the first place. Growers on the dry side grow; makers near the customers make; and someone drives. A cellar in the city can buy$t$,
  $t$A cellar in the city can buy$t$),
  $t$and put the three in a row for you on a plank. No estate can do that.$t$,
  $t$and pour the three side by side.$t$),
  $t$Expect concrete. The room is warm in winter because of the barrels and cold in March because of the door. There will be one person pouring and quite often one person making, and they will be the same person. Hours are short, and fall when city people are free:$t$,
  $t$Expect concrete, and bring a sweater. The person pouring is often the person who made the wine. Hours are short and suit the city:$t$),
  $t$Do not expect to be shown a vine. If you have a guest who needs one, take the ferry to Bainbridge instead;$t$,
  $t$There are no vines to see. If you want them, take the ferry to Bainbridge;$t$),
  $t$The most useful address in the city is a converted industrial park at 3861 First Avenue South.$t$,
  $t$Start at a converted industrial park at 3861 First Avenue South.$t$),
  $t$Try it beside Rôtie's and you have a seminar for the price of two flights.$t$,
  $t$Try it beside Rôtie's.$t$),
  $t$They are a longer way out than visitors imagine:$t$,
  $t$They are farther out than they look on a map:$t$),
  $t$The buses down First Avenue are the sensible way, and a shared car home is the other.$t$,
  $t$Take a bus down First Avenue, or share a car.$t$),
  $t$Ballard and its edge toward Fremont have boats, bars and two small cellars less than a mile apart.$t$,
  $t$Ballard and its edge toward Fremont have boats, bars and two small cellars about half a mile apart.$t$),
  $t$It keeps city hours, from five in the evening on Thursdays and Fridays, from two on Saturdays.$t$,
  $t$When last listed it opened at five on Thursday and Friday, at two on Saturday and at one on Sunday.$t$),
  $t$is on Market Street, in the middle of everything. Of what it makes our sources say nothing that we can print. It opens late in the afternoon, Thursday to Saturday, and the walk between the two gives you time to guess.$t$,
  $t$is on Market Street. We do not know its wines. When last listed it opened at four on Thursday and Friday and at three on Saturday.$t$),
  $t$served oysters on Ballard Avenue from four o'clock when last described (2021), and a glass of something white and sharp from earlier in the afternoon is the right preparation.$t$,
  $t$served oysters on Ballard Avenue from four o'clock when last described (2021).$t$),
  $t$We found nothing later, so it is not in this guide, so call before you go for its sake.$t$,
  $t$We found nothing later, so it is not in this guide; call before you go.$t$),
  $t$West Seattle's Junction holds wine walks that sell out; the one in September 2024 sold a thousand tickets. South Seattle College has a Northwest Wine Academy that sells what its students make.$t$,
  $t$West Seattle's Junction held wine walks in 2024; September's sold a thousand tickets. At South Seattle College, the Northwest Wine Academy has sold what its students make.$t$),
  $t$POUR, the association's tasting, was held in November 2023; if it is on while you are here, it is the whole subject in an evening.$t$,
  $t$POUR, the association's tasting, was held in November 2023; we have found no date since.$t$),
  $t$**Both** is possible with a driver and rarely worth it. The traffic is the part you would remember.$t$,
  $t$**Both** is possible with a driver, but you will spend much of the afternoon in traffic.$t$),
  $t$By the third answer you will have heard of four regions, and they will have stopped being names. Write them down. This is the cheapest way there is to plan a trip over the mountains, because it tells you which road to take.$t$,
  $t$Write the answers down: they tell you which road to take over the mountains.$t$),
  $t$It is fair to mention that half an hour northeast there are five or six times as many wineries, with parking. [Woodinville](/blog/a-weekend-in-woodinville) is where the state's wine industry comes to meet its customers. Seattle's cellars are where some of it is made by people who could not, or would not, leave. The difference is about the same as that between a mall and a workshop. On a wet evening, with a bus to catch, the workshop is nearer.$t$,
  $t$Half an hour northeast there are many more rooms, with parking: a newspaper counted over 130 wineries and tasting rooms around [Woodinville](/blog/a-weekend-in-woodinville) in 2019. Seattle's have the advantage of a bus home.$t$),
  $t$ and put the rooms with the narrowest hours first. In this town that is all of them.$t$,
  $t$ and put the rooms with the shortest hours first.$t$), "updated_at" = now()
where "slug" = 'seattle-urban-wineries';
--> statement-breakpoint
-- spokane: 24 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$This is worth saying at once, because it explains the place. The people who make wine in Spokane do it because they wanted to live in Spokane, and they bring the fruit$t$,
  $t$Its winemakers bring the fruit$t$),
  $t$ They are attorneys, families, a former farm and one inventor's ghost. The result is a small, friendly and varied scene.$t$,
  $t$ They include two attorneys, a father and daughter, and owners who belonged to the wine club before they bought the winery.$t$),
  $t$It is older than you would think. Two of its cellars were founded in 1982, the year after a count of the whole state had come to nineteen. It has a brand, the Cork District, made up around 2015 by a city councilman. His claim for it was that you could land at the airport, drop a bag downtown and have a glass in your hand within forty minutes. We have not tried it with a stopwatch.$t$,
  $t$Two of its cellars were founded in 1982; the year before, the whole state had nineteen wineries. The name Cork District was coined around 2015 by a city councilman, who said in 2019 that you could land at the airport, drop a bag downtown and have a glass in your hand within forty minutes.$t$),
  $t$where the wine has come and gone while the apples stayed.$t$,
  $t$where wineries have come and gone.$t$),
  $t$There are flights. The train arrives in the middle of the night from both directions, and it is best left to those who enjoy that.$t$,
  $t$There are flights. The train comes through in the middle of the night in both directions.$t$),
  $t$Start late. Spokane's rooms open at noon or so.$t$,
  $t$Start late. The rooms that post hours open at noon or after.$t$),
  $t$is the door to begin with. Two attorneys,$t$,
  $t$is the place to start. Two attorneys,$t$),
  $t$The trains go over. The barrels shake. The winery describes its wines as train-settled and hangs art on the walls. Cabernet Franc is what it is known for, with raspberry and pepper in it, and the house red is called Rough Justice. Buy one of each and compare them at home, if they get that far.$t$,
  $t$Trains pass overhead, and the barrels shake a little. There is art on the walls. Taste the Cabernet Franc, its signature in 2014, and the house red, Rough Justice.$t$),
  $t$The house was finished in 1924 for Royal Riblet, who invented things, and it is the sort of place an inventor would build. There are gardens,$t$,
  $t$The house was finished in 1924 for Royal Riblet, an inventor. There are gardens,$t$),
  $t$Dinner downtown. The Davenport, a hotel of 1914, is the lobby to be seen in; Wooden City and Gander & Ryegrass were the names to know in 2021.$t$,
  $t$Have dinner downtown. The Davenport, a hotel of 1914, has a lobby worth a look; Wooden City and Gander & Ryegrass were recommended in 2021.$t$),
  $t$with a courtyard and a gift shop of considerable size. Huckleberry d'Latah, Riesling with huckleberry juice, is the bottle that leaves with the grandparents. Do not be snobbish about it. Then ask what else they have: Petit Verdot,$t$,
  $t$with a courtyard and a large gift shop. Huckleberry d'Latah is Riesling with huckleberry juice. Then ask what else is open: Petit Verdot,$t$),
  $t$Its owners belonged to its wine club for years before they bought it, which says something for the club. Reds lead,$t$,
  $t$Its owners belonged to its wine club for years before they bought it. Reds lead,$t$),
  $t$When last listed it opened from Friday to Sunday.$t$,
  $t$When last listed it opened at noon from Friday to Sunday, until eight on Friday and five on the weekend.$t$),
  $t$and has seats outdoors. Field Trip and Marmot Incarnate are blends. The second is the better name, and you may form your own view of the rest.

That is three, spread over some twenty-five miles. Start with whichever opens first.$t$,
  $t$and has seats outdoors. Field Trip and Marmot Incarnate are blends. When last listed it was open from two to seven, Thursday to Sunday.

The three are spread over some twenty-five miles. Call Latah Creek for its hours, go to Liberty Lake at noon, and finish at Winescape.$t$),
  $t$peaches and apples after that and, in October, all the pumpkins in eastern Washington. A glass will turn up. We prefer not to promise it.$t$,
  $t$peaches and apples after that, and pumpkins in October. There may be wine too, but we cannot promise it.$t$),
  $t$One winery that belongs to Spokane's country is nowhere near it, and makes a day out.$t$,
  $t$One more winery makes a day trip.$t$),
  $t$and a Bordeaux blend with the patriotic name of Crimson.$t$,
  $t$and a Bordeaux blend called Crimson, after the university's color.$t$),
  $t$Cabernet Franc, first. It ripens early and stands cold, growers trust it, and Barrister has made it a calling. Then whatever the maker can tell you about. The pleasure of a cellar that buys its fruit is that it can change its mind: one year it is Barbera, the next it is Tempranillo from a friend of a friend. Labels here are a gazetteer of the dry side. Bring the question you would bring to [Woodinville](/blog/a-weekend-in-woodinville): where did this grow, and why from there?

Law had a part in all this. Since 2000$t$,
  $t$Cabernet Franc first, since it ripens early and stands the cold. After that, whatever is open: a cellar that buys its fruit can change grapes from year to year. Arbor Crest has had Barbera, Liberty Lake Tempranillo. Ask what you would ask in [Woodinville](/blog/a-weekend-in-woodinville): where did this grow, and why from there?

The law helped. Since 2000$t$),
  $t$and since 2008 they may sell by the glass in them. A downtown with trains overhead became a wine district in the years just after.$t$,
  $t$and since 2008 they may sell by the glass in them. Both made downtown tasting rooms possible.$t$),
  $t$- **Mother's Day weekend** is Spring Release. Nineteen wineries took part in 2018, seventeen in 2021. It is sociable, not frantic.
- **February** has ValenWine, by one hotel's account, and rooms that are glad to see you.$t$,
  $t$- **Mother's Day weekend** was Spring Release in 2024, as in 2021 with seventeen wineries and in 2018 with nineteen.
- **February** has had ValenWine, by a hotel's undated page.$t$),
  $t$- **November** has had a holiday tasting on the weekend before Thanksgiving. Ask whether it still does.
- **Winter** is a real one. The roads are plowed; the lawns are shut.$t$,
  $t$- **November** had a holiday tasting on the weekend before Thanksgiving in 2011. Ask whether it still does.
- **Winter** is cold. Look at the passes first.$t$),
  $t$**One day:** Barrister at noon, the falls, Arbor Crest at three.$t$,
  $t$**One day:** Barrister at noon, the falls, and Arbor Crest if it answers the phone.$t$),
  $t$**Two days:** as above. Sleep downtown.$t$,
  $t$**Two days:** as above, with the valley on Sunday. Sleep downtown.$t$),
  $t$It is the prettiest road between two wine towns in the state, and the slowest.$t$,
  $t$The road is slow and pretty.$t$), "updated_at" = now()
where "slug" = 'spokane';
--> statement-breakpoint
-- tri-cities: 24 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$People pass through the Tri-Cities. They come for a tournament, a conference or a cousin, they cross the Columbia, and they go on to Walla Walla, an hour away, to drink wine that in many cases began as grapes within sight of the hotel they have just left. The visitors' bureau likes to say that more than two hundred wineries lie within an hour's drive. It is the kind of thing that bureaus say. It is also roughly true, and it is a statement about beds.

Look at the map.$t$,
  $t$Many visitors cross the Tri-Cities on their way to Walla Walla, an hour farther. The reason to stay is distance: in 2022 a Seattle station counted more than two hundred wineries within an hour's drive.

Look at the map.$t$),
  $t$No other place in Washington puts so many appellations within reach of one set of luggage. What the three towns lack in prettiness they make up in river.$t$,
  $t$You can reach them all from one hotel, and come back to a river.$t$),
  $t$Richland, Kennewick and Pasco stand where$t$,
  $t$Richland, Kennewick and Pasco are where$t$),
  $t$joins the three in a loop, and on an evening in June it is the best thing in them.$t$,
  $t$joins the three in a loop. Save it for the evening.$t$),
  $t$so you can plan to sit outside, and in July you can plan to regret it.$t$,
  $t$so you can plan to sit outside, except on a July afternoon.$t$),
  $t$Begin with the easiest tasting in eastern Washington. Above the interstate at Richland's Queensgate three wineries sit in a row, each with food. You park once.$t$,
  $t$Start where you can park once. Above the interstate at Richland's Queensgate three wineries sit in a row, each with food.$t$),
  $t$was founded in 1983 by Deborah Barnard and Rob Griffin and is the one with the story. In 2002$t$,
  $t$was founded in 1983 by Deborah Barnard and Rob Griffin. In 2002$t$),
  $t$The wine took one large Californian competition six times$t$,
  $t$The wine won one large California competition six times$t$),
  $t$goes back to 1982 and takes its name literally: the restaurant is Fiction,$t$,
  $t$goes back to 1982 and plays on its name: the restaurant is Fiction,$t$),
  $t$bottles Mourvèdre by itself, which is worth ordering on principle. Its Taverna has had bands on the patio on summer weekends.$t$,
  $t$has bottled Mourvèdre by itself. Its Taverna had bands on the patio on summer weekends in 2018.$t$),
  $t$Go up [Red Mountain](/regions/red-mountain) before the heat and before the vans. It is ten miles by road from Tulip Lane to Kiona, and the appellation, four thousand acres in all, can be driven from end to end while a song plays.

Take three, no more. [Kiona](/winery/kiona-vineyards-and-winery) for history and Lemberger. [Col Solare](/winery/col-solare), on the open slope, for the architecture of ambition: it was begun in 1995$t$,
  $t$Go up [Red Mountain](/regions/red-mountain) before the heat. It is ten miles by road from Tulip Lane to Kiona, and the appellation, four thousand acres in all, takes a few minutes to cross. None of its wineries posts hours that we could find, so call the day before; [Red Mountain](/blog/red-mountain) has all seven.

Take three, no more. [Kiona](/winery/kiona-vineyards-and-winery) for history and Lemberger. [Col Solare](/winery/col-solare), on the open slope, for Cabernet Sauvignon: it was begun in 1995$t$),
  $t$exchange one of them for [Hedges]$t$,
  $t$swap one of them for [Hedges]$t$),
  $t$Red Mountain is among the driest places in the state to grow grapes, its tannins are among the firmest, and together they can make a mouth feel upholstered.$t$,
  $t$Red Mountain is among the driest places in the state to grow grapes, and its reds are firm.$t$),
  $t$calls itself the largest unbroken vineyard of one owner in the state. It has Grenache Blanc, Syrah, cider and vodka, which covers most parties.$t$,
  $t$calls itself the largest unbroken vineyard of one owner in the state. It has had Grenache Blanc and Syrah, cider and vodka, and its room posts hours every day from 11.$t$),
  $t$From up there, at six in the evening, the appellations and the towns lie below you together, and you will understand why floods used to meet here.$t$,
  $t$From up there you can see the appellations and the towns together.$t$),
  $t$Columbia Gardens, on East Columbia Drive in Kennewick, is what happens when a port authority decides to like wine. It was opened in February 2018 beside Duffy's Pond, with drains sized for fifty thousand cases a year and a plaza for food trucks.$t$,
  $t$Columbia Gardens, on East Columbia Drive in Kennewick, was built by the port and the city. It opened in February 2018 beside Duffy's Pond, with drains sized for fifty thousand cases a year; food trucks came later.$t$),
  $t$Carménère is its cause, five bottlings from single vineyards at one time, with Tannat and Albariño to either side; the patio gives on the river path.$t$,
  $t$Carménère is its specialty, with five bottlings from single vineyards at one time, besides Tannat and Albariño; the patio faces the river path.$t$),
  $t$In the afternoon, if you have a car and a taste for distance, drive north$t$,
  $t$In the afternoon, if you like a long view, drive north$t$),
  $t$No tasting room of this guide is there, and the road is nearly all sky. Turn back after half an hour.$t$,
  $t$This guide lists no tasting room there. Turn back after half an hour.$t$),
  $t$We do not list its tasting room, for want of a recent source, but the wine is in the shops.$t$,
  $t$We do not list its tasting room, because we have no recent source.$t$),
  $t$[The whole story](/blog/missoula-floods-and-washington-wine) takes fifteen minutes to read.$t$,
  $t$[The Floods That Made Washington Wine](/blog/missoula-floods-and-washington-wine) has the whole story.$t$),
  $t$The Tri-Cities Wine Festival, one of the oldest in the Northwest, has been held in Kennewick in early November. Winter is for people who like to talk: no lines, mild days by the standards of the dry side, and the winemaker at the counter. In July and August start at opening time and be in the river by three.$t$,
  $t$The Tri-Cities Wine Festival, begun in 1979, lost its founders in 2021; the convention center in Kennewick said that it would carry on from November 2022, and we have found no date since. In winter there are no lines. In July and August start at opening time and find some water by three.$t$),
  $t$5. **The river path,** no minutes at all, between one and the next.$t$,
  $t$5. **The river path,** without the car.$t$),
  $t$Make Richland your base in the [trip planner](/planner). Then stay an extra night, and let the others drive to Walla Walla.$t$,
  $t$Make Richland your base in the [trip planner](/planner).$t$), "updated_at" = now()
where "slug" = 'tri-cities';
--> statement-breakpoint
-- puget-sound-island-wines: 11 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$the next landing is an island with vineyards on it. No other wine country in the state begins like this. Nearly everyone who drinks Washington wine looks east, over the Cascades, to the dry side. This article is about turning around.$t$,
  $t$the next landing is an island with vineyards on it. Most of Washington's wine country is east of the Cascades, on the dry side. This article turns around.$t$),
  $t$But rain here keeps regular habits: most of it falls$t$,
  $t$But rain here has its season: most of it falls$t$),
  $t$It was bred in France's Loire country and found its calling in the north.$t$,
  $t$It was bred in France's Loire country and ripens in cool places.$t$),
  $t$There is no deceit in it; the label tells you. Look for the words *Puget Sound*, or simply ask: what did you grow here? It is the question they like best.$t$,
  $t$Look for the words *Puget Sound* on the label, or simply ask: what did you grow here?$t$),
  $t$Bainbridge Vineyards is the name to know for Siegerrebe and Madeleine Angevine. Call both before you sail. The island is hilly, lovely and popular with cyclists.$t$,
  $t$Bainbridge Vineyards has grown Siegerrebe and Madeleine Angevine since its early days; it posts no hours, so call before you sail. Perennial was open on weekends from 11 to 5, and on Fridays and Mondays too from May to August, when we last had its hours, in April 2024. The island is hilly and popular with cyclists.$t$),
  $t$Foot passengers with less ambition can taste near the water. Across the next passage, the ferry from Seattle to Bremerton takes about an hour, and [Eleven Winery's Manette room](/winery/eleven-winery-manette) is about a mile's walk from the dock, over the Manette Bridge.$t$,
  $t$If you would rather not pedal, take the other boat. The ferry from Seattle to Bremerton takes about an hour, and [Eleven Winery's Manette room](/winery/eleven-winery-manette), open from two when last listed, is about a mile's walk from the dock, over the Manette Bridge.$t$),
  $t$and the prairie of Ebey's Landing, one of the most beautiful walks in western Washington.$t$,
  $t$and the prairie of Ebey's Landing, where you can walk above the water.$t$),
  $t$They will pour you eastern Washington, mostly. Consider them the overture.$t$,
  $t$Mostly they pour eastern Washington.$t$),
  $t$Summer weekends bring long vehicle lines. Walk-on passengers walk past them.$t$,
  $t$Summer weekends bring long vehicle lines. On foot you skip them.$t$),
  $t$5. **Keep two crossings a day as the limit.** The boats are part of the pleasure until you are running for one.$t$,
  $t$5. **Two crossings a day are the limit.**$t$),
  $t$and set the driving distance short. The water does the rest.$t$,
  $t$and set the driving distance short.$t$), "updated_at" = now()
where "slug" = 'puget-sound-island-wines';
--> statement-breakpoint
-- shipping-and-reservations: 11 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$Two sentences will save you more money and trouble than anything else in this article.$t$,
  $t$Two questions will save you money and trouble.$t$),
  $t$ and the second before you fall in love. The rest is useful detail.$t$,
  $t$ and the second before you fall in love with a bottle.$t$),
  $t$Two people are a pleasure. Six need a warning. For eight or more, expect to be asked for a deposit or a set time, and expect some places to say no.$t$,
  $t$Two people can usually drop in. Six should call. For eight or more, expect to be asked for a deposit or a set time, and expect some places to say no.$t$),
  $t$Where nothing has been confirmed it reads "Call ahead", and means it.$t$,
  $t$Where nothing has been confirmed it says "Call ahead."$t$),
  $t$Sharing one flight between two people is normally fine and is also the best way to stay upright. Gratuities are not universal but are welcome, especially after a guided tasting.$t$,
  $t$Two people can often share a flight, and it is an easy way to drink less. Tips are not expected everywhere but are welcome, especially after a guided tasting.$t$),
  $t$Most states now permit shipments from wineries to consumers. Utah was the last to refuse outright when we checked. Others attach conditions, for instance that you must have bought the wine in person at the winery. The list changes almost every year: Mississippi, long closed, opened in 2025, and Delaware, by a narrow door, in August 2026. So do not trust a map you saw some time ago. Trust the winery's current answer.$t$,
  $t$Most states permit shipments from wineries to consumers. In August 2025 the Wine Institute named Utah as the one that refused outright. Others attach conditions, for instance that you must have bought the wine in person at the winery. The list changes almost every year: Mississippi opened in July 2025, and a Delaware law for small wineries was to take effect in August 2026. So ask the winery.$t$),
  $t$- **An adult of 21 or over must sign**, with identification.$t$,
  $t$- **Someone 21 or older must sign**, with ID.$t$),
  $t$A careful winery holds summer orders until autumn, or offers cold packs and fast service for a fee. Ask for a weather hold. It costs nothing.$t$,
  $t$A careful winery holds summer orders until fall, or offers cold packs and fast service for a fee. Ask for a weather hold.$t$),
  $t$Alaska Airlines has for many years run a program called Wine Flies Free, which lets members of its free loyalty plan check one packed case of up to twelve bottles at no charge on domestic flights from participating cities, among them Walla Walla, Pasco, Yakima, Spokane and Seattle. You must be 21 and the case must be properly packed. Read the current terms before you rely on it.$t$,
  $t$In 2018 Alaska Airlines let members of its free mileage plan check one packed case of up to twelve bottles at no charge on domestic flights from 29 cities, eight of them in Washington; Walla Walla, Pasco and Yakima had joined in 2011. The program was called Wine Flies Free. Read the current terms before you rely on it.$t$),
  $t$ask the restaurant about corkage. Many in wine towns welcome a bottle bought that afternoon for a moderate charge, and some waive it on certain nights. A bottle you do not finish may go home with you, resealed, in the trunk.$t$,
  $t$ask the restaurant about corkage: it may let you bring a bottle, usually for a fee. One you do not finish may go home with you, resealed, in the trunk.$t$),
  $t$The [directory](/wineries) filters by visit type and online sales, but only for facts with a source. For the rest there is the phone, which in this business is often answered by the winemaker.$t$,
  $t$The [directory](/wineries) filters by visit type where we have a source. For the rest, call.$t$), "updated_at" = now()
where "slug" = 'shipping-and-reservations';
--> statement-breakpoint
-- wine-country-without-a-car: 15 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$three shorter ones follow.$t$,
  $t$four shorter ones follow.$t$),
  $t$stand together at 3861 and 3911 First Avenue South.$t$,
  $t$are together at 3861 and 3911 First Avenue South.$t$),
  $t$An evening of this is also the best preparation for a longer trip: taste Walla Walla in Seattle, then decide whether to go there.$t$,
  $t$It also prepares you for a longer trip: taste Walla Walla in Seattle, then decide whether to go there.$t$),
  $t$King County Metro buses run to Woodinville, and a hired car from Seattle or Bellevue, split four ways, is a small expense. What matters is where you get out. Choose one cluster and stay in it.$t$,
  $t$King County Metro buses run to Woodinville, or share a ride from Seattle or Bellevue. What matters is where you get out. Choose one cluster and stay in it.$t$),
  $t$share one address on 144th Avenue NE.$t$,
  $t$share one address on 144th Avenue NE. Go on a weekend: when last listed Barrage opened only on Saturday and Sunday, from one to five, and Kestrel from Thursday to Sunday. Call the other two.$t$),
  $t$Main Street, Second Avenue and Rose Street hold tasting rooms by the dozen; [Forgeron]$t$,
  $t$Start with [Forgeron]$t$),
  $t$ and [Seven Hills](/winery/seven-hills-winery) will do to begin with.$t$,
  $t$ or [Seven Hills](/winery/seven-hills-winery), all within a few blocks of Main Street.$t$),
  $t$Alaska Airlines flies from Seattle to the regional airport, a few miles from downtown.$t$,
  $t$Alaska Airlines has flown from Seattle to the regional airport, a few miles from downtown.$t$),
  $t$before dawn the other: a night in the Tri-Cities belongs to that plan.$t$,
  $t$before dawn the other, so plan on a night in the Tri-Cities.$t$),
  $t$but its timetable was written for Chicago: it has reached Wenatchee$t$,
  $t$but it has reached Wenatchee$t$),
  $t$Upriver the train is for looking: the [Gorge wineries]$t$,
  $t$Upriver, ride the train for the view: the [Gorge wineries]$t$),
  $t$Prosser deserves a paragraph for groups with a driver for part of the day. Its Vintner's Village$t$,
  $t$Prosser works for groups with a driver for part of the day. Its Vintner's Village$t$),
  $t$2. Do you choose the wineries, or do they? A driver with opinions is valuable. A driver with commissions is not.$t$,
  $t$2. Do you choose the wineries, or do they, and does any winery pay them?$t$),
  $t$Many wineries will ship to you or hold a purchase for later pickup, and Alaska Airlines has for years let members of its loyalty program check a case free from Walla Walla, Pasco, Yakima and other Northwest airports.$t$,
  $t$Many wineries will ship to you or hold a purchase for later pickup, and in 2018 Alaska Airlines let members of its mileage plan check a case free from Walla Walla, Pasco, Yakima and other airports.$t$),
  $t$choose the shortest driving distance, and see what is left. It may be all you need.$t$,
  $t$choose the shortest driving distance, and see what is left.$t$), "updated_at" = now()
where "slug" = 'wine-country-without-a-car';
--> statement-breakpoint
-- where-to-eat-and-sleep: 18 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace("content",
  $t$A list of restaurants begins to go bad on the day it is printed. Ours has a date on every entry, since that is the honest way to sell old bread: the year in parentheses is the year of the newest mention that we found.$t$,
  $t$Restaurants change fast, so every entry here is dated: the year in parentheses is that of the newest mention we found.$t$),
  $t$This is a list and says so: we have not eaten at these tables for you, and we rank none of them.$t$,
  $t$This is a list: we have not eaten at these tables for you, and we rank none of them.$t$),
  $t$We found little that is recent about beds in Prosser, an honest gap, and the Tri-Cities are half an hour off.$t$,
  $t$We found little that is recent about beds in Prosser; the Tri-Cities are half an hour off.$t$),
  $t$and they stand side by side on Richland's Tulip Lane.$t$,
  $t$and they are side by side on Richland's Tulip Lane.$t$),
  $t$and **LU LU** (about 2021) keeps more than eighty local wines.$t$,
  $t$and **LU LU** (about 2021) had more than eighty local wines.$t$),
  $t$**The Lodge at Columbia Point** (about 2021) is the one to book: eighty-two rooms opened in 2017,$t$,
  $t$**The Lodge at Columbia Point** (2022) has eighty-two rooms, opened in 2017,$t$),
  $t$The town eats well for its size, and it fills up. **Passatempo$t$,
  $t$Book ahead: the town fills up. **Passatempo$t$),
  $t$Sausage is unavoidable and **München Haus** (2023) does it over a grill in a beer garden. The surprise is **Larch** (2023): handmade pasta$t$,
  $t$**München Haus** (2023) grills sausage in a beer garden. **Larch** (2023) is the opposite: handmade pasta$t$),
  $t$is the quiet bed. **Posthotel** (2019), by the river, is for adults only$t$,
  $t$is quiet. **Posthotel** (2019), by the river, is for adults only$t$),
  $t$ open nearly every day of the year when last described (2016). With half a day to spend it is the first place to look.$t$,
  $t$ open nearly every day of the year when last described (2016).$t$),
  $t$(2025), is Italian and dressed for the part.$t$,
  $t$(2025), is Italian.$t$),
  $t$on the lake in the middle of Chelan, has been a hotel since 1901; its pages are undated, its pub is known for its wine list.$t$,
  $t$on the lake in downtown Chelan, has been a hotel since 1901; its pages are undated.$t$),
  $t$The **Davenport** (2024), a grand hotel of 1914, needs no directions;$t$,
  $t$The **Davenport** (2024) is a grand hotel of 1914;$t$),
  $t$Across the toll bridge, Hood River has a whole town's worth of dinner.$t$,
  $t$Across the toll bridge, Hood River has many more.$t$),
  $t$**The Herbfarm** next door is the nine-course occasion, themed, with wine. **The Hollywood Tavern** (2025) is the burger.$t$,
  $t$**The Herbfarm** next door has served nine-course themed dinners with wine. **The Hollywood Tavern** (2025) does burgers.$t$),
  $t$Dinner looks after itself in every town here. At one o'clock on a farm road there is nothing, and a flight on an empty stomach is a bad bargain.$t$,
  $t$Dinner is easy to find in every town here. Lunch on a farm road is not.$t$),
  $t$many wineries without a kitchen say yes.$t$,
  $t$some wineries without a kitchen say yes.$t$),
  $t$It sounds obvious, and it is the rule most often broken, by people who have booked one hotel for three nights in order to unpack once. Two beds and shorter roads win.$t$,
  $t$If you taste in two valleys, book two beds. The drive after the last pour is the one to shorten.$t$), "updated_at" = now()
where "slug" = 'where-to-eat-and-sleep';
--> statement-breakpoint
-- grape-varieties-of-washington: 1 passages.
update "posts" set "content" = replace("content",
  $t$ It is often the best value on the list.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'grape-varieties-of-washington';
--> statement-breakpoint
-- missoula-floods-and-washington-wine: 1 passages.
update "posts" set "content" = replace("content",
  $t$- **[Naches Heights](/regions/naches-heights)** stands on a plateau$t$,
  $t$- **[Naches Heights](/regions/naches-heights)** is a plateau$t$), "updated_at" = now()
where "slug" = 'missoula-floods-and-washington-wine';
--> statement-breakpoint
-- a-weekend-in-the-yakima-valley: 4 passages.
update "posts" set "content" = replace(replace(replace(replace("content",
  $t$Zillah has more wineries in this guide than any town except Walla Walla and Woodinville.$t$,
  $t$Zillah has eighteen of the wineries in this guide, more than any town but Walla Walla.$t$),
  $t$sleep in Prosser or the Tri-Cities. Red Mountain on Sunday, then home.$t$,
  $t$sleep in the Tri-Cities. Red Mountain on Sunday, then home.$t$),
  $t$Most of the doors are strung along North Sunset Road:$t$,
  $t$None of these rooms posts hours that we could find, so call. Most are along North Sunset Road:$t$),
  $t$[Col Solare](/winery/col-solare) stands a mile across$t$,
  $t$[Col Solare](/winery/col-solare) is a mile across$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-the-yakima-valley';
--> statement-breakpoint
-- first-timers-loop: 6 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace("content",
  $t$Yakima, Prosser, Richland and Walla Walla have beds. The vineyards mostly do not.$t$,
  $t$Yakima, Richland and Walla Walla have beds. The vineyards mostly do not.$t$),
  $t$and the best of the valley's history is on the way in.$t$,
  $t$and some of the valley's history is on the way in.$t$),
  $t$[Pepper Bridge](/winery/pepper-bridge-winery) has a deck that explains the layout.$t$,
  $t$[Pepper Bridge](/winery/pepper-bridge-winery) has a deck to look from.$t$),
  $t$Alaska has for years carried a case of wine without charge for members of its free loyalty plan, from Walla Walla among other airports; read the present rules before you buy the case.$t$,
  $t$In 2018 Alaska carried a case of wine free for members of its mileage plan, from Walla Walla among other airports; read the current rules before you buy the case.$t$),
  $t$then the empty country under the [Horse Heaven Hills](/regions/horse-heaven-hills), where a quarter or more of the state's vines grow and you will see almost no one. Fill the tank first.$t$,
  $t$then the empty country under the [Horse Heaven Hills](/regions/horse-heaven-hills). Fill the tank first.$t$),
  $t$and it will tell you which of them are open when you would arrive, which is the question this article cannot answer.$t$,
  $t$and it will tell you which of them are open when you would arrive.$t$), "updated_at" = now()
where "slug" = 'first-timers-loop';
--> statement-breakpoint
-- columbia-gorge-and-maryhill: 2 passages.
update "posts" set "content" = replace(replace("content",
  $t$make White Salmon or Goldendale your base in the [trip planner](/planner). Then zero the meter.$t$,
  $t$make White Salmon or Goldendale your base in the [trip planner](/planner).$t$),
  $t$Goldendale has a state park observatory for a nightcap of another kind.$t$,
  $t$Goldendale has a state park observatory.$t$), "updated_at" = now()
where "slug" = 'columbia-gorge-and-maryhill';
--> statement-breakpoint
-- children-dogs-and-wine: 1 passages.
update "posts" set "content" = replace("content",
  $t$ with all its stones standing and the river far below. It is hard to do better than that.$t$,
  $t$ with all its stones standing and the river far below.$t$), "updated_at" = now()
where "slug" = 'children-dogs-and-wine';
--> statement-breakpoint
-- bubbles-and-rose: 7 passages.
update "posts" set "content" = replace(replace(replace(replace(replace(replace(replace("content",
  $t$For a long time the state did very little with it.

That has changed, from both ends.$t$,
  $t$For a long time the state did little with it.$t$),
  $t$It has been Michelle for some years and Domaine Ste. Michelle again.$t$,
  $t$It has since been called Michelle, and then Domaine Ste. Michelle again.$t$),
  $t$[Karma Vineyards](/winery/karma-vineyards), on the south shore, is the sparkling house there, with caves$t$,
  $t$[Karma Vineyards](/winery/karma-vineyards), on the south shore, makes sparkling wine, with caves$t$),
  $t$It is the least romantic way and an honest one. [WIT$t$,
  $t$[WIT$t$),
  $t$This is rosé as a purpose.$t$,
  $t$This is rosé made on purpose.$t$),
  $t$It wakes up the mouth and asks for nothing, and you will not have to follow a Cabernet.$t$,
  $t$It wakes up the mouth.$t$),
  $t$the day feels shorter, and the driver should be someone who finds this article faintly ridiculous.$t$,
  $t$and the day feels shorter. The driver should skip it.$t$), "updated_at" = now()
where "slug" = 'bubbles-and-rose';
--> statement-breakpoint
-- leavenworth-to-wenatchee: 3 passages.
update "posts" set "content" = replace(replace(replace("content",
  $t$ The grapes come from warmer places; the air does not.$t$,
  $t$$t$),
  $t$There is a garden, a patio, and the owner's pottery to take home your salt in.$t$,
  $t$There is a garden, a patio, and the owner's pottery.$t$),
  $t$ Oktoberfest is what it says.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'leavenworth-to-wenatchee';
--> statement-breakpoint
-- how-to-taste: 1 passages.
update "posts" set "content" = replace("content",
  $t$Your own coffee is the most common fault in a morning glass.$t$,
  $t$Coffee spoils the first glass of the morning.$t$), "updated_at" = now()
where "slug" = 'how-to-taste';
--> statement-breakpoint
-- what-a-tasting-costs: 3 passages.
update "posts" set "content" = replace(replace(replace("content",
  $t$**Woodinville** keeps pace with Walla Walla:$t$,
  $t$**Woodinville** asked about the same:$t$),
  $t$**Lake Chelan** is near the same mark:$t$,
  $t$So did **Lake Chelan**:$t$),
  $t$Walk-ins still work more often than Californians expect. The advice$t$,
  $t$The advice$t$), "updated_at" = now()
where "slug" = 'what-a-tasting-costs';
--> statement-breakpoint
-- spokane: its excerpt.
update "posts" set "excerpt" = $t$Too cold for most wine grapes, Spokane has made wine for more than forty years. A cliff, a viaduct, a former farm and the road through the Palouse.$t$, "updated_at" = now() where "slug" = 'spokane';
--> statement-breakpoint
-- tri-cities: its excerpt.
update "posts" set "excerpt" = $t$Three rivers, three towns, and Red Mountain fifteen minutes away. How to use Richland, Kennewick and Pasco as a base for five different days.$t$, "updated_at" = now() where "slug" = 'tri-cities';
--> statement-breakpoint
-- what-a-tasting-costs: its excerpt.
update "posts" set "excerpt" = $t$Five dollars in 2012, fifteen or twenty by 2023, and often nothing if you buy a bottle. The fees we could find, with their years, and the manners that go with them.$t$, "updated_at" = now() where "slug" = 'what-a-tasting-costs';
