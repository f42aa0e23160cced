import type { Popup as LeafletPopup } from "leaflet";
import { createContext, type ReactNode, use, useId, useLayoutEffect, useMemo, useRef } from "react";
import { Popup, useMap, useMapEvents } from "react-leaflet";
import { Cross } from "#client/ui/button.tsx";
import type { Position } from "#shared/domain/places/distance.ts";
import { clearOfTools, latLngOf } from "../leaflet/map-view.ts";

export interface MapPopupProps {
  readonly at: Position;
  /** Pixels between the point and the tip of the popup: the height of what stands there. */
  readonly lift?: number;
  readonly badge?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** The popup wants to close; `returnsFocus` when the visitor was in it. */
  readonly onClose: (returnsFocus: boolean) => void;
}

/** What leads on from a popup. */
export const POPUP_LINK =
  "flex min-h-11 flex-1 items-center font-semibold text-wine underline underline-offset-4";

/** What a popup says. As its children, it would make Leaflet pan the map back to it whenever it is rendered. */
const Content = createContext({} as Omit<MapPopupProps, "at" | "lift">);
const BODY = <PopupBody />;

/** A popup that is open for as long as it is rendered. The map pans to it once, when it opens. */
export function MapPopup({ at, lift = 0, onClose, ...content }: MapPopupProps) {
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
    <Content value={{ ...content, onClose }}>
      <Popup
        ref={popup}
        position={position}
        offset={[0, -lift]}
        closeButton={false}
        minWidth={220}
        maxWidth={Number.POSITIVE_INFINITY}
        autoPanPaddingTopLeft={paddingTopLeft}
        autoPanPaddingBottomRight={paddingBottomRight}
      >
        {BODY}
      </Popup>
    </Content>
  );
}

/**
 * Moves focus into the popup when it opens, so that its content is read and Tab continues from it, and to the
 * map when the popup goes away around the focus.
 */
function PopupBody() {
  const { badge, title, children, onClose } = use(Content);
  const map = useMap();
  const headingId = useId();
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = body;
    current?.focus({ preventScroll: true });
    return () => {
      if (!current?.contains(document.activeElement)) return;
      map.getContainer().focus({ preventScroll: true });
    };
  }, [map]);
  return (
    <div
      ref={body}
      className="relative text-sm"
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose(true);
      }}
    >
      <div className="map-popup px-4.5 pt-4 pb-3">
        {badge}
        <h3 id={headingId} className="pr-10 font-display text-lg leading-tight font-medium">
          {title}
        </h3>
        {children}
      </div>
      <CloseButton label="Close" onClose={() => onClose(true)} />
    </div>
  );
}

interface CloseButtonProps {
  readonly label: string;
  readonly onClose: () => void;
}

/** In the upper corner of what it closes. */
export function CloseButton({ label, onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      onClick={onClose}
      className="absolute top-0 right-0 grid size-11 place-items-center text-ink-soft hover:text-wine"
    >
      <span className="sr-only">{label}</span>
      <Cross className="size-3.5" />
    </button>
  );
}
