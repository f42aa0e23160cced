import { type ReactNode, useId } from "react";
import { paths } from "#shared/domain/site/paths.ts";
import { feeText, type MapWinery } from "../map-winery.ts";
import { type MapNode, wineriesOf } from "../markers/map-node.ts";
import { heightAbove } from "../markers/marker-space.ts";
import { MapPopup } from "./map-popup.tsx";

/** What is told of a winery beside its fee, and the button that chooses it. */
export type RenderChoice = (wineryId: number) => ReactNode;

interface ChoicePopupProps {
  readonly node: MapNode;
  readonly renderChoice: RenderChoice;
  readonly onClose: (returnsFocus: boolean) => void;
}

/** The wineries at a point, each to be chosen; their pages open in a new tab, so that no choice is lost. */
export function ChoicePopup({ node, renderChoice, onClose }: ChoicePopupProps) {
  const headingId = useId();
  const inOrder = wineriesOf(node).toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <MapPopup at={node} lift={heightAbove(node)} headingId={headingId} onClose={onClose}>
      {node.kind === "winery" ? (
        <>
          <h3 id={headingId} className="map-popup-name">
            <PageLink winery={node.winery} />
          </h3>
          <Facts winery={node.winery} />
          {renderChoice(node.winery.id)}
        </>
      ) : (
        <>
          <h3 id={headingId} className="map-popup-name">
            {inOrder.length} wineries in {node.town}
          </h3>
          <ul className="map-popup-list">
            {inOrder.map((winery) => (
              <li key={winery.id}>
                <div>
                  <PageLink winery={winery} />
                  <Facts winery={winery} />
                  {renderChoice(winery.id)}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </MapPopup>
  );
}

function PageLink({ winery: { name, slug } }: { readonly winery: MapWinery }) {
  return (
    <a href={paths.winery(slug)} target="_blank" rel="noopener">
      {name}
      <span className="sr-only">, opens its page in a new tab</span>
    </a>
  );
}

function Facts({ winery }: { readonly winery: MapWinery }) {
  const { region, locationIsApproximate } = winery;
  return (
    <p className="map-popup-region">
      {region} · {feeText(winery)}
      {locationIsApproximate ? " · position approximate" : ""}
    </p>
  );
}
