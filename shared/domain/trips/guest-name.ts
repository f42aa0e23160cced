export const MAX_GUEST_NAME_LENGTH = 40;

/**
 * Control characters, changes of writing direction and characters without width; not the joiners that
 * Persian and Indic names and emoji are written with, the tags in flags, nor what a later Unicode assigns.
 */
const REFUSED =
  /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu;

/** A name as stored: NFKC-normalized, with single spaces, without the marks that keyboards put around it. */
export function guestNameOf(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\u200e\u200f]/g, "")
    .replace(/[\p{Zs}\t]+/gu, " ")
    .trim();
}

/** What is wrong with a stored name, as a sentence to act on; null if nothing. */
export function guestNameProblem(name: string): string | null {
  if (name === "") return "Type your name";
  if (name.length > MAX_GUEST_NAME_LENGTH) return `At most ${MAX_GUEST_NAME_LENGTH} characters`;
  if (name.search(REFUSED) >= 0) return "Leave out line breaks and control characters";
  if (!/[\p{L}\p{N}]/u.test(visible(name))) return "A name has at least one letter or number";
  return null;
}

/** Equal for names that look the same to a reader, in any case and with invisible characters. */
export function foldedGuestName(name: string): string {
  // Lower, then upper case, so that "ß" and "ẞ" equal "SS".
  const folded = visible(guestNameOf(name)).toLowerCase().toUpperCase();
  return guestNameOf(folded);
}

/** Without invisible characters: fillers, joiners, selectors, the empty Braille cell. */
const visible = (name: string) => name.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, "");

/** A text trimmed; empty if nothing of it can be seen. */
export const shownText = (text: string): string =>
  visible(withoutHidden(text)).trim() === "" ? "" : text.trim();

/** A text without what a name may not contain; spaces stand for it. */
export const withoutHidden = (text: string): string => text.replace(REFUSED, " ");

/** A valid name made of whatever an editor typed; null if none is left. */
export function personName(typed: string | null | undefined): string | null {
  const name = guestNameOf(withoutHidden(typed ?? ""));
  // The cut may leave half of an emoji.
  const capped = withoutHidden(name.slice(0, MAX_GUEST_NAME_LENGTH)).trim();
  return guestNameProblem(capped) === null ? capped : null;
}
