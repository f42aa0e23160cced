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
import { PAGE_ROUTES, type PageAt, pageAt } from "#shared/domain/site/page-routes.ts";
import type { DrawnName } from "../page-drawing.ts";
import { publishedPosts } from "../published-posts.ts";
import type { SiteContent } from "../site-content-queries.ts";
import {
  blogText,
  departedText,
  directoryText,
  notFoundText,
  pageText,
  postMissingText,
  postText,
  readyTripMissingText,
  readyTripsText,
  readyTripText,
  regionsText,
  regionText,
  tripMissingText,
  wineryMissingText,
  wineryText,
} from "./page-text.ts";

/** A page of the site as the server knows it. */
export interface SitePage {
  /** Pages of one name are the same to the byte, whatever their address. */
  readonly name: string;
  readonly status: 200 | 404 | 410;
  readonly head: PageHead;
  /** For readers without script, where the page is not drawn whole. */
  readonly text: () => string;
  /** The page of the route table that is drawn whole; null draws the frame alone. */
  readonly draws: WholePage | null;
  /** Whose code the page needs. */
  readonly route: DrawnName;
}

interface WholePage {
  readonly name: DrawnName;
  /** One that stands for all where nothing is: they are the same to the byte. */
  readonly path: string;
  /** Whether its page says that nothing is there, or not any more. */
  readonly isMissing: boolean;
}

/** Pages that are the same for everybody; of others, which are one visitor's own, only the frame is. */
const WHOLE: ReadonlySet<DrawnName> = new Set<DrawnName>([
  "home",
  "planner",
  "wineries",
  "winery",
  "blog",
  "post",
  "gear",
  "terms",
  "privacy",
  "readyTrips",
  "readyTrip",
  "regions",
  "region",
  "advertorial",
]);

/** What stands at a path: the page, or the one that says that there is none. */
export function pageAtPath(path: string, content: SiteContent, now: Date): SitePage {
  const page = plainPageAt(path, content, now);
  const at = page.name === NOT_FOUND ? undefined : pageAt(path);
  if (!at) {
    const draws = { name: "notFound", path: `/${NOWHERE}`, isMissing: true } as const;
    return { ...page, route: "notFound", draws };
  }
  if (!WHOLE.has(at.name)) return { ...page, route: at.name, draws: null };
  const own = page.status === 404 ? { ...at, part: NOWHERE } : at;
  const draws = { name: at.name, path: ownPath(own), isMissing: page.status !== 200 };
  return { ...page, route: at.name, draws };
}

/** The page of every path that no other page answers. */
const NOT_FOUND = "missing";

/** The part of an address at which nothing is. */
const NOWHERE = "nowhere";

/** The one spelling of a page's address, whatever it was asked by. */
function ownPath({ name, part }: PageAt): string {
  if (name === "advertorial") return part;
  return PAGE_ROUTES[name].replace(/:\w+/, encodeURIComponent(part));
}

type PlainPage = Omit<SitePage, "draws" | "route">;

function plainPageAt(path: string, content: SiteContent, now: Date): PlainPage {
  const at = pageAt(path);
  if (!at) return notFoundPage();
  switch (at.name) {
    case "winery":
      return wineryPage(at.part, content, now);
    case "post":
      return postPage(at.part, content, now);
    case "region":
      return regionPage(at.part, content);
    case "readyTrip":
      return readyTripPage(at.part, content);
    case "advertorial":
      return found(at.part, advertorialHead(at.part));
    case "wineries": {
      const head = directoryHead(content.wineries);
      return found(at.name, head, () => directoryText(head, content.wineries));
    }
    case "blog": {
      const posts = publishedPosts(content.posts, now);
      const head = blogHead(posts);
      return found(at.name, head, () => blogText(head, posts));
    }
    case "readyTrips": {
      const head = readyTripsHead(content.readyTrips);
      return found(at.name, head, () => readyTripsText(head, content.readyTrips));
    }
    case "regions":
      return found(at.name, REGIONS_HEAD, () => regionsText(REGIONS_HEAD));
    default:
      return found(at.name, PAGE_HEADS[at.name]);
  }
}

/** What stands at a trip's address that leads nowhere, whatever the reason: the address tells nobody. */
export function missingTripPage(): SitePage {
  const head = privateHead("No trip here");
  return {
    name: "missing trip",
    status: 404,
    head,
    text: tripMissingText,
    draws: null,
    route: "sharedTrip",
  };
}

function notFoundPage(): PlainPage {
  return { name: NOT_FOUND, status: 404, head: NOT_FOUND_HEAD, text: notFoundText };
}

function found(name: string, head: PageHead, text = () => pageText(head)): PlainPage {
  return { name, status: 200, head, text };
}

function wineryPage(slug: string, { wineries, departed }: SiteContent, now: Date): PlainPage {
  const gone = departed.find((candidate) => candidate.slug === slug);
  if (gone) {
    const head = privateHead(gone.name);
    return { name: `winery ${slug}`, status: 410, head, text: () => departedText(head, gone) };
  }
  const winery = wineries.find((candidate) => candidate.slug === slug);
  if (!winery) {
    const head = WINERY_NOT_FOUND_HEAD;
    return { name: "missing winery", status: 404, head, text: () => wineryMissingText(head) };
  }
  const head = wineryHead(winery, clockInWashington(now).date);
  return found(`winery ${slug}`, head, () => wineryText(head, winery));
}

/** An article that is not out can be read at its address, as the API answers it, and is not listed. */
function postPage(slug: string, { posts }: SiteContent, now: Date): PlainPage {
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) {
    const head = POST_NOT_FOUND_HEAD;
    return { name: "missing post", status: 404, head, text: () => postMissingText(head) };
  }
  const head = postHead(post, now);
  return found(`post ${slug}`, head, () => postText(head, post));
}

function readyTripPage(slug: string, { readyTrips }: SiteContent): PlainPage {
  const trip = readyTrips.find((candidate) => candidate.slug === slug);
  if (!trip) {
    const head = READY_TRIP_NOT_FOUND_HEAD;
    return {
      name: "missing ready trip",
      status: 404,
      head,
      text: () => readyTripMissingText(head),
    };
  }
  const head = readyTripHead(trip);
  return found(`ready trip ${slug}`, head, () => readyTripText(head, trip));
}

function regionPage(id: string, { wineries }: SiteContent): PlainPage {
  const ava = AVAS.find((candidate) => candidate.id === id);
  if (!ava) return notFoundPage();
  const head = regionHead(ava);
  return found(`region ${id}`, head, () => regionText(head, ava, wineries));
}
