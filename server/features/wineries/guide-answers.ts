import { listPlaces } from "#server/features/places/place-queries.ts";
import { listPosts } from "#server/features/reading/post-queries.ts";
import { listOpenTrips } from "#server/features/reading/ready-trip-queries.ts";
import { invalid } from "#server/http/problem.ts";
import { keepContent } from "#server/platform/content/keep-content.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import {
  findContentVersion,
  listDepartedWineries,
  listWineryRows,
  wineryDtosOn,
} from "./winery-queries.ts";

/** The content that visitors see today, the same for everybody; a new object once any of it has changed. */
export type Guide = Awaited<ReturnType<typeof readGuide>>;

/** What every feature reads content by. */
export interface GuideDeps {
  /** The guide in memory, compared with the database at most every half minute. */
  readonly guide: () => Promise<Guide>;
}

type ReadDeps = Pick<AppDeps, "db" | "now">;

/** Keeps the guide in memory, so that no request reads what all requests read. */
export function keepGuide(deps: ReadDeps & Pick<AppDeps, "logger">): GuideDeps["guide"] {
  return keepContent({ ...deps, read: () => stateOf(deps) }, (state) => guideOn(deps.db, state));
}

/** Reads the guide once, for a command or a test. */
export const readGuide = async (deps: ReadDeps) => guideOn(deps.db, await stateOf(deps));

const stateOf = async ({ db, now }: ReadDeps) => ({
  today: clockInWashington(now()).date,
  content: await findContentVersion(db, now()),
});

async function guideOn(db: Db, { today, content }: Awaited<ReturnType<typeof stateOf>>) {
  const dtos = wineryDtosOn(today, await listWineryRows(db));
  const wineries = dtos.filter(({ leftKind }) => leftKind === null);
  const byId = new Map(wineries.map((winery) => [winery.id, winery]));
  const bySlug = new Map(dtos.map((winery) => [winery.slug, winery]));
  return {
    /** The same for as long as all content is, the day's opening hours included. */
    version: `${today} ${content}`,
    /** The wineries of the guide by name. */
    wineries,
    departed: await listDepartedWineries(db),
    places: await listPlaces(db),
    /** Newest first, drafts and scheduled posts included. */
    posts: await listPosts(db),
    /** Those that can be made, shortest first. */
    readyTrips: await listOpenTrips(db, wineries),
    /** The wineries of the guide with these ids, in the order of the ids; other ids are left out. */
    withIds: (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []),
    /** The winery with a slug; one that left too, which its `leftKind` says. */
    find: (slug: string) => bySlug.get(slug),
  };
}

/**
 * The wineries that a request names.
 *
 * @param field where the ids are in the request.
 * @throws HttpProblem 400 that points at each id without a winery.
 */
export async function requireWineries(
  { guide }: GuideDeps,
  ids: readonly number[],
  field = "body.wineries",
) {
  const { withIds } = await guide();
  const message = "There is no such winery";
  const errors = ids.flatMap((id, index) =>
    withIds([id]).length > 0 ? [] : [{ field: `${field}.${index}`, message }],
  );
  if (errors.length > 0) throw invalid(errors);
  return withIds(ids);
}
