import type { ReactNode } from "react";
import { HtmlText } from "#client/ui/html-text.tsx";

const PROSE =
  "font-serif text-[1.1875rem] leading-[1.7] text-ink " +
  "[&_p]:my-5 [&_ul]:my-5 [&_li]:relative [&_li]:my-2.5 [&_li]:pl-6 " +
  "[&_li]:before:absolute [&_li]:before:left-0 [&_li]:before:text-wine [&_li]:before:content-['–'] " +
  "[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:font-display [&_h2]:text-2xl " +
  "[&_h3]:mt-8 [&_h3]:mb-3 [&_h3]:font-sans [&_h3]:text-base [&_h3]:font-semibold " +
  "[&_strong]:font-semibold [&_a]:text-wine [&_a]:underline [&_a]:decoration-1 " +
  "[&_a]:underline-offset-4 [&_a]:hover:text-wine-deep";

const OPENING =
  "[&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:mt-1.5 " +
  "[&>p:first-child]:first-letter:mr-2 [&>p:first-child]:first-letter:font-display " +
  "[&>p:first-child]:first-letter:text-[4.4rem] [&>p:first-child]:first-letter:leading-[0.8] " +
  "[&>p:first-child]:first-letter:text-wine";

interface ProseProps {
  /** The text as HTML, or else `children`. */
  readonly html?: string;
  readonly children?: ReactNode;
  /** The first lines of an article, which begin with a large initial. */
  readonly opening?: boolean;
}

/** The look of running text: paragraphs, lists, headings and links. */
export function Prose({ html, children, opening = false }: ProseProps) {
  const look = opening ? `${PROSE} ${OPENING}` : PROSE;
  return html === undefined ? (
    <div className={look}>{children}</div>
  ) : (
    <HtmlText html={html} className={look} />
  );
}
