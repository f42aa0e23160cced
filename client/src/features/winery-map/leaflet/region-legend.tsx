import { type CSSProperties, useEffect, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { REGION_OVERLAYS, type RegionOverlay } from "#shared/domain/places/regions.ts";
import { paths } from "#shared/domain/site/paths.ts";

interface RegionLegendProps {
  /** AVA ids of the overlays on show. */
  readonly shown: ReadonlySet<string>;
  readonly onChange: (shown: ReadonlySet<string>) => void;
  readonly highlighted: string | null;
  readonly onHighlight: (avaId: string | null) => void;
  /** Until the visitor opens or closes it. */
  readonly isOpenAtFirst: boolean;
}

function AllRegions({ shown, onChange }: Pick<RegionLegendProps, "shown" | "onChange">) {
  const box = useRef<HTMLInputElement>(null);
  const isAll = shown.size === REGION_OVERLAYS.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = shown.size > 0 && !isAll;
  }, [shown, isAll]);
  return (
    <label className="map-legend-row map-legend-all">
      <input
        ref={box}
        type="checkbox"
        checked={isAll}
        onChange={() => onChange(new Set(isAll ? [] : REGION_OVERLAYS.map(({ avaId }) => avaId)))}
      />
      All regions
    </label>
  );
}

function swatch({ color, fillOpacity }: RegionOverlay): CSSProperties {
  return { "--swatch": color, "--swatch-fill": `${fillOpacity * 100}%` } as CSSProperties;
}

function LegendRow(props: RegionLegendProps & { readonly overlay: RegionOverlay }) {
  const { overlay, shown, onChange, highlighted, onHighlight } = props;
  const { avaId, name } = overlay;
  const toggle = () => {
    const next = new Set(shown);
    if (!next.delete(avaId)) next.add(avaId);
    onChange(next);
  };
  return (
    <li
      className="map-legend-item"
      data-highlighted={avaId === highlighted || undefined}
      onPointerEnter={() => onHighlight(avaId)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(avaId)}
      onBlur={() => onHighlight(null)}
    >
      <label className="map-legend-row">
        <input type="checkbox" checked={shown.has(avaId)} onChange={toggle} />
        <span className="map-legend-swatch" style={swatch(overlay)} />
        {name}
      </label>
      <Link href={paths.region(avaId)} className="map-legend-link">
        <span className="sr-only">About {name}</span>
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="M5 2.5 10.5 8 5 13.5" stroke="currentColor" strokeWidth="1.5" fill="none" />
        </svg>
      </Link>
    </li>
  );
}

/** Which regions are drawn: one by one, all together, and a way to each region's page. */
export function RegionLegend(props: RegionLegendProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? props.isOpenAtFirst;
  return (
    <div className="map-legend" data-open={isOpen || undefined}>
      <button
        type="button"
        className="map-legend-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        Wine regions
        <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
          <path d="M1.5 4 6 8.5 10.5 4" stroke="currentColor" strokeWidth="1.5" fill="none" />
        </svg>
      </button>
      <div id={id} className="map-legend-body" hidden={!isOpen}>
        <fieldset>
          <legend className="sr-only">Wine regions on the map</legend>
          <AllRegions {...props} />
          <ul>
            {REGION_OVERLAYS.map((overlay) => (
              <LegendRow key={overlay.avaId} {...props} overlay={overlay} />
            ))}
          </ul>
        </fieldset>
      </div>
    </div>
  );
}
