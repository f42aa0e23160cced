/** A stop and the ways before and after it, as rows of the mail's one table. */
import { row, styles } from "#server/mail/mail-layout.ts";
import { type Html, html } from "#server/platform/html.ts";
import { palette } from "#shared/palette.ts";
import type { MailedStop } from "./trip-email-words.ts";

const LINE = `border-left:2px solid ${palette.rule.light};padding-left:14px`;

/** A quiet line of the day beside its stops: a way, a break; none for null. */
export function leaving(text: string | null, notices: readonly string[] = []): Html[] {
  if (text === null) return [];
  return [
    row(
      html`<div class="rule" style="${LINE}"><p class="faint" style="${styles.small}">${text}</p>${notices.map((notice) => html`<p class="soft" style="${styles.small}">${notice}</p>`)}</div>`,
      "8px 32px",
    ),
  ];
}

/** The way to a stop, the stop, and the break after it. */
export function stopRows(stop: MailedStop): Html[] {
  return [
    ...leaving(stop.wait ? `${stop.way}. ${stop.wait}` : stop.way),
    row(stopTable(stop), "10px 32px"),
    ...leaving(stop.lunch),
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
<p class="faint" style="${styles.small};padding-top:6px">${stop.verified}</p>
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
