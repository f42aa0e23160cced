-- What a second reading of new articles and ten winery pages mended.
update "wineries" set "description" = replace("description",
  $t$Greg Harrington, a Master Sommelier, founded this house on Rhône grapes in 2005.$t$,
  $t$Greg Harrington, a Master Sommelier, founded Gramercy in 2005 for Rhône grapes.$t$), "updated_at" = now()
where "slug" = 'gramercy-cellars';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$grew from two hundred cases of the 2002 to nearly 17,000 of the 2017.$t$,
  $t$grew from two hundred cases of the 2002 vintage to nearly 17,000 of the 2017.$t$), "updated_at" = now()
where "slug" = 'barnard-griffin';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$Covered patio, picnic tables and a barrel-room tour: that is the visit as the valley's own guide has it.$t$,
  $t$A covered patio, picnic tables and a barrel-room tour, by the valley's own guide.$t$), "updated_at" = now()
where "slug" = 'hard-row-to-hoe-vineyards';
--> statement-breakpoint
update "wineries" set "description" = replace("description",
  $t$A Syrah called The Scotsman was the 2016 bottling to know. First vintage for sale: 2011, with this Woodinville room following two years later.$t$,
  $t$The Scotsman is its Syrah, noted for the 2016. The first vintage was 2011, and this Woodinville room came two years later.$t$), "updated_at" = now()
where "slug" = 'armstrong-family-winery';
--> statement-breakpoint
update "ready_trips" set "standfirst" = replace("standfirst",
  $t$three cellars downtown, five minutes from door to door.$t$,
  $t$three tasting rooms downtown, five minutes from door to door.$t$), "updated_at" = now()
where "slug" = 'walla-walla-on-foot';
--> statement-breakpoint
update "posts" set "content" = replace("content",
  $t$**Kickstand Tours** took electric bikes from Yakima to Walla Walla in August 2023. A day lasted$t$,
  $t$**Kickstand Tours** led rides on electric bikes in several places between Yakima and Walla Walla in August 2023. A day lasted$t$), "updated_at" = now()
where "slug" = 'drivers-and-tours';
--> statement-breakpoint
update "posts" set "excerpt" = replace("excerpt",
  $t$Spring releases, barrel tastings and harvest weekends, month by month: the rule each one has kept, the last year a source shows it, and the date that gives for 2027.$t$,
  $t$Spring releases, barrel tastings and harvest weekends: the rule each one has kept, the last year a source shows it, and the date that gives for 2027.$t$), "updated_at" = now()
where "slug" = 'wine-weekends-2027';
