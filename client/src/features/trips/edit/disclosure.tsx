import { type ReactNode, useState } from "react";

interface DisclosureProps {
  readonly label: string;
  /** Completes the label for screen readers. */
  readonly about: string;
  /** A function renders only once it is opened. */
  readonly children: ReactNode | (() => ReactNode);
}

/** Tools behind a label that opens them. */
export function Disclosure({ label, about, children }: DisclosureProps) {
  const [wasOpened, setOpened] = useState(false);
  const content = typeof children !== "function" ? children : wasOpened ? children() : null;
  return (
    <details
      className="group mt-1 print:hidden"
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-sans text-sm font-semibold text-wine hover:text-wine-deep [&::-webkit-details-marker]:hidden">
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          className="size-2.5 transition-transform group-open:rotate-90"
        >
          <path d="m3.5 1 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
        {label}
        <span className="sr-only">: {about}</span>
      </summary>
      <div className="mb-2 border-l-2 border-wine pb-1 pl-4">{content}</div>
    </details>
  );
}
