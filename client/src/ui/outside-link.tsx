import type { ComponentProps } from "react";

/** A link to another site, or to a page beside this one, in a new tab. */
export function OutsideLink({ children, ...link }: ComponentProps<"a">) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...link}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
