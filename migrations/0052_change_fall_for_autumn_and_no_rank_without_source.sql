-- Fall for autumn, no one for nobody, and no rank without a source.
-- missoula-floods-and-washington-wine: 1 passages.
update "posts" set "content" = replace("content",
  $t$for a long time nobody would believe what made it$t$,
  $t$for a long time almost no one would believe what made it$t$), "updated_at" = now()
where "slug" = 'missoula-floods-and-washington-wine';
--> statement-breakpoint
-- washington-avas-explained: 1 passages.
update "posts" set "content" = replace("content",
  $t$which softens summer heat and autumn frost alike$t$,
  $t$which softens summer heat and fall frost alike$t$), "updated_at" = now()
where "slug" = 'washington-avas-explained';
--> statement-breakpoint
-- grape-varieties-of-washington: 2 passages.
update "posts" set "content" = replace(replace("content",
  $t$Nearly every vine stands east of the Cascades,$t$,
  $t$Nearly every vine is east of the Cascades,$t$),
  $t$the district's name stands only on wine finished in Oregon,$t$,
  $t$the district's name appears only on wine finished in Oregon,$t$), "updated_at" = now()
where "slug" = 'grape-varieties-of-washington';
--> statement-breakpoint
-- wine-country-without-a-car: 1 passages.
update "posts" set "content" = replace("content",
  $t$This is the most ambitious trip and the most scenic.$t$,
  $t$This is the most ambitious of the five.$t$), "updated_at" = now()
where "slug" = 'wine-country-without-a-car';
--> statement-breakpoint
-- shipping-and-reservations: 1 passages.
update "posts" set "content" = replace("content",
  $t$Washington is relaxed by the standards of famous wine regions, and a good many rooms are happy to see people who walk in. But the answer depends on four things.$t$,
  $t$Some rooms are happy to see people who walk in. The answer depends on four things.$t$), "updated_at" = now()
where "slug" = 'shipping-and-reservations';
--> statement-breakpoint
-- seasons-and-release-weekends: 1 passages.
update "posts" set "content" = replace("content",
  $t$Between Seattle and most of the vines stand the Cascades.$t$,
  $t$Between Seattle and most of the vines are the Cascades.$t$), "updated_at" = now()
where "slug" = 'seasons-and-release-weekends';
--> statement-breakpoint
-- a-weekend-in-the-yakima-valley: its excerpt.
update "posts" set "excerpt" = $t$Zillah's hills, Prosser's cluster of doors and the slope of Red Mountain: three stops on one highway, in the state's first appellation.$t$, "updated_at" = now() where "slug" = 'a-weekend-in-the-yakima-valley';
--> statement-breakpoint
-- wine-country-without-a-car: its excerpt.
update "posts" set "excerpt" = $t$No one has to stay sober for the rest of the party. Five places in Washington where a train, a boat, a bus or a short flight puts you within walking distance of the glass.$t$, "updated_at" = now() where "slug" = 'wine-country-without-a-car';
