import type { WineryDto } from "#server/features/wineries/winery-queries.ts";
import { type Html, html } from "#server/platform/html.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { DEPARTURE_LABELS } from "#shared/domain/winery/departure.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";
import { feeLabel, visitLabel } from "#shared/domain/winery/winery-labels.ts";
import { site } from "#shared/site.ts";
import { embedPage } from "./embed-page.ts";

/** A winery's card for a frame; of one that left, that it did, and since when. */
export function wineryCard(winery: WineryDto): string {
  const { leftKind, leftSince, name, region, address, city, slug } = winery;
  if (leftKind !== null) {
    const since = leftSince === null ? "" : `, ${formatFactDate(leftSince)}`;
    return embedPage(
      name,
      html`<p class="eyebrow">${DEPARTURE_LABELS[leftKind]}${since}</p>
<h1>${name}</h1>
<p>This winery in ${city} is no longer in ${site.name}.</p>
<p>${link(paths.winery(slug), "Why, and what is near")}</p>`,
    );
  }
  return embedPage(
    name,
    html`<p class="eyebrow">${region}</p>
<h1>${name}</h1>
<p>${address}, ${city}</p>
<p>${feeLabel(winery)} · ${visitLabel(winery)}</p>
<p>${link(paths.winery(slug), "Hours, directions and what is near")}</p>
<p class="faint">${site.name}. Confirm before you go.</p>`,
  );
}

/** The card of a winery that never was in the guide. */
export function missingCard(): string {
  return embedPage(
    "Winery Not Found",
    html`<h1>Winery Not Found</h1>
<p>${link(paths.wineries, `Find a winery in ${site.name}`)}</p>`,
  );
}

function link(path: string, text: string): Html {
  return html`<a class="go" href="${path}" target="_blank">${text}</a>`;
}
