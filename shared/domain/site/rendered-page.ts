/** What the server's markup of a page was drawn from; the browser draws its first picture from the same. */
export interface PageData {
  /** The day on Washington's calendar on which it was drawn, `2026-11-22`. */
  readonly day: string;
  /** Whether the page itself was drawn; else only the frame that all pages have. */
  readonly isWhole: boolean;
  /** Whether there is nothing at the address, so that the page says that. */
  readonly isMissing: boolean;
  /** Answers of the API that came with the page. */
  readonly answers: readonly PageAnswer[];
  /** Keys of the answers that are too large to come with it; the browser fetches them. */
  readonly asked: readonly AnswerKey[];
}

/** Whose, path, input: the key of an answer in the browser's cache. */
export type AnswerKey = readonly [owner: string, path: `/api/${string}`, input: object];

/** An answer with its place in the browser's cache. */
interface PageAnswer {
  readonly key: AnswerKey;
  readonly answer: unknown;
}

/** A page as markup, the same for everybody who may see it. */
export interface RenderedPage {
  readonly markup: string;
  readonly data: PageData;
}

/** What drawing needs of the server. */
export interface RenderContext {
  readonly day: string;
  /** Whether there is nothing at the path: its page says so, and asks nobody. */
  readonly isMissing: boolean;
  /** Answers that are the page's own matter; they come with it whatever their length. */
  readonly given?: readonly PageAnswer[];
  /**
   * The answer of the API at a path with a query, as anybody gets it, and its length as JSON; undefined
   * where the drawing continues without it. Several pages are drawn from one value: it must not be changed.
   */
  readonly answerAt: (
    address: string,
  ) => Promise<{ readonly value: unknown; readonly length: number } | undefined>;
}

/**
 * Draws the page at a path of this site, or, for null, the frame that all pages have.
 *
 * @throws Error where the page cannot be drawn without a browser.
 */
export type RenderPage = (path: string | null, context: RenderContext) => Promise<RenderedPage>;

/** The element that holds the `PageData` of a page, as JSON. */
export const PAGE_DATA_ID = "page-data";

/** Asks for the page at an address with its frame alone, as a device keeps it; the value does not count. */
export const FRAME_ALONE = "X-Frame-Alone";
