import { expect, test } from "vitest";
import { readMigrations } from "#server/platform/database/migrate.ts";
import { openEmptyDatabase } from "#server/platform/embedded/empty-cluster.ts";

test("trips saved before there was one table of itineraries become trips of their owners", async () => {
  const migrations = await readMigrations();
  const at = migrations.findIndex(({ name }) => name.endsWith("create_itineraries"));
  const engine = await openEmptyDatabase();
  const apply = async (from: number, to?: number) => {
    for (const { statements } of migrations.slice(from, to)) {
      for (const text of statements) await engine.exec(text);
    }
  };
  try {
    await apply(0, at);
    await engine.exec(`
      insert into users (id, issuer, subject)
        values ('11111111-1111-4111-8111-111111111111', 'https://provider.test', 'ada');
      insert into saved_itineraries (id, user_id, name, guests, start_city, driving_distance,
          time_available, budget, reservation_preference, wineries_per_day, preferences, days,
          start_date, winery_ids, created_at, updated_at, deleted_at)
        values ('22222222-2222-4222-8222-222222222222', '11111111-1111-4111-8111-111111111111',
          'Harvest', 3, 'Prosser', '1 hour', 'Weekend (2 days)', 'No preference', 'No preference',
          2, '{Syrah}', 2, '2026-12-04', '{4,2}', '2026-11-01', '2026-11-02', null);
    `);
    const before = await engine.query<object>("select * from saved_itineraries");
    await apply(at);
    const { rows } = await engine.query<object>("select * from itineraries");
    expect(rows).toEqual([
      {
        ...before.rows[0],
        version: 1,
        schedule: {},
        arrangement: null,
        view_epoch: 1,
        edit_epoch: 1,
        view_digest: null,
        edit_digest: null,
        former_view_digests: [],
        former_edit_digests: [],
        notes: null,
        places: null,
        day_log: null,
        voting_open: true,
        group_changes: 0,
        expires_on: null,
      },
    ]);
  } finally {
    await engine.close();
  }
});
