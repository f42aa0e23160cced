import { button, link, mailDocument, row, ruleRow, styles } from "#server/mail/mail-layout.ts";
import { type Html, type HtmlPart, html } from "#server/platform/html.ts";
import { palette } from "#shared/palette.ts";
import { site } from "#shared/site.ts";
import type { MailedCall, MailedDay, MailedStop, MailWords } from "./trip-email-words.ts";

/** The map as the mail shows it. */
interface ShownPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alternative: string;
}

/** The HTML part: one column of tables, readable on a phone, in dark mode and without pictures. */
export function tripHtml(words: MailWords, picture: ShownPicture | null): string {
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
      row(html`<p style="margin:0;padding-top:12px">${button(words.editUrl, words.editText)}</p>`),
      picture && pictureRow(picture),
      overview(words.days),
      section("Before you go", words.before.map(call)),
      words.days.map(dayRows),
      section("Left out", words.left),
      closing(words),
    ],
  });
}

function pictureRow({ src, width, height, alternative }: ShownPicture): Html {
  return row(
    html`<img src="${src}" width="${width}" height="${height}" alt="${alternative}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;${styles.small}">`,
    "28px 32px 0",
  );
}

/** The days at a glance, where there are several. */
function overview(days: readonly MailedDay[]): Html | null {
  if (days.length < 2) return null;
  return row(
    days.map(
      ({ eyebrow, title, summary }) =>
        html`<p class="soft" style="${styles.text};padding-bottom:8px"><strong class="ink">${eyebrow}: ${title}</strong>${summary && html`<br>${summary}`}</p>`,
    ),
    "24px 32px 0",
  );
}

function call({ name, why, contact, phone }: MailedCall): Html {
  const ask = phone
    ? html`call <a class="wine" href="${phone.href}" style="${styles.link}">${phone.text}</a>`
    : contact;
  return html`<strong class="ink">${name}</strong><br>${why}: ${ask}`;
}

function section(heading: string, lines: readonly (string | Html)[]): Html | null {
  if (lines.length === 0) return null;
  return row(
    html`<h2 class="ink" style="${styles.heading};padding-bottom:8px">${heading}</h2>
${lines.map((line) => html`<p class="soft" style="${styles.text};padding-bottom:6px">${line}</p>`)}`,
    "32px 32px 0",
  );
}

function dayRows(day: MailedDay): HtmlPart[] {
  const { eyebrow, title, holiday, summary, links, stops, back, backNotices } = day;
  return [
    row(
      html`<p class="gold" style="margin:0;${styles.eyebrow}">${eyebrow}${holiday && html` · ${holiday}`}</p>
<h2 class="ink" style="${styles.heading}">${title}</h2>
${summary && html`<p class="soft" style="${styles.text}">${summary}</p>`}
${links.map(({ text, url }) => html`<a class="wine" href="${url}" style="${styles.action}">${text}</a> `)}`,
      "40px 32px 8px",
    ),
    leaving(day.lunchBefore),
    stops.map(stopRows),
    leaving(back, backNotices),
    leaving(day.lunchAfter),
    day.places.map(({ line }) => leaving(line)),
  ];
}

function closing(words: MailWords): Html[] {
  const { fees, editUrl, editText, viewUrl, feedUrl, kept, whyYou, complaints, optOut } = words;
  const { openStreetMap, wsdot } = site.credits;
  const small = (content: string | Html) =>
    html`<p class="faint" style="${styles.small};padding-bottom:10px">${content}</p>`;
  return [
    ruleRow("28px 32px 20px"),
    row(
      html`${fees && html`<p class="soft" style="${styles.text};padding-bottom:12px">${fees}</p>`}
<p class="soft" style="${styles.text};padding-bottom:8px">${link(editUrl, editText)}${viewUrl && html` · ${link(viewUrl, "See it, or share it")}`}${feedUrl && html` · ${link(feedUrl, "Its calendar, to subscribe to")}`}</p>
${small(kept)}`,
    ),
    ruleRow("20px 32px 20px"),
    row([
      small(whyYou),
      small(complaints),
      small(link(optOut.url, `Never email me from the ${site.name} again`)),
    ]),
    row(
      html`<p class="faint" style="${styles.small}">Positions, addresses and hours: ${link(openStreetMap.url, openStreetMap.text)}. ${link(wsdot.url, wsdot.text)}</p>`,
      "0 32px 40px",
    ),
  ];
}

const LINE = `border-left:2px solid ${palette.rule.light};padding-left:14px`;

/** A quiet line of the day beside its stops: a leg, a break; none for null. */
function leaving(text: string | null, notices: readonly string[] = []): Html | null {
  if (text === null) return null;
  return row(
    html`<div class="rule" style="${LINE}"><p class="faint" style="${styles.small}">${text}</p>${notices.map((notice) => html`<p class="soft" style="${styles.small}">${notice}</p>`)}</div>`,
    "8px 32px",
  );
}

/** The leg to a stop, the stop, and the break after it. */
function stopRows(stop: MailedStop): HtmlPart[] {
  return [
    leaving(stop.wait ? `${stop.leg}. ${stop.wait}` : stop.leg),
    row(stopTable(stop), "10px 32px"),
    leaving(stop.lunch),
  ];
}

function stopTable(stop: MailedStop): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="gold" width="34" valign="top" style="${styles.number}">${stop.number}</td>
<td valign="top">
<p class="gold" style="margin:0;${styles.time}">${stop.time}${stop.isAppointment && " · your appointment"}</p>
<h3 style="${styles.name}"><a class="ink" href="${stop.pageUrl}" style="color:${palette.ink.light};text-decoration:none">${stop.name}</a></h3>
<p class="faint" style="${styles.small};padding-bottom:6px">${stop.region}</p>
${stop.notices.map((notice) => html`<p class="danger" style="margin:0;${styles.warning}">${notice}</p>`)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
${fact("Where", html`${lines(stop.addressLines)}${stop.approximate && html`<br><span class="faint" style="${styles.small}">${stop.approximate}</span>`}`)}
${stop.phone && fact("Phone", html`<a class="wine" href="${stop.phone.href}" style="${styles.link};display:inline-block;padding:4px 0">${stop.phone.text}</a>`)}
${fact("Hours", html`${stop.hours}`)}
${fact("Visit", html`${stop.visit}. ${stop.fee}.`)}
</table>
${stop.verified && html`<p class="faint" style="${styles.small};padding-top:6px">${stop.verified}</p>`}
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
