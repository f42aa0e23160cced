import { type Coords, DomUtil, type DoneCallback, GridLayer, type GridLayerOptions } from "leaflet";
import { type TileView, tileView } from "./projection.ts";
import { atOnce, WorkSlices } from "./work-slices.ts";

export interface TilePainter {
  /** Paints a tile, one layer a step. */
  readonly paint: (context: CanvasRenderingContext2D, view: TileView) => Generator<void, void>;
  /** Whether nothing is painted on a tile, which then costs no memory. */
  readonly isEmpty?: (view: TileView) => boolean;
}

/** Device pixels a CSS pixel that a drawn tile holds at most: more is not seen, but paid for. */
const MAX_DENSITY = 2;
/** Canvases kept for the next tiles: making one costs more than painting it. */
const MAX_SPARE = 48;

/** Maps paint their tiles in turns, so that two layers do not take a slice each at the same time. */
const slices = new WorkSlices();

/** A layer of tiles drawn here, on canvases, at every zoom; one tile after the other. */
export class CanvasGrid extends GridLayer {
  #painter: TilePainter | null = null;
  readonly #spare: HTMLCanvasElement[] = [];
  /** Tiles that the map waits for. */
  readonly #awaited = new Map<HTMLElement, DoneCallback>();

  constructor(options: GridLayerOptions) {
    super({ keepBuffer: 3, updateWhenIdle: false, updateWhenZooming: false, ...options });
    this.on("tileunload", ({ tile }: { tile: HTMLElement }) => {
      slices.remove(tile);
      this.#awaited.delete(tile);
      if (tile instanceof HTMLCanvasElement && this.#spare.length < MAX_SPARE) {
        this.#spare.push(tile);
      }
    });
  }

  /** Paints so from now on, the tiles on show in place, so that nothing flashes. */
  setPainter(painter: TilePainter): void {
    this.#painter = painter;
    for (const { el, coords } of Object.values(this._tiles)) {
      if (el instanceof HTMLCanvasElement) this.#paintSoon(el, coords);
    }
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = this.#spare.pop() ?? DomUtil.create("canvas");
    canvas.className = "";
    canvas.style.cssText = "";
    this.#awaited.set(canvas, done);
    if (this.#painter) this.#paintSoon(canvas, coords);
    return canvas;
  }

  #paintSoon(canvas: HTMLCanvasElement, coords: Coords): void {
    slices.add(canvas, () => this.#paint(canvas, coords));
  }

  *#paint(canvas: HTMLCanvasElement, coords: Coords): Generator<void, void> {
    const done = this.#awaited.get(canvas);
    const painting = this.#draw(canvas, coords);
    // A tile that is on show is painted in one go: nobody sees it half done.
    if (done) yield* painting;
    else atOnce(painting);
    this.#awaited.delete(canvas);
    done?.(undefined, canvas);
  }

  *#draw(canvas: HTMLCanvasElement, { x, y, z }: Coords): Generator<void, void> {
    const painter = this.#painter;
    const size = this.getTileSize().x;
    const view = tileView(z, x, y, size);
    const isEmpty = !painter || painter.isEmpty?.(view) === true;
    const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY);
    const pixels = isEmpty ? 0 : size * density;
    if (canvas.width !== pixels) {
      canvas.width = pixels;
      canvas.height = pixels;
    }
    const context = isEmpty ? null : canvas.getContext("2d");
    if (!painter || !context) return;
    context.save();
    try {
      context.clearRect(0, 0, pixels, pixels);
      context.scale(density, density);
      yield* painter.paint(context, view);
    } finally {
      context.restore();
    }
  }
}
