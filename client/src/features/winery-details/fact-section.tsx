import { type ReactNode, useId } from "react";
import type { WineryDetails } from "#shared/api/wineries.ts";
import { formatFactDate } from "#shared/domain/winery/fact-date.ts";

interface FactSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled group of facts under a hairline. */
export function FactSection({ title, children }: FactSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-5">
      <h2 id={id} className="font-display text-xl font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The same with its facts in rows: `FactRow`s go inside. */
export function FactList({ title, children }: FactSectionProps) {
  return (
    <FactSection title={title}>
      <dl className="mt-3 divide-y divide-rule text-sm">{children}</dl>
    </FactSection>
  );
}

/**
 * "As of August 2, 2024" for the newest dated source of a fact, "Undated" where none gives a date;
 * null for a fact without a source.
 */
export function asOf({ sources }: Pick<WineryDetails, "sources">, fact: string): string | null {
  const dates = sources.filter((source) => source.fact === fact).map(({ date }) => date);
  if (dates.length === 0) return null;
  const newest = dates
    .flatMap((date) => date ?? [])
    .sort()
    .at(-1);
  return newest === undefined ? "Undated" : `As of ${formatFactDate(newest)}`;
}

export const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
