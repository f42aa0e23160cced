/** The data a page was rendered from, with which the browser hydrates it. */
export interface PageData {
  /** The date in Washington on which it was rendered. */
  readonly day: string;
  /** Whether the page was rendered, or only the frame that all pages share. */
  readonly isWhole: boolean;
  /** Whether the page shows that nothing is at its address. */
  readonly isMissing: boolean;
  /** API responses that come with the page. */
  readonly answers: readonly PageAnswer[];
  /** Keys of responses too large to come with it, which the browser fetches. */
  readonly prefetch: readonly AnswerKey[];
}

/** The key of a response in the browser's query cache. */
export type AnswerKey = readonly [owner: string, path: `/api/${string}`, input: object];

interface PageAnswer {
  readonly key: AnswerKey;
  readonly answer: unknown;
}

export interface RenderedPage {
  readonly markup: string;
  readonly data: PageData;
}

export interface RenderContext {
  readonly day: string;
  readonly isMissing: boolean;
  /** Responses that come with the page whatever their length. */
  readonly given?: readonly PageAnswer[];
  /**
   * The API's public response at a path of the contract, and its length as JSON; undefined to render
   * without it. Pages share the value, so it must not be changed.
   */
  readonly answerAt: (
    path: string,
    params?: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly value: unknown; readonly length: number } | undefined>;
}

/**
 * Renders the page at a path, or for null the frame that all pages share.
 *
 * @throws Error if the page cannot be rendered without a browser.
 */
export type RenderPage = (path: string | null, context: RenderContext) => Promise<RenderedPage>;

/** The element with a page's `PageData` as JSON. */
export const PAGE_DATA_ID = "page-data";

/** A request header for the frame alone, as devices store it; any value will do. */
export const FRAME_ALONE = "X-Frame-Alone";
