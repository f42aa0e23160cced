-- Descriptions that said of old sources "is" say when it was; articles count no rows, which change.
update "wineries" set "description" = replace("description",
  $t$Valley Grove is the family's own vineyard, planted to Cabernet Sauvignon.$t$,
  $t$Valley Grove, the family's own vineyard, was planted to Cabernet Sauvignon by an account of 2019.$t$), "updated_at" = now()
where "slug" = 'armstrong-family-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$The estate has 103 acres of vines.$t$,
  $t$The estate had 103 acres of vines in 2021.$t$), "updated_at" = now()
where "slug" = 'cave-b-estate-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$An old farmhouse parlor became the tasting room, and Cabernet Franc grows around it.$t$,
  $t$An old farmhouse parlor became the tasting room, with Cabernet Franc planted around it.$t$), "updated_at" = now()
where "slug" = 'chinook-wines';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Cabernet Sauvignon and Carménère are among the vines.$t$,
  $t$Cabernet Sauvignon and Carménère were among the vines then.$t$), "updated_at" = now()
where "slug" = 'col-solare';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Alba is a white of Gewürztraminer and Pinot Gris.$t$,
  $t$Alba was that year's white of Gewürztraminer and Pinot Gris.$t$), "updated_at" = now()
where "slug" = 'cor-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$D2 and Chaleur Estate are the Bordeaux blends, Le Dessein the Rhône one.$t$,
  $t$About 2022 D2 and Chaleur Estate were the Bordeaux blends, Le Dessein the Rhône one.$t$), "updated_at" = now()
where "slug" = 'delille-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Ceidleigh, Jolie Bouche and Eléni are Syrahs, and Evergreen is a Riesling. Cabernet Sauvignon came from the winery's own Red Mountain vines in 2017.$t$,
  $t$In 2017 Ceidleigh, Jolie Bouche and Eléni were the Syrahs, Evergreen the Riesling, and Cabernet Sauvignon came from the winery's own Red Mountain vines.$t$), "updated_at" = now()
where "slug" = 'efeste';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$David's Block is a field blend of Bordeaux grapes, made in an old building in Seattle's Roosevelt neighborhood. Sangiovese and Syrah were on the list of about 2016.$t$,
  $t$About 2016 David's Block was a field blend of Bordeaux grapes, and Sangiovese and Syrah were on the list beside it.$t$), "updated_at" = now()
where "slug" = 'eight-bells-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$All fruit comes from those rows, Zinfandel and Malbec included.$t$,
  $t$All its fruit has come from those rows, Zinfandel and Malbec included.$t$), "updated_at" = now()
where "slug" = 'garrison-creek-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Bramble Bump, a certified arboretum of seven acres, has seats all through it.$t$,
  $t$Bramble Bump, a certified arboretum of seven acres, had seats all through it in 2020.$t$), "updated_at" = now()
where "slug" = 'jm-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Perigee is the Bordeaux blend. Sauvignon Blanc was poured that June, and a reserve tasting took ninety minutes.$t$,
  $t$Perigee has been the Bordeaux blend. Sauvignon Blanc was poured that June, and a reserve tasting took ninety minutes.$t$), "updated_at" = now()
where "slug" = 'lecole-no-41';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$The vineyard, 37 acres, lies along a ridge top.$t$,
  $t$About 2015 the vineyard, along a ridge top, had 37 acres.$t$), "updated_at" = now()
where "slug" = 'martin-scott-winery';
--> statement-breakpoint
update "wineries" set "description" = replace(replace("description",
  $t$Stillwater Creek, a Salmon-Safe vineyard, is the source.$t$,
  $t$Stillwater Creek, a Salmon-Safe vineyard, was the source in 2013.$t$),
  $t$You sit with Januik's guests over wood-fired pizza and a garden on two levels.$t$,
  $t$The room is shared with Januik, and has had wood-fired pizza and a garden on two levels.$t$), "updated_at" = now()
where "slug" = 'novelty-hill-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Lucia is the name of a red blend.$t$,
  $t$Lucia has been the red blend.$t$), "updated_at" = now()
where "slug" = 'pomeroy-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Paintings and sculpture hang through several Warehouse District rooms, by pages of about 2022. Entwined is the Bordeaux blend, and Viognier the white to look for.$t$,
  $t$Paintings and sculpture filled several Warehouse District rooms, by pages of about 2022. Entwined was the Bordeaux blend then, and there was Viognier.$t$), "updated_at" = now()
where "slug" = 'pondera-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Grüner Veltliner is made here, and Malbec under its Loire name, Côt.$t$,
  $t$there has been Grüner Veltliner, and Malbec under its Loire name, Côt.$t$), "updated_at" = now()
where "slug" = 'savage-grace-wines';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$The patio has the lake in view.$t$,
  $t$There is a patio, by an undated page.$t$), "updated_at" = now()
where "slug" = 'siren-song-wines';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$ Its Woodinville room has its own hours.$t$,
  $t$$t$), "updated_at" = now()
where "slug" = 'sleight-of-hand-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Darkness is a Syrah, Preposterous a red built on Malbec.$t$,
  $t$In 2013 Darkness was a Syrah, Preposterous a red built on Malbec.$t$), "updated_at" = now()
where "slug" = 'sparkman-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Steep Creek Ranch, the estate vineyard, has Gamay, Furmint and Grüner Veltliner.$t$,
  $t$Steep Creek Ranch, the estate vineyard, had Gamay, Furmint and Grüner Veltliner in 2019.$t$), "updated_at" = now()
where "slug" = 'syncline-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Seven acres of rarities: Sagrantino and Aglianico grow at the winery, with Black Muscat for the sweet end.$t$,
  $t$Seven acres of rarities: Sagrantino, Aglianico and Black Muscat were planted at the winery, by an undated page.$t$), "updated_at" = now()
where "slug" = 'tanjuli-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Nineteen varieties grow on this part of Red Mountain, certified Salmon-Safe. Onyx is the Bordeaux blend.$t$,
  $t$Nineteen varieties, certified Salmon-Safe, on this part of Red Mountain, by an undated page. Onyx was the Bordeaux blend in 2011.$t$), "updated_at" = now()
where "slug" = 'terra-blanca-winery-estate-vineyard';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$PGV, short for Pinot Gris and Viognier, is the white of the house. A Zinfandel was poured in 2017.$t$,
  $t$PGV, short for Pinot Gris and Viognier, was the white of the house in 2017, when a Zinfandel was poured, too.$t$), "updated_at" = now()
where "slug" = 'thurston-wolfe-winery';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Counterpart is a blend led by Merlot.$t$,
  $t$In 2018 Counterpart was a blend led by Merlot.$t$), "updated_at" = now()
where "slug" = 'upchurch-vineyard';
--> statement-breakpoint
update "posts" set "content" = replace("content",
  $t$In November 2026, of the 186 wineries here, 36 are on record as taking walk-ins and five as wanting a reservation from everyone. For the other 145 we do not know. Nearly all of the 36 are in and around the Yakima Valley, on a list of July 2026. A walk-in$t$,
  $t$Some of the wineries here are on record as taking walk-ins, nearly all of those in and around the Yakima Valley, on a list of July 2026. A few want a reservation from everyone. For most we do not know, and each winery's page says which it is. A walk-in$t$), "updated_at" = now()
where "slug" = 'large-groups';
--> statement-breakpoint
update "posts" set "content" = replace(replace("content",
  $t$We have a club on record for 40 of the 186 wineries in this guide, and a source of the last three years for only four of them. So treat this list as a place to start.$t$,
  $t$Most winery pages in this guide have no club on record, and of those that do, few have a source from the last three years. So treat this list as a place to start.$t$),
  $t$A federal rule that would have required leaving to be as easy as joining was struck down by a court in July 2025. Some states have rules of their own.$t$,
  $t$By a law firm's undated page, an appeals court struck down a federal rule in July 2025 that would have made leaving as easy as joining. Some states have rules of their own.$t$), "updated_at" = now()
where "slug" = 'wine-clubs';
--> statement-breakpoint
update "posts" set "content" = replace("content",
  $t$From about ten people on, a bus or a large van saves taking several cars.$t$,
  $t$For ten people or more, a bus or a large van saves taking several cars.$t$), "updated_at" = now()
where "slug" = 'drivers-and-tours';
--> statement-breakpoint
update "posts" set "content" = replace("content",
  $t$Zillah has eighteen of the wineries in this guide, more than any town but Walla Walla. They are spread$t$,
  $t$Zillah has more of the wineries in this guide than any town but Walla Walla. They are spread$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-the-yakima-valley';
--> statement-breakpoint
update "posts" set "content" = replace(replace("content",
  $t$Eighteen of the wineries in this guide have its name in their address, on farm roads$t$,
  $t$A good many of the wineries in this guide have its name in their address, on farm roads$t$),
  $t$This guide lists twenty-three tasting rooms within walking distance.$t$,
  $t$This guide lists more tasting rooms within walking distance than you can visit in a weekend.$t$), "updated_at" = now()
where "slug" = 'first-timers-loop';
--> statement-breakpoint
update "posts" set "content" = replace("content",
  $t$Forty of the wineries in this guide give the town as their address, and more than twenty of those addresses fall within a few downtown blocks, on Main Street, Second Avenue and Rose Street.$t$,
  $t$More of the wineries in this guide have an address here than in any other town, and many of those are within a few downtown blocks, on Main Street, Second Avenue and Rose Street.$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-walla-walla';
--> statement-breakpoint
update "posts" set "content" = replace("content",
  $t$This guide lists forty-two with a Walla Walla or Lowden address. Here is how they fall.$t$,
  $t$This guide lists about a third of them. Here is how they fall.$t$), "updated_at" = now()
where "slug" = 'walla-walla-by-district';
--> statement-breakpoint
update "posts" set "content" = replace("content",
  $t$one Walla Walla winery took in the same Chardonnay block on August 19 in 2016 and on September 8 the year after.$t$,
  $t$one Walla Walla winery picked its Yakima Valley Chardonnay on August 19 in 2015 and on September 8 in 2017.$t$), "updated_at" = now()
where "slug" = 'smoke-snow-and-mud';
--> statement-breakpoint
update "posts" set "content" = replace("content",
  $t$is half an hour on (October 2022)$t$,
  $t$is half an hour away (October 2022)$t$), "updated_at" = now()
where "slug" = 'prosser-on-foot';
--> statement-breakpoint
update "posts" set "content" = replace("content",
  $t$These are worth a detour.$t$,
  $t$Look for these.$t$), "updated_at" = now()
where "slug" = 'bubbles-and-rose';
