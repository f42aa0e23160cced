import { link, mailDocument, row, ruleRow, styles } from "#server/mail/layout/mail-layout.ts";
import { type Html, html } from "#server/platform/html.ts";
import { weekdayName } from "#shared/domain/winery/opening-hours.ts";
import { palette } from "#shared/palette.ts";
import { site } from "#shared/site.ts";
import type { DayFacts, ItineraryWords, StopFacts } from "./itinerary-email-facts.ts";

/** The HTML part: one column of tables, readable on a phone, in dark mode and without pictures. */
export function itineraryHtml(words: ItineraryWords): string {
  const names = words.days.flatMap(({ stops }) => stops.map(({ name }) => name));
  return mailDocument({
    title: words.title,
    summary: words.summary,
    preview: `${words.summary}: ${names.join(", ")}`,
    rows: [
      row(
        words.introduction.map(
          (paragraph) => html`<p class="soft" style="${styles.lead}">${paragraph}</p>`,
        ),
        "28px 32px 0",
      ),
      ...words.days.flatMap(dayRows),
      ...closing(words),
    ],
  });
}

function dayRows({ eyebrow, title, routeUrl, stops }: DayFacts): Html[] {
  const heading = title ?? eyebrow;
  return [
    row(
      html`${title && html`<p class="gold" style="margin:0;${styles.eyebrow}">${eyebrow}</p>`}
<h2 class="ink" style="${styles.heading}">${heading}</h2>
${routeUrl && html`<a class="wine" href="${routeUrl}" style="${styles.action}">Directions for the whole day</a>`}`,
      "36px 32px 12px",
    ),
    ...stops.flatMap((stop) => [ruleRow("0 32px 20px"), row(stopTable(stop), "0 32px 20px")]),
  ];
}

function stopTable(stop: StopFacts): Html {
  const place = [stop.distance, stop.region].filter(Boolean).join(" · ");
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="gold" width="34" valign="top" style="${styles.number}">${stop.number}</td>
<td valign="top">
<h3 style="${styles.name}"><a class="ink" href="${stop.pageUrl}" style="color:${palette.ink.light};text-decoration:none">${stop.name}</a></h3>
<p class="faint" style="${styles.small};padding:2px 0 8px">${place}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
${fact("Where", html`${lines(stop.addressLines)}${stop.approximate && html`<br><span class="faint" style="${styles.small}">${stop.approximate}</span>`}`)}
${stop.phone && fact("Phone", html`<a class="wine" href="${stop.phone.href}" style="${styles.link};display:inline-block;padding:4px 0">${stop.phone.text}</a>`)}
${fact(stop.hoursOf ? weekdayName(stop.hoursOf).slice(0, 3) : "Hours", stop.closedNotice ? html`<span class="danger" style="${styles.warning}">${stop.closedNotice}</span>` : lines(stop.hours))}
${fact("Visit", html`${stop.visit}. ${stop.fee}.`)}
</table>
<p class="faint" style="${styles.small};padding-top:8px">${stop.verified}</p>
${action(stop.directionsUrl, "Directions")} ${action(stop.pageUrl, "Winery page")} ${stop.website && action(stop.website, "Website")}
</td></tr></table>`;
}

function fact(label: string, value: Html): Html {
  return html`<tr><td class="faint" width="58" valign="baseline" style="${styles.label}">${label}</td><td class="soft" valign="baseline" style="${styles.text}">${value}</td></tr>
`;
}

const lines = (texts: readonly string[]): Html =>
  html`${texts.map((text, index) => html`${index > 0 && html`<br>`}${text}`)}`;

const action = (href: string, text: string): Html =>
  html`<a class="wine" href="${href}" style="${styles.action}">${text}</a>`;

function closing({ freeDays, plannerUrl, whyYou, complaints, wayOut }: ItineraryWords): Html[] {
  const { openStreetMap } = site.credits;
  return [
    ruleRow("0 32px 20px"),
    row(
      html`<p class="soft" style="${styles.text}">${freeDays} ${link(plannerUrl, "Change the plan")}</p>`,
    ),
    ruleRow("28px 32px 20px"),
    row(
      [whyYou, complaints].map(
        (text) => html`<p class="faint" style="${styles.small};padding-bottom:10px">${text}</p>`,
      ),
    ),
    row(
      html`<p class="faint" style="${styles.small};padding-bottom:10px">${link(wayOut.url, `Never mail me from the ${site.name} again`)}</p>`,
    ),
    row(
      html`<p class="faint" style="${styles.small}">Positions, addresses and hours: ${link(openStreetMap.url, openStreetMap.text)}</p>`,
      "0 32px 40px",
    ),
  ];
}
