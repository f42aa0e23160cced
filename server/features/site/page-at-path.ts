import { AVAS } from "#shared/domain/places/ava-table.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { advertorialHead } from "#shared/domain/site/head/advertorial-head.ts";
import {
  blogHead,
  directoryHead,
  REGIONS_HEAD,
  readyTripsHead,
} from "#shared/domain/site/head/list-heads.ts";
import { type PageHead, privateHead } from "#shared/domain/site/head/page-head.ts";
import {
  NOT_FOUND_HEAD,
  PAGE_HEADS,
  POST_NOT_FOUND_HEAD,
  READY_TRIP_NOT_FOUND_HEAD,
  WINERY_NOT_FOUND_HEAD,
} from "#shared/domain/site/head/page-heads.ts";
import { postHead } from "#shared/domain/site/head/post-head.ts";
import { readyTripHead } from "#shared/domain/site/head/ready-trip-head.ts";
import { regionHead } from "#shared/domain/site/head/region-head.ts";
import { wineryHead } from "#shared/domain/site/head/winery-head.ts";
import {
  ALL_PAGES,
  PAGES,
  type PageAt,
  pageAt,
  type RenderedName,
} from "#shared/domain/site/page-routes.ts";
import { publishedPosts } from "./published-posts.ts";
import type { SiteContent } from "./site-content-queries.ts";

/** A page of the site as the server knows it. */
export interface SitePage {
  /** Pages of one name are the same to the byte, whatever their address. */
  readonly name: string;
  readonly status: 200 | 404 | 410;
  readonly head: PageHead;
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
  const said = at ? saidAt(at, content, now) : notFound();
  if (!at || said.name === NOT_FOUND) return { ...said, route: "notFound", path: `/${NOWHERE}` };
  if (ALL_PAGES[at.name].rendered !== "for-everybody")
    return { ...said, route: at.name, path: null };
  const own = said.status === 404 ? { ...at, part: NOWHERE } : at;
  return { ...said, route: at.name, path: ownPath(own) };
}

/** What stands at a trip's address that leads nowhere, whatever the reason: the address tells nobody. */
export function missingTripPage(): SitePage {
  const path = ownPath({ name: "sharedTrip", part: NOWHERE });
  return { ...missing("trip", privateHead("No trip here")), route: "sharedTrip", path };
}

/** The one spelling of a page's address, whatever it was asked by. */
function ownPath({ name, part }: PageAt): string {
  if (name === "advertorial") return part;
  return PAGES[name].path.replace(/:\w+/, encodeURIComponent(part));
}

type Said = Omit<SitePage, "route" | "path">;

function saidAt({ name, part }: PageAt, content: SiteContent, now: Date): Said {
  switch (name) {
    case "winery":
      return wineryPage(part, content, now);
    case "post": {
      // An article that is not out can be read at its address, as the API answers it, and is not listed.
      const post = content.posts.find(({ slug }) => slug === part);
      return post
        ? found(`post ${part}`, postHead(post, now))
        : missing("post", POST_NOT_FOUND_HEAD);
    }
    case "region": {
      const ava = AVAS.find(({ id }) => id === part);
      return ava ? found(`region ${part}`, regionHead(ava)) : notFound();
    }
    case "readyTrip": {
      const trip = content.readyTrips.find(({ slug }) => slug === part);
      return trip
        ? found(`ready trip ${part}`, readyTripHead(trip))
        : missing("ready trip", READY_TRIP_NOT_FOUND_HEAD);
    }
    case "advertorial":
      return found(part, advertorialHead(part));
    case "wineries":
      return found(name, directoryHead(content.wineries));
    case "blog":
      return found(name, blogHead(publishedPosts(content.posts, now)));
    case "readyTrips":
      return found(name, readyTripsHead(content.readyTrips));
    case "regions":
      return found(name, REGIONS_HEAD);
    default:
      return found(name, PAGE_HEADS[name]);
  }
}

const found = (name: string, head: PageHead): Said => ({ name, status: 200, head });

const missing = (what: string, head: PageHead): Said => ({
  name: `missing ${what}`,
  status: 404,
  head,
});

const notFound = (): Said => ({ name: NOT_FOUND, status: 404, head: NOT_FOUND_HEAD });

function wineryPage(slug: string, { wineries, departed }: SiteContent, now: Date): Said {
  const gone = departed.find((candidate) => candidate.slug === slug);
  if (gone) return { name: `winery ${slug}`, status: 410, head: privateHead(gone.name) };
  const winery = wineries.find((candidate) => candidate.slug === slug);
  if (!winery) return missing("winery", WINERY_NOT_FOUND_HEAD);
  return found(`winery ${slug}`, wineryHead(winery, clockInWashington(now).date));
}
