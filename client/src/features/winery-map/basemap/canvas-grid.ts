import { type Coords, DomUtil, GridLayer, type GridLayerOptions } from "leaflet";
import { type TileView, tileView } from "./projection.ts";

export type PaintTile = (context: CanvasRenderingContext2D, view: TileView) => void;

/** Device pixels a CSS pixel that a drawn tile holds at most: more is not seen, but paid for. */
const MAX_DENSITY = 2;

/** A layer of tiles drawn here, on canvases, at every zoom. */
export class CanvasGrid extends GridLayer {
  #paint: PaintTile;

  constructor(paint: PaintTile, options: GridLayerOptions) {
    super({ keepBuffer: 3, updateWhenIdle: false, updateWhenZooming: false, ...options });
    this.#paint = paint;
  }

  /** Paints with another function from now on, the tiles on show in place, so that nothing flashes. */
  setPaint(paint: PaintTile): void {
    this.#paint = paint;
    for (const { el, coords } of Object.values(this._tiles)) {
      if (el instanceof HTMLCanvasElement) this.#draw(el, coords);
    }
  }

  protected override createTile(coords: Coords): HTMLElement {
    const canvas = DomUtil.create("canvas");
    this.#draw(canvas, coords);
    return canvas;
  }

  #draw(canvas: HTMLCanvasElement, { x, y, z }: Coords): void {
    const size = this.getTileSize().x;
    const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY);
    canvas.width = size * density;
    canvas.height = size * density;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.scale(density, density);
    this.#paint(context, tileView(z, x, y, size));
  }
}
