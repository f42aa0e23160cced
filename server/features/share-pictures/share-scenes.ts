import type { PostRow } from "#server/features/posts/post-queries.ts";
import type { ToldWinery } from "#server/features/wineries/winery-queries.ts";
import type { ChosenScene } from "#server/pictures/scenes/scene-picture.ts";
import type { ShareScene } from "#server/pictures/share/share-scene.ts";
import { AVAS, type Ava } from "#shared/domain/places/ava-table.ts";
import { positionOf } from "#shared/domain/places/position.ts";

/** A winery where it lies, in the outline of its AVA. */
export function wineryScene(winery: ToldWinery): ShareScene {
  const { name, region, avas, city } = winery;
  const ava = [region, ...avas].flatMap(
    (wanted) => AVAS.find((candidate) => candidate.name === wanted) ?? [],
  )[0];
  return {
    eyebrow: region,
    title: name,
    line: `${city}, Washington`,
    art: { kind: "map", place: positionOf(winery), avaIds: ava ? [ava.id] : [] },
  };
}

/** An article below the drawing it opens with. */
export function postScene({ title, authorName }: PostRow, scene: ChosenScene): ShareScene {
  return {
    eyebrow: "Article",
    title,
    line: `By ${authorName}`,
    art: { kind: "scene", scene },
  };
}

/** A wine region with its outline. */
export function regionScene({ id, name, effective, parents }: Ava): ShareScene {
  const within = parents.at(-1);
  return {
    eyebrow: "Wine region",
    title: name,
    line: `AVA since ${effective.slice(0, 4)}${within ? `, within ${within}` : ""}`,
    art: { kind: "map", place: null, avaIds: [id] },
  };
}
