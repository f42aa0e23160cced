/** Longest name of a guest. */
export const LONGEST_GUEST_NAME = 40;

/** A name as it is kept: what looks alike is written alike (NFKC), spaces as one. */
export function guestNameOf(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\p{Zs}\t]+/gu, " ")
    .trim();
}

/** What is wrong with a kept name, as a sentence to act on; null where nothing is. */
export function guestNameProblem(name: string): string | null {
  if (name === "") return "Type your name";
  if (name.length > LONGEST_GUEST_NAME) return `At most ${LONGEST_GUEST_NAME} characters`;
  // Also what turns the direction of writing, and what has no width.
  if (/\p{C}/u.test(name)) return "Leave out line breaks and control characters";
  if (!/[\p{L}\p{N}]/u.test(visible(name))) return "A name has at least one letter or number";
  return null;
}

/** The same for names that a reader takes for one: in whatever case, with whatever cannot be seen. */
export function foldedGuestName(name: string): string {
  // Both ways, so that "ß" and "SS", "ς" and "Σ" meet.
  const folded = visible(guestNameOf(name)).toLowerCase().toUpperCase();
  return guestNameOf(folded);
}

/** Without what Unicode says to show as nothing: fillers, joiners, selectors. */
const visible = (name: string) => name.replace(/\p{Default_Ignorable_Code_Point}/gu, "");

/** The same of whoever changes a trip, whatever was typed; null where no name is left of it. */
export function personName(typed: string | null | undefined): string | null {
  const name = guestNameOf((typed ?? "").replace(/\p{C}+/gu, " "));
  const capped = name.slice(0, LONGEST_GUEST_NAME).trim();
  return guestNameProblem(capped) === null ? capped : null;
}
