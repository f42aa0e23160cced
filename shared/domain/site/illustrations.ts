/** Illustrations are files of `client/public/illustrations`; a row of content names its own. */

/** What the name of an illustration looks like: its file without the ending. */
export const ILLUSTRATION_NAME = /^[a-z]+(-[a-z0-9]+)*$/;

/** The address of an illustration. */
export function illustrationPath(name: string): string {
  return `/illustrations/${name}.svg`;
}
