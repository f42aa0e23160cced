import { type ReactNode, useState } from "react";
import { LineIcon } from "#client/ui/line-icon.tsx";

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
        <LineIcon
          box={12}
          d="m3.5 1 5 5-5 5"
          width={1.8}
          className="size-2.5 transition-transform group-open:rotate-90"
        />
        {label}
        <span className="sr-only">: {about}</span>
      </summary>
      <div className="mb-2 border-l-2 border-wine pb-1 pl-4">{content}</div>
    </details>
  );
}
