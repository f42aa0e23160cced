import { useId, useState } from "react";
import { Link } from "wouter";
import { LineIcon } from "#client/ui/line-icon.tsx";
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

const ROW = "flex flex-1 cursor-pointer items-center gap-2 pl-3.5";
const BOX = "size-4 accent-wine";

function AllRegions({ shown, onChange }: Pick<RegionLegendProps, "shown" | "onChange">) {
  const isAll = shown.size === REGION_OVERLAYS.length;
  return (
    <label className={`${ROW} font-semibold`}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = shown.size > 0 && !isAll;
        }}
        type="checkbox"
        className={BOX}
        checked={isAll}
        onChange={() => onChange(new Set(isAll ? [] : REGION_OVERLAYS.map(({ avaId }) => avaId)))}
      />
      All regions
    </label>
  );
}

/** The color of an overlay as on the map: on a dark one it shines. */
const swatch = ({ color, fillOpacity }: RegionOverlay) => ({
  forcedColorAdjust: "none" as const,
  borderColor: `light-dark(${color}, color-mix(in srgb, ${color} 62%, white))`,
  background: `color-mix(in srgb, ${color} ${fillOpacity * 100}%, transparent)`,
});

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
      className={`flex items-center ${avaId === highlighted ? "bg-sunken" : ""}`}
      onPointerEnter={() => onHighlight(avaId)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(avaId)}
      onBlur={() => onHighlight(null)}
    >
      <label className={ROW}>
        <input type="checkbox" className={BOX} checked={shown.has(avaId)} onChange={toggle} />
        <span className="size-3.5 rounded-sm border" style={swatch(overlay)} />
        {name}
      </label>
      <Link
        href={paths.region(avaId)}
        className="ml-2 grid w-10 place-items-center text-ink-faint hover:text-wine"
      >
        <span className="sr-only">About {name}</span>
        <LineIcon d="M5 2.5 10.5 8 5 13.5" width={1.5} className="size-[14px]" />
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
    <div className="map-surface map-legend z-10 flex flex-col">
      <button
        type="button"
        className="flex min-h-11 w-full shrink-0 items-center justify-between gap-3 px-3.5 font-semibold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
      >
        Wine regions
        <LineIcon
          box={12}
          d="M1.5 4 6 8.5 10.5 4"
          width={1.5}
          className={`size-3 transition-transform ${isOpen ? "rotate-180" : ""}`}
        />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="min-h-0 overflow-y-auto overscroll-contain border-t border-rule py-1"
      >
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
