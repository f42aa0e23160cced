import { Link } from "wouter";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";

interface WineryLinkListProps {
  /** Where a map's skip link leads. */
  readonly id?: string;
  readonly wineries: readonly Winery[];
  /** What is beside a name. */
  readonly beside: "city" | "region";
  readonly className?: string;
}

/** Wineries by name, a line each, in columns. */
export function WineryLinkList({ id, wineries, beside, className = "" }: WineryLinkListProps) {
  return (
    <ul id={id} tabIndex={-1} className={`gap-x-8 sm:columns-2 ${className}`}>
      {wineries.map((winery) => (
        <li key={winery.id} className="break-inside-avoid border-b border-rule">
          <Link
            href={paths.winery(winery.slug)}
            className="flex min-h-11 items-baseline justify-between gap-4 py-2.5 hover:text-wine"
          >
            <span className="font-serif text-lg leading-snug">{winery.name}</span>
            <span className="text-right text-sm text-ink-faint">{winery[beside]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
