/** The name of a file in `client/public/illustrations`, without `.svg`. */
export const ILLUSTRATION_NAME = /^[a-z]+(-[a-z0-9]+)*$/;

export function illustrationPath(name: string): string {
  return `/illustrations/${name}.svg`;
}
