import type { ReactNode } from "react";
import { buttonClass } from "#client/ui/button.tsx";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import type { WineryDetails } from "#shared/api/wineries.ts";
import { directionsUrl, placeOfWinery } from "#shared/domain/site/directions.ts";

interface WineryActionsProps {
  readonly winery: WineryDetails;
  /** Add to Trip (spec §2 Winery detail). */
  readonly children: ReactNode;
}

/**
 * What a visitor does next: call, find the way, look it up, put it on the trip. On a phone it stays at
 * the bottom of the window while the page is read.
 */
export function WineryActions({ winery, children }: WineryActionsProps) {
  const { phone, website } = winery;
  return (
    <nav
      aria-label={`${winery.name}: next steps`}
      className="print:hidden max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:border-t max-sm:border-rule max-sm:bg-paper max-sm:px-2 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex flex-wrap gap-3 max-sm:grid max-sm:auto-cols-fr max-sm:grid-flow-col max-sm:gap-1.5">
        {phone === null ? null : (
          <a href={`tel:${phone}`} className={LINK}>
            Call
          </a>
        )}
        <OutsideLink href={directionsUrl({ to: placeOfWinery(winery) })} className={LINK}>
          Directions
        </OutsideLink>
        {website === null ? null : (
          <OutsideLink href={website} className={LINK}>
            Website
          </OutsideLink>
        )}
        {children}
      </div>
    </nav>
  );
}

/** Narrow on phones, where up to four stand side by side at 320 pixels. */
export const ACTION_CLASS = "max-sm:px-1.5 max-sm:text-xs max-sm:leading-tight";

const LINK = buttonClass("secondary", "md", ACTION_CLASS);
