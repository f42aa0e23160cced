/** Where a visitor was in a long list, kept in its history entry, so that Back returns there. */
export interface ListPosition {
  /** Cards drawn. */
  readonly count: number;
  /** Pixels scrolled. */
  readonly top: number;
  /** The link that was followed. */
  readonly href: string | null;
}

/** More cards than any list has. */
const MAX_COUNT = 10_000;

/** Reads what this history entry holds; null for a page that is new. */
export function readListPosition(): ListPosition | null {
  if (typeof window === "undefined") return null;
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("wineryList" in state)) return null;
  const { wineryList } = state;
  return isListPosition(wineryList) ? wineryList : null;
}

function isListPosition(value: unknown): value is ListPosition {
  if (typeof value !== "object" || value === null) return false;
  if (!("count" in value && "top" in value && "href" in value)) return false;
  const { count, top, href } = value;
  return (
    Number.isInteger(count) &&
    Number(count) >= 1 &&
    Number(count) <= MAX_COUNT &&
    typeof top === "number" &&
    top >= 0 &&
    (href === null || typeof href === "string")
  );
}

export function writeListPosition(position: ListPosition): void {
  const state: unknown = window.history.state;
  const kept = typeof state === "object" ? state : null;
  window.history.replaceState({ ...kept, wineryList: position }, "");
}
