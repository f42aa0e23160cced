import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { OutsideLink } from "#client/ui/outside-link.tsx";
import { paths } from "#shared/domain/site/paths.ts";
import { isKnown } from "#shared/domain/winery/winery-facts.ts";
import { feeText, type MapWinery } from "../map-winery.ts";
import { heightAbove, type MapNode, wineriesOf } from "./cluster-index.ts";
import { MapPopup } from "./map-popup.tsx";

/** Controls of a winery in a popup, e.g. Add to Trip; the page that shows the map brings them. */
export type PopupActions = (winery: MapWinery) => ReactNode;

interface PopupOptions {
  readonly actions?: PopupActions | undefined;
  /** A winery's page opens in a new tab, so that nothing on this page is lost. */
  readonly opensNewTab?: boolean | undefined;
}

interface WineryPopupProps extends PopupOptions {
  readonly node: MapNode;
  readonly onClose: (returnsFocus: boolean) => void;
}

/** The popup of a winery, or of the wineries at one point. */
export function WineryPopup({ node, onClose, ...options }: WineryPopupProps) {
  const headingId = useId();
  return (
    <MapPopup
      key={node.key}
      at={node}
      lift={heightAbove(node)}
      headingId={headingId}
      onClose={onClose}
    >
      {node.kind === "winery" && node.winery.isFeatured && FEATURED}
      <h3 id={headingId} className="map-popup-name">
        {node.kind === "winery"
          ? node.winery.name
          : `${node.wineries.length} wineries in ${node.town}`}
      </h3>
      {node.kind === "winery" ? (
        <WinerySummary winery={node.winery} {...options} />
      ) : (
        <>
          <p className="map-popup-note">
            {node.isApproximate
              ? "Exact locations unknown; use the address."
              : "They share one spot on this map."}
          </p>
          <WineryList wineries={wineriesOf(node)} {...options} />
        </>
      )}
    </MapPopup>
  );
}

interface PageLinkProps extends Pick<PopupOptions, "opensNewTab"> {
  readonly winery: MapWinery;
  readonly className?: string;
  readonly children: ReactNode;
}

function PageLink({ winery, opensNewTab, ...link }: PageLinkProps) {
  const href = paths.winery(winery.slug);
  return opensNewTab ? <OutsideLink href={href} {...link} /> : <Link href={href} {...link} />;
}

const FEATURED = <span className="map-badge">Featured</span>;

/** Spec §9, marker popup: name, region, fee, rating out of 5, Featured badge, View Details. */
function WinerySummary({
  winery,
  actions,
  opensNewTab,
}: PopupOptions & { readonly winery: MapWinery }) {
  const { name, region, rating, locationIsApproximate } = winery;
  return (
    <>
      <p className="map-popup-region">{region}</p>
      <dl className="map-popup-facts">
        <div>
          <dt className={isKnown(winery, "tastingFee") ? undefined : "sr-only"}>Tasting fee</dt>
          <dd>{feeText(winery)}</dd>
        </div>
        {rating !== null && (
          <div>
            <dt>Rating</dt>
            <dd>
              {rating} / 5<span className="sr-only"> (out of 5)</span>
            </dd>
          </div>
        )}
      </dl>
      {locationIsApproximate && (
        <p className="map-popup-note">Approximate location; use the address.</p>
      )}
      <div className="map-popup-actions">
        <PageLink winery={winery} opensNewTab={opensNewTab} className="map-popup-link">
          View Details<span className="sr-only"> of {name}</span>
        </PageLink>
        {actions?.(winery)}
      </div>
    </>
  );
}

/** The wineries behind one point, each with what its own popup would say. */
function WineryList({
  wineries,
  actions,
  opensNewTab,
}: PopupOptions & { readonly wineries: readonly MapWinery[] }) {
  const inOrder = wineries.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <ul className="map-popup-list">
      {inOrder.map((winery) => (
        <li key={winery.id}>
          <div>
            <PageLink winery={winery} opensNewTab={opensNewTab}>
              {winery.name}
            </PageLink>
            {winery.isFeatured && FEATURED}
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
  );
}
