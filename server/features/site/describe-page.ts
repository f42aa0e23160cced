import { publishedPosts } from "#server/features/reading/post-queries.ts";
import type { Guide } from "#server/features/wineries/guide-answers.ts";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { advertorialMetadata } from "#shared/domain/site/metadata/advertorial-metadata.ts";
import {
  NOT_FOUND_METADATA,
  PAGE_METADATA,
  POST_NOT_FOUND_METADATA,
  READY_TRIP_NOT_FOUND_METADATA,
  WINERY_NOT_FOUND_METADATA,
} from "#shared/domain/site/metadata/fixed-metadata.ts";
import {
  blogMetadata,
  directoryMetadata,
  REGIONS_METADATA,
  readyTripsMetadata,
} from "#shared/domain/site/metadata/list-metadata.ts";
import { type PageMetadata, privateMetadata } from "#shared/domain/site/metadata/page-metadata.ts";
import { postMetadata } from "#shared/domain/site/metadata/post-metadata.ts";
import { readyTripMetadata } from "#shared/domain/site/metadata/ready-trip-metadata.ts";
import { regionMetadata } from "#shared/domain/site/metadata/region-metadata.ts";
import { wineryMetadata } from "#shared/domain/site/metadata/winery-metadata.ts";
import {
  ALL_PAGES,
  matchRoute,
  PAGES,
  type RenderedName,
  type RouteMatch,
} from "#shared/domain/site/page-routes.ts";

/** A page of the site, before it is rendered. */
export interface SitePage {
  /** Pages with the same name are identical, whatever their address. */
  readonly name: string;
  readonly status: 200 | 404 | 410;
  readonly metadata: PageMetadata;
  /** Which page's code it needs. */
  readonly route: RenderedName;
  /** The path it is rendered at, one for all missing pages; null if only the frame is rendered. */
  readonly path: string | null;
}

/** The name of the page for paths that no other page has. */
const NOT_FOUND = "missing";

/** A path part that names nothing. */
const NOWHERE = "nowhere";

/** The page at a path, or the page that says there is none. */
export function describePage(path: string, content: Guide, now: Date): SitePage {
  const at = matchRoute(path);
  const described = at ? contentAt(at, content, now) : notFound();
  if (!at || described.name === NOT_FOUND)
    return { ...described, route: "notFound", path: `/${NOWHERE}` };
  if (ALL_PAGES[at.name].rendered !== "for-everybody")
    return { ...described, route: at.name, path: null };
  const own = described.status === 404 ? { ...at, param: NOWHERE } : at;
  return { ...described, route: at.name, path: ownPath(own) };
}

/** The page for a trip link that leads nowhere, the same for every reason, so that it reveals nothing. */
export function missingTripPage(): SitePage {
  const path = ownPath({ name: "sharedTrip", param: NOWHERE });
  return { ...missing("trip", privateMetadata("No trip here")), route: "sharedTrip", path };
}

/** The canonical spelling of a page's path. */
function ownPath({ name, param }: RouteMatch): string {
  if (name === "advertorial") return param;
  return PAGES[name].path.replace(/:\w+/, encodeURIComponent(param));
}

type PageContent = Omit<SitePage, "route" | "path">;

function contentAt({ name, param }: RouteMatch, content: Guide, now: Date): PageContent {
  switch (name) {
    case "winery":
      return wineryPage(param, content, now);
    case "post": {
      // An unpublished article can be read at its address, as in the API, but is not listed.
      const post = content.posts.find(({ slug }) => slug === param);
      return post
        ? found(`post ${param}`, postMetadata(post, now))
        : missing("post", POST_NOT_FOUND_METADATA);
    }
    case "region": {
      const ava = AVAS.find(({ id }) => id === param);
      return ava ? found(`region ${param}`, regionMetadata(ava)) : notFound();
    }
    case "readyTrip": {
      const trip = content.readyTrips.find(({ slug }) => slug === param);
      if (!trip) return missing("ready trip", READY_TRIP_NOT_FOUND_METADATA);
      const wineries = trip.stays.flatMap(({ visited }) => visited);
      return found(`ready trip ${param}`, readyTripMetadata({ ...trip, wineries }));
    }
    case "advertorial":
      return found(param, advertorialMetadata(param));
    case "wineries":
      return found(name, directoryMetadata(content.wineries));
    case "blog":
      return found(name, blogMetadata(publishedPosts(content.posts, now)));
    case "readyTrips":
      return found(name, readyTripsMetadata(content.readyTrips));
    case "regions":
      return found(name, REGIONS_METADATA);
    default:
      return found(name, PAGE_METADATA[name]);
  }
}

const found = (
  name: string,
  metadata: PageMetadata,
  status: SitePage["status"] = 200,
): PageContent => ({ name, status, metadata });

const missing = (what: string, metadata: PageMetadata) => found(`missing ${what}`, metadata, 404);

const notFound = () => found(NOT_FOUND, NOT_FOUND_METADATA, 404);

function wineryPage(slug: string, { find }: Guide, now: Date): PageContent {
  const winery = find(slug);
  if (!winery) return missing("winery", WINERY_NOT_FOUND_METADATA);
  if (winery.leftKind !== null) return found(`winery ${slug}`, privateMetadata(winery.name), 410);
  return found(`winery ${slug}`, wineryMetadata(winery, clockInWashington(now).date));
}
