/** `npm run facts:calls`: whom to call, what we say, and the questions in speaking order, to be printed. */
import type { CallCandidate } from "#server/features/facts/call-ranking.ts";
import { html } from "#server/platform/html.ts";
import { CONFIRMED_FACTS } from "#shared/domain/winery/confirmed-facts.ts";

const years = (age: number) => (age >= 10 ? "ten years or unknown" : `${age.toFixed(1)} years`);

const STYLE = `body{font:15px/1.45 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
article{break-inside:avoid;border-top:1px solid #999;padding:.5rem 0 1rem}h2{margin:.4rem 0 0}p{margin:.2rem 0}
table{width:100%;border-collapse:collapse}td{border-bottom:1px dotted #999;padding:.25rem .5rem .25rem 0;vertical-align:top;width:33%}
code{font-size:13px}`;

/** The sheet as one HTML file that prints. */
export function callSheet(candidates: readonly CallCandidate[], day: string): string {
  const unreachable = candidates.filter(({ reach }) => reach === 0);
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Calls, ${day}</title><style>${STYLE}</style></head>
<body><h1>Calls, ${day}</h1>
<p>First those whose facts mislead most visitors: (1 + visitors) × age of hours, fee and bookings × whether anybody can be reached.
After each call, one line: <code>npm run facts:call -- slug "hours Th-Mo 11-17; fee 20, waived with two bottles; booking no; walk-ins yes"</code>;
“right” and “hide” stand for still right and not to be published.</p>
${candidates.filter(({ reach }) => reach > 0).map(sheetOf)}
${unreachable.length > 0 && html`<h2>Neither phone nor site is known</h2><p>Look for one first: ${unreachable.map(({ winery }) => `${winery.name} (${winery.slug}), ${winery.address}, ${winery.city}`).join("; ")}.</p>`}
</body></html>
`);
}

function sheetOf({ winery, facts, visitors, years: age }: CallCandidate) {
  const { name, city, slug, phone, email, website } = winery;
  return html`<article><h2>${name}, ${city}</h2>
<p><strong>${phone ?? email ?? website}</strong> · <code>${slug}</code> · weight of visitors ${visitors} · facts ${years(age)} old</p>
<table>${facts.map(({ fact, shown, source }) => html`<tr><td>${CONFIRMED_FACTS[fact].question}</td><td>${shown ?? "nothing is known"}${source && html`<br><small>${source}</small>`}</td><td></td></tr>`)}</table></article>
`;
}
