/** How the wishes of a group come to one plan, and what the plan gives each guest (docs/schedule.md). */
import type { WineryId, Wish } from "../schedule/problem.ts";

/** What somebody wishes, by the winery's id; a winery without a mark is all the same to them. */
export type Marks = Readonly<Record<string, Wish>>;

/**
 * One wish for each winery that anybody marked. What the trip's editor says stands. Else a winery is
 * skipped where more guests skip it than want it (must or like), is a must where somebody must and no
 * more skip than must, and is liked otherwise. Guests without a mark do not count, the order of the
 * guests neither.
 *
 * @param own the marks of whoever edits the trip.
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
 * @param wineries those of the trip: a mark of a winery that was taken out since does not count.
 * @param planned those the plan visits.
 */
export function outcomeFor(
  marks: Marks,
  wineries: readonly WineryId[],
  planned: ReadonlySet<WineryId>,
) {
  const marked = (wish: Wish) => wineries.filter((id) => marks[id] === wish);
  /** How many of their marks the plan meets. */
  const met = (wish: Wish) => {
    const ids = marked(wish);
    return { met: ids.filter((id) => planned.has(id)).length, of: ids.length };
  };
  // Of what they would skip, stops of the plan.
  return { musts: met("must"), likes: met("like"), skipsPlanned: met("skip").met };
}
