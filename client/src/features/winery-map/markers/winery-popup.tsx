import type { ReactNode } from "react";
import { Link } from "wouter";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import type { Winery } from "#shared/api/wineries.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { UNKNOWN_FEE } from "#shared/domain/winery/winery-labels.ts";
import { feeText } from "../map-words.ts";
import { heightAbove, isCluster, type MapNode } from "./cluster-index.ts";
import { MapPopup, type MapPopupProps, POPUP_LINK } from "./map-popup.tsx";

/** Controls of a winery in a popup, e.g. Add to Trip; the page that shows the map brings them. */
export type PopupActions = (winery: Winery) => ReactNode;

export interface PopupOptions {
  readonly actions?: PopupActions | undefined;
  /** A winery's page opens in a new tab, so that nothing on this page is lost. */
  readonly opensNewTab?: boolean | undefined;
}

interface WineryPopupProps extends PopupOptions, Pick<MapPopupProps, "onClose"> {
  readonly node: MapNode;
}

/** The popup of a winery, or of the wineries at one point. */
export function WineryPopup({ node, onClose, ...options }: WineryPopupProps) {
  const { wineries, town } = node;
  const [winery] = wineries;
  const isList = isCluster(node);
  return (
    <MapPopup
      key={node.key}
      at={node}
      lift={heightAbove(node)}
      badge={!isList && winery.isFeatured && <FeaturedBadge className="mb-1.5 self-start" />}
      title={isList ? `${wineries.length} wineries in ${town}` : winery.name}
      onClose={onClose}
    >
      {isList ? (
        <WineryList node={node} {...options} />
      ) : (
        <WinerySummary winery={winery} {...options} />
      )}
    </MapPopup>
  );
}

const NOTE = "mt-2 text-xs text-ink-soft";

function FeaturedBadge({ className = "" }: { readonly className?: string }) {
  return (
    <span
      className={`inline-block rounded-full bg-gold-tint px-2 text-xs font-semibold text-gold ${className}`}
    >
      Featured
    </span>
  );
}

const FACT = "flex justify-between gap-4";

/** Spec §9, marker popup: name, region, fee, rating out of 5, Featured badge, View Details. */
function WinerySummary({
  winery,
  actions,
  opensNewTab,
}: PopupOptions & { readonly winery: Winery }) {
  const PageLink = opensNewTab ? OutsideLink : Link;
  const { name, region, rating, locationIsApproximate } = winery;
  return (
    <>
      <p className="text-ink-soft">{region}</p>
      <dl className="mt-2.5 grid gap-0.5 border-t border-rule pt-2.5">
        <div className={FACT}>
          <dt className={feeText(winery) === UNKNOWN_FEE ? "sr-only" : "text-ink-soft"}>
            Tasting fee
          </dt>
          <dd className="font-medium">{feeText(winery)}</dd>
        </div>
        {rating !== null && (
          <div className={FACT}>
            <dt className="text-ink-soft">Rating</dt>
            <dd className="font-medium">
              {rating} / 5<span className="sr-only"> (out of 5)</span>
            </dd>
          </div>
        )}
      </dl>
      {locationIsApproximate && <p className={NOTE}>Approximate location; use the address.</p>}
      <div className="mt-1 flex flex-wrap items-center">
        <PageLink href={paths.winery(winery.slug)} className={POPUP_LINK}>
          View Details<span className="sr-only"> of {name}</span>
        </PageLink>
        {actions?.(winery)}
      </div>
    </>
  );
}

/** The wineries behind one point, each with what its own popup would say. */
function WineryList({ node, actions, opensNewTab }: PopupOptions & { readonly node: MapNode }) {
  const PageLink = opensNewTab ? OutsideLink : Link;
  const inOrder = node.wineries.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <>
      <p className={NOTE}>
        {node.isApproximate
          ? "Exact locations unknown; use the address."
          : "They share one spot on this map."}
      </p>
      <ul className="map-popup-list mt-2.5 divide-y divide-rule overflow-y-auto overscroll-contain border-t border-rule">
        {inOrder.map((winery) => (
          <li key={winery.id} className="flex flex-wrap items-center py-2">
            <div className="min-w-0 flex-1">
              <PageLink
                href={paths.winery(winery.slug)}
                className="mr-2.5 inline-block py-0.5 font-semibold text-wine"
              >
                {winery.name}
              </PageLink>
              {winery.isFeatured && <FeaturedBadge />}
              <span className="block text-xs text-ink-soft">
                {winery.region}
                {" · "}
                {feeText(winery)}
                {winery.rating !== null && ` · ${winery.rating} / 5`}
              </span>
            </div>
            {actions?.(winery)}
          </li>
        ))}
      </ul>
    </>
  );
}
