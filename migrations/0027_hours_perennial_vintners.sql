-- hours perennial-vintners: May-Aug Fr,Mo 11:00-17:00; May-Aug Sa,Su 11:00-18:00; Sep-Apr Sa,Su 11:00-17:00
update "wineries" set
  "hours_as_written" = 'May-Aug Fr,Mo 11:00-17:00; May-Aug Sa,Su 11:00-18:00; Sep-Apr Sa,Su 11:00-17:00',
  "hours" = null,
  "opening_hours" = null,
  "dated_hours" = '[{"when":{"from":"05-01","until":"08-31"},"week":{"friday":[{"opens":660,"closes":1020}],"monday":[{"opens":660,"closes":1020}]}},{"when":{"from":"05-01","until":"08-31"},"week":{"saturday":[{"opens":660,"closes":1080}],"sunday":[{"opens":660,"closes":1080}]}},{"when":{"from":"09-01","until":"04-30"},"week":{"saturday":[{"opens":660,"closes":1020}],"sunday":[{"opens":660,"closes":1020}]}}]',
  "hours_note" = 'At other times by reservation',
  "unknown_facts" = array_remove("unknown_facts", 'hours'),
  "updated_at" = now()
where "slug" = 'perennial-vintners';
--> statement-breakpoint
with "gone" as (delete from "fact_sources" where "winery_id" = (select "id" from "wineries" where "slug" = 'perennial-vintners') and "fact" in ('hours', 'hoursNote'))
insert into "fact_sources" ("winery_id", "fact", "name", "url", "date", "sureness")
select "id", f."fact", 'perennialvintners.com', 'https://perennialvintners.com/newsletter/2024/pv-friends-20240430.html', '2024-04', 'high'
from "wineries", unnest(array['hours', 'hoursNote']::text[]) as f ("fact") where "slug" = 'perennial-vintners';
