/** Combines the wishes of a group, and tells what a plan gives each guest (docs/schedule.md). */
import type { WineryId, Wish } from "../schedule/problem.ts";

/** Wishes by winery id; guests do not mind wineries without a mark. */
export type Marks = Readonly<Record<string, Wish>>;

/**
 * One wish for each marked winery. The editor's own mark decides. Otherwise a winery is skipped if
 * more guests skip it than want it (must or like), a must if anybody marked it so and no more
 * guests skip it, and liked otherwise.
 *
 * @param own the editor's marks.
 */
export function combineWishes(
  wineries: readonly WineryId[],
  own: Marks | undefined,
  guests: readonly Marks[],
): Record<string, Wish> {
  const combined: Record<string, Wish> = {};
  for (const id of wineries) {
    const wish = own?.[id] ?? wishOfGroup(guests.flatMap((marks) => marks[id] ?? []));
    if (wish) combined[id] = wish;
  }
  return combined;
}

function wishOfGroup(marks: readonly Wish[]): Wish | undefined {
  if (marks.length === 0) return undefined;
  const count = (wish: Wish) => marks.filter((mark) => mark === wish).length;
  const [musts, likes, skips] = [count("must"), count("like"), count("skip")];
  if (skips > musts + likes) return "skip";
  return musts > 0 && musts >= skips ? "must" : "like";
}

/**
 * What a plan gives a guest.
 *
 * @param wineries of the trip; marks of removed wineries do not count.
 * @param planned wineries that the plan visits.
 */
export function outcomeFor(
  marks: Marks,
  wineries: readonly WineryId[],
  planned: ReadonlySet<WineryId>,
) {
  const marked = (wish: Wish) => wineries.filter((id) => marks[id] === wish);
  const met = (wish: Wish) => {
    const ids = marked(wish);
    return { met: ids.filter((id) => planned.has(id)).length, of: ids.length };
  };
  return { musts: met("must"), likes: met("like"), skipsPlanned: met("skip").met };
}
