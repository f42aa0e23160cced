ALTER TABLE "posts" ADD COLUMN "opener" text;
--> statement-breakpoint
-- The drawing that each of the first articles opens with.
do $$
declare
  changed integer;
begin
  update "posts" p set "opener" = o."opener", "updated_at" = now()
  from (values
    ('a-weekend-in-walla-walla', 'wheat'),
    ('missoula-floods-and-washington-wine', 'coulee'),
    ('washington-avas-explained', 'vineyard rows'),
    ('a-weekend-at-lake-chelan', 'lake'),
    ('a-weekend-in-woodinville', 'barrels'),
    ('a-weekend-in-the-yakima-valley', 'trellis'),
    ('grape-varieties-of-washington', 'grapes'),
    ('columbia-gorge-and-maryhill', 'river bend'),
    ('seasons-and-release-weekends', 'volcano'),
    ('puget-sound-island-wines', 'conifers'),
    ('how-to-taste', 'glass'),
    ('wine-country-without-a-car', 'fir vineyard'),
    ('children-dogs-and-wine', 'volcano'),
    ('shipping-and-reservations', 'bottles')
  ) as o ("slug", "opener")
  where p."slug" = o."slug";
  get diagnostics changed = row_count;
  if changed <> 14 then
    raise exception 'openers for 14 articles, % of them found', changed;
  end if;
end $$;
