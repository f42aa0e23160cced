import type { ReactNode } from "react";

const PROSE =
  "font-serif text-[1.1875rem] leading-[1.7] text-ink " +
  "[&_p]:my-5 [&_ul]:my-5 [&_li]:relative [&_li]:my-2.5 [&_li]:pl-6 " +
  "[&_li]:before:absolute [&_li]:before:left-0 [&_li]:before:text-wine [&_li]:before:content-['–'] " +
  "[&_h3]:mt-8 [&_h3]:mb-3 [&_h3]:font-sans [&_h3]:text-base [&_h3]:font-semibold " +
  "[&_strong]:font-semibold [&_a]:text-wine [&_a]:underline [&_a]:decoration-1 " +
  "[&_a]:underline-offset-4 [&_a]:hover:text-wine-deep";

/** The look of running text: paragraphs, lists, small headings and links. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={PROSE}>{children}</div>;
}
