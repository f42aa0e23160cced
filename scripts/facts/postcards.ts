/** `npm run facts:calls -- --postcards`: the season's question to wineries without an address, as cards that print. */
import { encode } from "uqr";
import { confirmToken } from "#server/features/facts/season-mail.ts";
import type { WineryRow } from "#server/features/wineries/winery-queries.ts";
import { html } from "#server/platform/html.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { formatLongDate } from "#shared/domain/trips/calendar-date.ts";
import { site } from "#shared/site.ts";

/** What the links of a season's cards are made of. */
interface CardLinks {
  readonly season: string;
  readonly expires: Date;
  readonly secret: string;
  readonly publicUrl: string;
}

const STYLE = `@page{size:6in 4in;margin:0}body{margin:0;font:11pt/1.4 Georgia,serif}
section{box-sizing:border-box;width:6in;height:4in;padding:.4in;break-after:page;display:grid;grid-template-columns:1fr 1.9in;gap:.3in;align-items:center}
address{grid-column:2;font-style:normal}svg{width:100%}h1{font-size:15pt;margin:0 0 .1in}p{margin:0 0 .1in}small{display:block;text-align:center}`;

/** Two sides for each winery of the list that has no email address: where it goes, and the code that opens its questions. */
export function postcards(wineries: readonly WineryRow[], links: CardLinks): string {
  const without = wineries.filter(({ email }) => email === null);
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Postcards, ${links.season}</title><style>${STYLE}</style></head>
<body>${without.map((winery) => cardOf(winery, links))}</body></html>
`);
}

function cardOf(
  { id, name, address, city, state, zipCode }: WineryRow,
  { season, expires, secret, publicUrl }: CardLinks,
) {
  const token = confirmToken(secret, { wineryId: id, season, expires });
  return html`<section><address>${name}<br>${address}<br>${city}, ${state} ${zipCode}</address></section>
<section><div><h1>Is this still right?</h1>
<p>Visitors plan their days with what the ${site.name} says of your tasting room. Hours, fee, bookings, dogs, children, food: it takes two minutes on a phone.</p>
<p>An editor reads your answer before anything changes. Whatever you would rather not publish, we take out.</p></div>
<div>${codeOf(publicUrl + paths.confirmFacts(token))}<small>For ${name} alone, until ${formatLongDate(clockInWashington(expires).date)}</small></div></section>
`;
}

function codeOf(url: string) {
  const { data, size } = encode(url, { ecc: "M", border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${dark.join("")}"/></svg>`;
}
