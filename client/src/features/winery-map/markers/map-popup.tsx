import "./map-popup.css";
import type { Popup as LeafletPopup } from "leaflet";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Popup, useMapEvents } from "react-leaflet";
import type { Position } from "#shared/domain/places/distance.ts";
import { clearOfTools, latLngOf } from "../leaflet/map-view.ts";

interface MapPopupProps {
  readonly at: Position;
  /** Pixels between the point and the tip of the popup: the height of what stands there. */
  readonly lift?: number;
  readonly headingId: string;
  readonly children: ReactNode;
  /** The popup wants to close; `returnsFocus` when the visitor was in it. */
  readonly onClose: (returnsFocus: boolean) => void;
}

/** A popup that is open for as long as it is rendered. */
export function MapPopup({ at, lift = 0, headingId, children, onClose }: MapPopupProps) {
  const popup = useRef<LeafletPopup>(null);
  const map = useMapEvents({
    popupclose: (event) => {
      if (event.popup === popup.current) onClose(false);
    },
  });
  const { paddingTopLeft, paddingBottomRight } = clearOfTools(map);
  const { latitude, longitude } = at;
  // With another position Leaflet takes the popup away and puts it back: the focus in it would be lost.
  const position = useMemo(() => latLngOf({ latitude, longitude }), [latitude, longitude]);
  return (
    <Popup
      ref={popup}
      position={position}
      offset={[0, -lift]}
      closeButton={false}
      minWidth={220}
      maxWidth={280}
      autoPanPaddingTopLeft={paddingTopLeft}
      autoPanPaddingBottomRight={paddingBottomRight}
    >
      <PopupBody headingId={headingId} onClose={onClose}>
        {children}
      </PopupBody>
    </Popup>
  );
}

/** Moves focus into the popup when it opens, so that its content is read and Tab continues from it. */
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
