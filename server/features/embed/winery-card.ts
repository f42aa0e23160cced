import type { ToldWinery } from "#server/features/wineries/winery-queries.ts";
import { html } from "#server/platform/html.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { feeLabel, visitLabel } from "#shared/domain/winery/winery-labels.ts";
import { site } from "#shared/site.ts";
import { embedPage } from "./embed-page.ts";

/** A winery's card for a frame, or that there is none. */
export function wineryCard(winery: ToldWinery | undefined): string {
  if (!winery) {
    return embedPage(
      "Winery Not Found",
      html`<h1>Winery Not Found</h1>
<p><a class="go" href="${paths.wineries}" target="_blank">Find a winery in ${site.name}</a></p>`,
    );
  }
  return embedPage(
    winery.name,
    html`<p class="eyebrow">${winery.region}</p>
<h1>${winery.name}</h1>
<p>${winery.address}, ${winery.city}</p>
<p>${feeLabel(winery)} · ${visitLabel(winery)}</p>
<p><a class="go" href="${paths.winery(winery.slug)}" target="_blank">Hours, directions and what is near</a></p>
<p class="faint">${site.name}. Confirm before you go.</p>`,
  );
}
