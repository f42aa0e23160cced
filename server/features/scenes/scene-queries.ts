import { asc } from "drizzle-orm";
import { listReadyTrips } from "#server/features/ready-trips/ready-trip-queries.ts";
import { listWineries } from "#server/features/wineries/winery-queries.ts";
import { chooseScenes } from "#server/pictures/scenes/choose-scenes.ts";
import { type Opened, openerScenes, plainScene } from "#server/pictures/scenes/opener-scenes.ts";
import type { ChosenScene } from "#server/pictures/scenes/scene-picture.ts";
import { loadPerEdition } from "#server/platform/content/load-per-edition.ts";
import { schema } from "#server/platform/database/db.ts";
import type { AppDeps } from "#server/platform/deps.ts";
import { OPENERS, type Opener } from "#shared/domain/site/openers.ts";
import { type SceneKind, scenePaths } from "#shared/domain/site/scene-paths.ts";

const { posts } = schema;

/** Finds the scene at an address of `scenePaths`, without its ending; undefined where there is none. */
export type SceneBook = (path: string) => Promise<ChosenScene | undefined>;

/**
 * Chooses the scene of everything that is drawn, at the first question, and again when content has
 * changed: what is kept are drawings, the same for everybody.
 */
export function openSceneBook({
  db,
  now,
  edition,
}: Pick<AppDeps, "db" | "now" | "edition">): SceneBook {
  const read = loadPerEdition(edition, async () => {
    const wineries = (await listWineries(db, now())).sort((one, other) => one.id - other.id);
    // Drafts too: what an article looks like does not change when another comes out.
    const articles = await db.select().from(posts).orderBy(asc(posts.id));
    const trips = (await listReadyTrips(db)).sort((one, other) => one.id - other.id);
    return new Map([
      ...[...chooseScenes(wineries)].map(at("winery")),
      ...openerScenes([
        ...articles.flatMap((article) => opened("post", article)),
        ...trips.flatMap((trip) => opened("readyTrip", trip)),
      ]),
      ...OPENERS.map((opener) => [scenePaths.opener(opener), plainScene(opener)] as const),
    ]);
  });
  return async (path) => (await read()).get(path);
}

function at(kind: Exclude<SceneKind, "opener">) {
  return ([slug, scene]: readonly [string, ChosenScene]) =>
    [scenePaths[kind](slug), scene] as const;
}

/** A row whose opener nobody knows takes none of the others' drawings away. */
function opened(
  kind: "post" | "readyTrip",
  { slug, opener }: { readonly slug: string; readonly opener: Opener | null },
): Opened[] {
  const known = OPENERS.find((each) => each === opener);
  return known ? [{ key: scenePaths[kind](slug), opener: known }] : [];
}
