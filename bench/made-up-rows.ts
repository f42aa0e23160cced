import { withDatabase } from "#scripts/command.ts";

/** Rows of an id above this are made up. */
const FIRST_ID = 100_000;
/** Fewer wineries than the guide has of its own: each is copied once more than needed rather than too seldom. */
const OWN = 150;
/** Longer than the copying of any number of rows. */
const LONG_MS = 600_000;
/** Copies lie within this many degrees of what they are copied from. */
const SPREAD = 0.3;

/**
 * Fills an embedded database that nobody has open up to `count` wineries that are in the guide: copies
 * of its own under other names, a little away, with their sources. For load only; the folder is thrown
 * away.
 */
export async function addMadeUpWineries(dataDir: string, count: number): Promise<void> {
  const whole = {
    query_timeout: LONG_MS,
    text: `
      create temporary table copies as
        select w.id as original, n, row_number() over (order by n, w.id) as place
        from wineries w, generate_series(1, ${Math.ceil(count / OWN)}) n
        where w.left_kind is null
        order by n, w.id
        limit greatest(0, ${count} - (select count(*) from wineries where left_kind is null));
      analyze copies;
      insert into wineries overriding system value
        select copy.* from copies c join wineries w on w.id = c.original,
          jsonb_populate_record(w, jsonb_build_object(
            'id', ${FIRST_ID} + c.place,
            'slug', w.slug || '-made-up-' || c.n,
            'name', w.name || ' Made Up ' || c.n,
            'is_featured', false,
            'latitude', w.latitude + ((c.place * 7919) % 2000 - 1000) * ${SPREAD} / 1000,
            'longitude', w.longitude + ((c.place * 104729) % 2000 - 1000) * ${SPREAD} / 1000
          )) copy;
      insert into fact_sources (winery_id, fact, items, name, url, date, sureness, note)
        select ${FIRST_ID} + c.place, s.fact, s.items, s.name, s.url, s.date, s.sureness, s.note
        from copies c join fact_sources s on s.winery_id = c.original;
    `,
  };
  await withDatabase({ databaseUrl: undefined, dataDir }, ({ pool }) => pool.query(whole));
}
