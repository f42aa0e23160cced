-- wine-weekends-2027: its calendar file, which carries the same dates.
update "posts" set "content" = replace("content",
  $t$check with the organizer, and book a room you can cancel.$t$,
  $t$check with the organizer, and book a room you can cancel. The nine events that have a rule or a custom are also in [a calendar file](/calendars/wine-weekends-2027.ics), each marked as unconfirmed.$t$), "updated_at" = now()
where "slug" = 'wine-weekends-2027';
