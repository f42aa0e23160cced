import type { Position } from "#shared/domain/places/distance.ts";
import type { RouteSegment } from "#shared/domain/trips/route-geometry.ts";

/** What a picture for a shared link shows; it can be handed to another thread. */
export interface SharePicture {
  /** Small, above the title: what it is, or where. */
  readonly eyebrow: string;
  readonly title: string;
  /** Below the title. */
  readonly line: string;
  readonly art: ShareArt;
}

type ShareArt =
  /** An illustration across the top, by its name. */
  | { readonly kind: "illustration"; readonly name: string }
  /** The map beside the text, with a place or the outline of a region. */
  | {
      readonly kind: "map";
      /** The marker; null where the place is not known. */
      readonly place: Position | null;
      /** The regions whose emblem and outline are shown, the one of the picture first. */
      readonly avaIds: readonly string[];
    }
  /** The map beside the text, with the ways of a trip. */
  | { readonly kind: "ways"; readonly stays: readonly SharedStay[] };

/** The days at one base. */
export interface SharedStay {
  readonly base: { readonly name: string; readonly position: Position };
  readonly stops: readonly Position[];
  /** In their order, the ways back included. */
  readonly ways: readonly RouteSegment[];
}
