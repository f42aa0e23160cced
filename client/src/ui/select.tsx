import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "./field.tsx";

/** The browser's own select in the site's dress: every phone's native picker, every screen reader. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <div className="relative">
      <select className={`${CONTROL_CLASS} appearance-none pr-10 ${className}`} {...rest} />
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="pointer-events-none absolute top-1/2 right-4 size-3 -translate-y-1/2 text-ink-soft"
      >
        <path d="M1 3.5 6 8.5 11 3.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </div>
  );
}
