import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { paths } from "#shared/domain/site/paths.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { feeText, type MapWinery } from "../map-winery.ts";
import type { ClusterNode, MapNode } from "../markers/map-node.ts";
import { heightAbove } from "../markers/marker-space.ts";
import { MapPopup } from "./map-popup.tsx";

/** Controls of a winery in a popup, e.g. Add to Trip; the page that shows the map brings them. */
export type PopupActions = (winery: MapWinery) => ReactNode;

interface WineryPopupProps {
  readonly node: MapNode;
  readonly actions?: PopupActions | undefined;
  readonly onClose: (returnsFocus: boolean) => void;
}

/** The popup of a winery, or of the wineries at one point. */
export function WineryPopup({ node, actions, onClose }: WineryPopupProps) {
  const headingId = useId();
  return (
    <MapPopup at={node} lift={heightAbove(node)} headingId={headingId} onClose={onClose}>
      {node.kind === "winery" ? (
        <WinerySummary winery={node.winery} headingId={headingId} actions={actions} />
      ) : (
        <WineryList node={node} headingId={headingId} actions={actions} />
      )}
    </MapPopup>
  );
}

interface WinerySummaryProps {
  readonly winery: MapWinery;
  readonly headingId: string;
  readonly actions?: PopupActions | undefined;
}

function FeaturedBadge() {
  return <span className="map-badge">Featured</span>;
}

/** "4.5 out of 5", for a known rating only. */
function Rating({ rating }: { readonly rating: number | null }) {
  if (rating === null) return null;
  return (
    <div>
      <dt>Rating</dt>
      <dd>
        {rating} / 5<span className="sr-only"> (out of 5)</span>
      </dd>
    </div>
  );
}

/** Spec §9, marker popup: name, region, fee, rating out of 5, Featured badge, View Details. */
function WinerySummary({ winery, headingId, actions }: WinerySummaryProps) {
  return (
    <>
      {winery.isFeatured && <FeaturedBadge />}
      <h3 id={headingId} className="map-popup-name">
        {winery.name}
      </h3>
      <p className="map-popup-region">{winery.region}</p>
      <dl className="map-popup-facts">
        <div>
          <dt className={isKnown(winery, "tastingFee") ? undefined : "sr-only"}>Tasting fee</dt>
          <dd>{feeText(winery)}</dd>
        </div>
        <Rating rating={winery.rating} />
      </dl>
      {winery.locationIsApproximate && (
        <p className="map-popup-note">The position is approximate: use the address to get there.</p>
      )}
      <div className="map-popup-ways">
        <Link href={paths.winery(winery.slug)} className="map-popup-link">
          View Details<span className="sr-only"> of {winery.name}</span>
        </Link>
        {actions?.(winery)}
      </div>
    </>
  );
}

interface WineryListProps {
  readonly node: ClusterNode;
  readonly headingId: string;
  readonly actions?: PopupActions | undefined;
}

/** The wineries behind one point, each with what its own popup would say. */
function WineryList({ node, headingId, actions }: WineryListProps) {
  const { wineries, town, isApproximate } = node;
  const inOrder = wineries.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <>
      <h3 id={headingId} className="map-popup-name">
        {wineries.length} wineries in {town}
      </h3>
      <p className="map-popup-note">
        {isApproximate
          ? "Exact locations unknown; use the address."
          : "They share one place on this map."}
      </p>
      <ul className="map-popup-list">
        {inOrder.map((winery) => (
          <li key={winery.id}>
            <div>
              <Link href={paths.winery(winery.slug)}>{winery.name}</Link>
              {winery.isFeatured && <FeaturedBadge />}
              <span>
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
