-- Articles, ready-made trips and one winery, corrected where they contradicted a page of the guide, their own sum, or said more than a source does.
-- Chelan is as far as the article about Chelan says.
update "posts" set "content" = replace("content",
    $t$it is three hours from Seattle in a different direction$t$,
    $t$it is three and a half hours from Seattle in a different direction$t$), "updated_at" = now()
where "slug" = 'first-timers-loop';
--> statement-breakpoint
-- Hyatt's own page lists Zinfandel and Black Muscat.
update "posts" set "content" = replace("content",
    $t$keeps to Cabernet, Merlot, Chardonnay and Riesling.$t$,
    $t$goes from Riesling to Zinfandel, and on to Black Muscat.$t$), "updated_at" = now()
where "slug" = 'a-weekend-in-the-yakima-valley';
--> statement-breakpoint
-- Six wineries of the guide have Marsanne; Sémillon as in the list of grapes.
update "posts" set "content" = replace(replace("content",
    $t$[Hedges](/winery/hedges-family-estate) is one of the few names connected with Marsanne.$t$,
    $t$[Hedges](/winery/hedges-family-estate) has made Marsanne on Red Mountain.$t$),
    $t$Semillon$t$,
    $t$Sémillon$t$), "updated_at" = now()
where "slug" = 'grape-varieties-of-washington';
--> statement-breakpoint
-- No source gives Arbor Crest Sauvignon Blanc or Cabernet Franc; Sémillon as in the list of grapes.
update "posts" set "content" = replace(replace("content",
    $t$Carménère, Semillon, Roussanne$t$,
    $t$Carménère, Sémillon, Roussanne$t$),
    $t$Sauvignon Blanc is the one for the edge of the cliff, Cabernet Franc for afterward.$t$,
    $t$Chardonnay is the one for the edge of the cliff, Barbera or Malbec for afterward.$t$), "updated_at" = now()
where "slug" = 'spokane';
--> statement-breakpoint
-- The hill of Goose Gap, what can be seen from Candy Mountain, and what stood at Columbia Gardens before, as far as a source says; Claar is some 23 miles from Pasco.
update "posts" set "content" = replace(replace(replace(replace("content",
    $t$leave the highway for [Goose Gap](/regions/goose-gap), the saddle between Red Mountain and the smaller hump of [Candy Mountain](/regions/candy-mountain). The ridge runs east and west, so that its vines face north, ripen later and give a cooler sort of wine.$t$,
    $t$leave the highway for [Goose Gap](/regions/goose-gap), which lies between Red Mountain and the smaller hump of [Candy Mountain](/regions/candy-mountain). Its hill runs east and west and is too steep to farm on the south side, so the vines face north and ripen later.$t$),
    $t$From up there, at six in the evening, you can see the three appellations, the three towns and the three rivers, and you will understand why floods used to meet here.$t$,
    $t$From up there, at six in the evening, the appellations and the towns lie below you together, and you will understand why floods used to meet here.$t$),
    $t$on a reach of old industrial bank beside Duffy's Pond$t$,
    $t$beside Duffy's Pond$t$),
    $t$It is three quarters of an hour from town$t$,
    $t$It is more than half an hour from town$t$), "updated_at" = now()
where "slug" = 'tri-cities';
--> statement-breakpoint
-- The day has one carbonated wine and one of the traditional method: two kinds.
update "posts" set "content" = replace("content",
    $t$That is three kinds of bubble and two of rosé$t$,
    $t$That is two kinds of bubble and two of rosé$t$), "updated_at" = now()
where "slug" = 'bubbles-and-rose';
--> statement-breakpoint
-- Plain has two roads from Leavenworth; Graciano is told of this guide, not of the state.
update "posts" set "content" = replace(replace("content",
    $t$is in a mountain valley about twenty miles from Leavenworth by road,$t$,
    $t$is in a mountain valley fifteen to twenty miles from Leavenworth, according to the road,$t$),
    $t$Ask for Graciano, a Spanish grape you will hardly meet twice in this state.$t$,
    $t$Ask for Graciano, a Spanish grape that no other winery in this guide is known to grow.$t$), "updated_at" = now()
where "slug" = 'leavenworth-to-wenatchee';
--> statement-breakpoint
-- Children have been welcome there; what no page dates is not told of today.
update "ready_trips" set "words" = replace("words", $t$Children are welcome at the first room and the third.$t$,
  $t$Children have been welcome at the first room and the third.$t$)
where "slug" = 'woodinville-in-four-styles';
--> statement-breakpoint
-- Canoe Ridge pours on Main Street now. The trolley house and its patio were the room of 2015, on Cherry Street.
update "wineries" set "setting" = array['urban tasting room']::text[], "updated_at" = now()
where "slug" = 'canoe-ridge-vineyard';
--> statement-breakpoint
delete from "fact_sources"
where "winery_id" = (select "id" from "wineries" where "slug" = 'canoe-ridge-vineyard') and "fact" = 'setting';
--> statement-breakpoint
insert into "fact_sources" ("winery_id", "fact", "items", "name", "url", "date", "sureness", "note")
select "id", 'setting', array['urban tasting room']::text[], "address_source"."name", "address_source"."url", "address_source"."date", 'medium',
  'A room on Main Street, downtown; the trolley house of 2015 was at another address'
from "wineries" join lateral (
  select "name", "url", "date" from "fact_sources" where "winery_id" = "wineries"."id" and "fact" = 'address'
) as "address_source" on true
where "slug" = 'canoe-ridge-vineyard';
