import "./map-popup.css";
import type { Popup as LeafletPopup } from "leaflet";
import { type ReactNode, useEffect, useRef } from "react";
import { Popup, useMapEvents } from "react-leaflet";
import type { Position } from "#shared/domain/distance.ts";

interface MapPopupProps {
  readonly at: Position;
  /** Pixels between the point and the tip of the popup: the height of what stands there. */
  readonly lift: number;
  readonly headingId: string;
  readonly children: ReactNode;
  /** The popup wants to close; `returnsFocus` when the visitor was in it. */
  readonly onClose: (returnsFocus: boolean) => void;
}

/** Moves focus into the popup when it opens, so that its content is read and Tab goes on from it. */
function PopupBody({ headingId, children, onClose }: Omit<MapPopupProps, "at" | "lift">) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={body}
      className="map-popup-body"
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose(true);
      }}
    >
      {children}
      <button type="button" className="map-popup-close" onClick={() => onClose(true)}>
        <span className="sr-only">Close</span>
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="M2 2 14 14M14 2 2 14" stroke="currentColor" strokeWidth="1.6" fill="none" />
        </svg>
      </button>
    </div>
  );
}

/** From this width on the tools and the legend stand beside a popup, not under it. */
const WIDE_MAP_PX = 700;
const TALL_MAP_PX = 480;
const MARGIN_PX = 16;
const TOOLS_WIDTH_PX = 116;
const TOOLS_HEIGHT_PX = 112;
const LEGEND_WIDTH_PX = 250;

/** A popup that is open for as long as it is rendered. */
export function MapPopup({ at, lift, headingId, children, onClose }: MapPopupProps) {
  const popup = useRef<LeafletPopup>(null);
  const map = useMapEvents({
    popupclose: (event) => {
      if (event.popup === popup.current) onClose(false);
    },
  });
  const { x: width, y: height } = map.getSize();
  const isWide = width >= WIDE_MAP_PX;
  const isTall = height >= TALL_MAP_PX;
  return (
    <Popup
      ref={popup}
      position={[at.latitude, at.longitude]}
      offset={[0, -lift]}
      closeButton={false}
      minWidth={220}
      maxWidth={280}
      autoPanPaddingTopLeft={
        isWide ? [TOOLS_WIDTH_PX, MARGIN_PX] : [MARGIN_PX, isTall ? TOOLS_HEIGHT_PX : MARGIN_PX]
      }
      autoPanPaddingBottomRight={[isWide ? LEGEND_WIDTH_PX : MARGIN_PX, MARGIN_PX]}
    >
      <PopupBody headingId={headingId} onClose={onClose}>
        {children}
      </PopupBody>
    </Popup>
  );
}
