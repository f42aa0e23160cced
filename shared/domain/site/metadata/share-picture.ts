import { paths } from "../paths.ts";

/** The size of pictures for shared links in pixels, which networks show uncropped. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

export interface MetadataPicture {
  readonly path: string;
  /** Alternative text. */
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

export const sharePicturePaths = {
  winery: (slug: string) => `/pictures${paths.winery(slug)}.png`,
  post: (slug: string) => `/pictures${paths.post(slug)}.png`,
  region: (id: string) => `/pictures${paths.region(id)}.png`,
  readyTrip: (slug: string) => `/pictures${paths.readyTrip(slug)}.png`,
} as const;

export function sharePicture(path: string, text: string): MetadataPicture {
  return { path, text, ...SHARE_PICTURE };
}
