/** Where a visitor was in a long list, kept in its history entry, so that Back returns there. */
import { z } from "zod";

const positionSchema = z.object({
  wineryList: z.object({
    /** Cards drawn. */
    count: z.int().min(1).max(10_000),
    /** Pixels scrolled. */
    top: z.number().nonnegative(),
    /** The link that was followed. */
    href: z.string().nullable(),
  }),
});

export type ListPosition = z.infer<typeof positionSchema>["wineryList"];

/** Reads what this history entry holds; null for a page that is new. */
export function readListPosition(): ListPosition | null {
  return positionSchema.safeParse(window.history.state).data?.wineryList ?? null;
}

export function writeListPosition(position: ListPosition): void {
  const state: unknown = window.history.state;
  const kept = typeof state === "object" ? state : null;
  window.history.replaceState({ ...kept, wineryList: position }, "");
}
