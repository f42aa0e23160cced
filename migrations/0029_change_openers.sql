-- No two articles open with the same drawing: each of these shared one with another, and has its own now.
do $$
declare
  changed integer;
begin
  update "posts" p set "opener" = o."opener", "updated_at" = now()
  from (values
    ('children-dogs-and-wine', 'picnic', 'volcano'),
    ('first-timers-loop', 'ridges', 'vineyard rows'),
    ('where-to-eat-and-sleep', 'table', 'bottles'),
    ('smoke-snow-and-mud', 'peaks', 'coulee'),
    ('walla-walla-by-district', 'street', 'trellis'),
    ('leavenworth-to-wenatchee', 'orchard', 'conifers'),
    ('bubbles-and-rose', 'flutes', 'grapes'),
    ('seattle-urban-wineries', 'ferry', 'barrels'),
    ('tri-cities', 'bridge', 'river bend'),
    ('spokane', 'grain elevator', 'wheat')
  ) as o("slug", "opener", "before")
  where p."slug" = o."slug" and p."opener" = o."before";
  get diagnostics changed = row_count;
  if changed <> 10 then
    raise exception 'openers: % of 10 articles were changed; look for a slug or an opener that is another by now', changed;
  end if;
end $$;
