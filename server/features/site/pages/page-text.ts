/** What a page says to readers without script: its matter as plain markup, and ways onward. */
import { type Html, html } from "#server/platform/html.ts";
import type { Ava } from "#shared/domain/places/ava-table.ts";
import { AVAS } from "#shared/domain/places/ava-table.ts";
import { liesIn } from "#shared/domain/places/regions.ts";
import type { PageHead } from "#shared/domain/site/head/page-head.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { DEPARTURE_LABELS } from "#shared/domain/winery/departure.ts";
import { exceptionsInWords, seasonTold } from "#shared/domain/winery/hours-in-words.ts";
import { WEEKDAYS, weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { formatPhone } from "#shared/domain/winery/phone.ts";
import { feeLabel, NO_HOURS, visitLabel } from "#shared/domain/winery/winery-labels.ts";
import { site } from "#shared/site.ts";
import { articleHtml } from "../article-html.ts";
import type { PublishedPost } from "../published-posts.ts";
import type {
  DepartedWinery,
  SitePost,
  SiteReadyTrip,
  SiteWinery,
} from "../site-content-queries.ts";

const WAYS = [
  [paths.home, "Home"],
  [paths.wineries, "Wineries"],
  [paths.regions, "Wine Regions"],
  [paths.readyTrips, "Ready-Made Trips"],
  [paths.blog, "Articles"],
] as const;

/** Any page: its title and description, what else it shows, and the ways onward. */
export function pageText(head: PageHead, matter: Html | null = null): string {
  return String(html`<div class="plain-page">
<nav aria-label="Site"><p>${WAYS.map(([href, name]) => html`<a href="${href}">${name}</a> `)}</p></nav>
<h1>${head.title || site.name}</h1>
${matter ?? html`<p>${head.description}</p>`}
<p><small>The map, the filters and the trip planner need JavaScript.</small></p>
</div>`);
}

/** What stands where no page does (spec §2 Not-found page). */
export function notFoundText(): string {
  return pageText(
    { title: "404 Page Not Found", description: "", canonical: null },
    html`<p>Did you forget to add the page to the router?</p>
<p>If you followed a link or typed the address, the page has moved or never was.</p>`,
  );
}

/** Spec §2, §8: what stands where a winery is missing. */
export function wineryMissingText(head: PageHead): string {
  return pageText(
    head,
    html`<p>The winery you're looking for doesn't exist or has been removed.</p>`,
  );
}

/** Spec §2, §8: what stands where an article is missing. */
export function postMissingText(head: PageHead): string {
  return pageText(head, html`<p>The blog post you're looking for doesn't exist.</p>`);
}

/** What stands where a trip's link leads nowhere, in the words of its page. */
export function tripMissingText(): string {
  return pageText(
    { title: "There is no trip at this link", description: "", canonical: null },
    html`<p>It may have been deleted, or its link renewed, or 90 days have passed since its last day. Ask whoever sent it for the new link.</p>`,
  );
}

/** A winery's facts as its page tells them. */
export function wineryText(head: PageHead, winery: SiteWinery): string {
  const { phone, website, hours, datedHours, hoursNote } = winery;
  const season = seasonTold(winery);
  const besides = [season?.next, ...exceptionsInWords(datedHours), hoursNote];
  return pageText(
    head,
    html`<p>${winery.description}</p>
<p>${winery.address}, ${winery.city}, ${winery.state} ${winery.zipCode}<br>${winery.region}</p>
${phone && html`<p><a href="tel:${phone}">${formatPhone(phone)}</a></p>`}
${website && html`<p><a href="${website}" rel="noopener noreferrer">${website}</a></p>`}
<p>${feeLabel(winery)}. ${visitLabel(winery)}.</p>
${
  hours
    ? html`${season && html`<p>The hours of ${season.now}</p>`}
<ul>${WEEKDAYS.map((day) => html`<li>${weekdayName(day)}: ${hours[day]}</li>`)}</ul>`
    : html`<p>${NO_HOURS}</p>`
}
${besides.map((line) => line && html`<p>${line}</p>`)}`,
  );
}

/** What stands where a winery was that left the guide. */
export function departedText(head: PageHead, winery: DepartedWinery): string {
  const { kind, reason, city, since } = winery;
  return pageText(
    head,
    html`<p>${DEPARTURE_LABELS[kind]}${since && ` since ${since}`}. This winery in ${city} is no longer in this guide.</p>
<p>${reason}</p>`,
  );
}

/** The whole article. */
export function postText(head: PageHead, post: SitePost): string {
  // What articleHtml makes has no "<" of the text's own, so it cannot end the element around it.
  return pageText(head, html`<p>${post.authorName}</p><!--article-->`).replace(
    "<!--article-->",
    () => articleHtml(post.content, ""),
  );
}

/** Every winery by name. */
export function directoryText(head: PageHead, wineries: readonly SiteWinery[]): string {
  return pageText(head, html`<p>${head.description}</p>${wineryLinks(wineries)}`);
}

/** Every article that is out. */
export function blogText(head: PageHead, posts: readonly PublishedPost[]): string {
  const items = posts.map(
    ({ slug, title, excerpt }) =>
      html`<li><a href="${paths.post(slug)}">${title}</a>: ${excerpt}</li>`,
  );
  return pageText(head, html`<p>${head.description}</p><ul>${items}</ul>`);
}

/** Every ready-made trip, the shortest first. */
export function readyTripsText(head: PageHead, trips: readonly SiteReadyTrip[]): string {
  const items = trips.map(
    ({ slug, title, standfirst }) =>
      html`<li><a href="${paths.readyTrip(slug)}">${title}</a>: ${standfirst}</li>`,
  );
  return pageText(head, html`<p>${head.description}</p><ul>${items}</ul>`);
}

/** A ready-made trip: its words and its wineries. */
export function readyTripText(head: PageHead, trip: SiteReadyTrip): string {
  const paragraphs = trip.words.split(/\n\s*\n/).map((text) => html`<p>${text}</p>`);
  return pageText(head, html`<p>${trip.standfirst}</p>${paragraphs}${wineryLinks(trip.wineries)}`);
}

/** What stands where a ready-made trip is missing. */
export function readyTripMissingText(head: PageHead): string {
  return pageText(head, html`<p>There is no ready-made trip at this address.</p>`);
}

/** Every AVA. */
export function regionsText(head: PageHead): string {
  const items = AVAS.map(
    ({ id, name }) => html`<li><a href="${paths.region(id)}">${name}</a></li>`,
  );
  return pageText(head, html`<p>${head.description}</p><ul>${items}</ul>`);
}

/** An AVA with its wineries. */
export function regionText(head: PageHead, ava: Ava, wineries: readonly SiteWinery[]): string {
  const within = wineries.filter(liesIn(ava.name));
  return pageText(head, html`<p>${head.description}</p>${wineryLinks(within)}`);
}

function wineryLinks(wineries: readonly Pick<SiteWinery, "slug" | "name" | "city">[]): Html {
  const items = wineries.map(
    ({ slug, name, city }) => html`<li><a href="${paths.winery(slug)}">${name}</a>, ${city}</li>`,
  );
  return html`<ul>${items}</ul>`;
}
