import { paths } from "../paths.ts";

/** Of every picture for shared links, in pixels; what the networks show uncut. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** A picture that shared links show of a page. */
export interface MetadataPicture {
  readonly path: string;
  /** For those who cannot see it. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** The pages that have a picture of their own, and where. */
export const sharePicturePaths = {
  winery: (slug: string) => `/pictures${paths.winery(slug)}.png`,
  post: (slug: string) => `/pictures${paths.post(slug)}.png`,
  region: (id: string) => `/pictures${paths.region(id)}.png`,
  readyTrip: (slug: string) => `/pictures${paths.readyTrip(slug)}.png`,
} as const;

/** The picture of a page as its head names it. */
export function sharePicture(path: string, text: string): MetadataPicture {
  return { path, text, ...SHARE_PICTURE };
}
