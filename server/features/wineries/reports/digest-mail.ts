import { link, mailDocument, row, styles } from "#server/mail/mail-layout.ts";
import { textBlocks, wrapText } from "#server/mail/mail-text.ts";
import { type Html, html } from "#server/platform/html.ts";
import type { Mail } from "#server/platform/mailer.ts";
import { clockInWashington } from "#shared/domain/schedule/clock.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { counted } from "#shared/domain/text/words.ts";
import { REPORTED_FACTS } from "#shared/domain/winery/reported-facts.ts";
import type { WineryReport } from "../fact-report-queries.ts";
import { readyCommand } from "./ready-command.ts";

interface DigestContext {
  readonly editorEmail: string;
  readonly publicUrl: string;
}

const NOBODY_CHECKED =
  "Nobody has checked these. Each ends with the command that writes the change: look at its value, and fill in what stands in capitals.";

/** All that visitors suggested since the last digest, each with the command that lands it. */
export function digestMail(
  reports: readonly WineryReport[],
  { editorEmail, publicUrl }: DigestContext,
): Mail {
  const wineries = new Set(reports.map(({ winery }) => winery.slug)).size;
  const title = `${counted(reports.length, "correction")} suggested for ${counted(wineries, "winery", "wineries")}`;
  const told = reports.map((report) => ({ ...linesOf(report), page: pageOf(report, publicUrl) }));
  return {
    to: editorEmail,
    subject: title,
    text: `${textBlocks(
      title.toUpperCase(),
      wrapText(NOBODY_CHECKED),
      ...told.map(({ heading, shown, suggested, notes, command, page }) =>
        textBlocks(
          "-".repeat(40),
          `${heading}\n${page}`,
          [wrapText(shown), ...suggested.map((line) => wrapText(line, "> ") || ">")].join("\n"),
          notes.map((note) => wrapText(note)).join("\n"),
          command,
        ),
      ),
    )}\n`,
    html: mailDocument({
      title,
      preview: told.map(({ heading }) => heading).join("; "),
      rows: [
        row(html`<p class="soft" style="${styles.lead}">${NOBODY_CHECKED}</p>`, "28px 32px 0"),
      ].concat(told.map((one) => reportRow(one))),
    }),
  };
}

const pageOf = ({ winery }: WineryReport, publicUrl: string) =>
  publicUrl + paths.winery(winery.slug);

function linesOf(report: WineryReport) {
  const { id, fact, shown, suggested, source, email, createdAt, winery } = report;
  return {
    heading: `${winery.name}: ${REPORTED_FACTS[fact]}`,
    shown: `The page says: ${shown || "nothing"}`,
    suggested: suggested.split(/\r?\n/),
    notes: [
      source && `How they know: ${source.replaceAll(/\s+/g, " ")}`,
      email && `They would like to hear of it: ${email}`,
      `No. ${id}, ${clockInWashington(createdAt).date}`,
    ].flatMap((note) => note || []),
    command: readyCommand(report),
  };
}

type Told = ReturnType<typeof linesOf> & { readonly page: string };

function reportRow({ heading, shown, suggested, notes, command, page }: Told): Html {
  return row(
    html`<h2 class="ink" style="${styles.heading}">${link(page, heading)}</h2>
<p class="soft" style="${styles.text}">${shown}</p>
<blockquote class="soft rule" style="margin:8px 0;${styles.quote};${styles.text}">${suggested.map((line) => html`${line}<br>`)}</blockquote>
${notes.map((note) => html`<p class="faint" style="${styles.small}">${note}</p>`)}
<pre class="ink" style="white-space:pre-wrap;word-break:break-all">${command}</pre>`,
    "24px 32px 0",
  );
}
