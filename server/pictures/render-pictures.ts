import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clientBuildFolder, clientPublicFolder } from "#server/platform/paths.ts";
import { illustrationPath } from "#shared/domain/site/illustrations.ts";
import type { MapPicture } from "./map-picture.ts";
import { mapSvg } from "./map-svg.ts";
import type { SharePicture } from "./share-pictures.ts";
import { lineSvg, type SetTitle, shareSvg, type TextBox, textBoxOf } from "./share-svg.ts";
import { openStudio } from "./studio.ts";

/** A mail stays light with it. */
const MAX_BYTES = 60_000;

/**
 * Draws the map of a plan as a PNG of `PICTURE`'s size. It takes some tenths of a second, so it belongs
 * into a thread of its own.
 */
export async function renderMap(picture: MapPicture): Promise<Buffer> {
  const { draw } = await openStudio();
  return draw(mapSvg(picture), MAX_BYTES);
}

/** Most bytes of a picture: networks load it for every reader of a link. */
export const MAX_SHARE_BYTES = 200_000;

/** Sizes of a title in pixels, tried in turn until it fits. */
const SIZES = [84, 74, 66, 60, 54, 48, 42] as const;

/** Draws the picture of a page for shared links as a PNG; it belongs into a thread of its own. */
export async function renderShare(picture: SharePicture): Promise<Buffer> {
  const { draw, widthOf } = await openStudio();
  const image = await imageOf(picture);
  const title = setTitle(picture.title, textBoxOf(picture), (text, size) =>
    widthOf(lineSvg(text, size)),
  );
  return draw(shareSvg(picture, title, image), MAX_SHARE_BYTES);
}

/** The illustration or emblem of a picture as an address that holds the file itself; its colors are those of the day. */
async function imageOf({ art }: SharePicture): Promise<string | undefined> {
  if (art.kind === "route" || (art.kind === "map" && !art.avaId)) return undefined;
  const name = art.kind === "illustration" ? art.name : `emblems/${art.avaId}`;
  const path = illustrationPath(name);
  // Of the build; a site run from its sources has none.
  const file = await readFile(join(clientBuildFolder, path)).catch(() =>
    readFile(join(clientPublicFolder, path)),
  );
  return `data:image/svg+xml;base64,${file.toString("base64")}`;
}

/**
 * Breaks a title into lines as large as they fit; one that is too long in the smallest size ends with
 * an ellipsis.
 *
 * @param widthOf the width of a text in a size, in pixels.
 */
export function setTitle(
  title: string,
  { width, lines: most, size: largest }: TextBox,
  widthOf: (text: string, size: number) => number,
): SetTitle {
  let lines: string[] = [];
  for (const size of SIZES.filter((each) => each <= largest)) {
    lines = brokenInto(title.split(/\s+/), (text) => widthOf(text, size) <= width);
    const fits = lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
    if (fits) return { size, lines };
  }
  const size = SIZES.at(-1) ?? 0;
  const kept = lines.slice(0, most);
  const last = kept.pop() ?? "";
  const [cut] = /^.*[^ .,;:!?&'’"“”()–—-]/.exec(last) ?? [""];
  return { size, lines: lines.length > most ? [...kept, `${cut}…`] : lines };
}

function brokenInto(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && !fits(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
