import type { ReactNode } from "react";

interface FactRowProps {
  readonly label: string;
  /** In small print below it, such as its date. */
  readonly note?: string | null | undefined;
  readonly children: ReactNode;
}

/** A row of a list of facts; none where there is nothing to tell. */
export function FactRow({ label, note, children }: FactRowProps) {
  if (children === null || children === false) return null;
  return (
    <div className="flex flex-wrap gap-x-4 py-3">
      <dt className="w-28 text-ink-faint">{label}</dt>
      <dd className="flex-[1_0_8rem] wrap-anywhere">
        {children}
        {note ? <span className="block text-xs text-ink-faint">{note}</span> : null}
      </dd>
    </div>
  );
}
