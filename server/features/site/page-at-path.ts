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
  PAGES,
  type PageAt,
  pageAt,
  type RenderedName,
} from "#shared/domain/site/page-routes.ts";
import { publishedPosts, type SiteContent } from "./site-content-queries.ts";

/** A page of the site as the server knows it. */
export interface SitePage {
  /** Pages of one name are the same to the byte, whatever their address. */
  readonly name: string;
  readonly status: 200 | 404 | 410;
  readonly metadata: PageMetadata;
  /** Whose code the page needs. */
  readonly route: RenderedName;
  /** Where it is rendered, one address for all where nothing is; null where only the frame is. */
  readonly path: string | null;
}

/** The page of every path that no other page answers. */
const NOT_FOUND = "missing";

/** The part of an address at which nothing is. */
const NOWHERE = "nowhere";

/** What stands at a path: the page, or the one that says that there is none. */
export function pageAtPath(path: string, content: SiteContent, now: Date): SitePage {
  const at = pageAt(path);
  const described = at ? contentAt(at, content, now) : notFound();
  if (!at || described.name === NOT_FOUND)
    return { ...described, route: "notFound", path: `/${NOWHERE}` };
  if (ALL_PAGES[at.name].rendered !== "for-everybody")
    return { ...described, route: at.name, path: null };
  const own = described.status === 404 ? { ...at, part: NOWHERE } : at;
  return { ...described, route: at.name, path: ownPath(own) };
}

/** What stands at a trip's address that leads nowhere, whatever the reason: the address tells nobody. */
export function missingTripPage(): SitePage {
  const path = ownPath({ name: "sharedTrip", part: NOWHERE });
  return { ...missing("trip", privateMetadata("No trip here")), route: "sharedTrip", path };
}

/** The one spelling of a page's address, whatever it was asked by. */
function ownPath({ name, part }: PageAt): string {
  if (name === "advertorial") return part;
  return PAGES[name].path.replace(/:\w+/, encodeURIComponent(part));
}

type PageContent = Omit<SitePage, "route" | "path">;

function contentAt({ name, part }: PageAt, content: SiteContent, now: Date): PageContent {
  switch (name) {
    case "winery":
      return wineryPage(part, content, now);
    case "post": {
      // An article that is not out can be read at its address, as the API answers it, and is not listed.
      const post = content.posts.find(({ slug }) => slug === part);
      return post
        ? found(`post ${part}`, postMetadata(post, now))
        : missing("post", POST_NOT_FOUND_METADATA);
    }
    case "region": {
      const ava = AVAS.find(({ id }) => id === part);
      return ava ? found(`region ${part}`, regionMetadata(ava)) : notFound();
    }
    case "readyTrip": {
      const trip = content.readyTrips.find(({ slug }) => slug === part);
      return trip
        ? found(`ready trip ${part}`, readyTripMetadata(trip))
        : missing("ready trip", READY_TRIP_NOT_FOUND_METADATA);
    }
    case "advertorial":
      return found(part, advertorialMetadata(part));
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

const found = (name: string, metadata: PageMetadata): PageContent => ({
  name,
  status: 200,
  metadata,
});

const missing = (what: string, metadata: PageMetadata): PageContent => ({
  name: `missing ${what}`,
  status: 404,
  metadata,
});

const notFound = (): PageContent => ({
  name: NOT_FOUND,
  status: 404,
  metadata: NOT_FOUND_METADATA,
});

function wineryPage(slug: string, { wineries, departed }: SiteContent, now: Date): PageContent {
  const gone = departed.find((candidate) => candidate.slug === slug);
  if (gone) return { name: `winery ${slug}`, status: 410, metadata: privateMetadata(gone.name) };
  const winery = wineries.find((candidate) => candidate.slug === slug);
  if (!winery) return missing("winery", WINERY_NOT_FOUND_METADATA);
  return found(`winery ${slug}`, wineryMetadata(winery, clockInWashington(now).date));
}
