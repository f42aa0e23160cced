import { plainPage } from "#server/http/plain-page.ts";
import { html } from "#server/platform/html.ts";
import {
  API_DOCS_PATH,
  EMBEDDED_MAP_PATH,
  OPEN_DATA_PATHS,
} from "#shared/domain/site/open-data.ts";
import { site } from "#shared/site.ts";

const DESCRIPTION =
  "The wineries, places to eat and stay, and wine regions of this guide as GeoJSON and CSV, free to use under open licenses, with what to credit.";

/** What can be taken from the guide, on which terms, and how to show parts of it elsewhere. */
export function dataPage(origin: string): string {
  const { openStreetMap } = site.credits;
  const frame = (path: string, height: number) =>
    `<iframe src="${origin}${path}" title="${site.name}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
  return plainPage({
    title: "Open data",
    listed: { description: DESCRIPTION, address: origin + OPEN_DATA_PATHS.page },
    body: html`<h1>Open data</h1>
<p>${DESCRIPTION}</p>
<h2>Wineries</h2>
<p class="ways"><a href="${OPEN_DATA_PATHS.wineriesGeoJson}">GeoJSON</a><a href="${OPEN_DATA_PATHS.wineriesCsv}">CSV</a></p>
<p>Every winery of the guide: place, region, contact, and the facts that have been verified. A fact that nobody has verified, or that is too old to speak for today, is empty: it is not “no” and not “free”. A fee of 0 is a free tasting. Hours are written as OpenStreetMap's opening_hours; “"by appointment"” is a winery that opens by appointment only, whatever the hour. Positions marked as approximate are good to some hundred meters only.</p>
<p>License: <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License 1.0</a>. Positions, addresses and tags come in part from OpenStreetMap, so this is a derived database. Credit: “<a href="${openStreetMap.url}">${openStreetMap.text}</a>; ${site.name}”. What you derive from it and publish stays under the same license.</p>
<h2>Places to eat and stay</h2>
<p class="ways"><a href="${OPEN_DATA_PATHS.placesCsv}">CSV</a></p>
<p>The restaurants, hotels and other places that the guide lists, each with the newest page that names it and the date that page states. What nobody knows is empty. A position marked “isAtTownCenter” is the town's.</p>
<p>License: facts from the public pages that each row names; town centers from the US Census Bureau, public domain.</p>
<h2>Wine regions</h2>
<p class="ways"><a href="${OPEN_DATA_PATHS.avasGeoJson}">GeoJSON</a><a href="${OPEN_DATA_PATHS.avasCsv}">CSV</a></p>
<p>The American Viticultural Areas of Washington with the facts of their rules, and outlines where there are any. The outlines are simplified for maps and are not the legal boundary; the section of the Code of Federal Regulations that each row names has that. The areas around an AVA stand in “parents”: outlines are too coarse to tell.</p>
<p>License: outlines by the UC Davis Library AVA project, <a href="https://creativecommons.org/publicdomain/zero/1.0/">CC0 1.0</a>; facts from the Federal Register and TTB, public domain.</p>
<h2>Show it on your site</h2>
<p>A winery's card, with the last part of its page's address:</p>
<pre tabindex="0">${frame("/embed/winery/…", 260)}</pre>
<p>The map of all wineries:</p>
<pre tabindex="0">${frame(EMBEDDED_MAP_PATH, 420)}</pre>
<p>Both set no cookie and run no script.</p>
<h2>For programs</h2>
<p class="ways"><a href="${API_DOCS_PATH}">The API</a><a href="/feed.xml">Articles as RSS</a><a href="/feed.json">Articles as JSON Feed</a></p>`,
  });
}
